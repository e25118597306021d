"""Compare actions in the same random deals that fit what a seat knew, each played on to the end of the round."""

import math
from collections.abc import Sequence

import msgspec

from bot.core.cards import SUIT_OF
from bot.core.chance import Seeded
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import FastChance, play_out
from cogs.roundup.player.standing import chances
from cogs.roundup.rules.state import Action, Memory, RoundScore, View

AT_95 = 1.96
_SEED_LIMIT = 1 << 30


class Decision(msgspec.Struct, frozen=True):
    """What a seat knew when it had something to choose, and what it chose. Nothing else is graded from."""

    index: int
    """Of the action among the moves of the match, from 0."""
    seat: int
    view: View
    memory: Memory
    played: Action
    others: tuple[Action, ...]
    """What else was worth a try."""


class Graded(msgspec.Struct, frozen=True):
    """One action in all the deals of a comparison."""

    action: Action
    deals: int = 0
    worth: float = 0.0
    """The sum of the chances to win."""
    less: float = 0.0
    less_squared: float = 0.0
    """By how much the first action of the comparison was better, summed over the deals; and the squares of that."""
    own_suit: int = 0
    """In how many deals the suit bid on closed last."""
    first_out: int = 0
    scored: tuple[int, ...] = ()
    """In how many each seat got points."""

    @property
    def chance(self) -> float:
        return self.worth / self.deals

    def gain(self) -> tuple[float, float]:
        """Return how much better it is than the first action, and half of the 95 % interval."""
        mean = -self.less / self.deals
        variance = max(0.0, self.less_squared / self.deals - mean * mean)
        return mean, AT_95 * math.sqrt(variance / max(1, self.deals - 1))

    def with_deal(self, worth: float, first: float, score: RoundScore, seat: int) -> "Graded":
        less = first - worth
        points = self.scored or (0,) * len(score.points)
        return Graded(
            self.action,
            self.deals + 1,
            self.worth + worth,
            self.less + less,
            self.less_squared + less * less,
            self.own_suit + (SUIT_OF[score.bids[seat]] == score.closed[-1]),
            self.first_out + (score.first_empty == seat),
            tuple(count + (got > 0) for count, got in zip(points, score.points, strict=True)),
        )


def compare(
    decision: Decision, graded: Sequence[Graded], actions: int, seed: str, *, fewest: int = 4
) -> tuple[Graded, ...]:
    """Go on comparing, in deals drawn anew, until so many actions were simulated."""
    view, seat = decision.view, decision.seat
    chance = FastChance(Seeded(seed).below(_SEED_LIMIT))
    deals = PossibleDeals(view, decision.memory, seat, chance.below)
    found = [*graded]
    played = drawn = 0
    while played < actions or drawn < fewest:
        deal, luck = deals.draw(), chance.below(_SEED_LIMIT)
        drawn += 1
        first = None
        for place, one in enumerate(found):
            end, count = play_out(deal, seat, one.action, FastChance(luck))
            played += count
            worth = chances(end.totals, view.goal)[seat]
            first = worth if first is None else first
            found[place] = one.with_deal(worth, first, end.history[0], seat)
    return tuple(found)
