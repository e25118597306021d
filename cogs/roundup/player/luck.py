"""How much of a result was the cards, how much the seat's own decisions, and how much those of the others.

It is an approximation: only mistakes that the review compared well count as its own decisions; what smaller ones
cost, and whatever else the drawn deals did not foresee, is left to the others. A single match says little.
"""

import msgspec

from cogs.roundup.player.review import Review
from cogs.roundup.player.standing import chances
from cogs.roundup.rules.state import Phase


class Luck(msgspec.Struct, frozen=True):
    """In chances to win the match, 0 to 1: the first four make up the result."""

    before: float
    """Before the first deal: the same for every seat."""
    cards: float
    """What the deals of all rounds were worth to the seat, right after each."""
    own: float
    """What its mistakes cost: hardly ever above 0."""
    others: float
    """All the rest."""
    result: float
    """1 for the seat that won, otherwise 0."""


def luck_of(review: Review, *, won: bool) -> Luck | None:
    """Return it for a review that is done; None if the seat had no bid to choose."""
    mistakes = {one.decision: one.graded[1] for one in review.well}
    bids = [one for one in review.rough if review.decisions[one.decision].view.phase is Phase.BID]
    if not bids:
        return None
    cards = 0.0
    for one in bids:
        decision = review.decisions[one.decision]
        before = chances(decision.view.scores, decision.view.goal)[decision.seat]
        cards += mistakes.get(one.decision, one.graded[0]).chance - before
    own, result = 0.0 - sum(better.gain()[0] for better in mistakes.values()), float(won)
    at_first = 1 / len(review.decisions[0].view.seats)
    return Luck(at_first, cards, own, result - at_first - cards - own, result)
