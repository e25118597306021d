"""Junk as pictures: the table, with the piles in a row and the card in the hand among them; the moment of Juse!; a
chain of rescues, seen again once it has ended; and the closing picture.

Nothing moves within a game; in the end the Saving Grace lies where the hand was.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from bot.core.cards import Card
from bot.core.game import Event
from bot.core.summary import Summary
from bot.text.voice import Voice
from bot.ui.thrills import Found, Thrill, with_thrills
from cogs.junk.rules.state import Action, Drew, Ended, Misplayed, Moved, View
from render import Frame
from render.layout import Box, area, band, frame
from render.scene import (
    WIDTH,
    Area,
    Back,
    CardAt,
    Dim,
    EmptySlot,
    Item,
    Label,
    Mark,
    NamePlate,
    Rays,
    Scene,
    Sign,
    SignKind,
    Stamp,
    Tone,
    Trail,
    card_height,
)

HEIGHT: Final = 532
CARD, DRAW = 288, 192
"""The widths of the piles."""
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
    if view.held is not None:
        yield area(_HAND, "light")
        yield frame(_HAND)
    if last is not None:
        marks = {FROM[last.action]: "fault"} if last.fault else {TO[last.action]: "last"}
        yield way(last.action, "fault" if last.fault else "last")
    x = X["draw"]
    # A card that lies face up leaves the pile's back in sight above it, with the count.
    count = view.draw if view.next is None else 0
    yield Back(x, CARD_Y, DRAW, CARD_HEIGHT, count) if view.draw else EmptySlot(x, CARD_Y, DRAW, CARD_HEIGHT)
    if view.next is not None:
        yield Label(x, CARD_Y - CARD_HEIGHT // 2 + 98, str(view.draw), 48, "bare")
        yield CardAt(x, BOTTOM - card_height(DRAW) // 2, view.next, DRAW)
    second = "hand" if view.first_phase else "grace"
    for pile, count, top in (
        (second, view.grace, view.held if view.first_phase else view.grace_top),
        ("play", view.play, view.play_top),
        ("junk", view.junk, view.junk_top),
    ):
        x, mark = X[pile], marks.get(pile, "plain")
        if top is None:
            yield EmptySlot(x, CARD_Y, CARD, mark=mark)
            continue
        yield CardAt(x, CARD_Y, top, CARD, mark)
        if pile != "hand" and count:
            # In the corner that no card uses.
            yield Label(x + CARD // 2 - 6, CARD_Y - CARD_HEIGHT // 2 + 50, str(count), 54, anchor="right")
    yield from pile_names(view, voice)
    if last is not None and last.fault:
        yield stamp(last.action, voice)


def _rescued(view: View, events: Sequence[Event], voice: Voice) -> Iterator[Found]:
    if len(view.chain) > 1:
        yield {"cards": len(view.chain)}


def _count(view: View, found: Found, words: str, voice: Voice) -> Iterator[Item]:
    """Count a chain of rescues, on the lower part of the Play Pile. It grows with it, and is golden from four on."""
    mark: Mark = "gold" if found["cards"] >= _GOLDEN else "plain"
    yield Stamp(X["play"], CARD_Y + 112, words, min(38 + 5 * found["cards"], 66), mark, max_width=CARD - 80)


_GOLDEN = 4
THRILLS = (Thrill("junk", "chain", _rescued, _count),)


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


_PUT = 172
"""The width of the card where it was put: in the lower right corner, so that the card below it can be read."""
_CROSS = 76


def moment(view: View, juse: Misplayed, voice: Voice) -> Sequence[Scene]:
    """Show the card where it was put, that it is called, and why."""
    put, mark = tuple(_put(view, juse)), stamp(juse.action, voice)
    names = (way(juse.action, "fault"), *pile_names(view, voice))
    # The card that was put there is crossed out, below its index.
    x, y = _place_put(juse)
    x, y = x + (_PUT - _CROSS) // 2 - 8, y + (card_height(_PUT) - _CROSS) // 2 - 8
    wrong = (
        *put,
        Area(x, y, _CROSS + 10, _CROSS + 10, "paper", _CROSS // 2 + 5),
        Area(x, y, _CROSS, _CROSS, "fault", _CROSS // 2),
        Sign(x, y, "cross", _CROSS * 2 // 3, "bare"),
    )
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
        yield Back(X[pile], CARD_Y, width, CARD_HEIGHT) if count else EmptySlot(X[pile], CARD_Y, width, CARD_HEIGHT)
    yield Dim(WIDTH // 2, HEIGHT // 2, WIDTH, HEIGHT)
    yield CardAt(X[FROM[juse.action]], CARD_Y, juse.card, CARD, "fault")
    if juse.onto is not None:
        yield CardAt(X[TO[juse.action]], CARD_Y, juse.onto, CARD)
    x, y = _place_put(juse)
    yield CardAt(x, y, juse.card, _PUT)


def _place_put(juse: Misplayed) -> tuple[int, int]:
    return X[TO[juse.action]] + 54, BOTTOM - 10 - card_height(_PUT) // 2


_SHORTEST = 3
"""The least cards of a chain that is seen again. One of two is counted on the table."""
_FLIGHTS, _MOST = 220, 1500
"""Milliseconds of each card in the air, and of all together."""
_MOST_CARDS = 9
_COUNTED = 900
_TILTS = -14, -9


def motion(before: View, after: View, events: Sequence[Event], voice: Voice) -> Sequence[Frame]:
    """Show the chain again. The hand and the draw pile are as they are now: nobody waits for their next card."""
    rescued = [*takewhile(lambda event: isinstance(event, Moved) and event.action is Action.RESCUE, events)]
    chain = (*before.chain, *(event.card for event in rescued if isinstance(event, Moved)))
    goes_on = len(rescued) == len(events)
    if goes_on or len(chain) < _SHORTEST or any(not isinstance(event, Drew | Moved | Ended) for event in events):
        return ()
    play = before.play + len(rescued)
    cards = min(len(chain) - 1, _MOST_CARDS)
    frames: list[Frame] = []
    for left in range(cards, 0, -1):
        table = _at(after, chain, play, left)
        card = CardAt((X["junk"] + X["play"]) // 2, CARD_Y - 8, chain[-left], CARD, tilt=_TILTS[left % 2])
        shown = with_thrills(scene(table, voice).plus(card), THRILLS, table, (), voice)
        frames.append((shown, min(_FLIGHTS, _MOST // cards)))
    table = _at(after, chain, play, 0)
    around = frame(Box(X["play"] - CARD // 2 - 9, BOTTOM - CARD_HEIGHT - 9, CARD + 18, CARD_HEIGHT + 18))
    light = Rays(X["play"], CARD_Y, CARD + 140, CARD_HEIGHT + 90)
    whole = scene(table, voice)
    whole = replace(whole, items=(*([light] if len(chain) >= _GOLDEN else []), *whole.items, around))
    return (*frames, (with_thrills(whole, THRILLS, table, (), voice), _COUNTED))


def _at(after: View, chain: tuple[Card, ...], play: int, left: int) -> View:
    """Return the table as it is now, but with so many of the chain still to be rescued."""
    rescued = chain[: len(chain) - left]
    return replace(after, play=play - left, play_top=rescued[-1], junk=after.junk + left, chain=rescued)


_BANNER = Box(0, 0, WIDTH, 136)
_PILE = 176
_LEFT, _COLUMN = 24, 590
_WORDS_X = 118


def ending(view: View, summary: Summary, voice: Voice) -> Scene:
    reached, say = view.junk in (0, summary.best), voice.say
    title_left = 160 if reached else _LEFT + 12
    title, words = say("junk-ending-title", left=view.junk), "ink" if reached else "bare"
    name_tone: Tone = "ink" if reached else "muted"
    items: list[Item] = [
        band(_BANNER, "gold" if reached else "dusk"),
        Label(WIDTH - _LEFT, _BANNER.y, say("junk-name"), 48, name_tone, 300, "right"),
        *([Sign(80, _BANNER.y, "crown", 110, words)] if reached else []),
        Label(title_left, _BANNER.y, title, 62, words, WIDTH - title_left - 340, "left"),
        NamePlate(_LEFT + _COLUMN // 2, 198, _COLUMN, None, voice.names[0], height=84),
    ]
    for place, (sign, tone, text) in enumerate(_lines(view, summary, voice)):
        y = 296 + 84 * place
        items.append(Sign(66, y, sign, 60, tone))
        items.append(Label(_WORDS_X, y, text, 46, tone, _LEFT + _COLUMN - _WORDS_X, "left"))
    for place, (pile, count, top) in enumerate(
        (("play", view.play, view.play_top), ("grace", view.grace, view.grace_top), ("junk", view.junk, view.junk_top))
    ):
        x, y = 722 + 188 * place, 292
        items.append(EmptySlot(x, y, _PILE, card_height(_PILE)) if top is None else CardAt(x, y, top, _PILE))
        items.append(Label(x, 474, say("junk-ending-pile", pile=pile, count=count), 40, max_width=_PILE))
    return Scene(HEIGHT, tuple(items), voice.look)


def _lines(view: View, summary: Summary, voice: Voice) -> Iterator[tuple[SignKind, Tone, str]]:
    (played,) = summary.seats
    if summary.best is not None:
        reached = view.junk == summary.best
        text = voice.say("junk-ending-best", best=summary.best, reached=reached)
        yield "crown", "glint" if reached else "bare", text
    if not played.mistakes and not played.hints:
        yield "check", "glint", voice.say("junk-ending-clean")
    if played.mistakes:
        yield "cross", "bare", voice.say("junk-ending-mistakes", mistakes=played.mistakes)
    if played.hints:
        yield "cross", "bare", voice.say("junk-ending-hints", hints=played.hints)
