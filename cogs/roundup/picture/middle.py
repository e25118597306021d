"""What belongs to all: the stacks, the discards, and which round it is."""

from collections.abc import Iterator

from bot.core.cards import RANK_OF, SUIT_OF
from bot.text.cards import RANK_TEXTS
from bot.text.voice import Voice
from cogs.roundup.picture.places import MARGIN
from cogs.roundup.rules.state import Phase, View
from cogs.roundup.rules.turn import HIGHEST
from render.scene import (
    WIDTH,
    Area,
    Badge,
    CardAt,
    Item,
    Label,
    Mark,
    Pip,
    Sign,
    Slot,
    card_height,
)

_NOTES = 250
"""The width of the part with the round and the goal."""


def stacks(view: View, voice: Voice, size: int, step: int) -> Iterator[Item]:
    y = MARGIN + card_height(size) // 2
    for suit, height in enumerate(view.stacks):
        x = stack_x(suit, step)
        if not height:
            yield Slot(x, y, size, suit=suit)
            continue
        yield CardAt(x, y, suit * 13 + height - 1, size, _stack_mark(view, suit))
        if height == HIGHEST:
            strip = y + card_height(size) * 3 // 10
            yield Area(x, strip, size, 60, "dusk", 0)
            yield Label(x, strip, voice.say("roundup-picture-closed"), 40, "glint", size - 10)


def stack_x(suit: int, step: int) -> int:
    return _NOTES + step * suit + step // 2


def _stack_mark(view: View, suit: int) -> Mark:
    last = view.last
    if last is None or last.fault or last.move not in ("up", "down"):
        return "plain"
    laid = any(SUIT_OF[card] == suit and RANK_OF[card] < view.stacks[suit] for card in last.cards)
    return "last" if laid else "plain"


def discards(view: View, voice: Voice, size: int) -> Iterator[Item]:
    x, y = 1094, MARGIN + card_height(size) // 2
    if view.discards:
        just_now = view.last is not None and view.discards[-1] in (*view.last.cards, view.last.hit)
        yield CardAt(x, y, view.discards[-1], size, "last" if just_now else "plain")
    else:
        yield Slot(x, y, size)
    label = voice.say("roundup-picture-discards")
    yield Label(x, y + card_height(size) * 3 // 10, label, 36, max_width=2 * (WIDTH - 2 * MARGIN - x))


def notes(view: View, voice: Voice, *, asked: bool) -> Iterator[Item]:
    """Which round it is; and what is going on, if it is not just a turn."""
    width = _NOTES - 4 * MARGIN
    number = voice.say("roundup-picture-round", number=view.round + 1)
    yield Label(2 * MARGIN, 52, number, 48, "bare", width, "left")
    yield Label(2 * MARGIN, 120, voice.say("roundup-picture-to", goal=view.goal), 42, "muted", width, "left")
    if not asked:
        return
    if view.phase in (Phase.BID, Phase.SHOW):
        text = voice.say(f"roundup-picture-{view.phase.value}-now")
        yield Label(2 * MARGIN, 194, text, 42, "gold", width, "left")
    else:
        yield from _face_play(view)


def _face_play(view: View) -> Iterator[Item]:
    """Who asks whom for what: a Queen or a King, or whoever was hit by a Jack."""
    last, owed = view.last, view.owed
    if owed is not None:
        asker, target, suit, number = view.turn, owed.seat, owed.suit, owed.number
    elif last is not None and last.move == "face" and last.target is not None:
        asker, target, suit, number = last.seat, last.target, last.suit, last.number
    else:
        return
    y = 194
    yield Badge(2 * MARGIN + 28, y, asker, 56)
    yield Sign(2 * MARGIN + 86, y, "turn", 40)
    yield Badge(2 * MARGIN + 144, y, target, 56)
    if suit is not None:
        yield Pip(2 * MARGIN + 206, y, suit, 56)
    elif number is not None:
        yield Label(2 * MARGIN + 206, y, RANK_TEXTS[number - 1], 44, "plain", 60)
