"""What lies where in a picture: plain values that know neither pixels nor games.

Coordinates are those of an item's centre, in pixels of a picture `WIDTH` wide. Items are painted in the given order.
A value that cannot be painted is refused when it is created, so that the traceback names the layout at fault.
"""

import math
from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import Card, Look

WIDTH = 1200
MAX_HEIGHT = 1200
MAX_ITEMS = 400
_LEAST_SUIT = 46
SUIT_SHARE = 0.97
"""How much of its square a suit fills."""
PIP_SHARE = 0.78
"""How much of its disc a suit fills."""

PLATE_HEIGHT = 58

Style: TypeAlias = Literal["card", "tile"]
"""A card: rank and suit in the corner, and a large suit or a figure. A tile: only rank over suit, for small or
overlapping cards.
"""
Mark: TypeAlias = Literal["plain", "gold", "last", "fault"]
"""What a mark means: nothing, whose turn it is or who won, the last move, a misplay."""
Tone: TypeAlias = Literal["plain", "gold", "last", "fault", "paper", "bare", "muted", "glint", "ink"]
"""How words look. On a plate of their own: light on dark, or by the meaning of a mark; light on a card's back; red on
paper. Without a plate: light, quiet, golden, or dark (on something light).
"""
PlateState: TypeAlias = Literal["plain", "turn", "next", "winner", "fault", "dim"]
Fill: TypeAlias = Literal["shadow", "light", "dusk", "gold", "fault", "paper"]
"""Darker felt, lighter felt, the ground of plates, and the colours of marks."""
SignKind: TypeAlias = Literal["crown", "chair", "check", "cross", "turn", "computer"]


NARROWEST, WIDEST = 60, 320
"""Widths of a card."""


class SceneError(ValueError):
    """A scene that cannot be painted."""


def check_card(card: object) -> None:
    if card is not None and (type(card) is not int or not 0 <= card < 52):
        raise SceneError(f"not a card: {card!r:.40}")


def check_size(size: object) -> None:
    if type(size) is not int or not NARROWEST <= size <= WIDEST:
        raise SceneError(f"a card's width must be {NARROWEST} to {WIDEST}, not {size!r:.40}")


def check_span(what: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise SceneError(f"{what} must be {low} to {high}, not {value!r:.40}")


def card_height(width: int, style: Style = "card") -> int:
    return round(width * (1.4 if style == "card" else 1.3))


def rank_height(width: int, style: Style = "card") -> int:
    """How high the rank in a card's corner is."""
    return round(width * (0.4 if style == "card" else 0.56))


def suit_size(width: int, style: Style = "card", shown: int = 0) -> int:
    """The side of the square for the suit below the rank; of a tile of which only a part is `shown`, in that part."""
    if style == "tile":
        return min(max(round(width * 0.48), _LEAST_SUIT), (shown or width) - 2)
    return max(round(width * 0.29), _LEAST_SUIT)


def plate_letters(height: int) -> int:
    """The height of a capital on a name plate of this height."""
    return round(height * 0.62)


class CardAt(msgspec.Struct, frozen=True):
    """One card, face up, or its back where `card` is None."""

    x: int
    y: int
    card: Card | None
    size: int
    mark: Mark = "plain"
    style: Style = "card"
    count: int = 0
    """If it is the top of a pile that shows its size: how many cards lie there."""
    ghost: bool = False
    """Where a card belonged: pale, in a dashed frame."""
    shown: int = 0
    """Of a tile that others overlap: how much of its width is seen, so that rank and suit lie there. 0: all of it."""

    def __post_init__(self) -> None:
        check_card(self.card)
        check_size(self.size)
        check_span("cards in a pile", self.count, 0, 208)
        check_span("the part of a tile that is seen", self.shown, 0, self.size)

    @property
    def height(self) -> int:
        return card_height(self.size, self.style)


class Back(msgspec.Struct, frozen=True):
    """Cards face down, of any shape, with their count on them unless it is 0."""

    x: int
    y: int
    width: int
    height: int
    count: int = 0
    mark: Mark = "plain"

    def __post_init__(self) -> None:
        check_span("a back's width", self.width, 40, WIDEST)
        check_span("a back's height", self.height, 40, 2 * WIDEST)
        check_span("cards in a pile", self.count, 0, 208)


class SeatBack(msgspec.Struct, frozen=True):
    """One card face down that everybody knows who put there: the seat's number on its colour. None: a question mark."""

    x: int
    y: int
    width: int
    height: int
    seat: int | None
    mark: Mark = "plain"

    def __post_init__(self) -> None:
        check_span("a back's width", self.width, 40, WIDEST)
        check_span("a back's height", self.height, 40, 2 * WIDEST)
        if self.seat is not None:
            check_span("a seat", self.seat, 0, 7)


class Slot(msgspec.Struct, frozen=True):
    """A place without a card; `suit` is drawn faintly on it."""

    x: int
    y: int
    width: int
    height: int = 0
    """0: that of a card."""
    suit: int | None = None
    mark: Mark = "plain"

    def __post_init__(self) -> None:
        check_span("a place's width", self.width, 40, WIDEST)
        check_span("a place's height", self.height, 0, 2 * WIDEST)
        if self.suit is not None:
            check_span("a suit", self.suit, 0, 3)


class Joker(msgspec.Struct, frozen=True):
    """The joker, which is not one of the 52 cards."""

    x: int
    y: int
    size: int

    def __post_init__(self) -> None:
        check_size(self.size)


class NamePlate(msgspec.Struct, frozen=True):
    """Who sits here. With a `seat`, its badge is at the left end; without one, the name stands in the middle. A `note`
    or a `sign` is shown at the right end.
    """

    x: int
    y: int
    width: int
    seat: int | None
    name: str
    note: str = ""
    state: PlateState = "plain"
    height: int = PLATE_HEIGHT
    sign: SignKind | None = None

    def __post_init__(self) -> None:
        if self.seat is not None:
            check_span("a seat", self.seat, 0, 7)
        check_span("a plate's height", self.height, 30, 140)
        check_span("a plate's width", self.width, 2 * self.height, WIDTH)


class Label(msgspec.Struct, frozen=True):
    """A few words. `size` is the height of a capital. They are squeezed, then shortened, to fit into `max_width`."""

    x: int
    y: int
    text: str
    size: int = 40
    tone: Tone = "plain"
    max_width: int = 1100
    anchor: Literal["left", "middle", "right"] = "middle"
    """Which part of it is at `x`."""

    def __post_init__(self) -> None:
        check_span("a label's letters", self.size, 16, 120)
        check_span("a label's width", self.max_width, 40, WIDTH)


class Area(msgspec.Struct, frozen=True):
    """A part of the table in another colour, with rounded corners."""

    x: int
    y: int
    width: int
    height: int
    fill: Fill = "shadow"
    radius: int = 18

    def __post_init__(self) -> None:
        check_span("an area's width", self.width, 2, WIDTH)
        check_span("an area's height", self.height, 2, MAX_HEIGHT)
        check_span("an area's corners", self.radius, 0, 60)


class Frame(msgspec.Struct, frozen=True):
    """A coloured border, to show where something is to be done or was done."""

    x: int
    y: int
    width: int
    height: int
    mark: Mark = "gold"

    def __post_init__(self) -> None:
        check_span("a frame's width", self.width, 60, WIDTH)
        check_span("a frame's height", self.height, 60, MAX_HEIGHT)


class Dim(msgspec.Struct, frozen=True):
    """Darkens all that was painted here before."""

    x: int
    y: int
    width: int
    height: int

    def __post_init__(self) -> None:
        check_span("a darker part's width", self.width, 2, WIDTH)
        check_span("a darker part's height", self.height, 2, MAX_HEIGHT)


class Bubble(msgspec.Struct, frozen=True):
    """A speech bubble, whose tip points to whoever speaks. Words are put on it as labels in ink."""

    x: int
    y: int
    width: int
    height: int
    tip_x: int
    tip_y: int

    def __post_init__(self) -> None:
        check_span("a bubble's width", self.width, 80, WIDTH)
        check_span("a bubble's height", self.height, 60, MAX_HEIGHT)


class Trail(msgspec.Struct, frozen=True):
    """The way a card went: dots on the felt that end in an arrowhead."""

    from_x: int
    from_y: int
    to_x: int
    to_y: int
    mark: Mark = "last"

    def __post_init__(self) -> None:
        if not self.length:
            raise SceneError("a trail that leads nowhere")

    @property
    def length(self) -> float:
        return math.hypot(self.to_x - self.from_x, self.to_y - self.from_y)


class Curve(msgspec.Struct, frozen=True):
    """A line through values that came one after the other, from left to right, with a dot at the last. 0 lies at the
    lower edge and 1 at the upper one. `tone` is one of those without a plate.
    """

    x: int
    y: int
    width: int
    height: int
    values: tuple[float, ...]
    tone: Tone = "glint"
    line: int = 6

    def __post_init__(self) -> None:
        check_span("a curve's width", self.width, 40, WIDTH)
        check_span("a curve's height", self.height, 40, MAX_HEIGHT)
        check_span("values of a curve", len(self.values), 1, self.width)
        check_span("a curve's line", self.line, 2, 20)
        for value in self.values:
            check_span("a value of a curve", value, 0, 1)


class Stamp(msgspec.Struct, frozen=True):
    """A word across something, slightly tilted. `size` is the height of a capital."""

    x: int
    y: int
    text: str
    size: int = 66

    def __post_init__(self) -> None:
        check_span("a stamp's letters", self.size, 36, 120)


class Pip(msgspec.Struct, frozen=True):
    """A suit on a light disc, in the colour that it has on the cards."""

    x: int
    y: int
    suit: int
    size: int = 52

    def __post_init__(self) -> None:
        check_span("a suit", self.suit, 0, 3)
        check_span("a pip's size", self.size, 24, 160)


class Badge(msgspec.Struct, frozen=True):
    """A seat's number on its colour, as on its plate; None is shown as a question mark."""

    x: int
    y: int
    number: int | None
    size: int = 44
    faded: bool = False
    """Shown darker, for what is over."""
    mark: Mark = "plain"

    def __post_init__(self) -> None:
        check_span("a badge's size", self.size, 24, 120)
        if self.number is not None:
            check_span("a seat", self.number, 0, 7)


class Die(msgspec.Struct, frozen=True):
    x: int
    y: int
    value: int
    size: int = 60

    def __post_init__(self) -> None:
        check_span("a die", self.value, 1, 6)
        check_span("a die's size", self.size, 24, 120)


class Tally(msgspec.Struct, frozen=True):
    """How many of `most` are won, as balls in a row; those still to be won are hollow."""

    x: int
    y: int
    count: int
    most: int
    size: int = 30

    def __post_init__(self) -> None:
        check_span("balls in a row", self.most, 1, 10)
        check_span("balls won", self.count, 0, self.most)
        check_span("a ball's size", self.size, 16, 60)


class Sign(msgspec.Struct, frozen=True):
    """A small picture that says what would take a word."""

    x: int
    y: int
    kind: SignKind
    size: int = 48
    tone: Tone = "glint"

    def __post_init__(self) -> None:
        check_span("a sign's size", self.size, 24, 160)


Piece: TypeAlias = Pip | Badge | Die | Tally | Sign
"""Small signs that may lie on cards or beside them."""
_OfCards: TypeAlias = CardAt | Joker | Back | SeatBack | Slot
_OfFelt: TypeAlias = Area | Frame | Dim | Bubble | Trail | Curve
Item: TypeAlias = _OfCards | _OfFelt | NamePlate | Label | Stamp | Piece


class Scene(msgspec.Struct, frozen=True):
    height: int
    items: tuple[Item, ...]
    look: Look = Look()

    def __post_init__(self) -> None:
        check_span("a picture's height", self.height, 200, MAX_HEIGHT)
        check_span("a picture's items", len(self.items), 0, MAX_ITEMS)
        for item in self.items:
            if isinstance(item, Trail):
                self._check_place(item.from_x, item.from_y)
                self._check_place(item.to_x, item.to_y)
            else:
                self._check_place(item.x, item.y)

    def _check_place(self, x: int, y: int) -> None:
        if not (0 <= x <= WIDTH and 0 <= y <= self.height):
            raise SceneError(f"({x}, {y}) lies outside a picture of {WIDTH} x {self.height}")
