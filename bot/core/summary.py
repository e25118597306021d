"""What is told of a game, mostly of one that is over: insights, worked out by the game and shown in its replay; and a
summary for its closing picture, counted by the frame and shown by the game.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.core.game import Event, Juse, Level


class Snapshot(msgspec.Struct, frozen=True):
    """A step of a game that is over: its deal, then each of its moves."""

    state: Any
    """The state after it. Nothing is hidden any more."""
    events: Sequence[Event]
    """The events of this step."""


class Foretold(msgspec.Struct, frozen=True):
    """What those who watch can predict of each part of a game: how the parts that have ended did end, and whether the
    one that is played can still be predicted. All that everybody has seen, no more.
    """

    ended: Sequence[tuple[int, Collection[str]]]
    """The number of each part that has ended, as players read it, and the choices that were right."""
    number: int
    """The number of the part that is played."""
    is_open: bool
    so_far: Collection[str] = ()
    """The choices that are right of the part that is played if the game is stopped now. None: it has no answer then."""


class Finding(msgspec.Struct, frozen=True):
    """A remark on one step. Games derive classes of their own."""

    @property
    def is_slip(self) -> bool:
        """Return whether a button leads here: something went wrong that no Juse! has announced."""
        return False


class TurningPoint(msgspec.Struct, frozen=True):
    """What cost one seat most in a game that is over, or won it. Games derive classes of their own."""

    seat: int
    move: int
    """The move in whose page of the replay it is seen."""


class Unnoticed(TurningPoint, frozen=True):
    """A misplay of `seat` that nobody called."""

    finding: Finding
    missed_by: tuple[int, ...] = ()
    """The seats that could have called it."""


class Insight(msgspec.Struct, frozen=True):
    findings: Sequence[Finding | None]
    """The finding at each step."""
    best_line: Sequence[tuple[int, Any]] = ()
    """Seats and actions of one best game from the same deal, if the game knows one. Nothing in it is left to chance."""
    turning_points: Sequence[TurningPoint] = ()
    """At most one turning point for each seat, in their order."""
    unnoticed: Sequence[Unnoticed] = ()
    """Misplays that nobody called, in games where players call."""


class SeatSummary(msgspec.Struct, frozen=True):
    mistakes: int = 0
    """Misplays that were called. Wrong calls are counted apart, and end no clean run."""
    wrong_calls: int = 0
    catches: int = 0
    """Misplays of others that this seat called."""
    fastest: float | None = None
    """The seconds of its fastest catch, if they are known."""
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
    """The seconds from the deal to the end, without the bot's downtime. None: nobody noted when it began."""
    best: int | None = None
    """The best score that was possible, of a solitaire whose solver has found it."""
    turning_points: Sequence[TurningPoint] = ()
    """The turning points, in the order of the seats."""
    unnoticed: Sequence[Unnoticed] = ()
    """Misplays that nobody called."""
    catches: Sequence[tuple[int, int]] = ()
    """Pairs of seats, caller and caught, in their order."""

    def uncalled(self, seat: int) -> int:
        """Return how many mistakes of this seat nobody called."""
        return sum(slip.seat == seat for slip in self.unnoticed)
