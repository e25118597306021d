"""The felt and the light on it, in steps of felt shades."""

from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from render import shapes
from render.cards import FINER, corner
from render.palette import BRONZE_INDEX, DUSK_INDEX
from render.scene import card_height
from render.sprites import Sprite

_BRIGHTEST, _DARKER_ASIDE = 44, 26
_GLOW = 9
_GHOST = 6
_INLAY = 3


@lru_cache(64)
def ground(height: int, rail: int) -> tuple[tuple[int, int], ...]:
    """A lamp over the middle of the table, between the rails: bands, each of so many rows of one shade. It shades from
    row to row only: along a row every change would cost bytes in each of the picture's rows.
    """
    rows = [round(_BRIGHTEST - _DARKER_ASIDE * abs(2 * y / height - 1) ** 2.2) for y in range(height)]
    if rail:
        edges = [DUSK_INDEX] * rail + [BRONZE_INDEX] * _INLAY
        rows = [*edges, *rows[len(edges) : -len(edges)], *reversed(edges)]
    return tuple((shade, sum(1 for _ in alike)) for shade, alike in groupby(rows))


def glow(width: int, height: int) -> Sprite:
    light = Image.new("L", (width, height))
    ImageDraw.Draw(light).rounded_rectangle((3, 3, width - 4, height - 4), 20, fill=_GLOW)
    return Sprite(light)


def ghost(width: int, suit: int | None) -> Sprite:
    """The outline of an empty place, and the suit it waits for, as lighter felt."""
    fine = Image.new("L", (width * FINER, card_height(width) * FINER))
    draw = ImageDraw.Draw(fine)
    line = max(2, round(width * 0.022)) * FINER
    draw.rounded_rectangle(
        (line, line, fine.width - line, fine.height - line), corner(width) * FINER, outline=_GHOST * 16, width=line
    )
    if suit is not None:
        outlines = shapes.place(shapes.SUITS[suit], fine.width / 2, fine.height / 2, fine.width * 0.5)
        shapes.fill(draw, outlines, _GHOST * 16)
    return Sprite(fine.reduce(FINER).point([step // 16 for step in range(256)]))
