"""What lies on the table besides cards: name plates, labels, frames, trails, the stamp."""

import math

from PIL import Image, ImageDraw

from render import shapes
from render.lettering import HEAVY, shortened, text_mask, text_width, tight_text_mask
from render.palette import BACK, BRONZE, DUSK, GOLD, INK, PAPER, RED, SEATS, SKY, Colour
from render.scene import Frame, Label, NamePlate, Tone
from render.sprites import SCALE, Sprite, large, large_box, large_mask, rounded_mask, shrunk, shrunk_mask

_EDGE = 3
_TONES: dict[Tone, tuple[Colour, Colour, Colour]] = {
    "plain": (DUSK, PAPER, DUSK),
    "back": (BACK, PAPER, BACK),
    "gold": (GOLD, INK, GOLD),
    "last": (SKY, INK, INK),
    "fault": (RED, PAPER, PAPER),
}
"""Ground, letters and edge of a label."""
MARKS: dict[Tone, Colour] = {"plain": PAPER, "back": BACK, "gold": GOLD, "last": SKY, "fault": RED}


def _radius(height: int) -> int:
    return height // 5


def _write(image: Image.Image, mask: Image.Image, colour: Colour, left: float) -> None:
    """A line of text, vertically centred."""
    image.paste(colour, (round(left), (image.height - mask.height) // 2), mask)


def plate(item: NamePlate) -> Sprite:
    """A seat's badge, as much of its name as fits, and its note."""
    ground, letters, edge = _TONES["gold" if item.to_move or item.winner else "plain"]
    unit = item.height * SCALE
    size = round(unit * 0.6)
    left, right = unit * 1.22, (item.width - item.height * 0.36) * SCALE
    if item.note:
        right -= text_width(item.note, size) + unit * 0.2
    crown_right = right
    if item.winner:
        right -= unit * 0.95
    image, draw = large_box(item.width, item.height, _radius(item.height), ground, edge, _EDGE, edge)
    _draw_badge(image, draw, item.number)
    _write(image, text_mask(shortened(item.name, size, right - left), size), letters, left)
    if item.note:
        note = text_mask(item.note, size)
        _write(image, note, letters, image.width - item.height * 0.36 * SCALE - note.width)
    if item.winner:
        _draw_crown(draw, crown_right - unit * 0.4, unit)
    return shrunk(image, rounded_mask(item.width, item.height, _radius(item.height)))


def _draw_badge(image: Image.Image, draw: ImageDraw.ImageDraw, number: int) -> None:
    side, edge = image.height, _EDGE * SCALE
    radius = _radius(side)
    draw.rounded_rectangle(
        (edge, edge, side, side - edge - 1), radius - edge // 2, fill=SEATS[number], corners=(True, False, False, True)
    )
    digit = tight_text_mask(str(number + 1), round(side * 0.7), HEAVY, side)
    image.paste(INK, ((side + edge - digit.width) // 2, (side - digit.height) // 2), digit)


def _draw_crown(draw: ImageDraw.ImageDraw, x: float, unit: int) -> None:
    outlines = shapes.place(shapes.CROWN, x, unit * 0.5, unit * 0.76, unit * 0.6)
    shapes.edge(draw, outlines, INK, unit // 20)
    shapes.fill(draw, outlines, RED)


def label(item: Label) -> Sprite:
    ground, letters, edge = _TONES[item.tone]
    height = round(item.size * 1.25)
    padding = round(item.size * (0.1 if item.tone == "back" else 0.85))
    text = shortened(item.text, item.size * SCALE, (item.max_width - padding) * SCALE, HEAVY)
    mask = text_mask(text, item.size * SCALE, HEAVY)
    width = max(mask.width // SCALE + padding, height)
    image, _ = large_box(width, height, _radius(height), ground, edge, _EDGE, edge)
    _write(image, mask, letters, (image.width - mask.width) / 2)
    return shrunk(image, rounded_mask(width, height, _radius(height)))


def frame(item: Frame) -> Sprite:
    line, radius = 6, 26
    image, draw = large(item.width, item.height)
    mask = rounded_mask(item.width, item.height, radius)
    hollow = rounded_mask(item.width - 2 * line, item.height - 2 * line, radius - line)
    mask.paste(0, (line, line), hollow)
    box = (0, 0, image.width - 1, image.height - 1)
    draw.rounded_rectangle(box, radius * SCALE, outline=BRONZE, width=line * SCALE)
    draw.rounded_rectangle(box, radius * SCALE, outline=GOLD, width=(line - 1) * SCALE)
    return shrunk(image, mask)


DOT, ARROW = 18, 46


def dot(tone: Tone) -> Sprite:
    image, draw = large(DOT, DOT)
    draw.ellipse((2 * SCALE, 2 * SCALE, (DOT - 2) * SCALE, (DOT - 2) * SCALE), fill=MARKS[tone])
    return shrunk(image, rounded_mask(DOT, DOT, DOT // 2))


def arrowhead(tone: Tone, turn: int) -> Sprite:
    """Points to the right, turned clockwise by `turn` degrees."""
    (image, draw), (mask, mask_draw) = large(ARROW, ARROW), large_mask(ARROW, ARROW)
    outline = (((0.42, 0.0), (-0.3, 0.4), (-0.14, 0.0), (-0.3, -0.4)),)
    [points] = shapes.place(outline, mask.width / 2, mask.width / 2, mask.width * 0.86, turn=turn)
    shapes.fill(draw, [points], MARKS[tone])
    mask_draw.polygon(points, fill=255, outline=255, width=4 * SCALE)
    mask_draw.line([*points, *points[:2]], fill=255, width=4 * SCALE, joint="curve")
    return shrunk(image, shrunk_mask(mask))


def stamp(text: str) -> Sprite:
    """White letters on a red plate, tilted."""
    letters = text_mask(shortened(text, 58 * SCALE, 400 * SCALE, HEAVY), 58 * SCALE, HEAVY)
    width, height = letters.width + 50 * SCALE, 84 * SCALE
    side = round(math.hypot(width, height) / SCALE + 12) // 2 * 2
    (image, draw), (mask, mask_draw) = large(side, side), large_mask(side, side)
    middle = side * SCALE / 2
    box = (middle - width / 2, middle - height / 2, middle + width / 2, middle + height / 2)
    draw.rounded_rectangle(box, 20 * SCALE, fill=RED, outline=PAPER, width=5 * SCALE)
    _write(image, letters, PAPER, middle - letters.width / 2)
    mask_draw.rounded_rectangle((box[0] - SCALE, box[1] - SCALE, box[2] + SCALE, box[3] + SCALE), 21 * SCALE, fill=255)
    tilted = image.rotate(9, Image.Resampling.BILINEAR, fillcolor=DUSK)
    return shrunk(tilted, shrunk_mask(mask.rotate(9, Image.Resampling.BILINEAR)))
