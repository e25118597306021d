"""The write-ahead log begins anew now and then, the file becomes smaller, and no move waits for either."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.store.database import Database, open_engine
from bot.tables.store.session import Session
from tests.tables.sqlite_file import checkpoints_of

ROUNDS, ROWS = 60, 100
PAGE = 4096


async def fill(database: Database, rows: int = ROWS, rounds: int = ROUNDS) -> None:
    """Ten times as many rows as are carried over at once, each a page long."""
    await database.write("CREATE TABLE pages (number INTEGER PRIMARY KEY, content TEXT)")
    content = [(number, "x" * (PAGE - 100)) for number in range(rows)]

    async def work(db: Session) -> None:
        await db.do_each("REPLACE INTO pages VALUES (?, ?)", content)

    for _ in range(rounds):
        await database.transaction(work)
        await carried_over(database)


async def carried_over(database: Database) -> None:
    """However slow the disk is."""
    if (carrying_over := checkpoints_of(database)._task) is not None:
        await asyncio.wait([carrying_over])


def log_of(file: Path) -> int:
    """Its size in pages."""
    return file.with_name(file.name + "-wal").stat().st_size // PAGE


@pytest.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    database = Database(await open_engine(file))
    yield database
    await database.close()


async def test_the_log_begins_anew_long_before_the_databases_thread_would_see_to_it(
    file: Path, database: Database
) -> None:
    await fill(database)
    assert 0 < log_of(file) < ROUNDS * ROWS / 2


async def test_when_it_fails_the_host_is_told_and_everything_goes_on(
    file: Path, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def no_connection(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("no more files")

    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.store.engines.sqlite.aiosqlite.connect", no_connection)
        await fill(database)
    assert log_of(file) > ROUNDS * ROWS
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert {*warnings} == {"the log of the database was not carried over: no more files"}
    assert [tuple(row) for row in await database.rows("SELECT count(*) FROM pages")] == [(ROWS,)]
    await database.write("DROP TABLE pages")
    await fill(database)
    assert log_of(file) < 2 * ROUNDS * ROWS


async def test_a_file_gives_back_what_is_not_needed_any_more(file: Path, database: Database) -> None:
    await fill(database, rows=3_000, rounds=1)
    before = file.stat().st_size
    await database.write("DELETE FROM pages")
    checkpoints_of(database)._now = lambda: float("inf")
    for _ in range(20):
        await database.write("UPDATE bot SET heartbeat = heartbeat + 1")
        await carried_over(database)
    assert file.stat().st_size < before - 1_500 * PAGE
