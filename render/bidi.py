"""The order in which letters stand from left to right, where some are read from right to left.

The Unicode Bidirectional Algorithm (UAX 9) for one line, without its control characters, which never come here.
Pillow's own would do for text in one font, but not for a line that needs several.
"""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_NUMBERS = ("EN", "AN")


def levels(letters: Sequence[str]) -> list[int]:
    """Return the level of each letter: even ones are read from left to right, odd ones from right to left, and higher
    ones lie inside lower ones. A line with any letter that is read to the right is read so as a whole: an English
    sentence may begin with a Hebrew name.
    """
    kinds = [unicodedata.bidirectional(letter[0]) or "L" for letter in letters]
    base = "R" if "L" not in kinds and ("R" in kinds or "AL" in kinds) else "L"
    _read_numbers(kinds, base)
    _read_neutrals(kinds, base)
    if base == "L":
        return [{"L": 0, "R": 1}.get(kind, 2) for kind in kinds]
    return [1 if kind == "R" else 2 for kind in kinds]


def _read_numbers(kinds: list[str], base: str) -> None:
    """Apply rules W2 to W7. Digits after a Latin letter are like Latin letters."""
    last = base
    for place, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            last = kind
        elif kind == "EN":
            kinds[place] = {"AL": "AN", "L": "L"}.get(last, "EN")
    for place in range(1, len(kinds) - 1):
        before, after = kinds[place - 1], kinds[place + 1]
        if kinds[place] in ("CS", "ES") and before == after and before in _NUMBERS:
            kinds[place] = before
    for place, kind in enumerate(kinds):
        if kind == "AL":
            kinds[place] = "R"
        elif kind == "ET" and "EN" in kinds[max(0, place - 1) : place + 2]:
            kinds[place] = "EN"


def _read_neutrals(kinds: list[str], base: str) -> None:
    """Apply rules N1 and N2: what has no direction takes that of both its sides, or else that of the line."""
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] not in ("L", "R", *_NUMBERS):
            end += 1
        if end > place:
            before = base if place == 0 else _side(kinds[place - 1])
            after = base if end == len(kinds) else _side(kinds[end])
            kinds[place:end] = [before if before == after else base] * (end - place)
        place = end + 1


def _side(kind: str) -> str:
    return "R" if kind in _NUMBERS else kind


def in_visual_order(runs: Sequence[tuple[int, T]]) -> list[tuple[int, T]]:
    """Order the parts of a line, each with its level (rule L2)."""
    ordered = list(runs)
    for level in range(max((level for level, _ in runs), default=0), 0, -1):
        place = 0
        while place < len(ordered):
            end = place
            while end < len(ordered) and ordered[end][0] >= level:
                end += 1
            ordered[place:end] = reversed(ordered[place:end])
            place = end + 1
    return ordered
