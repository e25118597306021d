"""How people are called in texts: their names can hold anything, and none of it may format, ping or turn the line."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot.tables.steps.model import COMPUTER, Seat

NAME_LIMIT = 32
_KEPT = 1024
"""Names last used: each stands in what a table shows many times over, and is looked at letter by letter."""
_ISOLATE, _POP = "\u2068", "\u2069"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their category that show as nothing: a name of these alone would be invisible."""
_MEANINGFUL = re.compile(r"""[!"#$%&()*+./:;<=>?@\[\\\]^_`{|}~-]""")
"""Whatever may begin formatting, a list, a link, an emoji or a mention on Discord."""


@lru_cache(_KEPT)
def bare(name: str) -> str:
    """The name as it is, without control and layout characters, at a length a line can bear."""
    kept = "".join(
        character
        for character in name[: 4 * NAME_LIMIT]
        if unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in _BLANKS
    ).strip()
    return (kept if len(kept) <= NAME_LIMIT else kept[: NAME_LIMIT - 1] + "…") or "?"


def literal(text: str) -> str:
    """For a message: every sign that could mean something to Discord is only itself."""
    return _MEANINGFUL.sub(r"\\\g<0>", text)


@lru_cache(_KEPT)
def written(name: str) -> str:
    """A `bare` name for a message: its direction stays its own too."""
    safe = literal(name)
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in safe)
    return f"{_ISOLATE}{safe}{_POP}" if turns else safe


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """For buttons and pictures. Whoever is called like another at the table has their place written behind."""
    names = [bare(seat.name) for seat in seats]
    folded = [name.casefold() for name in names]
    return tuple(
        f"{name} ({number})" if folded.count(name.casefold()) > 1 else name
        for number, name in enumerate(names, start=1)
    )


def written_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """For messages, where a computer player is marked as one."""
    return tuple(
        f"{written(name)} 🤖" if seat.user_id == COMPUTER else written(name)
        for seat, name in zip(seats, seat_names(seats), strict=True)
    )
