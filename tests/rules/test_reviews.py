"""What is worked out after a game knows no more than the seat did for which it is worked out."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import AnyGame
from bot.core.summary import Snapshot
from cogs.jugglers.player import review as of_jugglers
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.roundup.player import luck, review
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.leaks import of_jugglers as jugglers
from tests.leaks import of_roundup as roundup
from tests.random_games import recorded


@pytest.mark.parametrize(
    ("game", "begin", "exchanged", "options"),
    [
        (ROUNDUP, review.begin, roundup.exchanged, {"points": 2}),
        (ROUNDUP, luck.begin, roundup.exchanged, {"points": 2}),
        (JUGGLERS, of_jugglers.begin, jugglers.exchanged, {"wins": 1}),
    ],
    ids=["roundup", "luck at roundup", "jugglers"],
)
def test_however_the_hidden_cards_lie_all_that_it_goes_on_from_is_the_same(
    game: AnyGame, begin: Callable[..., Any], exchanged: Callable[..., Any], options: dict[str, int]
) -> None:
    steps, moves = recorded(game, 3, options, "hidden")
    chance = Seeded("exchanged")
    for seat in range(3):
        others = [Snapshot(exchanged(step.state, seat, chance), step.events) for step in steps]
        assert [step.state for step in others] != [step.state for step in steps]
        found = begin(steps, moves, seat, "seed", 0.02)
        assert begin(others, moves, seat, "seed", 0.02) == found
        assert not found.is_done
