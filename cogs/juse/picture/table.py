"""Juse's table as a picture, made from a `View`, so that it shows no more than the table does.

Where things lie depends on the number of seats alone, so nothing ever moves in a game: up to five seats in one row
above the center; from six on a second row below it, clockwise.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from bot.core.cards import SUIT_OF
from bot.text.voice import RANK_TEXTS, Voice
from cogs.juse.rules.state import CENTRE, OWN, LastAction, View
from render.layout import Box, area, back, band, card, frame, slot
from render.scene import (
    PLATE_HEIGHT,
    WIDTH,
    Area,
    EmptySlot,
    Item,
    Label,
    Mark,
    NamePlate,
    PlateState,
    Scene,
    SeatBadge,
    Sign,
    Stamp,
    Tone,
    card_height,
)

CLOSE_TO_WINNING = 3
BADGE = 52
_ONE_ROW = 5
_SEAT_SIZES = {2: 240, 3: 240, 4: 214, 5: 168}
_SIZE_IN_TWO_ROWS = 180
_EDGE, _PAD, _FRAME, _GAP = 3, 6, 16, 12
"""Between rows and around the picture; between a seat's ground and what lies on it; around the hand; between piles."""
_BADGES = 64
"""Room for the row of badges above the card in the hand."""
_UNDER = 10
"""The overlap of a draw pile under the face-up pile."""
_INDEX_TOP, _INDEX_BOTTOM = 0.05, 0.81
"""The begin and the end of a card's rank and suit, which must be seen, as shares of its width."""
_WORDS = 38


class SeatPlaces(msgspec.Struct, frozen=True):
    is_above: bool
    """True in the upper row."""
    column: Box
    """The ground: the name and the piles."""
    plate: Box
    pile: Box
    """The face-up pile."""
    strip: Box
    """The visible part of the draw pile."""
    back: Box
    """The draw pile, which reaches under the face-up pile if it cannot lie beside it."""


class Places(msgspec.Struct, frozen=True):
    height: int
    seats: list[SeatPlaces]
    centre_row: Box
    """The part of the table that belongs to nobody."""
    centre: list[Box]
    """The piles, by suit."""
    hand: Box
    """The frame around the card in the hand and the badges above or beside it."""
    held: Box
    badges: Box
    badge: int
    base: tuple[int, int, int]
    """The middle of the base rank's label, and how wide it may be."""
    below_centre: tuple[int, int]
    """The room below the indices of the center: from its top to its bottom."""
    stamp_size: int


def _index_bottom(pile: Box) -> int:
    return pile.top + round(pile.width * _INDEX_BOTTOM)


@cache
def places_for(seats: int) -> Places:
    two_rows = seats > _ONE_ROW
    size = _SEAT_SIZES.get(seats, _SIZE_IN_TWO_ROWS)
    centre_size = 176 if two_rows else 222 if seats > 3 else 196
    held_size = 196 if 3 < seats <= _ONE_ROW else 176
    seat_row, hand_row = PLATE_HEIGHT + card_height(size) + 3 * _PAD, card_height(held_size) + 2 * _FRAME
    if not two_rows:
        hand_row += _BADGES
    upper, middle, lower = Box(0, _EDGE, WIDTH, 0).rows(seat_row, hand_row, seat_row, gap=_EDGE)
    height = _EDGE + (lower.bottom if two_rows else middle.bottom)
    above = (seats + 1) // 2 if two_rows else seats
    columns = [*upper.even_columns(above), *reversed(lower.even_columns(seats - above) if two_rows else [])]
    own = [_seat_places(column.inset(2, 0), size, is_above=seat < above) for seat, column in enumerate(columns)]

    centre_top = middle.top + (_FRAME if two_rows else 4)
    centre = Box(_GAP, centre_top, 0, card_height(centre_size)).columns(*[centre_size] * 4, gap=_GAP)
    left = centre[3].right + _GAP + 4
    hand = Box(left, middle.top, WIDTH - _GAP // 2 - left, middle.height)
    inner = hand.inset(_FRAME)
    held_left = inner.right - held_size if two_rows else hand.x - held_size // 2
    held = Box(held_left, inner.bottom - card_height(held_size), held_size, card_height(held_size))
    if two_rows:
        badges = Box(inner.left, hand.top + 40, held.left - inner.left, 110)
        base = badges.x, hand.bottom - 62, badges.width - 24
    else:
        badges = Box(inner.left, hand.top + 10, inner.width, _BADGES)
        base = (centre[1].right + centre[2].left) // 2, (centre[0].bottom + hand.bottom) // 2 + 2, 880
    row_top, row_bottom = hand.top - 2, hand.bottom + 2 if two_rows else height
    return Places(
        height=height,
        seats=own,
        centre_row=Box(0, row_top, WIDTH, row_bottom - row_top),
        centre=centre,
        hand=hand,
        held=held,
        badges=badges,
        badge=56 if two_rows else 52,
        base=base,
        below_centre=(
            _index_bottom(centre[0]),
            own[-1].pile.top + round(size * _INDEX_TOP) if two_rows else height - _EDGE,
        ),
        stamp_size=44 if two_rows else min(66, round(size * 0.31)),
    )


def _seat_places(column: Box, size: int, *, is_above: bool) -> SeatPlaces:
    """Lay out a seat: in the lower row, its name is below the cards."""
    inner, high = column.inset(_PAD), card_height(size)
    if is_above:
        plate, piles = inner.rows(PLATE_HEIGHT, high, gap=_PAD)
    else:
        piles, plate = inner.rows(high, PLATE_HEIGHT, gap=_PAD)
    # Where there is room for two whole piles and more, they lie in the middle.
    spare = max(0, inner.width - 2 * size - _PAD) // 2
    strip, pile = piles.inset(spare, 0).columns(0, size)
    width = size if strip.width > size else strip.width + _UNDER
    return SeatPlaces(is_above, column, plate, pile, strip, Box(strip.left, strip.top, width, high))


def scene(view: View, voice: Voice) -> Scene:
    painting = Painting(view, voice)
    items = [*painting.seats(), *painting.centre(), *painting.hand()]
    if painting.slipped is not None:
        items.append(stamp(painting.places, painting.slipped, voice))
    return Scene(painting.places.height, tuple(items), voice.look)


def winner_named(view: View, voice: Voice) -> Scene:
    """Show the table at its end, and who has won: below the indices of the center."""
    assert view.winner is not None
    table, (top, bottom) = scene(view, voice), places_for(len(view.seats)).below_centre
    words = voice.say("juse-picture-wins", name=voice.names[view.winner])
    return table.plus(Label(WIDTH // 2, (top + bottom) // 2, words, 60, "gold", max_width=900))


class Painting:
    """The parts of a table. A `quiet` one marks nothing: neither whose turn it is nor what happened last."""

    def __init__(self, view: View, voice: Voice, *, quiet: bool = False) -> None:
        self.view = view
        self.places = places_for(len(view.seats))
        self.voice = voice
        self.quiet = quiet
        going_on = not quiet and view.winner is None
        self.turn = view.turn if going_on else None
        self.next = (view.turn + 1) % len(view.seats) if going_on else None
        self.last: LastAction | None = view.last if going_on else None
        self.slipped = self.last.seat if self.last is not None and self.last.fault else None
        self.winner = None if quiet else view.winner

    def seats(self) -> Iterator[Item]:
        # Where several are true of a seat, the last one counts.
        states: dict[int | None, PlateState] = {
            self.next: "next",
            self.slipped: "fault",
            self.turn: "turn",
            self.winner: "winner",
        }
        for seat, own in enumerate(self.places.seats):
            state = states.get(seat, "plain")
            if state in ("winner", "turn", "fault"):
                yield area(own.column, "fault" if state == "fault" else "gold")
            yield self.plate(seat, state)
            if seat == self.winner:
                yield Sign(own.column.x, own.pile.y, "crown", min(160, own.pile.width), "ink")
                continue
            # In the end all that counts is how many cards are left.
            yield self.draw_pile(seat, counted=self.winner is None)
            yield from self._pile(seat)
            yield from self._catches(seat)
        if not self.quiet:
            yield from self.close()

    def plate(self, seat: int, state: PlateState) -> NamePlate:
        box = self.places.seats[seat].plate
        return NamePlate(box.x, box.y, box.width, seat, self.voice.names[seat], state=state, height=box.height)

    def draw_pile(self, seat: int, *, counted: bool = True) -> Item:
        own, cards = self.places.seats[seat], self.view.seats[seat].draw
        return back(own.back, cards if counted else 0) if cards else slot(own.back)

    def _pile(self, seat: int) -> Iterator[Item]:
        """Show the face-up pile, marked if the last card came here, or went from here to a wrong place."""
        box, piles, last = self.places.seats[seat].pile, self.view.seats[seat], self.last
        mark: Mark = "plain"
        if last is not None and last.fault:
            mark = "fault" if seat == last.seat and not last.from_hand else "plain"
        elif last is not None and (last.to == seat or (last.to == OWN and last.seat == seat)):
            mark = "last"
        if piles.top is None:
            yield slot(box, mark)
            yield self._name("pile", box)
            return
        yield card(box, piles.top, mark, piles.discard if self.winner is None else 0)
        if last is not None and last.to == seat and not last.fault:
            yield _put_by(last.seat, box)

    def _catches(self, seat: int) -> Iterator[Item]:
        """Show on the draw pile how often this seat has caught others."""
        count, strip = self.view.catches[seat] if self.view.catches else 0, self.places.seats[seat].strip
        if count:
            x, width = strip.left + 29, 54
            yield Area(x, strip.top + 50, width, 88, "dusk", 10)
            yield Sign(x, strip.top + 28, "eye", 46, "glint")
            yield Label(x, strip.top + 68, str(count), 40, "glint", max_width=width - 6)

    def _name(self, place: str, box: Box) -> Label:
        """Say what lies here, as long as nothing does."""
        return Label(box.x, box.y, self.voice.say(f"juse-picture-{place}"), _WORDS, "muted", max_width=box.width - 16)

    def close(self) -> Iterator[Item]:
        """Show who has only a few cards left; in the end, how many everybody has left."""
        winner = self.view.winner
        for seat, left in enumerate(self.view.scores):
            if left <= CLOSE_TO_WINNING if winner is None else seat != winner:
                is_last = left == 1 and winner is None
                words = self.voice.say("juse-picture-near" if is_last else "juse-picture-left", cards=left)
                yield chip(words, "fault" if winner is None else "plain", self.places, seat)

    def centre(self) -> Iterator[Item]:
        last = self.last
        yield band(self.places.centre_row, "shadow")
        for suit, top in enumerate(self.view.centre):
            box = self.places.centre[suit]
            if top is None:
                yield EmptySlot(box.x, box.y, box.width, suit=suit)
            elif last is not None and not last.fault and last.to == CENTRE and SUIT_OF[last.card] == suit:
                yield card(box, top, "last")
                yield _put_by(last.seat, box)
            else:
                yield card(box, top)
        x, y, width = self.places.base
        is_wide = width > self.places.held.width * 2
        if self.view.base is not None:
            key = "juse-picture-base" if is_wide else "juse-picture-base-short"
            yield Label(x, y, self.voice.say(key, rank=RANK_TEXTS[self.view.base]), _WORDS, "bare", max_width=width)
        elif is_wide and self.turn is not None:
            yield Label(x, y, self.voice.say("juse-picture-centre"), _WORDS, "muted", max_width=width)

    def hand(self) -> Iterator[Item]:
        """Show what the seat whose turn it is holds; right after a misplay, the card that was taken back."""
        view, places, last = self.view, self.places, self.last
        whole, held, badges, size = places.hand, places.held, places.badges, places.badge
        apart = round(size * 1.35)
        if view.held is None and last is not None and last.fault and last.from_hand:
            yield frame(whole, "fault")
            yield card(held, last.card, "fault")
            yield SeatBadge(badges.x - apart, badges.y, last.seat, size, mark="fault")
            yield Sign(badges.x + apart, badges.y, "cross", size * 4 // 5, "bare")
            return
        if view.held is not None or self.turn is not None:
            yield frame(whole)
        if view.held is not None:
            yield card(held, view.held, "last" if last is not None and last.to is None else "plain")
        else:
            yield EmptySlot(held.x, held.y, held.width)
            if not self.quiet:  # there, what happened is explained
                yield self._name("hand", held)
        if self.turn is not None:
            yield SeatBadge(badges.x - apart, badges.y, self.turn, size, mark="gold")
            then = self.voice.say("juse-picture-then")
            yield Label(badges.x, badges.y, then, 36, "bare", max_width=2 * apart - size - 8)
            yield SeatBadge(badges.x + apart, badges.y, self.next, size)


def chip(words: str, tone: Tone, places: Places, seat: int, size: int = _WORDS) -> Label:
    """Put words in the lower left corner of a seat's piles, below its card's index."""
    own = places.seats[seat]
    y = own.strip.bottom - round(size * 0.8) + 2
    return Label(own.strip.left - 2, y, words, size, tone, max_width=own.column.width * 3 // 4, anchor="left")


def stamp(places: Places, seat: int, voice: Voice) -> Stamp:
    """Stamp the lower part of a seat's face-up pile: its index can still be read, and what the next seat gave."""
    size, own = places.stamp_size, places.seats[seat]
    top, bottom = _index_bottom(own.pile), own.column.bottom if own.is_above else own.plate.top
    x = min(own.pile.x, own.column.right - round(size * 2.3))
    return Stamp(x, (top + bottom) // 2, voice.say("juse-picture-juse"), size)


def _put_by(seat: int, box: Box) -> SeatBadge:
    """Show in the corner of the last card whose move it was."""
    return SeatBadge(box.right - BADGE // 2 - 8, box.top + BADGE // 2 + 8, seat, BADGE)
