"""What lies where in a picture: plain values that know neither pixels nor games.

Coordinates are those of an item's centre, in pixels of a picture `WIDTH` wide. Items are painted in the given order.
A value that cannot be painted is refused when it is created, so that the traceback names the layout at fault.
"""

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import Card, Deck

WIDTH = 1200
MAX_HEIGHT = 1200
MAX_ITEMS = 400

SMALL, MEDIUM, LARGE, HUGE, GIANT = 76, 88, 100, 124, 150
"""Widths of a card. There are few because each needs its own pack of drawn cards in memory."""

PLATE_HEIGHT = 44

Tone: TypeAlias = Literal["plain", "back", "gold", "last", "fault"]
"""What a mark means: nothing special (on the felt or on a card's back), whose turn it is or who won, the last move, a
misplay.
"""

_MAX_DEPTH, _HALF_DEEP = 20, 14


class SceneError(ValueError):
    """A scene that cannot be painted."""


def card_height(width: int) -> int:
    return round(width * 1.4)


def pile_depth(count: int) -> int:
    """How far the cards of a pile show below its top one. Each card adds a little less than the one before, so that
    a small pile looks higher than a single card and a whole pack still fits.
    """
    return round(_MAX_DEPTH * (1 - math.exp((1 - count) / _HALF_DEEP)))


def _check_card(card: object) -> None:
    if card is not None and (type(card) is not int or not 0 <= card < 52):
        raise SceneError(f"not a card: {card!r:.40}")


def _check_size(size: object) -> None:
    if size not in (SMALL, MEDIUM, LARGE, HUGE, GIANT):
        raise SceneError(f"not a size of card: {size!r:.40}")


def _check_span(what: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise SceneError(f"{what} must be {low} to {high}, not {value!r:.40}")


class CardAt(msgspec.Struct, frozen=True):
    """One card, face up, or its back where `card` is None."""

    x: int
    y: int
    card: Card | None
    size: int = MEDIUM
    halo: Tone = "plain"

    def __post_init__(self) -> None:
        _check_card(self.card)
        _check_size(self.size)


class Slot(msgspec.Struct, frozen=True):
    """A place without a card; `suit` draws that suit faintly on the felt."""

    x: int
    y: int
    size: int = MEDIUM
    suit: int | None = None
    halo: Tone = "plain"

    def __post_init__(self) -> None:
        _check_size(self.size)
        if self.suit is not None:
            _check_span("a suit", self.suit, 0, 3)


class Joker(msgspec.Struct, frozen=True):
    """The joker, which is not one of the 52 cards."""

    x: int
    y: int
    size: int = MEDIUM

    def __post_init__(self) -> None:
        _check_size(self.size)


class Stack(msgspec.Struct, frozen=True):
    """A pile whose height shows its `count`, which is also written on it. The coordinates are those of its top card."""

    x: int
    y: int
    count: int
    card: Card | None = None
    """The top card; None for a face-down pile."""
    size: int = MEDIUM
    halo: Tone = "plain"

    def __post_init__(self) -> None:
        _check_card(self.card)
        _check_size(self.size)
        _check_span("cards in a pile", self.count, 1, 208)


class NamePlate(msgspec.Struct, frozen=True):
    """Who sits here. `number` (from 0) gives the badge its colour; `note` is shown at the right end."""

    x: int
    y: int
    width: int
    number: int
    name: str
    note: str = ""
    to_move: bool = False
    winner: bool = False
    height: int = PLATE_HEIGHT

    def __post_init__(self) -> None:
        _check_span("a seat", self.number, 0, 7)
        _check_span("a plate's height", self.height, 30, 120)
        _check_span("a plate's width", self.width, 2 * self.height, WIDTH)


class Label(msgspec.Struct, frozen=True):
    """A few words on a small plate."""

    x: int
    y: int
    text: str
    size: int = 30
    tone: Tone = "plain"
    max_width: int = 1100

    def __post_init__(self) -> None:
        _check_span("a label's letters", self.size, 16, 120)
        _check_span("a label's width", self.max_width, 40, WIDTH)


class Frame(msgspec.Struct, frozen=True):
    """A lit part of the felt with a golden border, to show where something is to be done."""

    x: int
    y: int
    width: int
    height: int

    def __post_init__(self) -> None:
        _check_span("a frame's width", self.width, 60, WIDTH)
        _check_span("a frame's height", self.height, 60, MAX_HEIGHT)


class Trail(msgspec.Struct, frozen=True):
    """The way a card went: dots on the felt that end in an arrowhead."""

    from_x: int
    from_y: int
    to_x: int
    to_y: int
    tone: Tone = "last"

    def __post_init__(self) -> None:
        if not self.length:
            raise SceneError("a trail that leads nowhere")

    @property
    def length(self) -> float:
        return math.hypot(self.to_x - self.from_x, self.to_y - self.from_y)


class Stamp(msgspec.Struct, frozen=True):
    """A word across something, slightly tilted."""

    x: int
    y: int
    text: str


class Pip(msgspec.Struct, frozen=True):
    """A suit on a light disc, in the colour that it has on the cards."""

    x: int
    y: int
    suit: int
    size: int = 52

    def __post_init__(self) -> None:
        _check_span("a suit", self.suit, 0, 3)
        _check_span("a pip's size", self.size, 24, 160)


class Badge(msgspec.Struct, frozen=True):
    """A seat's number on its colour, as on its plate; None is shown as a question mark."""

    x: int
    y: int
    number: int | None
    size: int = 44
    faded: bool = False
    """Shown darker, for what is over."""
    tone: Tone = "plain"

    def __post_init__(self) -> None:
        _check_span("a badge's size", self.size, 24, 120)
        if self.number is not None:
            _check_span("a seat", self.number, 0, 7)


class Die(msgspec.Struct, frozen=True):
    x: int
    y: int
    value: int
    size: int = 60

    def __post_init__(self) -> None:
        _check_span("a die", self.value, 1, 6)
        _check_span("a die's size", self.size, 24, 120)


class Tally(msgspec.Struct, frozen=True):
    """How many of `most` are won, as balls in a row; those still to be won are hollow."""

    x: int
    y: int
    count: int
    most: int
    size: int = 30

    def __post_init__(self) -> None:
        _check_span("balls in a row", self.most, 1, 10)
        _check_span("balls won", self.count, 0, self.most)
        _check_span("a ball's size", self.size, 16, 60)


Piece: TypeAlias = Pip | Badge | Die | Tally
"""Small signs that may lie on cards or beside them."""
Item: TypeAlias = CardAt | Joker | Slot | Stack | NamePlate | Label | Frame | Trail | Stamp | Piece


class Scene(msgspec.Struct, frozen=True):
    height: int
    items: tuple[Item, ...]
    deck: Deck = "two"
    rail: int = 0
    """The height of the dark rails at the top and the bottom, which carry name plates."""

    def __post_init__(self) -> None:
        _check_span("a picture's height", self.height, 200, MAX_HEIGHT)
        _check_span("a rail's height", self.rail, 0, self.height // 3)
        _check_span("a picture's items", len(self.items), 0, MAX_ITEMS)
        if self.deck not in ("two", "four"):
            raise SceneError(f"not a deck: {self.deck!r:.40}")
        for item in self.items:
            if isinstance(item, Trail):
                self._check_place(item.from_x, item.from_y)
                self._check_place(item.to_x, item.to_y)
            else:
                self._check_place(item.x, item.y)

    def _check_place(self, x: int, y: int) -> None:
        if not (0 <= x <= WIDTH and 0 <= y <= self.height):
            raise SceneError(f"({x}, {y}) lies outside a picture of {WIDTH} x {self.height}")


def fan(cards: Sequence[Card | None], x: int, y: int, width: int, size: int = MEDIUM) -> tuple[CardAt, ...]:
    """A row of cards centred on x, side by side if there is room and overlapping if there is not."""
    gap_free = size + 10
    step = min(gap_free, (width - size) / (len(cards) - 1)) if len(cards) > 1 else 0
    if cards and len(cards) > 1 and step < size * 0.3:
        raise SceneError(f"{len(cards)} cards of size {size} do not fit into a width of {width}")
    left = x - step * (len(cards) - 1) / 2
    return tuple(CardAt(round(left + step * place), y, card, size) for place, card in enumerate(cards))


def trail(start: tuple[int, int], end: tuple[int, int], size: int, tone: Tone = "last") -> Trail | None:
    """A trail that stops short of the card of `size` at its end; None if they are too close together to need one."""
    (from_x, from_y), (to_x, to_y) = start, end
    if start == end:
        return None
    dx, dy = to_x - from_x, to_y - from_y
    margin = 22
    share_x = (size / 2 + margin) / abs(dx) if dx else math.inf
    share_y = (card_height(size) / 2 + margin) / abs(dy) if dy else math.inf
    shown = 1 - min(share_x, share_y)
    if shown * math.hypot(dx, dy) < size * 0.9:
        return None
    return Trail(from_x, from_y, round(from_x + dx * shown), round(from_y + dy * shown), tone)
