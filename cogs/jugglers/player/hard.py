"""The hard player: it works out who is who, what each outcome is worth for the match, and tries every action in many
courses of things.
"""

from collections.abc import Sequence
from random import Random

from bot.core.game import Roll
from cogs.jugglers.player import normal
from cogs.jugglers.player.deduction import INTERESTS, interests, suspicions
from cogs.jugglers.player.rollouts import values
from cogs.jugglers.player.valuation import prospects
from cogs.jugglers.rules.state import Action, Memory, View

_SEEDS = 1 << 32


def choose(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    if view.asking == "secret":
        return normal.choose(view, memory, seat, roll)
    # Much faster than `roll`, and for the same seed the same everywhere, too.
    random = Random(roll(_SEEDS)).random  # noqa: S311
    suspects = suspicions(memory, seat, view.seats)
    worth = prospects(view, memory, seat, suspects, random)
    known = {other: interests(found, memory.policies[-1]) for other, found in suspects.items()}
    known[seat] = _own_interests(worth)
    actions = normal.choices(view)
    totals = values(view, memory, actions, known, worth, random)
    return max(zip(totals, actions, strict=True), key=lambda choice: choice[0])[1]


def _own_interests(worth: Sequence[float]) -> tuple[float, ...]:
    """What is worth passing need not share with one's sigil: it may do others no good."""
    nothing, right, left, _ = worth
    own = 2 * (left > nothing) + (right > nothing)
    return tuple(float(each == own) for each in INTERESTS)
