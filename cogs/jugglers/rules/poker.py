"""The strength of a hand of influence cards (G17–G19), looked up in tables.

A strength is one integer, so that hands compare as numbers do: first the kind, then the ranks of the cards that make it
up, in the order in which they are compared.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import combinations, combinations_with_replacement

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card

MOST_CARDS = 5
LOWEST, HIGHEST = 2, 10

INFLUENCES: tuple[Card, ...] = tuple(card for card in PACK if LOWEST <= RANK_OF[card] + 1 <= HIGHEST)
"""Ranks are counted here as people do, 2 to 10."""


class Kind(IntEnum):
    """G17, worst first."""

    NOTHING = 0
    HIGH_CARD = 1
    PAIR = 2
    STRAIGHT_OF_4 = 3
    TWO_PAIRS = 4
    THREE_OF_A_KIND = 5
    FLUSH_OF_4 = 6
    STRAIGHT_OF_5 = 7
    FLUSH_OF_5 = 8
    FULL_HOUSE = 9
    FOUR_OF_A_KIND = 10
    STRAIGHT_FLUSH_OF_4 = 11
    STRAIGHT_FLUSH_OF_5 = 12


CODES = {
    Kind.NOTHING: "nothing",
    Kind.HIGH_CARD: "high-card",
    Kind.PAIR: "pair",
    Kind.STRAIGHT_OF_4: "straight-of-4",
    Kind.TWO_PAIRS: "two-pairs",
    Kind.THREE_OF_A_KIND: "three-of-a-kind",
    Kind.FLUSH_OF_4: "flush-of-4",
    Kind.STRAIGHT_OF_5: "straight-of-5",
    Kind.FLUSH_OF_5: "flush-of-5",
    Kind.FULL_HOUSE: "full-house",
    Kind.FOUR_OF_A_KIND: "four-of-a-kind",
    Kind.STRAIGHT_FLUSH_OF_4: "straight-flush-of-4",
    Kind.STRAIGHT_FLUSH_OF_5: "straight-flush-of-5",
}
"""The names of the kinds in text keys."""

_RANK_BITS = 4
_KIND_AT = MOST_CARDS * _RANK_BITS


def _strength(kind: Kind, ranks: Sequence[int]) -> int:
    number = int(kind)
    for rank in (*ranks, *(0,) * (MOST_CARDS - len(ranks))):
        number = number << _RANK_BITS | rank
    return number


def kind_of(strength: int) -> Kind:
    return Kind(strength >> _KIND_AT)


def ranks_of(strength: int) -> tuple[int, ...]:
    """Return the ranks that are compared, in order: two for a full house, all for a straight."""
    ranks = (strength >> shift & 15 for shift in range(_KIND_AT - _RANK_BITS, -1, -_RANK_BITS))
    return tuple(rank for rank in ranks if rank)


# Each card has a key, and the sum of a hand's keys tells all that its strength depends on: how many cards of each suit
# (three bits each: from four on, the highest is set), which ranks of each suit, how many cards of each rank.
_COUNT_BITS = 3
_RANKS = HIGHEST - LOWEST + 1
_SUIT_MASKS_AT = 4 * _COUNT_BITS
_RANK_COUNTS_AT = _SUIT_MASKS_AT + 4 * _RANKS
_ALL_RANKS = (1 << _RANKS) - 1
_FOUR_OF_A_SUIT = sum(4 << _COUNT_BITS * suit for suit in range(4))
_MASK_OF_SUIT_AT = {4 << _COUNT_BITS * suit: _SUIT_MASKS_AT + _RANKS * suit for suit in range(4)}


def _card_key(card: Card) -> int:
    suit, rank = SUIT_OF[card], RANK_OF[card] + 1 - LOWEST
    of_suit = 1 << _COUNT_BITS * suit
    in_suit = 1 << _SUIT_MASKS_AT + _RANKS * suit + rank
    of_rank = 1 << _RANK_COUNTS_AT + _COUNT_BITS * rank
    return of_suit | in_suit | of_rank


_OF_ALIKE: Mapping[tuple[int, ...], Kind] = {
    (): Kind.HIGH_CARD,
    (2,): Kind.PAIR,
    (2, 2): Kind.TWO_PAIRS,
    (3,): Kind.THREE_OF_A_KIND,
    (3, 2): Kind.FULL_HOUSE,
    (4,): Kind.FOUR_OF_A_KIND,
}
"""The kind of a hand, by the counts of the ranks that occur more than once, most first."""


def _straights(ranks: Iterable[int], of_4: Kind, of_5: Kind) -> Iterator[int]:
    """Yield how strong each straight among these ranks is."""
    for length, kind in ((4, of_4), (5, of_5)):
        for top in range(LOWEST + length - 1, HIGHEST + 1):
            run = range(top, top - length, -1)
            if set(run) <= set(ranks):
                yield _strength(kind, run)


def _best_by_ranks(ranks: tuple[int, ...]) -> int:
    """Find the best kind that does not depend on suits."""
    if not ranks:
        return _strength(Kind.NOTHING, ())
    alike = sorted(((count, rank) for rank, count in Counter(ranks).items() if count > 1), reverse=True)
    kind = _OF_ALIKE[tuple(count for count, _ in alike)]
    without_straights = _strength(kind, [rank for _, rank in alike] or [max(ranks)])
    return max((without_straights, *_straights(ranks, Kind.STRAIGHT_OF_4, Kind.STRAIGHT_OF_5)))


def _best_of_a_suit(ranks: tuple[int, ...]) -> int:
    """Return the strength of four or five cards of one suit, given lowest first."""
    flush = _strength(Kind.FLUSH_OF_5 if len(ranks) == 5 else Kind.FLUSH_OF_4, ranks[::-1])
    return max((flush, *_straights(ranks, Kind.STRAIGHT_FLUSH_OF_4, Kind.STRAIGHT_FLUSH_OF_5)))


_KEYS = {card: _card_key(card) for card in INFLUENCES}
_BY_RANK_COUNTS = {
    sum(1 << _COUNT_BITS * (rank - LOWEST) for rank in ranks): _best_by_ranks(ranks)
    for size in range(MOST_CARDS + 1)
    for ranks in combinations_with_replacement(range(LOWEST, HIGHEST + 1), size)
    if size < 5 or len(set(ranks)) > 1
}
_BY_RANKS_OF_SUIT = {
    sum(1 << rank - LOWEST for rank in ranks): _best_of_a_suit(ranks)
    for size in (4, 5)
    for ranks in combinations(range(LOWEST, HIGHEST + 1), size)
}


def strength(cards: Iterable[Card]) -> int:
    """Return the strength of up to five different influence cards, in any order."""
    key = 0
    for card in cards:  # faster than `sum` for so few
        key += _KEYS[card]
    by_ranks = _BY_RANK_COUNTS[key >> _RANK_COUNTS_AT]
    suit = key & _FOUR_OF_A_SUIT
    if not suit:
        return by_ranks
    of_suit = _BY_RANKS_OF_SUIT[key >> _MASK_OF_SUIT_AT[suit] & _ALL_RANKS]
    return max(of_suit, by_ranks)
