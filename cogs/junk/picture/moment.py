"""What the announcement of a misplay shows: the card, where it was put, and why it went back. No other card is seen."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.junk.picture.places import BOTTOM, CAPTION_Y, CARD, CARD_Y, DRAW, FROM, HEIGHT, STAMP_Y, TO, X, way
from cogs.junk.picture.table import pile_names
from cogs.junk.rules.state import Misplayed, View
from render.scene import WIDTH, Area, Back, CardAt, Dim, Item, Label, Mark, Scene, Sign, Slot, Stamp, card_height

_PUT = 172
_PUT_X, _PUT_Y = 54, BOTTOM - 10 - card_height(_PUT) // 2
"""Where the card was put: in the lower right corner, so that the card below it can be read."""
_CROSS = 76
_HIGH = card_height(CARD)


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    """The card is put somewhere, it is called, and the reason is said."""
    assert isinstance(juse, Misplayed)
    put = tuple(_put(view, juse))
    names = (way(juse.action, "fault"), *pile_names(view, voice))
    stamp = Stamp(X[FROM[juse.action]], STAMP_Y, voice.say("junk-picture-juse"))
    wrong = (*put, *_cross(juse))
    shown = ((*put, *names), (*wrong, *names, stamp), (*wrong, *_reason(juse, voice), stamp))
    return [Scene(HEIGHT, items, voice.look) for items in shown]


def _put(view: View, juse: Misplayed) -> Iterator[Item]:
    """The table, darkened and without its faces, then those one or two cards that the words name."""
    source, target = FROM[juse.action], TO[juse.action]
    second = "hand" if view.first_phase else "grace"
    yield _unnamed(X["draw"], DRAW, view.draw)
    for pile, count in ((second, view.grace if second == "grace" else int(view.held is not None)), ("play", view.play)):
        yield _unnamed(X[pile], CARD, count)
    yield _unnamed(X["junk"], CARD, view.junk)
    yield Dim(WIDTH // 2, HEIGHT // 2, WIDTH, HEIGHT)
    yield _named(X[source], juse.card, "fault")
    if juse.onto is not None:
        yield _named(X[target], juse.onto)
    yield CardAt(X[target] + _PUT_X, _PUT_Y, juse.card, _PUT)


def _cross(juse: Misplayed) -> Iterator[Item]:
    """On the card that was put there, below its index."""
    x, y = X[TO[juse.action]] + _PUT_X + (_PUT - _CROSS) // 2 - 8, _PUT_Y + (card_height(_PUT) - _CROSS) // 2 - 8
    yield Area(x, y, _CROSS + 10, _CROSS + 10, "paper", _CROSS // 2 + 5)
    yield Area(x, y, _CROSS, _CROSS, "fault", _CROSS // 2)
    yield Sign(x, y, "cross", _CROSS * 2 // 3, "bare")


def _unnamed(x: int, width: int, count: int) -> Item:
    return Back(x, CARD_Y, width, _HIGH) if count else Slot(x, CARD_Y, width, _HIGH)


def _named(x: int, card: Card, mark: Mark = "plain") -> Item:
    return CardAt(x, CARD_Y, card, CARD, mark)


def _reason(juse: Misplayed, voice: Voice) -> Iterator[Item]:
    yield Area(WIDTH // 2, CAPTION_Y, WIDTH, HEIGHT - BOTTOM - 14, "fault", 0)
    why = voice.say(f"junk-moment-{juse.fault}", action=juse.action.value)
    yield Label(WIDTH // 2, CAPTION_Y, why, 46, "bare", WIDTH - 48)
