"""Why one action was better than another, in the game's terms: true by the two actions, the position, and the deals in
which they were compared.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.roundup.player.grading import Graded
from cogs.roundup.player.normal import suit_to_hold
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.rounds import FOR_BIDS
from cogs.roundup.rules.state import Action, Bid, Down, FacePlay, Pass, Up, View

Key: TypeAlias = Literal[
    "bid-suit",  # another suit would have been the better bid. card: the better one
    "bid-higher",  # the same suit by a higher card. card: the better one
    "bid-lower",  # the same suit by a lower card. card: the better one
    "gave-away",  # it brought forward the suit it bid on, and need not have. card: which it played
    "held-back",  # a card that fitted was not played. card: that one
    "wait",  # a card that fitted was better kept for later. card: that one
    "one-by-one",  # fewer face-up cards at once: while one fits, no other card has to leave the hand
    "more-at-once",  # more face-up cards at once
    "ask",  # a face card was better, as no number card leaves the hand for it. card: that one
    "spent",  # a face card was played that was better kept. card: that one
    "ask-otherwise",  # a face card, but another one, or on somebody or for something else. card: the better one
    "other-card",  # the same kind of action with another card. card: the better one
]
"""How the better action differs from the one that was played."""

Effect: TypeAlias = Literal[
    "own-suit",  # the suit it bid on closes last more often
    "first-out",  # it is more often the first without cards (1 point)
    "rival",  # another seat (`seat`) gets points less often
]
"""What the better action changes most in the compared deals."""


class Reason(msgspec.Struct, frozen=True):
    key: Key
    effect: Effect | None
    """None if it is many small things."""
    played: float
    """In what share of the deals that happens after the action that was played, 0 to 1."""
    better: float
    """The same after the better action."""
    seat: int
    """Of `rival`, whose points; otherwise the own seat."""
    card: Card | None = None


def reason_of(view: View, seat: int, played: Graded, better: Graded) -> Reason:
    effect, seat_of, before, after = _effect(view, seat, played, better)
    key, card = _difference(view, seat, played.action, better.action)
    return Reason(key, effect, before, after, seat_of, card)


def _effect(view: View, seat: int, played: Graded, better: Graded) -> tuple[Effect | None, int, float, float]:
    """Choose what changes most, weighted by its points; what others get counts less, the more seats there are."""
    deals = played.deals
    suits = [None if other.bid is None else SUIT_OF[other.bid] for other in view.seats]
    alike = max(1, suits.count(suits[seat])) if suits[seat] is not None else 1
    found: list[tuple[float, Effect, int, float, float]] = [
        (FOR_BIDS[alike] or 0, "own-suit", seat, played.own_suit / deals, better.own_suit / deals),
        (1, "first-out", seat, played.first_out / deals, better.first_out / deals),
    ]
    for other in range(len(view.seats)):
        if other != seat:
            weight = -2 / (len(view.seats) - 1)
            found.append((weight, "rival", other, played.scored[other] / deals, better.scored[other] / deals))
    weight, effect, of, before, after = max(found, key=lambda one: one[0] * (one[4] - one[3]))
    is_seen = weight * (after - before) > 0 and round(100 * after) != round(100 * before)
    return (effect if is_seen else None), of, before, after


def _difference(view: View, seat: int, played: Action, better: Action) -> tuple[Key, Card | None]:
    if isinstance(played, Bid) and isinstance(better, Bid):
        if SUIT_OF[played.card] != SUIT_OF[better.card]:
            return "bid-suit", better.card
        return "bid-higher" if RANK_OF[better.card] > RANK_OF[played.card] else "bid-lower", better.card
    own = suit_to_hold(view, seat) if view.seats[seat].bid is not None else None
    given = [card for card in _moved(played) if SUIT_OF[card] == own]
    if given and not any(SUIT_OF[card] == own for card in _moved(better)):
        return "gave-away", given[0]
    if isinstance(played, Up) and isinstance(better, Up):
        return _of_ups(view, played, better)
    if isinstance(better, Down) and not isinstance(played, Down):
        return "held-back", better.card
    if isinstance(better, FacePlay):
        return "ask" if any(IS_NUMBER[card] for card in _moved(played)) else "ask-otherwise", better.card
    if isinstance(played, FacePlay):
        return "spent", played.card
    if isinstance(played, Down) and isinstance(better, Pass):
        return "wait", played.card
    return "other-card", _moved(better)[0]


def _moved(action: Action) -> Sequence[Card]:
    """Return the cards of its own that an action brings forward: out of the face-down hand, or onto a stack."""
    if isinstance(action, Up):
        return action.cards
    return () if isinstance(action, FacePlay) or action.card is None else (action.card,)


def _of_ups(view: View, played: Up, better: Up) -> tuple[Key, Card | None]:
    count = len(better.cards)
    if count > len(played.cards):
        return "more-at-once", None
    early = [card for card in played.cards if card not in better.cards]
    if count == len(played.cards) or not {*better.cards} < {*played.cards}:
        return "other-card", better.cards[0]
    return ("one-by-one", None) if view.hand else ("wait", early[0])
