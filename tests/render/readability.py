"""What a phone can show: measured on scenes, and on the painted felt."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

from PIL import Image

import render
from render.palette import FELT_SHADES
from render.scene import (
    PIP_SHARE,
    SUIT_SHARE,
    Back,
    Badge,
    CardAt,
    Label,
    NamePlate,
    Pip,
    Scene,
    SeatBack,
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
            case Badge() if round(item.size * 0.7) < WORD:
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


def _felt(scene: Scene) -> Image.Image:
    """White where the felt is bare."""
    with Image.open(BytesIO(render.paint(scene))) as picture:
        indices = Image.frombytes("L", picture.size, picture.tobytes())
    return indices.point([255 if index < FELT_SHADES else 0 for index in range(256)])


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
