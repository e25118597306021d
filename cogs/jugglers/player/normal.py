"""The normal player: it guesses what the others want from what they did, and tries its actions on samples."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from math import exp
from random import Random

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.jugglers.player.deduction import Clue, built_before, evidence_of
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_DECK, FROM_HAND
from cogs.jugglers.rules.gatherings import shares
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.seating import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    LEFT,
    RIGHT,
    Action,
    Means,
    Memory,
    Place,
    Secret,
    View,
)

_EVIDENCE_WEIGHT = 0.6
_SUPPORT = {Means.HAND: 0.6, Means.DECK: 0.2, Means.DUMMY: 0.4}
"""The support of a card that nobody has seen for its draft; one off the deck hardly supports it."""
_STRAIGHT_REACH = 4
"""Ranks this far apart can still be in one straight."""


def preferences(left: float, right: float) -> tuple[float, float, float]:
    """Return how strong a player wants each draft's hand to be who wishes so much for the policies to pass."""
    return left, -(left + right) / 2, right


_PREFERENCES = tuple(preferences(left, right) for left in (-1.0, 1.0) for right in (-1.0, 1.0))
"""The preferences, by interest."""


def fit(card: Card, hand: Sequence[Card]) -> float:
    """Return the share of the hand that the card could make something with."""
    if not hand:
        return 0.5
    alike = (
        sum(RANK_OF[card] == RANK_OF[other] for other in hand),
        sum(SUIT_OF[card] == SUIT_OF[other] for other in hand),
        sum(0 < abs(RANK_OF[card] - RANK_OF[other]) <= _STRAIGHT_REACH for other in hand) / 2,
    )
    return max(alike) / len(hand)


def wishes(memory: Memory, seat: int, seats: int) -> dict[int, tuple[float, float]]:
    """Return for each other player how likely the left and the right policy of this gathering share with their sigil,
    from -1 (surely not) to 1 (surely).
    """
    found: dict[int, tuple[float, float]] = {}
    for other, evidence in evidence_of(_clues(memory, seat, seats), memory, seat, seats).items():
        weights = {candidate: exp(likely) for candidate, likely in evidence.items()}
        total = sum(weights.values())
        left, right = (
            sum(weight for candidate, weight in weights.items() if shares(candidate, policy))
            for policy in memory.policies[-1]
        )
        found[other] = 2 * left / total - 1, 2 * right / total - 1
    return found


def _clues(memory: Memory, seat: int, seats: int) -> Iterator[Clue]:
    for contribution in memory.contributions:
        decider = LAYOUTS[seats].deciders[contribution.place]
        if decider not in (seat, AUTOMATIC):
            # How much the draft was supported; less than 0: hindered.
            if contribution.card is None or contribution.means is not Means.HAND:
                support = _SUPPORT[contribution.means]
            else:
                support = 2 * fit(contribution.card, built_before(contribution, memory)) - 0.7
            by_interest = [_evidence(contribution.draft, support, preferred) for preferred in _PREFERENCES]
            yield decider, memory.policies[contribution.gathering - 1], by_interest


def _evidence(draft: int, support: float, preferred: tuple[float, float, float]) -> float:
    """Return the log-likelihood of such support for a player with these preferences."""
    own = preferred[draft]
    others = (preferred[LEFT] + preferred[JOKER] + preferred[-1] - own) / 2
    return _EVIDENCE_WEIGHT * support * (own - others) / 2


SAMPLES = 50
_SEEDS = 1 << 32

_SCALE = 1000
"""Weights are integers, because `roll` takes and returns integers."""
_WITHOUT_CARD = 5
"""A draft is assumed to get no card in one of this many cycles to come."""


def choose(view: View, memory: Memory, seat: int, roll: Roll, samples: int = SAMPLES) -> Action:
    """Choose an action that is always legal."""
    if view.asking == "secret":
        # Unseen cards help nobody in particular; being unpredictable helps a little.
        return Secret(roll(view.allowance + 1))
    actions = legal_actions(view)
    position = _position(view, memory, seat)
    totals = [0.0] * len(actions)
    # Much faster than `roll`, and just as reproducible.
    random = Random(roll(_SEEDS)).random  # noqa: S311
    for _ in range(samples):
        sample = _Sample(position, lambda limit: int(random() * limit))
        for number, action in enumerate(actions):
            totals[number] += sample.value(action, position.worth)
    return max(zip(totals, actions, strict=True), key=lambda choice: choice[0])[1]


def legal_actions(view: View) -> list[Action]:
    if view.asking == "dummy":
        return list(FOR_DUMMY)
    places: list[Action] = [place for card in view.hand for place in FROM_HAND[card]]
    return [*places, *FROM_DECK] if view.deck else places


def wants(view: View, memory: Memory, seat: int) -> tuple[bool, bool]:
    """Return whether it would rather see the left policy pass, and the right one."""
    left, right = _position(view, memory, seat).worth
    return left > 0, right > 0


class _Position(msgspec.Struct):
    """What all samples have in common."""

    worth: tuple[float, float]
    """The worth to this seat if the left policy passes, and if the right one does."""
    hands: tuple[tuple[Card, ...], ...]
    unseen: list[Card]
    down: tuple[tuple[Card | None, ...], ...]
    """The cards face down on each draft: one's own, None for others'."""
    to_come: list[tuple[int, int, int]]
    """The tendency to each draft, for each place that still has its turn in this cycle."""
    cycles_left: int
    favoured: tuple[bool, ...]
    """The drafts whose hands most of the players want strong."""


def _position(view: View, memory: Memory, seat: int) -> _Position:
    others = wishes(memory, seat, view.seats)
    own_left, own_right = (float(shares(memory.sigil or 0, policy)) for policy in memory.policies[-1])
    likely_left, likely_right = (sum((wish[side] + 1) / 2 for wish in others.values()) for side in (0, 1))
    worth = own_left - likely_left / len(others), own_right - likely_right / len(others)
    preferred = {place: preferences(*wish) for place, wish in others.items()}
    preferred[seat] = preferences(*worth)
    current = [known for known in memory.contributions if known.gathering == len(memory.policies)]
    own_down = {known.place: known.card for known in current if known.cycle == memory.cycle and known.card is not None}
    seen = {known.card for known in current}.union(view.hand, *(draft.cards for draft in view.drafts))
    to_come = [preferred.get(place, (0.0, 0.0, 0.0)) for place in view.order[view.done + 1 :]]
    return _Position(
        worth=worth,
        hands=tuple(draft.cards for draft in view.drafts),
        unseen=[card for card in INFLUENCES if card not in seen],
        down=tuple(tuple(own_down.get(place) for place in draft.down) for draft in view.drafts),
        to_come=[(_weight(left), _weight(joker), _weight(right)) for left, joker, right in to_come],
        cycles_left=view.cycles - view.cycle,
        favoured=tuple(sum(each[draft] for each in preferred.values()) > 0 for draft in DRAFTS),
    )


def _weight(preference: float) -> int:
    return 1 + round(_SCALE * exp(preference))


def _in_random_order(cards: Sequence[Card], roll: Roll) -> Iterator[Card]:
    """Yield the unseen cards, from the start again if a sample takes more than there are."""
    left = list(cards)
    for at in cycle(range(len(left))):
        other = at + roll(len(left) - at)
        left[at], left[other] = left[other], left[at]
        yield left[at]


def _draw_for(unseen: Iterator[Card], hand: Sequence[Card], favoured: bool) -> Card:
    """Draw a card; for a player who wants the hand strong, the better of two."""
    card = next(unseen)
    if not favoured:
        return card
    return max(card, next(unseen), key=lambda choice: 0 if choice in hand else strength((*hand, choice)))


class _Sample:
    """One way in which the unseen cards may lie and the gathering may go on."""

    def __init__(self, position: _Position, roll: Roll) -> None:
        unseen = _in_random_order(position.unseen, roll)
        self._top = top = next(unseen)
        before = [[next(unseen) if card is None else card for card in down] for down in position.down]
        after: list[list[Card]] = [[], [], []]
        for left, joker, right in position.to_come:
            number = roll(left + joker + right)
            draft = LEFT if number < left else JOKER if number < left + joker else RIGHT
            after[draft].append(_draw_for(unseen, position.hands[draft], position.favoured[draft]))
        self._built: list[tuple[Card, ...]] = []
        for draft in DRAFTS:
            hand = position.hands[draft]
            for _ in range(position.cycles_left):
                if roll(_WITHOUT_CARD):
                    card = _draw_for(unseen, hand, position.favoured[draft])
                    hand = hand if card in hand else (*hand, card)
            self._built.append(hand)
        self._without: list[int] = []
        """The strength of each draft's hand without one's own card."""
        self._with: list[int | None] = []
        """The strength with it; None if it would be turned up, so that it depends on the card."""
        for draft in DRAFTS:
            below, above, die = before[draft], after[draft], roll(6)
            turned_up = die % (len(below) + 1 + len(above)) == len(below)
            self._without.append(self._settled(draft, [*below, *above], die))
            self._with.append(None if turned_up else self._settled(draft, [*below, top, *above], die))

    def _settled(self, draft: int, contested: list[Card], die: int) -> int:
        return self._turned_up(draft, contested[die % len(contested)]) if contested else strength(self._built[draft])

    def _turned_up(self, draft: int, card: Card) -> int:
        built = self._built[draft]
        return strength(built if card in built else (*built, card))

    def value(self, action: Action, worth: tuple[float, float]) -> float:
        assert not isinstance(action, Secret)
        draft = action.draft
        strengths = self._without.copy()
        known = self._with[draft]
        if known is None:
            known = self._turned_up(draft, action.card if isinstance(action, Place) else self._top)
        strengths[draft] = known
        left, joker, right = strengths
        return worth[0] * (left > joker) + worth[1] * (right > joker)
