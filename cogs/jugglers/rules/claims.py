"""A claim about a gathering that is ending: that a row's hand is higher than the joker's (G15)."""

import msgspec

from bot.core.game import Juse
from cogs.jugglers.rules.poker import kind_of, strength
from cogs.jugglers.rules.state import JOKER, Pile

LOWER_KIND, NO_HIGHER_CARDS = CLAUSES = "lower-kind", "no-higher-cards"
"""Why a hand does not beat another: what it holds (G17), or the cards that make it up (G18)."""


class Beats(msgspec.Struct, frozen=True):
    draft: int


class Misjudged(Juse, frozen=True):
    """The claim was wrong. Its fault is one of `CLAUSES`."""


def judged(hands: tuple[Pile, ...], seat: int, claim: Beats) -> Misjudged | None:
    own, other = strength(hands[claim.draft]), strength(hands[JOKER])
    if own > other:
        return None
    return Misjudged(seat=seat, fault=NO_HIGHER_CARDS if kind_of(own) == kind_of(other) else LOWER_KIND)
