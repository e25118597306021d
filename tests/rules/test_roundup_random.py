"""What is true of every match of Roundup, checked in random matches with misplays."""

import pytest

from bot.core.chance import Seeded
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.rounds import is_settled, points_of
from cogs.roundup.rules.state import Memory
from tests.rules.roundup_positions import random_match

SEATS = range(2, 7)
OPTIONS = {"points": 4}


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_remembered_is_true(seats: int) -> None:
    memory: Memory | None = GAME.recall(0, None, GAME.deal(seats, OPTIONS, Seeded(f"true/{seats}"))[1])
    known_cards = 0
    for *_, after, events in random_match(seats, f"true/{seats}"):
        memory = GAME.recall(0, memory, events)
        for known, hand in zip(memory.seats, after.down, strict=True):
            assert known.holds <= set(hand)
            assert not known.lacks & set(hand)
            known_cards += len(known.holds)
    assert known_cards


@pytest.mark.parametrize("seats", SEATS)
def test_r21_no_way_on_changes_the_points_of_a_settled_round(seats: int) -> None:
    """From the settled state on these matches go on in any way at all."""
    settled, found = None, 0
    for number in range(6):
        for before, *_, after, _ in random_match(seats, f"settled/{seats}/{number}"):
            if is_settled(before.closed, before.first_empty):
                (left,) = {*range(4)} - {*before.closed}
                settled = points_of(before.bids, left, before.first_empty)
            if settled is not None and len(after.history) > len(before.history):
                assert after.history[-1].points == settled
                settled, found = None, found + 1
    assert found > 5
