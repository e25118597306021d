"""The house of tests/discord, and in it one more game, found as a host's own is: by a folder `cogs` on PYTHONPATH."""

from collections.abc import Iterator
from pathlib import Path
from pkgutil import extend_path

import pytest

import cogs
from bot import games
from tests.discord.conftest import env, house, pytest_runtest_call, settings

__all__ = ["env", "house", "own_games", "pytest_runtest_call", "settings"]

HERE = str(Path(__file__).parent)


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(HERE)
    monkeypatch.setenv("PYTHONPATH", HERE)  # for the process in which computer players think
    monkeypatch.setattr(cogs, "__path__", extend_path(cogs.__path__, "cogs"))
    games.game_names.cache_clear()
    yield
    games.game_names.cache_clear()
