"""What is on the backs of cards. Every design leaves the middle calm, because a pile's count is written there, and fits
cards of any shape: it fills a band at the top, which is repeated at the bottom upside down. Very low backs are plain.

Pictures of horizontal bars are the cheapest: each edge that is not level costs bytes in every row it crosses.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.core.cards import BackDesign
from render import shapes
from render.cards import card_sprite, corner, large_card
from render.palette import BACK, BACK_LINE, FOAM, GOLD, SEA, UMBER, WINE, Colour
from render.sprites import SCALE, Sprite


class _Band:
    """The upper fifth of a back while it is drawn, `wide` and `tall`."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.pen = ImageDraw.Draw(self.image)
        self.wide, self.tall = width, height

    def bar(self, colour: Colour, top: float, thickness: float) -> None:
        start, end = round(top * self.tall), max(round((top + thickness) * self.tall), round(top * self.tall) + SCALE)
        self.pen.rectangle((0, start, self.wide, end - 1), fill=colour)


def _bars(band: _Band) -> None:
    band.bar(BACK_LINE, 0.3, 0.12)
    band.bar(GOLD, 0.5, 0.25)


def _lattice(band: _Band) -> None:
    """Draw a row of diamonds."""
    count = min(5, max(2, round(band.wide / band.tall * 0.9)))
    step, size = band.wide / count, band.tall * 0.66
    for place in range(count):
        x = (place + 0.5) * step
        points = [(x, band.tall * 0.45 - size / 2), (x + step / 2, band.tall * 0.45)]
        points += [(x, band.tall * 0.45 + size / 2), (x - step / 2, band.tall * 0.45)]
        band.pen.polygon(points, fill=GOLD)
    band.bar(GOLD, 0.92, 0.08)


def _waves(band: _Band) -> None:
    """Draw the sea against the sky."""
    waves = max(1, round(band.wide / band.tall * 0.5))
    band.bar(GOLD, 0, 0.12)
    surface = [
        (x, band.tall * (0.62 + 0.26 * math.cos(math.tau * waves * x / band.wide))) for x in range(0, band.wide + 1, 2)
    ]
    band.pen.polygon([(0, band.tall * 0.24), *surface, (band.wide, band.tall * 0.24)], fill=FOAM)


def _leaves(band: _Band) -> None:
    """Draw two twigs of laurel."""
    half = min(3, max(1, round(band.wide / band.tall * 0.6)))
    step, size = band.wide / (2 * half), band.tall
    for place in range(2 * half):
        turn = -60 if place < half else 60
        leaf = shapes.place(shapes.LEAF, (place + 0.5) * step, band.tall * 0.45, size, min(size, step * 1.1), turn=turn)
        shapes.fill(band.pen, leaf, GOLD)
    band.bar(GOLD, 0.92, 0.08)


class _Design(NamedTuple):
    ground: Colour
    draw: Callable[[_Band], None]


_DESIGNS: dict[BackDesign, _Design] = {
    "bars": _Design(BACK, _bars),
    "lattice": _Design(WINE, _lattice),
    "waves": _Design(SEA, _waves),
    "leaves": _Design(UMBER, _leaves),
}


_LOWEST_WITH_BANDS = 64
"""On a lower one the bands would run through the count."""


def back(width: int, height: int, design: BackDesign) -> Sprite:
    image, pen = large_card(width, height)
    ground, draw = _DESIGNS[design]
    edge = max(3, round(min(width, height) * 0.06)) * SCALE
    pen.rounded_rectangle((edge, edge, image.width - edge - 1, image.height - edge - 1), corner(width), fill=ground)
    if height < _LOWEST_WITH_BANDS:
        return card_sprite(image, width, height)
    inside = image.width - 2 * edge
    band = _Band(inside, round(image.height * 0.16), ground)
    draw(band)
    image.paste(band.image, (edge, 2 * edge))
    image.paste(band.image.rotate(180), (edge, image.height - 2 * edge - band.tall))
    return card_sprite(image, width, height)
