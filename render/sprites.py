"""Finished pieces of pictures, and the cache that keeps the most recently used of them."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import groupby
from threading import RLock
from typing import TypeVar

from PIL import Image, ImageDraw

from bot.core.lru_cache import LruCache
from render.palette import FELT, Colour, to_indices
from render.png import Patch, patch

T = TypeVar("T")

BUDGET, WORDS_BUDGET = 7 * 1024 * 1024, 3 * 512 * 1024
"""The budgets of parts that all tables share, and of words: those differ from table to table, and would push out all
else.
"""

SCALE = 2
"""Everything is drawn this many times larger than it is shown and then scaled down, so that edges come out soft."""
_MIN_PIXELS = 6000
"""The size in pixels from which pasting a sprite in several patches is faster than checking its mask at each pixel."""
_MIN_ROWS = 12
"""Rows with the same mask become a patch of their own only if there are this many."""
_OPAQUE = 255
_PATCH_WEIGHT = 120
"""Bytes that a patch takes besides its pixels."""
_EDGES_AND_GROUND = 3


class Sprite:
    """`pixels` are palette indices; `mask` tells which of them are opaque. Most of a card or a frame consists of a few
    opaque rectangles, and those are pasted without looking at each pixel of a mask.
    """

    __slots__ = ("height", "patches", "width")

    def __init__(self, pixels: Image.Image, mask: Image.Image | None = None, *, is_lettering: bool = False) -> None:
        """`is_lettering`: no rows of its mask are alike, so looking for them would only take long."""
        self.width, self.height = pixels.size
        if mask is None:
            self.patches = (patch(0, 0, pixels, None),)
        elif is_lettering or self.width * self.height < _MIN_PIXELS:
            self.patches = tuple(_masked(pixels, mask, 0, self.height))
        else:
            self.patches = tuple(_split(pixels, mask))

    @property
    def weight(self) -> int:
        """Return the memory it takes, in bytes."""
        layers = ((each, (not isinstance(each.pixels, int)) + (each.mask is not None)) for each in self.patches)
        return sum((each.right - each.left) * (each.bottom - each.top) * count for each, count in layers)


class Joined(Sprite):
    """Sprites that lie on another one, pasted as one. Their pixels are shared with them, and weigh nothing here."""

    __slots__ = ()

    def __init__(self, ground: Sprite, others: Iterable[tuple[Sprite, int, int]]) -> None:
        self.width, self.height = ground.width, ground.height
        moved = (
            Patch(left + x, top + y, right + x, bottom + y, pixels, mask)
            for sprite, x, y in others
            for left, top, right, bottom, pixels, mask in sprite.patches
        )
        self.patches = (*ground.patches, *moved)

    @property
    def weight(self) -> int:
        return len(self.patches) * _PATCH_WEIGHT


def large(width: int, height: int, colour: Colour = FELT) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Make a picture to draw on, `SCALE` times as large as it will be shown."""
    image = Image.new("RGB", (width * SCALE, height * SCALE), colour)
    return image, ImageDraw.Draw(image)


def large_box(
    width: int, height: int, radius: int, fill: Colour, outline: Colour, line: int
) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Make a large picture filled by one rounded box; its corners are felt."""
    image, draw = large(width, height)
    box = (0, 0, image.width - 1, image.height - 1)
    draw.rounded_rectangle(box, radius * SCALE, fill=fill, outline=outline, width=line * SCALE)
    return image, draw


def large_mask(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (width * SCALE, height * SCALE))
    return image, ImageDraw.Draw(image)


def shrunk(picture: Image.Image, mask: Image.Image) -> Sprite:
    """Make a large picture a sprite, with a mask of the final size."""
    return Sprite(to_indices(picture.reduce(SCALE)), mask)


def shrunk_mask(mask: Image.Image) -> Image.Image:
    return mask.reduce(SCALE).point([0] * 128 + [_OPAQUE] * 128, "1")


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    mask, draw = large_mask(width, height)
    draw.rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * SCALE, fill=_OPAQUE)
    return shrunk_mask(mask)


def _split(pixels: Image.Image, mask: Image.Image) -> Iterator[Patch]:
    """Make bands of rows with the same mask opaque rectangles; the rows between them keep their mask."""
    opacity = mask.convert("L").tobytes()
    rows = [opacity[start : start + mask.width] for start in range(0, len(opacity), mask.width)]
    masked_from = 0
    for row, top, bottom in _spans(rows):
        if bottom - top >= _MIN_ROWS:
            yield from _masked(pixels, mask, masked_from, top)
            for covered, left, right in _spans(row):
                if covered == _OPAQUE:
                    yield from _opaque(pixels.crop((left, top, right, bottom)), left, top)
            masked_from = bottom
    yield from _masked(pixels, mask, masked_from, mask.height)


def _opaque(pixels: Image.Image, left: int, top: int) -> Iterator[Patch]:
    """Yield most of a card as what it is: a ground between two edges, three colors to fill with."""
    width, height, indices = pixels.width, pixels.height, pixels.tobytes()
    row, first, last = max(
        _spans(indices[start : start + width] for start in range(0, len(indices), width)),
        key=lambda span: span[2] - span[1],
    )
    colours = list(_spans(row))
    if len(colours) > _EDGES_AND_GROUND or 2 * (last - first) < height:
        yield patch(left, top, pixels, None)
        return
    for start, end in ((0, first), (last, height)):
        if start < end:
            yield patch(left, top + start, pixels.crop((0, start, width, end)), None)
    for index, start, end in colours:
        yield Patch(left + start, top + first, left + end, top + last, index, None)


def _masked(pixels: Image.Image, mask: Image.Image, top: int, bottom: int) -> Iterator[Patch]:
    """Yield as much of these rows as is not wholly transparent."""
    found = mask.crop((0, top, mask.width, bottom)).getbbox() if bottom > top else None
    if found is not None:
        left, first, right, last = found
        box = (left, top + first, right, top + last)
        yield patch(left, top + first, pixels.crop(box), mask.crop(box))


def _spans(values: Iterable[T]) -> Iterator[tuple[T, int, int]]:
    """Yield each run of equal values: the value, and where the run starts and ends."""
    start = 0
    for value, same in groupby(values):
        end = start + len(list(same))
        yield value, start, end
        start = end


class SpriteCache:
    """Bounded by the memory that its sprites take. Threads may share it: each sprite is drawn by one of them."""

    def __init__(self, budget: int = BUDGET, words_budget: int = WORDS_BUDGET) -> None:
        self._sprites = LruCache[Hashable, Sprite](budget, weight=lambda sprite: sprite.weight)
        self._words = LruCache[Hashable, Sprite](words_budget, weight=lambda sprite: sprite.weight)
        self._lock = RLock()  # a card is put together from other sprites

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            return self._sprites.get_or_put(key, draw)

    def words(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            return self._words.get_or_put(key, draw)
