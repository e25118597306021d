"""How long people need to see what has just happened. Only kinds of events and the number of dice count, no cards."""

from collections.abc import Sequence

from bot.core.game import Event
from cogs.jugglers.rules.state import GatheringEnded, Placed, SecretsIncluded, Settled

_SECRETS, _CYCLE, _DIE, _VERDICT = 3.0, 3.0, 0.5, 6.0
_OTHERS_CARD = 2.0
"""Of two players, the other one would move at once."""


def seconds_to_see(seats: int, events: Sequence[Event]) -> float:
    return max((_seconds(seats, event) for event in events), default=0.0)


def _seconds(seats: int, event: Event) -> float:
    match event:
        case SecretsIncluded(rolls=rolls) if rolls:
            return _SECRETS
        case Settled(turned=turned):
            return _CYCLE + _DIE * sum(each.die is not None for each in turned)
        case GatheringEnded():
            return _VERDICT
        case Placed() if seats == 2:
            return _OTHERS_CARD
        case _:
            return 0.0
