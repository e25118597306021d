"""Test that the commands of docs/strength.md can be run, and that one of them gives what is written there."""

import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import main, read_arguments
from bot.cli.simulate import read_options
from bot.games import find_game

TEXT = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"python -m bot (tournament [^`\n]+)", TEXT)
PLAYED = "tournament roundup --players easy,random --games 200"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_understood_and_fits_its_game(command: str) -> None:
    args = read_arguments(shlex.split(command))
    game = find_game(args.game)
    read_options(game, args.option)
    assert game.min_seats <= len(args.players) <= game.max_seats


@pytest.mark.slow
def test_a_tournament_gives_what_its_row_says(capsys: pytest.CaptureFixture[str]) -> None:
    [row] = [line for line in TEXT.splitlines() if f"`python -m bot {PLAYED}`" in line]
    assert main(shlex.split(PLAYED)) == 0
    wins = re.findall(r"^\w+ +\d+ +([\d.]+ % ± +[\d.]+)", capsys.readouterr().out, re.MULTILINE)
    assert len(wins) == 2
    assert all(re.sub(" +", " ", each) in row for each in wins)
