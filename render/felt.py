"""The felt, and places on it without a card."""

from functools import lru_cache
from itertools import groupby

from render import shapes
from render.palette import RIM, WELL, to_indices
from render.sprites import SCALE, Sprite, large

_BRIGHTEST, _FALLOFF = 40, 12


@lru_cache(64)
def bands(height: int) -> tuple[tuple[int, int], ...]:
    """Return the felt under a lamp over the middle of the table: bands, each with its shade and its number of rows. The
    shade never changes along a row, because that would cost bytes in every row of the picture.
    """
    rows = [round(_BRIGHTEST - _FALLOFF * abs(2 * y / height - 1) ** 2.2) for y in range(height)]
    return tuple((shade, len(list(same))) for shade, same in groupby(rows))


def faint_suit(suit: int, size: int) -> Sprite:
    """Draw the suit of a place that takes no other."""
    image, draw = large(size, size, WELL)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], image.width / 2, image.height / 2, image.width), RIM)
    return Sprite(to_indices(image.reduce(SCALE)))
