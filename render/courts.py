"""Jack, queen, king and the joker as figures. They are told apart by their outlines, so each has one of its own: the
king a spiked crown over a beard and broad shoulders, the queen a domed tiara over hair that falls to the ground, the
jack a cap with a tall feather.

They are drawn from paths on a grid 100 wide and 200 high.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from render import shapes
from render.palette import (
    BACK,
    BLUSH,
    BRONZE,
    BROWN,
    CHESTNUT,
    GLOW,
    GOLD,
    HONEY,
    INK,
    PAPER,
    RED,
    SKIN,
    WINE,
    Colour,
    shade_of,
)
from render.shapes import Outline, Point
from render.sprites import large

Figure: TypeAlias = Literal["jack", "queen", "king", "joker"]

WIDTH = 100


@cache
def path(text: str) -> Outline:
    """Read an outline from the commands that drawing programs use: `M x y`, `L x y`, `C` for a Bézier curve; and `|`,
    which adds the same points mirrored.
    """
    words = iter(text.split())
    points: list[Point] = []
    for word in words:
        if word == "|":
            points += [(WIDTH - x, y) for x, y in reversed(points)]
        elif word == "C":
            pull_start, pull_end, end = _point(words), _point(words), _point(words)
            points += [*shapes.curve(points[-1], pull_start, pull_end, end)[1:], end]
        else:
            points.append(_point(words))
    return tuple(points)


def _point(words: Iterator[str]) -> Point:
    return float(next(words)), float(next(words))


class Filled(NamedTuple):
    colour: Colour
    outlines: tuple[Outline | str, ...]
    edged: bool = False
    """True with a dark line around all of them, so that gold and skin stand out from the paper."""


class Line(NamedTuple):
    colour: Colour
    points: Outline


Drawing: TypeAlias = tuple[Filled | Line, ...]
"""The parts of a figure, from the back to the front."""


def _edged(colour: Colour, *outlines: Outline | str) -> Filled:
    return Filled(colour, outlines, edged=True)


def _filled(colour: Colour, *outlines: Outline | str) -> Filled:
    return Filled(colour, outlines)


def _lines(colour: Colour, text: str) -> tuple[Line, Line]:
    """Return a line and its mirror image."""
    points = path(text)
    return Line(colour, points), Line(colour, tuple((WIDTH - x, y) for x, y in points))


def _both(x: float, y: float, radius: float) -> tuple[Outline, Outline]:
    return shapes.disc(x, y, radius), shapes.disc(WIDTH - x, y, radius)


def _face(y: float) -> Drawing:
    """Draw eyes, at this height."""
    return (
        _filled(INK, *_both(39, y, 4)),
        _filled(PAPER, *(shapes.disc(x, y - 1.4, 1.4) for x in (40.4, 62.4))),
    )


def _king(colour: Colour, shade: Colour) -> Drawing:
    return (
        _edged(colour, "M 50 134 C 16 136 5 160 4 198 L 50 198 |"),
        _filled(
            shade,
            "M 19 197 C 19 182 22 170 27 162 C 24 178 25 188 26 197",
            "M 81 197 C 81 182 78 170 73 162 C 76 178 75 188 74 197",
        ),
        _edged(PAPER, "M 50 126 C 34 126 18 132 9 149 C 12 157 17 162 23 164 C 32 155 42 154 50 162 |"),
        _filled(INK, *_both(20, 150, 2.4), *_both(29, 142, 2.4)),
        _edged(BROWN, "M 50 66 L 19 66 C 14 88 13 106 16 118 C 22 125 30 124 36 120 L 50 120 |"),
        _filled(SKIN, "M 50 62 L 24 62 L 25 96 C 28 108 38 112 50 112 |"),
        *_face(84),
        _filled(
            BROWN,
            "M 32 76 C 36 73 41 73 45 75.5 L 45 78.5 C 41 76 36 76 32 78.5",
            "M 68 76 C 64 73 59 73 55 75.5 L 55 78.5 C 59 76 64 76 68 78.5",
        ),
        _edged(BROWN, "M 50 174 C 32 158 20 132 22 92 C 24 98 26 102 31 104 C 36 97 45 95 50 101 |"),
        _filled(SKIN, "M 50 86 L 47 86 C 46 93 44 96 44 98.5 C 46 102 48 101 50 101 |"),
        _filled(RED, "M 50 112.5 C 47.5 111 45 111.5 43.5 113 C 45 116 47 117 50 117 |"),
        _edged(GOLD, "M 50 11 L 31 43 L 6 22 L 17 71 C 27 67 38 66 50 66 |"),
        _filled(GLOW, "M 50 11 L 69 43 L 94 22 L 83 71 C 73 67 62 66 50 66"),
        _filled(BRONZE, "M 50 55.5 C 38 55.5 26 56.5 14.5 60.5 L 15 63 C 26 59 38 58 50 58 |"),
        _edged(GOLD, *_both(7.5, 19, 5.2), shapes.disc(50, 9, 6)),
        _filled(colour, "M 50 31 L 44 41.5 L 50 52 |", *_both(28, 51.5, 3.4)),
    )


def _queen(colour: Colour, shade: Colour) -> Drawing:
    return (
        _edged(
            HONEY,
            "M 50 34 C 18 34 9 62 13 92 C 16 116 3 128 3 152 C 3 166 8 172 4 184 C 15 190 28 186 32 174 L 50 174 |",
        ),
        *_lines(BRONZE, "M 19 98 C 22 122 9 136 11 160 C 12 167 14 172 12 179"),
        *_lines(BRONZE, "M 27 124 C 28 140 20 150 20 166"),
        _edged(colour, "M 50 141 L 38 141 C 20 150 17 172 17 198 L 50 198 |"),
        _filled(shade, "M 50 172 L 44 197 L 50 197 |"),
        _edged(PAPER, "M 50 143 L 33 143 C 36 158 42 168 50 174 |"),
        _filled(SKIN, "M 50 108 L 41 108 L 41 140 C 38 142 37 142 37 143 C 40 154 44 161 50 165 |"),
        _filled(BLUSH, "M 50 117 L 41 113 L 41 121 C 44 125 47 127 50 127 |"),
        _filled(SKIN, "M 50 56 C 28 56 23 72 24 86 C 25 106 38 120 50 120 |"),
        _filled(HONEY, "M 50 50 C 32 50 18 66 21 100 C 25 84 32 74 50 67 |"),
        _filled(BLUSH, *_both(33, 101, 4.6)),
        *_face(90),
        *_lines(INK, "M 32 88.5 C 34 85 37 84 39 84"),
        _filled(RED, "M 50 105.5 C 48.5 104 46 103.5 43 106.5 C 45 110 47.5 111 50 111 |"),
        _filled(GOLD, *_both(38.5, 137, 2.6), *_both(43.5, 142, 2.6), shapes.disc(50, 144.5, 3)),
        _edged(GOLD, "M 50 22 C 27 23 15 42 19 67 C 30 61 40 59 50 59 |"),
        _filled(
            HONEY,
            "M 44 28 C 33 32 26 42 25.5 53 C 31 50 37 48.6 42 48 C 41 41 42 34 44 28",
            "M 56 28 C 67 32 74 42 74.5 53 C 69 50 63 48.6 58 48 C 59 41 58 34 56 28",
        ),
        _filled(PAPER, *_both(25.5, 58.6, 2.6), *_both(37, 55, 2.6)),
        _filled(colour, "M 50 47 L 45.4 53.5 L 50 60 |"),
        _edged(colour, shapes.disc(50, 14.5, 8)),
    )


def _jack(colour: Colour, shade: Colour) -> Drawing:
    return (
        _edged(colour, "M 50 144 L 40 144 C 18 152 11 172 11 198 L 50 198 |"),
        _filled(shade, "M 50 150 L 50 197 L 88 197 C 88 172 82 152 60 144"),
        _edged(GOLD, "M 50 143 L 31 143 L 26 155 L 50 178 |"),
        _filled(SKIN, "M 50 112 L 39 112 L 39 144 L 50 160 |"),
        _edged(CHESTNUT, "M 50 66 L 20 66 C 16 92 18 108 8 122 C 16 133 30 132 36 122 L 50 122 |"),
        _filled(BLUSH, "M 50 118 L 39 114 L 39 121 C 43 128 47 129 50 129 |"),
        _filled(SKIN, "M 50 60 C 28 60 25 72 26 86 C 27 106 36 123 50 123 |"),
        _filled(CHESTNUT, "M 22 64 C 24 84 40 84 52 72 C 60 80 70 84 78 76 L 78 64"),
        *_face(93),
        _filled(CHESTNUT, "M 50 106 C 46 103 42 104 39 108 C 43 109 47 109.5 50 108.5 |"),
        Line(BROWN, path("M 45 114 C 48 116 53 116 56 113")),
        _edged(GOLD, "M 65 62 C 58 42 66 13 94 3 C 100 28 93 52 79 66"),
        _filled(GLOW, "M 72 62 C 74 40 82 22 94 3 C 100 28 93 52 79 66"),
        Line(BRONZE, path("M 71 60 C 74 40 82 22 90 11")),
        _edged(colour, "M 8 86 C -2 56 20 35 48 33 C 80 31 99 52 92 76 C 66 63 34 67 8 86"),
        _filled(shade, "M 8 86 L 6.5 74 C 32 56 66 52 93 65 L 92 76 C 66 63 34 67 8 86"),
    )


def _joker(_colour: Colour, _shade: Colour) -> Drawing:
    """Draw a jester with a star ball."""
    [star] = shapes.place(shapes.STAR, 50, 173, 40)
    return (
        _edged(BACK, "M 50 132 C 20 134 6 158 6 198 L 50 198 |"),
        _filled(WINE, "M 50 132 C 80 134 94 158 94 197 L 50 197"),
        _edged(PAPER, "M 50 120 L 22 128 L 17 147 L 33 141 L 40 157 L 50 143 |"),
        _filled(SKIN, "M 50 70 L 25 70 C 23 106 36 126 50 126 |"),
        _filled(BLUSH, *_both(32, 103, 5)),
        *_face(91),
        Line(INK, path("M 36 107 C 42 116 58 116 64 107")),
        _edged(GOLD, "M 31 66 C 28 40 36 22 50 10 C 64 22 72 40 69 66"),
        _edged(BACK, "M 50 72 C 50 44 40 30 26 30 C 8 30 2 48 5 70 C 12 58 20 58 24 76 C 32 70 42 69 50 72"),
        _edged(WINE, "M 50 72 C 50 44 60 30 74 30 C 92 30 98 48 95 70 C 88 58 80 58 76 76 C 68 70 58 69 50 72"),
        _edged(GOLD, "M 50 70 C 40 68 30 70 22 74 L 23 84 C 32 80 40 78 50 79 |"),
        _edged(GOLD, *_both(8.5, 73, 6), shapes.disc(50, 9, 6)),
        _edged(GOLD, shapes.disc(50, 172, 24)),
        _filled(BACK, tuple(star)),
    )


_FIGURES: dict[Figure, Callable[[Colour, Colour], Drawing]] = {
    "jack": _jack,
    "queen": _queen,
    "king": _king,
    "joker": _joker,
}


def figure(kind: Figure, colour: Colour, width: int) -> Image.Image:
    """Draw a figure on paper, twice as high as it is wide. The color is that of the clothes."""
    image, pen = large(width, 2 * width, PAPER)
    unit = image.width / WIDTH
    line = round(1.7 * unit)
    for stroke in _FIGURES[kind](colour, shade_of(colour)):
        if isinstance(stroke, Line):
            points = [(x * unit, y * unit) for x, y in stroke.points]
            pen.line(points, fill=stroke.colour, width=line, joint="curve")
            continue
        outlines = (path(outline) if isinstance(outline, str) else outline for outline in stroke.outlines)
        placed = [[(x * unit, y * unit) for x, y in outline] for outline in outlines]
        if stroke.edged:
            shapes.edge(pen, placed, INK, 2 * line)
        shapes.fill(pen, placed, stroke.colour)
    return image
