"""What the hard player deduces from who put what where: how likely each card is to be another player's sigil."""

from collections.abc import Iterable, Iterator
from functools import cache
from math import exp, log
from typing import TypeAlias

from bot.core.cards import Card
from cogs.jugglers.rules.gatherings import POLICIES, shares
from cogs.jugglers.rules.poker import kind_of, strength
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import KnownContribution, Means, Memory

PREFERENCES = ((-1.0, 1.0, -1.0), (-1.5, 0.0, 1.5), (1.5, 0.0, -1.5), (1.0, -1.0, 1.0))
"""The strength that a player would like each draft's hand to have, by interest in the two policies."""
INTERESTS = range(len(PREFERENCES))

_PREFERENCE_WEIGHTS = (0.1, 0.35, 0.6, 1.0)
"""The weights of preferences, by the number of cycles to come: early on, players put cards where they want a strong
hand, in the last cycle wherever they can still change something.
"""
_RAISES = (0.08, 0.35, 0.62)
"""The chances that a card turned up raises the kind of its hand: its owner wants the hand weak, does not care, or wants
it strong.
"""
_RAISES_ON_AVERAGE = 0.35
_PLAYS_FOR_SIGIL = 0.9
"""The certainty that another player plays for their sigil at all."""


@cache
def interest(sigil: Card, policies: tuple[Card, Card]) -> int:
    """Return which of the two policies share with the sigil, as an index into `PREFERENCES`."""
    return 2 * shares(sigil, policies[0]) + shares(sigil, policies[1])


def attitude(interest_: int, draft: int) -> int:
    """Return 0 for one who wants this draft's hand weak, 1 for one who does not care, 2 for one who wants it strong."""
    preferred = PREFERENCES[interest_][draft]
    return 1 if not preferred else 2 if preferred > 0 else 0


def _softmax(preferred: tuple[float, float, float], weight: float) -> tuple[float, float, float]:
    left, joker, right = (exp(weight * each) for each in preferred)
    total = left + joker + right
    return left / total, joker / total, right / total


_DRAFT_PROBABILITIES = tuple(
    tuple(_softmax(preferred, weight) for preferred in PREFERENCES) for weight in _PREFERENCE_WEIGHTS
)
"""The chance that each draft is chosen, by cycles to come and interest."""

# Log-likelihoods, in comparison with a player who chooses at random.
_OF_DRAFT = tuple(
    tuple(tuple(log(3 * likely) for likely in by_draft) for by_draft in by_interest)
    for by_interest in _DRAFT_PROBABILITIES
)
_OF_RAISING = tuple(log(raises / _RAISES_ON_AVERAGE) for raises in _RAISES)
_OF_NOT_RAISING = tuple(log((1 - raises) / (1 - _RAISES_ON_AVERAGE)) for raises in _RAISES)


def draft_probabilities(cycles_to_come: int, interest_: int) -> tuple[float, float, float]:
    return _DRAFT_PROBABILITIES[min(cycles_to_come, len(_DRAFT_PROBABILITIES) - 1)][interest_]


Clue: TypeAlias = tuple[int, tuple[Card, Card], list[float]]
"""The seat that decided, the policies of that gathering, and the log-likelihood by interest."""


def evidence_of(clues: Iterable[Clue], memory: Memory, seat: int, seats: int) -> dict[int, dict[Card, float]]:
    """Return for each other player the log-likelihood of each card that may be their sigil."""
    shown = {memory.sigil, *(policy for pair in memory.policies for policy in pair)}
    candidates = [policy for policy in POLICIES if policy not in shown]
    evidence = {other: dict.fromkeys(candidates, 0.0) for other in range(seats) if other != seat}
    for decider, policies, by_interest in clues:
        if decider in evidence:
            so_far = evidence[decider]
            for candidate in candidates:
                so_far[candidate] += by_interest[interest(candidate, policies)]
    return evidence


def built_before(contribution: KnownContribution, memory: Memory) -> list[Card]:
    """List what had been turned up on a draft when this card was put there, as far as it is known."""
    opened = memory.opened[contribution.gathering - 1][contribution.draft : contribution.draft + 1]
    turned_up = [
        other.card
        for other in memory.contributions
        if other.turned_up
        and other.card is not None
        and (other.gathering, other.draft) == (contribution.gathering, contribution.draft)
        and other.cycle < contribution.cycle
    ]
    return [*opened, *turned_up]


def sigil_probabilities(memory: Memory, seat: int, seats: int) -> dict[int, dict[Card, float]]:
    """Return for each other player how likely each card is their sigil."""
    evidence = evidence_of(_clues(memory, seats), memory, seat, seats)
    for other, found in evidence.items():
        weights = {card: _PLAYS_FOR_SIGIL * exp(likely) + 1 - _PLAYS_FOR_SIGIL for card, likely in found.items()}
        total = sum(weights.values())
        evidence[other] = {card: weight / total for card, weight in weights.items()}
    return evidence


def _clues(memory: Memory, seats: int) -> Iterator[Clue]:
    layout = LAYOUTS[seats]
    for contribution in memory.contributions:
        card, draft = contribution.card, contribution.draft
        by_interest = _OF_DRAFT[min(layout.cycles - contribution.cycle, len(_OF_DRAFT) - 1)]
        evidence = [by_interest[each][draft] for each in INTERESTS]
        is_seen = contribution.means is Means.HAND and contribution.turned_up
        # A hand's first card says nothing: any makes it a high card.
        if is_seen and card is not None and (before := built_before(contribution, memory)):
            raises = kind_of(strength((*before, card))) > kind_of(strength(before))
            by_attitude = _OF_RAISING if raises else _OF_NOT_RAISING
            evidence = [
                found + by_attitude[attitude(each, draft)] for each, found in zip(INTERESTS, evidence, strict=True)
            ]
        yield layout.deciders[contribution.place], memory.policies[contribution.gathering - 1], evidence


def interest_probabilities(sigils: dict[Card, float], policies: tuple[Card, Card]) -> tuple[float, ...]:
    """Return how likely each interest in these policies is, if the sigils are so likely."""
    found = [0.0] * len(PREFERENCES)
    for card, likely in sigils.items():
        found[interest(card, policies)] += likely
    return tuple(found)
