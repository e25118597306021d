"""What lies where in a picture: plain values that know neither pixels nor games.

Coordinates are those of an item's centre, in pixels of a picture `WIDTH` wide. Items are painted in the given order.
A value that cannot be painted is refused when it is created, so that the traceback names the layout at fault.
"""

import math
from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

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
"""Darker felt, lighter felt, the ground of plates, and the colors of marks."""
SignKind: TypeAlias = Literal["crown", "chair", "check", "cross", "turn", "computer"]


NARROWEST, WIDEST = 60, 320
"""Widths of a card."""


class SceneError(ValueError):
    """A scene that cannot be painted."""


class _Limited(msgspec.Struct, frozen=True):
    """Refuses values outside of their limits when it is created."""

    limits: ClassVar[Mapping[str, tuple[float, float]]] = {}
    """By field: the lowest and the highest value."""

    def __post_init__(self) -> None:
        for field, (low, high) in self.limits.items():
            value = getattr(self, field)
            if value is not None and not low <= value <= high:
                raise SceneError(f"{type(self).__name__}: {field} must be {low} to {high}, not {value!r:.40}")


def _check_size(size: object) -> None:
    """Refuse a width that is no whole number: parts of pixels would blur a card."""
    if type(size) is not int or not NARROWEST <= size <= WIDEST:
        raise SceneError(f"a card's width must be {NARROWEST} to {WIDEST}, not {size!r:.40}")


class _At(_Limited, frozen=True):
    """An item with its middle."""

    x: int
    y: int


class _Sized(_At, frozen=True):
    width: int
    height: int


def card_height(width: int, style: Style = "card") -> int:
    return round(width * (1.4 if style == "card" else 1.3))


def rank_height(width: int, style: Style = "card") -> int:
    """Return how high the rank in a card's corner is."""
    return round(width * (0.4 if style == "card" else 0.56))


def suit_size(width: int, style: Style = "card", shown: int = 0) -> int:
    """Return the side of the square for the suit below the rank; of a tile only partly `shown`, in that part."""
    if style == "tile":
        return min(max(round(width * 0.48), _LEAST_SUIT), (shown or width) - 2)
    return max(round(width * 0.29), _LEAST_SUIT)


def plate_letters(height: int) -> int:
    """Return the height of a capital on a name plate of this height."""
    return round(height * 0.62)


class CardAt(_At, frozen=True):
    """One card, face up, or its back where `card` is None."""

    limits = {"count": (0, 208)}

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
        super().__post_init__()
        _check_size(self.size)
        if self.card is not None and (type(self.card) is not int or not 0 <= self.card < 52):
            raise SceneError(f"not a card: {self.card!r:.40}")
        if not 0 <= self.shown <= self.size:
            raise SceneError(f"of a tile of {self.size} no {self.shown} can be seen")

    @property
    def height(self) -> int:
        return card_height(self.size, self.style)


class Back(_Sized, frozen=True):
    """Cards face down, of any shape, with their count on them unless it is 0."""

    limits = {"width": (40, WIDEST), "height": (40, 2 * WIDEST), "count": (0, 208)}

    count: int = 0
    mark: Mark = "plain"


class SeatBack(_Sized, frozen=True):
    """One card face down that everybody knows who put there: the seat's number on its color. None: a question mark."""

    limits = {"width": (40, WIDEST), "height": (40, 2 * WIDEST), "seat": (0, 7)}

    seat: int | None
    mark: Mark = "plain"


class Slot(_At, frozen=True):
    """A place without a card; `suit` is drawn faintly on it."""

    limits = {"width": (40, WIDEST), "height": (0, 2 * WIDEST), "suit": (0, 3)}

    width: int
    height: int = 0
    """0: that of a card."""
    suit: int | None = None
    mark: Mark = "plain"


class Joker(_At, frozen=True):
    """The joker, which is not one of the 52 cards."""

    size: int

    def __post_init__(self) -> None:
        _check_size(self.size)


class NamePlate(_At, frozen=True):
    """Who sits here. With a `seat`, its badge is at the left end; without one, the name stands in the middle. A `note`
    or a `sign` is shown at the right end.
    """

    limits = {"seat": (0, 7), "height": (30, 140), "width": (60, WIDTH)}

    width: int
    seat: int | None
    name: str
    note: str = ""
    state: PlateState = "plain"
    height: int = PLATE_HEIGHT
    sign: SignKind | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.width < 2 * self.height:
            raise SceneError(f"a plate {self.height} high must be {2 * self.height} wide, not {self.width}")


class Label(_At, frozen=True):
    """A few words. `size` is the height of a capital. They are squeezed, then shortened, to fit into `max_width`."""

    limits = {"size": (16, 120), "max_width": (40, WIDTH)}

    text: str
    size: int = 40
    tone: Tone = "plain"
    max_width: int = 1100
    anchor: Literal["left", "middle", "right"] = "middle"
    """Which part of it is at `x`."""


class Area(_Sized, frozen=True):
    """A part of the table in another color, with rounded corners."""

    limits = {"width": (2, WIDTH), "height": (2, MAX_HEIGHT), "radius": (0, 60)}

    fill: Fill = "shadow"
    radius: int = 18


class Frame(_Sized, frozen=True):
    """A colored border, to show where something is to be done or was done."""

    limits = {"width": (60, WIDTH), "height": (60, MAX_HEIGHT)}

    mark: Mark = "gold"


class Dim(_Sized, frozen=True):
    """Darkens all that was painted here before."""

    limits = {"width": (2, WIDTH), "height": (2, MAX_HEIGHT)}


class Bubble(_Sized, frozen=True):
    """A speech bubble, whose tip points to whoever speaks. Words are put on it as labels in ink."""

    limits = {"width": (80, WIDTH), "height": (60, MAX_HEIGHT)}

    tip_x: int
    tip_y: int


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


class Curve(_Sized, frozen=True):
    """A line through values that came one after the other, from left to right, with a dot at the last. 0 lies at the
    lower edge and 1 at the upper one. `tone` is one of those without a plate.
    """

    limits = {"width": (40, WIDTH), "height": (40, MAX_HEIGHT), "line": (2, 20)}

    values: tuple[float, ...]
    tone: Tone = "glint"
    line: int = 6

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= len(self.values) <= self.width or not all(0 <= value <= 1 for value in self.values):
            raise SceneError(f"a curve has 1 to {self.width} values from 0 to 1")


class Stamp(_At, frozen=True):
    """A word across something, slightly tilted. `size` is the height of a capital."""

    limits = {"size": (36, 120)}

    text: str
    size: int = 66


class Pip(_At, frozen=True):
    """A suit on a light disc, in the color that it has on the cards."""

    limits = {"suit": (0, 3), "size": (24, 160)}

    suit: int
    size: int = 52


class Badge(_At, frozen=True):
    """A seat's number on its color, as on its plate; None is shown as a question mark."""

    limits = {"size": (24, 120), "number": (0, 7)}

    number: int | None
    size: int = 44
    faded: bool = False
    """Shown darker, for what is over."""
    mark: Mark = "plain"


class Die(_At, frozen=True):
    limits = {"value": (1, 6), "size": (24, 120)}

    value: int
    size: int = 60


class Tally(_At, frozen=True):
    """How many of `most` are won, as balls in a row; those still to be won are hollow."""

    limits = {"most": (1, 10), "size": (16, 60)}

    count: int
    most: int
    size: int = 30

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0 <= self.count <= self.most:
            raise SceneError(f"{self.count} of {self.most} balls cannot be won")


class Sign(_At, frozen=True):
    """A small picture that says what would take a word."""

    limits = {"size": (24, 160)}

    kind: SignKind
    size: int = 48
    tone: Tone = "glint"


Piece: TypeAlias = Pip | Badge | Die | Tally | Sign
"""Small signs that may lie on cards or beside them."""
_OfCards: TypeAlias = CardAt | Joker | Back | SeatBack | Slot
_OfFelt: TypeAlias = Area | Frame | Dim | Bubble | Trail | Curve
Item: TypeAlias = _OfCards | _OfFelt | NamePlate | Label | Stamp | Piece


class Scene(_Limited, frozen=True):
    limits = {"height": (200, MAX_HEIGHT)}

    height: int
    items: tuple[Item, ...]
    look: Look = Look()

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.items) > MAX_ITEMS:
            raise SceneError(f"a picture has at most {MAX_ITEMS} items, not {len(self.items)}")
        for item in self.items:
            if isinstance(item, Trail):
                self._check_place(item.from_x, item.from_y)
                self._check_place(item.to_x, item.to_y)
            else:
                self._check_place(item.x, item.y)

    def _check_place(self, x: int, y: int) -> None:
        if not (0 <= x <= WIDTH and 0 <= y <= self.height):
            raise SceneError(f"({x}, {y}) lies outside a picture of {WIDTH} x {self.height}")
