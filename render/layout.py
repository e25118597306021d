"""Rows and columns as plain values: boxes that are split into boxes, and what lies in them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.core.cards import Card
from render.scene import Area, Back, CardAt, EmptySlot, Fill, Frame, Item, Mark, SceneError, Sign, Style


class Box(msgspec.Struct, frozen=True):
    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def x(self) -> int:
        """The middle, from the left."""
        return self.left + self.width // 2

    @property
    def y(self) -> int:
        """The middle, from the top."""
        return self.top + self.height // 2

    def inset(self, x: int, y: int | None = None) -> "Box":
        """Return the box without a margin; a negative margin makes it larger."""
        down = x if y is None else y
        return Box(self.left + x, self.top + down, self.width - 2 * x, self.height - 2 * down)

    def rows(self, *heights: int, gap: int = 0) -> "list[Box]":
        """Split the box into rows, from the top. A row of height 0 takes what the others leave."""
        return [Box(self.left, top, self.width, size) for top, size in _split(self.top, self.height, heights, gap)]

    def columns(self, *widths: int, gap: int = 0) -> "list[Box]":
        """Split the box into columns, from the left. A column of width 0 takes what the others leave."""
        return [Box(left, self.top, size, self.height) for left, size in _split(self.left, self.width, widths, gap)]

    def even_columns(self, count: int) -> "list[Box]":
        """Split the box into columns of the same width, give or take a pixel."""
        edges = [self.left + self.width * place // count for place in range(count + 1)]
        return [Box(left, self.top, right - left, self.height) for left, right in pairwise(edges)]


def _split(start: int, room: int, sizes: Sequence[int], gap: int) -> Iterator[tuple[int, int]]:
    rest = room - sum(sizes) - gap * (len(sizes) - 1)
    for size in sizes:
        yield start, size or rest
        start += (size or rest) + gap


def area(box: Box, fill: Fill = "shadow", radius: int = 18) -> Area:
    return Area(box.x, box.y, box.width, box.height, fill, radius)


def band(box: Box, fill: Fill) -> Area:
    """Fill a part of the picture from edge to edge."""
    return area(box, fill, 0)


def frame(box: Box, mark: Mark = "gold") -> Frame:
    return Frame(box.x, box.y, box.width, box.height, mark)


def ticked(box: Box) -> tuple[Item, ...]:
    """Frame in gold where something was right, with a check in its corner."""
    x, y = box.right - _CHECK // 2, box.bottom - _CHECK // 2 - 8
    disc, check = Area(x, y, _CHECK, _CHECK, "gold", _CHECK // 2), Sign(x, y, "check", _CHECK * 2 // 3, "ink")
    return frame(box.inset(-6)), disc, check


_CHECK = 76


def back(box: Box, count: int = 0, mark: Mark = "plain") -> Back:
    return Back(box.x, box.y, box.width, box.height, count, mark)


def slot(box: Box, mark: Mark = "plain") -> EmptySlot:
    return EmptySlot(box.x, box.y, box.width, box.height, mark=mark)


def card(box: Box, face: Card, mark: Mark = "plain", count: int = 0) -> CardAt:
    return CardAt(box.x, box.y, face, box.width, mark, count=count)


def fan(
    cards: Sequence[Card | None], x: int, y: int, width: int, size: int, style: Style = "card", gap: int = 10
) -> tuple[CardAt, ...]:
    """Lay cards in a row around x: side by side if there is room, and overlapping if there is not."""
    step = min(size + gap, (width - size) / (len(cards) - 1)) if len(cards) > 1 else 0
    if len(cards) > 1 and step < size * 0.3:
        raise SceneError(f"{len(cards)} cards of size {size} do not fit into a width of {width}")
    left = x - step * (len(cards) - 1) / 2
    return tuple(CardAt(round(left + step * place), y, card, size, style=style) for place, card in enumerate(cards))
