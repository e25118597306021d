"""The hard player tries each promising move in random deals that are possible, and plays each on to the round's end.

All moves are tried in the same deals. The worse half of the moves is dropped again and again, so most effort goes into
those that are hard to tell apart. Effort is counted in actions rather than in time, so the same question has the same
answer on every machine.
"""

import math
from collections.abc import Sequence
from random import Random

from bot.core.cards import Card
from bot.core.chance import ChanceOutcome
from bot.core.game import FULL, Effort, Roll
from cogs.roundup.player import rollout
from cogs.roundup.player.candidates import candidates
from cogs.roundup.player.deals import PossibleDeals
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.legal import legal_actions
from cogs.roundup.rules.state import TURN, Action, Memory, State, View

ACTION_BUDGET = 10_000
"""The most actions that one choice may simulate."""
_BUDGET_PER_MOVE = 1_500
_SEED_LIMIT = 1 << 30


def choose(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL) -> Action:
    chance = _FastChance(roll(_SEED_LIMIT))
    possible_deals = PossibleDeals(view, memory, seat, chance.below)
    deals = [possible_deals.draw()]
    found = candidates(view, memory, seat, legal_actions(deals[0], seat), roll)
    if len(found) == 1:
        return found[0]
    trials = [_Trial(action) for action in found]
    budget = effort * min(ACTION_BUDGET, _BUDGET_PER_MOVE * len(trials))
    played, halvings = 0, math.ceil(math.log2(len(trials)))
    for number in range(1, halvings + 1):
        while played < budget * number / halvings:
            if len(deals) == trials[0].deals:
                deals.append(possible_deals.draw())
            for trial in trials:
                played += trial.play(deals[trial.deals], seat, chance)
        trials.sort(key=lambda trial: trial.worth, reverse=True)
        trials = trials[: (len(trials) + 1) // 2]
    return trials[0].action


class _Trial:
    """One move, and its average result so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.deals = 0
        self.worth = 0.0

    def play(self, state: State, seat: int, chance: "_FastChance") -> int:
        """Returns the number of actions played."""
        state, actions = _played_out(state, seat, self.action, chance)
        self.deals += 1
        self.worth += (_worth(state, seat) - self.worth) / self.deals
        return actions


def _played_out(state: State, seat: int, action: Action, chance: "_FastChance") -> tuple[State, int]:
    apply, below = GAME.apply, chance.below
    state, _ = apply(state, seat, action, chance)
    actions = 1
    while not state.history:
        seat = state.turn if state.phase is TURN else min(GAME.to_act(state))
        state, _ = apply(state, seat, rollout.choose(state, seat, below), chance)
        actions += 1
    return state, actions


def _worth(state: State, seat: int) -> float:
    """The probability of winning the match from these totals, fitted to the results of many matches."""
    outcome = GAME.outcome(state)
    if outcome.finished:
        return float(seat in outcome.winners)
    highest = max(state.totals)
    steepness = (0.2 + 0.12 * len(state.totals)) * max(1, state.goal - highest) ** -0.25
    weights = [math.exp(steepness * (total - highest)) for total in state.totals]
    return weights[seat] / sum(weights)


class _FastChance:
    """A quick source of chance without a record, for rollouts."""

    def __init__(self, seed: int) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._next = Random(seed).random  # noqa: S311

    def below(self, limit: int) -> int:
        return int(self._next() * limit)

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Only the next round is ever dealt, and rollouts end before it."""
        return tuple(cards)

    def die(self) -> int:
        return 1 + self.below(6)

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[self.below(len(cards))]

    def label(self, *purpose: object) -> None:
        pass
