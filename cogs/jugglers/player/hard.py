"""The hard player: it deduces who may have which sigil, works out what each outcome is worth for the match, and tries
every action in many rollouts.
"""

from collections.abc import Sequence
from random import Random

from bot.core.game import FULL, Effort, Roll
from cogs.jugglers.player import normal
from cogs.jugglers.player.deduction import INTERESTS, interest_probabilities, sigil_probabilities
from cogs.jugglers.player.rollouts import action_values
from cogs.jugglers.player.valuation import outcome_values
from cogs.jugglers.rules.state import Action, Memory, View

_SEEDS = 1 << 32
_LEAST_EFFORT = 0.5
"""Measured: with a quarter it is hardly stronger than the normal player."""


def choose(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL) -> Action:
    if view.asking == "secret":
        return normal.choose(view, memory, seat, roll)
    effort = max(effort, _LEAST_EFFORT)
    # Much faster than `roll`, and just as reproducible.
    random = Random(roll(_SEEDS)).random  # noqa: S311
    sigils = sigil_probabilities(memory, seat, view.seats)
    worth = outcome_values(view, memory, seat, sigils, random, effort)
    interests = {other: interest_probabilities(found, memory.policies[-1]) for other, found in sigils.items()}
    interests[seat] = _own_interest(worth)
    actions = normal.legal_actions(view)
    values = action_values(view, memory, actions, interests, worth, random, effort)
    return max(zip(values, actions, strict=True), key=lambda choice: choice[0])[1]


def _own_interest(worth: Sequence[float]) -> tuple[float, ...]:
    """Follows from what it is worth: a policy that does not share with one's own sigil may do others more harm."""
    nothing, right, left, _ = worth
    own = 2 * (left > nothing) + (right > nothing)
    return tuple(float(each == own) for each in INTERESTS)
