"""Card faces, the back and the shapes that lie around a card. Drawn twice as large, then brought down."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card
from render import shapes
from render.courts import court_panel, joker_panel
from render.lettering import HEAVY, trimmed
from render.palette import BACK, BACK_LINE, DUSK, DUSK_INDEX, GOLD, PAPER, PAPER_INDEX, Colour, to_indices
from render.palette import SUITS as SUIT_COLOURS
from render.scene import Deck, card_height
from render.sprites import Sprite

FINER = 2
"""How much finer than the picture everything is drawn, so that edges come out soft."""
_RANK_TEXT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_LEFT, _MIDDLE, _RIGHT = 0.45, 0.64, 0.83
"""The columns of pips: right of the strip that is the index's own."""
_UPPER = {
    2: ((_MIDDLE, 0.16),),
    3: ((_MIDDLE, 0.16),),
    4: ((_LEFT, 0.16), (_RIGHT, 0.16)),
    5: ((_LEFT, 0.16), (_RIGHT, 0.16)),
    6: ((_LEFT, 0.16), (_RIGHT, 0.16)),
    7: ((_LEFT, 0.16), (_RIGHT, 0.16)),
    8: ((_LEFT, 0.16), (_RIGHT, 0.16), (_MIDDLE, 0.33)),
    9: ((_LEFT, 0.14), (_RIGHT, 0.14), (_LEFT, 0.38), (_RIGHT, 0.38)),
    10: ((_LEFT, 0.14), (_RIGHT, 0.14), (_LEFT, 0.38), (_RIGHT, 0.38), (_MIDDLE, 0.26)),
}
"""Where the pips of the upper half lie; the lower half is the same upside down."""
_BETWEEN = {
    3: ((_MIDDLE, 0.5),),
    5: ((_MIDDLE, 0.5),),
    6: ((_LEFT, 0.5), (_RIGHT, 0.5)),
    7: ((_LEFT, 0.5), (_RIGHT, 0.5), (_MIDDLE, 0.33)),
    8: ((_LEFT, 0.5), (_RIGHT, 0.5)),
    9: ((_MIDDLE, 0.5),),
}


def corner(width: int) -> int:
    return round(width * 0.085)


def shadow(width: int) -> int:
    """How far a card's shadow falls below it."""
    return max(2, round(width * 0.035))


@cache
def card_mask(width: int) -> Image.Image:
    """The shape that every card of this width fills, its shadow included."""
    return rounded_mask(width, card_height(width) + shadow(width), corner(width))


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    fine = Image.new("L", (width * FINER, height * FINER))
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle((0, 0, fine.width - 1, fine.height - 1), radius * FINER, fill=255)
    return fine.reduce(FINER).point([0] * 128 + [255] * 128, "1")


def _blank(width: int) -> Image.Image:
    """A fine card without a face."""
    fine = Image.new("RGB", (width * FINER, card_height(width) * FINER), DUSK)
    box = (0, 0, fine.width - 1, fine.height - 1)
    line = max(1, round(width * 0.012)) * FINER
    ImageDraw.Draw(fine).rounded_rectangle(box, corner(width) * FINER, fill=PAPER, outline=DUSK, width=line)
    return fine


def _finished(fine: Image.Image, width: int) -> Sprite:
    card = to_indices(fine.reduce(FINER))
    mask = card_mask(width)
    pixels = Image.new("L", mask.size, DUSK_INDEX)
    pixels.paste(card, (0, 0))
    return Sprite(pixels, mask)


def face(card: Card, width: int, deck: Deck) -> Sprite:
    rank, suit = RANK_OF[card] + 1, SUIT_OF[card]
    colour = SUIT_COLOURS[deck][suit]
    fine = _blank(width)
    draw = ImageDraw.Draw(fine)
    if rank > 10:
        _paste_court(fine, rank, suit, colour)
    elif rank == 1:
        _draw_ace(draw, fine.size, suit, colour)
    else:
        _draw_pips(draw, fine.size, rank, suit, colour)
    _paste_index(fine, rank, suit, colour, letter=deck == "four")
    return _finished(fine, width)


def _draw_pips(draw: ImageDraw.ImageDraw, size: tuple[int, int], rank: int, suit: int, colour: Colour) -> None:
    width, height = size
    pip = width * 0.19
    shape = shapes.SUITS[suit]
    for x, y in (*_BETWEEN.get(rank, ()), *_UPPER[rank]):
        shapes.fill(draw, shapes.place(shape, x * width, y * height, pip), colour)
    for x, y in _UPPER[rank]:
        if (x, 1 - y) not in _UPPER[rank]:
            shapes.fill(draw, shapes.place(shape, x * width, (1 - y) * height, pip, turn=180), colour)


def _draw_ace(draw: ImageDraw.ImageDraw, size: tuple[int, int], suit: int, colour: Colour) -> None:
    width, height = size
    x, y = width * 0.63, height * 0.53
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], x, y, width * 0.58), colour)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], x, y + width * 0.01, width * 0.2), GOLD)


def _paste_court(fine: Image.Image, rank: int, suit: int, colour: Colour) -> None:
    _paste_panel(fine, lambda width, height: court_panel(rank, suit, colour, width, height))


def _paste_panel(fine: Image.Image, draw: Callable[[int, int], Image.Image]) -> None:
    width, height = fine.size
    panel = draw(round(width * 0.6), round(height * 0.9))
    fine.paste(panel, (round(width * 0.34), (height - panel.height) // 2))


def _paste_index(fine: Image.Image, rank: int, suit: int, colour: Colour, *, letter: bool) -> None:
    """Rank over suit, and in a four-colour deck the suit's letter below, in the upper left corner: one large index
    is read from further away than two small ones, and nobody sees these cards upside down.
    """
    width = fine.width
    middle, top = round(width * 0.185), round(width * 0.075)
    text = trimmed(_RANK_TEXT[rank - 1], round(width * 0.455), HEAVY, round(width * (0.285 if rank == 10 else 0.26)))
    text = text.resize((text.width, round(width * 0.325)))
    fine.paste(colour, (middle - text.width // 2, top), text)
    draw = ImageDraw.Draw(fine)
    shapes.fill(draw, shapes.place(shapes.SUITS[suit], middle, width * 0.555, width * 0.235), colour)
    if letter:
        initial = trimmed(SUITS[suit], round(width * 0.26), HEAVY, width)
        fine.paste(colour, (middle - initial.width // 2, round(width * 0.74)), initial)


def joker(width: int) -> Sprite:
    """Laid out as the courts are, with a star for both its rank and its suit."""
    fine = _blank(width)
    _paste_panel(fine, joker_panel)
    star = shapes.place(shapes.STAR, width * FINER * 0.185, width * FINER * 0.235, width * FINER * 0.3)
    shapes.fill(ImageDraw.Draw(fine), star, BACK)
    return _finished(fine, width)


def back(width: int) -> Sprite:
    """Bars of gold and blue, with room between them for a pile's count. All bars lie across: a pattern that changes
    along a row would cost bytes in every row of every face-down pile.
    """
    fine = _blank(width)
    draw = ImageDraw.Draw(fine)
    edge = round(width * 0.07) * FINER
    box = (edge, edge, fine.width - edge - 1, fine.height - edge - 1)
    draw.rounded_rectangle(box, corner(width) * FINER // 2, fill=BACK)
    for place, thick, colour in ((0.13, 0.02, BACK_LINE), (0.18, 0.035, GOLD), (0.245, 0.02, BACK_LINE)):
        for y in (place, 1 - place - thick):
            top, tall = round(y * fine.height), round(thick * fine.height)
            draw.rectangle((edge, top, fine.width - edge - 1, top + tall - 1), fill=colour)
    return _finished(fine, width)


def halo(width: int, colour: Colour) -> Sprite:
    """A ring around a marked card or an empty place."""
    grow = round(width * 0.06)
    across, down = width + 2 * grow, card_height(width) + 2 * grow
    fine = Image.new("RGB", (across * FINER, down * FINER), DUSK)
    draw = ImageDraw.Draw(fine)
    radius = (corner(width) + grow) * FINER
    draw.rounded_rectangle((0, 0, fine.width - 1, fine.height - 1), radius, fill=colour, outline=DUSK, width=FINER)
    ring = rounded_mask(across, down, corner(width) + grow)
    ring.paste(0, (grow + 1, grow + 1), rounded_mask(width - 2, card_height(width) - 2, corner(width)))
    return Sprite(to_indices(fine.reduce(FINER)), ring)


def pile_edges(width: int, depth: int) -> Sprite:
    """The lower half of what lies under a pile's top card, seen from the side."""
    half = card_height(width) // 2
    bottom = half + depth
    pixels = Image.new("L", (width, bottom + shadow(width)), DUSK_INDEX)
    draw = ImageDraw.Draw(pixels)
    draw.rounded_rectangle((1, -half, width - 2, bottom - 1), corner(width), fill=PAPER_INDEX)
    for line in range(bottom - 4, half, -4):
        draw.line((0, line, width, line), fill=DUSK_INDEX)
    whole = rounded_mask(width, bottom + half, corner(width))
    return Sprite(pixels, whole.crop((0, half - shadow(width), width, bottom + half)))
