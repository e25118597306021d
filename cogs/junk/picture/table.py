"""Junk's table as a picture: the piles in a row, and the card in the hand among them.

Nothing moves within a game; in the end the Saving Grace lies where the hand was.
"""

from collections.abc import Iterator
from typing import Final

from bot.text.voice import Voice
from cogs.junk.rules.state import Action, View
from render.layout import Box, area, frame
from render.scene import Back, CardAt, Item, Label, Mark, Scene, Slot, Stamp, Trail, card_height

HEIGHT: Final = 532
CARD, DRAW = 288, 192
"""How wide the piles are."""
CARD_Y, CARD_HEIGHT = 222, card_height(CARD)
BOTTOM = CARD_Y + CARD_HEIGHT // 2
CAPTION_Y = 481
"""The middle of the piles' names, and between them of the way that a card went."""
X = {"draw": 112, "hand": 386, "grace": 386, "play": 712, "junk": 1028}
FROM = {Action.DRAW: "draw", Action.PLAY: "hand", Action.JUNK: "hand", Action.RESCUE: "junk", Action.GRACE: "junk"}
TO = {Action.DRAW: "hand", Action.PLAY: "play", Action.JUNK: "junk", Action.RESCUE: "play", Action.GRACE: "grace"}
_HAND = Box(X["hand"] - 166, 4, 332, HEIGHT - 8)
"""The frame around the hand and its name."""


def scene(view: View, voice: Voice) -> Scene:
    return Scene(HEIGHT, tuple(_items(view, voice)), voice.look)


def _items(view: View, voice: Voice) -> Iterator[Item]:
    last = view.last if view.last is not None and view.last.card is not None else None
    marks: dict[str, Mark] = {}
    if last is not None:
        marks = {FROM[last.action]: "fault"} if last.fault else {TO[last.action]: "last"}
    if view.held is not None:
        yield area(_HAND, "light")
        yield frame(_HAND)
    if last is not None:
        yield way(last.action, "fault" if last.fault else "last")
    yield from _draw_pile(view)
    second = "hand" if view.first_phase else "grace"
    for pile, count, top in (
        (second, view.grace, view.held if view.first_phase else view.grace_top),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
    ):
        x, mark = X[pile], marks.get(pile, "plain")
        if top is None:
            yield Slot(x, CARD_Y, CARD, mark=mark)
            continue
        yield CardAt(x, CARD_Y, top, CARD, mark)
        if pile != "hand" and count:
            # In the corner that no card uses.
            yield Label(x + CARD // 2 - 6, CARD_Y - CARD_HEIGHT // 2 + 50, str(count), 54, anchor="right")
    yield from pile_names(view, voice)
    if last is not None and last.fault:
        yield stamp(last.action, voice)


def way(action: Action, mark: Mark) -> Trail:
    """Show the way of a card between the names of the piles, which hide it where it passes them."""
    start, end, beside = X[FROM[action]], X[TO[action]], 128
    return Trail(start, CAPTION_Y, end - beside if end > start else end + beside, CAPTION_Y, mark)


def stamp(action: Action, voice: Voice) -> Stamp:
    """Stamp the lower part of the card that went back, so that its rank can still be read."""
    return Stamp(X[FROM[action]], CARD_Y + 96, voice.say("junk-picture-juse"))


def pile_names(view: View, voice: Voice) -> Iterator[Item]:
    """Name the piles. The hand's name is golden while it holds a card to be placed."""
    for pile in ("draw", "hand" if view.first_phase else "grace", "play", "junk"):
        tone = "gold" if pile == "hand" and view.held is not None else "plain"
        widest = DRAW if pile == "draw" else 200
        yield Label(X[pile], CAPTION_Y, voice.say(f"junk-picture-{pile}"), tone=tone, max_width=widest)


def _draw_pile(view: View) -> Iterator[Item]:
    """Paint the pile. A card that lies face up leaves the pile's back in sight above it, with the count."""
    x = X["draw"]
    if not view.draw:
        yield Slot(x, CARD_Y, DRAW, CARD_HEIGHT)
        return
    yield Back(x, CARD_Y, DRAW, CARD_HEIGHT, view.draw if view.next is None else 0)
    if view.next is not None:
        yield Label(x, CARD_Y - CARD_HEIGHT // 2 + 98, str(view.draw), 48, "bare")
        yield CardAt(x, BOTTOM - card_height(DRAW) // 2, view.next, DRAW)
