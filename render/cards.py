"""Cards and their backs. Faces are put together from parts that many cards share: ranks, suits, figures. So a whole
pack of any width takes little memory, and no card has to be drawn in advance.
"""

import math
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, BackDesign, Card, Deck
from render import shapes
from render.courts import Figure, figure
from render.lettering import tight_text_mask
from render.palette import BACK, BACK_LINE, DUSK, FOAM, GOLD, PAPER, SEA, UMBER, WINE, Colour, index_of, to_indices
from render.palette import SUITS as SUIT_COLOURS
from render.png import paste_on
from render.scene import SUIT_SHARE, CardAt, Style, card_height, rank_height, suit_size
from render.sprites import SCALE, Sprite, large, rounded_mask

RANK_TEXT = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE = 0
_SHADOW = index_of(DUSK)
_COURTS: dict[int, Figure] = {10: "jack", 11: "queen", 12: "king"}


class Part(NamedTuple):
    key: Hashable
    draw: Callable[[], Sprite]
    left: int
    """The distance from the card's left edge."""
    top: int


def corner(width: int) -> int:
    return round(width * 0.085)


def shadow(width: int) -> int:
    """Return how far a card's shadow falls below it."""
    return max(2, round(width * 0.03))


@cache
def card_mask(width: int, height: int) -> Image.Image:
    """Return the shape of every card of this size, with its shadow."""
    return rounded_mask(width, height + shadow(width), corner(width))


def large_card(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Draw a blank card on its shadow."""
    image, draw = large(width, height, DUSK)
    box, line = (0, 0, image.width - 1, image.height - 1), max(1, round(width * 0.01)) * SCALE
    draw.rounded_rectangle(box, corner(width) * SCALE, fill=PAPER, outline=DUSK, width=line)
    return image, draw


def card_sprite(image: Image.Image, width: int, height: int) -> Sprite:
    """Make a sprite of a drawn card, with a shadow below."""
    mask = card_mask(width, height)
    pixels = Image.new("L", mask.size, _SHADOW)
    pixels.paste(to_indices(image.reduce(SCALE)), (0, 0))
    return Sprite(pixels, mask)


def blank(width: int, height: int) -> Sprite:
    """Draw a card without a face, on its shadow."""
    return card_sprite(large_card(width, height)[0], width, height)


def flying(item: CardAt, lying: Sprite) -> Sprite:
    """Draw a card in the air, turned above its shadow. `lying`: the same card on the table."""
    width, height, side = item.size, item.height, 2 * round(math.hypot(item.size, item.height) / 2 + 12)
    left, top = (side - width) // 2, (side - height) // 2
    upright, shape = Image.new("L", (side, side)), Image.new("L", (side, side))
    paste_on(upright, lying.patches, left, top)
    shape.paste(card_mask(width, height), (left, top))
    shape = shape.rotate(item.tilt)
    falls = ImageChops.offset(shape, shadow(width), 3 * shadow(width))
    pixels = Image.new("L", (side, side), _SHADOW)
    pixels.paste(upright.rotate(item.tilt), mask=shape)
    return Sprite(pixels, ImageChops.lighter(shape, falls).convert("1", dither=Image.Dither.NONE))


def parts(card: Card, width: int, style: Style, deck: Deck, shown: int = 0, letters: str = "") -> Iterator[Part]:
    """Yield what lies on the blank card, each part on paper of its own; of a tile, where it is shown. No part reaches
    into another.
    """
    rank, suit = RANK_OF[card], SUIT_OF[card]
    letter = letters[suit : suit + 1]
    colour = SUIT_COLOURS[deck][suit]
    height = rank_height(width, style)
    if style == "tile":
        seen = shown or width
        column = seen // 2
        yield _glyph(RANK_TEXT[rank], colour, height, min(round(width * 0.82), seen - 6), column, round(width * 0.09))
        size = suit_size(width, style, shown)
        yield _suit(suit, colour, size, column, max(round(width * 0.98), round(width * 0.09) + height + size // 2))
        if letter and seen == width:
            yield _letter(letter, colour, round(width * 0.22), round(width * 0.85), round(width * 1.16))
        return
    column = round(width * 0.23)
    yield _glyph(RANK_TEXT[rank], colour, height, round(width * 0.36), column, round(width * 0.07))
    size = suit_size(width, style)
    y = max(round(width * 0.66), round(width * 0.07) + height + 2 + size // 2)
    if rank in _COURTS:
        yield _figure(_COURTS[rank], colour, width)
    yield _suit(suit, colour, size, max(column, size // 2 + 2), y)
    if letter:
        yield _letter(letter, colour, round(width * 0.2), column, max(round(width * 0.98), y + size // 2 + 12))
    if rank in _COURTS:
        return
    size = round(width * (0.58 if rank == ACE else 0.52))
    y = card_height(width) - round(width * 0.07) - size // 2
    yield _suit(suit, colour, size, round(width * 0.93) - size // 2, y, inlaid=rank == ACE)


def _figure(kind: Figure, colour: Colour, width: int) -> Part:
    size = round(width * 0.55)

    def draw() -> Sprite:
        return Sprite(to_indices(figure(kind, colour, size).reduce(SCALE)))

    left, top = width - size - round(width * 0.04), card_height(width) - 2 * size - round(width * 0.035)
    return Part(("figure", kind, colour, size), draw, left, top)


def _letter(letter: str, colour: Colour, height: int, x: int, y: int) -> Part:
    return _glyph(letter, colour, height, height, x, y - height // 2)


def _glyph(text: str, colour: Colour, height: int, room: int, x: int, top: int) -> Part:
    """Draw a rank or a letter exactly this high, in no more room than this."""
    width = min(room, round(_width_of(text) * height))

    def draw() -> Sprite:
        size = width * SCALE, height * SCALE
        image = Image.new("RGB", size, PAPER)
        image.paste(colour, (0, 0), _mask(text).resize(size))
        return Sprite(to_indices(image.reduce(SCALE)))

    return Part((text, colour, height, width), draw, x - width // 2, top)


@cache
def _width_of(text: str) -> float:
    """Return the width as a share of the height."""
    width, height = _mask(text).size
    return width / height


def _mask(text: str) -> Image.Image:
    """Draw the text larger than it is ever shown."""
    return tight_text_mask(text, 400, 1000)


def _suit(suit: int, colour: Colour, size: int, x: int, y: int, *, inlaid: bool = False) -> Part:
    def draw() -> Sprite:
        image, pen = large(size, size, PAPER)
        middle = image.width / 2
        shapes.fill(pen, shapes.place(shapes.SUITS[suit], middle, middle, image.width * SUIT_SHARE), colour)
        if inlaid:
            shapes.fill(pen, shapes.place(shapes.SUITS[suit], middle, middle, image.width * 0.4), GOLD)
        return Sprite(to_indices(image.reduce(SCALE)))

    return Part(("suit", suit, colour, size, inlaid), draw, x - size // 2, y - size // 2)


def joker(width: int) -> Sprite:
    height = card_height(width)
    image, _ = large_card(width, height)
    drawn = figure("joker", BACK, round(width * 0.66))
    image.paste(drawn, ((image.width - drawn.width) // 2, image.height - drawn.height - round(width * 0.06)))
    return card_sprite(image, width, height)


class _Band:
    """The upper fifth of a back while it is drawn, `wide` and `tall`. Horizontal bars make the smallest pictures: each
    edge that is not level costs bytes in every row it crosses.
    """

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.pen = ImageDraw.Draw(self.image)
        self.wide, self.tall = width, height

    def bar(self, colour: Colour, top: float, thickness: float) -> None:
        start, end = round(top * self.tall), max(round((top + thickness) * self.tall), round(top * self.tall) + SCALE)
        self.pen.rectangle((0, start, self.wide, end - 1), fill=colour)


def _bars(band: _Band) -> None:
    band.bar(BACK_LINE, 0.3, 0.12)
    band.bar(GOLD, 0.5, 0.25)


def _lattice(band: _Band) -> None:
    """Draw a row of diamonds."""
    count = min(5, max(2, round(band.wide / band.tall * 0.9)))
    step, size = band.wide / count, band.tall * 0.66
    for place in range(count):
        x = (place + 0.5) * step
        points = [(x, band.tall * 0.45 - size / 2), (x + step / 2, band.tall * 0.45)]
        points += [(x, band.tall * 0.45 + size / 2), (x - step / 2, band.tall * 0.45)]
        band.pen.polygon(points, fill=GOLD)
    band.bar(GOLD, 0.92, 0.08)


def _waves(band: _Band) -> None:
    """Draw the sea against the sky."""
    waves = max(1, round(band.wide / band.tall * 0.5))
    band.bar(GOLD, 0, 0.12)
    surface = [
        (x, band.tall * (0.62 + 0.26 * math.cos(math.tau * waves * x / band.wide))) for x in range(0, band.wide + 1, 2)
    ]
    band.pen.polygon([(0, band.tall * 0.24), *surface, (band.wide, band.tall * 0.24)], fill=FOAM)


def _leaves(band: _Band) -> None:
    """Draw two twigs of laurel."""
    half = min(3, max(1, round(band.wide / band.tall * 0.6)))
    step, size = band.wide / (2 * half), band.tall
    for place in range(2 * half):
        turn = -60 if place < half else 60
        leaf = shapes.place(shapes.LEAF, (place + 0.5) * step, band.tall * 0.45, size, min(size, step * 1.1), turn=turn)
        shapes.fill(band.pen, leaf, GOLD)
    band.bar(GOLD, 0.92, 0.08)


_DESIGNS: dict[BackDesign, tuple[Colour, Callable[[_Band], None]]] = {
    "bars": (BACK, _bars),
    "lattice": (WINE, _lattice),
    "waves": (SEA, _waves),
    "leaves": (UMBER, _leaves),
}
_LOWEST_WITH_BANDS = 64
"""The lowest height with bands: on a lower one they would run through the count."""


def back(width: int, height: int, design: BackDesign) -> Sprite:
    """Draw the back of a card of any shape. Every design leaves the middle calm, because a pile's count is written
    there: it fills a band at the top, which is repeated at the bottom upside down.
    """
    image, pen = large_card(width, height)
    ground, draw = _DESIGNS[design]
    edge = max(3, round(min(width, height) * 0.06)) * SCALE
    pen.rounded_rectangle((edge, edge, image.width - edge - 1, image.height - edge - 1), corner(width), fill=ground)
    if height < _LOWEST_WITH_BANDS:
        return card_sprite(image, width, height)
    inside = image.width - 2 * edge
    band = _Band(inside, round(image.height * 0.16), ground)
    draw(band)
    image.paste(band.image, (edge, 2 * edge))
    image.paste(band.image.rotate(180), (edge, image.height - 2 * edge - band.tall))
    return card_sprite(image, width, height)
