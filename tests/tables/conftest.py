from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.house import House, housed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "juse.sqlite3"


@pytest.fixture
async def house(file: Path) -> AsyncIterator[House]:
    """Its computer players take an hour for a move: they are there, and in nobody's way."""
    async with housed(file, pause=3600) as house:
        yield house
