"""What the cards that others put on the drafts tell of their sigils."""

from collections.abc import Iterator
from math import exp

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.jugglers.player.deduction import interest
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.scoring import POLICIES, shares
from cogs.jugglers.rules.state import JOKER, LEFT, Contributed, Means, Memory

_TELLING = 0.6
_SUPPORT = {Means.HAND: 0.6, Means.DECK: 0.2, Means.DUMMY: 0.4}
"""How much a card whose face nobody saw is a wish for its draft; one off the deck hardly is."""
_NARROW = 4
"""Ranks this far apart can still be in one straight."""


def leaning(left: float, right: float) -> tuple[float, float, float]:
    """How much one who wishes the policies to pass so much likes each draft's hand to be strong."""
    return left, -(left + right) / 2, right


_LIKES = tuple(leaning(left, right) for left in (-1.0, 1.0) for right in (-1.0, 1.0))
"""By interest."""


def fit(card: Card, hand: tuple[Card, ...]) -> float:
    """Which share of the hand the card could make something with."""
    if not hand:
        return 0.5
    alike = (
        sum(RANK_OF[card] == RANK_OF[other] for other in hand),
        sum(SUIT_OF[card] == SUIT_OF[other] for other in hand),
        sum(0 < abs(RANK_OF[card] - RANK_OF[other]) <= _NARROW for other in hand) / 2,
    )
    return max(alike) / len(hand)


def wishes(memory: Memory, seat: int, seats: int) -> dict[int, tuple[float, float]]:
    """For each other human how likely the left and the right policy of this gathering share with their sigil, from
    -1 (surely not) to 1 (surely).
    """
    shown = {memory.sigil, *(policy for pair in memory.policies for policy in pair)}
    candidates = [policy for policy in POLICIES if policy not in shown]
    telling = {other: dict.fromkeys(candidates, 0.0) for other in range(seats) if other != seat}
    for decider, clue in _clues(memory, seats):
        if decider in telling:
            tells = [_telling(clue, likes) for likes in _LIKES]
            for candidate in candidates:
                telling[decider][candidate] += tells[interest(candidate, clue[2])]
    left, right = memory.policies[-1]
    found: dict[int, tuple[float, float]] = {}
    for other, told in telling.items():
        weights = list(map(exp, told.values()))
        total = sum(weights)
        likely = [
            sum(weight for weight, candidate in zip(weights, candidates, strict=True) if shares(candidate, policy))
            for policy in (left, right)
        ]
        found[other] = 2 * likely[0] / total - 1, 2 * likely[1] / total - 1
    return found


_Clue = tuple[int, float, tuple[Card, Card]]
"""A draft, how much it was supported (less than 0: hindered), and the policies it was about."""


def _clues(memory: Memory, seats: int) -> Iterator[tuple[int, _Clue]]:
    """With the seat that decided."""
    deciders = LAYOUTS[seats].deciders
    for put in memory.contributions:
        decider = deciders[put.place]
        if decider != AUTOMATIC:
            yield decider, (put.draft, _support(put, memory), memory.policies[put.gathering - 1])


def _support(put: Contributed, memory: Memory) -> float:
    if put.card is None or put.means is not Means.HAND:
        return _SUPPORT[put.means]
    dealt = memory.opened[put.gathering - 1]
    hand = [
        other.card
        for other in memory.contributions
        if other.card is not None
        and other.turned_up
        and (other.gathering, other.draft) == (put.gathering, put.draft)
        and other.cycle < put.cycle
    ]
    return 2 * fit(put.card, (*dealt[put.draft : put.draft + 1], *hand)) - 0.7


def _telling(clue: _Clue, likes: tuple[float, float, float]) -> float:
    """How much likelier, as a logarithm, the clue is of one who likes the drafts so."""
    draft, support, _ = clue
    own = likes[draft]
    others = (likes[LEFT] + likes[JOKER] + likes[-1] - own) / 2
    return _TELLING * support * (own - others) / 2
