"""One player's own cards as a picture, for their eyes alone."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.cards import Card
from bot.text.reader import Reader
from cogs.roundup.rules.state import View
from render.layout import fan
from render.scene import HUGE, LARGE, WIDTH, Item, Label, Scene, Slot, card_height

_MOST_IN_ROW = 13
_MARGIN, _LABEL = 20, 56


def hand_scene(view: View, reader: Reader) -> Scene:
    assert view.seat is not None
    face_up = tuple(sorted(view.seats[view.seat].up))
    items: list[Item] = []
    y = _MARGIN
    for part, cards, size in (("hand", view.hand, HUGE), ("up", face_up, LARGE)):
        if part == "up" and not cards:
            continue
        items.append(Label(WIDTH // 2, y + _LABEL // 2 - 4, reader.say(f"roundup-picture-{part}"), size=36))
        y += _LABEL + 4
        for row in _rows(cards):
            items.extend(_row(row, y + card_height(size) // 2, size, view.placed))
            y += card_height(size) + 14
    return Scene(y + _MARGIN // 2, tuple(items), reader.look)


def _rows(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """One row, or two of about the same length."""
    if len(cards) <= _MOST_IN_ROW:
        return [cards]
    half = -(-len(cards) // 2)
    return [cards[:half], cards[half:]]


def _row(cards: Sequence[Card], y: int, size: int, placed: Card | None) -> Iterator[Item]:
    if not cards:
        yield Slot(WIDTH // 2, y, size)
        return
    for item in fan(cards, WIDTH // 2, y, WIDTH - 2 * _MARGIN, size):
        yield msgspec.structs.replace(item, mark="gold" if item.card == placed else "plain")
