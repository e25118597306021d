"""The tables in one file. In its one thread, transactions never mix and nobody reads what is uncommitted."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol, Self

from bot.tables.store import connection, sqlite_setup
from bot.tables.store.checkpoints import Checkpoints
from bot.tables.store.commits import Commits
from bot.tables.store.connection import Connection
from bot.tables.store.file_backup import readonly_copy
from bot.tables.store.integrity import faults_found, strays_found
from bot.tables.store.progress_reports import ReportProgress, part_of
from bot.tables.store.session import Result, Row, Work
from bot.tables.store.sqlite_session import SqliteSession, done

_MOST_FAULTS = 10


class Held(Protocol):
    """The bot's lock, or the copy that is read: given back when the database is closed."""

    def close(self) -> None: ...


class SqliteEngine:
    members = None

    def __init__(self, path: Path, connection: Connection, held: Held) -> None:
        self.name = str(path)
        self.connection = connection
        self._path = path
        self._held = held
        self._checkpoints = Checkpoints(path, connection)
        self._commits = Commits(connection, self._checkpoints)

    @classmethod
    async def open(cls, path: Path) -> Self:
        lock = connection.take_lock(path)
        try:
            return cls(path, await sqlite_setup.connect(path), lock)
        except BaseException:
            lock.close()
            raise

    @classmethod
    async def open_to_read(cls, path: Path) -> Self:
        copy = ExitStack()
        try:
            address = copy.enter_context(readonly_copy(path))
            return cls(path, await sqlite_setup.connect_to_read(path, address), copy)
        except BaseException:
            copy.close()
            raise

    @staticmethod
    async def run_beside(path: Path, work: Work[Result]) -> Result:
        """Also while a bot uses the database."""
        address = f"{path.resolve().as_uri()}?mode=rw"  # noqa: ASYNC240
        try:
            with closing(sqlite3.connect(address, uri=True)) as db, db:
                db.execute("PRAGMA synchronous = FULL")
                return done(work(SqliteSession(db)))
        except sqlite3.Error as error:
            raise connection.unusable(path, error) from error

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        with self._told():
            return list(await self.connection.execute_fetchall(sql, values))

    async def commit(self, work: Work[Result]) -> Result:
        """What `work` returns must not hold a cursor: freed in another thread, a cursor gets in the way of the
        database's thread.
        """
        with self._told():
            return await self._commits.commit(work)

    async def faults(self, report: ReportProgress) -> list[str]:
        with self._told():
            return await self.connection.run(
                lambda db: [
                    *faults_found(db, _MOST_FAULTS, part_of(report, 0.0, 0.8)),
                    *strays_found(db, _MOST_FAULTS, part_of(report, 0.8, 1.0)),
                ]
            )

    async def close(self) -> None:
        await self._commits.finish()
        await self._checkpoints.close()
        await self.connection.close()
        self._held.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except connection.OWN_MISTAKES:
            raise
        except sqlite3.Error as error:
            raise connection.unusable(self._path, error) from error
