"""Insights into a game, told only when it is over: worked out by the game, shown by the frame in its replay."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.game import Event


class Step(msgspec.Struct, frozen=True):
    """A step of a game that is over: its deal, then each of its moves."""

    state: Any
    """The state after it. Nothing is hidden any more."""
    events: Sequence[Event]
    """What happened in this step."""


class Finding(msgspec.Struct, frozen=True):
    """A remark on one step. Games derive classes of their own."""

    @property
    def is_slip(self) -> bool:
        """Return whether a button leads here: something went wrong of which no Juse! tells."""
        return False


class TurningPoint(msgspec.Struct, frozen=True):
    """What cost one seat most in a game that is over, or won it. Games derive classes of their own."""

    seat: int
    move: int
    """The move in whose page of the replay it is seen."""


class Insight(msgspec.Struct, frozen=True):
    findings: Sequence[Finding | None]
    """What was found at each step."""
    best_line: Sequence[tuple[int, Any]] = ()
    """Seats and actions of one best game from the same deal, if the game knows one. Nothing in it is left to chance."""
    turning_points: Sequence[TurningPoint] = ()
    """One at most for each seat, in their order."""
