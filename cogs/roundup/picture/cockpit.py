"""*My hand* as a picture for one player: the table in short, and below it everything of their own."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import Card
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, MARGIN, Place, cell, column, compact, hand_rows, row, two_columns
from cogs.roundup.picture.seats import Seats
from cogs.roundup.picture.table import discards, notes, stacks
from cogs.roundup.rules.state import View
from render.layout import Box, band
from render.scene import WIDTH, Area, CardAt, Item, Label, Pip, Scene, Sign, card_height

_STACK, _STEP = 134, 160
_TOP = 212
"""Where the others begin."""
_BANNER = 60
_ONE_ROW = 17
"""Of tiles."""
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
    places, seats = _others(count), Seats(view, voice)
    items: list[Item] = [*notes(view, voice), *stacks(view, voice, _STACK, _STEP), *discards(view, voice, _STACK)]
    for step, place in enumerate(places, start=1):
        items.extend(seats.seat((me + step) % count, place))
    top = places[-1].area.bottom + 2 * GAP
    hand_height = 340 if count <= _LARGE_HAND else 238
    up_height = 130 if len(view.seats[me].up) <= _ONE_ROW else 210
    whole = Box(0, top, WIDTH, _BANNER + GAP + 130 + 2 * GAP + hand_height)
    banner, _, rest = whole.rows(_BANNER, GAP, 0)
    up, hand = rest.inset(MARGIN, 0).rows(up_height, 0, gap=GAP)
    mine = _mine(up)
    items += [band(whole, "shadow"), *_banner(view, voice, banner)]
    items.extend(seats.own(me, mine, voice.say("roundup-picture-you")))
    if seats.slipped == me:
        items.append(seats.stamp(me, mine))
    items.extend(_hand(view, seats, Box(hand.left, hand.top + _RAISED, hand.width, hand.height - GAP - _RAISED)))
    return Scene(whole.bottom, tuple(items), voice.look)


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
    """Lay out my own seat, as for everybody, but with the hand below it."""
    place = row(area)
    below = place.plate.bottom + GAP
    return replace(place, back=None, pip=(area.left + 30, below + 32), points=Box(area.left + 70, below, 240, 64))


def _banner(view: View, voice: Voice, box: Box) -> Iterator[Item]:
    """Say what is asked of me, or of whom what is asked."""
    say, owed, y = voice.say, view.owed, box.y
    if view.seat in view.waiting:
        number = (owed.number or 0) if owed else 0
        asked = say(f"roundup-picture-asked-{view.phase.value}", number=number)
        yield band(box, "gold")
        yield Label(box.x, y, asked, 40, "ink", WIDTH - 300)
        if owed is not None and owed.suit is not None:
            yield Pip(100, y, owed.suit, 54)
            yield Pip(WIDTH - 100, y, owed.suit, 54)
        return
    yield band(box, "dusk")
    yield Area(box.x, box.top, WIDTH, 6, "gold", 0)
    asked = say("roundup-picture-over")
    if view.waiting:
        name = voice.names[view.waiting[0]]
        asked = say(f"roundup-picture-others-{view.phase.value}", name=name, count=len(view.waiting))
    yield Label(box.x, y, asked, 40, "bare", WIDTH - 300)


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
    y = box.bottom - card_height(size) - _UPPER_SHOWN * (len(rows) - 1) + card_height(size) // 2
    for cards in rows:
        for place, card in enumerate(cards):
            yield from _card(view, seats, card, box.left + size // 2 + step * place, y, size)
        y += _UPPER_SHOWN


def _card(view: View, seats: Seats, card: Card, x: int, y: int, size: int) -> Iterator[Item]:
    """Paint a card of my hand: raised if it is placed, and marked if it was laid by mistake and came back."""
    if card != view.placed:
        came_back = seats.slipped == view.seat and seats.mark(card) == "fault"
        yield CardAt(x, y, card, size, "fault" if came_back else "plain")
        return
    check_x, check_y = x - size // 2 + 42, y + card_height(size) // 2 - 60
    yield CardAt(x, y - _RAISED, card, size, "gold")
    yield Area(check_x, check_y, 68, 64, "gold", 14)
    yield Sign(check_x, check_y, "check", 52, "ink")
