"""How likely each seat is to win the match, by the scores between two rounds.

Fitted to matches of the rollouts' fast player against itself, as it plays on where the judge looks no further:
`python -m tests.proof.standing` fits it again, and says how often what it says comes true (docs/strength.md).
"""

import math
from collections.abc import Sequence

from cogs.roundup.rules.rounds import winner_of

FIT = (0.345, 0.093, -0.355)
"""How steeply the chance rises with the points: alone, with each seat, and by the power of the points still missing."""


def chances(totals: Sequence[int], goal: int, fit: Sequence[float] = FIT) -> list[float]:
    """Return each seat's chance to win from these totals."""
    winner = winner_of(tuple(totals), goal)
    if winner is not None:
        return [float(seat == winner) for seat in range(len(totals))]
    highest = max(totals)
    alone, with_seats, power = fit
    steepness = (alone + with_seats * len(totals)) * max(1, goal - highest) ** power
    weights = [math.exp(steepness * (total - highest)) for total in totals]
    return [weight / sum(weights) for weight in weights]
