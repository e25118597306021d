"""What replaying a record and a computer player's choice cost, counted in actions of random legal play in the same run.

How fast random legal play is, `python -m tests.proof peers` measures.
"""

from itertools import combinations, islice

import pytest

from bot.cli.simulate import play
from bot.core.chance import Seeded
from bot.core.game import FULL, LEVELS, Level, settle_options
from bot.core.record import replay, to_line
from bot.games import find_game, find_player, game_names
from cogs.jugglers.rules.poker import INFLUENCES, strength
from tests.bench.timing import random_legal_actions, seconds_each

pytestmark = pytest.mark.long

SEATS = 4
GAMES = 5
MAX_ACTIONS: dict[Level, int] = {"easy": 1_000, "normal": 1_000, "hard": 30_000}
"""At 100,000 actions a second, 30,000 take the 300 ms that a hard player may think."""
FOR_SEVERAL = [name for name in game_names() if find_game(name).max_seats >= SEATS]


def seconds_of_an_action(name: str) -> float:
    game = find_game(name)
    return seconds_each(lambda: random_legal_actions(game, min(SEATS, game.max_seats), GAMES))


@pytest.mark.parametrize("name", game_names())
def test_replaying_a_record_costs_little_more_than_playing(name: str) -> None:
    game = find_game(name)
    seats, options = min(SEATS, game.max_seats), settle_options(game, {})
    lines = [to_line(play(game, seats, options, f"bench/{number}")) for number in range(GAMES)]
    replayed = seconds_each(lambda: sum(len(replay(line, find_game).trace) for line in lines))
    assert replayed < 2.5 * seconds_of_an_action(name)


def computer_choices(name: str, level: Level, count: int) -> int:
    """The first choices of a game of four, where there is most to choose from."""
    game, choose = find_game(name), find_player(name)
    roll, chance = Seeded("bench/player").below, Seeded("bench")
    state, events = game.deal(SEATS, settle_options(game, {}), chance)
    memories = [None] * SEATS
    for _ in range(count):
        memories = [
            game.recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        seat = min(game.to_act(state))
        action = choose(game.view(state, seat), memories[seat], seat, roll, level, FULL)
        state, events = game.apply(state, seat, action, chance)
    return count


@pytest.mark.parametrize("name", FOR_SEVERAL)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_of_a_computer_player_costs_a_limited_number_of_actions(name: str, level: Level) -> None:
    count = 12 if level == "hard" else 40
    choice = seconds_each(lambda: computer_choices(name, level, count), 3)
    assert choice < MAX_ACTIONS[level] * seconds_of_an_action(name)


def test_valuing_a_hand_of_jugglers_costs_a_quarter_of_an_action() -> None:
    # Every seventh, so that hands of all suits are among them.
    hands = list(islice(combinations(INFLUENCES, 5), 0, None, 7))
    assert seconds_each(lambda: sum(1 for hand in hands if strength(hand))) < seconds_of_an_action("jugglers") / 4
