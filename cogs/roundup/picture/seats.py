"""One seat of the table: where everything of it lies, and how everybody sees it.

The places depend on the number of seats alone, so nothing moves during a match.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from bot.core.cards import SUIT_OF, Card
from bot.text.voice import RANK_TEXTS, Voice
from cogs.roundup.rules.state import Phase, View
from cogs.roundup.words.describe import fan_order
from render import shortened
from render.layout import Box, area, back, frame, slot
from render.scene import (
    WIDEST,
    WIDTH,
    Back,
    CardAt,
    EmptySlot,
    Item,
    Label,
    Mark,
    NamePlate,
    Pip,
    PlateState,
    SceneError,
    SeatBadge,
    Sign,
    Stamp,
    card_height,
)

NAME = 60
"""The height of a name plate."""
GAP = 8
PIP = 60
SHOWN, NARROWEST_TILE = 46, 75
"""The least width seen of each tile; in a narrower one the rank would be too low."""
_EASY_SHARE, _CROWDED = 0.6, 98
"""Ranks keep their shape if so much of each tile is seen; only tiles of that width or less overlap further."""
_FEW_SIZES = 9
"""Widths differ by so much, because every width has to be drawn and kept."""
MARGIN = 12
MOST_IN_ROW = 13
"""Cards in a row of one's own hand."""
TOP = 242
"""The top of the seats, below the stacks."""


class Place(msgspec.Struct, frozen=True):
    """The part of the table that belongs to one seat."""

    area: Box
    plate: Box
    pip: tuple[int, int]
    points: Box | None
    """The box of the points; None: on the plate."""
    back: Box | None
    """The box of the card backs; None: there is no hand."""
    tiles: Box
    back_makes_room: bool
    """The tiles may also lie where the face-down hand was, once it is empty."""


def row(area: Box) -> Place:
    """Lay out a seat with the plate above the hand, and the tiles beside both."""
    block, tiles = area.columns(300, 0, gap=2 * GAP)
    plate, below = block.rows(NAME, 0, gap=GAP)
    back, beside = below.columns(min(150, max(80, below.height * 7 // 10)), 0, gap=GAP)
    _, points = beside.columns(PIP, 0, gap=GAP) if below.height < 2 * NAME else beside.rows(0, NAME)
    pip = beside.left + PIP // 2, below.top + min(below.height, PIP + 2 * GAP) // 2
    return Place(area, plate, pip, points=points, back=back, tiles=tiles, back_makes_room=False)


def cell(area: Box) -> Place:
    """Lay out a seat with the plate above, and below it the hand and the tiles."""
    head, below = area.rows(NAME, 0, gap=GAP)
    plate, pip = head.columns(0, PIP, gap=GAP)
    back, tiles = below.columns(76 if below.height < 180 else 110, 0, gap=GAP)
    return Place(area, plate, (pip.x, pip.y), points=None, back=back, tiles=tiles, back_makes_room=True)


def column(top: int, height: int, count: int, gap: int) -> list[Box]:
    return Box(MARGIN, top, WIDTH - 2 * MARGIN, 0).rows(*[height] * count, gap=gap)


def two_columns(top: int, height: int, count: int, gap: int) -> list[Box]:
    rows = Box(0, top, WIDTH, 0).rows(*[height] * -(-count // 2), gap=gap)
    return [half.inset(GAP, 0) for row in rows for half in row.even_columns(2)][:count]


@cache
def table_places(seats: int) -> tuple[Sequence[Place], int]:
    """Return a place for each seat, and the height of the picture."""
    top, gap = TOP + 2 * GAP, 2 * GAP + 4
    if seats <= 3:
        places = [row(area) for area in column(top, 296 if seats == 2 else 208, seats, gap)]
    else:
        places = [cell(area) for area in two_columns(top, 274 if seats == 4 else 214, seats, gap)]
    return places, places[-1].area.bottom + 2 * GAP


def hand_rows(hand: Sequence[Card]) -> Sequence[Sequence[Card]]:
    """Return one row, or two for many cards; none for no cards."""
    cards = sorted(hand, key=fan_order)
    rows = -(-len(cards) // MOST_IN_ROW)
    in_row = -(-len(cards) // rows) if rows else 1
    return [cards[start : start + in_row] for start in range(0, len(cards), in_row)]


def tile_size(count: int, box: Box) -> tuple[int, int]:
    """Return how wide so many tiles are, and how many lie in a row: as large as possible, in one row or two."""
    best = 0, count
    for rows in (1, 2):
        in_row = -(-count // rows)
        high = (box.height - GAP * (rows - 1)) // rows
        easy = round(box.width / (1 + _EASY_SHARE * (in_row - 1)))
        crowded = box.width - SHOWN * (in_row - 1)
        best = max(best, (min(high * 10 // 13, max(easy, _CROWDED), crowded, WIDEST), in_row))
    if best[0] < NARROWEST_TILE:
        raise SceneError(f"{count} tiles do not fit into {box.width} x {box.height}")
    return best[0] - (best[0] - NARROWEST_TILE) % _FEW_SIZES, best[1]


def tiles(cards: Sequence[Card | None], box: Box) -> Sequence[CardAt]:
    """Lay tiles side by side from the left, overlapping if need be. None: the back of a card."""
    if not cards:
        return ()
    size, in_row = tile_size(len(cards), box)
    step = min(size + GAP, (box.width - size) // (in_row - 1)) if in_row > 1 else size
    if step < size:
        step -= (step - SHOWN) % _FEW_SIZES
    height = card_height(size, "tile")
    laid: list[CardAt] = []
    for place, card in enumerate(cards):
        line, at = divmod(place, in_row)
        covered = at + 1 < in_row and place + 1 < len(cards) and step < size
        y = box.top + height // 2 + line * (height + GAP)
        x = box.left + at * step + size // 2
        laid.append(CardAt(x, y, card, size, style="tile", shown=step if covered else 0))
    return laid


NEARLY_OUT = 3
"""The most cards with which the point for the first without any (R17) is close."""
_CHIP = 148
_STAMP, _SMALLEST_STAMP = 72, 36
_STAMP_WIDE, _STAMP_HIGH = 4.2, 2.4
"""The size of the stamp, by that of its letters."""
_ON_POINTS = 96
"""The width of words that hide the points of a seat."""


class Seats:
    """What all seats of one picture have in common."""

    def __init__(self, view: View, voice: Voice, news: Mapping[int, str] = MappingProxyType({})) -> None:
        self.view = view
        self.news = news
        self.voice = voice
        self.last = view.last
        self.slipped = view.last.seat if view.last is not None and view.last.fault else None
        self._chips = [self._chip(seat) for seat in range(len(view.seats))]

    def mark(self, card: Card) -> Mark:
        last = self.last
        if last is None or card not in (*last.cards, last.hit):
            return "plain"
        return "fault" if last.fault else "last"

    def seat(self, seat: int, place: Place) -> Iterator[Item]:
        waiting, slipped = seat in self.view.waiting, seat == self.slipped
        if waiting or slipped:
            yield area(place.area.inset(-GAP), "light")
            yield frame(place.area.inset(-GAP), "gold" if waiting else "fault")
        yield from self.own(seat, place)
        if slipped:
            yield self.stamp(seat, place)

    def own(self, seat: int, place: Place) -> Iterator[Item]:
        """Paint a seat without frame and stamp."""
        own, laid, box = self.view.seats[seat], self.laid(seat, place), place.back
        yield from self._plate(seat, place)
        if box is not None and own.down > own.placed:
            yield back(box, own.down - own.placed)
        elif box is not None and not place.back_makes_room:
            yield slot(box)
        if chip := self._chips[seat]:
            text, tone = chip
            yield Label(place.tiles.right, place.tiles.bottom - 30, text, 38, tone, max_width=_CHIP, anchor="right")
        for tile in laid:
            if tile.card is not None:
                yield replace(tile, mark=self.mark(tile.card))
        if self._is_asked_for_a_card(seat):
            yield from self._wanted(laid[-1])
        elif own.placed:
            at = laid[-1]
            yield Back(at.x, at.y, at.size, at.height, mark="gold")
            yield Sign(at.x, at.y, "check", 60)
        last = self.last
        if box is not None and seat == self.slipped and last is not None and last.move == "down" and last.cards:
            # A face-down card that was laid for all to see is shown before it goes back.
            size = min(max(box.width, NARROWEST_TILE), max(box.height * 10 // 13, NARROWEST_TILE))
            yield CardAt(box.x, box.y, last.cards[0], size, "fault", "tile")

    def _plate(self, seat: int, place: Place) -> Iterator[Item]:
        own, box, points = self.view.seats[seat], place.plate, place.points
        is_asked = seat in self.view.waiting
        state: PlateState = "fault" if seat == self.slipped else "turn" if is_asked else "plain"
        score = self.news.get(seat) or self.voice.say("roundup-picture-points", points=own.score)
        name, note = self.voice.names[seat], "" if points else score
        yield NamePlate(box.x, box.y, box.width, seat, name, note, state, box.height)
        if self.last is not None and self.last.seat == seat and seat != self.slipped:
            yield SeatBadge(box.left + box.height // 2, box.y, seat, 52, mark="last")
        if points:
            yield Label(points.x, points.y, score, 38, "bare", max_width=points.width)
        if own.bid is not None:
            is_lost = SUIT_OF[own.bid] in self.view.closed[: len(self.view.stacks) - 1]
            yield Pip(*place.pip, SUIT_OF[own.bid], PIP - 4, is_lost)

    def _chip(self, seat: int) -> tuple[str, Mark] | None:
        """Say how close the seat is to the point for the first without cards."""
        view, say, own = self.view, self.voice.say, self.view.seats[seat]
        if view.first_empty == seat:
            return say("roundup-picture-first-out"), "plain"
        count = own.down + len(own.up)
        if view.first_empty is not None or count > NEARLY_OUT or not count:
            return None
        return say("roundup-picture-left", count=count), "fault"

    def _is_asked_for_a_card(self, seat: int) -> bool:
        return seat in self.view.waiting and self.view.phase is not Phase.TURN

    def _room(self, seat: int, place: Place) -> Box:
        """Return where the tiles may lie."""
        own, box = self.view.seats[seat], place.tiles
        left = box.left
        if place.back is not None and place.back_makes_room and own.down == own.placed:
            left = place.back.left
        right = box.right - (_CHIP + GAP if self._chips[seat] else 0)
        return Box(left, box.top, right - left, box.height)

    def laid(self, seat: int, place: Place) -> list[CardAt]:
        """Lay out the cards face up, with a place for one that is asked for or lies there face down."""
        own = self.view.seats[seat]
        cards: list[Card | None] = [*sorted(own.up, key=fan_order)]
        if own.placed or self._is_asked_for_a_card(seat):
            cards.append(None)
        return [*tiles(cards, self._room(seat, place))]

    def _wanted(self, at: CardAt) -> Iterator[Item]:
        """Paint a golden place for the card that is asked for."""
        yield EmptySlot(at.x, at.y, at.size, at.height, mark="gold")
        owed = self.view.owed
        if owed is None:
            word = self.voice.say(f"roundup-picture-{self.view.phase.value}")
            room = at.size - 6
            if shortened(word, 38, room) == word:  # what is asked is said elsewhere too
                yield Label(at.x, at.y, word, 38, "glint", room)
        elif owed.suit is not None:
            yield Pip(at.x, at.y, owed.suit, 64)
        else:
            yield Label(at.x, at.y, RANK_TEXTS[(owed.number or 1) - 1], 56, "glint", at.size - 6)

    def stamp(
        self, seat: int, place: Place, smallest: int = _SMALLEST_STAMP, text: str = "", mark: Mark = "fault"
    ) -> Stamp:
        """Stamp beside the cards if there is room, and otherwise on the plate, so that no rank is hidden. `text`: what
        else than that somebody slipped; it hides the points rather than the name or how few are left.
        """
        box, plate, points = place.tiles, place.plate, place.points
        right = max((at.x + at.size // 2 for at in self.laid(seat, place)), default=self._room(seat, place).left)
        words = text or self.voice.say("roundup-picture-juse")
        edge = self._room(seat, place).right if text else box.right
        size = min(_STAMP, int((edge - right - GAP) / _STAMP_WIDE), int(box.height / _STAMP_HIGH))
        if size >= smallest:
            return Stamp(edge - round(size * _STAMP_WIDE / 2), box.y, words, size, mark, max_width=3 * size)
        y = plate.bottom + GAP - round(smallest * _STAMP_HIGH / 2)
        if not text:
            return Stamp(plate.right - round(smallest * _STAMP_WIDE / 2), y, words, smallest)
        x, y = (plate.right - _ON_POINTS * 6 // 10, y) if points is None else (points.x, points.y)
        return Stamp(x, y, words, smallest, mark, max_width=_ON_POINTS)
