"""The felt and the light on it. Felt shades are consecutive palette indices, so light is added to them."""

from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from render import shapes
from render.cards import corner
from render.palette import BRONZE_INDEX, DUSK_INDEX
from render.scene import card_height
from render.sprites import SCALE, Sprite, large_mask

_BRIGHTEST, _FALLOFF = 44, 26
_GLOW = 9
_GHOST = 6
_INLAY = 3


@lru_cache(64)
def bands(height: int, rail: int) -> tuple[tuple[int, int], ...]:
    """The felt under a lamp over the middle of the table, between the rails: bands, each with its shade and its number
    of rows. The shade never changes along a row, because that would cost bytes in every row of the picture.
    """
    rows = [round(_BRIGHTEST - _FALLOFF * abs(2 * y / height - 1) ** 2.2) for y in range(height)]
    if rail:
        edges = [DUSK_INDEX] * rail + [BRONZE_INDEX] * _INLAY
        rows = [*edges, *rows[len(edges) : -len(edges)], *reversed(edges)]
    return tuple((shade, len(list(same))) for shade, same in groupby(rows))


def glow(width: int, height: int) -> Sprite:
    light = Image.new("L", (width, height))
    ImageDraw.Draw(light).rounded_rectangle((3, 3, width - 4, height - 4), 20, fill=_GLOW)
    return Sprite(light)


def ghost(width: int, suit: int | None) -> Sprite:
    """The outline of an empty place, and the suit that belongs there, as lighter felt."""
    image, draw = large_mask(width, card_height(width))
    line = max(2, round(width * 0.022)) * SCALE
    box = (line, line, image.width - line, image.height - line)
    draw.rounded_rectangle(box, corner(width) * SCALE, outline=_GHOST * 16, width=line)
    if suit is not None:
        outlines = shapes.place(shapes.SUITS[suit], image.width / 2, image.height / 2, image.width * 0.5)
        shapes.fill(draw, outlines, _GHOST * 16)
    return Sprite(image.reduce(SCALE).point([step // 16 for step in range(256)]))
