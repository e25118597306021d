"""The example that opens each game's rules runs and gives what it says."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

COGS = Path(__file__).parents[2] / "cogs"
GAMES = sorted(path.parents[1].name for path in COGS.glob("*/rules/game.py"))


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_the_rules_runs(game: str) -> None:
    rules = import_module(f"cogs.{game}.rules.game")
    assert ">>>" in (rules.__doc__ or ""), "the rules open with an example"
    assert doctest.testmod(rules).failed == 0
