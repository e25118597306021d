"""The normal player: it holds back the suit it bid on and pushes all others.

It lays its own cards of those, and with face cards brings out what opponents hold back, above all the leader. Once
nothing can change for its own suit any more, it gets rid of its cards.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Roll
from cogs.roundup.player.rollout import NOTHING_TO_HOLD
from cogs.roundup.rules.moves import DOWNS, FACE_PLAYS, FREE_PASS, IS_NUMBER, PASSES
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import Action, Bid, Cards, FacePlay, Give, Jack, Memory, Phase, Queen, Show, Up, View
from cogs.roundup.rules.turn import HIGHEST, asked_for, next_cards, run

T = TypeVar("T")

# What turns are worth, found by experiment, on the scale of `cost`.
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
    """Return any one of equally good choices, so that it cannot be predicted."""
    worths = [worth(choice) for choice in choices]
    highest = max(worths)
    best = [choice for choice, value in zip(choices, worths, strict=True) if value == highest]
    return best[roll(len(best))] if len(best) > 1 else best[0]


def bid_worth(hand: Cards, bid: Card) -> float:
    """Rate a bid. Every card kept of the suit holds it up, low ones longest. The bid itself lies open, so it should be
    high.
    """
    suit = SUIT_OF[bid]
    kept = sum(1.5 - RANK_OF[card] / 10 if IS_NUMBER[card] else 0.5 for card in hand if SUIT_OF[card] == suit)
    return kept - (1.5 - RANK_OF[bid] / 10) + RANK_OF[bid] / 20


def suit_to_hold(view: View, seat: int) -> int:
    """Return the suit bid on, while it is open whether it will be closed last, and that would pay."""
    bids = [SUIT_OF[other.bid] for other in view.seats if other.bid is not None]
    suit = bids[seat]
    is_settled = suit in view.closed or len(view.closed) == len(view.stacks) - 1
    return NOTHING_TO_HOLD if is_settled or not FOR_BIDS[bids.count(suit)] else suit


def _up(view: View, seat: int, held_back: int) -> Up | None:
    """Lay all that fits except the suit to hold back. Of that, one card if nothing else fits, all if it is last."""
    hand = view.seats[seat].up
    runs = {SUIT_OF[first]: run(hand, first) for first in next_cards(view.stacks) if first in hand}
    own = runs.pop(held_back, ())
    cards = sum(runs.values(), ())
    if own and not cards:
        return Up(own[:1])
    closing = sum(view.stacks[suit] + len(fitting) == HIGHEST for suit, fitting in runs.items())
    if len(view.closed) + closing == len(view.stacks) - 1:
        cards += own
    return Up(cards) if cards else None


def _turn(view: View, memory: Memory, seat: int, held_back: int, roll: Roll) -> Action:
    """Choose when no face-up card fits."""
    hand = view.hand
    if not hand:
        return FREE_PASS
    numbers = [card for card in hand if IS_NUMBER[card]]
    downs = [card for card in numbers if RANK_OF[card] == view.stacks[SUIT_OF[card]] and SUIT_OF[card] != held_back]
    if downs:
        return DOWNS[_best(downs, lambda card: _followers(hand, card), roll)]
    cheapest = _cheapest(view, held_back, numbers or hand, roll)
    faces = [card for card in hand if not IS_NUMBER[card]]
    if not faces:
        return PASSES[cheapest]
    wanted = blockers(view, held_back)
    plays = [play for card in faces for play in FACE_PLAYS[len(view.seats)][seat][card]]
    worths = {play: face_worth(view, memory, seat, wanted, play, held_back) for play in plays}
    best = _best(plays, worths.__getitem__, roll)
    if held_back == NOTHING_TO_HOLD or worths[best] > _PASS - cost(view, held_back, cheapest):
        return best
    return PASSES[cheapest]


def _followers(hand: Cards, card: Card) -> float:
    """Count the cards of the hand that come next in the suit, this one included."""
    after = card + 1
    while after in hand and SUIT_OF[after] == SUIT_OF[card]:
        after += 1
    return after - card


def _cheapest(view: View, held_back: int, cards: Sequence[Card], roll: Roll) -> Card:
    return _best(cards, lambda card: -cost(view, held_back, card), roll)


def cost(view: View, held_back: int, card: Card) -> float:
    """Return what is lost when the card leaves the face-down hand. Of the suit held back, low cards hold it up the
    longest.
    """
    if not IS_NUMBER[card]:
        return 0.6 if SUIT_OF[card] == held_back else 0.3
    above = RANK_OF[card] - view.stacks[SUIT_OF[card]]
    if SUIT_OF[card] != held_back:
        return above / 50
    return 3.0 - above / 5


def blockers(view: View, held_back: int) -> Cards:
    """List the next card of each other stack, if it is in the face-down hand of somebody else."""
    seen = {*view.hand, *(card for other in view.seats for card in other.up)}
    return tuple(
        card for card in next_cards(view.stacks) if IS_NUMBER[card] and SUIT_OF[card] != held_back and card not in seen
    )


def _likelihood(view: View, memory: Memory, seat: int, card: Card, holder: int) -> float:
    """Return how likely a card that `seat` has not seen is in the face-down hand of the holder."""
    if card in memory.seats[holder].lacks:
        return 0.0
    if any(card in known.holds for known in memory.seats):
        return float(card in memory.seats[holder].holds)
    counts = [0 if other == seat else hand.down for other, hand in enumerate(view.seats)]
    room = sum(count for count, known in zip(counts, memory.seats, strict=True) if card not in known.lacks)
    return counts[holder] / room if room else 0.0


def face_worth(view: View, memory: Memory, seat: int, wanted: Cards, play: FacePlay, held_back: int) -> float:
    target = view.seats[play.target]
    if not target.down:
        return 0.0
    freed = sum(
        _likelihood(view, memory, seat, card, play.target) * _hit_probability(play, card, target.down)
        for card in wanted
    )
    bother = _BOTHER_LEADER if target.score == max(view.scores) else _BOTHER
    bid_suit = None if target.bid is None else SUIT_OF[target.bid]
    if bid_suit == held_back or (isinstance(play, Queen) and play.suit == held_back):
        bother = 0.0
    elif isinstance(play, Queen) and play.suit == bid_suit:
        bother *= 2
    return _BLOCKER_OUT * freed + bother


def _hit_probability(play: FacePlay, card: Card, count: int) -> float:
    """Return the probability that the play brings out this card, if the target has it among `count` cards."""
    if isinstance(play, Jack):
        return 1 / count
    if isinstance(play, Queen):
        return 1 / (1 + count / 5) if SUIT_OF[card] == play.suit else 0.0
    return 0.8 if RANK_OF[card] + 1 == play.number else 0.0
