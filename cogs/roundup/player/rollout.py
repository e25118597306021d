"""A very fast player, for the thousands of rounds that the hard player simulates.

It is given a whole state, but looks only at its own hand and what lies open. Its strategy was found by experiment. It
lays one face-up card a turn: while one fits, no other card has to leave its hand. It holds back the suit it bid on or,
if that is lost, the one whose bidders would win the least, and plays face cards only to keep that suit.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import TypeAlias

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.chance import ChanceOutcome
from bot.core.game import Roll
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS, DOWNS, FREE_PASS, GIVES, IS_NUMBER, JACK, PASSES, QUEEN, SHOWS, UPS
from cogs.roundup.rules.rounds import FOR_BIDS, leaders
from cogs.roundup.rules.state import (
    BID,
    GIVE,
    OVER,
    SHOW,
    TURN,
    Action,
    Cards,
    FacePlay,
    Hand,
    Jack,
    King,
    Queen,
    State,
    Up,
    View,
)
from cogs.roundup.rules.turn import HIGHEST, asked_for, run

NOTHING_TO_HOLD = -1
_TOO_MANY = 4
"""Hands, among which it is hard to guess who has a card."""


class FastChance:
    """A quick source of chance without a record, for rollouts."""

    def __init__(self, seed: int) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._next = Random(seed).random  # noqa: S311

    def below(self, limit: int) -> int:
        return int(self._next() * limit)

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards as they are: only the next round is ever dealt, and rollouts end before it."""
        return tuple(cards)

    def die(self) -> int:
        return 1 + self.below(6)

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[self.below(len(cards))]

    def label(self, *purpose: object) -> None:
        pass


Way: TypeAlias = Callable[[State, int, Roll], Action]


def play_out(
    state: State, seat: int, action: Action, chance: FastChance, own: Way | None = None, others: Way | None = None
) -> tuple[State, int]:
    """Play an action and then to the end of the round; return the state there, and the number of actions. A state
    without a history is expected, as `PossibleDeals` draws it. `own`, `others`: how this seat and the others play on.
    """
    apply, below, mover = GAME.apply, chance.below, seat
    own, others = own or choose, others or choose
    state, _ = apply(state, seat, action, chance)
    actions = 1
    while not state.history:
        whose = state.turn if state.phase is TURN else min(GAME.to_act(state))
        state, _ = apply(state, whose, (own if whose == mover else others)(state, whose, below), chance)
        actions += 1
    return state, actions


def choose(state: State, seat: int, roll: Roll) -> Action:
    phase = state.phase
    if phase is BID:
        return BIDS[best_bid(state.down[seat])]
    held_back = _suit_to_hold(state, seat)
    if phase is GIVE:
        assert state.owed is not None
        return GIVES[_cheapest(state, held_back, asked_for(state.down[seat], state.owed.suit, state.owed.number))]
    if phase is SHOW:
        return SHOWS[_cheapest(state, held_back, [card for card in state.down[seat] if IS_NUMBER[card]])]
    nexts = state.nexts
    return _up(state, seat, held_back, nexts) or _turn(state, seat, held_back, nexts, roll)


def push_on(state: State, seat: int, roll: Roll) -> Action:
    """Play as `choose`, but lay all face-up cards that fit, ask for what blocks the other stacks as soon as that may
    well succeed, and, once the own suit is lost, hold nothing back.
    """
    if state.phase is not TURN:
        return choose(state, seat, roll)
    own, nexts, hand = SUIT_OF[state.bids[seat]], state.nexts, state.down[seat]
    is_settled = own in state.closed or len(state.closed) == len(nexts) - 1
    held_back = NOTHING_TO_HOLD if is_settled or not FOR_BIDS[_bidders(state.bids)[own]] else own
    if fitting := _fitting(state.up[seat], nexts):
        others = [card for card in fitting if SUIT_OF[card] != held_back]
        return Up(sum([run(state.up[seat], card) for card in others], ())) if others else UPS[fitting[0]]
    if (down := _down(state, hand, held_back, nexts)) is not None:
        return DOWNS[down]
    faces = [card for card in hand if not IS_NUMBER[card]]
    targets = [other for other, cards in enumerate(state.down) if cards and other != seat]
    if faces and 0 < len(targets) < _TOO_MANY and (blocking := _hidden(state, hand, held_back)):
        return _aimed(max(faces, key=lambda card: RANK_OF[card]), _any(targets, roll), _any(blocking, roll))
    return _turn(state, seat, held_back, nexts, roll)


def hold_on(state: State, seat: int, roll: Roll) -> Action:
    """Play as `push_on`, but as long as the own suit is open, pass with a card that fits rather than play it: it waits
    for whoever needs it. Of the own suit, pass only with the highest.
    """
    if state.phase is TURN and state.down[seat] and not _fitting(state.up[seat], state.nexts):
        own, hand = SUIT_OF[state.bids[seat]], state.down[seat]
        others = [card for card in hand if IS_NUMBER[card] and SUIT_OF[card] != own]
        if own not in state.closed and others:
            return PASSES[max(others, key=lambda card: RANK_OF[card])]
    return push_on(state, seat, roll)


def best_bid(hand: Hand) -> Card:
    """Bid on the suit that the cards kept hold up the longest. The bid itself lies open, so it should be high."""
    kept = [0.0] * 4
    for card in hand:
        kept[SUIT_OF[card]] += 1.5 - RANK_OF[card] / 10 if IS_NUMBER[card] else 0.5
    bids = [card for card in hand if IS_NUMBER[card]]
    return max(bids, key=lambda card: kept[SUIT_OF[card]] + 0.15 * RANK_OF[card])


def _suit_to_hold(state: State, seat: int) -> int:
    closed = state.closed
    if len(closed) == len(state.nexts) - 1:
        return NOTHING_TO_HOLD
    bidders = _bidders(state.bids)
    own = SUIT_OF[state.bids[seat]]
    if own not in closed and FOR_BIDS[bidders[own]]:
        return own
    still_open = [suit for suit in range(4) if suit not in closed]
    return min(still_open, key=lambda suit: (FOR_BIDS[bidders[suit]] * bidders[suit], -RANK_OF[state.nexts[suit]]))


@lru_cache(maxsize=64)
def _bidders(bids: Cards) -> tuple[int, ...]:
    """Count how many bid on each suit. Cached: it is needed at every action and stays the same for a whole round."""
    suits = [SUIT_OF[bid] for bid in bids]
    return tuple(suits.count(suit) for suit in range(4))


def _cheapest(state: State, held_back: int, cards: Sequence[Card]) -> Card:
    nexts = state.nexts
    cheapest, least = cards[0], 99.0
    for card in cards:
        suit = SUIT_OF[card]
        if not IS_NUMBER[card]:
            cost = 0.6 if suit == held_back else 0.3
        else:
            above = card - nexts[suit]
            cost = 3.0 - above / 5 if suit == held_back else above / 50
        if cost < least:
            cheapest, least = card, cost
    return cheapest


def _up(state: State, seat: int, held_back: int, nexts: Cards) -> Action | None:
    hand = state.up[seat]
    if not (fitting := _fitting(hand, nexts)):
        return None
    others = [card for card in fitting if SUIT_OF[card] != held_back]
    if not others:
        return UPS[fitting[0]]
    if held_back != NOTHING_TO_HOLD and state.down[seat]:
        return UPS[others[0]]
    return Up(sum([run(hand, card) for card in others], ()))


def _fitting(hand: Hand, nexts: Cards) -> Sequence[Card]:
    spades, hearts, diamonds, clubs = nexts
    if spades not in hand and hearts not in hand and diamonds not in hand and clubs not in hand:
        return ()
    return [card for card in nexts if card in hand]


def _turn(state: State, seat: int, held_back: int, nexts: Cards, roll: Roll) -> Action:
    """Choose when no face-up card fits."""
    hand = state.down[seat]
    if not hand:
        return FREE_PASS
    down = _down(state, hand, held_back, nexts)
    if down is not None:
        return DOWNS[down]
    numbers = [card for card in hand if IS_NUMBER[card]]
    cheapest = _cheapest(state, held_back, numbers or hand)
    if len(numbers) == len(hand) or (numbers and SUIT_OF[cheapest] != held_back):
        return PASSES[cheapest]
    targets = [other for other, cards in enumerate(state.down) if cards and other != seat]
    if not targets:
        return PASSES[cheapest]
    face = _any([card for card in hand if not IS_NUMBER[card]], roll)
    target = _any(targets, roll)
    wanted = _hidden(state, hand, held_back) or [card for card in nexts if IS_NUMBER[card]]
    return _aimed(face, target, _any(wanted, roll))


def _hidden(state: State, hand: Hand, held_back: int) -> Sequence[Card]:
    """Return the next card of each stack but the one held back, if it is in the face-down hand of somebody else."""
    return [
        card
        for card in state.nexts
        if IS_NUMBER[card]
        and SUIT_OF[card] != held_back
        and card not in hand
        and not any(card in up for up in state.up)
    ]


def _down(state: State, hand: Hand, held_back: int, nexts: Cards) -> Card | None:
    """Choose a card preferably of a suit that somebody bid on, then the one that most cards of the hand can follow."""
    best, most = None, 0
    for card in nexts:
        if card in hand and SUIT_OF[card] != held_back and IS_NUMBER[card]:
            worth = len(run(hand, card)) + (HIGHEST if _bidders(state.bids)[SUIT_OF[card]] else 0)
            if worth > most:
                best, most = card, worth
    return best


def _aimed(face: Card, target: int, wanted: Card) -> FacePlay:
    if RANK_OF[face] == JACK:
        return Jack(face, target)
    if RANK_OF[face] == QUEEN:
        return Queen(face, target, SUIT_OF[wanted])
    return King(face, target, RANK_OF[wanted] + 1)


def _any(choices: Sequence[int], roll: Roll) -> int:
    return choices[roll(len(choices))] if len(choices) > 1 else choices[0]


FIT = (0.345, 0.093, -0.355)
"""How steeply the chance rises with the points: alone, with each seat, and by the power of the points still missing.

Fitted to matches of the fast player against itself, as it plays on where the judge looks no further:
`python -m tests.bench.standing` fits it again, and says how often what it says comes true (docs/strength.md).
"""
_A_ROUND = 2
"""About as many points as whoever is ahead gains in a round."""


def chances_of(match: State | View) -> list[float]:
    """Return each seat's chance to win the match, between two rounds or when it is over. Who shares a win has half of
    it, or less.
    """
    totals = match.totals if isinstance(match, State) else match.scores
    if match.phase is OVER:
        best = leaders(totals)
        return [(seat in best) / len(best) for seat in range(len(totals))]
    return chances(totals, match.goal, match.rounds and match.rounds - match.round)


def chances(totals: Sequence[int], goal: int, rounds: int = 0, fit: Sequence[float] = FIT) -> list[float]:
    """Return each seat's chance to win a match that goes on, from the totals between two rounds. `rounds`: the most
    that are left, if there is such an end.
    """
    highest = max(totals)
    alone, with_seats, power = fit
    missing = min(goal - highest, _A_ROUND * rounds) if rounds > 0 else goal - highest
    steepness = (alone + with_seats * len(totals)) * max(1, missing) ** power
    weights = [math.exp(steepness * (total - highest)) for total in totals]
    return [weight / sum(weights) for weight in weights]
