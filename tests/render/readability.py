"""What a phone can show: measured on scenes, and on the painted felt."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise

import msgspec
from PIL import Image

from render.painting import composed
from render.palette import FELT_SHADES
from render.scene import (
    PIP_SHARE,
    SUIT_SHARE,
    WIDTH,
    Back,
    CardAt,
    Die,
    Dim,
    EmptySlot,
    Item,
    Label,
    NamePlate,
    Pip,
    Scene,
    SeatBack,
    SeatBadge,
    plate_letters,
    rank_height,
    suit_size,
)

RANK, WORD, SHOWN = 42, 36, 46
_GRID = 6
"""Felt is looked at in squares of so many pixels."""


def too_small(scene: Scene) -> Iterator[str]:
    """Everything that cannot be read at 340 pixels."""
    for item in scene.items:
        match item:
            case CardAt() if item.card is not None and rank_height(item.size, item.style) < RANK:
                yield f"the rank of {item}"
            case CardAt() if item.card is not None and _suit_height(item) < RANK:
                yield f"the suit of {item}"
            case Pip() if round(item.size * PIP_SHARE) < RANK:
                yield f"the suit of {item}"
            case Label() if item.size < WORD:
                yield f"the words of {item}"
            case NamePlate() if plate_letters(item.height) < WORD:
                yield f"the name of {item}"
            case SeatBadge() if round(item.size * 0.7) < WORD:
                yield f"the number of {item}"
            case Back() if item.count and item.width < 60:
                yield f"the count of {item}"
            case SeatBack() if item.width < 54:
                yield f"the number of {item}"
            case _:
                pass
    yield from _hidden(scene)


def _suit_height(card: CardAt) -> int:
    return round(suit_size(card.size, card.style, card.shown) * SUIT_SHARE)


def _hidden(scene: Scene) -> Iterator[str]:
    cards = [item for item in scene.items if isinstance(item, CardAt) and item.card is not None]
    for lower, upper in pairwise(cards):
        if (lower.x, lower.y, lower.card) == (upper.x, upper.y, upper.card):
            continue  # painted again, on darkened felt
        overlap = lower.y == upper.y and abs(upper.x - lower.x) < (lower.size + upper.size) // 2
        shown = upper.x - upper.size // 2 - (lower.x - lower.size // 2)
        if overlap and shown < SHOWN:
            yield f"{lower}, of which only {shown} show"


def hidden(scene: Scene) -> list[str]:
    """Return the cards, plates and dice that are not seen as if they lay alone on the table, or darkened with the rest.

    Of a card its rank and its suit are looked at, and of several things in one place the uppermost. The stamp may lie
    on the name of who slipped.
    """
    painted = _painted(scene)
    found: list[str] = []
    for place, item in _uppermost(scene):
        above = [other for other in scene.items[place + 1 :] if isinstance(other, Dim)]
        part = _part_to_see(item)
        if _digest(painted, part) != _alone(msgspec.structs.replace(scene, items=(item, *above)), part):
            found.append(str(item))
    return found


def _uppermost(scene: Scene) -> list[tuple[int, CardAt | NamePlate | Die]]:
    lying: dict[tuple[int, int], tuple[int, Item]] = {}
    for place, item in enumerate(scene.items):
        if isinstance(item, CardAt | EmptySlot | NamePlate | Die):
            lying[item.x, item.y] = place, item
    return [
        (place, item)
        for place, item in lying.values()
        if isinstance(item, Die)
        or (isinstance(item, NamePlate) and item.state != "fault")
        or (isinstance(item, CardAt) and item.card is not None)
    ]


def _part_to_see(item: CardAt | NamePlate | Die) -> tuple[int, int, int, int]:
    width, height = (item.width, item.height) if isinstance(item, NamePlate) else (item.size, item.size)
    if not isinstance(item, CardAt):
        return item.x - width // 4, item.y - height // 4, item.x + width // 4, item.y + height // 4
    left, top = item.x - width // 2, item.y - item.height // 2
    start, right, bottom = (0.25, SHOWN - 4, 0.65) if item.style == "tile" else (0.06, round(0.38 * width), 0.8)
    return left + 8, top + round(start * width), left + right, top + round(bottom * width)


@lru_cache(100_000)
def _alone(scene: Scene, part: tuple[int, int, int, int]) -> bytes:
    """Kept, because most things lie in the same place in many pictures."""
    return _digest(_painted(scene), part)


def _digest(painted: Image.Image, part: tuple[int, int, int, int]) -> bytes:
    return sha256(painted.crop(part).tobytes()).digest()


def _painted(scene: Scene) -> Image.Image:
    return composed(scene).crop(0, 0, WIDTH, scene.height)


def _felt(scene: Scene) -> Image.Image:
    """White where the felt is bare."""
    return _painted(scene).point([255 if index < FELT_SHADES else 0 for index in range(256)])


def bare_share(scene: Scene) -> float:
    felt = _felt(scene)
    return felt.histogram()[255] / (felt.width * felt.height)


def emptiest_share(scene: Scene) -> float:
    """The largest rectangle of bare felt, as a share of the picture."""
    felt = _felt(scene).reduce(_GRID)
    pixels = felt.tobytes()
    rows = [pixels[at : at + felt.width] for at in range(0, len(pixels), felt.width)]
    heights, largest = [0] * felt.width, 0
    for row in rows:
        heights = [height + 1 if shade == 255 else 0 for height, shade in zip(heights, row, strict=True)]
        largest = max(largest, _largest_under(heights))
    return largest / (felt.width * felt.height)


def _largest_under(heights: list[int]) -> int:
    """The largest rectangle under a skyline."""
    largest = 0
    standing: list[tuple[int, int]] = []
    for at, height in enumerate([*heights, 0]):
        start = at
        while standing and standing[-1][1] >= height:
            start, tall = standing.pop()
            largest = max(largest, tall * (at - start))
        standing.append((start, height))
    return largest
