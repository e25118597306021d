"""Juse's table as a picture, made from a `View`, so that it shows no more than the table does."""

from collections.abc import Iterator, Mapping

import msgspec

from bot.core.cards import SUIT_OF, Card, parse_card
from bot.text import Words
from bot.text.cards import RANK_TEXTS
from bot.text.reader import Reader
from cogs.juse.rules.state import CENTRE, OWN, LastAction, SeatView, View
from render.layout import trail
from render.scene import (
    GIANT,
    HUGE,
    LARGE,
    MEDIUM,
    PLATE_HEIGHT,
    WIDTH,
    CardAt,
    Frame,
    Item,
    Label,
    Mark,
    NamePlate,
    Scene,
    SceneError,
    Slot,
    Stack,
    Stamp,
    card_height,
)

_MOST_SEATS = 8
_MARGIN, _DEPTH, _GAP = 8, 20, 16
_BASE_ROOM = 44
"""Height of the base rank's label below the centre piles, where nothing else is as high."""
_WIDEST_PLATE = 440
_PADDING = 10
"""Between a seat's piles and the frame that shows whose turn it is."""
_HELD_FROM_EDGE = 130


class _Places(msgspec.Struct, frozen=True):
    """Where everything lies for a number of seats: half of them at the bottom, clockwise, and the rest at the top."""

    seats: int

    @property
    def below(self) -> int:
        return self.seats // 2

    @property
    def size(self) -> int:
        return GIANT if self.seats <= 4 else LARGE if self.seats <= 6 else MEDIUM

    @property
    def centre_size(self) -> int:
        return GIANT if self.seats <= 4 else LARGE

    @property
    def held_size(self) -> int:
        return GIANT if self.seats <= 4 else HUGE

    @property
    def rail(self) -> int:
        return 2 * _MARGIN + PLATE_HEIGHT

    @property
    def row_height(self) -> int:
        return self.rail + _GAP + card_height(self.size) + _DEPTH + _PADDING

    @property
    def height(self) -> int:
        return (
            2 * self.row_height
            + card_height(self.held_size)
            + (_BASE_ROOM if self.held_size == self.centre_size else 0)
        )

    @property
    def middle_y(self) -> int:
        return self.height // 2

    @property
    def plate_width(self) -> int:
        return min(_WIDEST_PLATE, WIDTH // (self.seats - self.below) - 34)

    def is_below(self, seat: int) -> bool:
        return seat < self.below

    def seat_x(self, seat: int) -> int:
        if self.is_below(seat):
            return round(WIDTH * (self.below - seat - 0.5) / self.below)
        above = self.seats - self.below
        return round(WIDTH * (seat - self.below + 0.5) / above)

    def plate_y(self, seat: int) -> int:
        from_edge = _MARGIN + PLATE_HEIGHT // 2
        return self.height - from_edge if self.is_below(seat) else from_edge

    def pile_y(self, seat: int) -> int:
        half_card = card_height(self.size) // 2
        if self.is_below(seat):
            return self.height - self.rail - _GAP - _DEPTH - half_card
        return self.rail + _GAP + half_card

    def draw(self, seat: int) -> tuple[int, int]:
        return self.seat_x(seat) - (self.size + _GAP) // 2, self.pile_y(seat)

    def discard(self, seat: int) -> tuple[int, int]:
        return self.seat_x(seat) + (self.size + _GAP) // 2, self.pile_y(seat)

    def centre(self, suit: int, *, base_shown: bool) -> tuple[int, int]:
        return WIDTH // 2 + round((suit - 1.5) * (self.centre_size + 20)), self.middle_y - (22 if base_shown else 0)

    def held(self, seat: int) -> tuple[int, int]:
        """The card in this seat's hand: on the seat's side of the middle."""
        return (_HELD_FROM_EDGE if self.seat_x(seat) < WIDTH // 2 else WIDTH - _HELD_FROM_EDGE), self.middle_y

    def frame(self, seat: int) -> Frame:
        """Around a seat's piles, beginning at the rail."""
        width = 2 * self.size + _GAP + 2 * _PADDING + 10
        height = self.row_height - self.rail - 4
        from_edge = self.rail + 2 + height // 2
        return Frame(self.seat_x(seat), self.height - from_edge if self.is_below(seat) else from_edge, width, height)


def scene(view: View, reader: Reader) -> Scene:
    seats = len(view.seats)
    if not 2 <= seats <= _MOST_SEATS:
        raise SceneError(f"a Juse table has 2 to {_MOST_SEATS} seats, not {seats}")
    if len(reader.names) != seats:
        raise SceneError(f"{len(reader.names)} names for {seats} seats")
    places = _Places(seats)
    painting = _Painting(view, places, reader)
    items = (*painting.marks(), *painting.seats(), *painting.middle(), *painting.top_layer())
    return Scene(places.height, items, reader.look)


class _Painting:
    def __init__(self, view: View, places: _Places, reader: Reader) -> None:
        self.view = view
        self.places = places
        self.reader = reader
        self.base_shown = view.base is not None
        last = view.last
        self.tone: Mark = "fault" if last is not None and last.fault else "last"

    def marks(self) -> Iterator[Item]:
        """Whose turn it is, and the way of the last card: below everything else."""
        view, places, last = self.view, self.places, self.view.last
        yield places.frame(view.turn if view.winner is None else view.winner)
        if last is None or view.winner is not None:
            return
        from_discard = not last.from_hand and (last.to is not None or last.fault)
        source = places.discard(last.seat) if from_discard else places.draw(last.seat)
        target, size = self._target()
        trails = [trail(source, target, size, self.tone)]
        if last.fault and last.to is not None:
            # The wrong card is held up on the way.
            held = places.held(last.seat)
            trails = [trail(source, held, places.held_size, self.tone), trail(held, target, size, self.tone)]
        yield from filter(None, trails)

    def _target(self) -> tuple[tuple[int, int], int]:
        """Where the last card went, or was to go, and how large cards are there."""
        last, places = self.view.last, self.places
        assert last is not None
        if last.to is None:
            return places.held(last.seat), places.held_size
        if last.to == CENTRE:
            return places.centre(SUIT_OF[last.card], base_shown=self.base_shown), places.centre_size
        return places.discard(last.seat if last.to == OWN else last.to), places.size

    def _halo(self, place: int) -> Mark:
        """Marks the place that the last card was put on; `place` is a value of `LastAction.to`."""
        last = self.view.last
        if last is None:
            return "plain"
        own = last.to == OWN or (last.to is None and last.fault)
        return self.tone if place == (last.seat if own else last.to) else "plain"

    def seats(self) -> Iterator[Item]:
        view, places = self.view, self.places
        for seat, (piles, name) in enumerate(zip(view.seats, self.reader.names, strict=True)):
            yield from self._piles(seat, piles)
            yield NamePlate(
                places.seat_x(seat),
                places.plate_y(seat),
                places.plate_width,
                seat,
                name,
                note=str(view.scores[seat]) if view.winner is not None else "",
                state="winner"
                if seat == view.winner
                else "turn"
                if view.winner is None and seat == view.turn
                else "plain",
            )

    def _piles(self, seat: int, piles: SeatView) -> Iterator[Item]:
        size = self.places.size
        x, y = self.places.draw(seat)
        yield Stack(x, y, piles.draw, size=size) if piles.draw else Slot(x, y, size)
        x, y = self.places.discard(seat)
        halo = self._halo(seat)
        yield Stack(x, y, piles.discard, piles.top, size, halo) if piles.discard else Slot(x, y, size, mark=halo)

    def middle(self) -> Iterator[Item]:
        view, last = self.view, self.view.last
        for suit, card in enumerate(view.centre):
            x, y = self.places.centre(suit, base_shown=self.base_shown)
            here = last is not None and last.to == CENTRE and SUIT_OF[last.card] == suit
            halo = self._halo(CENTRE) if here else "plain"
            size = self.places.centre_size
            yield Slot(x, y, size, suit=suit, mark=halo) if card is None else CardAt(x, y, card, size, halo)
        if view.base is not None and view.winner is None:
            y = self.places.middle_y + card_height(self.places.centre_size) // 2 + 6
            yield Label(WIDTH // 2, y, self.reader.say("juse-picture-base", rank=RANK_TEXTS[view.base]), size=36)

    def top_layer(self) -> Iterator[Item]:
        """The card in the hand, a misplay, the winner."""
        view, last = self.view, self.view.last
        if view.held is not None:
            yield CardAt(*self.places.held(view.turn), view.held, self.places.held_size, "gold")
        elif last is not None and last.fault:
            x, y = self.places.held(last.seat)
            yield CardAt(x, y, last.card, self.places.held_size, "fault")
            yield Stamp(x, y + 26, self.reader.say("juse-picture-juse"))
        if view.winner is not None:
            y = self.places.middle_y + 30
            yield NamePlate(WIDTH // 2, y, 620, view.winner, self.reader.names[view.winner], state="winner", height=96)


def gallery(words: Words) -> Mapping[str, Scene]:
    """Examples for people to look at: the emptiest table, typical ones, the fullest."""
    names = ("Alice", "Bartholomew the Considerate", "田中太郎", "Zoë", "🐉 Kai 🐉", "Максим", "שלום", "W" * 10_000)
    first = (_seat(26), _seat(25))
    some = (_seat(5, 8, "7H"), _seat(9, 3, "QC"), _seat(0, 12, "TD"), _seat(11, 2, "AS"))
    many = (*some, _seat(4, 6, "9H"), _seat(1, 1, "KD"), _seat(7, 5, "3S"))
    full = (*many, _seat(2, 4, "JC"))
    centre = tuple(parse_card(name) for name in ("4S", "JH", "2D", "TC"))
    drew = LastAction(seat=1, card=parse_card("5S"), to=None, from_hand=False)
    placed = LastAction(seat=2, card=parse_card("JH"), to=CENTRE, from_hand=True)
    wrong = LastAction(seat=5, card=parse_card("QS"), to=3, from_hand=True, fault="nearer-first")
    early = LastAction(seat=0, card=parse_card("7H"), to=None, from_hand=False, fault="drew-early")
    ended = (_seat(0), *some[1:])
    views = {
        "emptiest-2": _view(first, (None, None, parse_card("2D"), None), turn=0, base=1),
        "typical-3": _view(some[:3], (*centre[:3], None), turn=0, last=early),
        "typical-4": _view(some, centre, turn=2, last=placed),
        "typical-7": _view(many, centre, turn=1, held=drew.card, last=drew),
        "misplay-7": _view(many, centre, turn=6, last=wrong),
        "fullest-8": _view(full, centre, turn=1, held=drew.card, last=drew, base=9),
        "winner-4": _view(ended, centre, turn=0, last=placed, winner=0),
    }
    return {name: scene(view, Reader(names[: len(view.seats)], words)) for name, view in views.items()}


def _seat(draw: int, discard: int = 0, top: str = "") -> SeatView:
    return SeatView(draw, discard, parse_card(top) if top else None)


def _view(
    seats: tuple[SeatView, ...],
    centre: tuple[Card | None, ...],
    *,
    turn: int,
    base: int | None = None,
    held: Card | None = None,
    last: LastAction | None = None,
    winner: int | None = None,
) -> View:
    scores = tuple(seat.draw + seat.discard for seat in seats)
    return View(seats, centre, base, turn, held, last, winner, scores)
