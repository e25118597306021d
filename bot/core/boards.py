"""Boards: positions with a move in them that is a misplay, or is not, for whoever trains their eye."""

from typing import Any

import msgspec

from bot.core.game import Juse


class Board(msgspec.Struct, frozen=True):
    """A position, and a move in it that is a misplay, or is not."""

    state: Any
    """The state before the move; pictures get views of it only."""
    seat: int
    action: Any
    juse: Juse | None
    """What would be called; None: the move is right."""
    clause: str
    """The fault that decides; of a right move that with which it is matched."""
    difficulty: int
    """From 1 (seen at once) to 5."""
