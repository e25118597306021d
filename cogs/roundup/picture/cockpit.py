"""*My hand* as a picture, for one player's eyes alone: the table in short, and below it everything of their own."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.cards import Card
from bot.text.voice import Voice
from cogs.roundup.picture.middle import discards, notes, stacks
from cogs.roundup.picture.places import GAP, MARGIN, Place, cell, column, compact, hand_rows, row, two_columns
from cogs.roundup.picture.seats import Seats
from cogs.roundup.rules.state import View
from render.layout import Box
from render.scene import WIDTH, Area, CardAt, Item, Label, Mark, Pip, Scene, Sign, card_height

_STACK, _STEP = 134, 160
_TOP = 212
"""Where the others begin."""
_BANNER = 60
_ONE_ROW = 17
"""Of tiles."""
_UP, _UP_TWICE = 130, 210
"""The height of my face-up cards, in one row or two."""
_LARGEST, _SHOWN, _SHARE, _IN_TWO_ROWS = 234, 85, 0.45, 150
"""Widths of the cards in my hand, and how much of each is seen at least: so much, and such a share."""
_FEW_SIZES = 14
"""Widths differ by so much, because every width has to be drawn and kept."""
_UPPER_SHOWN = 130
"""How much of the upper row of two is seen."""
_RAISED = 16
_LARGE_HAND = 3
"""With so many seats or fewer, a hand may need two rows."""


def hand_scene(view: View, voice: Voice) -> Scene:
    assert view.seat is not None
    me, count = view.seat, len(view.seats)
    others = [(me + step) % count for step in range(1, count)]
    places = _others(count)
    seats = Seats(view, voice)
    items: list[Item] = [*notes(view, voice, asked=False), *stacks(view, voice, _STACK, _STEP)]
    items.extend(discards(view, voice, _STACK))
    for seat, place in zip(others, places, strict=True):
        items.extend(seats.seat(seat, place))
    top = places[-1].area.bottom + 2 * GAP
    height = top + _BANNER + GAP + _UP + 2 * GAP + (340 if count <= _LARGE_HAND else 238)
    items.append(Area(WIDTH // 2, (top + height) // 2, WIDTH, height - top, "shadow", 0))
    items.extend(_banner(view, voice, top + _BANNER // 2))
    up = _UP if len(view.seats[me].up) <= _ONE_ROW else _UP_TWICE
    mine = Box(MARGIN, top + _BANNER + GAP, WIDTH - 2 * MARGIN, up)
    items.extend(seats.own(me, _mine(mine), voice.say("roundup-picture-you")))
    if seats.slipped == me:
        items.append(seats.stamp(me, _mine(mine)))
    box = Box(MARGIN, mine.bottom + GAP + _RAISED, mine.width, height - mine.bottom - 2 * GAP - _RAISED)
    items.extend(_hand(view, seats, box))
    return Scene(height, tuple(items), voice.look)


def _others(seats: int) -> Sequence[Place]:
    others = seats - 1
    match seats:
        case 2:
            return [row(area) for area in column(_TOP, 262, others, 0)]
        case 3:
            return [row(area) for area in column(_TOP, 122, others, 14)]
        case 4:
            return [row(area) for area in column(_TOP, 114, others, 12)]
        case 5:
            return [cell(area) for area in two_columns(_TOP, 174, others, 16)]
        case _:
            return [compact(area) for area in two_columns(_TOP, 112, others, 16)]


def _mine(area: Box) -> Place:
    """As for everybody, but the hand lies below."""
    place = row(area)
    below = place.plate.bottom + GAP
    pip = (area.left + 30, below + 32)
    return msgspec.structs.replace(place, back=None, pip=pip, points=Box(area.left + 70, below, 240, 64))


def _banner(view: View, voice: Voice, y: int) -> Iterator[Item]:
    """What is asked of me."""
    mine = view.seat in view.waiting
    yield Area(WIDTH // 2, y, WIDTH, _BANNER, "gold" if mine else "dusk", 0)
    if not mine:
        yield Area(WIDTH // 2, y - _BANNER // 2, WIDTH, 6, "gold", 0)
    yield Label(WIDTH // 2, y, _asked(view, voice), 40, "ink" if mine else "bare", WIDTH - 300)
    owed = view.owed
    if mine and owed is not None and owed.suit is not None:
        for x in (100, WIDTH - 100):
            yield Pip(x, y, owed.suit, 54)


def _asked(view: View, voice: Voice) -> str:
    say = voice.say
    if not view.waiting:
        return say("roundup-picture-over")
    if view.seat in view.waiting:
        number = (view.owed.number or 0) if view.owed else 0
        return say(f"roundup-picture-asked-{view.phase.value}", number=number)
    name = voice.names[view.waiting[0]]
    return say(f"roundup-picture-others-{view.phase.value}", name=name, count=len(view.waiting))


def _hand(view: View, seats: Seats, box: Box) -> Iterator[Item]:
    rows = hand_rows(view.hand)
    if not rows:
        yield Label(box.x, box.y, seats.voice.say("roundup-picture-no-hand"), 44, "muted")
        return
    in_row = len(rows[0])
    widest = min(box.width - _SHOWN * (in_row - 1), round(box.width / (1 + _SHARE * (in_row - 1))))
    size = min(_LARGEST, widest, box.height * 10 // 14)
    size -= (size - _IN_TWO_ROWS) % _FEW_SIZES
    if len(rows) > 1:
        size = _IN_TWO_ROWS
    step = min(size + 2 * GAP, (box.width - size) // max(1, in_row - 1))
    top = box.bottom - card_height(size) - _UPPER_SHOWN * (len(rows) - 1)
    for line, fan in enumerate(rows):
        y = top + _UPPER_SHOWN * line + card_height(size) // 2
        yield from _fan(view, seats, fan, box.left + size // 2, y, size, step)


def _fan(view: View, seats: Seats, cards: Sequence[Card], left: int, y: int, size: int, step: int) -> Iterator[Item]:
    for place, card in enumerate(cards):
        x, placed = left + step * place, card == view.placed
        mark: Mark = "gold" if placed else _own_mark(view, seats, card)
        yield CardAt(x, y - _RAISED * placed, card, size, mark)
        if placed:
            check_x, check_y = x - size // 2 + 42, y + card_height(size) // 2 - 60
            yield Area(check_x, check_y, 68, 64, "gold", 14)
            yield Sign(check_x, check_y, "check", 52, "ink")


def _own_mark(view: View, seats: Seats, card: Card) -> Mark:
    """A card of the hand is only marked if it was laid by mistake and came back."""
    return "fault" if seats.slipped == view.seat and seats.mark(card) == "fault" else "plain"
