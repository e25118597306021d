"""How long people need to see what happened. It follows from the kinds of events alone, never from cards."""

from collections.abc import Sequence

from bot.core.game import Event
from cogs.roundup.rules.state import (
    BroughtOut,
    Closed,
    FacePlayed,
    Passed,
    RoundEnded,
    Stacked,
    TurnedUp,
)

_SECONDS: dict[type[Event], float] = {TurnedUp: 3.5, FacePlayed: 3.0, BroughtOut: 3.0, Closed: 3.0, RoundEnded: 4.0}
_ALONE_WITH_ONE: dict[type[Event], float] = {**_SECONDS, Stacked: 2.0, Passed: 2.0}
"""With two seats the other one would answer at once; with more, what the next ones do gives time to see."""
_TWO = 2


def seconds_to_see(seats: int, events: Sequence[Event]) -> float:
    seconds = _ALONE_WITH_ONE if seats == _TWO else _SECONDS
    return max((seconds.get(type(event), 0.0) for event in events), default=0.0)
