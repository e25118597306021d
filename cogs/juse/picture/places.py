"""Where everything lies on a Juse table. All of it depends on the number of seats alone, so nothing ever moves in a
game: up to five seats in one row above the centre; from six on a second row below it, clockwise.
"""

from typing import NamedTuple

from render.layout import Box
from render.scene import PLATE_HEIGHT, WIDTH, card_height

MOST_SEATS = 8
_ONE_ROW = 5
_SEAT_SIZES = {2: 240, 3: 240, 4: 214, 5: 168}
_SIZE_IN_TWO_ROWS = 180
_EDGE = 3
"""Round the picture, and between its rows."""
_PAD = 6
"""Between a seat's coloured ground and what lies on it."""
_COLUMN_GAP = 4
_UNDER = 10
"""How far a draw pile reaches under the face-up pile."""
_CENTRE_LEFT, _CENTRE_GAP = 12, 12
_BADGES = 64
"""Room for the row of badges above the card in the hand."""
_FRAME = 16
"""The frame of the hand, and room for the ring round its card."""
_INDEX_TOP, _INDEX_BOTTOM, _INDEX_WIDTH = 0.05, 0.81, 0.4
"""The part of a card that must be seen, as shares of its width: its rank and its suit."""
GHOST_SHARE = 0.55
"""The width of a ghost, as a share of the pile that it lies on: it leaves the index free."""


def index_of(card: Box) -> Box:
    """A card's rank and suit."""
    top, bottom = card.top + round(card.width * _INDEX_TOP), card.top + round(card.width * _INDEX_BOTTOM)
    return Box(card.left, top, round(card.width * _INDEX_WIDTH), bottom - top)


class Places(NamedTuple):
    seats: int

    @property
    def two_rows(self) -> bool:
        return self.seats > _ONE_ROW

    @property
    def above(self) -> int:
        """How many seats are in the upper row."""
        return (self.seats + 1) // 2 if self.two_rows else self.seats

    @property
    def seat_size(self) -> int:
        return _SEAT_SIZES.get(self.seats, _SIZE_IN_TWO_ROWS)

    @property
    def centre_size(self) -> int:
        return 176 if self.two_rows else 222 if self.seats > 3 else 208

    @property
    def held_size(self) -> int:
        return 196 if 3 < self.seats <= _ONE_ROW else 176

    @property
    def stamp_size(self) -> int:
        return 44 if self.two_rows else min(66, round(self.seat_size * 0.31))

    @property
    def column_height(self) -> int:
        return PLATE_HEIGHT + card_height(self.seat_size) + 3 * _PAD

    @property
    def hand(self) -> Box:
        """The frame around the card in the hand and the badges above or beside it."""
        top = self.column_height + 2 * _EDGE
        last = self.centre(3)
        left = last.right + _CENTRE_GAP + 4
        inner = card_height(self.held_size) + (0 if self.two_rows else _BADGES)
        return Box(left, top, WIDTH - _CENTRE_GAP // 2 - left, inner + 2 * _FRAME)

    @property
    def held(self) -> Box:
        """The card in the hand."""
        hand, height = self.hand, card_height(self.held_size)
        left = hand.right - _FRAME - self.held_size if self.two_rows else hand.x - self.held_size // 2
        return Box(left, hand.bottom - _FRAME - height, self.held_size, height)

    @property
    def hand_badges(self) -> Box:
        """Room for two badges and the arrow between them."""
        hand = self.hand
        if self.two_rows:
            return Box(hand.left + _FRAME, hand.top + 40, self.held.left - hand.left - _FRAME, 110)
        return Box(hand.left + _FRAME, hand.top + 10, hand.width - 2 * _FRAME, _BADGES)

    @property
    def hand_badge(self) -> int:
        return 56 if self.two_rows else 52

    @property
    def base(self) -> tuple[int, int, int]:
        """The middle of the base rank's label, and how wide it may be."""
        hand, pile = self.hand, self.centre(0)
        if self.two_rows:
            return self.hand_badges.x, hand.bottom - 62, self.hand_badges.width - 24
        return (self.centre(1).right + self.centre(2).left) // 2, (pile.bottom + hand.bottom) // 2 + 2, 880

    @property
    def height(self) -> int:
        below = self.column_height + _EDGE if self.two_rows else 0
        return self.hand.bottom + _EDGE + below

    def is_above(self, seat: int) -> bool:
        return seat < self.above

    def column(self, seat: int) -> Box:
        """A seat's ground: its name and its piles."""
        above = self.is_above(seat)
        count = self.above if above else self.seats - self.above
        place = seat if above else self.seats - 1 - seat
        left, right = WIDTH * place // count, WIDTH * (place + 1) // count
        top = _EDGE if above else self.hand.bottom + _EDGE
        return Box(left + _COLUMN_GAP // 2, top, right - left - _COLUMN_GAP, self.column_height)

    def plate(self, seat: int) -> Box:
        """The name; of the lower row, below the cards."""
        column = self.column(seat)
        top = column.top + _PAD if self.is_above(seat) else column.bottom - _PAD - PLATE_HEIGHT
        return Box(column.left + _PAD, top, column.width - 2 * _PAD, PLATE_HEIGHT)

    def pile(self, seat: int) -> Box:
        """The face-up pile."""
        size, plate = self.seat_size, self.plate(seat)
        height = card_height(size)
        top = plate.bottom + _PAD if self.is_above(seat) else plate.top - _PAD - height
        return Box(plate.right - self._spare(seat) - size, top, size, height)

    def _spare(self, seat: int) -> int:
        """Where there is room for two whole piles and more, they lie in the middle."""
        return max(0, self.plate(seat).width - 2 * self.seat_size - _PAD) // 2

    def strip(self, seat: int) -> Box:
        """The visible part of the draw pile, as wide as there is room for, at most a whole card."""
        pile = self.pile(seat)
        left = self.plate(seat).left + self._spare(seat)
        return Box(left, pile.top, pile.left - left, pile.height)

    def back(self, seat: int) -> Box:
        """The draw pile, which reaches under the face-up pile if it cannot lie beside it."""
        strip = self.strip(seat)
        width = self.seat_size if strip.width > self.seat_size else strip.width + _UNDER
        return Box(strip.left, strip.top, width, strip.height)

    @property
    def centre_row(self) -> Box:
        """The part of the table that belongs to nobody."""
        top = self.hand.top - 2
        return Box(0, top, WIDTH, (self.hand.bottom + 2 if self.two_rows else self.height) - top)

    def centre(self, suit: int) -> Box:
        size = self.centre_size
        top = self.column_height + 2 * _EDGE + (_FRAME if self.two_rows else 4)
        return Box(_CENTRE_LEFT + suit * (size + _CENTRE_GAP), top, size, card_height(size))

    @property
    def below_centre(self) -> tuple[int, int]:
        """Where something may lie below the indices of the centre: from its top to its bottom."""
        top = index_of(self.centre(0)).bottom
        return top, index_of(self.pile(self.seats - 1)).top if self.two_rows else self.height - _EDGE

    def ghost(self, pile: Box) -> Box:
        """In the lower right corner of a pile, beside its index."""
        width = round(pile.width * GHOST_SHARE)
        height = card_height(width, "tile")
        return Box(pile.right - width - 2, pile.bottom - height - 8, width, height)

    def below_index(self, seat: int) -> tuple[int, int]:
        """Where something may lie below the index of this seat's card: from its top to its bottom."""
        top = index_of(self.pile(seat)).bottom
        return top, index_of(self.centre(0)).top if self.is_above(seat) else self.plate(seat).top
