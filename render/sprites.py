"""Finished pieces of pictures, kept within a bound of memory: the least lately used go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from itertools import groupby
from threading import Lock
from typing import Any, NamedTuple

from PIL import Image

BUDGET = 9 * 1024 * 1024

_WORTH_PARTS = 6000
"""Pixels from which on to lay several rectangles is sooner done than to ask of each pixel whether it counts."""
_WORTH_A_PART = 12
"""Rows."""
_COUNTS = 255


class Part(NamedTuple):
    """A rectangle of a sprite, and which of its pixels count. None: all do."""

    left: int
    top: int
    pixels: Image.Image
    mask: Image.Image | None


class Sprite:
    """`pixels` are palette indices (or, for a shade, steps of felt); `mask` tells which of them count. Most of a card,
    or of a frame, is a few rectangles in which all or none do: those are laid without looking at each pixel.
    """

    __slots__ = ("at_hand", "height", "parts", "width")

    def __init__(self, pixels: Image.Image, mask: Image.Image | None = None) -> None:
        self.width, self.height = pixels.size
        if mask is None or self.width * self.height < _WORTH_PARTS:
            self.parts = (Part(0, 0, pixels, mask),)
        else:
            self.parts = tuple(_parts(pixels, mask))
        self.at_hand = tuple(_at_hand(part) for part in self.parts)
        """The same for Pillow's inner functions: edges, pixels and mask."""

    @property
    def shade(self) -> Image.Image:
        """The steps of felt, of one that is a shade: it has no mask."""
        ((_, _, steps, _),) = self.parts
        return steps

    @property
    def weight(self) -> int:
        """In bytes."""
        areas = ((part.pixels.width * part.pixels.height, part.mask) for part in self.parts)
        return sum(area if mask is None else 2 * area for area, mask in areas)


def _at_hand(part: Part) -> tuple[int, int, int, int, Any, Any]:
    right, bottom = part.left + part.pixels.width, part.top + part.pixels.height
    return part.left, part.top, right, bottom, part.pixels.im, None if part.mask is None else part.mask.im


def _parts(pixels: Image.Image, mask: Image.Image) -> Iterator[Part]:
    """Bands of rows with the same mask become rectangles; the rows between them keep their mask."""
    counting = mask.convert("L").tobytes()
    rows = [counting[start : start + mask.width] for start in range(0, len(counting), mask.width)]
    top = begun = 0
    for row, alike in groupby(rows):
        bottom = top + sum(1 for _ in alike)
        if bottom - top >= _WORTH_A_PART:
            yield from _masked(pixels, mask, begun, top)
            for left, right in _runs(row):
                yield Part(left, top, pixels.crop((left, top, right, bottom)), None)
            begun = bottom
        top = bottom
    yield from _masked(pixels, mask, begun, top)


def _masked(pixels: Image.Image, mask: Image.Image, top: int, bottom: int) -> Iterator[Part]:
    if bottom > top:
        box = (0, top, pixels.width, bottom)
        yield Part(0, top, pixels.crop(box), mask.crop(box))


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """From where to where the pixels of a row count."""
    start = 0
    for value, alike in groupby(row):
        end = start + sum(1 for _ in alike)
        if value == _COUNTS:
            yield start, end
        start = end


class SpriteStore:
    """Painters in several threads share one store; each sprite is drawn by one of them."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = Lock()
        self.bytes_held = 0

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            found = self._sprites.get(key)
            if found is not None:
                self._sprites.move_to_end(key)
                return found
            made = self._sprites[key] = draw()
            self.bytes_held += made.weight
            while self.bytes_held > self._budget and len(self._sprites) > 1:
                _, dropped = self._sprites.popitem(last=False)
                self.bytes_held -= dropped.weight
            return made
