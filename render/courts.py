"""Jack, Queen and King as heraldic emblems: a panel in the suit's colour with gold on it, the same upside down.

The panel leaves two corners free for the indices, so that each half has one wide place for its emblem.
"""

import math

from PIL import Image, ImageDraw

from render import shapes
from render.palette import BRONZE, GOLD, INK, PAPER, Colour, mix

_FREE_ACROSS, _FREE_DOWN = 0.335, 0.405
"""How much of the panel's width and height a free corner takes."""


class _Half:
    """The upper half of one court while it is drawn. `unit` is the panel's width; the emblem's middle is `x`."""

    def __init__(self, width: int, height: int, suit: int, colour: Colour) -> None:
        self.image = Image.new("RGB", (width, height), colour)
        self.draw = ImageDraw.Draw(self.image)
        self.unit = width
        self.height = height
        self.x = width * (1 + _FREE_ACROSS) / 2
        self.suit = suit
        self.colour = colour
        self.shade = mix(colour, PAPER, 0.2) if colour == INK else mix(colour, INK, 0.4)
        self.line = max(2, width // 70)

    def gold(self, shape: shapes.Shape, y: float, width: float, height: float | None = None, turn: float = 0) -> None:
        self.edged(shape, y, width, height, GOLD, turn)

    def edged(
        self, shape: shapes.Shape, y: float, width: float, height: float | None, colour: Colour, turn: float = 0
    ) -> None:
        tall = width if height is None else height
        outlines = shapes.place(shape, self.x, y * self.unit, width * self.unit, tall * self.unit, turn=turn)
        shapes.edge(self.draw, outlines, BRONZE if colour == GOLD else self.shade, self.line * 2)
        shapes.fill(self.draw, outlines, colour)

    def pip(self, y: float, size: float) -> None:
        shapes.fill(
            self.draw, shapes.place(shapes.SUITS[self.suit], self.x, y * self.unit, size * self.unit), self.colour
        )


def court_panel(rank: int, suit: int, colour: Colour, width: int, height: int) -> Image.Image:
    half = _Half(width, height // 2, suit, colour)
    _KINDS[rank](half)
    _draw_border(half, height)
    panel = Image.new("RGB", (width, height), colour)
    panel.paste(half.image, (0, 0))
    panel.paste(half.image.rotate(180), (0, height - half.height))
    _draw_sash(panel, half)
    return panel


def _jack(half: _Half) -> None:
    """Crossed swords behind a round shield, on a striped field."""
    for stripe in range(-4, 14):
        left = stripe * half.unit * 0.14
        half.draw.line((left, half.height, left + half.height, 0), fill=half.shade, width=round(half.unit * 0.055))
    blade, hilt = shapes.SWORD
    for turn in (-42, 42):
        half.edged(blade, 0.36, 0.62, 0.7, PAPER, turn + 180)
        half.gold(hilt, 0.36, 0.62, 0.7, turn + 180)
    round_shield = (shapes.disc(0, 0, 0.5),)
    half.gold(round_shield, 0.36, 0.4)
    half.edged(round_shield, 0.36, 0.3, None, PAPER)
    half.pip(0.36, 0.2)


def _queen(half: _Half) -> None:
    """A tiara over a rose, on a field of lozenges."""
    size = half.unit * 0.075
    for row in range(12):
        for column in range(12):
            if (row + column) % 2:
                spot = shapes.place(shapes.SUITS[2], column * size, row * size * 1.15, size * 0.8)
                shapes.fill(half.draw, spot, half.shade)
    half.gold(shapes.petals(8, 0.36, 0.2), 0.45, 0.4)
    half.edged(shapes.petals(8, 0.33, 0.14), 0.45, 0.34, None, PAPER)
    half.edged((shapes.disc(0, 0, 0.5),), 0.45, 0.27, None, PAPER)
    half.pip(0.455, 0.19)
    half.gold(shapes.TIARA, 0.165, 0.44, 0.25)
    _jewels(half, 0.225)


def _king(half: _Half) -> None:
    """A crown over a shield, on a field of rays."""
    reach = half.unit
    middle = half.unit * 0.36
    for ray in range(0, 360, 20):
        ends = (
            (half.x + reach * math.cos(math.radians(angle)), middle + reach * math.sin(math.radians(angle)))
            for angle in (ray, ray + 8)
        )
        half.draw.polygon([(half.x, middle), *ends], fill=half.shade)
    half.gold(shapes.SHIELD, 0.475, 0.4, 0.37)
    half.edged(shapes.SHIELD, 0.475, 0.31, 0.28, PAPER)
    half.pip(0.465, 0.19)
    half.gold(shapes.CROWN, 0.175, 0.5, 0.25)
    _jewels(half, 0.255)


def _jewels(half: _Half, y: float) -> None:
    for side in (-1, 0, 1):
        jewel = shapes.place(
            shapes.SUITS[2], half.x + side * half.unit * 0.115, y * half.unit, half.unit * (0.075 if side else 0.095)
        )
        shapes.fill(half.draw, jewel, half.colour)


_KINDS = {11: _jack, 12: _queen, 13: _king}


def _draw_border(half: _Half, height: int) -> None:
    """A golden line around the panel, and the free corner cut out of it."""
    across, down = round(half.unit * _FREE_ACROSS), round(height * _FREE_DOWN)
    inset, line = half.line * 2, half.line + 1
    right, bottom = half.unit - 1 - inset, half.height
    corners = [
        (inset, bottom),
        (inset, down + inset),
        (across + inset, down + inset),
        (across + inset, inset),
        (right, inset),
        (right, bottom),
    ]
    half.draw.line(corners, fill=GOLD, width=line)
    half.draw.rectangle((0, 0, across - 1, down - 1), fill=PAPER)


def _draw_sash(panel: Image.Image, half: _Half) -> None:
    """The band that hides where the halves meet."""
    draw = ImageDraw.Draw(panel)
    y, tall = panel.height / 2, half.unit * 0.075
    left, right = half.line * 2, panel.width - 1 - half.line * 2
    draw.rectangle((left, y - tall, right, y + tall), fill=GOLD, outline=BRONZE, width=half.line)
    draw.rectangle((left, y - tall * 0.5, right, y + tall * 0.5), fill=half.colour)
    for spot in range(-3, 4):
        jewel = shapes.place(shapes.SUITS[2], panel.width / 2 + spot * half.unit * 0.12, y, half.unit * 0.06)
        shapes.fill(draw, jewel, GOLD)
