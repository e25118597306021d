"""What lies on the table besides cards: name plates, labels, frames, trails, the stamp."""

import math

from PIL import Image, ImageDraw

from render import shapes
from render.lettering import tight_text_mask, words_mask
from render.palette import BACK, DUSK, FELT, GOLD, INK, PAPER, QUIET, RED, SEATS, SKY, Colour
from render.scene import Label, Mark, NamePlate, PlateState, Stamp, Tone, plate_letters
from render.sprites import SCALE, Sprite, large, large_box, large_mask, rounded_mask, shrunk, shrunk_mask

_EDGE = 3
_TONES: dict[Tone, tuple[Colour, Colour]] = {
    "plain": (DUSK, PAPER),
    "gold": (GOLD, INK),
    "last": (SKY, INK),
    "fault": (RED, PAPER),
    "paper": (PAPER, RED),
    "back": (BACK, PAPER),
}
"""The plate under words, and the words."""
BARE: dict[Tone, Colour] = {"bare": PAPER, "muted": QUIET, "glint": GOLD, "ink": INK}
"""Words without a plate."""
MARKS: dict[Mark, Colour] = {"plain": PAPER, "gold": GOLD, "last": SKY, "fault": RED}
_PLATES: dict[PlateState, tuple[Colour, Colour]] = {
    "plain": (DUSK, PAPER),
    "turn": (GOLD, INK),
    "next": (DUSK, PAPER),
    "winner": (GOLD, INK),
    "fault": (RED, PAPER),
    "dim": (DUSK, QUIET),
}


def _radius(height: int) -> int:
    return height // 5


def _write(image: Image.Image, mask: Image.Image, colour: Colour, left: float) -> None:
    """A line of words, vertically centred."""
    image.paste(colour, (round(left), (image.height - mask.height) // 2), mask)


def plate(item: NamePlate) -> Sprite:
    """A seat's badge, as much of its name as fits, and its note."""
    ground, letters = _PLATES[item.state]
    unit, capital = item.height * SCALE, plate_letters(item.height) * SCALE
    edge = GOLD if item.state == "next" else ground
    image, draw = large_box(item.width, item.height, _radius(item.height), ground, edge, _EDGE + 1)
    margin = unit * 0.22
    left, right = unit * 1.18 if item.seat is not None else margin, image.width - margin
    if item.seat is not None:
        _draw_badge(image, draw, item.seat)
    if item.note:
        note = words_mask(item.note, capital, (right - left) * 0.6)
        right -= note.width
        _write(image, note, letters, right)
        right -= unit * 0.2
    if item.sign is not None:
        sign = shapes.place(shapes.SIGNS[item.sign], right - unit * 0.34, unit * 0.5, unit * 0.68)
        shapes.fill(draw, sign, GOLD if ground == DUSK else letters)
        right -= unit * 0.85
    if item.state == "winner":
        _draw_crown(draw, right - unit * 0.4, unit)
        right -= unit * 0.95
    name = words_mask(item.name, capital, right - left)
    _write(image, name, letters, left if item.seat is not None else (left + right - name.width) / 2)
    return shrunk(image, rounded_mask(item.width, item.height, _radius(item.height)))


def _draw_badge(image: Image.Image, draw: ImageDraw.ImageDraw, number: int) -> None:
    side, edge = image.height, _EDGE * SCALE
    radius = _radius(side)
    draw.rounded_rectangle(
        (edge, edge, side, side - edge - 1), radius - edge // 2, fill=SEATS[number], corners=(True, False, False, True)
    )
    digit = tight_text_mask(str(number + 1), round(side * 0.85), side)
    image.paste(INK, ((side + edge - digit.width) // 2, (side - digit.height) // 2), digit)


def _draw_crown(draw: ImageDraw.ImageDraw, x: float, unit: int) -> None:
    outlines = shapes.place(shapes.CROWN, x, unit * 0.5, unit * 0.76, unit * 0.6)
    shapes.edge(draw, outlines, INK, unit // 20)
    shapes.fill(draw, outlines, RED)


def bare(shape: Image.Image, colour: Colour) -> Sprite:
    """Without a plate. Its edges blend with what usually lies under it."""
    empty = _empty_rows(shape)
    width, height = (-(-side // SCALE) * SCALE for side in (shape.width, shape.height - 2 * empty))
    mask = Image.new("L", (width, height))
    mask.paste(shape, (0, -empty))
    image = Image.new("RGB", mask.size, GOLD if colour == INK else FELT)
    image.paste(colour, (0, 0), mask)
    return shrunk(image, mask.reduce(SCALE).point([0] * _FAINT + [255] * (256 - _FAINT), "1"))


_FAINT = 80
"""Pixels of which less is covered are left out."""


def _empty_rows(shape: Image.Image) -> int:
    """How many can go at the top and at the bottom, so that the middle stays in the middle."""
    box = shape.getbbox()
    return 0 if box is None else min(box[1], shape.height - box[3]) // SCALE * SCALE


def label(item: Label) -> Sprite:
    capital = item.size * SCALE
    if item.tone in BARE:
        return bare(words_mask(item.text, capital, item.max_width * SCALE), BARE[item.tone])
    ground, letters = _TONES[item.tone]
    height, padding = round(item.size * 1.6), round(item.size * 0.7)
    words = words_mask(item.text, capital, (item.max_width - padding) * SCALE)
    width = max(words.width // SCALE + padding, height)
    image, _ = large_box(width, height, _radius(height), ground, ground, _EDGE)
    _write(image, words, letters, (image.width - words.width) / 2)
    return shrunk(image, rounded_mask(width, height, _radius(height)))


def bubble_tip(dx: int, dy: int) -> Sprite:
    """From its foot, in the middle of the sprite, to (dx, dy). It opens the bubble's edge and reaches into it."""
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


DOT, ARROW = 18, 46


def dot(mark: Mark) -> Sprite:
    image, draw = large(DOT, DOT)
    draw.ellipse((2 * SCALE, 2 * SCALE, (DOT - 2) * SCALE, (DOT - 2) * SCALE), fill=MARKS[mark])
    return shrunk(image, rounded_mask(DOT, DOT, DOT // 2))


def arrowhead(mark: Mark, turn: int) -> Sprite:
    """Points to the right, turned clockwise by `turn` degrees."""
    (image, draw), (mask, mask_draw) = large(ARROW, ARROW), large_mask(ARROW, ARROW)
    outline = (((0.42, 0.0), (-0.3, 0.4), (-0.14, 0.0), (-0.3, -0.4)),)
    [points] = shapes.place(outline, mask.width / 2, mask.width / 2, mask.width * 0.86, turn=turn)
    shapes.fill(draw, [points], MARKS[mark])
    mask_draw.polygon(points, fill=255, outline=255, width=4 * SCALE)
    mask_draw.line([*points, *points[:2]], fill=255, width=4 * SCALE, joint="curve")
    return shrunk(image, shrunk_mask(mask))


def stamp(item: Stamp) -> Sprite:
    """White letters on a red plate, tilted."""
    letters = words_mask(item.text, item.size * SCALE, 6 * item.size * SCALE)
    width, height = letters.width + item.size * SCALE * 9 // 10, item.size * SCALE * 7 // 4
    side = round(math.hypot(width, height) / SCALE + 12) // 2 * 2
    (image, draw), (mask, mask_draw) = large(side, side), large_mask(side, side)
    middle = side * SCALE / 2
    box = (middle - width / 2, middle - height / 2, middle + width / 2, middle + height / 2)
    radius, line = item.size // 3, item.size // 9
    draw.rounded_rectangle(box, radius * SCALE, fill=RED, outline=PAPER, width=line * SCALE)
    _write(image, letters, PAPER, middle - letters.width / 2)
    mask_draw.rounded_rectangle(
        (box[0] - SCALE, box[1] - SCALE, box[2] + SCALE, box[3] + SCALE), (radius + 1) * SCALE, fill=255
    )
    tilted = image.rotate(9, Image.Resampling.BILINEAR, fillcolor=FELT)
    return shrunk(tilted, shrunk_mask(mask.rotate(9, Image.Resampling.BILINEAR)))
