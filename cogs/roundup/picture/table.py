"""Roundup's table as a picture: the stacks above, the seats below; between rounds the scores. Also both parts of
*My hand*, the table in short and one's own cards, and the moment of Juse!
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF
from bot.text.voice import RANK_TEXTS, SHOWN_SUITS, Voice
from cogs.roundup.picture.scores import scores_scene
from cogs.roundup.picture.seats import (
    GAP,
    MARGIN,
    NAME,
    TOP,
    Place,
    Seats,
    cell,
    column,
    hand_rows,
    row,
    table_places,
    tiles,
    two_columns,
)
from cogs.roundup.rules.rounds import rounds_shown
from cogs.roundup.rules.state import LastAction, Misplayed, Phase, SeatView, View
from cogs.roundup.rules.turn import HIGHEST
from render.layout import Box, area, back, band, frame
from render.scene import (
    WIDTH,
    Area,
    CardAt,
    Dim,
    EmptySlot,
    Item,
    Label,
    Mark,
    Pip,
    Scene,
    SeatBadge,
    Sign,
    card_height,
)

_STACK, _STEP = 158, 174
_NOTES = 250
"""The width of the part with the round and the goal."""
_WITH_SPARE_PART = 5
"""The number of seats at which a part of the table is left for all discards."""
NOBODY = -1


def scene(view: View, voice: Voice) -> Scene:
    return scores_scene(view, voice) if view.between_rounds else table(view, voice)


def table(
    view: View, voice: Voice, without: int | None = None, news: Mapping[int, str] = MappingProxyType({})
) -> Scene:
    """Paint the table, perhaps without one seat, which is painted apart. `news`: what stands in place of points."""
    places, height = table_places(len(view.seats))
    seats = Seats(view, voice, news)
    items = [_ground(height), *notes(view, voice), *_going_on(view, voice)]
    items += [*stacks(view, voice, _STACK, _STEP), *_discards(view, voice, _STACK)]
    if len(places) == _WITH_SPARE_PART:
        spare = table_places(_WITH_SPARE_PART + 1)[0][_WITH_SPARE_PART]
        items.append(Label(spare.area.x, spare.area.top + NAME // 2, voice.say("roundup-picture-discards"), 38))
        by_rank = sorted(view.discards, key=lambda card: (RANK_OF[card], card))
        items += tiles(by_rank, Box(spare.area.left, spare.tiles.top, spare.area.width, spare.tiles.height))
    for seat, place in enumerate(places):
        if seat != without:
            items += seats.seat(seat, place)
    return Scene(height, tuple(items), voice.look)


def all_closed(view: View) -> View:
    """Return how the table stood when a round ended, by its score: all stacks closed, and what everybody had bid."""
    score = view.history[-1]
    # Of each hand only the bid card. The points come with the round's result.
    before = [total - points for total, points in zip(score.totals, score.points, strict=True)]
    return replace(
        view,
        round=score.number,
        phase=Phase.OVER,
        seats=tuple(
            SeatView(down=0, up=(bid,), bid=bid, placed=False, score=points)
            for bid, points in zip(score.bids, before, strict=True)
        ),
        waiting=(),
        stacks=(HIGHEST,) * len(view.stacks),
        closed=score.closed,
        owed=None,
        first_empty=NOBODY if score.first_empty is None else score.first_empty,
        last=LastAction(NOBODY, "up", (score.closed[-1] * 13 + HIGHEST - 1,)),
    )


def last_look(view: View, voice: Voice) -> Scene:
    """Paint the table as it stood when a round ended, and who was first without cards. Made from the score of that
    round, so it stays the same when the next bids are placed meanwhile.
    """
    score, closed = view.history[-1], all_closed(view)
    places, height = table_places(len(view.seats))
    seats = Seats(closed, voice)
    items = [_ground(height), *notes(closed, voice), *stacks(closed, voice, _STACK, _STEP)]
    for seat, place in enumerate(places):
        if seat in score.right:
            items += [area(place.area.inset(-GAP), "light"), frame(place.area.inset(-GAP))]
        items += seats.own(seat, replace(place, back=None))
    return Scene(height, tuple(items), voice.look)


def _ground(height: int) -> Area:
    return band(Box(0, TOP, WIDTH, height - TOP), "shadow")


def _stack_x(suit: int, step: int) -> int:
    return _NOTES + step * SHOWN_SUITS.index(suit) + step // 2


def stack_at(suit: int) -> Box:
    """Return where a stack of the table is."""
    return Box(_stack_x(suit, _STEP) - _STACK // 2, MARGIN, _STACK, card_height(_STACK))


def hand_stack_at(suit: int) -> Box:
    """Return where a stack is above a hand."""
    return Box(_stack_x(suit, SMALL_STEP) - SMALL_STACK // 2, MARGIN, SMALL_STACK, card_height(SMALL_STACK))


def stacks(view: View, voice: Voice, size: int, step: int) -> Iterator[Item]:
    high, last = card_height(size), view.last
    y = MARGIN + high // 2
    laid = last.cards if last is not None and not last.fault and last.move in ("up", "down") else ()
    for suit, height in enumerate(view.stacks):
        x = _stack_x(suit, step)
        mark: Mark = "last" if any(SUIT_OF[card] == suit and RANK_OF[card] < height for card in laid) else "plain"
        yield CardAt(x, y, suit * 13 + height - 1, size, mark) if height else EmptySlot(x, y, size, suit=suit)
        if suit in view.closed:
            yield Area(x, y + high * 28 // 100, size, high * 41 // 100, "dusk", 0)
            yield Label(x, y + high * 19 // 100, voice.say("roundup-picture-closed"), 36, "muted", size - 10)
            number = view.closed.index(suit) + 1
            yield Label(x, y + high * 40 // 100, voice.say("roundup-picture-order", number=number), 36, "glint", size)
        elif len(view.closed) == len(view.stacks) - 1:
            last_one = voice.say("roundup-picture-order", number=len(view.stacks))
            yield Label(x, y + high * 36 // 100, last_one, 38, "gold", size)


def _discards(view: View, voice: Voice, size: int) -> Iterator[Item]:
    x, y = 1078, MARGIN + card_height(size) // 2
    if view.discards:
        just_now = view.last is not None and view.discards[-1] in (*view.last.cards, view.last.hit)
        yield CardAt(x, y, view.discards[-1], size, "last" if just_now else "plain")
    else:
        yield EmptySlot(x, y, size)
    label = voice.say("roundup-picture-discards")
    yield Label(x, y + card_height(size) * 3 // 10, label, 36, max_width=2 * (WIDTH - 2 * MARGIN - x))


def notes(view: View, voice: Voice) -> Sequence[Item]:
    """Say which round it is, and how many points win."""
    width = _NOTES - 6 * MARGIN
    number = voice.say("roundup-picture-round", number=view.round + 1, rounds=rounds_shown(view, view.round))
    return (
        Label(2 * MARGIN, 52, number, 44, "bare", width, "left"),
        Label(2 * MARGIN, 120, voice.say("roundup-picture-to", goal=view.goal), 42, "muted", width, "left"),
    )


def _going_on(view: View, voice: Voice) -> Iterator[Item]:
    """Show what is going on if it is not just a turn: bids, or who asks whom for what with a face card."""
    y, left, last, owed = 194, 2 * MARGIN, view.last, view.owed
    if view.phase in (Phase.BID, Phase.SHOW):
        text = voice.say(f"roundup-picture-{view.phase.value}-now")
        yield Label(left, y, text, 40, "gold", _NOTES - 4 * MARGIN, "left")
        return
    if owed is not None:
        asker, target, suit, number = view.turn, owed.seat, owed.suit, owed.number
    elif last is not None and last.move == "face" and last.target is not None:
        asker, target, suit, number = last.seat, last.target, last.suit, last.number
    else:
        return
    yield SeatBadge(left + 28, y, asker, 56)
    yield Sign(left + 86, y, "turn", 40)
    yield SeatBadge(left + 144, y, target, 56)
    if suit is not None:
        yield Pip(left + 206, y, suit, 56)
    elif number is not None:
        yield Label(left + 206, y, RANK_TEXTS[number - 1], 44, "plain", 60)


SMALL_STACK, SMALL_STEP = 134, 160
_BANNER, _YOU = 60, 130
"""The height of what is asked, and the room for *You* in it."""
SEATS_TOP = 212
_SEATS: dict[int, tuple[Callable[[Box], Place], int, int]] = {
    2: (row, 204, 12),
    3: (row, 122, 14),
    4: (row, 118, 12),
    5: (cell, 166, 10),
    6: (cell, 166, 10),
}
"""The layout of the seats above a hand, the height of each of them, and the gap between two."""
_FEW_SEATS, _SMALL_HAND, _LARGE_HAND = 3, 238, 340
"""The most seats with which a hand may need two rows, and the heights of hands."""
_LARGEST, _SHOWN, _SHARE, _IN_TWO_ROWS = 234, 85, 0.45, 150
"""Widths of the cards in my hand, and how much of each is seen at least: so much, and such a share."""
_FEW_SIZES = 14
"""Widths differ by so much, because every width has to be drawn and kept."""
_UPPER_SHOWN = 130
"""The seen part of the upper row of two."""
_RAISED = 16


@cache
def hand_places(seats: int) -> tuple[Sequence[Place], int]:
    """Return a place for each seat above a hand, and the height of that part."""
    lay_out, height, gap = _SEATS[seats]
    split = column if lay_out is row else two_columns
    places = [lay_out(box) for box in split(SEATS_TOP, height, seats, gap)]
    return places, places[-1].area.bottom + GAP


def hand_table(view: View, voice: Voice, news: Mapping[int, str] = MappingProxyType({})) -> Scene:
    """Paint what stands above every hand: the table in short. `news`: as `table`."""
    (places, height), seats = hand_places(len(view.seats)), Seats(view, voice, news)
    items = [*notes(view, voice), *stacks(view, voice, SMALL_STACK, SMALL_STEP)]
    items += _discards(view, voice, SMALL_STACK)
    for seat, place in enumerate(places):
        items += seats.seat(seat, place)
    return Scene(height, tuple(items), voice.look)


def strip_box(seats: int) -> Box:
    """Return the place of what is one's own."""
    height = _LARGE_HAND if seats <= _FEW_SEATS else _SMALL_HAND
    return Box(0, 0, WIDTH, _BANNER + GAP + height)


def hand_strip(view: View, voice: Voice) -> Scene:
    """Paint what is asked of me, and the cards in my hand."""
    whole = strip_box(len(view.seats))
    banner, hand = whole.rows(_BANNER, 0, gap=GAP)
    top = hand.top + _RAISED
    items = [band(whole, "shadow"), *_banner(view, voice, banner)]
    items += _hand(view, voice, Box(MARGIN, top, WIDTH - 2 * MARGIN, hand.bottom - GAP - top))
    return Scene(whole.height, tuple(items), voice.look)


def _banner(view: View, voice: Voice, box: Box) -> Iterator[Item]:
    """Say who I am, and what is asked of me, or of whom what is asked."""
    say, owed, y, mine = voice.say, view.owed, box.y, view.seat in view.waiting
    yield band(box, "gold" if mine else "dusk")
    if mine:
        asked = say(f"roundup-picture-asked-{view.phase.value}", number=(owed.number or 0) if owed else 0)
        if owed is not None and owed.suit is not None:
            yield Pip(WIDTH - 60, y, owed.suit, 54)
    else:
        yield Area(box.x, box.top + 3, WIDTH, 6, "gold", 0)
        name = voice.names[view.waiting[0]] if view.waiting else ""
        key = f"roundup-picture-others-{view.phase.value}" if view.waiting else "roundup-picture-over"
        asked = say(key, name=name, count=len(view.waiting))
    tone = "ink" if mine else "bare"
    yield SeatBadge(40, y + 2, view.seat, 52)
    yield Label(78, y, say("roundup-picture-you"), 38, tone, _YOU, "left")
    yield Label(box.x, y, asked, 40, tone, WIDTH - 2 * (90 + _YOU))


def _hand(view: View, voice: Voice, box: Box) -> Iterator[Item]:
    """Paint the cards of my hand: one is raised if it is placed, and marked if it was laid by mistake and came back."""
    rows = hand_rows(view.hand)
    if not rows:
        yield Label(box.x, box.y, voice.say("roundup-picture-no-hand"), 44, "muted")
        return
    in_row, last = len(rows[0]), view.last
    widest = min(box.width - _SHOWN * (in_row - 1), round(box.width / (1 + _SHARE * (in_row - 1))))
    size = min(_LARGEST, widest, box.height * 10 // 14)
    size -= (size - _IN_TWO_ROWS) % _FEW_SIZES
    if len(rows) > 1:
        size = _IN_TWO_ROWS
    step, high = min(size + 2 * GAP, (box.width - size) // max(1, in_row - 1)), card_height(size)
    y = box.bottom - high - _UPPER_SHOWN * (len(rows) - 1) + high // 2
    for cards in rows:
        for number, card in enumerate(cards):
            x = box.left + size // 2 + step * number
            if card == view.placed:
                check_x, check_y = x - size // 2 + 42, y + high // 2 - 60
                yield CardAt(x, y - _RAISED, card, size, "gold")
                yield Area(check_x, check_y, 68, 64, "gold", 14)
                yield Sign(check_x, check_y, "check", 52, "ink")
            else:
                came_back = last is not None and last.fault and last.seat == view.seat and card in last.cards
                yield CardAt(x, y, card, size, "fault" if came_back else "plain")
        y += _UPPER_SHOWN


_PANEL = 176
_LAID = 116
"""The width of a card that does not fit, on the stack that shows why."""
_STAMP, _ABOVE = 60, 66
"""The stamp may lie on the felt above the seat."""


def moment(view: View, juse: Misplayed, voice: Voice) -> Sequence[Scene]:
    """Show what was done; the stamp; why. No card is named that the words do not name."""
    places, height = table_places(len(view.seats))
    place = places[juse.seat]
    cards = () if juse.card is None else (juse.card,)
    seats = Seats(replace(view, last=LastAction(juse.seat, juse.move, cards, fault=juse.fault)), voice)
    before = table(replace(view, last=None), voice, without=juse.seat)
    done = before.plus(Dim(WIDTH // 2, height // 2, WIDTH, height), *_done(view, juse, seats, place))
    stamp = seats.stamp(juse.seat, place, _STAMP)
    return [done, done.plus(stamp), done.plus(*_reason(juse, place.area, voice), stamp)]


def _done(view: View, juse: Misplayed, seats: Seats, place: Place) -> Iterator[Item]:
    yield area(place.area.inset(-GAP), "light")
    yield from seats.own(juse.seat, place)
    yield frame(place.area.inset(-GAP), "fault")
    if juse.card is None:
        if place.back is not None:
            yield back(place.back, mark="fault")
            yield Label(place.back.x, place.back.y, "×", 44, "fault")
    elif juse.fault == "does-not-fit":
        # Where it was laid, with the top of that stack beside it.
        suit = SUIT_OF[juse.card]
        at, height = stack_at(suit), view.stacks[suit]
        yield CardAt(at.x, at.y, suit * 13 + height - 1, _STACK) if height else EmptySlot(at.x, at.y, _STACK, suit=suit)
        yield CardAt(at.x + 36, at.y + 36, juse.card, _LAID, "fault")
        yield Label(at.x + 36 + _LAID // 4, at.y + 36 + _LAID // 3, "×", 40, "fault")


def _reason(juse: Misplayed, seat: Box, voice: Voice) -> Iterator[Item]:
    """Say why beside the seat, over others that have no part in it."""
    above = seat.top - _PANEL - _ABOVE
    panel = Box(MARGIN, above if above > TOP else seat.bottom + 3 * GAP, WIDTH - 2 * MARGIN, _PANEL)
    yield area(panel, "dusk")
    left = 4 * MARGIN
    if juse.card is not None:
        yield CardAt(left + _LAID // 2, panel.y, juse.card, _LAID, "fault", "tile")
        left += _LAID + 3 * MARGIN
    room = WIDTH - left - 4 * MARGIN
    what = voice.say(f"roundup-moment-{juse.fault}-what", move=juse.move)
    why = voice.say(f"roundup-moment-{juse.fault}-why", move=juse.move)
    yield Label(left, panel.top + 58, what, 52, "bare", room, "left")
    yield Label(left, panel.top + 126, why, 44, "muted", room, "left")
