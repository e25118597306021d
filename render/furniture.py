"""What lies on the table besides cards: name plates, labels, frames, trails, the stamp."""

import math
from functools import cache

from PIL import Image

from render import shapes
from render.lettering import tight_text_mask, words_mask
from render.palette import DUSK, FELT, GOLD, INK, PAPER, QUIET, RED, SEATS, SKY, Colour, index_of, mix, to_indices
from render.scene import Curve, Label, Mark, PlateState, SignKind, Stamp, Tone
from render.sprites import SCALE, Sprite, large, large_mask, rounded_mask, shrunk, shrunk_mask

TONES: dict[Tone, tuple[Colour, Colour]] = {
    "plain": (DUSK, PAPER),
    "gold": (GOLD, INK),
    "last": (SKY, INK),
    "fault": (RED, PAPER),
    "paper": (PAPER, RED),
}
"""The plate under words, and the words."""
BARE: dict[Tone, Colour] = {"bare": PAPER, "muted": QUIET, "glint": GOLD, "ink": INK}
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


def _write(image: Image.Image, mask: Image.Image, colour: Colour, left: float) -> None:
    """Write a line of words, vertically centered."""
    image.paste(colour, (round(left), (image.height - mask.height) // 2), mask)


def words(text: str, capital: int, max_width: int, max_height: int, letters: Colour, ground: Colour) -> Sprite:
    """Draw words on a plate, with the middle of a capital in the middle."""
    mask = words_mask(text, capital * SCALE, max_width * SCALE)
    empty = max(_empty_rows(mask), mask.height // 2 - max_height // 2 * SCALE)
    covered = mask.crop((0, empty, -(-mask.width // SCALE) * SCALE, mask.height - empty)).reduce(SCALE)
    return Sprite(covered.point(_blended(letters, ground, 2)))


@cache
def _blended(letters: Colour, ground: Colour, steps: int) -> list[int]:
    """Return the index of a color by how much of a pixel is covered. `steps` lead from the ground to the letters."""
    colours = [index_of(mix(ground, letters, step / steps)) for step in range(steps + 1)]
    return [colours[round(level * steps / 255)] for level in range(256)]


def plate_badge(seat: int, height: int) -> Sprite:
    """Draw the badge at the left end of a plate."""
    image, draw = large(height, height, DUSK)
    edge = _BADGE_EDGE * SCALE
    box = (edge, edge, image.width, image.height - edge - 1)
    draw.rounded_rectangle(
        box, radius(height) * SCALE - edge // 2, fill=SEATS[seat], corners=(True, False, False, True)
    )
    digit = tight_text_mask(str(seat + 1), round(image.height * 0.85), image.height)
    image.paste(INK, ((image.width + edge - digit.width) // 2, (image.height - digit.height) // 2), digit)
    mask = rounded_mask(2 * height, height, radius(height)).crop((0, 0, height, height))
    return Sprite(to_indices(image.reduce(SCALE)), mask)


def plate_sign(kind: SignKind, height: int, letters: Colour, ground: Colour) -> Sprite:
    side = round(height * 0.72)
    image, draw = large(side, side, ground)
    outlines = shapes.place(shapes.SIGNS[kind], image.width / 2, image.height / 2, image.width * 0.94)
    shapes.fill(draw, outlines, GOLD if ground == DUSK else letters)
    return Sprite(to_indices(image.reduce(SCALE)))


def bare_words(item: Label) -> Sprite:
    return bare(words_mask(item.text, item.size * SCALE, item.max_width * SCALE), BARE[item.tone])


def bare(shape: Image.Image, colour: Colour) -> Sprite:
    """Color a shape with hard edges. Its edges blend with what usually lies under it."""
    empty = _empty_rows(shape)
    width, height = (-(-side // SCALE) * SCALE for side in (shape.width, shape.height - 2 * empty))
    covered = shape.crop((0, empty, width, empty + height)).reduce(SCALE)
    ground = GOLD if colour == INK else FELT
    return Sprite(covered.point(_blended(colour, ground, SCALE**2)), covered.point(_NOT_FAINT, "1"))


_FAINT = 80
"""Pixels of which less is covered are left out."""
_NOT_FAINT = [0] * _FAINT + [255] * (256 - _FAINT)


def _empty_rows(shape: Image.Image) -> int:
    """Count the empty rows that can go at the top and at the bottom, so that the middle stays in the middle."""
    box = shape.getbbox()
    return 0 if box is None else min(box[1], shape.height - box[3]) // SCALE * SCALE


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


DOT, ARROW = 18, 46


def dot(mark: Mark) -> Sprite:
    image, draw = large(DOT, DOT)
    draw.ellipse((2 * SCALE, 2 * SCALE, (DOT - 2) * SCALE, (DOT - 2) * SCALE), fill=MARKS[mark])
    return shrunk(image, rounded_mask(DOT, DOT, DOT // 2))


def arrowhead(mark: Mark, turn: int) -> Sprite:
    """Draw a head that points to the right, turned clockwise by `turn` degrees."""
    (image, draw), (mask, mask_draw) = large(ARROW, ARROW), large_mask(ARROW, ARROW)
    outline = (((0.42, 0.0), (-0.3, 0.4), (-0.14, 0.0), (-0.3, -0.4)),)
    [points] = shapes.place(outline, mask.width / 2, mask.width / 2, mask.width * 0.86, turn=turn)
    shapes.fill(draw, [points], MARKS[mark])
    mask_draw.polygon(points, fill=255, outline=255, width=4 * SCALE)
    mask_draw.line([*points, *points[:2]], fill=255, width=4 * SCALE, joint="curve")
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
    return bare(mask, BARE[item.tone])


def stamp(item: Stamp) -> Sprite:
    """Draw white letters on a red plate, tilted."""
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
