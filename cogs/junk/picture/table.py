"""Junk's table as a picture: four piles in a row, and the card in the hand above them."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.core.cards import parse_card
from bot.text import Words
from bot.text.reader import Reader
from cogs.junk.rules.state import Action, LastAction, View
from render.layout import trail
from render.scene import GIANT, WIDTH, CardAt, Item, Label, Mark, Scene, Slot, Stack, Stamp, card_height

_HEIGHT = 640
_RAIL = 62
_HAND_Y = 178
_PILE_Y = 452
_LABEL_Y = _HEIGHT - _RAIL // 2
_FROM = {Action.DRAW: "draw", Action.PLAY: "hand", Action.JUNK: "hand", Action.RESCUE: "junk", Action.GRACE: "junk"}
_TO = {Action.DRAW: "hand", Action.PLAY: "play", Action.JUNK: "junk", Action.RESCUE: "play", Action.GRACE: "grace"}
_PLACES = {
    "hand": (WIDTH // 2, _HAND_Y),
    "draw": (170, _PILE_Y),
    "play": (457, _PILE_Y),
    "junk": (743, _PILE_Y),
    "grace": (1030, _PILE_Y),
}


def scene(view: View, reader: Reader) -> Scene:
    return Scene(_HEIGHT, tuple(_items(view, reader)), reader.look)


def gallery(words: Words) -> Mapping[str, Scene]:
    """Examples for people to look at: the emptiest table, a typical one, the fullest, a misplay, an end."""
    king, ten, ace, two = (parse_card(name) for name in ("KH", "TC", "AS", "2D"))
    blank = View(
        draw=52, next=None, held=None, play=0, play_top=None, junk=0, junk_top=None, grace=0, grace_top=None,
        naked=False, clean=True, last=None, finished=False, deal=None,
    )  # fmt: skip
    typical = replace(
        blank, draw=30, held=king, play=12, play_top=ten, junk=9, junk_top=two, last=LastAction(Action.DRAW, king)
    )
    views = {
        "emptiest": blank,
        "typical": typical,
        "fullest": replace(typical, next=ace, naked=True),
        "misplay": replace(typical, last=LastAction(Action.PLAY, king, "does-not-fit"), clean=False),
        "rescued": replace(
            typical, held=None, play_top=two, junk=8, junk_top=king, last=LastAction(Action.RESCUE, two)
        ),
        "ended": replace(
            typical, draw=0, held=None, grace=4, grace_top=ace, last=LastAction(Action.GRACE, ace), finished=True
        ),
    }
    return {name: scene(view, Reader((), words)) for name, view in views.items()}


def _items(view: View, reader: Reader) -> Iterator[Item]:
    last = view.last
    tone: Mark = "fault" if last is not None and last.fault else "last"
    marked = None
    if last is not None and last.card is not None:
        marked = _TO[last.action]
        moved = trail(_PLACES[_FROM[last.action]], _PLACES[marked], GIANT, tone)
        if moved is not None:
            yield moved
    for pile, count, top in (
        ("draw", view.draw, view.next),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
        ("grace", view.grace, view.grace_top),
    ):
        x, y = _PLACES[pile]
        mark: Mark = tone if pile == marked else "plain"
        yield Stack(x, y, count, top, GIANT, mark) if count else Slot(x, y, GIANT, mark=mark)
        yield Label(x, _LABEL_Y, reader.say(f"junk-picture-{pile}"), size=40)
    if view.held is not None:
        yield CardAt(*_PLACES["hand"], view.held, GIANT, "fault" if tone == "fault" and marked else "gold")
    if last is not None and last.fault:
        x, y = _PLACES[_FROM[last.action]]
        yield Stamp(x, y + 26, reader.say("junk-picture-juse"))
    if view.finished:
        y = _HAND_Y - card_height(GIANT) // 8
        yield Label(WIDTH // 2, y, reader.say("junk-picture-over"), size=72, tone="gold")
