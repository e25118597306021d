"""How much hard players and hints search when they are asked for less than all: it is counted, never timed."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import FULL, SMALLEST, AnyGame, Effort, settle_options
from bot.core.thinking_process import Question, think
from bot.games import find_game, find_player
from cogs.jugglers.player import rollouts, valuation
from cogs.junk.player import hint
from cogs.roundup.player import hard

MOVES = 8


def questions(game: AnyGame, effort: Effort) -> Iterator[Question]:
    """The first ones of a game in which the first legal action is always taken."""
    seats, chance = game.good_seats if game.max_seats > 1 else 1, Seeded("effort")
    state, events = game.deal(seats, settle_options(game, {}), chance)
    memories: list[Any] = [None] * seats
    for number in range(MOVES):
        memories = [
            game.recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        seat = min(game.to_act(state))
        yield Question(game.view(state, seat), memories[seat], seat, f"{number}", "hard", effort)
        state, events = game.apply(state, seat, game.legal(state, seat)[0], chance)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "module", "counted", "shares"),
    [
        ("roundup", hard, "_played_out", {0.5: 0.5, SMALLEST: 0.25}),
        # With less than half it would be no stronger than normal.
        ("jugglers", rollouts, "_rollout", {0.75: 0.75, 0.5: 0.5, SMALLEST: 0.5}),
        ("jugglers", valuation, "_sigils", {0.75: 0.75, 0.5: 0.5, SMALLEST: 0.5}),
        ("junk", hint, "_play_out", {0.5: 0.5, SMALLEST: 0.25}),
    ],
)
def test_the_search_is_as_large_a_part_of_the_full_one_as_is_asked_for(
    name: str, module: ModuleType, counted: str, shares: dict[Effort, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, choose = find_game(name), find_player(name)
    search, tried = getattr(module, counted), 0

    def counting(*asked: Any) -> Any:
        nonlocal tried
        tried += 1
        return search(*asked)

    monkeypatch.setattr(module, counted, counting)

    def searched(effort: Effort) -> int:
        before = tried
        for question in questions(game, effort):
            think(choose, question)
        return tried - before

    full = searched(FULL)
    for effort, share in shares.items():
        assert searched(effort) == pytest.approx(share * full, rel=0.2)


@pytest.mark.long
@pytest.mark.parametrize("name", ["juse", "roundup", "jugglers", "junk"])
def test_the_same_question_with_the_same_effort_has_the_same_answer(name: str) -> None:
    game, choose = find_game(name), find_player(name)
    for question in questions(game, SMALLEST):
        assert think(choose, question) == think(choose, question)


def test_juse_has_nothing_to_search() -> None:
    game, choose = find_game("juse"), find_player("juse")
    for full, less in zip(questions(game, FULL), questions(game, SMALLEST), strict=True):
        assert think(choose, full) == think(choose, less)
