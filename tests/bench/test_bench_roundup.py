"""How fast Roundup is. Times depend on the machine, so only how they compare is asserted."""

import sys
import time
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.cli.simulate import play
from bot.core.chance import Seeded
from bot.core.record import replay, to_line
from bot.games import find_game
from cogs.roundup.player import choose
from cogs.roundup.rules import GAME

MATCHES = 4
LINES = [to_line(play(GAME, 4, {"points": 10}, f"bench/{number}")) for number in range(MATCHES)]


def random_legal_actions(seats: int = 4) -> int:
    """Whole matches, and how many actions they took."""
    actions = 0
    roll = Seeded("bench/choices").below
    for number in range(MATCHES):
        chance = Seeded(f"bench/{number}")
        state, _ = GAME.deal(seats, {"points": 10}, chance)
        while waiting := GAME.to_act(state):
            seat = min(waiting)
            choices = GAME.legal(state, seat)
            action = choices[0] if len(choices) == 1 else choices[roll(len(choices))]
            state, _ = GAME.apply(state, seat, action, chance)
            actions += 1
    return actions


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


def seconds_per_action(count_actions: Callable[[], int]) -> float:
    """The best of several, in processor time, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        actions = count_actions()
        best = min(best, (time.process_time() - began) / actions)
    return best


@pytest.mark.parametrize(
    ("what", "count_actions"),
    [
        ("random legal play of Roundup", random_legal_actions),
        ("Roundup records replayed", replayed_actions),
        ("moves of Roundup's computer players", computer_moves),
    ],
)
def test_actions_per_second(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], what: str, count_actions: Callable[[], int]
) -> None:
    actions = benchmark.pedantic(count_actions, rounds=5, warmup_rounds=1)
    stats = benchmark.stats
    assert stats is not None
    per_second = round(actions / stats.stats.min)
    benchmark.extra_info["actions per second"] = per_second
    with capsys.disabled():
        sys.stdout.write(f"\n{what}: {per_second:,} actions/s\n")


def test_replaying_a_record_costs_little_more_than_playing() -> None:
    assert seconds_per_action(replayed_actions) < 2.5 * seconds_per_action(random_legal_actions)


def test_an_action_at_a_full_table_costs_little_more_than_between_two() -> None:
    assert seconds_per_action(lambda: random_legal_actions(6)) < 3 * seconds_per_action(lambda: random_legal_actions(2))
