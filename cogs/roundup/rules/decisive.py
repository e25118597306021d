"""What decided a match that is over, for each seat: the bid that won it most points, or the lost one worth most. And
what earns a badge.
"""

from collections.abc import Collection, Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.core.summary import Insight, Snapshot, TurningPoint
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import OVER, Closed, RoundEnded, Stacked, State


class Decisive(TurningPoint, frozen=True):
    won: bool
    round: int
    suit: int
    """The suit bid on."""
    points: int
    """The points that the bid won; or would have, had its suit closed last."""
    closer: int
    """The seat that closed it."""


def study(steps: Sequence[Snapshot]) -> Insight:
    """Find the winner's best bid, and of every other seat the lost bid worth most; of equals, the last."""
    end: State = steps[-1].state
    if end.phase is not OVER:
        return Insight(())
    bids = [bid for bid in _bids(steps) if bid.points and bid.won == (end.totals[bid.seat] == max(end.totals))]
    own = [[bid for bid in bids if bid.seat == seat] for seat in range(len(end.totals))]
    points = [max(each, key=lambda bid: (bid.points, bid.move)) for each in own if each]
    return Insight((), turning_points=points)


def _bids(steps: Sequence[Snapshot]) -> Iterator[Decisive]:
    """Yield every bid, at the move that closed its suit."""
    closed: dict[int, tuple[int, int]] = {}
    closer = 0
    for move, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, Stacked):
                closer = event.seat
            elif isinstance(event, Closed):
                closed[event.suit] = move, closer
            elif isinstance(event, RoundEnded):
                suits, last = [SUIT_OF[bid] for bid in event.score.bids], event.score.closed[-1]
                for seat, suit in enumerate(suits):
                    at, by = closed[suit]
                    points = FOR_BIDS[suits.count(suit)]
                    yield Decisive(seat, at, suit == last, event.score.number, suit, points, by)


def alone(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return who was right about a suit and nobody else was, with three seats or more (R16)."""
    rounds = [score for score in steps[-1].state.history if len(score.bids) >= 3]
    return {score.right[0] for score in rounds if len(score.right) == 1}


def twice(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return who was right about a suit, alone or not, and first out of cards in the same round (R16, R17)."""
    return {seat for score in steps[-1].state.history for seat in score.right if seat == score.first_empty}
