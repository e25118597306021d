"""Where everything of a seat lies. The places depend on the number of seats alone, so nothing moves during a match."""

from collections.abc import Sequence
from functools import cache

import msgspec

from bot.core.cards import SUIT_OF, Card
from render.layout import Box
from render.scene import WIDEST, WIDTH, CardAt, SceneError, card_height

NAME = 60
"""The height of a name plate."""
GAP = 8
PIP = 60
SHOWN, NARROWEST_TILE = 46, 75
"""At least so much of each tile is seen; in a narrower one the rank would be too low."""
_EASY_SHARE, _CROWDED = 0.6, 98
"""Ranks keep their shape if so much of each tile is seen; only tiles of that width or less overlap further."""
_FEW_SIZES = 9
"""Widths differ by so much, because every width has to be drawn and kept."""
MARGIN = 12
MOST_IN_ROW = 13
"""Cards in a row of one's own hand."""
TOP = 242
"""Where the seats begin, below the stacks."""


class Place(msgspec.Struct, frozen=True):
    """The part of the table that belongs to one seat."""

    area: Box
    plate: Box
    """Only its badge if the place is not `named`."""
    pip: tuple[int, int]
    named: bool
    points: Box | None
    """None: on the plate."""
    back: Box | None
    """None: the hand lies elsewhere, in full."""
    tiles: Box
    back_makes_room: bool
    """The tiles may also lie where the face-down hand was, once it is empty."""


def row(area: Box) -> Place:
    """Lay out a seat with the plate above the hand, and the tiles beside both."""
    block, tiles = area.columns(300, 0, gap=2 * GAP)
    plate, below = block.rows(NAME, 0, gap=GAP)
    back, beside = below.columns(min(150, max(80, below.height * 7 // 10)), 0, gap=GAP)
    if below.height < 2 * NAME:
        _, points = beside.columns(PIP, 0, gap=GAP)
    else:
        _, points = beside.rows(0, NAME)
    pip = beside.left + PIP // 2, below.top + min(below.height, PIP + 2 * GAP) // 2
    return Place(area, plate, pip, named=True, points=points, back=back, tiles=tiles, back_makes_room=False)


def cell(area: Box) -> Place:
    """Lay out a seat with the plate above, and below it the hand and the tiles."""
    head, below = area.rows(NAME, 0, gap=GAP)
    plate, pip = head.columns(0, PIP, gap=GAP)
    back, tiles = below.columns(76 if below.height < 180 else 110, 0, gap=GAP)
    return Place(area, plate, (pip.x, pip.y), named=True, points=None, back=back, tiles=tiles, back_makes_room=True)


def compact(area: Box) -> Place:
    """Lay out a seat without a name: where many seats have little room."""
    badge = 54
    block, back, tiles = area.columns(2 * badge, 60, 0, gap=GAP)
    head, _, points = block.rows(badge, 0, badge)
    plate, pip = head.columns(badge, badge)
    return Place(
        area, plate, (pip.x + 2, pip.y), named=False, points=points, back=back, tiles=tiles, back_makes_room=True
    )


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


def spare_place() -> Place:
    """Return the sixth part of the table with five seats."""
    return table_places(6)[0][5]


def fan_order(card: Card) -> tuple[int, Card]:
    """Order ♠ ♥ ♣ ♦, so that colors alternate."""
    return (0, 1, 3, 2)[SUIT_OF[card]], card


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
