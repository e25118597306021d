"""Finds the games in `cogs/`: whatever folder there has `rules.GAME` is one. `bot` never names a game."""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec

from bot.core.errors import Malformed
from bot.core.game import AnyGame, Choose


@cache
def game_names() -> tuple[str, ...]:
    package = importlib.import_module("cogs")
    folders = (found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    return tuple(sorted(name for name in folders if find_spec(f"cogs.{name}.rules")))


def find_game(name: str) -> AnyGame:
    if name not in game_names():
        raise Malformed("unknown-game", game=name[:40])
    return importlib.import_module(f"cogs.{name}.rules").GAME


def extension_names() -> tuple[str, ...]:
    """Every folder of `cogs/` that can be loaded as an extension of discord.py."""
    package = importlib.import_module("cogs")
    folders = (f"cogs.{found.name}" for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    return tuple(sorted(name for name in folders if hasattr(importlib.import_module(name), "setup")))


def find_player(name: str) -> Choose:
    """The computer player of a game that was found."""
    return importlib.import_module(f"cogs.{name}.player").choose
