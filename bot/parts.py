"""The parts that can be taken out, games and features: each entry of the program finds here what they hand over, and
hands it down. Nothing below asks for it.
"""

import importlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bot import feature_names
from bot.games import cog_names
from bot.tables.store.stored import Stored

if TYPE_CHECKING:
    from bot.ui.actions.command_group import CommandGroup
    from bot.ui.actions.services import Feature
    from bot.ui.kit import GameKit


def find_stored() -> Sequence[Stored]:
    """Return what each feature stores, of those that store anything. It imports nothing that people see."""
    names = [name for name in feature_names.FEATURES if find_spec(f"bot.features.{name}.store")]
    modules = [importlib.import_module(f"bot.features.{name}.store") for name in names]
    return tuple(module.STORED for module in modules if hasattr(module, "STORED"))


def find_features() -> "Mapping[str, Feature]":
    """Return what each feature does, by its name."""
    return {name: importlib.import_module(f"bot.features.{name}.feature").FEATURE for name in feature_names.FEATURES}


def find_kit(game: str) -> "GameKit":
    return importlib.import_module(f"cogs.{game}.cog").KIT


def find_cogs() -> "Sequence[type[CommandGroup]]":
    """Return the commands of each game, and of all tables."""
    from bot.ui.actions.command_group import CommandGroup

    cogs: list[type[CommandGroup]] = []
    for module in [importlib.import_module(f"cogs.{name}.cog") for name in cog_names()]:
        own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
        [cog] = [kind for kind in own if issubclass(kind, CommandGroup)]
        cogs.append(cog)
    return cogs
