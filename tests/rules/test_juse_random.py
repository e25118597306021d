"""What holds in every game of Juse, checked in thousands of random games with misplays."""

from collections.abc import Iterator

import pytest

from cogs.juse.rules.game import GAME
from tests.quick import quick
from tests.random_games import Step, random_steps

SEATS = quick(range(2, 9), (2, 3, 8))
REFEREES = ("bot", "table")


def steps(seats: int, seed: str, misplays: float, *, reminders: bool = False, referee: str = "bot") -> Iterator[Step]:
    """Play a random game. Where the players call, they do so now and then, rightly or wrongly."""
    options = {"reminders": reminders, "referee": referee}
    return random_steps(GAME, seats, options, seed, misplays=misplays, most=600)


@pytest.mark.parametrize("seats", SEATS)
def test_games_without_misplays_end_with_one_winner_who_has_no_card(seats: int) -> None:
    for number in range(60):
        *_, last = steps(seats, f"ends/{seats}/{number}", misplays=0)
        outcome = GAME.outcome(last[3])
        assert outcome.finished
        assert [outcome.scores[seat] for seat in outcome.winners] == [0]
        assert outcome.scores.count(0) == 1
