"""The summary of a game, for its closing picture: counted by the frame, shown by the game."""

from collections.abc import Sequence

import msgspec

from bot.core.game import Juse, Level
from bot.core.insight import TurningPoint


class SeatSummary(msgspec.Struct, frozen=True):
    mistakes: int = 0
    """Misplays that were called. Wrong calls are counted apart, and end no clean run."""
    wrong_calls: int = 0
    catches: int = 0
    """Misplays of others that this seat called."""
    clean_run: int = 0
    """The most moves in a row without a mistake."""
    hints: int = 0
    level: Level | None = None
    """The level of a computer player; None: a person."""


class Summary(msgspec.Struct, frozen=True):
    seats: Sequence[SeatSummary]
    best_catch: Juse | None = None
    """The called misplay that cost most; of equals, the last."""
    seconds: float | None = None
    """From the deal to the end, without the bot's downtime. None: nobody noted when it began."""
    best: int | None = None
    """The best score that was possible, of a solitaire whose solver has found it."""
    turning_points: Sequence[TurningPoint] = ()
    """What decided it, in the order of the seats."""
