from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.juse.rules.game import JuseGame
from tests.tables.offline_bot import OfflineBot, running_bot


@pytest.fixture
def drawn_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which Juse is an example of any game: each of its moves is made by somebody."""
    monkeypatch.setattr(JuseGame, "automatic", lambda *_: None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "juse.sqlite3"


@pytest.fixture
async def bot(file: Path) -> AsyncIterator[OfflineBot]:
    """Its computer players take an hour for a move, so they are in nobody's way; nor are its chores."""
    async with running_bot(file, pause=3600) as bot:
        await bot.chores()
        yield bot
