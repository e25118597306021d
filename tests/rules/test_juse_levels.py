"""How strong Juse's computer players are: small tournaments here, large ones on demand (`-m slow`)."""

from itertools import pairwise

import pytest

from bot.cli.tournament import KINDS, RANDOM, hold
from bot.core.game import settle_options
from cogs.juse.rules.game import GAME
from tests.quick import quick

OPTIONS = settle_options(GAME, {})
STRONGEST_FIRST = ("hard", "normal", "easy", RANDOM)
LARGE = {2: 1500, 4: 750}
"""Deals per number of seats: enough to tell the levels apart in a game with so much luck."""


def apart(stronger: str, weaker: str, seats: int, deals: int, seed: str) -> bool:
    """Whether the stronger is better, with 95 % intervals that do not overlap."""
    tallies = hold(GAME, OPTIONS, (stronger, weaker) * (seats // 2), deals, seed)
    (much, around_much), (little, around_little) = tallies[stronger].interval(), tallies[weaker].interval()
    return much - around_much > little + around_little


@pytest.mark.parametrize(("seats", "deals"), quick([(2, 60), (4, 20)], [(4, 20)]))
def test_a_hard_player_beats_a_random_one(seats: int, deals: int) -> None:
    assert apart("hard", RANDOM, seats, deals, "small")


@pytest.mark.long
def test_a_hard_player_beats_an_easy_one() -> None:
    assert apart("hard", "easy", 2, 100, "small")


@pytest.mark.long
def test_where_the_players_call_only_weak_players_are_called() -> None:
    options = settle_options(GAME, {"referee": "table"})
    tallies = hold(GAME, options, ("hard", "easy", "hard", "easy"), 25, "called")
    assert tallies["hard"].misplays == 0
    assert tallies["easy"].misplays > 0


def test_every_kind_of_player_is_measured() -> None:
    assert set(STRONGEST_FIRST) == set(KINDS)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(STRONGEST_FIRST)))
@pytest.mark.parametrize("seats", LARGE)
def test_each_level_beats_the_next(seats: int, stronger: str, weaker: str) -> None:
    """See docs/strength.md, also for eight seats, where the levels are close to each other."""
    assert apart(stronger, weaker, seats, LARGE[seats], "tournament")
