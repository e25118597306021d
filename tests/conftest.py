"""What all tests share."""

import asyncio.base_events
import contextlib
import copy
import gc
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord.env

import cogs

_ROOT = Path(__file__).parents[1]
_AS_THEY_ARE = {str, int, bool, float, type(None)}


def _copy_of_json(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """simcord copies messages and requests again and again, and Python's own copy takes four times as long for them."""
    kind = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if kind is dict:
        return {key: _copy_of_json(held, memo) for key, held in value.items()}
    if kind is list:
        return [_copy_of_json(held, memo) for held in value]
    return copy.deepcopy(value, memo)


_JSON_COPIES = SimpleNamespace(deepcopy=_copy_of_json)
for _name, _module in list(sys.modules.items()):
    if _name.startswith("simcord."):
        if hasattr(_module, "deepcopy"):
            vars(_module)["deepcopy"] = _copy_of_json
        elif vars(_module).get("copy") is copy:
            vars(_module)["copy"] = _JSON_COPIES
for _found in pkgutil.walk_packages(cogs.__path__, "cogs."):
    importlib.import_module(_found.name)
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


def pytest_sessionstart(session: pytest.Session) -> None:
    """To make a test module's asserts tell more pytest writes it anew, once for all who load it later. Workers that
    load all modules in the same order would each do it for each, so every one begins elsewhere.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    names = sorted(".".join(path.relative_to(_ROOT).with_suffix("").parts) for path in _ROOT.glob("tests/**/test_*.py"))
    begin = len(names) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for name in (*names[begin:], *names[:begin]):
        with contextlib.suppress(Exception):  # told when it is collected
            importlib.import_module(name)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end; to look through it again and again was a tenth of all work."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def games_stay_the_same_modules() -> Iterator[None]:
    """discord.py forgets an extension's modules when a bot is closed; imported once more, a game's states would be of
    other classes than those that a test module has imported, and every bot of every test would take its time.
    """
    yield
    sys.modules.update(_GAMES)
