"""What all tests share."""

import asyncio.base_events
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import simcord.env

import cogs

for _module in pkgutil.walk_packages(cogs.__path__, "cogs."):
    importlib.import_module(_module.name)
# simcord looks through every timer of the loop again and again, those that were cancelled long ago too; and of a timer
# of the bot that is cancelled it leaves its own one in the loop until it is due.
asyncio.base_events._MIN_SCHEDULED_TIMER_HANDLES = 8  # pyright: ignore[reportAttributeAccessIssue, reportPrivateUsage]
_still_wanted = simcord.env._active_callbacks  # pyright: ignore[reportPrivateUsage, reportPrivateImportUsage]


def _cancel_what_is_cancelled(state: Any) -> list[Any]:
    for timer in state.work.callbacks:
        if timer.real_handle is not None and timer.handle is not None and timer.handle.cancelled():
            timer.real_handle.cancel()
    return _still_wanted(state)


simcord.env._active_callbacks = _cancel_what_is_cancelled  # pyright: ignore[reportPrivateUsage, reportPrivateImportUsage]

_GAMES = {name: module for name, module in sys.modules.items() if name.startswith("cogs.")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is begun first, so that at the end nobody waits for it alone."""
    items.sort(key=lambda item: item.get_closest_marker("begun_first") is None)


@pytest.fixture(autouse=True)
def games_stay_the_same_modules() -> Iterator[None]:
    """discord.py forgets an extension's modules when a bot is closed; imported once more, a game's states would be of
    other classes than those that a test module has imported, and every bot of every test would take its time.
    """
    yield
    sys.modules.update(_GAMES)
