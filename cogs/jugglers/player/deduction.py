"""What the hard computer player makes of who put what where: how likely each card is to be another's sigil."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from math import exp, log

from bot.core.cards import Card
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.poker import kind_of, strength
from cogs.jugglers.rules.scoring import POLICIES, shares
from cogs.jugglers.rules.state import Contributed, Means, Memory

LIKES = ((-1.0, 1.0, -1.0), (-1.5, 0.0, 1.5), (1.5, 0.0, -1.5), (1.0, -1.0, 1.0))
"""How a sensible player likes each draft's hand to be strong, by its interest in the two policies."""
INTERESTS = range(len(LIKES))

_INSISTENCE = (0.1, 0.35, 0.6, 1.0)
"""By how many cycles are still to come: early on players put cards where they want a strong hand, in the last cycle
wherever something can still be turned."""
_RAISES = (0.08, 0.35, 0.62)
"""How often a card turned up makes a better kind of its hand, by whether its owner wants the hand weak, does not care,
or wants it strong."""
_RAISES_AT_ALL = 0.35
_SENSIBLE = 0.9
"""How sure one is that another plays for its sigil at all."""


@cache
def interest(sigil: Card, policies: tuple[Card, Card]) -> int:
    """Which of the two policies share with the sigil: an index into `LIKES`."""
    return 2 * shares(sigil, policies[0]) + shares(sigil, policies[1])


def attitude(interest_: int, draft: int) -> int:
    """0 if it wants this draft's hand weak, 1 if it does not care, 2 if it wants it strong."""
    liking = LIKES[interest_][draft]
    return 1 if not liking else 2 if liking > 0 else 0


def _chances(likes: tuple[float, float, float], insistence: float) -> tuple[float, float, float]:
    left, joker, right = (exp(insistence * liking) for liking in likes)
    total = left + joker + right
    return left / total, joker / total, right / total


CHOICES = tuple(tuple(_chances(likes, insistence) for likes in LIKES) for insistence in _INSISTENCE)
"""By cycles still to come and interest: how likely each draft is chosen."""

_CHOICE_TELLS = tuple(
    tuple(tuple(log(3 * chance) for chance in chances) for chances in by_interest) for by_interest in CHOICES
)
_RAISING_TELLS = tuple(log(raises / _RAISES_AT_ALL) for raises in _RAISES)
_NOT_RAISING_TELLS = tuple(log((1 - raises) / (1 - _RAISES_AT_ALL)) for raises in _RAISES)


def choices(cycles_to_come: int, interest_: int) -> tuple[float, float, float]:
    return CHOICES[min(cycles_to_come, len(CHOICES) - 1)][interest_]


def suspicions(memory: Memory, seat: int, seats: int) -> dict[int, dict[Card, float]]:
    """For each other human how likely each card is its sigil."""
    shown = {memory.sigil, *(policy for pair in memory.policies for policy in pair)}
    candidates = [policy for policy in POLICIES if policy not in shown]
    telling = {other: dict.fromkeys(candidates, 0.0) for other in range(seats) if other != seat}
    for decider, policies, tells in _clues(memory, seats):
        if decider in telling:
            so_far = telling[decider]
            for candidate in candidates:
                so_far[candidate] += tells[interest(candidate, policies)]
    return {other: _normal(found) for other, found in telling.items()}


def _normal(telling: dict[Card, float]) -> dict[Card, float]:
    weights = {card: _SENSIBLE * exp(told) + 1 - _SENSIBLE for card, told in telling.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


_Clue = tuple[int, tuple[Card, Card], list[float]]
"""Who decided, what it was about, and how much likelier (as a logarithm) it is of each interest."""


def _clues(memory: Memory, seats: int) -> Iterator[_Clue]:
    layout = LAYOUTS[seats]
    for number, group in groupby(memory.contributions, key=lambda put: put.gathering):
        puts = list(group)
        policies = memory.policies[number - 1]
        for put in puts:
            decider = layout.deciders[put.place]
            if decider == AUTOMATIC:
                continue
            by_interest = _CHOICE_TELLS[min(layout.cycles - put.cycle, len(_CHOICE_TELLS) - 1)]
            tells = [by_interest[each][put.draft] for each in INTERESTS]
            if put.means is Means.HAND and put.turned_up and put.card is not None:
                of_card = _tells_of_card(put, puts, memory)
                tells = [told + of_card[attitude(each, put.draft)] for each, told in zip(INTERESTS, tells, strict=True)]
            yield decider, policies, tells


_NOTHING = (0.0, 0.0, 0.0)


def _tells_of_card(put: Contributed, puts: list[Contributed], memory: Memory) -> tuple[float, ...]:
    """By attitude; of a hand's first card nothing, as each is alike then."""
    opened = memory.opened[put.gathering - 1]
    before = [*opened[put.draft : put.draft + 1]]
    before += [
        other.card
        for other in puts
        if other.turned_up and other.card is not None and other.draft == put.draft and other.cycle < put.cycle
    ]
    if not before or put.card is None:
        return _NOTHING
    raises = kind_of(strength((*before, put.card))) > kind_of(strength(before))
    return _RAISING_TELLS if raises else _NOT_RAISING_TELLS


def interests(suspects: dict[Card, float], policies: tuple[Card, Card]) -> tuple[float, ...]:
    """How likely the seat has each interest in these policies."""
    found = [0.0] * len(LIKES)
    for card, likely in suspects.items():
        found[interest(card, policies)] += likely
    return tuple(found)
