"""A plain player of Jugglers, for the judge: it goes by rule of thumb, so it takes a thirtieth of the time of a normal
player, and shares nothing with any player of the bot but the rules.

It wants the policies of its sigil to pass and the others to fail, whatever the others do, and puts its card where
that does most for the *outlook* of the rows: how good a row's hand becomes, on average, if random cards follow.
"""

import math
from bisect import bisect_left
from random import Random

from bot.core.game import Roll
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_DECK, FROM_HAND, turn_of
from cogs.jugglers.rules.gatherings import SHARING
from cogs.jugglers.rules.poker import INFLUENCES, MOST_CARDS, strength
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import DRAFTS, JOKER, LEFT, RIGHT, Action, Pile, Secret, State

_OWN, _OTHERS = 0.6, -0.4
"""What it is worth that a policy passes: any policy shares with two in five of the other sigils."""
_STEEPNESS = 5.0
"""How much a better outlook helps. Fitted to which policies passed among normal players."""
_RANDOM = Random("hands")  # noqa: S311
_RANDOM_HANDS = sorted(strength(_RANDOM.sample(INFLUENCES, MOST_CARDS)) for _ in range(20_000))

_BITS = {card: 1 << number for number, card in enumerate(INFLUENCES)}
_OUTLOOKS: tuple[dict[int, float], ...] = tuple({} for _ in range(MOST_CARDS + 1))


def outlook(cards: Pile, to_come: int) -> float:
    """Return the share of random hands that this one beats, on average, after so many more random cards."""
    to_come = min(to_come, MOST_CARDS - len(cards))
    key = 0
    for card in cards:
        key |= _BITS[card]
    found, known = _OUTLOOKS[to_come].get(key), _OUTLOOKS[to_come]
    if found is None:
        if to_come:
            after = [outlook((*cards, card), to_come - 1) for card in INFLUENCES if not key & _BITS[card]]
            found = sum(after) / len(after)
        else:
            found = bisect_left(_RANDOM_HANDS, strength(cards)) / len(_RANDOM_HANDS)
        known[key] = found
    return found


def choose(state: State, seat: int, roll: Roll) -> Action:
    """Choose an action that is always legal, by what the seat can see of this state."""
    gathering, turn, layout = state.gathering, turn_of(state), LAYOUTS[state.seats]
    if turn.asking == "secret":
        return Secret(roll(layout.allowance + 1))
    own = SHARING[state.round.sigils[seat]]
    left, right = (_OWN if policy in own else _OTHERS for policy in gathering.policies)
    to_come = layout.cycles - turn.cycle
    outlooks = [outlook(cards, to_come + 1) for cards in gathering.poker]

    def worth() -> float:
        joker = outlooks[JOKER]
        return left / (1 + math.exp(_STEEPNESS * (joker - outlooks[LEFT]))) + right / (
            1 + math.exp(_STEEPNESS * (joker - outlooks[RIGHT]))
        )

    before = worth()
    if turn.asking == "dummy":
        return FOR_DUMMY[
            max(DRAFTS, key=lambda draft: (-left - right) / 2 if draft == JOKER else (left, right)[draft // 2])
        ]
    best, found = -math.inf, None
    later = (layout.places - 1 - gathering.turn % layout.places) / len(DRAFTS)
    for draft in DRAFTS:
        cards, usual = gathering.poker[draft], outlooks[draft]
        likely = 1 / (1 + len(gathering.down[draft]) + later)
        for card in gathering.hands[seat]:
            outlooks[draft] = outlook((*cards, card), to_come)
            gain = likely * (worth() - before)
            if gain > best:
                best, found = gain, FROM_HAND[card][draft]
        outlooks[draft] = usual
    return found if found is not None else FROM_DECK[JOKER]
