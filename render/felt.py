"""The felt, and places on it without a card."""

from functools import lru_cache
from itertools import groupby

from render import shapes
from render.cards import corner
from render.palette import RIM, WELL
from render.sprites import Sprite, large_box, rounded_mask, shrunk

_BRIGHTEST, _FALLOFF = 40, 12


@lru_cache(64)
def bands(height: int) -> tuple[tuple[int, int], ...]:
    """The felt under a lamp over the middle of the table: bands, each with its shade and its number of rows. The shade
    never changes along a row, because that would cost bytes in every row of the picture.
    """
    rows = [round(_BRIGHTEST - _FALLOFF * abs(2 * y / height - 1) ** 2.2) for y in range(height)]
    return tuple((shade, len(list(same))) for shade, same in groupby(rows))


def slot(width: int, height: int, suit: int | None) -> Sprite:
    image, draw = large_box(width, height, corner(width), WELL, RIM, max(2, round(width * 0.018)))
    if suit is not None:
        size = min(image.width, image.height) * 0.5
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], image.width / 2, image.height / 2, size), RIM)
    return shrunk(image, rounded_mask(width, height, corner(width)))
