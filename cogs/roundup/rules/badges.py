"""What earns a badge in a match that is over: what its rounds were won by."""

from collections.abc import Collection, Sequence

from bot.core.cards import SUIT_OF
from bot.core.summary import Step
from cogs.roundup.rules.state import RoundScore, State

THREE = 3


def alone(steps: Sequence[Step]) -> Collection[int]:
    """Return who was right about a suit and nobody else was, with three seats or more (R16)."""
    rights = [_right(score) for score in _rounds(steps) if len(score.bids) >= THREE]
    return {seats[0] for seats in rights if len(seats) == 1}


def twice(steps: Sequence[Step]) -> Collection[int]:
    """Return who was right about a suit, alone or not, and first out of cards in the same round (R16, R17)."""
    return {seat for score in _rounds(steps) for seat in _right(score) if seat == score.first_empty}


def _rounds(steps: Sequence[Step]) -> Sequence[RoundScore]:
    end: State = steps[-1].state
    return end.history


def _right(score: RoundScore) -> Sequence[int]:
    return [seat for seat, bid in enumerate(score.bids) if SUIT_OF[bid] == score.closed[-1]]
