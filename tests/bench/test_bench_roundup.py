"""How fast Roundup is. Times depend on the machine, so only how they compare is asserted."""

import pytest

from bot.cli.simulate import play
from bot.core.chance import Seeded
from bot.core.record import replay, to_line
from bot.games import find_game
from cogs.roundup.player import choose
from cogs.roundup.rules import GAME
from tests.bench.timing import Count, random_legal_actions, seconds_each, tell_per_second

MATCHES = 4
LINES = [to_line(play(GAME, 4, {"points": 10}, f"bench/{number}")) for number in range(MATCHES)]


def played_actions(seats: int = 4) -> int:
    return random_legal_actions(GAME, seats, {"points": 10}, MATCHES)


def computer_moves() -> int:
    moves = 0
    roll = Seeded("bench/computer").below
    for number in range(MATCHES):
        chance = Seeded(f"bench/{number}")
        state, events = GAME.deal(4, {"points": 10}, chance)
        memory = GAME.recall(0, None, events)
        while waiting := GAME.to_act(state):
            seat = min(waiting)
            action = choose(GAME.view(state, seat), memory, seat, roll)
            state, events = GAME.apply(state, seat, action, chance)
            memory = GAME.recall(0, memory, events)
            moves += 1
    return moves


def replayed_actions() -> int:
    return sum(len(replay(line, find_game).trace) for line in LINES)


@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("actions of random legal play of Roundup", played_actions),
        ("actions of Roundup records replayed", replayed_actions),
        ("moves of Roundup's computer players", computer_moves),
    ],
)
def test_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    tell_per_second(capsys, what, count)


def test_replaying_a_record_costs_little_more_than_playing() -> None:
    assert seconds_each(replayed_actions) < 2.5 * seconds_each(played_actions)


def test_an_action_at_a_full_table_costs_little_more_than_between_two() -> None:
    assert seconds_each(lambda: played_actions(6)) < 3 * seconds_each(lambda: played_actions(2))
