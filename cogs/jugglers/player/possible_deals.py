"""Random deals that agree with what a seat sees and remembers.

How likely each sigil is says the deduction of the hard player. Of the influence cards, every way that fits may come:
hands are kept from gathering to gathering, so a card that has lain open, or was one's own, after somebody took up a
card is not that card.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.core.cards import Card
from cogs.jugglers.player.deduction import sigil_probabilities
from cogs.jugglers.player.hard import RandomFloat, random_sigils
from cogs.jugglers.rules.gatherings import POLICIES, sigil_count
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import (
    DRAFTS,
    NOBODY,
    Account,
    Contribution,
    Gathering,
    KnownContribution,
    Means,
    Memory,
    Round,
    SecretInfluence,
    State,
    View,
)


class Taken(msgspec.Struct, eq=False):
    """A card that another player took up, from the deal or the deck."""

    since: int
    """The gathering in which that was."""
    card: Card | None = None


class Hands(msgspec.Struct):
    """How another player's cards may have come and gone."""

    had: dict[int, list[Taken]]
    """All cards held, by gathering: the kept ones, then the dealt ones, then those drawn, in order."""
    played: dict[int, list[Taken]]
    held: list[Taken]

    def taken(self, gathering: int) -> list[Taken]:
        return [influence for influence in self.had[gathering] if influence.since == gathering]


class _Play(msgspec.Struct, frozen=True):
    card: Card | None
    last_seen: int
    """The gathering before that in which it was last seen; 0 for none."""
    draws: bool


class PossibleHands:
    """What the others may have had in hand in each gathering, as far as a seat knows."""

    def __init__(self, memory: Memory, seat: int, seats: int, random: RandomFloat) -> None:
        self._layout, self._seats, self._random = LAYOUTS[seats], seats, random
        self.now = len(memory.policies)
        self.contributions: dict[int, list[KnownContribution]] = {
            number: [known for known in memory.contributions if known.gathering == number]
            for number in range(1, self.now + 1)
        }
        self.seen = {
            number: {known.card for known in contributions if known.card is not None}.union(
                *memory.opened[number - 1 : number], (card for when, card in memory.secrets if when == number)
            )
            for number, contributions in self.contributions.items()
        }
        self._plays = {
            other: {number: list(self._plays_of(other, number)) for number in self.contributions}
            for other in range(seats)
            if other != seat
        }

    def last_seen(self, card: Card, gathering: int) -> int:
        """Return the last gathering before this one in which the seat saw where the card was; 0 for none."""
        return max((number for number in range(1, gathering) if card in self.seen[number]), default=0)

    def _plays_of(self, other: int, gathering: int) -> Iterator[_Play]:
        layout = self._layout
        dealt = self._seats * layout.hand_size + layout.allowance + len(DRAFTS) * layout.opened
        for turn, known in enumerate(self.contributions[gathering]):
            if known.place == other and known.means is Means.HAND:
                last = 0 if known.card is None else self.last_seen(known.card, gathering)
                yield _Play(known.card, last, turn < len(INFLUENCES) - dealt)

    def draw(self) -> dict[int, Hands]:
        """Draw for each other player which card was played when. Only those turned up are named."""
        return {other: self._hands_of(plays) for other, plays in self._plays.items()}

    def _hands_of(self, plays: Mapping[int, Sequence[_Play]]) -> Hands:
        # What has really happened proves that one fits.
        while True:
            hands = Hands({}, {}, [])
            if all(self._goes_on(hands, number, now) for number, now in plays.items()):
                return hands

    def _goes_on(self, hands: Hands, number: int, plays: Sequence[_Play]) -> bool:
        """Add a gathering. False: it does not fit those before."""
        kept = [] if self._seats == NOTHING_KEPT else hands.held
        dealt = [Taken(number) for _ in range(self._layout.hand_size - len(kept))]
        for _ in range(_TRIES):
            held, had, played = [*kept, *dealt], [*kept, *dealt], list[Taken]()
            for play in plays:
                fitting = [at for at, influence in enumerate(held) if influence.since > play.last_seen]
                if not fitting:
                    break
                # What lay open is likely to be an old one, too: nearly all that stays hidden is in somebody's hand.
                tries = _HIDDEN_TRIES if play.card is None else _SHOWN_TRIES
                at = min(fitting[int(self._random() * len(fitting))] for _ in range(tries))
                played.append(held.pop(at))
                if play.draws:
                    had.append(Taken(number))
                    held.append(had[-1])
            else:
                for influence, play in zip(played, plays, strict=True):
                    influence.card = play.card
                hands.held, hands.had[number], hands.played[number] = held, had, played
                return True
        return False

    def name_cards(self, hands: Mapping[int, Hands], cards: Iterable[Card], gathering: int) -> list[Card] | None:
        """Name what the others had in this gathering, and return which of `cards` are left. None if those do not
        suffice.
        """
        unknown = [
            influence for other in hands.values() for influence in other.had[gathering] if influence.card is None
        ]
        left = self.shuffled(cards)
        last = {card: self.last_seen(card, gathering) for card in left}
        for taken in sorted(unknown, key=lambda taken: taken.since):
            fitting = next((card for card in left if last[card] < taken.since), None)
            if fitting is None:
                return None
            left.remove(fitting)
            taken.card = fitting
        return left

    def shuffled(self, cards: Iterable[Card]) -> list[Card]:
        return [card for _, card in sorted((self._random(), card) for card in cards)]


NOTHING_KEPT = 5
"""The number of players from which new hands are dealt for each gathering (G7)."""
_TRIES = 8
"""The tries for a gathering, before all is drawn anew."""
_HIDDEN_TRIES, _SHOWN_TRIES = 2, 4
"""The oldest of so many is played. Measured: so, most draws fit."""


class PossibleDeals:
    """The states that would give a seat this view, and what it remembers. How earlier gatherings ended is left out of
    them, but for what passed.
    """

    def __init__(
        self, view: View, memory: Memory, seat: int, random: RandomFloat, earlier: Sequence[Memory] = ()
    ) -> None:
        """`earlier`: what it remembered at the end of each round before, if that shall fit, too."""
        self._view, self._memory, self._seat = view, memory, seat
        self._random = random
        self.likely_sigils = sigil_probabilities(memory, seat, view.seats)
        self.history = PossibleHands(_joined([*earlier, memory]), seat, view.seats, random)
        self.hands: Mapping[int, Hands] = {}
        """The hands of the deal drawn last."""
        known = self.history.seen[self.history.now].union(view.hand, *(draft.cards for draft in view.drafts))
        self._unseen = [card for card in INFLUENCES if card not in known]

    def draw(self) -> State:
        view = self._view
        return State(
            seats=view.seats,
            wins=view.wins,
            dummy_sigils=view.dummy_sigils,
            round=self._round(),
            gathering=self._gathering(),
            results=view.results,
            won=view.won,
            last=view.last,
        )

    def _round(self) -> Round:
        view, memory = self._view, self._memory
        assert memory.sigil is not None
        sigils = random_sigils(view.seats, self._seat, memory.sigil, self.likely_sigils, self._random)
        shown = {card for pair in memory.policies for card in pair}.union(sigils)
        rest = self.history.shuffled(card for card in POLICIES if card not in shown)
        dummies = sigil_count(view.seats, view.dummy_sigils) - view.seats
        return Round(
            sigils=(*sigils, *rest[:dummies]),
            policies=tuple(rest[dummies:]),
            accounts=tuple(
                Account(
                    chair=(view.chair - view.gathering + number) % view.seats,
                    policies=(left, right),
                    passed=(left in view.village, right in view.village),
                    hands=(),
                )
                for number, (left, right) in enumerate(memory.policies[:-1], start=1)
            ),
        )

    def _gathering(self) -> Gathering:
        view, now = self._view, self.history.now
        while True:
            self.hands = hands = self.history.draw()
            rest = self.history.name_cards(hands, self._unseen, now)
            if rest is not None:
                break
        lying = self._lying(rest)
        return Gathering(
            chair=view.chair,
            policies=self._memory.policies[-1],
            hands=tuple(
                view.hand if seat == self._seat else tuple(_named(hands[seat].held)) for seat in range(view.seats)
            ),
            poker=tuple(draft.cards for draft in view.drafts),
            down=tuple(
                tuple(Contribution(rest.pop() if place == NOBODY else lying[place], place) for place in draft.down)
                for draft in view.drafts
            ),
            secrets=tuple(SecretInfluence(rest.pop(), draft) for draft in view.secrets),
            deck=tuple(rest[: view.deck]),
            turn=-1 if view.asking == "secret" else (view.cycle - 1) * LAYOUTS[view.seats].places + view.done,
        )

    def _lying(self, rest: list[Card]) -> dict[int, Card]:
        """Return what lies face down in this cycle, by place."""
        found: dict[int, Card] = {}
        for known in self.history.contributions[self.history.now]:
            if known.cycle == self._memory.cycle:
                if known.card is not None:
                    found[known.place] = known.card
                elif known.means is Means.HAND:
                    [*_, found[known.place]] = _named(self.hands[known.place].played[self.history.now])
                else:
                    found[known.place] = rest.pop()
        return found


def _named(cards: Sequence[Taken]) -> Iterator[Card]:
    for taken in cards:
        assert taken.card is not None
        yield taken.card


def _joined(rounds: Sequence[Memory]) -> Memory:
    """Number the gatherings of several rounds on."""
    whole = Memory()
    for memory in rounds:
        before = len(whole.policies)
        whole = Memory(
            policies=whole.policies + memory.policies,
            opened=whole.opened + memory.opened,
            contributions=(
                *whole.contributions,
                *(replace(known, gathering=before + known.gathering) for known in memory.contributions),
            ),
            secrets=(*whole.secrets, *((before + number, card) for number, card in memory.secrets)),
        )
    return whole
