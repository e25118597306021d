"""The hard player tries each promising move in random deals that are possible, and plays each on to the round's end.

All moves are tried in the same deals. The worse half of the moves is dropped again and again, so most effort goes into
those that are hard to tell apart. Effort is counted in actions rather than in time, so the same question has the same
answer on every machine.
"""

import math
from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import FULL, Effort, Roll
from cogs.roundup.player import normal, rollout
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS, IS_NUMBER, PASSES
from cogs.roundup.rules.state import (
    Action,
    Down,
    Jack,
    King,
    Memory,
    Pass,
    Phase,
    Queen,
    State,
    Up,
    View,
)

_BIDS_OF_A_SUIT = 3
_PASSES = 4
_PASSES_OF_A_SUIT = 2
_FACE_PLAYS = 8
_UPS = 12


def candidates(view: View, memory: Memory, seat: int, legal: Sequence[Action], roll: Roll) -> Sequence[Action]:
    """List the moves to try. The normal player's choice comes first."""
    if len(legal) == 1:
        return legal
    first = normal.choose(view, memory, seat, roll)
    if view.phase is Phase.BID:
        numbers = [card for card in view.hand if IS_NUMBER[card]]
        numbers.sort(key=lambda card: normal.bid_worth(view.hand, card), reverse=True)
        found = [BIDS[card] for card in _few_of_each_suit(numbers, _BIDS_OF_A_SUIT)]
    elif view.phase is not Phase.TURN:
        found = legal
    elif isinstance(first, Up):
        found = legal[:_UPS]
    else:
        found = _turns(view, memory, seat, legal)
    return list(dict.fromkeys((first, *found)))


def _turns(view: View, memory: Memory, seat: int, legal: Sequence[Action]) -> list[Action]:
    held_back = normal.suit_to_hold(view, seat)
    passed = [action.card for action in legal if isinstance(action, Pass) and action.card is not None]
    passed.sort(key=lambda card: normal.cost(view, held_back, card))
    passes = {*passed[:_PASSES], *_few_of_each_suit(passed, _PASSES_OF_A_SUIT)}
    downs = [action for action in legal if isinstance(action, Down)]
    # The best face cards. Of several Jacks or Queens only one is tried: it makes hardly any difference which.
    faces = [action for action in legal if isinstance(action, Jack | Queen | King)]
    kinds = {(RANK_OF[play.card], *astuple(play)[1:]): play for play in faces}
    wanted = normal.blockers(view, held_back)
    worths = {play: normal.face_worth(view, memory, seat, wanted, play, held_back) for play in kinds.values()}
    plays = sorted(worths, key=worths.__getitem__, reverse=True)[:_FACE_PLAYS]
    return [*downs, *(PASSES[card] for card in passed if card in passes), *plays]


def _few_of_each_suit(cards: Sequence[Card], most: int) -> list[Card]:
    few: list[Card] = []
    for suit in range(4):
        few += [card for card in cards if SUIT_OF[card] == suit][:most]
    return few


ACTION_BUDGET = 10_000
"""The most actions that one choice may simulate."""
_BUDGET_PER_MOVE = 1_500
_SEED_LIMIT = 1 << 30


class Thought(msgspec.Struct, frozen=True):
    """A choice, and what it was based on."""

    action: Action
    deals: Sequence[State] = ()
    """Those in which it was tried; none if nothing else was promising."""
    worth: float = 0.0
    """The chance to win, on average, as it seemed in these deals."""
    other: Action | None = None
    """The best of the others."""
    other_worth: float = 0.0
    """In the same deals."""


def choose(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL) -> Action:
    return think(view, memory, seat, roll, effort).action


def think(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL) -> Thought:
    chance = rollout.FastChance(roll(_SEED_LIMIT))
    possible_deals = PossibleDeals(view, memory, seat, chance.below)
    deals = [possible_deals.draw()]
    found = candidates(view, memory, seat, GAME.legal(deals[0], seat), roll)
    if len(found) == 1:
        return Thought(found[0])
    trials = [_Trial(action) for action in found]
    other = trials[-1]
    budget = effort * min(ACTION_BUDGET, _BUDGET_PER_MOVE * len(trials))
    played, halvings = 0, math.ceil(math.log2(len(trials)))
    for number in range(1, halvings + 1):
        while played < budget * number / halvings:
            if len(deals) == trials[0].deals:
                deals.append(possible_deals.draw())
            for trial in trials:
                played += trial.play(deals[trial.deals], seat, chance)
        trials.sort(key=lambda trial: trial.worth, reverse=True)
        other = trials[1]
        trials = trials[: (len(trials) + 1) // 2]
    best = trials[0]
    return Thought(best.action, deals[: best.deals], best.worth, other.action, other.worth)


class _Trial(msgspec.Struct):
    """One move, and its average result so far."""

    action: Action
    deals: int = 0
    worth: float = 0.0

    def play(self, state: State, seat: int, chance: rollout.FastChance) -> int:
        """Play a deal out; return the number of actions played."""
        state, actions = rollout.play_out(state, seat, self.action, chance)
        self.deals += 1
        self.worth += (_worth(state, seat) - self.worth) / self.deals
        return actions


def _worth(state: State, seat: int) -> float:
    """Estimate the probability of winning the match from these totals, fitted to the results of many matches."""
    outcome = GAME.outcome(state)
    if outcome.finished:
        return float(seat in outcome.winners)
    highest = max(state.totals)
    steepness = (0.2 + 0.12 * len(state.totals)) * max(1, state.goal - highest) ** -0.25
    weights = [math.exp(steepness * (total - highest)) for total in state.totals]
    return weights[seat] / sum(weights)
