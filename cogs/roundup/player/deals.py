"""Face-down hands as they could be: drawn from what a seat sees and remembers, likely ones more often.

How much likelier was counted over matches of computer players. A seat bids on what it holds much of, above all of low
cards; and a card that it could have played and did not, it holds back or, most often, does not have.
"""

from collections.abc import Sequence

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.roundup.player.rollout import best_bid
from cogs.roundup.rules.moves import IS_NUMBER, has_number
from cogs.roundup.rules.state import Hand, Memory, Phase, State, View
from cogs.roundup.rules.turn import next_cards

_SPARED_OF_ITS_BID = 2.5
_SPARED_OF_ANOTHER = 0.05


class Worlds:
    """The states that a seat's view could be one of. What no playing on needs (history, last action) is left out."""

    def __init__(self, view: View, memory: Memory, seat: int, roll: Roll) -> None:
        self._view = view
        self._seat = seat
        self._roll = roll
        self._owners = {card: _owners(card, view, memory, seat) for card in _unseen(view)}
        self._weights = {
            card: [_likeliness(card, view, memory, owner) for owner in owners] for card, owners in self._owners.items()
        }

    def draw(self) -> State:
        while True:
            hands = self._hands()
            if all(has_number(hands[seat]) for seat in self._placers()):
                return self._state(hands)

    def _placers(self) -> Sequence[int]:
        """The seats known to hold a number card, for they bid or show one."""
        view = self._view
        if view.phase is Phase.BID:
            return range(len(view.seats))
        return view.asked if view.phase is Phase.SHOW else ()

    def _hands(self) -> list[list[Card]]:
        hands: list[list[Card]] = [[] for _ in self._view.seats]
        room = [seat.down for seat in self._view.seats]
        hands[self._seat] = list(self._view.hand)
        room[self._seat] = 0
        for card in self._in_turn():
            owner = self._drawn_owner(card, room)
            if owner is None:
                owner = self._made_room(hands, room, card, set())
            if owner is not None:
                hands[owner].append(card)
                room[owner] -= 1
        return hands

    def _in_turn(self) -> list[Card]:
        """Those that only one seat can hold come first; the others in any order."""
        cards = list(self._owners)
        for last in range(len(cards) - 1, 0, -1):
            other = self._roll(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        cards.sort(key=lambda card: len(self._owners[card]) > 1)
        return cards

    def _drawn_owner(self, card: Card, room: Sequence[int]) -> int | None:
        owners = self._owners[card]
        shares = [room[owner] * weight for owner, weight in zip(owners, self._weights[card], strict=True)]
        point = self._roll(_FINENESS) / _FINENESS * sum(shares)
        for owner, share in zip(owners, shares, strict=True):
            if point < share:
                return owner
            point -= share
        return None

    def _made_room(self, hands: list[list[Card]], room: list[int], card: Card, tried: set[int]) -> int | None:
        """A seat for a card whose owners are all full, by moving on what they hold: the true deal shows it can be."""
        for owner in self._owners[card]:
            if room[owner]:
                return owner
            if owner in tried:
                continue
            tried.add(owner)
            for other in hands[owner]:
                elsewhere = self._made_room(hands, room, other, tried)
                if elsewhere is not None:
                    hands[owner].remove(other)
                    hands[elsewhere].append(other)
                    room[elsewhere] -= 1
                    room[owner] += 1
                    return owner
        return None

    def _state(self, hands: Sequence[Sequence[Card]]) -> State:
        view = self._view
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
        )


_FINENESS = 1 << 20


def _unseen(view: View) -> list[Card]:
    seen = {*view.hand, *view.discards, *(card for seat in view.seats for card in seat.up)}
    return [card for card in PACK if card not in seen and RANK_OF[card] >= view.stacks[SUIT_OF[card]]]


def _owners(card: Card, view: View, memory: Memory, seat: int) -> list[int]:
    for other, known in enumerate(memory.seats):
        if card in known.holds and other != seat:
            return [other]
    return [
        other
        for other, (known, hand) in enumerate(zip(memory.seats, view.seats, strict=True))
        if other != seat and hand.down and card not in known.lacks
    ]


def _likeliness(card: Card, view: View, memory: Memory, owner: int) -> float:
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
