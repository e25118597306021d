"""How fast the rules are. Times depend on the machine, so only how they compare is asserted."""

import pytest

from bot.cli.simulate import play
from bot.core.record import replay, to_line
from bot.games import find_game
from cogs.juse.rules.game import GAME
from tests.bench.timing import Count, random_legal_actions, seconds_each, tell_per_second

pytestmark = pytest.mark.long

GAMES = 30
LINES = [to_line(play(GAME, 4, {"reminders": False}, f"bench/{number}")) for number in range(GAMES)]


def played_actions(seats: int = 4) -> int:
    return random_legal_actions(GAME, seats, {"reminders": False}, GAMES)


def replayed_actions() -> int:
    return sum(len(replay(line, find_game).trace) for line in LINES)


@pytest.mark.parametrize(
    ("what", "count"),
    [("actions of random legal play of Juse", played_actions), ("actions of Juse records replayed", replayed_actions)],
)
def test_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    tell_per_second(capsys, what, count)


def test_replaying_a_record_costs_little_more_than_playing() -> None:
    assert seconds_each(replayed_actions) < 2.5 * seconds_each(played_actions)


def test_an_action_at_a_full_table_costs_little_more_than_between_two() -> None:
    assert seconds_each(lambda: played_actions(8)) < 3 * seconds_each(lambda: played_actions(2))
