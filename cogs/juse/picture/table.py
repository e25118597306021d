"""Juse's table as a picture, made from a `View`, so that it shows no more than the table does."""

from collections.abc import Iterator

from bot.core.cards import SUIT_OF
from bot.text.cards import RANK_TEXTS
from bot.text.voice import Voice
from cogs.juse.picture.places import MOST_SEATS, Places
from cogs.juse.rules.state import CENTRE, OWN, LastAction, View
from render.layout import Box
from render.scene import (
    Area,
    Back,
    Badge,
    CardAt,
    Fill,
    Frame,
    Item,
    Label,
    Mark,
    NamePlate,
    PlateState,
    Scene,
    SceneError,
    Sign,
    Slot,
    Stamp,
    Tone,
)

CLOSE_TO_WINNING = 3
_WORDS = 38
BADGE = 52


def scene(view: View, voice: Voice) -> Scene:
    places = places_of(view, voice)
    painting = Painting(view, places, voice)
    items = (*painting.seats(), *painting.centre(), *painting.hand(), *painting.slip())
    return Scene(places.height, items, voice.look)


def places_of(view: View, voice: Voice) -> Places:
    seats = len(view.seats)
    if not 2 <= seats <= MOST_SEATS:
        raise SceneError(f"a Juse table has 2 to {MOST_SEATS} seats, not {seats}")
    if len(voice.names) != seats:
        raise SceneError(f"{len(voice.names)} names for {seats} seats")
    return Places(seats)


class Painting:
    """The parts of a table. A `quiet` one marks nothing: neither whose turn it is nor what happened last."""

    def __init__(self, view: View, places: Places, voice: Voice, *, quiet: bool = False) -> None:
        self.view = view
        self.places = places
        self.voice = voice
        self.quiet = quiet
        over = view.winner is not None
        self.turn = None if quiet or over else view.turn
        self.next = None if self.turn is None else (self.turn + 1) % places.seats
        self.last: LastAction | None = None if quiet or over else view.last
        self.slipped = self.last.seat if self.last is not None and self.last.fault else None
        self.winner = None if quiet else view.winner

    def seats(self) -> Iterator[Item]:
        for seat in range(self.places.seats):
            yield from self._ground(seat)
            yield self.plate(seat, self._state(seat))
            yield from self.draw_pile(seat)
            yield from self._pile(seat)
        if not self.quiet:
            yield from self.close()

    def _state(self, seat: int) -> PlateState:
        if seat == self.winner:
            return "winner"
        if seat == self.turn:
            return "turn"
        if seat == self.slipped:
            return "fault"
        return "next" if seat == self.next else "plain"

    def _ground(self, seat: int) -> Iterator[Item]:
        if seat in (self.turn, self.winner):
            yield ground(self.places.column(seat), "gold")
        elif seat == self.slipped:
            yield ground(self.places.column(seat), "fault")

    def plate(self, seat: int, state: PlateState) -> NamePlate:
        box = self.places.plate(seat)
        return NamePlate(box.x, box.y, box.width, seat, self.voice.names[seat], state=state, height=box.height)

    def draw_pile(self, seat: int, *, counted: bool = True) -> Iterator[Item]:
        box, cards = self.places.back(seat), self.view.seats[seat].draw
        if not cards:
            yield Slot(box.x, box.y, box.width, box.height)
            return
        yield Back(box.x, box.y, box.width, box.height, cards if counted else 0)
        if seat == self.next:
            yield from _next_sign(self.places.strip(seat).x, box.top + 36)

    def _pile(self, seat: int) -> Iterator[Item]:
        box, piles, mark = self.places.pile(seat), self.view.seats[seat], self._mark(seat)
        if not piles.discard:
            yield Slot(box.x, box.y, box.width, box.height, mark=mark)
            return
        yield CardAt(box.x, box.y, piles.top, box.width, mark, count=piles.discard)
        last = self.last
        if last is not None and last.to == seat and not last.fault:
            yield _put_by(last.seat, box)

    def _mark(self, seat: int) -> Mark:
        """Whether the last card was put here; or, if it never left this pile, that it was to."""
        last = self.last
        if last is None:
            return "plain"
        if last.fault:
            return "fault" if seat == last.seat and not last.from_hand else "plain"
        return "last" if last.to == seat or (last.to == OWN and last.seat == seat) else "plain"

    def close(self) -> Iterator[Item]:
        """Who has only a few cards left."""
        for seat, left in enumerate(self.view.scores):
            if self.view.winner is None and left <= CLOSE_TO_WINNING:
                words = self.voice.say("juse-picture-left", cards=left)
                yield chip(words, "fault", self.places, seat)

    def centre(self) -> Iterator[Item]:
        last, row = self.last, self.places.centre_row
        yield Area(row.x, row.y, row.width, row.height, "shadow", 0)
        for suit, card in enumerate(self.view.centre):
            box = self.places.centre(suit)
            if card is None:
                yield Slot(box.x, box.y, box.width, suit=suit)
                continue
            put_here = last is not None and not last.fault and last.to == CENTRE and SUIT_OF[last.card] == suit
            yield CardAt(box.x, box.y, card, box.width, "last" if put_here else "plain")
            if put_here:
                assert last is not None
                yield _put_by(last.seat, box)
        if self.view.base is not None:
            x, y, width = self.places.base
            words = self.voice.say("juse-picture-base", rank=RANK_TEXTS[self.view.base])
            yield Label(x, y, words, _WORDS, "bare", max_width=width)

    def hand(self) -> Iterator[Item]:
        """What the seat to move holds; right after a misplay, the card that was taken back."""
        view, box, last = self.view, self.places.held, self.last
        whole = self.places.hand
        if view.held is not None:
            yield Frame(whole.x, whole.y, whole.width, whole.height, "gold")
            drawn = last is not None and last.to is None
            yield CardAt(box.x, box.y, view.held, box.width, "last" if drawn else "plain")
        elif last is not None and last.fault and last.from_hand:
            yield Frame(whole.x, whole.y, whole.width, whole.height, "fault")
            yield CardAt(box.x, box.y, last.card, box.width, "fault")
            yield from self._hand_badges(last.seat, "fault")
            return
        else:
            if self.turn is not None:
                yield Frame(whole.x, whole.y, whole.width, whole.height, "gold")
            yield Slot(box.x, box.y, box.width)
        if self.turn is not None:
            yield from self._hand_badges(self.turn, "gold")

    def _hand_badges(self, seat: int, mark: Mark) -> Iterator[Item]:
        """Whose hand it is, and who is next."""
        box, size = self.places.hand_badges, self.places.hand_badge
        apart = round(size * 1.1)
        yield Badge(box.x - apart, box.y, seat, size, mark=mark)
        if mark == "fault":
            yield Sign(box.x + apart, box.y, "cross", size * 4 // 5, "bare")
            return
        yield Sign(box.x + 4, box.y, "turn", size * 4 // 5)
        yield Badge(box.x + apart, box.y, self.next, size)

    def slip(self) -> Iterator[Item]:
        """The stamp on whoever slipped."""
        if self.slipped is not None:
            yield stamp(self.places, self.slipped, self.voice)


def _next_sign(x: int, y: int) -> Iterator[Item]:
    yield Area(x, y, BADGE, BADGE, "gold", BADGE // 2)
    yield Sign(x + 2, y, "turn", 34, "ink")


def ground(column: Box, fill: Fill) -> Area:
    return Area(column.x, column.y, column.width, column.height, fill)


def chip(words: str, tone: Tone, places: Places, seat: int, size: int = _WORDS) -> Label:
    """In the lower left corner of a seat's piles, below its card's index."""
    strip = places.strip(seat)
    y = strip.bottom - round(size * 0.8) + 2
    return Label(strip.left - 2, y, words, size, tone, max_width=places.column(seat).width * 3 // 4, anchor="left")


def stamp(places: Places, seat: int, voice: Voice) -> Stamp:
    """Across the lower part of a seat's face-up pile: its index can still be read, and what the next seat gave."""
    size, (top, bottom) = places.stamp_size, places.below_index(seat)
    x = min(places.pile(seat).x, places.column(seat).right - round(size * 2.3))
    return Stamp(x, (top + bottom) // 2, voice.say("juse-picture-juse"), size)


def _put_by(seat: int, box: Box) -> Badge:
    """In the corner of the last card: whose move it was."""
    return Badge(box.right - BADGE // 2 - 8, box.top + BADGE // 2 + 8, seat, BADGE)
