"""The end of a round and of a match (R16–R18)."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.core.chance import Chance
from bot.core.game import Event
from cogs.roundup.rules.bidding import begin_round
from cogs.roundup.rules.state import Cards, Phase, RoundEnded, RoundScore, State, Won

FOR_BIDS = (0, 3, 2, 1, 0, 0, 0)
"""R16: the points for each seat that was right, by how many were."""


def points_of(bids: Cards, last_closed: int, first_empty: int | None) -> tuple[int, ...]:
    """R16, R17."""
    right = [SUIT_OF[bid] == last_closed for bid in bids]
    each = FOR_BIDS[sum(right)]
    return tuple(each * hit + (seat == first_empty) for seat, hit in enumerate(right))


def winner_of(totals: tuple[int, ...], goal: int) -> int | None:
    """R18, at the end of a round."""
    highest = max(totals)
    if highest < goal or totals.count(highest) > 1:
        return None
    return totals.index(highest)


def end_round(state: State, chance: Chance) -> tuple[State, Sequence[Event]]:
    points = points_of(state.bids, state.closed[-1], state.first_empty)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    score = RoundScore(
        number=state.round,
        bids=state.bids,
        closed=state.closed,
        first_empty=state.first_empty,
        points=points,
        totals=totals,
    )
    history = (*state.history, score)
    round_ended = RoundEnded(score=score)
    winner = winner_of(totals, state.goal)
    if winner is not None:
        over = replace(state, phase=Phase.OVER, totals=totals, history=history)
        return over, (round_ended, Won(seat=winner))
    fresh, dealt = begin_round(state.goal, state.round + 1, totals, history, chance)
    return replace(fresh, last=state.last), (round_ended, dealt)
