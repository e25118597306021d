"""The outlines that everything is drawn from. Each shape fits into a square from -0.5 to 0.5, with y pointing down."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import ImageDraw

from render.palette import Colour

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
Shape: TypeAlias = tuple[Outline, ...]

_STEPS = 14


def curve(start: Point, pull_start: Point, pull_end: Point, end: Point) -> list[Point]:
    """Return a cubic Bézier curve without its last point, so that curves can be joined."""
    points: list[Point] = []
    for step in range(_STEPS):
        t = step / _STEPS
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (
                a * start[0] + b * pull_start[0] + c * pull_end[0] + d * end[0],
                a * start[1] + b * pull_start[1] + c * pull_end[1] + d * end[1],
            )
        )
    return points


def disc(x: float, y: float, radius: float) -> Outline:
    turns = [math.tau * step / 36 for step in range(36)]
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def mirrored(left_half: Iterable[Point]) -> Outline:
    """Complete a symmetric outline from its left half, given from one end of the axis to the other."""
    half = list(left_half)
    return (*half, *((-x, y) for x, y in reversed(half)))


_HEART_HALF = [
    *curve((0, 0.5), (-0.16, 0.27), (-0.5, 0.1), (-0.5, -0.2)),
    *curve((-0.5, -0.2), (-0.5, -0.39), (-0.38, -0.48), (-0.25, -0.48)),
    *curve((-0.25, -0.48), (-0.12, -0.48), (-0.03, -0.4), (0, -0.27)),
    (0, -0.27),
]
_HEART: Shape = (mirrored(_HEART_HALF),)

_STEM = mirrored([*curve((0, 0.1), (-0.03, 0.3), (-0.1, 0.44), (-0.24, 0.5)), (-0.24, 0.5)])
_SPADE: Shape = (mirrored((0.96 * x, -0.07 - 0.86 * y) for x, y in _HEART_HALF), _STEM)
_CLUB: Shape = (disc(0, -0.26, 0.24), disc(-0.255, 0.09, 0.24), disc(0.255, 0.09, 0.24), disc(0, 0, 0.14), _STEM)
_DIAMOND: Shape = (
    mirrored(
        [
            *curve((0, -0.52), (-0.1, -0.32), (-0.24, -0.12), (-0.4, 0)),
            *curve((-0.4, 0), (-0.24, 0.12), (-0.1, 0.32), (0, 0.52)),
            (0, 0.52),
        ]
    ),
)
SUITS: tuple[Shape, ...] = (_SPADE, _HEART, _DIAMOND, _CLUB)
"""The suits in the order of `bot.core.cards.SUITS`."""

_CROWN_TIPS = ((-0.5, -0.16), (-0.27, -0.3), (0.0, -0.38), (0.27, -0.3), (0.5, -0.16))
_CROWN_BODY: Outline = (
    (-0.4, 0.5),
    (-0.5, -0.16),
    (-0.32, 0.12),
    (-0.27, -0.3),
    (-0.11, 0.06),
    (0.0, -0.38),
    (0.11, 0.06),
    (0.27, -0.3),
    (0.32, 0.12),
    (0.5, -0.16),
    (0.4, 0.5),
)
CROWN: Shape = (_CROWN_BODY, *(disc(x, y - 0.04, 0.075) for x, y in _CROWN_TIPS))

_STAR_POINTS = 5
STAR: Shape = (
    tuple(
        (radius * math.sin(turn), -radius * math.cos(turn))
        for turn, radius in (
            (math.pi * point / _STAR_POINTS, 0.2 if point % 2 else 0.5) for point in range(2 * _STAR_POINTS)
        )
    ),
)

LEAF: Shape = (mirrored([*curve((0, -0.5), (-0.3, -0.25), (-0.3, 0.15), (0, 0.5)), (0, 0.5)]),)


def box(left: float, top: float, right: float, bottom: float) -> Outline:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def ring(radius: float, inner: float) -> Outline:
    return (*disc(0, 0, radius), (radius, 0), (inner, 0), *reversed(disc(0, 0, inner)))


def person(x: float = 0) -> Shape:
    shoulders = [(x + 0.25 * math.cos(turn), 0.42 + 0.36 * math.sin(turn)) for turn in _HALF_TURN]
    return disc(x, -0.18, 0.17), tuple(shoulders)


_HALF_TURN = [math.pi * (1 + step / 18) for step in range(19)]

ALMOND: Outline = (
    *curve((-0.5, 0), (-0.28, -0.36), (0.28, -0.36), (0.5, 0)),
    *curve((0.5, 0), (0.28, 0.36), (-0.28, 0.36), (-0.5, 0)),
)

SIGNS: dict[str, Shape] = {
    "crown": CROWN,
    "chair": (
        box(-0.34, -0.5, -0.2, 0.5),
        box(-0.34, 0.0, 0.34, 0.14),
        box(0.2, 0.0, 0.34, 0.5),
    ),
    "check": (((-0.5, 0.05), (-0.36, -0.1), (-0.15, 0.12), (0.36, -0.4), (0.5, -0.26), (-0.15, 0.42)),),
    "cross": (
        ((-0.45, -0.32), (-0.32, -0.45), (0.45, 0.32), (0.32, 0.45)),
        ((0.45, -0.32), (0.32, -0.45), (-0.45, 0.32), (-0.32, 0.45)),
    ),
    "turn": (((-0.38, -0.5), (0.5, 0.0), (-0.38, 0.5)),),
    "star": STAR,
    "flag": (
        box(-0.45, -0.5, -0.35, 0.5),
        *(
            box(-0.35 + 0.27 * column, -0.5 + 0.2 * row, -0.08 + 0.27 * column, -0.3 + 0.2 * row)
            for row in range(3)
            for column in range(3)
            if (row + column) % 2 == 0
        ),
    ),
    "computer": (
        box(-0.42, -0.2, 0.42, 0.04),
        box(-0.42, 0.2, 0.42, 0.42),
        box(-0.42, 0.0, -0.26, 0.24),
        box(0.26, 0.0, 0.42, 0.24),
        box(-0.08, 0.0, 0.08, 0.24),
        box(-0.04, -0.5, 0.04, -0.2),
        disc(0, -0.46, 0.09),
    ),
    "clock": (ring(0.5, 0.38), box(-0.06, -0.3, 0.06, 0.06), box(-0.06, -0.06, 0.24, 0.06)),
    "people": (*person(-0.25), *person(0.25)),
    "eye": (
        # The white between the lids and the pupil, from the right corner around and back.
        (*ALMOND[len(ALMOND) // 2 :], *ALMOND[: len(ALMOND) // 2], (0.5, 0.0), *reversed(disc(0, 0, 0.2))),
        disc(0, 0, 0.11),
    ),
}


def _corner(right: int, down: int) -> Outline:
    """Return a corner of a rounded square."""
    points = (0.2, 0), (0.36, 0), (0, 0.36), (0, 0.2), (0.06, 0.06)
    return tuple((right * (0.5 - x), down * (0.5 - y)) for x, y in points)


_UPPER, _LOWER = (_corner(-1, -1), _corner(1, -1)), (_corner(-1, 1), _corner(1, 1))
_ABOVE, _BELOW = box(-0.5, -0.5, 0.5, -0.37), box(-0.5, 0.37, 0.5, 0.5)
_NOTCH: Outline = ((-0.5, -0.2), (-0.33, 0), (-0.5, 0.2))
SEATS: tuple[Shape, ...] = (
    (),
    (_ABOVE, _BELOW),
    _UPPER[1:],
    _UPPER + _LOWER,
    (_BELOW,),
    (_NOTCH, tuple((-x, y) for x, y in _NOTCH)),
    (_UPPER[0], _LOWER[1]),
    _UPPER,
)
"""The marks of seats beside their numbers, for eyes that do not tell all colors apart. A mark leaves the middle to the
number, and does not look like a part of it.
"""


def place(
    shape: Shape, x: float, y: float, width: float, height: float | None = None, *, turn: float = 0
) -> list[list[Point]]:
    """Return the shape's outlines in pixels, turned clockwise by `turn` degrees around its middle."""
    tall = width if height is None else height
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    return [
        [(x + px * width * cosine - py * tall * sine, y + px * width * sine + py * tall * cosine) for px, py in outline]
        for outline in shape
    ]


def fill(draw: ImageDraw.ImageDraw, outlines: Sequence[Sequence[Point]], colour: Colour | int) -> None:
    for outline in outlines:
        draw.polygon(outline, fill=colour)


def edge(draw: ImageDraw.ImageDraw, outlines: Sequence[Sequence[Point]], colour: Colour, width: int) -> None:
    """Draw a line around the whole shape, before it is filled."""
    for outline in outlines:
        draw.line([*outline, *outline[:2]], fill=colour, width=width, joint="curve")
