"""Junk's table as a picture: four piles in a row, and the card in the hand above them."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.core.cards import Card
from cogs.junk.state import Action, View
from render.scene import HUGE, WIDTH, CardAt, Deck, Item, Label, Scene, Slot, Stack, Stamp, Tone, card_height, trail

Say = Callable[[str], str]


class _Pile(msgspec.Struct, frozen=True):
    key: str
    x: int
    count: int
    top: Card | None


_HEIGHT = 760
_HAND_Y = 150
_PILE_Y = 480
_LABEL_Y = 690
_DRAW_X, _PLAY_X, _JUNK_X, _GRACE_X = 170, 457, 743, 1030
_FROM = {
    Action.DRAW: "draw",
    Action.PLAY: "hand",
    Action.JUNK: "hand",
    Action.RESCUE: "junk",
    Action.GRACE: "junk",
}
_TO = {
    Action.DRAW: "hand",
    Action.PLAY: "play",
    Action.JUNK: "junk",
    Action.RESCUE: "play",
    Action.GRACE: "grace",
}
_PLACES = {
    "hand": (WIDTH // 2, _HAND_Y),
    "draw": (_DRAW_X, _PILE_Y),
    "play": (_PLAY_X, _PILE_Y),
    "junk": (_JUNK_X, _PILE_Y),
    "grace": (_GRACE_X, _PILE_Y),
}


def scene(view: View, names: Sequence[str], deck: Deck, say: Say) -> Scene:
    """A solitaire needs no names."""
    return Scene(_HEIGHT, tuple(_items(view, say)), deck)


def _items(view: View, say: Say) -> Iterator[Item]:
    last = view.last
    tone: Tone = "fault" if last is not None and last.fault else "last"
    marked = None
    if last is not None and last.card is not None:
        marked = _TO[last.action]
        found = trail(_PLACES[_FROM[last.action]], _PLACES[marked], HUGE, tone)
        if found is not None:
            yield found
    for pile in (
        _Pile("draw", _DRAW_X, view.draw, view.next),
        _Pile("play", _PLAY_X, view.play, view.play_top),
        _Pile("junk", _JUNK_X, view.junk, view.junk_top),
        _Pile("grace", _GRACE_X, view.grace, view.grace_top),
    ):
        halo: Tone = tone if pile.key == marked else "plain"
        if pile.count:
            yield Stack(pile.x, _PILE_Y, pile.count, pile.top, HUGE, halo)
        else:
            yield Slot(pile.x, _PILE_Y, HUGE, halo=halo)
        yield Label(pile.x, _LABEL_Y, say(f"junk-picture-{pile.key}"), size=40)
    if view.held is not None:
        yield CardAt(*_PLACES["hand"], view.held, HUGE, "fault" if tone == "fault" and marked else "gold")
    if last is not None and last.fault:
        x, y = _PLACES[_FROM[last.action]]
        yield Stamp(x, y + 26, say("junk-picture-juse"))
    if view.finished:
        y = _HAND_Y - card_height(HUGE) // 8
        yield Label(WIDTH // 2, y, say("junk-picture-over"), size=72, tone="gold")
