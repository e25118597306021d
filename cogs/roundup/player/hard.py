"""The hard player: it tries each move worth a thought in deals as they could be, and plays those on to the round's end.

All moves are tried in the same deals, and the worse half of them is left out again and again, so that most of the
thinking goes into those that are hard to tell apart. How long it thinks is counted in actions played, never in time:
the same question has the same response on every machine.
"""

import math
from collections.abc import Sequence
from random import Random

from bot.core.cards import Card
from bot.core.chance import ChanceOutcome
from bot.core.game import Roll
from cogs.roundup.player import rollout
from cogs.roundup.player.candidates import candidates
from cogs.roundup.player.deals import Worlds
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.legal import legal
from cogs.roundup.rules.state import TURN, Action, Memory, State, View

THOUGHT = 10_000
"""So many actions are played in one thought, and no more than a share of them for each move to choose from."""
_SHARE = 1_500
_SEED = 1 << 30


def choose(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    luck = _Luck(roll(_SEED))
    worlds = Worlds(view, memory, seat, luck.below)
    deals = [worlds.draw()]
    found = candidates(view, memory, seat, legal(deals[0], seat), roll)
    if len(found) == 1:
        return found[0]
    trials = [_Trial(action) for action in found]
    budget = min(THOUGHT, _SHARE * len(trials))
    played, rounds = 0, math.ceil(math.log2(len(trials)))
    for number in range(1, rounds + 1):
        while played < budget * number / rounds:
            if len(deals) == trials[0].deals:
                deals.append(worlds.draw())
            for trial in trials:
                played += trial.go(deals[trial.deals], seat, luck)
        trials.sort(key=lambda trial: trial.worth, reverse=True)
        trials = trials[: (len(trials) + 1) // 2]
    return trials[0].action


class _Trial:
    """One move, and what has come of it so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.deals = 0
        self.worth = 0.0

    def go(self, state: State, seat: int, luck: "_Luck") -> int:
        """How many actions that took."""
        state, actions = _played_on(state, seat, self.action, luck)
        self.deals += 1
        self.worth += (_worth(state, seat) - self.worth) / self.deals
        return actions


def _played_on(state: State, seat: int, action: Action, luck: "_Luck") -> tuple[State, int]:
    apply, below = GAME.apply, luck.below
    state, _ = apply(state, seat, action, luck)
    actions = 1
    while not state.history:
        seat = state.turn if state.phase is TURN else min(GAME.to_act(state))
        state, _ = apply(state, seat, rollout.choose(state, seat, below), luck)
        actions += 1
    return state, actions


def _worth(state: State, seat: int) -> float:
    """How likely the match is won from these totals, as the results of many matches say; a win counts as it is."""
    outcome = GAME.outcome(state)
    if outcome.finished:
        return float(seat in outcome.winners)
    highest = max(state.totals)
    steepness = (0.2 + 0.12 * len(state.totals)) * max(1, state.goal - highest) ** -0.25
    chances = [math.exp(steepness * (total - highest)) for total in state.totals]
    return chances[seat] / sum(chances)


class _Luck:
    """A chance that is quick and keeps no record, for rounds that nobody sees."""

    def __init__(self, seed: int) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._next = Random(seed).random  # noqa: S311

    def below(self, limit: int) -> int:
        return int(self._next() * limit)

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Only the next round's cards are ever shuffled, and that is never played."""
        return tuple(cards)

    def die(self) -> int:
        return 1 + self.below(6)

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[self.below(len(cards))]
