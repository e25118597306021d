"""The rows of text on a phone. What is said is broken into them here, where every phone has room for them, and as many
are kept as it may take: then no button below it moves.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from operator import xor
from re import compile as pattern
from unicodedata import east_asian_width

from bot.ui.table.notices import SMALL
from render import letter_width

_EMPTY = "\N{ZERO WIDTH SPACE}"
_BOLD = "**"
_ROOM = 314.0
"""The width of a row. A phone needs a little less than is measured, as its letters are lighter."""
_SIZE, _SMALL_SIZE = 15.0, 13.0
_EDITED = 64.0
"""The width of what Discord puts behind the last row, once a message was edited."""
_WIDE = 1.3
"""The width of an emoji, and of a card, for its height."""
_TIME, _SAMPLE = pattern(r"<t:\d+:\w>"), "20_minutes_ago"


@cache
def _width_of(letter: str) -> float:
    if letter in "♠♥♦♣" or east_asian_width(letter) in "WF":
        return _WIDE
    return letter_width(letter)


def _width(text: str) -> float:
    return sum(map(_width_of, _TIME.sub(_SAMPLE, text.replace(_BOLD, ""))))


def broken(line: str) -> Sequence[str]:
    """Break a line of text into the rows of a phone."""
    sign, size = (SMALL, _SMALL_SIZE) if line.startswith(SMALL) else ("", _SIZE)
    rows, room = list[str](), 0.0
    for word in line.removeprefix(sign).split(" "):
        width = _width(f" {word}") * size
        if width > room:
            rows.append(word)
            room = _ROOM + _width_of(" ") * size
        else:
            rows[-1] += f" {word}"
        room -= width
    # What is bold goes on in the next row.
    inside = [*accumulate((row.count(_BOLD) % 2 for row in rows), xor, initial=0)]
    return [f"{sign}{_BOLD * inside[at]}{row}{_BOLD * inside[at + 1]}" for at, row in enumerate(rows)]


def in_rows(lines: Iterable[str], kept: int, small: int = 0) -> Sequence[str]:
    """Break these lines into rows, those in small letters first, and keep so many of both kinds. The last row has room
    for what Discord puts behind it.
    """
    rows = [row for line in lines for row in broken(line)]
    above = [row for row in rows if row.startswith(SMALL)]
    below = [row for row in rows if not row.startswith(SMALL)]
    if below and _width(below[-1]) * _SIZE > _ROOM - _EDITED:
        below.append(_EMPTY)
    above += [SMALL + _EMPTY] * (small - len(above))
    return [*above, *below, *[_EMPTY] * (kept - len(below))]


def with_line_above(line: str, content: str) -> str:
    """Put a line above a text, in the place of empty rows that it keeps, but for the last."""
    rows = content.split("\n")
    for _ in broken(line):
        if _EMPTY in rows[:-1]:
            rows.remove(_EMPTY)
    return "\n".join([line, *rows])
