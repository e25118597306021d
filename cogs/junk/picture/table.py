"""Junk's table as a picture: the piles in a row, and the card in the hand among them."""

from collections.abc import Iterator

from bot.core.cards import Card
from bot.text.voice import Voice
from cogs.junk.picture.places import (
    BOTTOM,
    CAPTION_Y,
    CARD,
    CARD_Y,
    DRAW,
    FROM,
    HEIGHT,
    STAMP_Y,
    TO,
    WIDEST_NAME,
    X,
    way,
)
from cogs.junk.rules.state import View
from render.scene import Area, Back, CardAt, Frame, Item, Label, Mark, Scene, Slot, Stamp, card_height

_COLUMN, _MARGIN = 332, 4
"""How wide the frame around hand and name is, and how far it stays from the picture's edges."""
_CHIP = 54
_HIGH = card_height(CARD)


def scene(view: View, voice: Voice) -> Scene:
    return Scene(HEIGHT, tuple(_items(view, voice)), voice.look)


def _items(view: View, voice: Voice) -> Iterator[Item]:
    last = view.last if view.last is not None and view.last.card is not None else None
    marks: dict[str, Mark] = {}
    if last is not None:
        marks = {FROM[last.action]: "fault"} if last.fault else {TO[last.action]: "last"}
    if view.held is not None:
        middle, high = HEIGHT // 2, HEIGHT - 2 * _MARGIN
        yield Area(X["hand"], middle, _COLUMN, high, "light")
        yield Frame(X["hand"], middle, _COLUMN, high)
    if last is not None:
        yield way(last.action, "fault" if last.fault else "last")
    yield from _draw_pile(view)
    second = "hand" if view.first_phase else "grace"
    for pile, count, top in (
        (second, 1 if view.held is not None else view.grace, view.held if view.first_phase else view.grace_top),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
    ):
        yield from _pile(X[pile], 0 if pile == "hand" else count, top, marks.get(pile, "plain"))
    yield from pile_names(view, voice)
    if last is not None and last.fault:
        yield Stamp(X[FROM[last.action]], STAMP_Y, voice.say("junk-picture-juse"))


def pile_names(view: View, voice: Voice) -> Iterator[Item]:
    """That of the hand is golden while it holds a card to be placed."""
    for pile in ("draw", "hand" if view.first_phase else "grace", "play", "junk"):
        tone = "gold" if pile == "hand" and view.held is not None else "plain"
        widest = DRAW if pile == "draw" else WIDEST_NAME
        yield Label(X[pile], CAPTION_Y, voice.say(f"junk-picture-{pile}"), tone=tone, max_width=widest)


def _draw_pile(view: View) -> Iterator[Item]:
    """A card that lies face up leaves the pile's back in sight above it, with the count."""
    x = X["draw"]
    if not view.draw:
        yield Slot(x, CARD_Y, DRAW, _HIGH)
    elif view.next is None:
        yield Back(x, CARD_Y, DRAW, _HIGH, view.draw)
    else:
        yield Back(x, CARD_Y, DRAW, _HIGH)
        yield Label(x, CARD_Y - _HIGH // 2 + 98, str(view.draw), 48, "bare")
        yield CardAt(x, BOTTOM - card_height(DRAW) // 2, view.next, DRAW)


def _pile(x: int, count: int, top: Card | None, mark: Mark) -> Iterator[Item]:
    """The count lies in the corner that no card uses."""
    if top is None:
        yield Slot(x, CARD_Y, CARD, mark=mark)
        return
    yield CardAt(x, CARD_Y, top, CARD, mark)
    if count:
        yield Label(x + CARD // 2 - 6, CARD_Y - _HIGH // 2 + 50, str(count), _CHIP, anchor="right")
