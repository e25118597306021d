"""The computer player: it plays by what its seat sees and remembers, and nothing else.

It holds back the suit it bid on and pushes on all others: its own cards of them, and with face cards those that others
sit on, the leader's first. Once its suit can neither fail nor succeed any more it gets rid of its cards.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.roundup.rules.moves import DOWNS, FACE_PLAYS, FREE_PASS, IS_NUMBER, PASSES
from cogs.roundup.rules.state import Action, Bid, Cards, FacePlay, Give, Jack, Memory, Phase, Queen, Show, Up, View
from cogs.roundup.rules.turn import HIGHEST, asked_for

T = TypeVar("T")

NOTHING_TO_HOLD = -1
_MOST_PAID = 3
"""So many seats that are right still get a point each (R16)."""

# What a turn may be worth in the same measure, found by trying; the card it costs is taken off (see `cost`).
_PASS = 1.0
_BLOCKER_OUT = 3.0
_BOTHER = 0.2
_BOTHER_LEADER = 0.5


def choose(view: View, memory: Memory, seat: int, roll: Roll) -> Action:
    numbers = [card for card in view.hand if IS_NUMBER[card]]
    if view.phase is Phase.BID:
        return Bid(_best(numbers, lambda card: bid_worth(view.hand, card), roll))
    held_back = suit_to_hold(view, seat)
    if view.phase is Phase.TURN:
        return _up(view, seat, held_back) or _turn(view, memory, seat, held_back, roll)
    if view.phase is Phase.SHOW:
        return Show(_cheapest(view, held_back, numbers, roll))
    assert view.owed is not None
    return Give(_cheapest(view, held_back, asked_for(view.hand, view.owed.suit, view.owed.number), roll))


def _best(choices: Sequence[T], worth: Callable[[T], float], roll: Roll) -> T:
    """Of equally good ones any, so that nobody can count on it."""
    worths = [worth(choice) for choice in choices]
    highest = max(worths)
    best = [choice for choice, value in zip(choices, worths, strict=True) if value == highest]
    return best[roll(len(best))] if len(best) > 1 else best[0]


def bid_worth(hand: Cards, bid: Card) -> float:
    """Every card kept of the suit holds it up, a low one longest; the bid itself lies open and should be high."""
    suit = SUIT_OF[bid]
    kept = sum(1.5 - RANK_OF[card] / 10 if IS_NUMBER[card] else 0.5 for card in hand if SUIT_OF[card] == suit)
    return kept - (1.5 - RANK_OF[bid] / 10) + RANK_OF[bid] / 20


def suit_to_hold(view: View, seat: int) -> int:
    """The suit bid on, while it can still be closed last and does not come last anyway."""
    bids = [SUIT_OF[other.bid] for other in view.seats if other.bid is not None]
    suit = bids[seat]
    is_settled = suit in view.closed or len(view.closed) == len(view.stacks) - 1
    return NOTHING_TO_HOLD if is_settled or bids.count(suit) > _MOST_PAID else suit


def _up(view: View, seat: int, held_back: int) -> Up | None:
    """All that fits but the suit to hold back; of that one card where nothing else fits, and all if it comes last."""
    hand = view.seats[seat].up
    ways = {suit: way for suit in range(4) if (way := _way_up(hand, suit, view.stacks[suit]))}
    own = ways.pop(held_back, ())
    cards = sum(ways.values(), ())
    if own and not cards:
        return Up(own[:1])
    closing = sum(view.stacks[suit] + len(way) == HIGHEST for suit, way in ways.items())
    if len(view.closed) + closing == len(view.stacks) - 1:
        cards += own
    return Up(cards) if cards else None


def _way_up(hand: Cards, suit: int, height: int) -> Cards:
    way: list[Card] = []
    while height < HIGHEST and suit * 13 + height in hand:
        way.append(suit * 13 + height)
        height += 1
    return tuple(way)


def _turn(view: View, memory: Memory, seat: int, held_back: int, roll: Roll) -> Action:
    """Nothing fits from the face-up hand."""
    hand = view.hand
    if not hand:
        return FREE_PASS
    numbers = [card for card in hand if IS_NUMBER[card]]
    downs = [card for card in numbers if RANK_OF[card] == view.stacks[SUIT_OF[card]] and SUIT_OF[card] != held_back]
    if downs:
        return DOWNS[_best(downs, lambda card: _followers(hand, card), roll)]
    fodder = _cheapest(view, held_back, numbers or hand, roll)
    faces = [card for card in hand if not IS_NUMBER[card]]
    if not faces:
        return PASSES[fodder]
    wanted = blockers(view, held_back)
    odds = Odds(view, memory, seat)
    plays = [play for card in faces for play in FACE_PLAYS[len(view.seats)][seat][card]]
    worths = {play: face_worth(view, odds, wanted, play, held_back) for play in plays}
    best = _best(plays, worths.__getitem__, roll)
    if held_back == NOTHING_TO_HOLD or worths[best] > _PASS - cost(view, held_back, fodder):
        return best
    return PASSES[fodder]


def _followers(hand: Cards, card: Card) -> float:
    """How many of one's own come next in the suit."""
    after = card + 1
    while after in hand and SUIT_OF[after] == SUIT_OF[card]:
        after += 1
    return after - card


def _cheapest(view: View, held_back: int, cards: Sequence[Card], roll: Roll) -> Card:
    return _best(cards, lambda card: -cost(view, held_back, card), roll)


def cost(view: View, held_back: int, card: Card) -> float:
    """What is lost when it leaves the face-down hand: of the suit held back the lowest cards hold it up the longest."""
    if not IS_NUMBER[card]:
        return 0.6 if SUIT_OF[card] == held_back else 0.3
    above = RANK_OF[card] - view.stacks[SUIT_OF[card]]
    if SUIT_OF[card] != held_back:
        return above / 50
    return 3.0 - above / 5


def blockers(view: View, held_back: int) -> Cards:
    """The next card of each other open stack that somebody else sits on, as far as this seat can see."""
    next_cards = (suit * 13 + height for suit, height in enumerate(view.stacks) if height < HIGHEST)
    face_up = {card for other in view.seats for card in other.up}
    return tuple(
        card for card in next_cards if SUIT_OF[card] != held_back and card not in view.hand and card not in face_up
    )


class Odds:
    """How likely a card nobody has seen is in whose face-down hand."""

    def __init__(self, view: View, memory: Memory, seat: int) -> None:
        self._known = memory.seats
        self._counts = [0 if other == seat else hand.down for other, hand in enumerate(view.seats)]

    def of(self, card: Card, seat: int) -> float:
        if card in self._known[seat].lacks:
            return 0.0
        if any(card in known.holds for known in self._known):
            return float(card in self._known[seat].holds)
        room = sum(count for count, known in zip(self._counts, self._known, strict=True) if card not in known.lacks)
        return self._counts[seat] / room if room else 0.0


def face_worth(view: View, odds: Odds, wanted: Cards, play: FacePlay, held_back: int) -> float:
    target = view.seats[play.target]
    if not target.down:
        return 0.0
    freed = sum(odds.of(card, play.target) * _aimed_at(play, card, target.down) for card in wanted)
    bother = _BOTHER_LEADER if target.score == max(view.scores) else _BOTHER
    bid_suit = None if target.bid is None else SUIT_OF[target.bid]
    if bid_suit == held_back or (isinstance(play, Queen) and play.suit == held_back):
        bother = 0.0
    elif isinstance(play, Queen) and play.suit == bid_suit:
        bother *= 2
    return _BLOCKER_OUT * freed + bother


def _aimed_at(play: FacePlay, card: Card, count: int) -> float:
    """How likely the play brings out this card of the target's, if it is there among so many."""
    if isinstance(play, Jack):
        return 1 / count
    if isinstance(play, Queen):
        return 1 / (1 + count / 5) if SUIT_OF[card] == play.suit else 0.0
    return 0.8 if RANK_OF[card] + 1 == play.number else 0.0
