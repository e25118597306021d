"""Jack, Queen, King and joker as heraldic emblems: gold on a panel in the suit's colour, the lower half being the upper
one upside down.
"""

from PIL import Image, ImageDraw

from render import shapes
from render.palette import BACK, BRONZE, GOLD, INK, PAPER, Colour, mix


class _Half:
    """The upper half of a panel while it is drawn. `unit` is the panel's width, `x` the middle of the emblem."""

    def __init__(self, width: int, height: int, sign: shapes.Shape, colour: Colour) -> None:
        self.image = Image.new("RGB", (width, height), colour)
        self.draw = ImageDraw.Draw(self.image)
        self.unit = width
        self.height = height
        self.x = width / 2
        self.sign = sign
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
        shapes.edge(self.draw, outlines, BRONZE if colour == GOLD else self.shade, self.line)
        shapes.fill(self.draw, outlines, colour)

    def pip(self, y: float, size: float) -> None:
        shapes.fill(self.draw, shapes.place(self.sign, self.x, y * self.unit, size * self.unit), self.colour)


def court_panel(rank: int, suit: int, colour: Colour, width: int, height: int) -> Image.Image:
    half = _Half(width, height // 2, shapes.SUITS[suit], colour)
    _KINDS[rank](half)
    return _whole(half, width, height)


def joker_panel(width: int, height: int) -> Image.Image:
    """A jester's cap with its bells over a juggling ball."""
    half = _Half(width, height // 2, shapes.STAR, BACK)
    half.gold((shapes.disc(0, 0, 0.5),), 0.74, 0.52)
    half.edged((shapes.disc(0, 0, 0.5),), 0.74, 0.42, None, PAPER)
    half.pip(0.74, 0.34)
    half.gold(shapes.CAP, 0.3, 0.84, 0.46)
    return _whole(half, width, height)


def _whole(half: _Half, width: int, height: int) -> Image.Image:
    panel = Image.new("RGB", (width, height), half.colour)
    panel.paste(half.image, (0, 0))
    panel.paste(half.image.rotate(180), (0, height - half.height))
    _draw_sash(panel, half)
    return panel


def _jack(half: _Half) -> None:
    """Crossed swords behind a round shield."""
    blade, hilt = shapes.SWORD
    for turn in (-40, 40):
        half.edged(blade, 0.52, 1.06, 1.12, PAPER, turn)
        half.gold(hilt, 0.52, 1.06, 1.12, turn)
    round_shield = (shapes.disc(0, 0, 0.5),)
    half.gold(round_shield, 0.52, 0.62)
    half.edged(round_shield, 0.52, 0.48, None, PAPER)
    half.pip(0.52, 0.32)


def _queen(half: _Half) -> None:
    """A tiara over a rose."""
    half.gold(shapes.petals(8, 0.36, 0.2), 0.68, 0.62)
    half.edged((shapes.disc(0, 0, 0.5),), 0.68, 0.46, None, PAPER)
    half.pip(0.69, 0.31)
    half.gold(shapes.TIARA, 0.26, 0.72, 0.36)
    _jewels(half, 0.34)


def _king(half: _Half) -> None:
    """A crown over a shield."""
    half.gold(shapes.SHIELD, 0.71, 0.62, 0.56)
    half.edged(shapes.SHIELD, 0.71, 0.48, 0.43, PAPER)
    half.pip(0.7, 0.31)
    half.gold(shapes.CROWN, 0.27, 0.78, 0.36)
    _jewels(half, 0.375)


def _jewels(half: _Half, y: float) -> None:
    for side in (-1, 0, 1):
        jewel = shapes.place(
            shapes.SUITS[2], half.x + side * half.unit * 0.18, y * half.unit, half.unit * (0.1 if side else 0.13)
        )
        shapes.fill(half.draw, jewel, half.colour)


_KINDS = {11: _jack, 12: _queen, 13: _king}


def _draw_sash(panel: Image.Image, half: _Half) -> None:
    """The band that hides where the halves meet."""
    draw = ImageDraw.Draw(panel)
    y, tall = panel.height / 2, half.unit * 0.05
    draw.rectangle((0, y - tall, panel.width, y + tall), fill=GOLD)
    draw.rectangle((0, y - tall * 0.4, panel.width, y + tall * 0.4), fill=half.colour)
