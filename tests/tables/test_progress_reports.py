"""Long work tells how far it has come, and is no different for that."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.store import file_backup
from tests.tables.offline_bot import ALICE, BOB, running_bot
from tests.traces import rows


async def test_a_backup_is_of_one_moment_even_if_the_bot_writes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_backup, "_STEPS", 100)
    shares: list[float] = []
    async with running_bot(tmp_path / "juse.sqlite3", pause=3600) as house:
        await house.game(ALICE, BOB)
        with closing(sqlite3.connect(house.path, isolation_level=None)) as writing:
            [before] = writing.execute("SELECT heartbeat FROM bot").fetchone()

            def tell(share: float) -> None:
                shares.append(share)
                assert len(shares) < 10_000, "it begins anew each time"
                writing.execute("UPDATE bot SET heartbeat = heartbeat + 1")

            file_backup.back_up(house.path, tmp_path / "copy.sqlite3", tell)
            [after] = writing.execute("SELECT heartbeat FROM bot").fetchone()
    assert after == before + len(shares)
    assert len(shares) > 10
    assert shares == sorted(shares)
    assert rows(tmp_path / "copy.sqlite3", "SELECT heartbeat FROM bot") == [(before,)]
