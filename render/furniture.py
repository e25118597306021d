"""Everything on the table that is no card: name plates, labels, frames, trails, the stamp."""

import math

from PIL import Image, ImageDraw

from render import shapes
from render.cards import FINER, rounded_mask
from render.lettering import HEAVY, fitted, text_width, trimmed, written
from render.palette import BACK, BRONZE, DUSK, GOLD, INK, PAPER, RED, SEATS, SKY, Colour, to_indices
from render.scene import Frame, Label, NamePlate, Tone
from render.sprites import Sprite

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


def _finished(fine: Image.Image, mask: Image.Image) -> Sprite:
    return Sprite(to_indices(fine.reduce(FINER)), mask)


def _box(width: int, height: int, ground: Colour, edge: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    fine = Image.new("RGB", (width * FINER, height * FINER), edge)
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle(
        (0, 0, fine.width - 1, fine.height - 1),
        _radius(height) * FINER,
        fill=ground,
        outline=edge,
        width=_EDGE * FINER,
    )
    return fine, draw


def _radius(height: int) -> int:
    return height // 5


def _write(fine: Image.Image, mask: Image.Image, colour: Colour, left: float) -> None:
    """A line of text at half the height of what it stands on."""
    fine.paste(colour, (round(left), (fine.height - mask.height) // 2), mask)


def plate(item: NamePlate) -> Sprite:
    """A seat's badge, as much of its name as can be shown, and its note."""
    ground, letters, edge = _TONES["gold" if item.to_move or item.winner else "plain"]
    unit = item.height * FINER
    size = round(unit * 0.6)
    left, right = unit * 1.22, (item.width - item.height * 0.36) * FINER
    if item.note:
        right -= text_width(item.note, size) + unit * 0.2
    note_end = right
    if item.winner:
        right -= unit * 0.95
    name = fitted(item.name, size, right - left)
    fine, draw = _box(item.width, item.height, ground, edge)
    _draw_badge(fine, draw, item.number)
    _write(fine, written(name, size), letters, left)
    if item.note:
        note = written(item.note, size)
        _write(fine, note, letters, fine.width - item.height * 0.36 * FINER - note.width)
    if item.winner:
        _draw_crown(draw, note_end - unit * 0.4, unit)
    return _finished(fine, rounded_mask(item.width, item.height, _radius(item.height)))


def _draw_badge(fine: Image.Image, draw: ImageDraw.ImageDraw, number: int) -> None:
    side, edge = fine.height, _EDGE * FINER
    radius = _radius(side)
    draw.rounded_rectangle(
        (edge, edge, side, side - edge - 1), radius - edge // 2, fill=SEATS[number], corners=(True, False, False, True)
    )
    digit = trimmed(str(number + 1), round(side * 0.7), HEAVY, side)
    fine.paste(INK, ((side + edge - digit.width) // 2, (side - digit.height) // 2), digit)


def _draw_crown(draw: ImageDraw.ImageDraw, x: float, unit: int) -> None:
    outlines = shapes.place(shapes.CROWN, x, unit * 0.5, unit * 0.76, unit * 0.6)
    shapes.edge(draw, outlines, INK, unit // 20)
    shapes.fill(draw, outlines, RED)


def label(item: Label) -> Sprite:
    ground, letters, edge = _TONES[item.tone]
    height = round(item.size * 1.25)
    padding = round(item.size * (0.1 if item.tone == "back" else 0.85))
    text = fitted(item.text, item.size * FINER, (item.max_width - padding) * FINER, HEAVY)
    mask = written(text, item.size * FINER, HEAVY)
    width = max(mask.width // FINER + padding, height)
    fine, _ = _box(width, height, ground, edge)
    _write(fine, mask, letters, (fine.width - mask.width) / 2)
    return _finished(fine, rounded_mask(width, height, _radius(height)))


def frame(item: Frame) -> Sprite:
    line, radius = 6, 26
    fine = Image.new("RGB", (item.width * FINER, item.height * FINER), DUSK)
    mask = rounded_mask(item.width, item.height, radius)
    hollow = rounded_mask(item.width - 2 * line, item.height - 2 * line, radius - line)
    mask.paste(0, (line, line), hollow)
    draw = ImageDraw.Draw(fine)
    box = (0, 0, fine.width - 1, fine.height - 1)
    draw.rounded_rectangle(box, radius * FINER, outline=BRONZE, width=line * FINER)
    draw.rounded_rectangle(box, radius * FINER, outline=GOLD, width=(line - 1) * FINER)
    return _finished(fine, mask)


DOT, ARROW = 18, 46


def dot(tone: Tone) -> Sprite:
    fine = Image.new("RGB", (DOT * FINER, DOT * FINER), DUSK)
    ImageDraw.Draw(fine).ellipse((2 * FINER, 2 * FINER, (DOT - 2) * FINER, (DOT - 2) * FINER), fill=MARKS[tone])
    return _finished(fine, rounded_mask(DOT, DOT, DOT // 2))


def arrowhead(tone: Tone, turn: int) -> Sprite:
    """Points to the right, turned clockwise by `turn` degrees."""
    outline = (((0.42, 0.0), (-0.3, 0.4), (-0.14, 0.0), (-0.3, -0.4)),)
    side = ARROW * FINER
    fine, cover = Image.new("RGB", (side, side), DUSK), Image.new("L", (side, side))
    outlines = shapes.place(outline, side / 2, side / 2, side * 0.86, turn=turn)
    shapes.fill(ImageDraw.Draw(fine), outlines, MARKS[tone])
    brush = ImageDraw.Draw(cover)
    for points in outlines:
        brush.polygon(points, fill=255, outline=255, width=4 * FINER)
        brush.line([*points, *points[:2]], fill=255, width=4 * FINER, joint="curve")
    return _finished(fine, cover.reduce(FINER).point([0] * 128 + [255] * 128, "1"))


def stamp(text: str) -> Sprite:
    """White on red, aslant, with a ragged burst behind it."""
    shown = fitted(text, 58 * FINER, 400 * FINER, HEAVY)
    mask = written(shown, 58 * FINER, HEAVY)
    width = mask.width + 50 * FINER
    height = 84 * FINER
    side = round(math.hypot(width, height) / FINER + 12) // 2 * 2
    fine, cover = Image.new("RGB", (side * FINER, side * FINER), DUSK), Image.new("L", (side * FINER, side * FINER))
    middle = side * FINER / 2
    box = (middle - width / 2, middle - height / 2, middle + width / 2, middle + height / 2)
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle(box, 20 * FINER, fill=RED, outline=PAPER, width=5 * FINER)
    _write(fine, mask, PAPER, middle - mask.width / 2)
    ImageDraw.Draw(cover).rounded_rectangle(
        (box[0] - FINER, box[1] - FINER, box[2] + FINER, box[3] + FINER), 21 * FINER, fill=255
    )
    turned = fine.rotate(9, Image.Resampling.BILINEAR, fillcolor=DUSK)
    shape = cover.rotate(9, Image.Resampling.BILINEAR).reduce(FINER).point([0] * 128 + [255] * 128, "1")
    return _finished(turned, shape)
