"""Compare actions in the same random deals that fit what a seat knew, each played on to the end of the round."""

from collections.abc import Sequence

from bot.core import coach
from bot.core.cards import SUIT_OF
from bot.core.chance import Seeded
from bot.core.coach import Decision
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import FastChance, chances, play_out
from cogs.roundup.rules.state import RoundScore

_SEED_LIMIT = 1 << 30


class Graded(coach.Graded, frozen=True):
    own_suit: int = 0
    """In how many deals the suit bid on closed last."""
    first_out: int = 0
    scored: tuple[int, ...] = ()
    """In how many each seat got points."""

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
