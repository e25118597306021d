"""What a hard computer's move was based on: the same question once more, with the figures that led to the answer."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import Question
from cogs.jugglers.player import choose, hard
from cogs.jugglers.rules.state import Action, State


class Basis(msgspec.Struct, frozen=True):
    action: Action
    rollouts: int = 0
    """In how many ways the gathering was played on. 0: a number of secret influences is chosen at random."""
    gain: float = 0.0
    """How much chance to win it seemed to add, 0 to 1, compared with no card at all."""
    other: Action | None = None
    """The next best."""
    other_gain: float = 0.0
    wanted: tuple[bool, bool] = (False, False)
    """Whether the left and the right policy should pass."""
    policies: tuple[Card, Card] = (0, 0)
    suspect: int = 0
    """Of whose sigil it was surest, of which card, and how sure."""
    sigil: Card = 0
    likely: float = 0.0
    target: int | None = None
    drawn: Sequence[State] = ()
    """It imagines no whole deals."""


def explain(question: Question) -> Basis:
    view, memory, seat, roll = question.view, question.memory, question.seat, Seeded(question.seed).below
    if view.asking == "secret":
        return Basis(choose(view, memory, seat, roll, question.level, question.effort))
    thought = hard.think(view, memory, seat, roll, question.effort)
    (gain, action), (other_gain, other), *_ = sorted(thought.choices, key=lambda choice: choice[0], reverse=True)
    likely, suspect, sigil = max(
        (likely, seat, card) for seat, found in thought.sigils.items() for card, likely in found.items()
    )
    return Basis(
        action,
        hard.ROLLOUTS,
        gain,
        other,
        other_gain,
        thought.wanted,
        memory.policies[-1],
        suspect,
        sigil,
        likely,
    )
