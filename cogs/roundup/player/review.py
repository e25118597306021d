"""What cost a seat most in a match that is over, graded from what it could know when it chose.

`begin` takes a match and a seat and finds its decisions; `advance` thinks for a fraction of a second and returns the
review a little further on, until `is_done`; then `moments` tells the costliest first. A `Review` is a plain value that
can be pickled: it may go on in another process, or be dropped at any time. The same match, seat and seed always lead to
the same moments.

    review = begin(steps, moves, seat, seed)
    while not review.is_done:
        review = advance(review)  # in a thinking process; review.progress goes from 0 to 1
    review.moments
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.summary import Step
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.rules.state import Action, Memory, State, View

MOST_MOMENTS = 3

Key: TypeAlias = Literal[
    "bid-suit",  # another suit would have been the better bid. suit, card: the better one's
    "bid-higher",  # the same suit by a higher card. card
    "bid-lower",  # the same suit by a lower card. card
    "gave-away",  # it brought forward the suit it bid on, and need not have. card, suit
    "held-back",  # a card that fitted was not played. card
    "one-by-one",  # fewer face-up cards at once: while one fits, no other card has to leave the hand. count: how many
    "more-at-once",  # more face-up cards at once. count: how many
    "ask",  # a face card would have been better than what was played. card, target; suit or number if asked for
    "spent",  # a face card was played that was better kept
    "ask-otherwise",  # a face card, but another one, or somebody or something else. card, target; suit or number
    "other-card",  # the same kind of action with another card. card: the better one
    "other",  # another action
]
"""How the better action differs from the one that was played: true by the two actions and the position alone."""

Effect: TypeAlias = Literal[
    "own-suit",  # the own suit closes last more often
    "first-out",  # it is more often the first without cards (1 point)
    "rivals",  # another seat (`seat`) gets points for its bid less often
]
"""What the better action changes most in the compared deals."""


class Reason(msgspec.Struct, frozen=True):
    key: Key
    effect: Effect
    played: float
    """How likely that is after the action that was played, 0 to 1: in that share of the deals."""
    better: float
    """The same after the better action."""
    seat: int
    """Of `rivals`, whose points; otherwise the own seat."""
    card: int | None = None
    target: int | None = None
    suit: int | None = None
    number: int | None = None
    count: int | None = None


class Moment(msgspec.Struct, frozen=True):
    index: int
    """Of the action among the record's moves, from 0: the position before it is `steps[index]`."""
    seat: int
    played: Action
    better: Action
    cost: float
    """How much chance to win the match it cost, 0 to 1: 0.07 is "7 points of winning chance"."""
    interval: tuple[float, float]
    """Of the cost, at 95 %."""
    deals: int
    """In how many deals the two were compared."""
    reason: Reason


class Decision(msgspec.Struct, frozen=True):
    """What a seat knew when it had something to choose, and what it chose."""

    index: int
    round: int
    view: View
    memory: Memory
    played: Action


class Review(msgspec.Struct, frozen=True):
    seat: int
    seed: str
    decisions: tuple[Decision, ...]
    progress: float = 0.0
    is_done: bool = False
    moments: tuple[Moment, ...] = ()
    """At most three, the costliest first. None until it is done."""


def begin(steps: Sequence[Step], moves: Sequence[tuple[int, Action]], seat: int, seed: str) -> Review:
    """Find the decisions of a seat. `steps` are the deal and each move, `moves` the seats and actions after the deal."""
    return Review(seat, seed, ())


def advance(review: Review) -> Review:
    """Think for some 0.3 s."""
    return replace(review, progress=1.0, is_done=True)


def fitting_deal(decision: Decision, seat: int, seed: str) -> State:
    """Return the position once more, with hidden cards that fit what the seat knew: to try it again."""
    view = decision.view
    state = PossibleDeals(view, decision.memory, seat, Seeded(seed).below).draw()
    return replace(state, history=view.history, last=view.last)
