"""The rows that a phone breaks text into: so many are kept for what is said that no button below it moves."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from bot.ui.table.notices import SMALL

_EMPTY = "\N{ZERO WIDTH SPACE}"
_LETTERS, _SMALL_LETTERS = 41, 50
"""About as many letters as a row of text on a phone has room for."""


def phone_lines(line: str) -> int:
    """Return over how many rows a phone breaks a line of text, at about."""
    is_small, plain = line.startswith(SMALL), line.removeprefix(SMALL).replace("**", "")
    return len(wrap(plain, _SMALL_LETTERS if is_small else _LETTERS)) or 1


def empty_rows(kept: int, lines: Iterable[str] = ()) -> Sequence[str]:
    """Return the rows that a phone keeps below these lines."""
    return [_EMPTY] * (kept - sum(map(phone_lines, lines)))
