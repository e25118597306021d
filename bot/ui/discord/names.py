"""How people are called in texts. Their names can hold anything, and none of it may format, ping or turn the line."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from bot.tables.steps.model import COMPUTER, Seat
from bot.ui.discord.components import shortened

NAME_LIMIT = 32
_KEPT = 1024
"""Names are checked letter by letter, and a table shows each of them many times."""
_ISOLATE, _POP = "\u2068", "\u2069"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by category, but invisible: so would be a name that has no others."""
_MEANINGFUL = re.compile(r"""[!"#$%&()*+./:;<=>?@\[\\\]^_`{|}~-]""")
"""Whatever may begin formatting, a list, a link, an emoji or a mention on Discord."""


@lru_cache(_KEPT)
def bare(name: str) -> str:
    """The name without control and layout characters, at a length that fits on a line."""
    kept = "".join(
        character
        for character in name[: 4 * NAME_LIMIT]
        if unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in _BLANKS
    ).strip()
    return shortened(kept, NAME_LIMIT) or "?"


def literal(text: str) -> str:
    """For a message: every character that could mean something to Discord is escaped."""
    return _MEANINGFUL.sub(r"\\\g<0>", text)


@lru_cache(_KEPT)
def written(name: str) -> str:
    """A `bare` name for a message. Right-to-left text in it does not affect what follows."""
    safe = literal(name)
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in safe)
    return f"{_ISOLATE}{safe}{_POP}" if turns else safe


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """For buttons and pictures. Whoever has the same name as another at the table also has their place in it."""
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
