"""What holds for each of our computer players, and that better ones win more."""

import pickle
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.cli.tournament import RANDOM, hold
from bot.core.chance import Seeded
from bot.core.game import FULL, LEVELS, SMALLEST, AnyGame, Level, Question, settle_options, think
from bot.games import find_game, find_player, game_names
from tests.quick import quick

SLIPS = {"juse": LEVELS, "junk": (), "roundup": ("easy", "normal"), "jugglers": ("easy",)}
TABLES = [("juse", 4), ("junk", 1), ("roundup", 2), ("roundup", 4), ("jugglers", 2), ("jugglers", 4)]
OTHERS = [(name, find_game(name).max_seats) for name in sorted({*game_names()} - {*SLIPS})]


def questions(game: AnyGame, seats: int, level: Level, effort: float) -> Iterator[tuple[Any, Question]]:
    """Yield each state of a game whose players move at random, and what is asked in it."""
    chance, roll = Seeded("asked"), Seeded("choices").below
    state, events = game.deal(seats, settle_options(game, {}), chance)
    memories: list[Any] = [None] * seats
    for number in range(200):
        memories = [
            game.recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        if not (asked := game.to_act(state)):
            return
        seat = min(asked)
        yield state, Question(game.view(state, seat), memories[seat], seat, f"{number}", level, effort)
        choices = game.legal(state, seat)
        state, events = game.apply(state, seat, choices[roll(len(choices))], chance)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), quick(TABLES + OTHERS, TABLES[:3] + TABLES[4:5] + OTHERS))
def test_a_level_that_slips_does_what_is_possible_and_the_others_what_is_legal(
    name: str, seats: int, level: Level
) -> None:
    """Also when there is little time to think."""
    game, choose = find_game(name), find_player(name)
    for state, question in islice(questions(game, seats, level, SMALLEST), 0, None, 4):
        allowed = (game.possible if level in SLIPS.get(name, LEVELS) else game.legal)(state, question.seat)
        assert think(choose, question) in allowed


@pytest.mark.parametrize("effort", [pytest.param(FULL, marks=pytest.mark.long), SMALLEST])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_the_same_question_has_the_same_answer_in_another_process_too(name: str, level: Level, effort: float) -> None:
    game, choose = find_game(name), find_player(name)
    for _, question in islice(questions(game, max(game.min_seats, game.good_seats), level, effort), 1, 12, 4):
        again = pickle.loads(pickle.dumps(question))  # noqa: S301
        assert think(choose, question) == think(choose, again)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "stronger", "weaker", "options", "deals", "seats"),
    [
        ("juse", "hard", RANDOM, {}, 20, 4),
        ("juse", "hard", "easy", {"referee": "table"}, 30, 2),
        ("roundup", "easy", RANDOM, {"points": 5}, 8, 4),
        ("roundup", "normal", "easy", {"points": 5}, 8, 4),
        ("roundup", "hard/25", "normal", {"points": 1}, 3, 2),
        ("jugglers", "normal", "easy", {"wins": 1}, 4, 2),
    ],
)
def test_better_players_win_more(
    name: str, stronger: str, weaker: str, options: dict[str, Any], deals: int, seats: int
) -> None:
    """Large tournaments are held by `python -m bot tournament`: see docs/strength.md."""
    game = find_game(name)
    tallies, _ = hold(game, settle_options(game, options), (stronger, weaker) * (seats // 2), deals, "small")
    assert tallies[stronger].interval()[0] > 1.1 * tallies[weaker].interval()[0]
    assert tallies[stronger].misplays == 0 or stronger in SLIPS[name]
