"""Medals: drawings of a few bold shapes, which are told apart where a medal is as small as 34 pixels of a phone.

Their coordinates are shares of a medal's size, from its middle.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from render import shapes
from render.lettering import tight_text_mask
from render.palette import BRONZE, DUSK, GOLD, GREEN, INK, PAPER, RED, RIM, WELL, Colour
from render.scene import Medal, MedalKind, Rim
from render.shapes import ALMOND, CROWN, STAR, SUITS, Outline, Point, Shape, box, curve, disc, mirrored, person
from render.sprites import SCALE, Sprite, large, rounded_mask, shrunk

_RING = 0.06
_RIMS: Mapping[Rim, Colour] = {"bronze": BRONZE, "silver": PAPER, "gold": GOLD}
_GROUND: Colour = DUSK
"""The ground of a lit medal; a drawing leaves gaps of it between what would flow into each other."""
_QUIET: Mapping[Colour, Colour] = {PAPER: RIM, GOLD: RIM, RED: WELL, GREEN: WELL, INK: WELL, DUSK: WELL}
"""The colors of a medal that is not lit: what is light, and what is dark."""


class _Filled(NamedTuple):
    colour: Colour
    shape: Shape


class _Written(NamedTuple):
    colour: Colour
    text: str
    x: float
    y: float
    height: float


_Part: TypeAlias = _Filled | _Written


def medal(item: Medal) -> Sprite:
    image, draw = large(item.size, item.size)
    side, middle = image.width, image.width / 2
    draw.rectangle((0, 0, side, side), fill=_GROUND if item.lit else WELL)
    for part in _DRAWINGS[item.kind]:
        colour = part.colour if item.lit else _QUIET[part.colour]
        if isinstance(part, _Filled):
            shapes.fill(draw, shapes.place(part.shape, middle, middle, side), colour)
        else:
            mask = tight_text_mask(part.text, round(side * part.height * _FONT), side)
            left, top = middle + side * part.x - mask.width / 2, middle + side * part.y - mask.height / 2
            image.paste(colour, (round(left), round(top)), mask)
    for inset, width, colour in ((SCALE, round(side * _RING), _RIMS[item.rim] if item.lit else RIM), (0, SCALE, DUSK)):
        draw.ellipse((inset, inset, side - 1 - inset, side - 1 - inset), outline=colour, width=width)
    return shrunk(image, rounded_mask(item.size, item.size, item.size // 2))


_FONT = 1.4
"""The size of a font, by the height of its digits."""


# ------------------------------------------------------------ what drawings are made of


def _at(shape: Shape, x: float, y: float, width: float, height: float | None = None, *, turn: float = 0) -> Shape:
    return tuple(map(tuple, shapes.place(shape, x, y, width, height, turn=turn)))


def _line(width: float, *points: Point) -> Shape:
    """Return a line through some points, with round ends."""
    parts: list[Outline] = [disc(x, y, width / 2) for x, y in points]
    for (x, y), (to_x, to_y) in pairwise(points):
        length = math.hypot(to_x - x, to_y - y)
        dx, dy = (to_y - y) / length * width / 2, (x - to_x) / length * width / 2
        parts.append(((x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)))
    return tuple(parts)


def _check(x: float, y: float, size: float) -> Shape:
    left, foot, right = (x - size * 0.46, y), (x - size * 0.1, y + size * 0.38), (x + size * 0.5, y - size * 0.44)
    return _line(size * 0.34, left, foot, right)


def _sheet(x: float, y: float, width: float, height: float, *, turn: float = 0, corner: float = 0.04) -> Shape:
    """Return a card, a page or a screen."""
    right, bottom = width / 2 - corner, height / 2 - corner
    corners = ((right, bottom, 0), (-right, bottom, 90), (-right, -bottom, 180), (right, -bottom, 270))
    outline = [
        (cx + corner * math.cos(math.radians(start + step)), cy + corner * math.sin(math.radians(start + step)))
        for cx, cy, start in corners
        for step in range(0, 91, 15)
    ]
    return _at((tuple(outline),), x, y, 1, turn=turn)


def _in_front(colour: Colour, x: float, y: float, width: float, height: float, *, turn: float = 0) -> Sequence[_Part]:
    """Return a card with a gap to what lies behind it."""
    gap = 0.05
    return (
        _Filled(_GROUND, _sheet(x, y, width + gap, height + gap, turn=turn)),
        _Filled(colour, _sheet(x, y, width, height, turn=turn)),
    )


_SPADE, _HEART, _DIAMOND, _CLUB = SUITS
_SHIELD: Shape = (
    mirrored(
        [
            *curve((0, -0.5), (-0.13, -0.42), (-0.28, -0.37), (-0.42, -0.36)),
            *curve((-0.42, -0.36), (-0.43, 0.05), (-0.33, 0.32), (0, 0.5)),
            (0, 0.5),
        ]
    ),
)
_ALMOND: Shape = (ALMOND,)
_SPARKLE: Shape = (
    tuple(
        point
        for start, end in pairwise(((0.0, -0.5), (0.5, 0.0), (0.0, 0.5), (-0.5, 0.0), (0.0, -0.5)))
        for point in curve(start, (start[0] * 0.3, start[1] * 0.3), (end[0] * 0.3, end[1] * 0.3), end)
    ),
)


def _robot(x: float, y: float, size: float) -> Sequence[_Part]:
    """Return the head of a beaten computer player."""
    eyes = [(x + size * side, y + size * 0.1) for side in (-0.23, 0.23)]
    reach = size * 0.13
    return (
        _Filled(_GROUND, _sheet(x, y + size * 0.08, size + 0.07, size * 0.84 + 0.07, corner=size * 0.18)),
        _Filled(PAPER, _line(size * 0.1, (x, y - size * 0.3), (x, y - size * 0.6))),
        _Filled(GOLD, (disc(x, y - size * 0.64, size * 0.14),)),
        _Filled(PAPER, _sheet(x, y + size * 0.08, size, size * 0.84, corner=size * 0.18)),
        *(
            _Filled(RED, _line(size * 0.12, (ex - reach, ey - reach * slope), (ex + reach, ey + reach * slope)))
            for ex, ey in eyes
            for slope in (1, -1)
        ),
    )


def _fan(count: int, spread: float, reach: float, y: float, width: float, height: float) -> Sequence[_Part]:
    parts: list[_Part] = []
    for place in range(count):
        turn = spread * (place / (count - 1) - 0.5)
        x, up = reach * math.sin(math.radians(turn)), reach * math.cos(math.radians(turn))
        parts += _in_front(PAPER, x, y - up, width, height, turn=turn)
    return parts


def _scroll(x: float) -> Sequence[_Part]:
    """Return a policy that was passed."""
    return (
        _Filled(PAPER, (box(x - 0.115, -0.2, x + 0.115, 0.2),)),
        *(_Filled(GOLD, _line(0.09, (x - 0.095, y), (x + 0.095, y))) for y in (-0.2, 0.2)),
        _Filled(GREEN, _check(x, 0, 0.145)),
    )


_HAWK: Outline = (
    *curve((0.12, -0.26), (0.04, -0.38), (-0.3, -0.42), (-0.34, -0.08)),
    *curve((-0.34, -0.08), (-0.35, 0.08), (-0.32, 0.18), (-0.38, 0.34)),
    (-0.26, 0.26),
    (-0.2, 0.38),
    (-0.12, 0.28),
    (-0.04, 0.38),
    *curve((0.02, 0.3), (0.06, 0.14), (0.06, 0.08), (0.12, 0.0)),
    (0.12, 0.0),
)
_BEAK: Outline = (
    *curve((0.1, -0.26), (0.3, -0.28), (0.4, -0.12), (0.33, 0.05)),
    *curve((0.33, 0.05), (0.3, -0.04), (0.24, -0.04), (0.1, 0.0)),
    (0.1, 0.0),
)
_LASHES = (((-0.19, -0.24), (-0.24, -0.31)), ((0, -0.28), (0, -0.37)), ((0.19, -0.24), (0.24, -0.31)))
_FOUR = (
    (_SPADE, INK, -0.155, -0.155),
    (_HEART, RED, 0.155, -0.155),
    (_DIAMOND, RED, -0.155, 0.155),
    (_CLUB, INK, 0.155, 0.155),
)
_TARGET = ((PAPER, 0.34), (RED, 0.26), (PAPER, 0.18), (RED, 0.1))
_DASHES = (
    *(((0.22 * x, 0.16 * y), (0.22 * x, 0.3 * y), (0.1 * x, 0.3 * y)) for x in (-1, 1) for y in (-1, 1)),
    *(((0.22 * x, -0.045), (0.22 * x, 0.045)) for x in (-1, 1)),
)
_DRAWINGS: Mapping[MedalKind, Sequence[_Part]] = {
    "clean": (
        _Filled(PAPER, _at(_SHIELD, 0, 0.01, 0.7, 0.66)),
        _Filled(GREEN, _check(0, 0, 0.28)),
    ),
    "eye": (
        _Filled(PAPER, _at(_ALMOND, 0, 0.06, 0.8, 0.92)),
        _Filled(RED, (disc(0, 0.06, 0.205),)),
        _Written(PAPER, "3", 0, 0.06, 0.24),
        *(_Filled(GOLD, _line(0.055, *ends)) for ends in _LASHES),
    ),
    "crowd": (
        _Filled(GOLD, _at(CROWN, 0, -0.2, 0.4, 0.28)),
        _Filled(PAPER, (*_at(person(), -0.24, 0.12, 0.5), *_at(person(), 0.24, 0.12, 0.5))),
        _Filled(_GROUND, _at(person(), 0, 0.16, 0.68)),
        _Filled(PAPER, _at(person(), 0, 0.17, 0.54)),
    ),
    "behind": (
        _Filled(PAPER, (box(-0.3, 0.13, -0.12, 0.28), box(-0.09, 0.02, 0.09, 0.28))),
        _Filled(GOLD, (box(0.12, -0.14, 0.3, 0.28),)),
        _Filled(GOLD, _line(0.06, (-0.3, -0.02), (0.1, -0.28))),
        _Filled(GOLD, (((0.02, -0.36), (0.22, -0.36), (0.14, -0.17)),)),
    ),
    "machines": (*_robot(-0.15, -0.02, 0.4), *_robot(0.09, 0.1, 0.44)),
    "all": tuple(
        part
        for suit, colour, x, y in _FOUR
        for part in (_Filled(PAPER, _sheet(x, y, 0.28, 0.28)), _Filled(colour, _at(suit, x, y, 0.21)))
    ),
    "week": (
        _Filled(PAPER, _sheet(0, 0.03, 0.56, 0.56)),
        _Filled(RED, (box(-0.24, -0.19, 0.24, -0.09),)),
        _Filled(GOLD, (*_line(0.06, (-0.14, -0.31), (-0.14, -0.22)), *_line(0.06, (0.14, -0.31), (0.14, -0.22)))),
        _Written(INK, "7", 0, 0.11, 0.3),
    ),
    "night": (
        _Filled(GOLD, (disc(-0.06, 0.02, 0.31),)),
        _Filled(_GROUND, (disc(0.07, -0.04, 0.25),)),
        _Filled(PAPER, (*_at(STAR, 0.15, -0.17, 0.22), *_at(STAR, 0.27, 0.07, 0.15))),
    ),
    "sharp": (
        _Filled(PAPER, (_HAWK,)),
        _Filled(GOLD, (_BEAK,)),
        _Filled(INK, _line(0.05, (-0.13, -0.24), (0.08, -0.16))),
        _Filled(RED, (disc(-0.03, -0.13, 0.055),)),
        _Filled(_GROUND, (disc(0.17, 0.2, 0.2),)),
        _Filled(RED, (disc(0.17, 0.2, 0.165),)),
        _Written(PAPER, "5", 0.17, 0.2, 0.22),
    ),
    "seven": (
        *_fan(7, 126, 0.34, 0.2, 0.13, 0.32),
        _Written(GOLD, "7", 0, 0.23, 0.28),
    ),
    "five": (
        *_in_front(PAPER, -0.2, -0.12, 0.2, 0.3, turn=-18),
        *_in_front(PAPER, 0.2, -0.12, 0.2, 0.3, turn=18),
        *_in_front(GOLD, 0, -0.15, 0.2, 0.3),
        _Written(PAPER, "×5", 0, 0.23, 0.24),
    ),
    "best": (
        *(_Filled(colour, (disc(-0.03, 0.03, radius),)) for colour, radius in _TARGET),
        _Filled(_GROUND, _line(0.13, (0.0, 0.0), (0.3, -0.3))),
        _Filled(GOLD, _line(0.06, (-0.03, 0.03), (0.25, -0.25))),
        _Filled(GOLD, (((0.16, -0.16), (0.16, -0.27), (0.27, -0.38), (0.27, -0.27), (0.38, -0.27), (0.27, -0.16)),)),
    ),
    "nothing": (
        *(_Filled(PAPER, _line(0.05, *ends)) for ends in _DASHES),
        _Filled(GOLD, _at(_SPARKLE, 0, 0, 0.36)),
    ),
    "alone": (
        _Filled(PAPER, _sheet(0, -0.02, 0.34, 0.5)),
        _Filled(RED, _at(_HEART, 0, -0.04, 0.22)),
        _Written(GOLD, "?", -0.27, -0.14, 0.26),
        _Filled(_GROUND, (disc(0.18, 0.2, 0.18),)),
        _Filled(GOLD, (disc(0.18, 0.2, 0.15),)),
        _Filled(INK, _check(0.18, 0.2, 0.15)),
    ),
    "twice": (
        _Filled(PAPER, _sheet(0, 0.11, 0.36, 0.46)),
        _Filled(INK, _at(_SPADE, 0, 0.14, 0.24)),
        _Filled(_GROUND, _at(CROWN, 0, -0.2, 0.5, 0.36)),
        _Filled(GOLD, _at(CROWN, 0, -0.22, 0.42, 0.28)),
    ),
    "policies": (*_scroll(-0.19), *_scroll(0.19)),
}
