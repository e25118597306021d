"""The sensible player: it reads the table for what the others want, and tries its choices on samples of the unknown."""

from collections.abc import Sequence
from math import exp
from random import Random

import msgspec

from bot.core.cards import Card
from bot.core.game import Roll
from cogs.jugglers.player.beliefs import leaning, wishes
from cogs.jugglers.rules.game import DECKS, DUMMIES, PLACES
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.scoring import shares
from cogs.jugglers.rules.state import DRAFTS, JOKER, LEFT, RIGHT, Action, Memory, Place, Secret, View

SAMPLES = 50
_SEEDS = 1 << 32

_SCALE = 1000
"""Of weights: numbers are asked for as whole ones."""
_SILENT = 5
"""In one of so many cycles to come a draft is thought to get no card."""


def choose(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    """Only ever a legal action."""
    if view.asking == "secret":
        # What is unseen helps nobody more than another; that it cannot be foretold helps a little.
        return Secret(roll(view.allowance + 1))
    actions = choices(view)
    table = _read(view, memory, seat)
    totals = [0.0] * len(actions)
    roll = quickened(roll)
    for _ in range(SAMPLES):
        sample = _draw_sample(table, roll)
        for number, action in enumerate(actions):
            totals[number] += sample.value(action, table.worth)
    return max(zip(totals, actions, strict=True), key=lambda choice: choice[0])[1]


def quickened(roll: Roll) -> Roll:
    """Another source, much faster and begun from this one, so that the same seed gives the same everywhere, too."""
    random = Random(roll(_SEEDS)).random  # noqa: S311
    return lambda limit: int(random() * limit)


def choices(view: View) -> list[Action]:
    if view.asking == "dummy":
        return list(DUMMIES)
    places: list[Action] = [place for card in view.hand for place in PLACES[card]]
    return [*places, *DECKS] if view.deck else places


class _Table(msgspec.Struct):
    """What the seat makes of its view, the same for every sample."""

    worth: tuple[float, float]
    """What it is worth to this seat that the left, and the right, policy passes."""
    hands: tuple[tuple[Card, ...], ...]
    unseen: list[Card]
    down: tuple[tuple[Card | None, ...], ...]
    """What lies face down on each draft: the cards of one's own, None for others'."""
    followers: list[tuple[int, int, int]]
    """For each place that still has its turn in this cycle, the weights of the drafts it may choose."""
    cycles_left: int
    liked: tuple[bool, ...]
    """The drafts whose hands more of the players want strong than weak."""


def _read(view: View, memory: Memory, seat: int) -> _Table:
    others = wishes(memory, seat, view.seats)
    own_left, own_right = (float(shares(memory.sigil or 0, policy)) for policy in memory.policies[-1])
    likely_left, likely_right = (sum((wish[side] + 1) / 2 for wish in others.values()) for side in (0, 1))
    worth = own_left - likely_left / len(others), own_right - likely_right / len(others)
    leanings = {place: leaning(*wish) for place, wish in others.items()}
    leanings[seat] = leaning(*worth)
    current = [put for put in memory.contributions if put.gathering == len(memory.policies)]
    own_down = {put.place: put.card for put in current if put.cycle == memory.cycle and put.card is not None}
    seen = {put.card for put in current}.union(view.hand, *(draft.cards for draft in view.drafts))
    followers = [leanings.get(place, (0.0, 0.0, 0.0)) for place in view.order[view.done + 1 :]]
    return _Table(
        worth=worth,
        hands=tuple(draft.cards for draft in view.drafts),
        unseen=[card for card in INFLUENCES if card not in seen],
        down=tuple(tuple(own_down.get(place) for place in draft.down) for draft in view.drafts),
        followers=[(_weight(left), _weight(joker), _weight(right)) for left, joker, right in followers],
        cycles_left=view.cycles - view.cycle,
        liked=tuple(sum(likes[draft] for likes in leanings.values()) > 0 for draft in DRAFTS),
    )


def _weight(liking: float) -> int:
    return 1 + round(_SCALE * exp(liking))


class _Unseen:
    """The unseen cards one after the other in random order, over again where a sample asks for more than there are."""

    def __init__(self, cards: Sequence[Card], roll: Roll) -> None:
        self._cards = list(cards)
        self._roll = roll
        self._drawn = 0

    def draw(self) -> Card:
        cards = self._cards
        at = self._drawn % len(cards)
        other = at + self._roll(len(cards) - at)
        cards[at], cards[other] = cards[other], cards[at]
        self._drawn += 1
        return cards[at]

    def draw_for(self, hand: Sequence[Card], liked: bool) -> Card:
        """One who wants the hand strong has had a choice."""
        card = self.draw()
        if not liked:
            return card
        other = self.draw()
        return max(card, other, key=lambda choice: 0 if choice in hand else strength((*hand, choice)))


class _Sample:
    """One way in which everything unseen could lie and the gathering could go on."""

    def __init__(
        self,
        before: list[list[Card]],
        after: list[list[Card]],
        dice: list[int],
        built: list[tuple[Card, ...]],
        top: Card,
    ) -> None:
        self._built = built
        self._top = top
        self._without: list[int] = []
        """What becomes of each draft's hand without one's own card."""
        self._with: list[int | None] = []
        """And with it; None where it would be turned up, so that it matters which it is."""
        for draft in DRAFTS:
            below, above, die = before[draft], after[draft], dice[draft]
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


def _draw_sample(table: _Table, roll: Roll) -> _Sample:
    unseen = _Unseen(table.unseen, roll)
    top = unseen.draw()
    before = [[unseen.draw() if card is None else card for card in down] for down in table.down]
    after: list[list[Card]] = [[], [], []]
    for weights in table.followers:
        draft = _weighted(weights, roll)
        after[draft].append(unseen.draw_for(table.hands[draft], table.liked[draft]))
    built: list[tuple[Card, ...]] = []
    for draft in DRAFTS:
        hand = table.hands[draft]
        for _ in range(table.cycles_left):
            if roll(_SILENT):
                card = unseen.draw_for(hand, table.liked[draft])
                hand = hand if card in hand else (*hand, card)
        built.append(hand)
    return _Sample(before, after, [roll(6) for _ in DRAFTS], built, top)


def _weighted(weights: tuple[int, int, int], roll: Roll) -> int:
    left, joker, right = weights
    number = roll(left + joker + right)
    return LEFT if number < left else JOKER if number < left + joker else RIGHT
