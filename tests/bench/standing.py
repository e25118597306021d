"""`python -m tests.bench.standing` fits how likely each seat of Roundup is to win, by the scores between two rounds.

It plays matches of the rollouts' fast player against itself, of 2 to 6 seats and to 3 to 20 points, takes the fit under
which the winners are likeliest, and says of each tenth of chances how often they came true.
"""

import math
import sys
from collections import Counter
from collections.abc import Sequence

from bot.core.chance import Seeded
from bot.progress import counting
from cogs.roundup.player import rollout
from cogs.roundup.player.rollout import FIT, chances
from cogs.roundup.rules.game import GAME

MATCHES = 10_000
"""So many to a single point; to ten points, a tenth of that."""
GOALS = (3, 5, 10, 20)
TENTHS = 10

Standing = tuple[tuple[int, ...], int, int]
"""The totals, the goal, and the points of the seat that won in the end."""


def standings() -> Counter[Standing]:
    found = Counter[Standing]()
    kinds = [(seats, goal) for seats in range(2, 7) for goal in GOALS]
    with counting("matches", sum(MATCHES // goal for _, goal in kinds)) as bar:
        for seats, goal in kinds:
            for number in range(MATCHES // goal):
                totals = _match(seats, goal, f"standing/{seats}/{goal}/{number}")
                winner = totals[-1].index(max(totals[-1]))
                found.update((tuple(sorted(before)), goal, before[winner]) for before in totals[:-1])
                bar.update()
    return found


def _match(seats: int, goal: int, seed: str) -> Sequence[tuple[int, ...]]:
    """Return the totals before each round, and in the end."""
    chance = Seeded(seed)
    state, _ = GAME.deal(seats, {"points": goal}, chance)
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        state, _ = GAME.apply(state, seat, rollout.choose(state, seat, chance.below), chance)
    return [(0,) * seats, *(score.totals for score in state.history)]


def likelihood(found: Counter[Standing], fit: Sequence[float]) -> float:
    """Return the mean logarithm of the chance that was given to the winner."""
    total = 0.0
    for (totals, goal, won), count in found.items():
        total += count * math.log(chances(totals, goal, fit=fit)[totals.index(won)])
    return total / found.total()


def fitted(found: Counter[Standing]) -> tuple[float, ...]:
    """Improve one number after the other, by ever smaller steps."""
    best, step = list(FIT), 0.1
    reached = likelihood(found, best)
    while step > 0.0005:
        tried = [[*best[:place], best[place] + by, *best[place + 1 :]] for place in range(3) for by in (step, -step)]
        likelihoods = [likelihood(found, fit) for fit in tried]
        if max(likelihoods) > reached:
            reached = max(likelihoods)
            best = tried[likelihoods.index(reached)]
        else:
            step /= 2
    return tuple(round(number, 3) for number in best)


def main() -> None:
    found = standings()
    fit = fitted(found)
    lines = [f"FIT = {fit}", "", "| Said | Won | Seats |", "| ---: | ---: | ---: |"]
    said, won, seats = [0.0] * TENTHS, [0.0] * TENTHS, [0] * TENTHS
    for (totals, goal, points), count in found.items():
        for total, chance in zip(totals, chances(totals, goal, fit=fit), strict=True):
            tenth = min(TENTHS - 1, int(chance * TENTHS))
            seats[tenth] += count
            said[tenth] += count * chance
            won[tenth] += count * (total == points) / totals.count(total)
    for tenth, many in enumerate(seats):
        if many:
            lines.append(f"| {said[tenth] / many:.1%} | {won[tenth] / many:.1%} | {many:,} |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
