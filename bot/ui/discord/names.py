"""The names of people in texts. They can hold anything, and none of it may format, ping or turn the line."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from bot.tables.steps.model import COMPUTER, Seat
from bot.text import Words
from bot.text.voice import SEAT_SIGNS, SUIT_SIGNS
from render.graphemes import graphemes

NAME_LIMIT = 32
_MOST_READ = 8 * NAME_LIMIT
_KEPT = 1024
"""Names are checked letter by letter, and a table shows each of them many times."""
_ISOLATE, _POP = "\u2068", "\u2069"
_MEANINGFUL = re.compile(r"""[!"#$%&()*+./:;<=>?@\[\\\]^_`{|}~-]""")
"""Whatever may begin formatting, a list, a link, an emoji or a mention on Discord."""
_SIGNS = re.compile(f"[{SUIT_SIGNS}{SEAT_SIGNS}]")
"""Whatever would be taken for one of our cards or seats."""


@lru_cache(_KEPT)
def bare(name: str, longest: int = NAME_LIMIT) -> str:
    """Return what can be seen of the name, on one line and at a length that fits there. No letter is cut from its
    marks.
    """
    letters = graphemes(name[:_MOST_READ])
    if len(name) <= _MOST_READ and sum(map(len, letters)) <= longest:
        return "".join(letters) or "?"
    room = longest - 1
    kept = [letter for letter, end in zip(letters, accumulate(map(len, letters)), strict=True) if end <= room]
    return "".join(kept).rstrip() + "…"


def literal(text: str) -> str:
    """Escape, for a message, every character that could mean something to Discord."""
    return _MEANINGFUL.sub(r"\\\g<0>", text)


@lru_cache(_KEPT)
def written(name: str) -> str:
    """Write a `bare` name for a message. Right-to-left text in it does not affect what follows."""
    safe = _SIGNS.sub(r"\\\g<0>", literal(name))
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in safe)
    return f"{_ISOLATE}{safe}{_POP}" if turns else safe


def placed(place: int, name: str, words: Words) -> str:
    """Return the beginning of a line of a list."""
    return words.say("stats-place", place=place, name=written(bare(name)))


def seat_names(seats: Sequence[Seat], longest: int = NAME_LIMIT) -> tuple[str, ...]:
    """Return names for pictures. Whoever has the same name as another at the table also has their place in it."""
    names = [bare(seat.name, longest) for seat in seats]
    folded = [name.casefold() for name in names]
    return tuple(
        f"{name} ({number})" if folded.count(name.casefold()) > 1 else name
        for number, name in enumerate(names, start=1)
    )


def label_names(seats: Sequence[Seat], *, waiting: bool = False, longest: int = NAME_LIMIT) -> tuple[str, ...]:
    """Return names for buttons and lists, where formatting means nothing."""
    return _with_signs(seat_names(seats, longest), waiting)


def written_names(seats: Sequence[Seat], *, waiting: bool = False, longest: int = NAME_LIMIT) -> tuple[str, ...]:
    """Return names for messages, where a computer player is marked as one."""
    names = (
        f"{written(name)} 🤖" if seat.user_id == COMPUTER else written(name)
        for seat, name in zip(seats, seat_names(seats, longest), strict=True)
    )
    return _with_signs(tuple(names), waiting)


def _with_signs(names: Sequence[str], waiting: bool) -> tuple[str, ...]:
    """Add signs, by which seats are found in the picture. Who plays alone needs none, unless they only wait
    for others.
    """
    if len(names) == 1 and not waiting:
        return tuple(names)
    return tuple(f"{sign} {name}" for sign, name in zip(SEAT_SIGNS, names, strict=False))
