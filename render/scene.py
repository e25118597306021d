"""What lies where in a picture: plain values that know neither pixels nor games.

Coordinates are those of an item's centre, in pixels of a picture `WIDTH` wide. Items are painted in the given order.
A value that cannot be painted is refused when it is created, so that the traceback names the layout at fault.
"""

import math
from typing import ClassVar, Literal, TypeAlias

import msgspec

from bot.core.cards import Card, Look

WIDTH = 1200
MAX_HEIGHT = 1200
MOST_BELOW = 460
"""The most height that may be put below such a picture."""
MAX_ITEMS = 400
_LEAST_SUIT = 46
SUIT_SHARE = 0.97
"""The share of its square that a suit fills."""
PIP_SHARE = 0.78
"""The share of its disc that a suit fills."""

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
SignKind: TypeAlias = Literal[
    "crown", "chair", "check", "cross", "turn", "star", "computer", "clock", "people", "flag", "eye"
]
MedalKind: TypeAlias = Literal[
    "clean", "eye", "crowd", "behind", "machines", "all", "week", "night",
    "sharp", "seven", "five", "best", "nothing", "alone", "twice", "policies",
]  # fmt: skip
Rim: TypeAlias = Literal["bronze", "silver", "gold"]


NARROWEST, WIDEST = 60, 320
"""Widths of a card."""


class SceneError(ValueError):
    """A scene that cannot be painted."""


def _unpaintable(item: object) -> SceneError:
    return SceneError(f"cannot be painted: {item!r:.200}")


class _At(msgspec.Struct, frozen=True):
    """An item with its middle."""

    x: int
    y: int
    limits: ClassVar[tuple[tuple[str, int, int], ...]] = ()
    """Fields with the least and the most that can be painted; None always can."""

    def __post_init__(self) -> None:
        for name, least, most in self.limits:
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise _unpaintable(self)


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

    card: Card | None
    size: int
    mark: Mark = "plain"
    style: Style = "card"
    count: int = 0
    """The number of cards there, if it is the top of a pile that shows its size."""
    ghost: bool = False
    """True where a card belonged: pale, in a dashed frame."""
    shown: int = 0
    """The width seen of a tile that others overlap, so that rank and suit lie there. 0: all of it."""
    tilt: int = 0
    """The degrees by which it is turned to the left, in the air, above its shadow. 0: it lies on the table."""

    def __post_init__(self) -> None:
        size, card = self.size, self.card
        is_card = card is None or (type(card) is int and 0 <= card < 52)
        # Parts of pixels would blur a card.
        is_sized = type(size) is int and NARROWEST <= size <= WIDEST and 0 <= self.shown <= size
        if not (is_card and is_sized and 0 <= self.count <= 208 and abs(self.tilt) <= 45):
            raise _unpaintable(self)

    @property
    def height(self) -> int:
        return card_height(self.size, self.style)


class Back(_Sized, frozen=True):
    """Cards face down, of any shape, with their count on them unless it is 0."""

    count: int = 0
    mark: Mark = "plain"

    limits = (("width", 40, WIDEST), ("height", 40, 2 * WIDEST), ("count", 0, 208))


class SeatBack(_Sized, frozen=True):
    """One card face down that everybody knows who put there: the seat's number on its color. None: a question mark."""

    seat: int | None
    mark: Mark = "plain"

    limits = (("seat", 0, 7), ("width", 40, WIDEST), ("height", 40, 2 * WIDEST))


class EmptySlot(_At, frozen=True):
    """A place without a card; `suit` is drawn faintly on it."""

    width: int
    height: int = 0
    """The height; 0: that of a card."""
    suit: int | None = None
    mark: Mark = "plain"

    limits = (("suit", 0, 3), ("width", 40, WIDEST), ("height", 0, 2 * WIDEST))


class Joker(_At, frozen=True):
    """The joker, which is not one of the 52 cards."""

    size: int

    limits = (("size", NARROWEST, WIDEST),)


class NamePlate(_At, frozen=True):
    """Who sits here. With a `seat`, its badge is at the left end; without one, the name stands in the middle. A `note`
    or a `sign` is shown at the right end.
    """

    width: int
    seat: int | None
    name: str
    note: str = ""
    state: PlateState = "plain"
    height: int = PLATE_HEIGHT
    sign: SignKind | None = None

    def __post_init__(self) -> None:
        seated = self.seat is None or 0 <= self.seat <= 7
        if not (seated and 30 <= self.height <= 140 and 2 * self.height <= self.width <= WIDTH):
            raise _unpaintable(self)


class Label(_At, frozen=True):
    """A few words. `size` is the height of a capital. They are squeezed, then made a little
    smaller or else shortened, to fit into `max_width`.
    """

    text: str
    size: int = 40
    tone: Tone = "plain"
    max_width: int = 1100
    anchor: Literal["left", "middle", "right"] = "middle"
    """The part of it that is at `x`."""

    limits = (("size", 16, 120), ("max_width", 40, WIDTH))


class Area(_Sized, frozen=True):
    """A part of the table in another color, with rounded corners."""

    fill: Fill = "shadow"
    radius: int = 18

    limits = (("width", 2, WIDTH), ("height", 2, MAX_HEIGHT), ("radius", 0, 60))


class Frame(_Sized, frozen=True):
    """A colored border, to show where something is to be done or was done."""

    mark: Mark = "gold"

    limits = (("width", 60, WIDTH), ("height", 60, MAX_HEIGHT))


class Dim(_Sized, frozen=True):
    """Darkens all that was painted here before."""

    limits = (("width", 2, WIDTH), ("height", 2, MAX_HEIGHT))


class Rays(_Sized, frozen=True):
    """Light that spreads from the middle, behind what has just been decided."""

    limits = (("width", 100, WIDTH), ("height", 100, MAX_HEIGHT))


class Bubble(_Sized, frozen=True):
    """A speech bubble, whose tip points to whoever speaks. Words are put on it as labels in ink."""

    tip_x: int
    tip_y: int

    limits = (("width", 80, WIDTH), ("height", 60, MAX_HEIGHT))


class Trail(_At, frozen=True):
    """The way a card went from (x, y): dots on the felt that end in an arrowhead."""

    to_x: int
    to_y: int
    mark: Mark = "last"
    size: int = 46
    """The length of its head."""

    def __post_init__(self) -> None:
        if not (24 <= self.size <= 160 and self.length and 0 <= self.to_x <= WIDTH and 0 <= self.to_y <= MAX_HEIGHT):
            raise _unpaintable(self)

    @property
    def length(self) -> float:
        return math.hypot(self.to_x - self.x, self.to_y - self.y)


class Curve(_Sized, frozen=True):
    """A line through values that came one after the other, from left to right, with a dot at the last. 0 lies at the
    lower edge and 1 at the upper one. `tone` is one of those without a plate.
    """

    values: tuple[float, ...]
    tone: Tone = "glint"
    line: int = 6

    limits = (("width", 40, WIDTH), ("height", 40, MAX_HEIGHT), ("line", 2, 20))

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= len(self.values) <= self.width or not all(0 <= value <= 1 for value in self.values):
            raise _unpaintable(self)


class Bars(_Sized, frozen=True):
    """Values that came one after the other, from left to right, as bars: 1 is as high as there is room."""

    values: tuple[float, ...]
    tone: Tone = "muted"

    limits = (("width", 40, WIDTH), ("height", 20, MAX_HEIGHT))

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= len(self.values) <= self.width // 8 or not all(0 <= value <= 1 for value in self.values):
            raise _unpaintable(self)


class Stamp(_At, frozen=True):
    """A few words across something, slightly tilted. `size` is the height of a capital."""

    text: str
    size: int = 66
    mark: Mark = "fault"
    seat: int | None = None
    """Whose color and number it has instead of a mark's color."""
    max_width: int = 720
    """The most width of the words, which are squeezed to fit."""

    limits = (("size", 36, 120), ("seat", 0, 7), ("max_width", 40, WIDTH))


class Pip(_At, frozen=True):
    """A suit on a light disc, in the color that it has on the cards."""

    suit: int
    size: int = 52
    struck: bool = False
    """Struck out, for what is lost."""

    limits = (("suit", 0, 3), ("size", 24, 160))


class SeatBadge(_At, frozen=True):
    """A seat's number on its color, as on its plate; None is shown as a question mark."""

    number: int | None
    size: int = 44
    faded: bool = False
    """Shown darker, for what is over."""
    mark: Mark = "plain"

    limits = (("number", 0, 7), ("size", 24, 120))


class Die(_At, frozen=True):
    value: int
    size: int = 60

    limits = (("value", 1, 6), ("size", 24, 120))


class Tally(_At, frozen=True):
    """How many of `most` are won, as balls in a row; those still to be won are hollow."""

    count: int
    most: int
    size: int = 30

    def __post_init__(self) -> None:
        if not (0 <= self.count <= self.most and 1 <= self.most <= 10 and 16 <= self.size <= 60):
            raise _unpaintable(self)


class Sign(_At, frozen=True):
    """A small picture that says what would take a word."""

    kind: SignKind
    size: int = 48
    tone: Tone = "glint"

    limits = (("size", 24, 160),)


class Medal(_At, frozen=True):
    """A drawing on a disc with a ring, for what somebody has reached; in quiet green for what is still to be."""

    kind: MedalKind
    size: int = 120
    lit: bool = True
    rim: Rim = "gold"

    limits = (("size", 60, 240),)


class LookChange(_At, frozen=True):
    """What comes after it has this look, to show several beside each other."""

    look: Look


class Small(_At, frozen=True):
    """Another picture, made smaller: so much of it can be read as its size allows."""

    width: int
    scene: "Scene"

    limits = (("width", 200, WIDTH),)

    @property
    def height(self) -> int:
        return self.scene.height * self.width // WIDTH


Piece: TypeAlias = Pip | SeatBadge | Die | Tally | Sign | Medal
"""Small signs that may lie on cards or beside them."""
Item: TypeAlias = (
    CardAt | Joker | Back | SeatBack | EmptySlot | NamePlate | Label | Stamp | Piece
    | Area | Frame | Dim | Rays | Bubble | Trail | Curve | Bars | LookChange | Small
)  # fmt: skip


class Scene(msgspec.Struct, frozen=True, cache_hash=True):
    height: int
    items: tuple[Item, ...]
    look: Look = Look()
    parts: "tuple[Scene, ...]" = ()
    """The pictures that it is made of, one below the other: the first is painted once for all that begin with it."""

    def __post_init__(self) -> None:
        height = self.height
        if not 100 <= height <= MAX_HEIGHT + MOST_BELOW:
            raise _unpaintable(self)
        if len(self.items) > MAX_ITEMS:
            raise SceneError(f"a picture has at most {MAX_ITEMS} items, not {len(self.items)}")
        for item in self.items:
            if not (0 <= item.x <= WIDTH and 0 <= item.y <= height):
                raise SceneError(f"outside a picture of {WIDTH} x {height}: {item!r:.200}")

    def plus(self, *more: Item) -> "Scene":
        """Return the same picture with more on top."""
        return msgspec.structs.replace(self, items=(*self.items, *more), parts=())


def with_strip(upper: Scene, strip: Scene) -> Scene:
    """Put a strip below a picture that several share."""
    lowered = (_lowered(item, upper.height) for item in strip.items)
    return Scene(upper.height + strip.height, (*upper.items, *lowered), upper.look, (upper, strip))


def _lowered(item: Item, by: int) -> Item:
    ends = {name: getattr(item, name) + by for name in ("y", "tip_y", "to_y") if hasattr(item, name)}
    return msgspec.structs.replace(item, **ends)
