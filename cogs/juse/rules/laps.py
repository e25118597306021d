"""What those who watch can predict of each lap, in which every seat has a turn: who has the fewest cards after it."""

import itertools
from collections.abc import Sequence

from bot.core.summary import Foretold, Snapshot
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import State


def foretold(steps: Sequence[Snapshot]) -> Foretold:
    """The last lap ends with the game. One can predict until half of the turns of a lap are over."""
    ended, turns, seats = list[tuple[int, set[str]]](), 0, len(steps[0].state.draws)
    for before, after in itertools.pairwise(steps):
        turns += after.state.turn != before.state.turn
        is_last = after.state.winner is not None
        if turns == seats or is_last:
            ended.append((len(ended) + 1, _fewest(after.state)))
            turns = 0
    now = steps[-1].state
    is_open = now.winner is None and 2 * turns < seats
    so_far = () if is_open else _fewest(now)
    return Foretold(ended, len(ended) + 1, is_open=is_open, so_far=so_far)


def _fewest(state: State) -> set[str]:
    """Return the seats with the fewest cards, as all can see: nobody has foreseen anything if all have the same."""
    scores = GAME.outcome(state).scores
    least = min(scores)
    if least == max(scores):
        return set()
    return {str(seat) for seat, cards in enumerate(scores) if cards == least}
