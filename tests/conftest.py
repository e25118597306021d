"""In a new copy nothing is compiled, and pytest compiles tests with its own extras, which takes seconds."""

import contextlib
import importlib
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of several workers each begins elsewhere. Otherwise all would compile the same module at the same time."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    modules = sorted(HERE.rglob("test_*.py"))
    first = len(modules) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for module in modules[first:] + modules[:first]:
        # What is wrong with a module is said when its tests are collected.
        with contextlib.suppress(Exception):
            importlib.import_module(".".join(module.relative_to(HERE.parent).with_suffix("").parts))
