"""Emojis: cards, suits, seats and games as small pictures with a transparent ground, which Discord shows 20 pixels high
in a line of text. Nothing of them is kept: they are painted when they are to be uploaded.
"""

import math
from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.core.cards import RANK_OF, SUIT_OF, Card, Deck
from render import shapes
from render.cards import RANK_TEXT
from render.fonts import LATIN, font_of
from render.painting import Renderer
from render.palette import BACK, BRONZE, DUSK, GOLD, PAPER, SEAT_LETTERS, SEATS, SHINE, SUITS, Colour
from render.scene import WIDTH, CardAt, Joker, Scene
from render.shapes import Shape, disc

SIDE = 128
_SCALE = 4
"""Everything is drawn so many times larger."""
_GREY: Colour = (136, 140, 150)
"""The edge of what is light: it is seen on a light ground, too."""
_CARD, _SQUARE = (9, 0, 119, 128), (2, 2, 126, 126)
_CORNER, _LINE = 16, 3
_WIDTHS = {"A": 62, "10": 92, "J": 34, "Q": 60, "K": 56}
"""The widths of ranks; of others 52."""
_STEM = shapes.SUITS[3][-1]
_CLUB: Shape = (disc(0, -0.28, 0.22), disc(-0.31, 0.1, 0.22), disc(0.31, 0.1, 0.22), disc(0, 0, 0.12), _STEM)
"""A club whose leaves are further apart than on the tables' cards, so that it does not look like a spade where it is
small.
"""
_SUITS = (*shapes.SUITS[:3], _CLUB)
_SIGN_COLOURS = 48
"""Few enough for a small file."""


class _Drawing:
    """A rounded box to draw on. All coordinates are those of the emoji."""

    def __init__(self, ground: Colour, edge: Colour, box: tuple[int, int, int, int], corner: int, line: int) -> None:
        self.image = Image.new("RGB", (SIDE * _SCALE, SIDE * _SCALE), edge)
        self._mask = Image.new("L", self.image.size)
        self.pen = ImageDraw.Draw(self.image)
        self.box(box, ground, corner, edge, line)
        ImageDraw.Draw(self._mask).rounded_rectangle(_scaled(box), corner * _SCALE, fill=255)

    def box(
        self,
        box: tuple[int, int, int, int],
        colour: Colour | None,
        corner: int = 0,
        edge: Colour | None = None,
        line: int = 0,
    ) -> None:
        self.pen.rounded_rectangle(_scaled(box), corner * _SCALE, colour, edge, line * _SCALE)

    def shape(self, shape: Shape, colour: Colour, x: int, y: int, size: int) -> None:
        shapes.fill(self.pen, shapes.place(shape, x * _SCALE, y * _SCALE, size * _SCALE), colour)

    def write(self, text: str, colour: Colour, middle: int, top: int, width: int, height: int) -> None:
        """Write exactly so wide and so high, whatever the letters."""
        font = font_of(LATIN)
        left, upper, right, lower = (math.ceil(edge) for edge in font.getbbox(text))
        mask = Image.new("L", (right - left, lower - upper))
        ImageDraw.Draw(mask).text((-left, -upper), text, fill=255, font=font)
        size = width * _SCALE, height * _SCALE
        place = middle * _SCALE - size[0] // 2, top * _SCALE
        self.image.paste(colour, place, mask.resize(size, Image.Resampling.BICUBIC))

    def png(self) -> bytes:
        return _png(self.image.reduce(_SCALE), self._mask.reduce(_SCALE))


def _scaled(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    left, top, right, bottom = (edge * _SCALE for edge in box)
    return left, top, right - 1, bottom - 1


def _png(picture: Image.Image, opaque: Image.Image) -> bytes:
    picture.putalpha(opaque)
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def card(card: Card, deck: Deck, *, face_up: bool = False) -> bytes:
    """Paint a card: its rank above its suit. One that lies face up, while others are held, is on gold."""
    ground, edge = (SHINE, BRONZE) if face_up else (PAPER, _GREY)
    drawing, suit = _Drawing(ground, edge, _CARD, _CORNER, _LINE), SUIT_OF[card]
    text = RANK_TEXT[RANK_OF[card]]
    drawing.write(text, SUITS[deck][suit], 64, 7, _WIDTHS.get(text, 52), 62 if text == "Q" else 60)
    drawing.shape(_SUITS[suit], SUITS[deck][suit], 64, 98, 54)
    return drawing.png()


def back() -> bytes:
    """Paint a card face down."""
    drawing = _Drawing(PAPER, _GREY, _CARD, _CORNER, _LINE)
    drawing.box((20, 10, 108, 118), BACK, 8)
    for top in (30, 86):
        drawing.box((20, top, 108, top + 12), GOLD)
    return drawing.png()


def joker() -> bytes:
    """Paint the joker as the tables show it."""
    return game(Scene(280, (Joker(WIDTH // 2, 140, 180),)), ())


def suit(suit: int, deck: Deck) -> bytes:
    """Paint a suit on a disc of paper."""
    drawing = _Drawing(PAPER, _GREY, _SQUARE, 62, _LINE)
    drawing.shape(_SUITS[suit], SUITS[deck][suit], 64, 64, 84)
    return drawing.png()


def seat(number: int) -> bytes:
    """Paint the badge of a seat, from 0."""
    letters = SEAT_LETTERS[number]
    drawing = _Drawing(SEATS[number], DUSK, _SQUARE, 28, 5)
    drawing.shape(shapes.SEATS[number], letters, 64, 64, 122)
    drawing.box(_SQUARE, None, 28, DUSK, 5)
    drawing.write(str(number + 1), letters, 64, 28, 44 if number == 0 else 58, 72)
    return drawing.png()


def game(sign: Scene | None, emblem: Sequence[Card]) -> bytes:
    """Paint the sign of a game: the square in the middle of its picture, or two of the cards that stand for it."""
    if sign is None:
        middle = WIDTH // 2
        places = zip(emblem, ((middle - 56, 132, 10), (middle + 56, 148, -10)), strict=False)
        sign = Scene(280, tuple(CardAt(x, y, card, 124, style="tile", tilt=tilt) for card, (x, y, tilt) in places))
    start = (WIDTH - sign.height) // 2
    with Image.open(BytesIO(Renderer().paint(sign))) as painted:
        square = painted.convert("RGB").crop((start, 0, start + sign.height, sign.height))
    mask = Image.new("L", (SIDE * _SCALE, SIDE * _SCALE))
    ImageDraw.Draw(mask).rounded_rectangle(_scaled(_SQUARE), 28 * _SCALE, fill=255)
    small = square.resize((SIDE, SIDE), Image.Resampling.BOX).quantize(_SIGN_COLOURS)
    return _png(small.convert("RGB"), mask.reduce(_SCALE))
