"""What the cards that others put on the drafts suggest about their sigils, to the normal player."""

from collections.abc import Iterator
from math import exp

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.jugglers.player.deduction import interest
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.scoring import POLICIES, shares
from cogs.jugglers.rules.state import JOKER, LEFT, KnownContribution, Means, Memory

_EVIDENCE_WEIGHT = 0.6
_SUPPORT = {Means.HAND: 0.6, Means.DECK: 0.2, Means.DUMMY: 0.4}
"""How much a card that nobody has seen supports its draft; one off the deck hardly does."""
_STRAIGHT_REACH = 4
"""Ranks this far apart can still be in one straight."""


def preferences(left: float, right: float) -> tuple[float, float, float]:
    """How strong a player would like each draft's hand to be who wishes so much for the policies to pass."""
    return left, -(left + right) / 2, right


_PREFERENCES = tuple(preferences(left, right) for left in (-1.0, 1.0) for right in (-1.0, 1.0))
"""By interest."""


def fit(card: Card, hand: tuple[Card, ...]) -> float:
    """The share of the hand that the card could make something with."""
    if not hand:
        return 0.5
    alike = (
        sum(RANK_OF[card] == RANK_OF[other] for other in hand),
        sum(SUIT_OF[card] == SUIT_OF[other] for other in hand),
        sum(0 < abs(RANK_OF[card] - RANK_OF[other]) <= _STRAIGHT_REACH for other in hand) / 2,
    )
    return max(alike) / len(hand)


def wishes(memory: Memory, seat: int, seats: int) -> dict[int, tuple[float, float]]:
    """For each other player how likely the left and the right policy of this gathering share with their sigil, from -1
    (surely not) to 1 (surely).
    """
    shown = {memory.sigil, *(policy for pair in memory.policies for policy in pair)}
    candidates = [policy for policy in POLICIES if policy not in shown]
    evidence = {other: dict.fromkeys(candidates, 0.0) for other in range(seats) if other != seat}
    for decider, clue in _clues(memory, seats):
        if decider in evidence:
            by_interest = [_evidence(clue, preferred) for preferred in _PREFERENCES]
            for candidate in candidates:
                evidence[decider][candidate] += by_interest[interest(candidate, clue[2])]
    left, right = memory.policies[-1]
    found: dict[int, tuple[float, float]] = {}
    for other, by_candidate in evidence.items():
        weights = list(map(exp, by_candidate.values()))
        total = sum(weights)
        likely = [
            sum(weight for weight, candidate in zip(weights, candidates, strict=True) if shares(candidate, policy))
            for policy in (left, right)
        ]
        found[other] = 2 * likely[0] / total - 1, 2 * likely[1] / total - 1
    return found


_Clue = tuple[int, float, tuple[Card, Card]]
"""A draft, how much it was supported (less than 0: hindered), and the policies of that gathering."""


def _clues(memory: Memory, seats: int) -> Iterator[tuple[int, _Clue]]:
    """With the seat that decided."""
    deciders = LAYOUTS[seats].deciders
    for contribution in memory.contributions:
        decider = deciders[contribution.place]
        if decider != AUTOMATIC:
            policies = memory.policies[contribution.gathering - 1]
            yield decider, (contribution.draft, _support(contribution, memory), policies)


def _support(contribution: KnownContribution, memory: Memory) -> float:
    if contribution.card is None or contribution.means is not Means.HAND:
        return _SUPPORT[contribution.means]
    dealt = memory.opened[contribution.gathering - 1]
    hand = [
        other.card
        for other in memory.contributions
        if other.card is not None
        and other.turned_up
        and (other.gathering, other.draft) == (contribution.gathering, contribution.draft)
        and other.cycle < contribution.cycle
    ]
    return 2 * fit(contribution.card, (*dealt[contribution.draft : contribution.draft + 1], *hand)) - 0.7


def _evidence(clue: _Clue, preferred: tuple[float, float, float]) -> float:
    """The log-likelihood of the clue for a player with these preferences."""
    draft, support, _ = clue
    own = preferred[draft]
    others = (preferred[LEFT] + preferred[JOKER] + preferred[-1] - own) / 2
    return _EVIDENCE_WEIGHT * support * (own - others) / 2
