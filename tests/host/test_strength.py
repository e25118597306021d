"""The commands in docs/strength.md can be run."""

import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import read_arguments
from bot.cli.simulate import read_options
from bot.games import find_game

TEXT = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"python -m bot (tournament [^`\n]+)", TEXT)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_understood_and_fits_its_game(command: str) -> None:
    args = read_arguments(shlex.split(command))
    game = find_game(args.game)
    read_options(game, args.option)
    assert game.min_seats <= len(args.players) <= game.max_seats


def test_there_are_some() -> None:
    assert COMMANDS
