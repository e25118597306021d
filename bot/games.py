"""The games: every folder of `cogs/` that has `rules.GAME` is one. `bot` never names a game."""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec

from bot.core.errors import Malformed
from bot.core.game import AnyGame, Choose


def _folders() -> list[str]:
    package = importlib.import_module("cogs")
    return sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


@cache
def game_names() -> tuple[str, ...]:
    return tuple(name for name in _folders() if find_spec(f"cogs.{name}.rules"))


def cog_names() -> tuple[str, ...]:
    """Return every folder of `cogs/` with slash commands in it."""
    return tuple(name for name in _folders() if find_spec(f"cogs.{name}.cog"))


def find_game(name: str) -> AnyGame:
    if name not in game_names():
        raise Malformed("unknown-game", game=name[:40])
    return importlib.import_module(f"cogs.{name}.rules").GAME


def find_player(name: str) -> Choose:
    """Return the game's computer player."""
    return importlib.import_module(f"cogs.{name}.player").choose
