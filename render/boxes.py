"""Boxes and frames with round corners. They are painted straight on the canvas: only their corners are sprites."""

from functools import lru_cache
from typing import NamedTuple

from render.palette import DUSK, FELT, FELT_MIDDLE, GOLD, PAPER, RED, RIM, SKY, WELL, Colour, index_of, mix
from render.png import Canvas
from render.scene import Fill, Mark
from render.sprites import SCALE, Sprite, large_mask
from render.strokes import Layer

SHADOW, LIGHT = 15, 42
"""Shades of darker and lighter felt."""
_KEPT = 256
"""Kinds of four corners, of a few KB. All games together use some hundred."""
_HALF, _FULL = 100, 180
"""The coverage of a pixel, 0 to 255, from which it gets half of the color, and all of it."""


class Ink(NamedTuple):
    """An index of the palette, and that of the color which blends it with the felt."""

    full: int
    soft: int


def _on_felt(shade: int) -> Ink:
    return Ink(shade, (shade + FELT_MIDDLE) // 2)


DUSKY, GOLDEN, LIGHT_BLUE, FAULTY, PAPERY, RIMMED, WELLED = (
    Ink(index_of(colour), index_of(mix(colour, FELT, 0.5))) for colour in (DUSK, GOLD, SKY, RED, PAPER, RIM, WELL)
)
FILLS: dict[Fill, Ink] = {
    "shadow": _on_felt(SHADOW),
    "light": _on_felt(LIGHT),
    "dusk": DUSKY,
    "gold": GOLDEN,
    "fault": FAULTY,
    "paper": PAPERY,
}
GROUNDS: dict[Colour, Ink] = {DUSK: DUSKY, GOLD: GOLDEN, SKY: LIGHT_BLUE, RED: FAULTY, PAPER: PAPERY}
"""The inks of plates."""
MARKS: dict[Mark, Ink] = {"plain": PAPERY, "gold": GOLDEN, "last": LIGHT_BLUE, "fault": FAULTY}


class Boxes:
    def __init__(self, canvas: Canvas | Layer) -> None:
        self._canvas = canvas

    def fill(self, ink: Ink, left: int, top: int, width: int, height: int, radius: int) -> None:
        radius = min(radius, width // 2, height // 2)
        right, bottom = left + width, top + height
        fill = self._canvas.fill_box
        fill(ink.full, left + radius, top, right - radius, bottom)
        if radius:
            fill(ink.full, left, top + radius, left + radius, bottom - radius)
            fill(ink.full, right - radius, top + radius, right, bottom - radius)
            self._corners(ink, left, top, right, bottom, radius, radius)

    def outline(self, ink: Ink, left: int, top: int, width: int, height: int, radius: int, line: int) -> None:
        right, bottom = left + width, top + height
        fill = self._canvas.fill_box
        for start in (top, bottom - line):
            fill(ink.full, left + radius, start, right - radius, start + line)
        for start in (left, right - line):
            fill(ink.full, start, top + radius, start + line, bottom - radius)
        self._corners(ink, left, top, right, bottom, radius, line)

    def dashes(self, ink: Ink, left: int, top: int, width: int, height: int, line: int) -> None:
        """Paint a frame of dashes."""
        right, bottom = left + width, top + height
        for start, end in _dashed(left, right):
            self._canvas.fill_box(ink.full, start, top, end, top + line)
            self._canvas.fill_box(ink.full, start, bottom - line, end, bottom)
        for start, end in _dashed(top, bottom):
            self._canvas.fill_box(ink.full, left, start, left + line, end)
            self._canvas.fill_box(ink.full, right - line, start, right, end)

    def _corners(self, ink: Ink, left: int, top: int, right: int, bottom: int, radius: int, line: int) -> None:
        places = (left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)
        for (x, y), corner in zip(places, _four_corners(ink, radius, line), strict=True):
            self._canvas.paste_patches(corner.patches, x, y)


def _dashed(start: int, end: int) -> list[tuple[int, int]]:
    """Divide a line into dashes with gaps of half their length."""
    dashes = max(2, round((end - start) / 40))
    step = (end - start) / (dashes - 1 / 3)
    return [(round(start + place * step), round(start + (place + 2 / 3) * step)) for place in range(dashes)]


@lru_cache(_KEPT)
def _four_corners(ink: Ink, radius: int, line: int) -> tuple[Sprite, ...]:
    """Return upper left, upper right, lower left, lower right. They are found together, as a picture has some fifty
    boxes.
    """
    side, inset = radius * SCALE, line * SCALE
    corners: list[Sprite] = []
    for x, y in ((0, 0), (-side, 0), (0, -side), (-side, -side)):
        # A quarter of a disc, or of a ring.
        mask, draw = large_mask(radius, radius)
        draw.ellipse((x, y, x + 2 * side - 1, y + 2 * side - 1), fill=255)
        if line < radius:
            draw.ellipse((x + inset, y + inset, x + 2 * side - 1 - inset, y + 2 * side - 1 - inset), fill=0)
        covered = mask.reduce(SCALE)
        pixels = covered.point([ink.soft if level < _FULL else ink.full for level in range(256)])
        corners.append(Sprite(pixels, covered.point([0] * _HALF + [255] * (256 - _HALF), "1")))
    return tuple(corners)
