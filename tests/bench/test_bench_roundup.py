"""How fast Roundup is. Times depend on the machine, so only how they compare is asserted."""

import sys
from functools import partial

import pytest

from bot.cli.simulate import play
from bot.core.chance import Seeded
from bot.core.game import Level
from bot.core.record import replay, to_line
from bot.games import find_game
from cogs.roundup.player.hard import THOUGHT
from cogs.roundup.player.levels import choose
from cogs.roundup.rules.game import GAME
from tests.bench.timing import Count, random_legal_actions, seconds_each, tell_per_second

pytestmark = pytest.mark.long

MATCHES = 4
HARD_CHOICES = 6
LINES = [to_line(play(GAME, 4, {"points": 10}, f"bench/{number}")) for number in range(MATCHES)]


def played_actions(seats: int = 4) -> int:
    return random_legal_actions(GAME, seats, {"points": 10}, MATCHES)


def computer_moves(level: Level) -> int:
    """In one match."""
    moves = 0
    roll, chance = Seeded("bench/computer").below, Seeded("bench/0")
    state, events = GAME.deal(4, {"points": 10}, chance)
    memory = GAME.recall(0, None, events)
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        action = choose(GAME.view(state, seat), memory, seat, roll, level)
        state, events = GAME.apply(state, seat, action, chance)
        memory = GAME.recall(0, memory, events)
        moves += 1
    return moves


def replayed_actions() -> int:
    return sum(len(replay(line, find_game).trace) for line in LINES)


@pytest.mark.parametrize(
    ("what", "count"),
    [
        *(
            (f"actions of random legal play of Roundup with {seats}", partial(played_actions, seats))
            for seats in range(2, 7)
        ),
        ("actions of Roundup records replayed", replayed_actions),
        ("moves of easy computer players", partial(computer_moves, "easy")),
        ("moves of normal computer players", partial(computer_moves, "normal")),
    ],
)
def test_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    tell_per_second(capsys, what, count)


def hard_choices() -> int:
    """The bids and the first turns of a match, where there is most to choose from."""
    chance = Seeded("bench/hard")
    state, events = GAME.deal(4, {"points": 10}, chance)
    memory = GAME.recall(0, None, events)
    for number in range(HARD_CHOICES):
        seat = min(GAME.to_act(state))
        action = choose(GAME.view(state, seat), memory, seat, Seeded(f"{number}").below, "hard")
        state, events = GAME.apply(state, seat, action, chance)
        memory = GAME.recall(0, memory, events)
    return HARD_CHOICES


def test_a_hard_choice_costs_no_more_than_its_budget_of_actions(capsys: pytest.CaptureFixture[str]) -> None:
    thought = seconds_each(hard_choices, 2)
    with capsys.disabled():
        sys.stdout.write(f"\na choice of a hard computer player: {1000 * thought:.0f} ms\n")
    assert thought < 5 * THOUGHT * seconds_each(played_actions)


def test_replaying_a_record_costs_little_more_than_playing() -> None:
    assert seconds_each(replayed_actions) < 2.5 * seconds_each(played_actions)


def test_an_action_at_a_full_table_costs_little_more_than_between_two() -> None:
    assert seconds_each(lambda: played_actions(6)) < 3 * seconds_each(lambda: played_actions(2))
