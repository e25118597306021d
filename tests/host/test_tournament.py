"""`python -m bot tournament`: the same games for the same seed, and every deal from every seat."""

from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.tournament import hold
from bot.core.game import Effort, Level, Roll, settle_options
from bot.games import find_game
from cogs.juse.player import choose as choose_in_juse


def test_every_deal_is_played_from_every_seat_and_each_win_is_shared() -> None:
    game = find_game("juse")
    tallies, _ = hold(game, settle_options(game, {}), ["normal", "random", "random"], 5, "a")
    assert {kind: tally.seats for kind, tally in tallies.items()} == {"normal": 15, "random": 30}
    for normal, random in zip(tallies["normal"].shares, tallies["random"].shares, strict=True):
        assert normal + 2 * random == pytest.approx(1)
    assert tallies["normal"].interval()[1] > 0


def test_the_report_has_a_line_for_each_kind_of_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "juse", "--players", "normal,random", "--games", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["player", "normal", "random", "4"]


def test_a_hard_player_in_a_hurry_makes_that_part_of_its_search(monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: set[tuple[str, float]] = set()

    def choose(view: Any, memory: Any, seat: int, roll: Roll, level: Level, effort: Effort, *_: Any) -> Any:
        efforts.add((level, effort))
        return choose_in_juse(view, memory, seat, roll, level)

    monkeypatch.setattr("bot.cli.tournament.find_player", lambda _: choose)
    game = find_game("juse")
    hold(game, settle_options(game, {}), ["hard/4", "normal", "hard"], 1, "a")
    assert efforts == {("hard", 0.25), ("normal", 1.0), ("hard", 1.0)}
