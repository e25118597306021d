"""Why one action was better than another: true by the two, and the deals in which they were compared."""

from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import Card
from cogs.jugglers.player.grading import Graded
from cogs.jugglers.rules.state import LEFT, RIGHT, FromDeck, Place, View

Key: TypeAlias = Literal[
    "row",  # the same, but in another row
    "card",  # another card in the same row
    "deck",  # the top of the deck instead of a card of one's own
    "both",  # another card in another row
]
Effect: TypeAlias = Literal[
    "pass",  # a policy passes more often, which is worth something
    "fail",  # a policy fails more often, which is worth something
]


class Reason(msgspec.Struct, frozen=True):
    key: Key
    effect: Effect | None
    """What changes most in the compared deals. None if it is many small things."""
    policy: Card
    """Which it is about."""
    played: float
    """In what share of the deals that happens after the action that was played, 0 to 1."""
    better: float
    """The same after the better action."""


def reason_of(view: View, seat: int, played: Graded, better: Graded) -> Reason:
    gains = [
        (wanted * (after - before), side)
        for side, (wanted, before, after) in enumerate(zip(played.wanted, played.passed, better.passed, strict=True))
    ]
    gain, side = max(gains)
    policy = view.drafts[(LEFT, RIGHT)[side]].policy
    assert policy is not None
    before, after = played.passed[side] / played.deals, better.passed[side] / better.deals
    if gain <= 0:
        return Reason(_key(played, better), None, policy, before, after)
    if after > before:
        return Reason(_key(played, better), "pass", policy, before, after)
    return Reason(_key(played, better), "fail", policy, 1 - before, 1 - after)


def _key(played: Graded, better: Graded) -> Key:
    one, other = played.action, better.action
    if isinstance(other, FromDeck) and isinstance(one, Place):
        return "deck"
    if one.draft == other.draft:
        return "card"
    return "row" if not isinstance(other, Place) or getattr(one, "card", None) == other.card else "both"
