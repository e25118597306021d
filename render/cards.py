"""Cards, put together from parts that many cards share: a blank card, ranks, suits, figures. So a whole pack of any
width takes little memory, and no card has to be drawn in advance.
"""

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Deck
from render import shapes
from render.lettering import HEAVY, tight_text_mask
from render.palette import BACK, BACK_LINE, DUSK, DUSK_INDEX, GOLD, PAPER, Colour, to_indices
from render.palette import SUITS as SUIT_COLOURS
from render.scene import Style, card_height, rank_height
from render.sprites import SCALE, Sprite, large_box, rounded_mask, shrunk

_RANK_TEXT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Part(NamedTuple):
    key: Hashable
    draw: Callable[[], Sprite]
    left: int
    """From the card's left edge."""
    top: int


def corner(width: int) -> int:
    return round(width * 0.085)


def shadow(width: int) -> int:
    """How far a card's shadow falls below it."""
    return max(2, round(width * 0.03))


@cache
def card_mask(width: int, height: int) -> Image.Image:
    """The shape of every card of this size, with its shadow."""
    return rounded_mask(width, height + shadow(width), corner(width))


def blank(width: int, height: int) -> Sprite:
    """A card without a face."""
    image, _ = large_box(width, height, corner(width), PAPER, DUSK, max(1, round(width * 0.01)))
    return _with_shadow(image, width, height)


def _with_shadow(image: Image.Image, width: int, height: int) -> Sprite:
    mask = card_mask(width, height)
    pixels = Image.new("L", mask.size, DUSK_INDEX)
    pixels.paste(to_indices(image.reduce(SCALE)), (0, 0))
    return Sprite(pixels, mask)


def parts(card: Card, width: int, style: Style, deck: Deck, shown: int = 0) -> Iterator[Part]:
    """What lies on the blank card, each part on paper of its own; of a tile, on the part that is shown."""
    rank, suit = RANK_OF[card], SUIT_OF[card]
    colour = SUIT_COLOURS[deck][suit]
    height = rank_height(width, style)
    if style == "tile":
        seen = shown or width
        column, room = seen // 2, min(round(width * 0.8), seen - 6)
        yield _rank(rank, colour, height, room, column, round(width * 0.09))
        yield _suit(suit, colour, min(round(width * 0.48), seen - 4), column, round(width * 0.98))
        return
    column, room = round(width * 0.22), round(width * 0.33)
    yield _rank(rank, colour, height, room, column, round(width * 0.07))
    yield _suit(suit, colour, round(width * 0.28), column, round(width * 0.66))
    yield _suit(suit, colour, round(width * 0.5), round(width * 0.7), card_height(width) - round(width * 0.34))
    if deck == "four":
        yield _letter(SUITS[suit], colour, round(width * 0.2), column, round(width * 0.98))


def _rank(rank: int, colour: Colour, height: int, room: int, x: int, top: int) -> Part:
    def draw() -> Sprite:
        return _glyph(_RANK_TEXT[rank], colour, height, room)

    return Part(("rank", rank, colour, height, room), draw, x - room // 2, top)


def _letter(letter: str, colour: Colour, height: int, x: int, y: int) -> Part:
    room = round(height * 1.2)

    def draw() -> Sprite:
        return _glyph(letter, colour, height, room)

    return Part(("letter", letter, colour, height), draw, x - room // 2, y - height // 2)


def _glyph(text: str, colour: Colour, height: int, room: int) -> Sprite:
    """A rank or a letter exactly this high, in the middle of its room."""
    mask = tight_text_mask(text, 2 * height * SCALE, HEAVY, 10 * room * SCALE)
    mask = mask.resize((min(room * SCALE, round(mask.width * height * SCALE / mask.height)), height * SCALE))
    image = Image.new("RGB", (room * SCALE, height * SCALE), PAPER)
    image.paste(colour, ((image.width - mask.width) // 2, 0), mask)
    return Sprite(to_indices(image.reduce(SCALE)))


def _suit(suit: int, colour: Colour, size: int, x: int, y: int) -> Part:
    def draw() -> Sprite:
        image = Image.new("RGB", (size * SCALE, size * SCALE), PAPER)
        outlines = shapes.place(shapes.SUITS[suit], image.width / 2, image.height / 2, image.width * 0.94)
        shapes.fill(ImageDraw.Draw(image), outlines, colour)
        return Sprite(to_indices(image.reduce(SCALE)))

    return Part(("suit", suit, colour, size), draw, x - size // 2, y - size // 2)


def joker(width: int) -> Sprite:
    height = card_height(width)
    image, draw = large_box(width, height, corner(width), PAPER, DUSK, max(1, round(width * 0.01)))
    shapes.fill(draw, shapes.place(shapes.CAP, image.width / 2, image.height * 0.36, image.width * 0.8), BACK)
    shapes.fill(
        draw, shapes.place((shapes.disc(0, 0, 0.5),), image.width / 2, image.height * 0.72, image.width * 0.46), GOLD
    )
    shapes.fill(draw, shapes.place(shapes.STAR, image.width / 2, image.height * 0.72, image.width * 0.34), BACK)
    return _with_shadow(image, width, height)


def back(width: int, height: int) -> Sprite:
    """Bars of gold and blue, with room between them for a pile's count. The bars are horizontal because a pattern that
    changes along a row would cost bytes in every row of every face-down pile.
    """
    image, draw = large_box(width, height, corner(width), PAPER, DUSK, max(1, round(width * 0.01)))
    edge = max(3, round(width * 0.06)) * SCALE
    box = (edge, edge, image.width - edge - 1, image.height - edge - 1)
    draw.rounded_rectangle(box, corner(width) * SCALE // 2, fill=BACK)
    for place, thickness, colour in ((0.1, 0.015, BACK_LINE), (0.14, 0.03, GOLD)):
        for y in (place, 1 - place - thickness):
            top, tall = round(y * image.height), max(SCALE, round(thickness * image.height))
            draw.rectangle((edge, top, image.width - edge - 1, top + tall - 1), fill=colour)
    return _with_shadow(image, width, height)


def halo(width: int, height: int, colour: Colour) -> Sprite:
    """A ring around a marked card or an empty place."""
    margin = max(5, round(width * 0.05))
    outer_width, outer_height = width + 2 * margin, height + 2 * margin
    radius = corner(width) + margin
    image, _ = large_box(outer_width, outer_height, radius, colour, DUSK, 1)
    ring = rounded_mask(outer_width, outer_height, radius)
    ring.paste(0, (margin + 1, margin + 1), rounded_mask(width - 2, height - 2, corner(width)))
    return shrunk(image, ring)
