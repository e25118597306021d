"""What lies on the table besides cards: name plates, labels, frames, trails, the stamp."""

import math

from PIL import Image, ImageDraw

from render import shapes
from render.lettering import HEAVY, tight_text_mask, words_mask
from render.palette import BACK, DUSK, GOLD, INK, PAPER, QUIET, RED, SEATS, SKY, Colour
from render.scene import Bubble, Frame, Label, Mark, NamePlate, PlateState, Stamp, Tone, plate_letters
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
    image, draw = large_box(item.width, item.height, _radius(item.height), ground, edge, _EDGE + 1, edge)
    margin = unit * 0.22
    left, right = unit * 1.18 if item.seat is not None else margin, image.width - margin
    if item.seat is not None:
        _draw_badge(image, draw, item.seat)
    if item.note:
        note = words_mask(item.note, capital, (right - left) * 0.6)
        right -= note.width
        _write(image, note, letters, right)
        right -= unit * 0.2
    if item.state == "winner":
        _draw_crown(draw, right - unit * 0.4, unit)
        right -= unit * 0.95
    if item.state == "next":
        shapes.fill(draw, shapes.place(shapes.SIGNS["turn"], right - unit * 0.25, unit * 0.5, unit * 0.5), GOLD)
        right -= unit * 0.65
    name = words_mask(item.name, capital, right - left)
    _write(image, name, letters, left if item.seat is not None else (left + right - name.width) / 2)
    return shrunk(image, rounded_mask(item.width, item.height, _radius(item.height)))


def _draw_badge(image: Image.Image, draw: ImageDraw.ImageDraw, number: int) -> None:
    side, edge = image.height, _EDGE * SCALE
    radius = _radius(side)
    draw.rounded_rectangle(
        (edge, edge, side, side - edge - 1), radius - edge // 2, fill=SEATS[number], corners=(True, False, False, True)
    )
    digit = tight_text_mask(str(number + 1), round(side * 0.85), HEAVY, side)
    image.paste(INK, ((side + edge - digit.width) // 2, (side - digit.height) // 2), digit)


def _draw_crown(draw: ImageDraw.ImageDraw, x: float, unit: int) -> None:
    outlines = shapes.place(shapes.CROWN, x, unit * 0.5, unit * 0.76, unit * 0.6)
    shapes.edge(draw, outlines, INK, unit // 20)
    shapes.fill(draw, outlines, RED)


def label(item: Label) -> Sprite:
    capital = item.size * SCALE
    if item.tone in BARE:
        words = words_mask(item.text, capital, item.max_width * SCALE)
        mask = shrunk_mask(words.crop((0, 0, -(-words.width // SCALE) * SCALE, words.height)))
        colour = BARE[item.tone]
        image, _ = large(mask.width, mask.height, INK if colour == INK else colour)
        return shrunk(image, mask)
    ground, letters = _TONES[item.tone]
    height, padding = round(item.size * 1.6), round(item.size * 0.7)
    words = words_mask(item.text, capital, (item.max_width - padding) * SCALE)
    width = max(words.width // SCALE + padding, height)
    image, _ = large_box(width, height, _radius(height), ground, ground, _EDGE, ground)
    _write(image, words, letters, (image.width - words.width) / 2)
    return shrunk(image, rounded_mask(width, height, _radius(height)))


def bubble(item: Bubble) -> tuple[Sprite, int, int]:
    """And where its left upper corner is, seen from its middle."""
    left, right = min(-item.width // 2, item.tip_x - item.x), max(item.width // 2, item.tip_x - item.x)
    top, bottom = min(-item.height // 2, item.tip_y - item.y), max(item.height // 2, item.tip_y - item.y)
    (image, draw), (mask, mask_draw) = large(right - left, bottom - top), large_mask(right - left, bottom - top)
    box = [SCALE * edge for edge in (-item.width // 2 - left, -item.height // 2 - top)]
    box += [box[0] + SCALE * item.width - 1, box[1] + SCALE * item.height - 1]
    x = min(max(item.tip_x - item.x, -item.width // 2 + 50), item.width // 2 - 50) - left
    tip = [(SCALE * (x - 24), SCALE * -top), (SCALE * (x + 24), SCALE * -top)]
    tip.append((SCALE * (item.tip_x - item.x - left), SCALE * (item.tip_y - item.y - top)))
    for pen, colour in ((draw, PAPER), (mask_draw, 255)):
        pen.rounded_rectangle(box, 24 * SCALE, fill=colour)
        pen.polygon(tip, fill=colour)
    return shrunk(image, shrunk_mask(mask)), left, top


def frame(item: Frame) -> Sprite:
    line, radius = 7, 22
    image, _ = large(item.width, item.height, MARKS[item.mark])
    mask = rounded_mask(item.width, item.height, radius)
    mask.paste(0, (line, line), rounded_mask(item.width - 2 * line, item.height - 2 * line, radius - line))
    return shrunk(image, mask)


def ghost_frame(width: int, height: int) -> Sprite:
    """Dashes around the place where a card belonged."""
    line, dash = 7, 26
    outer_width, outer_height = width + 4 * line, height + 4 * line
    mask = Image.new("1", (outer_width, outer_height))
    draw = ImageDraw.Draw(mask)
    for start in range(0, outer_width, 2 * dash):
        for top in (0, outer_height - line):
            draw.rectangle((start, top, start + dash, top + line - 1), fill=1)
    for start in range(0, outer_height, 2 * dash):
        for left in (0, outer_width - line):
            draw.rectangle((left, start, left + line - 1, start + dash), fill=1)
    image, _ = large(outer_width, outer_height, GOLD)
    return shrunk(image, mask)


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
    width, height = letters.width + round(item.size * 0.9) * SCALE, round(item.size * 1.76) * SCALE
    side = round(math.hypot(width, height) / SCALE + 12) // 2 * 2
    (image, draw), (mask, mask_draw) = large(side, side), large_mask(side, side)
    middle = side * SCALE / 2
    box = (middle - width / 2, middle - height / 2, middle + width / 2, middle + height / 2)
    draw.rounded_rectangle(box, item.size * SCALE // 3, fill=RED, outline=PAPER, width=item.size * SCALE // 10)
    _write(image, letters, PAPER, middle - letters.width / 2)
    mask_draw.rounded_rectangle(
        (box[0] - SCALE, box[1] - SCALE, box[2] + SCALE, box[3] + SCALE), item.size * SCALE // 3, fill=255
    )
    tilted = image.rotate(9, Image.Resampling.BILINEAR, fillcolor=DUSK)
    return shrunk(tilted, shrunk_mask(mask.rotate(9, Image.Resampling.BILINEAR)))
