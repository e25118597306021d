"""Strengths of hands, against the plainest reading of G17–G19: every set of cards is tried as each kind of hand."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from bot.core.cards import RANK_OF, SUIT_OF, parse_cards
from cogs.jugglers.rules.poker import INFLUENCES, Kind, kind_of, ranks_of, strength

Reading = tuple[int, list[int]]
NO_READING: Reading = (-1, [])

# G17 as the rule book lists it, best first.
ORDER = (
    "straight flush of 5",
    "straight flush of 4",
    "four of a kind",
    "full house",
    "flush of 5",
    "straight of 5",
    "flush of 4",
    "three of a kind",
    "two pairs",
    "straight of 4",
    "pair",
    "high card",
    "no card",
)
PLACE = {name: len(ORDER) - 1 - place for place, name in enumerate(ORDER)}


def exactly(cards: tuple[int, ...]) -> Reading:
    """The kind that needs every one of these cards; `NO_READING` if there is none."""
    ranks = sorted((RANK_OF[card] + 1 for card in cards), reverse=True)
    counts = sorted(Counter(ranks).values())
    one_suit = len({SUIT_OF[card] for card in cards}) == 1
    adjacent = len(counts) == len(cards) and ranks[0] - ranks[-1] == len(cards) - 1
    name = ""
    if len(cards) in (4, 5) and (one_suit or adjacent):
        what = "straight flush" if one_suit and adjacent else "flush" if one_suit else "straight"
        name = f"{what} of {len(cards)}"
    elif counts == [2, 3]:
        three = next(rank for rank in ranks if ranks.count(rank) == 3)
        return PLACE["full house"], [three, next(rank for rank in ranks if rank != three)]
    elif len(cards) == 4 and counts == [2, 2]:
        return PLACE["two pairs"], ranks[::2]
    elif len(counts) == 1:
        name = {1: "high card", 2: "pair", 3: "three of a kind", 4: "four of a kind"}[len(cards)]
        return PLACE[name], ranks[:1]
    return (PLACE[name], ranks) if name else NO_READING


def hands_read(one_in: int) -> Iterator[tuple[tuple[int, ...], Reading]]:
    """Every hand, but only one in this many of the hands of five, with the best reading of any subset of its cards."""
    best: dict[tuple[int, ...], Reading] = {(): (PLACE["no card"], [])}
    yield (), best[()]
    for size in range(1, 6):
        for hand in islice(combinations(INFLUENCES, size), 0, None, one_in if size == 5 else 1):
            smaller = [best[hand[:left_out] + hand[left_out + 1 :]] for left_out in range(size)]
            reading = max(exactly(hand), *smaller)
            if size < 5:
                best[hand] = reading
            yield hand, reading


@pytest.mark.parametrize(("one_in", "hands"), [(41, 75_907), pytest.param(1, 443_704, marks=pytest.mark.slow)])
def test_g17_to_g19_strengths_agree_with_a_plain_reading_of_the_rules(one_in: int, hands: int) -> None:
    """And for any two of them the numbers compare as the readings do: by kind, then rank by rank."""
    count = 0
    readings: dict[int, Reading] = {}
    for hand, reading in hands_read(one_in):
        found = strength(hand)
        assert readings.setdefault(found, reading) == reading, hand
        count += 1
    assert count == hands
    in_order = sorted(readings)
    assert [readings[number] for number in in_order] == sorted(readings.values())
    assert [(kind_of(number), list(ranks_of(number))) for number in in_order] == sorted(readings.values())


def worth(text: str) -> int:
    return strength(parse_cards(text.split()))


def test_g17_the_kinds_in_their_order() -> None:
    hands = (
        ("", Kind.NOTHING),
        ("TS", Kind.HIGH_CARD),
        ("2S 2H", Kind.PAIR),
        ("2S 3H 4D 5C", Kind.STRAIGHT_OF_4),
        ("2S 2H 3S 3H", Kind.TWO_PAIRS),
        ("2S 2H 2D", Kind.THREE_OF_A_KIND),
        ("2S 3S 4S 6S", Kind.FLUSH_OF_4),
        ("2S 3S 4D 5C 6H", Kind.STRAIGHT_OF_5),
        ("2S 3S 4S 5H 6S", Kind.STRAIGHT_OF_5),
        ("2S 3S 4S 6S 7S", Kind.FLUSH_OF_5),
        ("2S 2H 2D 3S 3H", Kind.FULL_HOUSE),
        ("2S 2H 2D 2C", Kind.FOUR_OF_A_KIND),
        ("2S 3S 4S 5S", Kind.STRAIGHT_FLUSH_OF_4),
        ("2S 3S 4S 5S 6S", Kind.STRAIGHT_FLUSH_OF_5),
    )
    assert [kind_of(worth(text)) for text, _ in hands] == [kind for _, kind in hands]
    strengths = [worth(text) for text, _ in hands]
    assert strengths == sorted(strengths)


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("", ()),
        ("7S 3H 5D", (7,)),
        ("7S 7H TD", (7,)),
        ("3S 3H TD 9C TS", (10, 3)),
        ("4S 4H 4D TC 9C", (4,)),
        ("4S 4H 4D TC TH", (4, 10)),
        ("2S 4S 8S TS 9H", (10, 8, 4, 2)),
        ("6S 7H 8D 9C 9H", (9, 8, 7, 6)),
        ("2S 3S 4S 5S 9S", (5, 4, 3, 2)),
    ],
)
def test_g18_only_valid_cards_count(text: str, ranks: tuple[int, ...]) -> None:
    assert ranks_of(worth(text)) == ranks


def test_g18_the_rest_of_the_hand_and_the_suits_never_break_a_tie() -> None:
    assert worth("7S 7H TD 9C") == worth("7D 7C 2H 3H 5S")
    assert worth("TS 2H 4D") == worth("TH 9C")
    assert worth("2S 3S 4S 5S 9S") == worth("2H 3H 4H 5H")


def test_a_policy_cannot_be_part_of_a_hand() -> None:
    with pytest.raises(KeyError):
        worth("AS")
