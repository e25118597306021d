"""Random deals of the face-down hands that agree with what a seat sees and remembers, likely ones more often.

The likelihoods were measured in matches of computer players. A seat bids on the suit of which it has many cards, above
all low ones. A card that it could have played but did not is held back or, most often, not there.
"""

from collections.abc import Sequence

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.roundup.player.rollout import best_bid
from cogs.roundup.rules.moves import IS_NUMBER, has_number
from cogs.roundup.rules.state import Hand, Memory, Phase, State, View
from cogs.roundup.rules.turn import next_cards

_ROLL_LIMIT = 1 << 20
_EXCHANGES = 20
_SPARED_OF_ITS_BID = 2.5
_SPARED_OF_ANOTHER = 0.05


class PossibleDeals:
    """The states that would give a seat this view, without the history and the last action, which no rollout needs."""

    def __init__(self, view: View, memory: Memory, seat: int, roll: Roll, *, evenly: bool = False) -> None:
        """`evenly`: take the time to draw each deal as often as it is likely. Otherwise, what is left over goes where
        there is room, however unlikely that is.
        """
        self._view = view
        self._seat = seat
        self._roll = roll
        seen = {*view.hand, *view.discards, *(card for other in view.seats for card in other.up)}
        self._owners = {
            card: _possible_owners(card, view, memory, seat)
            for card in PACK
            if card not in seen and RANK_OF[card] >= view.stacks[SUIT_OF[card]]
        }
        self._weights = {
            card: [_likelihood(card, view, memory, owner) for owner in owners] for card, owners in self._owners.items()
        }
        self._movable = {
            card: dict(zip(owners, self._weights[card], strict=True))
            for card, owners in (self._owners.items() if evenly else ())
            if len(owners) > 1
        }

    def draw(self) -> State:
        view = self._view
        # The seats that have a number card, since they bid or show one.
        bidding: Sequence[int] = range(len(view.seats)) if view.phase is Phase.BID else ()
        placers = view.asked if view.phase is Phase.SHOW else bidding
        while True:
            hands = self._hands()
            if all(has_number(hands[seat]) for seat in placers):
                down = tuple(bytes(sorted(hand)) for hand in hands)
                return State(
                    goal=view.goal,
                    round=view.round,
                    phase=view.phase,
                    down=down,
                    up=tuple(bytes(seat.up) for seat in view.seats),
                    placed=tuple(
                        view.placed if number == self._seat else _placed(view, hand) if seat.placed else None
                        for number, (seat, hand) in enumerate(zip(view.seats, down, strict=True))
                    ),
                    totals=view.scores,
                    asked=view.asked,
                    bids=tuple(seat.bid for seat in view.seats if seat.bid is not None),
                    nexts=next_cards(view.stacks),
                    closed=view.closed,
                    discards=view.discards,
                    turn=view.turn,
                    owed=view.owed,
                    first_empty=view.first_empty,
                    rounds=view.rounds,
                    tie=view.tie,
                )

    def _hands(self) -> list[list[Card]]:
        hands: list[list[Card]] = [[] for _ in self._view.seats]
        room = [seat.down for seat in self._view.seats]
        hands[self._seat] = list(self._view.hand)
        room[self._seat] = 0
        # Those that only one seat can hold come first, the others at random.
        cards = list(self._owners)
        for last in range(len(cards) - 1, 0, -1):
            other = self._roll(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        cards.sort(key=lambda card: len(self._owners[card]) > 1)
        for card in cards:
            owner = self._random_owner(card, room)
            if owner is None:
                owner = self._owner_after_moving(hands, room, card, set())
            if owner is not None:
                hands[owner].append(card)
                room[owner] -= 1
        return self._exchanged(hands) if self._movable else hands

    def _exchanged(self, hands: list[list[Card]]) -> list[list[Card]]:
        """Let hidden cards change places, two at a time: always where that is likelier, otherwise now and then."""
        holders = {card: owner for owner, hand in enumerate(hands) if owner != self._seat for card in hand}
        likely, cards, roll = self._movable, [*self._movable], self._roll
        for _ in range(_EXCHANGES + len(cards)):
            one, two = cards[roll(len(cards))], cards[roll(len(cards))]
            here, there = holders[one], holders[two]
            if here == there:
                continue
            after = likely[one].get(there, 0.0) * likely[two].get(here, 0.0)
            if roll(_ROLL_LIMIT) * likely[one][here] * likely[two][there] < after * _ROLL_LIMIT:
                holders[one], holders[two] = there, here
        own = hands[self._seat]
        hands = [[card for card, owner in holders.items() if owner == seat] for seat in range(len(hands))]
        hands[self._seat] = own
        return hands

    def _random_owner(self, card: Card, room: Sequence[int]) -> int | None:
        owners = self._owners[card]
        shares = [room[owner] * weight for owner, weight in zip(owners, self._weights[card], strict=True)]
        point = self._roll(_ROLL_LIMIT) / _ROLL_LIMIT * sum(shares)
        for owner, share in zip(owners, shares, strict=True):
            if point < share:
                return owner
            point -= share
        return None

    def _owner_after_moving(self, hands: list[list[Card]], room: list[int], card: Card, tried: set[int]) -> int | None:
        """Make room with a possible owner by moving cards on to others. The true deal proves that this works."""
        for owner in self._owners[card]:
            if room[owner]:
                return owner
            if owner in tried:
                continue
            tried.add(owner)
            for other in hands[owner]:
                elsewhere = self._owner_after_moving(hands, room, other, tried)
                if elsewhere is not None:
                    hands[owner].remove(other)
                    hands[elsewhere].append(other)
                    room[elsewhere] -= 1
                    room[owner] += 1
                    return owner
        return None


def _possible_owners(card: Card, view: View, memory: Memory, seat: int) -> list[int]:
    for other, known in enumerate(memory.seats):
        if card in known.holds and other != seat:
            return [other]
    return [
        other
        for other, (known, hand) in enumerate(zip(memory.seats, view.seats, strict=True))
        if other != seat and hand.down and card not in known.lacks
    ]


def _likelihood(card: Card, view: View, memory: Memory, owner: int) -> float:
    bid = view.seats[owner].bid
    if bid is None or not IS_NUMBER[card]:
        return 1.0
    spared = card in memory.seats[owner].spared
    if SUIT_OF[bid] == SUIT_OF[card]:
        return _SPARED_OF_ITS_BID if spared else 2.0 - 0.15 * RANK_OF[card]
    return _SPARED_OF_ANOTHER if spared else 0.65 + 0.05 * RANK_OF[card]


def _placed(view: View, hand: Hand) -> Card:
    if view.phase is Phase.BID:
        return best_bid(hand)
    return min((card for card in hand if IS_NUMBER[card]), key=RANK_OF.__getitem__)
