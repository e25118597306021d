"""How people are called in texts: their names can hold anything, and none of it may format, ping or turn the line."""

import unicodedata
from collections.abc import Sequence

import discord

from bot.tables.model import COMPUTER, Seat

NAME_LIMIT = 32
_ISOLATE, _POP = "\u2068", "\u2069"


def bare(name: str) -> str:
    """The name as it is, without control and layout characters, at a length a line can bear."""
    kept = "".join(
        character
        for character in name[: 4 * NAME_LIMIT]
        if unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp")
    ).strip()
    return (kept if len(kept) <= NAME_LIMIT else kept[: NAME_LIMIT - 1] + "…") or "?"


def written(name: str) -> str:
    """The name for a message: markdown and mentions in it are text, and its direction stays its own."""
    safe = discord.utils.escape_mentions(discord.utils.escape_markdown(bare(name)))
    turns = any(unicodedata.bidirectional(character) in ("R", "AL") for character in safe)
    return f"{_ISOLATE}{safe}{_POP}" if turns else safe


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(bare(seat.name) for seat in seats)


def written_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(f"{written(seat.name)} 🤖" if seat.user_id == COMPUTER else written(seat.name) for seat in seats)
