"""What a hard computer's move was based on: the same question once more, with the figures that led to the answer."""

from collections.abc import Sequence

import msgspec

from bot.core.chance import Seeded
from bot.core.game import Question
from cogs.roundup.player import hard
from cogs.roundup.rules.state import Action, Jack, King, Queen, State
from cogs.roundup.rules.turn import asked_for

_SHOWN = 2


class Basis(msgspec.Struct, frozen=True):
    action: Action
    deals: int
    """In how many it was tried, as the best other one."""
    worth: float
    """How much chance to win it seemed to give, 0 to 1."""
    other: Action | None
    other_worth: float
    target: int | None
    """The seat that it was aimed at."""
    holding: int | None
    """In how many of them the target held what was asked for, if anything was."""
    drawn: Sequence[State]
    """A few of them."""


def explain(question: Question) -> Basis:
    roll = Seeded(question.seed).below
    thought = hard.think(question.view, question.memory, question.seat, roll, question.effort)
    return Basis(
        thought.action,
        len(thought.deals),
        thought.worth,
        thought.other,
        thought.other_worth,
        thought.action.target if isinstance(thought.action, Jack | Queen | King) else None,
        _holding(thought.action, thought.deals),
        thought.deals[:_SHOWN],
    )


def _holding(action: Action, deals: Sequence[State]) -> int | None:
    match action:
        case Queen(_, target, suit):
            asked = [asked_for(deal.down[target], suit, None) for deal in deals]
        case King(_, target, number):
            asked = [asked_for(deal.down[target], None, number) for deal in deals]
        case _:
            return None
    return sum(map(bool, asked))
