"""What lies on the table besides cards: name plates, trails, the stamp, the felt; and small signs: suits, badges
of seats, dice, balls won.
"""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from bot.core.cards import Deck
from render import medals, shapes, words
from render.lettering import fitting_size, tight_text_mask, words_mask
from render.palette import (
    BRONZE,
    DUSK,
    FELT,
    FOG,
    GOLD,
    INK,
    PAPER,
    QUIET,
    RAY,
    RED,
    RIM,
    SEAT_LETTERS,
    SEATS,
    SHINE,
    SKY,
    SUITS,
    WELL,
    Colour,
    mix,
    to_indices,
)
from render.scene import (
    PIP_SHARE,
    Bars,
    Curve,
    Die,
    Mark,
    Medal,
    Piece,
    Pip,
    PlateState,
    Rays,
    SeatBack,
    SeatBadge,
    Sign,
    SignKind,
    Stamp,
    Tally,
    Tone,
)
from render.sprites import SCALE, Sprite, large, large_box, large_mask, rounded_mask, shrunk, shrunk_mask

TONES: dict[Tone, tuple[Colour, Colour]] = {
    "plain": (DUSK, PAPER),
    "gold": (GOLD, INK),
    "last": (SKY, INK),
    "fault": (RED, PAPER),
    "paper": (PAPER, RED),
}
"""The plate under words, and the words."""
BARE: dict[Tone, Colour] = {"bare": PAPER, "muted": QUIET, "glint": SHINE, "ink": INK}
"""Words without a plate."""
MARKS: dict[Mark, Colour] = {"plain": PAPER, "gold": GOLD, "last": SKY, "fault": RED}
PLATES: dict[PlateState, tuple[Colour, Colour]] = {
    "plain": (DUSK, PAPER),
    "turn": (GOLD, INK),
    "next": (DUSK, PAPER),
    "winner": (GOLD, INK),
    "fault": (RED, PAPER),
    "dim": (DUSK, QUIET),
}
_BADGE_EDGE = 3


def radius(height: int) -> int:
    """Return the radius of a plate's corners."""
    return height // 5


def plate_badge(seat: int, height: int) -> Sprite:
    """Draw the badge at the left end of a plate."""
    image, draw = large(height, height, DUSK)
    edge = _BADGE_EDGE * SCALE
    box = (edge, edge, image.width, image.height - edge - 1)
    corner = radius(height) * SCALE - edge // 2
    draw.rounded_rectangle(box, corner, fill=SEATS[seat], corners=(True, False, False, True))
    _mark(draw, seat, box, SEAT_LETTERS[seat])
    digit = tight_text_mask(str(seat + 1), round(image.height * 0.85), image.height)
    place = (image.width + edge - digit.width) // 2, (image.height - digit.height) // 2
    image.paste(SEAT_LETTERS[seat], place, digit)
    mask = rounded_mask(2 * height, height, radius(height)).crop((0, 0, height, height))
    return Sprite(to_indices(image.reduce(SCALE)), mask)


def plate_sign(kind: SignKind, height: int, letters: Colour, ground: Colour) -> Sprite:
    side = round(height * 0.72)
    image, draw = large(side, side, ground)
    outlines = shapes.place(shapes.SIGNS[kind], image.width / 2, image.height / 2, image.width * 0.94)
    shapes.fill(draw, outlines, GOLD if ground == DUSK else letters)
    return Sprite(to_indices(image.reduce(SCALE)))


def bubble_tip(dx: int, dy: int) -> Sprite:
    """Draw the tip from its foot, in the middle of the sprite, to (dx, dy). It opens the bubble's edge and reaches into
    it.
    """
    width, height = 2 * abs(dx) + 2 * TIP_FOOT, 2 * abs(dy) + 40
    (image, draw), (mask, mask_draw) = large(width, height, DUSK), large_mask(width, height)
    x, y = width / 2, height / 2
    tip = [(x - TIP_FOOT / 2, y), (x + dx, y + dy), (x + TIP_FOOT / 2, y)]
    outline = [(px * SCALE, py * SCALE) for px, py in tip]
    inside = math.copysign(8 * SCALE, -dy)
    for pen, colour, depth in ((draw, PAPER, 2 * inside), (mask_draw, 255, inside)):
        wide = depth - inside
        foot = [(px + sign * abs(wide), py + depth) for (px, py), sign in ((outline[2], 1), (outline[0], -1))]
        pen.polygon([*outline, *foot], colour)
    draw.line(outline, fill=DUSK, width=2 * BUBBLE_EDGE * SCALE)
    return shrunk(image, shrunk_mask(mask))


TIP_FOOT, BUBBLE_EDGE = 52, 3


def dot(mark: Mark, size: int) -> Sprite:
    """Draw a dot of a trail, by the size of its head, with a rim of felt."""
    side = size * 2 // 5
    image, draw = large(side, side)
    rim = size // 23 * SCALE
    draw.ellipse((rim, rim, image.width - rim, image.height - rim), fill=MARKS[mark])
    return shrunk(image, rounded_mask(side, side, side // 2))


def arrowhead(mark: Mark, turn: int, size: int) -> Sprite:
    """Draw a head that points to the right, turned clockwise by `turn` degrees."""
    (image, draw), (mask, mask_draw) = large(size, size), large_mask(size, size)
    outline = (((0.42, 0.0), (-0.3, 0.4), (-0.14, 0.0), (-0.3, -0.4)),)
    [points] = shapes.place(outline, mask.width / 2, mask.width / 2, mask.width * 0.86, turn=turn)
    shapes.fill(draw, [points], MARKS[mark])
    rim = size // 11 * SCALE
    mask_draw.polygon(points, fill=255, outline=255, width=rim)
    mask_draw.line([*points, *points[:2]], fill=255, width=rim, joint="curve")
    return shrunk(image, shrunk_mask(mask))


def curve(item: Curve) -> Sprite:
    """Draw a curve, with room for half of its line and for the dot around it."""
    dot, line = round(item.line * 1.6), item.line * SCALE
    mask, draw = large_mask(item.width + 2 * dot, item.height + 2 * dot)
    steps = max(1, len(item.values) - 1)
    first = 0.0 if len(item.values) > 1 else 0.5
    points = [
        (
            (dot + item.width * (first + place / steps)) * SCALE,
            (dot + item.height * (1 - value)) * SCALE,
        )
        for place, value in enumerate(item.values)
    ]
    draw.line(points, fill=255, width=line, joint="curve")
    for (x, y), reach in ((points[0], line / 2), (points[-1], dot * SCALE)):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return words.bare(mask, BARE[item.tone])


_GAP, _LOWEST = 0.22, 4
"""Between two bars, as a share of their step; and how high that of nothing is, so that it is seen."""


def bars(item: Bars) -> Sprite:
    mask, draw = large_mask(item.width, item.height)
    step = mask.width / len(item.values)
    for place, value in enumerate(item.values):
        height = max(_LOWEST, round(item.height * value)) * SCALE
        left, right = step * (place + _GAP / 2), step * (place + 1 - _GAP / 2)
        draw.rectangle((left, mask.height - height, right, mask.height), fill=255)
    return words.bare(mask, BARE[item.tone])


_TILT = 9
"""Degrees by which a stamp leans."""


def stamp(item: Stamp) -> Sprite:
    """Draw letters on a plate in the color of a mark, or of a seat with its number before them, tilted."""
    ink, ground = PAPER if item.mark == "fault" else INK, MARKS[item.mark]
    room = min(item.max_width, 6 * item.size)
    number = 0
    if item.seat is not None:
        ink, ground, number = SEAT_LETTERS[item.seat], SEATS[item.seat], item.size * SCALE * 5 // 4
    capital = fitting_size(item.text, item.size, room)
    letters = words_mask(item.text, capital * SCALE, room * SCALE)
    width, height = letters.width + number + item.size * SCALE * 9 // 10, item.size * SCALE * 7 // 4
    (image, draw), (mask, mask_draw) = (make(width // SCALE + 3, height // SCALE + 3) for make in (large, large_mask))
    middle = image.height / 2
    box = ((image.width - width) / 2, middle - height / 2, (image.width + width) / 2, middle + height / 2)
    radius, line = item.size // 3, item.size // 9
    draw.rounded_rectangle(box, radius * SCALE, fill=ground, outline=PAPER, width=line * SCALE)
    left = round((image.width - letters.width - number) / 2)
    # So much higher or lower that what reaches far down or up, like a J, stays off the edge.
    _, ink_top, _, ink_bottom = letters.getbbox() or (0, 0, 0, 0)
    free = line * SCALE * 7 // 4
    top = min((image.height - letters.height) // 2, round(box[3] - free - ink_bottom))
    image.paste(ink, (left + number, max(top, round(box[1] + free - ink_top))), letters)
    if item.seat is not None:
        half = number * 2 // 5
        square = (left, middle - half, left + 2 * half, middle + half)
        _mark(draw, item.seat, square, ink)
        draw.rounded_rectangle(square, half // 2, outline=ink, width=3 * SCALE)
        digit = tight_text_mask(str(item.seat + 1), number // 2, number)
        image.paste(ink, (left + half - digit.width // 2, round(middle) - digit.height // 2), digit)
    mask_draw.rounded_rectangle(
        (box[0] - SCALE, box[1] - SCALE, box[2] + SCALE, box[3] + SCALE), (radius + 1) * SCALE, fill=255
    )
    tilted = image.rotate(_TILT, Image.Resampling.BILINEAR, expand=True, fillcolor=FELT)
    return shrunk(tilted, shrunk_mask(mask.rotate(_TILT, expand=True)))


_RAYS = 14


def _rays(item: Rays) -> Sprite:
    """Draw wedges of light felt, cut off by an ellipse."""
    mask, draw = large_mask(item.width, item.height)
    box, wedge = (0, 0, mask.width - 1, mask.height - 1), 180 / _RAYS
    for ray in range(_RAYS):
        draw.pieslice(box, 2 * wedge * ray, 2 * wedge * ray + wedge, fill=255)
    return words.bare(mask, RAY)


_BRIGHTEST, _FALLOFF = 40, 12


@lru_cache(64)
def felt_bands(height: int) -> tuple[tuple[int, int], ...]:
    """Return the felt under a lamp over the middle of the table: bands, each with its shade and its number of rows. The
    shade never changes along a row, because that would cost bytes in every row of the picture.
    """
    rows = [round(_BRIGHTEST - _FALLOFF * abs(2 * y / height - 1) ** 2.2) for y in range(height)]
    return tuple((shade, len(list(same))) for shade, same in groupby(rows))


def faint_suit(suit: int, size: int) -> Sprite:
    """Draw the suit of a place that takes no other."""
    image, draw = large(size, size, WELL)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], image.width / 2, image.height / 2, image.width), RIM)
    return Sprite(to_indices(image.reduce(SCALE)))


_NEAR, _FAR = 0.26, 0.74
_CORNERS = ((_NEAR, _NEAR), (_FAR, _FAR))
_OTHER_CORNERS = ((_FAR, _NEAR), (_NEAR, _FAR))
_SIDES = ((_NEAR, 0.5), (_FAR, 0.5))
_MIDDLE = ((0.5, 0.5),)
_EYES = {
    1: _MIDDLE,
    2: _CORNERS,
    3: (*_MIDDLE, *_CORNERS),
    4: (*_CORNERS, *_OTHER_CORNERS),
    5: (*_MIDDLE, *_CORNERS, *_OTHER_CORNERS),
    6: (*_CORNERS, *_OTHER_CORNERS, *_SIDES),
}
_RING = 6
"""The width of the ring around a marked badge."""


Whole: TypeAlias = Piece | SeatBack | Rays
"""Items that are painted as one sprite."""


def key_of(item: Whole, deck: Deck) -> Hashable:
    """Return everything that its look depends on, so not its place."""
    return (type(item), *msgspec.structs.astuple(item)[2:], deck if isinstance(item, Pip) else None)


def drawn(item: Whole, deck: Deck) -> Sprite:
    return _pip(item, deck) if isinstance(item, Pip) else _DRAWN[type(item)](item)


def _round_off(image: Image.Image, radius: int) -> Sprite:
    return shrunk(image, rounded_mask(image.width // SCALE, image.height // SCALE, radius))


def _pip(item: Pip, deck: Deck) -> Sprite:
    image, draw = large(item.size, item.size)
    ground = FOG if item.struck else PAPER
    draw.ellipse((0, 0, image.width - 1, image.height - 1), fill=ground, outline=DUSK, width=SCALE)
    middle = image.width / 2
    sign = shapes.place(shapes.SUITS[item.suit], middle, middle, image.width * PIP_SHARE)
    shapes.fill(draw, sign, SUITS[deck][item.suit])
    if item.struck:
        draw.line((0, image.height, image.width, 0), fill=PAPER, width=image.width // 9)
    return _round_off(image, item.size // 2)


def _colours_of(seat: int | None) -> tuple[Colour, Colour]:
    """Return a seat's color, and that of the number on it."""
    return (FOG, PAPER) if seat is None else (SEATS[seat], SEAT_LETTERS[seat])


def _mark(draw: ImageDraw.ImageDraw, seat: int | None, box: tuple[float, float, float, float], colour: Colour) -> None:
    """Draw what marks a seat beside its number."""
    if seat is not None:
        (left, top, right, bottom), shape = box, shapes.SEATS[seat]
        place = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top
        shapes.fill(draw, shapes.place(shape, *place), colour)


def _write(image: Image.Image, seat: int | None, size: int, room: int, colour: Colour) -> None:
    """Write a seat's number in the middle; for None a question mark."""
    digit = tight_text_mask("?" if seat is None else str(seat + 1), size, room)
    image.paste(colour, ((image.width - digit.width) // 2, (image.height - digit.height) // 2), digit)


def _badge(item: SeatBadge) -> Sprite:
    ring = 0 if item.mark == "plain" else _RING
    image, draw = large(item.size + 2 * ring, item.size + 2 * ring)
    radius = item.size // 5
    if ring:
        box = (0, 0, image.width - 1, image.height - 1)
        draw.rounded_rectangle(box, (radius + ring) * SCALE, fill=MARKS[item.mark])
    ground, letters = _colours_of(item.number)
    # Of what is over, only the edge and the marks keep something of the color.
    marks, edge = letters, DUSK
    if item.faded:
        marks = edge = mix(ground, DUSK, 0.5)
        ground, letters = DUSK, QUIET
    start, end = ring * SCALE, image.width - ring * SCALE - 1
    box = (start, start, end, end)
    draw.rounded_rectangle(box, radius * SCALE, fill=ground)
    _mark(draw, item.number, box, marks)
    draw.rounded_rectangle(box, radius * SCALE, outline=edge, width=3 * SCALE)
    _write(image, item.number, round(item.size * SCALE * 0.7), item.size * SCALE, letters)
    return _round_off(image, radius + ring)


def _seat_back(item: SeatBack) -> Sprite:
    """Draw a back, edged like a card."""
    radius = item.width // 8
    ground, letters = _colours_of(item.seat)
    edge = PAPER if item.mark == "plain" else MARKS[item.mark]
    line = max(4, item.width // (14 if item.mark == "plain" else 8))
    image, draw = large_box(item.width, item.height, radius, ground, edge, line)
    inset = line * SCALE
    _mark(draw, item.seat, (inset, inset, image.width - inset - 1, image.height - inset - 1), letters)
    _write(image, item.seat, round(item.width * SCALE * 0.9), image.width, letters)
    return shrunk(image, rounded_mask(item.width, item.height, radius))


def _sign(item: Sign) -> Sprite:
    mask, draw = large_mask(item.size, item.size)
    middle = mask.width / 2
    for outline in shapes.place(shapes.SIGNS[item.kind], middle, middle, mask.width * 0.96):
        draw.polygon(outline, fill=255)
    return words.bare(mask, BARE.get(item.tone, PAPER))


def _die(item: Die) -> Sprite:
    radius = item.size // 5
    image, draw = large_box(item.size, item.size, radius, SKY, DUSK, 3)
    eye = (shapes.disc(0, 0, 0.5),)
    for x, y in _EYES[item.value]:
        shapes.fill(draw, shapes.place(eye, x * image.width, y * image.width, image.width * 0.2), INK)
    return _round_off(image, radius)


def _tally(item: Tally) -> Sprite:
    step = round(item.size * 1.2)
    size = (item.most - 1) * step + item.size, item.size
    (image, draw), (mask, mask_draw) = large(*size), large_mask(*size)
    for place in range(item.most):
        left = place * step * SCALE
        box = (left, 0, left + item.size * SCALE - 1, image.height - 1)
        mask_draw.ellipse(box, fill=255)
        won = place < item.count
        fill, outline = (GOLD, BRONZE) if won else (DUSK, GOLD)
        draw.ellipse(box, fill=fill, outline=outline, width=max(2, item.size // 10) * SCALE)
    return shrunk(image, shrunk_mask(mask))


_DRAWN: dict[type, Callable[[Any], Sprite]] = {
    SeatBadge: _badge,
    Die: _die,
    Tally: _tally,
    Sign: _sign,
    SeatBack: _seat_back,
    Rays: _rays,
    Medal: medals.medal,
}
