"""What decided a match that is over, for each seat: the bid that won it most points, or that it missed most by."""

from collections.abc import Iterator, Sequence

from bot.core.cards import SUIT_OF
from bot.core.insight import Insight, Step, TurningPoint
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import OVER, Closed, RoundEnded, RoundScore, Stacked, State


class Decisive(TurningPoint, frozen=True):
    won: bool
    round: int
    suit: int
    """The suit bid on."""
    points: int
    """What the bid won; or would have, had its suit closed last."""
    place: int
    """Its suit's in the order of closing."""
    closer: int
    """The seat that closed it."""


def study(steps: Sequence[Step]) -> Insight:
    """Find the winner's best bid, and of every other seat the one that was lost at most points; of equals, the one
    whose suit was closed latest.
    """
    end: State = steps[-1].state
    if end.phase is not OVER:
        return Insight(())
    bids = [bid for bid in _bids(steps) if bid.points and bid.won == (end.totals[bid.seat] == max(end.totals))]
    own = [[bid for bid in bids if bid.seat == seat] for seat in range(len(end.totals))]
    points = [max(each, key=lambda bid: (bid.points, bid.place, bid.round)) for each in own if each]
    return Insight((), turning_points=points)


def _bids(steps: Sequence[Step]) -> Iterator[Decisive]:
    closed: dict[int, tuple[int, int]] = {}
    closer = 0
    for move, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, Stacked):
                closer = event.seat
            elif isinstance(event, Closed):
                closed[event.suit] = move, closer
            elif isinstance(event, RoundEnded):
                yield from _of_round(event.score, closed)


def _of_round(score: RoundScore, closed: dict[int, tuple[int, int]]) -> Iterator[Decisive]:
    suits = [SUIT_OF[bid] for bid in score.bids]
    for seat, suit in enumerate(suits):
        (move, closer), place = closed[suit], score.closed.index(suit) + 1
        points = FOR_BIDS[suits.count(suit)]
        yield Decisive(seat, move, place == len(score.closed), score.number, suit, points, place, closer)
