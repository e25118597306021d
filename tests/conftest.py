"""What holds for all tests: their modules are compiled quickly, and chance is the same each time."""

import contextlib
import gc
import importlib
import logging
import random
import secrets
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bot.logs import OURS
from cogs.juse.rules.game import JuseGame
from tests.postgres import Server, running_server

HERE = Path(__file__).parent


def pytest_sessionstart(session: pytest.Session) -> None:
    """In a new copy nothing is compiled, and pytest compiles tests with its own extras, which takes seconds. Of several
    workers each begins elsewhere. Otherwise all would compile the same module at the same time.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    modules = sorted(HERE.rglob("test_*.py"))
    first = len(modules) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for module in modules[first:] + modules[:first]:
        # What is wrong with a module is said when its tests are collected.
        with contextlib.suppress(Exception):
            importlib.import_module(".".join(module.relative_to(HERE.parent).with_suffix("").parts))


WHY_LONG = {("browser",), ("machine",), ("match",), ("PostgreSQL",), ("processes",)}


COMPUTED = {"leaks", "render", "rules", "text"}
"""Folders whose tests work something out: cards, pictures and texts, which no version of Python changes."""


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.path.relative_to(HERE).parts[0] in COMPUTED:
        item.add_marker("computed")


@pytest.hookimpl(trylast=True)  # of the tests that are asked for
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Have half of the workers begin with the long tests, which often wait, while the others take the rest. Each worker
    gets as many items as the others, in this order.
    """
    if unfounded := [item for item in items for mark in item.iter_markers("long") if mark.args not in WHY_LONG]:
        raise pytest.UsageError(f"{unfounded[0].nodeid} is long, but not for one of the reasons: {sorted(WHY_LONG)}")
    items.sort(key=lambda item: -max((mark.args[0] for mark in item.iter_markers("timeout")), default=0))
    long = [item for item in items if item.get_closest_marker("long")]
    short = iter([item for item in items if not item.get_closest_marker("long")])
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    each, waiting = -(-len(items) // workers), -(-workers // 2)
    items.clear()
    for worker in range(workers):
        part = long[worker::waiting] if worker < waiting else []
        items += [*part, *islice(short, max(0, each - len(part)))]
    items += short


def pytest_collection_finish() -> None:
    """Spare the garbage collector all modules and tests: looking through them took a twentieth of a run."""
    gc.freeze()


@pytest.fixture(autouse=True)
def the_same_chance_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are dealt from seeds that nobody can foresee. In a test they are always those of the test's name, so that
    none fails once in a hundred runs; and wherever else it is run too.
    """
    name = f"{request.function.__module__.replace('.', '/')}.py::{request.node.name}"
    random.seed(name)
    chance = random.Random(name)  # noqa: S311
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex())


@pytest.fixture(autouse=True)
def the_same_logging_each_time() -> Iterator[None]:
    """A test that sets it up as a host has it changes nothing of what the next one reads."""
    names = (None, *OURS, "discord.client", "discord.gateway", "discord.app_commands.tree")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.handlers[:], logger.level, logger.filters[:]) for logger in loggers]
    yield
    for logger, (handlers, level, filters) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.filters[:] = handlers, filters
        logger.setLevel(level)


@pytest.fixture
def drawn_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let somebody make each move of Juse, in tests where it stands for any game."""
    monkeypatch.setattr(JuseGame, "automatic", lambda *_: None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """For tests that do not kill it."""
    with running_server() as server:
        yield server
