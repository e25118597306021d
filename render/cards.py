"""Card faces, the back, and what is drawn around a card."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Deck
from render import shapes
from render.courts import court_panel, joker_panel
from render.lettering import HEAVY, tight_text_mask
from render.palette import BACK, BACK_LINE, DUSK, DUSK_INDEX, GOLD, PAPER, PAPER_INDEX, Colour, to_indices
from render.palette import SUITS as SUIT_COLOURS
from render.scene import card_height
from render.sprites import SCALE, Sprite, large_box, rounded_mask, shrunk

_RANK_TEXT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_LEFT, _MIDDLE, _RIGHT = 0.45, 0.64, 0.83
"""The columns of pips, to the right of the index."""
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
"""The pips of the upper half. The lower half is the same upside down."""
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
    """The shape of every card of this width, with its shadow."""
    return rounded_mask(width, card_height(width) + shadow(width), corner(width))


def _blank(width: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A large card without a face."""
    return large_box(width, card_height(width), corner(width), PAPER, DUSK, max(1, round(width * 0.012)))


def _with_shadow(image: Image.Image, width: int) -> Sprite:
    mask = card_mask(width)
    pixels = Image.new("L", mask.size, DUSK_INDEX)
    pixels.paste(to_indices(image.reduce(SCALE)), (0, 0))
    return Sprite(pixels, mask)


def face(card: Card, width: int, deck: Deck) -> Sprite:
    rank, suit = RANK_OF[card] + 1, SUIT_OF[card]
    colour = SUIT_COLOURS[deck][suit]
    image, draw = _blank(width)
    if rank > 10:
        _paste_panel(image, lambda width, height: court_panel(rank, suit, colour, width, height))
    elif rank == 1:
        _draw_ace(draw, image.size, suit, colour)
    else:
        _draw_pips(draw, image.size, rank, suit, colour)
    _draw_index(image, rank, suit, colour, letter=deck == "four")
    return _with_shadow(image, width)


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


def _paste_panel(image: Image.Image, draw: Callable[[int, int], Image.Image]) -> None:
    width, height = image.size
    panel = draw(round(width * 0.6), round(height * 0.9))
    image.paste(panel, (round(width * 0.34), (height - panel.height) // 2))


def _draw_index(image: Image.Image, rank: int, suit: int, colour: Colour, *, letter: bool) -> None:
    """In the upper left corner: rank, suit, and in a four-colour deck the suit's letter. One large index can be read
    from further away than two small ones, and nobody sees these cards upside down.
    """
    width = image.width
    middle, top = round(width * 0.185), round(width * 0.075)
    max_width = round(width * (0.285 if rank == 10 else 0.26))
    text = tight_text_mask(_RANK_TEXT[rank - 1], round(width * 0.455), HEAVY, max_width)
    text = text.resize((text.width, round(width * 0.325)))
    image.paste(colour, (middle - text.width // 2, top), text)
    suit_sign = shapes.place(shapes.SUITS[suit], middle, width * 0.555, width * 0.235)
    shapes.fill(ImageDraw.Draw(image), suit_sign, colour)
    if letter:
        initial = tight_text_mask(SUITS[suit], round(width * 0.26), HEAVY, width)
        image.paste(colour, (middle - initial.width // 2, round(width * 0.74)), initial)


def joker(width: int) -> Sprite:
    """Looks like a court card, with a star in place of both rank and suit."""
    image, draw = _blank(width)
    _paste_panel(image, joker_panel)
    star = shapes.place(shapes.STAR, width * SCALE * 0.185, width * SCALE * 0.235, width * SCALE * 0.3)
    shapes.fill(draw, star, BACK)
    return _with_shadow(image, width)


def back(width: int) -> Sprite:
    """Bars of gold and blue, with room between them for a pile's count. The bars are horizontal because a pattern that
    changes along a row would cost bytes in every row of every face-down pile.
    """
    image, draw = _blank(width)
    edge = round(width * 0.07) * SCALE
    box = (edge, edge, image.width - edge - 1, image.height - edge - 1)
    draw.rounded_rectangle(box, corner(width) * SCALE // 2, fill=BACK)
    for place, thickness, colour in ((0.13, 0.02, BACK_LINE), (0.18, 0.035, GOLD), (0.245, 0.02, BACK_LINE)):
        for y in (place, 1 - place - thickness):
            top, height = round(y * image.height), round(thickness * image.height)
            draw.rectangle((edge, top, image.width - edge - 1, top + height - 1), fill=colour)
    return _with_shadow(image, width)


def halo(width: int, colour: Colour) -> Sprite:
    """A ring around a marked card or an empty place."""
    margin = round(width * 0.06)
    outer_width, outer_height = width + 2 * margin, card_height(width) + 2 * margin
    radius = corner(width) + margin
    image, _ = large_box(outer_width, outer_height, radius, colour, DUSK, 1)
    ring = rounded_mask(outer_width, outer_height, radius)
    ring.paste(0, (margin + 1, margin + 1), rounded_mask(width - 2, card_height(width) - 2, corner(width)))
    return shrunk(image, ring)


def pile_edges(width: int, depth: int) -> Sprite:
    """The lower half of the cards under a pile's top one, seen from the side."""
    half = card_height(width) // 2
    bottom = half + depth
    pixels = Image.new("L", (width, bottom + shadow(width)), DUSK_INDEX)
    draw = ImageDraw.Draw(pixels)
    draw.rounded_rectangle((1, -half, width - 2, bottom - 1), corner(width), fill=PAPER_INDEX)
    for line in range(bottom - 4, half, -4):
        draw.line((0, line, width, line), fill=DUSK_INDEX)
    whole = rounded_mask(width, bottom + half, corner(width))
    return Sprite(pixels, whole.crop((0, half - shadow(width), width, bottom + half)))
