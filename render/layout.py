"""Helpers for layouts: boxes, rows of cards, and the way a card went."""

import math
from collections.abc import Sequence

import msgspec

from bot.core.cards import Card
from render.scene import CardAt, Mark, SceneError, Style, Trail, card_height


class Box(msgspec.Struct, frozen=True):
    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def x(self) -> int:
        return self.left + self.width // 2

    @property
    def y(self) -> int:
        return self.top + self.height // 2

    def without_left(self, width: int) -> "Box":
        return Box(self.left + width, self.top, self.width - width, self.height)

    def without_right(self, width: int) -> "Box":
        return Box(self.left, self.top, self.width - width, self.height)


def fan(
    cards: Sequence[Card | None], x: int, y: int, width: int, size: int, style: Style = "card", gap: int = 10
) -> tuple[CardAt, ...]:
    """A row of cards centred on x, side by side if there is room and overlapping if there is not."""
    step = min(size + gap, (width - size) / (len(cards) - 1)) if len(cards) > 1 else 0
    if len(cards) > 1 and step < size * 0.3:
        raise SceneError(f"{len(cards)} cards of size {size} do not fit into a width of {width}")
    left = x - step * (len(cards) - 1) / 2
    return tuple(CardAt(round(left + step * place), y, card, size, style=style) for place, card in enumerate(cards))


def trail(start: tuple[int, int], end: tuple[int, int], size: int, mark: Mark = "last") -> Trail | None:
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
    return Trail(from_x, from_y, round(from_x + dx * shown), round(from_y + dy * shown), mark)
