"""What the announcement of a misplay shows: the card, where it was put, and why it went back. No other card is seen."""

from collections.abc import Iterator, Sequence

from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.junk.picture.table import (
    BOTTOM,
    CAPTION_Y,
    CARD,
    CARD_HEIGHT,
    CARD_Y,
    DRAW,
    FROM,
    HEIGHT,
    TO,
    X,
    pile_names,
    stamp,
    way,
)
from cogs.junk.rules.state import Misplayed, View
from render.layout import Box, band
from render.scene import WIDTH, Area, Back, CardAt, Dim, Item, Label, Scene, Sign, Slot, card_height

_PUT = 172
"""The width of the card where it was put: in the lower right corner, so that the card below it can be read."""
_CROSS = 76


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    """Show the card where it was put, that it is called, and why."""
    assert isinstance(juse, Misplayed)
    put, mark = tuple(_put(view, juse)), stamp(juse.action, voice)
    names = (way(juse.action, "fault"), *pile_names(view, voice))
    wrong = (*put, *_cross(juse))
    why = voice.say(f"junk-moment-{juse.fault}", action=juse.action.value)
    panel = Box(0, CAPTION_Y - 47, WIDTH, HEIGHT - BOTTOM - 14)
    reason = band(panel, "fault"), Label(panel.x, CAPTION_Y, why, 46, "bare", WIDTH - 48)
    shown = ((*put, *names), (*wrong, *names, mark), (*wrong, *reason, mark))
    return [Scene(HEIGHT, items, voice.look) for items in shown]


def _put(view: View, juse: Misplayed) -> Iterator[Item]:
    """Paint the table, darkened and without its faces, then those one or two cards that the words name."""
    held = int(view.held is not None)
    second = ("hand", CARD, held) if view.first_phase else ("grace", CARD, view.grace)
    for pile, width, count in (("draw", DRAW, view.draw), second, ("play", CARD, view.play), ("junk", CARD, view.junk)):
        yield Back(X[pile], CARD_Y, width, CARD_HEIGHT) if count else Slot(X[pile], CARD_Y, width, CARD_HEIGHT)
    yield Dim(WIDTH // 2, HEIGHT // 2, WIDTH, HEIGHT)
    yield CardAt(X[FROM[juse.action]], CARD_Y, juse.card, CARD, "fault")
    if juse.onto is not None:
        yield CardAt(X[TO[juse.action]], CARD_Y, juse.onto, CARD)
    x, y = _place_put(juse)
    yield CardAt(x, y, juse.card, _PUT)


def _place_put(juse: Misplayed) -> tuple[int, int]:
    return X[TO[juse.action]] + 54, BOTTOM - 10 - card_height(_PUT) // 2


def _cross(juse: Misplayed) -> Sequence[Item]:
    """Cross out the card that was put there, below its index."""
    x, y = _place_put(juse)
    x, y = x + (_PUT - _CROSS) // 2 - 8, y + (card_height(_PUT) - _CROSS) // 2 - 8
    return (
        Area(x, y, _CROSS + 10, _CROSS + 10, "paper", _CROSS // 2 + 5),
        Area(x, y, _CROSS, _CROSS, "fault", _CROSS // 2),
        Sign(x, y, "cross", _CROSS * 2 // 3, "bare"),
    )
