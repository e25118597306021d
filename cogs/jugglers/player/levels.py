"""The computer player at its three levels. It knows only what its seat sees and remembers.

Easy ignores what others have done, overlooks cards, and misplays now and then. Hard deduces who may have which sigil,
works out what each outcome is worth for the match, and tries every action in many rollouts.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from bot.core.game import FULL, Effort, Level, Roll
from cogs.jugglers.player import normal
from cogs.jugglers.player.deduction import INTERESTS, interest_probabilities, sigil_probabilities
from cogs.jugglers.player.rollouts import action_values
from cogs.jugglers.player.valuation import outcome_values
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_DECK, FROM_HAND
from cogs.jugglers.rules.state import Action, Memory, View

# Each happens once in this many times.
_PLAYS_AT_RANDOM = 4
_FORGETS_WHOSE_TURN_IT_IS = 40
_FORGETS_THE_DECK_IS_EMPTY = 25
_OVERLOOKS_HALF_ITS_HAND = 4


def _choose_easily(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    if view.asking == "secret":
        return normal.choose(view, memory, seat, roll)
    misplay = _misplay(view, roll)
    if misplay:
        return misplay
    if view.asking == "place" and not roll(_OVERLOOKS_HALF_ITS_HAND):
        view = replace(view, hand=view.hand[: 1 + len(view.hand) // 2])
    if roll(_PLAYS_AT_RANDOM):
        return normal.choose(view, replace(memory, contributions=()), seat, roll)
    actions = normal.legal_actions(view)
    return actions[roll(len(actions))]


def _misplay(view: View, roll: Roll) -> Action | None:
    """Choose a misplay that a seat can make in its own turn (G22)."""
    if view.seats == 2 and not roll(_FORGETS_WHOSE_TURN_IT_IS):
        if view.asking == "place":
            return FOR_DUMMY[roll(len(FOR_DUMMY))]
        return FROM_HAND[view.hand[roll(len(view.hand))]][roll(len(FOR_DUMMY))]
    if view.asking == "place" and not view.deck and not roll(_FORGETS_THE_DECK_IS_EMPTY):
        return FROM_DECK[roll(len(FROM_DECK))]
    return None


_SEEDS = 1 << 32
_LEAST_EFFORT = 0.5
"""Measured: with a quarter it is hardly stronger than the normal player."""


def _choose_hard(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL) -> Action:
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
    """Return the own interest, by what it is worth: a policy that does not share with one's own sigil may do others
    more harm.
    """
    nothing, right, left, _ = worth
    own = 2 * (left > nothing) + (right > nothing)
    return tuple(float(each == own) for each in INTERESTS)


def choose(view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL) -> Action:
    if level == "hard":
        return _choose_hard(view, memory, seat, roll, effort)
    if level == "easy":
        return _choose_easily(view, memory, seat, roll)
    return normal.choose(view, memory, seat, roll)
