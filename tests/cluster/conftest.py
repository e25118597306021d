"""What these tests need of the other folders' fixtures."""

from pathlib import Path

import pytest

from tests.discord.conftest import commands_are_translated_once, env, house, pytest_runtest_call, settings
from tests.host.conftest import file, stub
from tests.tables.conftest import address

__all__ = ["address", "commands_are_translated_once", "env", "file", "house", "pytest_runtest_call", "settings", "stub"]


@pytest.fixture
def place(file: Path) -> Path:
    return file
