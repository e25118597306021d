"""Card faces, the back and the shapes that lie around a card. Drawn three times as large, then brought down."""

from functools import cache

from PIL import Image, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card
from render import shapes
from render.courts import court_panel
from render.lettering import HEAVY, trimmed
from render.palette import BACK, BACK_LINE, DUSK, GOLD, INK, PAPER, Colour, to_indices
from render.palette import SUITS as SUIT_COLOURS
from render.scene import Deck, card_height
from render.sprites import Sprite

FINER = 3
"""How much finer than the picture everything is drawn, so that edges come out soft."""
_RANK_TEXT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_LEFT, _MIDDLE, _RIGHT = 0.385, 0.5, 0.615
_UPPER = {
    2: ((_MIDDLE, 0.17),),
    3: ((_MIDDLE, 0.17),),
    4: ((_LEFT, 0.2), (_RIGHT, 0.2)),
    5: ((_LEFT, 0.2), (_RIGHT, 0.2)),
    6: ((_LEFT, 0.2), (_RIGHT, 0.2)),
    7: ((_LEFT, 0.2), (_RIGHT, 0.2)),
    8: ((_LEFT, 0.2), (_RIGHT, 0.2), (_MIDDLE, 0.34)),
    9: ((_LEFT, 0.14), (_RIGHT, 0.14), (_LEFT, 0.38), (_RIGHT, 0.38)),
    10: ((_LEFT, 0.14), (_RIGHT, 0.14), (_LEFT, 0.38), (_RIGHT, 0.38), (_MIDDLE, 0.26)),
}
"""Where the pips of the upper half lie; the lower half is the same turned round."""
_BETWEEN = {
    3: ((_MIDDLE, 0.5),),
    5: ((_MIDDLE, 0.5),),
    6: ((_LEFT, 0.5), (_RIGHT, 0.5)),
    7: ((_LEFT, 0.5), (_RIGHT, 0.5), (_MIDDLE, 0.35)),
    9: ((_MIDDLE, 0.5),),
}


def corner(width: int) -> int:
    return round(width * 0.085)


def outline_width(width: int) -> int:
    return max(1, round(width * 0.016))


@cache
def card_mask(width: int) -> Image.Image:
    """The rounded rectangle that every card of this width fills."""
    return rounded_mask(width, card_height(width), corner(width))


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    fine = Image.new("L", (width * FINER, height * FINER))
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle((0, 0, fine.width - 1, fine.height - 1), radius * FINER, fill=255)
    return fine.reduce(FINER).point([0] * 128 + [255] * 128, "1")


def blank(width: int, ground: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A fine card of this ground with its thin dark edge."""
    fine = Image.new("RGB", (width * FINER, card_height(width) * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle(
        (0, 0, fine.width - 1, fine.height - 1),
        corner(width) * FINER,
        fill=ground,
        outline=DUSK,
        width=outline_width(width) * FINER,
    )
    return fine, draw


def face(card: Card, width: int, deck: Deck) -> Sprite:
    rank, suit = RANK_OF[card] + 1, SUIT_OF[card]
    colour = SUIT_COLOURS[deck][suit]
    fine, draw = blank(width, PAPER)
    if rank > 10:
        _paste_court(fine, rank, suit, colour)
    elif rank == 1:
        _draw_ace(draw, fine.size, suit, colour)
    else:
        _draw_pips(draw, fine.size, rank, suit, colour)
    _paste_indices(fine, rank, suit, colour, letter=deck == "four")
    return Sprite(to_indices(fine.reduce(FINER)), card_mask(width))


def _draw_pips(
    draw: ImageDraw.ImageDraw, size: tuple[int, int], rank: int, suit: int, colour: Colour
) -> None:
    width, height = size
    pip = width * (0.19 if rank < 9 else 0.165)
    for x, y in _BETWEEN.get(rank, ()):
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], x * width, y * height, pip), colour)
    for x, y in _UPPER[rank]:
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], x * width, y * height, pip), colour)
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], (1 - x) * width, (1 - y) * height, pip, turn=180), colour)


def _draw_ace(draw: ImageDraw.ImageDraw, size: tuple[int, int], suit: int, colour: Colour) -> None:
    width, height = size
    x, y = width / 2, height / 2
    for ray in range(24):
        long = 0.39 if ray % 2 else 0.33
        turned = shapes.place((((0.0, -long), (0.03, -0.2), (-0.03, -0.2)),), x, y, width, turn=ray * 15)
        shapes.fill(draw, turned, GOLD)
    shapes.fill(draw, (shapes.scaled(shapes.disc(0, 0, 0.285), x, y, width, width),), PAPER)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], x, y, width * 0.46), colour)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], x, y + width * 0.005, width * 0.17), PAPER)


def _paste_court(fine: Image.Image, rank: int, suit: int, colour: Colour) -> None:
    width, height = fine.size
    panel = court_panel(rank, suit, colour, round(width * 0.88), round(height * 0.914))
    fine.paste(panel, ((width - panel.width) // 2, (height - panel.height) // 2))


def _paste_indices(fine: Image.Image, rank: int, suit: int, colour: Colour, *, letter: bool) -> None:
    width = fine.width
    margin = round(width * 0.05)
    mask = Image.new("L", (round(width * 0.28), round(width * 0.6)))
    rank_mask = trimmed(_RANK_TEXT[rank - 1], round(width * 0.42), HEAVY, round(width * (0.245 if rank != 10 else 0.28)))
    middle = round(width * 0.125)
    mask.paste(rank_mask, (max(0, middle - rank_mask.width // 2), 0))
    draw = ImageDraw.Draw(mask)
    below = round(width * 0.44)
    if letter:
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], width * 0.07, below, width * 0.14), 255)
        initial = trimmed(SUITS[suit], round(width * 0.19), HEAVY, width)
        mask.paste(initial, (round(width * 0.155), below - initial.height // 2))
    else:
        shapes.fill(draw, shapes.place(shapes.SUITS[suit], middle, below, width * 0.21), 255)
    fine.paste(colour, (margin, margin), mask)
    turned = mask.rotate(180)
    fine.paste(colour, (width - margin - turned.width, fine.height - margin - turned.height), turned)


def back(width: int) -> Sprite:
    """A lattice with a gold medallion: our own."""
    fine, draw = blank(width, PAPER)
    edge = round(width * 0.06) * FINER
    inner = Image.new("RGB", (fine.width - 2 * edge, fine.height - 2 * edge), BACK)
    _draw_lattice(inner, width * FINER)
    shape = Image.new("L", inner.size)
    ImageDraw.Draw(shape).rounded_rectangle(
        (0, 0, inner.width - 1, inner.height - 1), round(width * 0.05) * FINER, fill=255
    )
    fine.paste(inner, (edge, edge), shape)
    draw.rounded_rectangle(
        (edge, edge, fine.width - edge - 1, fine.height - edge - 1),
        round(width * 0.05) * FINER,
        outline=BACK,
        width=round(width * 0.03) * FINER,
    )
    return Sprite(to_indices(fine.reduce(FINER)), card_mask(width))


def _draw_lattice(inner: Image.Image, unit: int) -> None:
    draw = ImageDraw.Draw(inner)
    step = unit * 0.16
    line = max(2, round(unit * 0.012))
    x, y = inner.width / 2, inner.height / 2
    for place in range(-9, 10):
        shift = place * step
        for slope in (1, -1):
            draw.line((x + shift - y, y - slope * y, x + shift + y, y + slope * y), fill=BACK_LINE, width=line)
    for row in range(-8, 9):
        for column in range(-6, 7):
            middle = (x + (column + row % 2 / 2) * step, y + row * step / 2)
            suit = (row + 2 * column) % 4
            if row % 2:
                shapes.fill(draw, shapes.place(shapes.SUITS[suit], *middle, step * 0.38), BACK_LINE)
    for radius, colour in ((0.27, BACK), (0.245, GOLD), (0.225, BACK)):
        shapes.fill(draw, (shapes.scaled(shapes.disc(0, 0, radius), x, y, unit, unit),), colour)
    mark = trimmed("J!", round(unit * 0.26), HEAVY, unit)
    inner.paste(GOLD, (round(x - mark.width / 2), round(y - mark.height / 2)), mark)


def halo(width: int, colour: Colour) -> Sprite:
    """What shines around a marked card."""
    grow = round(width * 0.06)
    across, down = width + 2 * grow, card_height(width) + 2 * grow
    fine = Image.new("RGB", (across * FINER, down * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    radius = (corner(width) + grow) * FINER
    draw.rounded_rectangle((0, 0, fine.width - 1, fine.height - 1), radius, fill=colour, outline=DUSK, width=FINER)
    return Sprite(to_indices(fine.reduce(FINER)), rounded_mask(across, down, corner(width) + grow))


def pile_edges(width: int, lift: int, *, face_up: bool) -> Sprite:
    """The cards under a pile's top one, seen from the side: only what shows below it."""
    down = card_height(width)
    light, dark = (PAPER, INK) if face_up else (PAPER, BACK)
    lines = to_indices(Image.new("RGB", (1, 1), light)), to_indices(Image.new("RGB", (1, 1), dark))
    shown = corner(width) + lift + 2
    mask = card_mask(width).crop((0, down - corner(width) - 2, width, down))
    pixels = Image.new("L", (width, shown))
    whole = Image.new("1", (width, shown))
    for step in range(lift, -1, -1):
        line = lines[step % 3 == 0]
        pixels.paste(line.getpixel((0, 0)), (0, step), mask)
        whole.paste(1, (0, step), mask)
    return Sprite(pixels, whole)
