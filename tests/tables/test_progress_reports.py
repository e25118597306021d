"""Long work tells how far it has come, and is no different for that."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.store import file_backup
from bot.tables.store.integrity import faults_found
from tests.tables.offline_bot import ALICE, BOB, running_bot


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
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT heartbeat FROM bot").fetchone() == (before,)


def test_the_check_of_a_file_tells_about_how_far_it_is(tmp_path: Path) -> None:
    shares: list[float] = []
    with closing(sqlite3.connect(tmp_path / "file.sqlite3")) as db:
        db.execute("CREATE TABLE numbers (id INTEGER PRIMARY KEY, word TEXT NOT NULL, other REAL)")
        db.execute("CREATE INDEX numbers_by_word ON numbers (word)")
        db.executemany("INSERT INTO numbers (word, other) VALUES (?, ?)", ((str(n), n / 7) for n in range(80_000)))
        assert faults_found(db, 10, shares.append) == []
    assert len(shares) > 5
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.3
    assert 0.6 < shares[-1] <= 1


def test_a_damaged_file_is_found_damaged_though_nobody_can_say_how_far_it_is(tmp_path: Path) -> None:
    file = tmp_path / "file.sqlite3"
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("CREATE TABLE numbers (id INTEGER PRIMARY KEY, word TEXT)")
        db.executemany("INSERT INTO numbers (word) VALUES (?)", (("x" * 500,) for _ in range(100)))
    content = bytearray(file.read_bytes())
    content[4096:4200] = bytes(104)
    file.write_bytes(content)
    with closing(sqlite3.connect(file)) as db:
        assert faults_found(db, 10, lambda _: None)
