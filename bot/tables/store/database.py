"""The connection to the SQLite file. In its one thread, transactions never mix and nobody reads what is uncommitted."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from bot.counts import COUNTS
from bot.tables.store import connection, opening
from bot.tables.store.checkpoints import Checkpoints
from bot.tables.store.commits import Commits
from bot.tables.store.connection import Connection, StoreClosed, StoreError
from bot.tables.store.reading import readable

Result = TypeVar("Result")


class Held(Protocol):
    """The bot's lock, or the copy that is read: given back when the database is closed."""

    def close(self) -> None: ...


class Database:
    def __init__(self, path: Path, connection: Connection, held: Held) -> None:
        self._path = path
        self._db = connection
        self._held = held
        self._checkpoints = Checkpoints(path)
        self._commits = Commits(connection, self._checkpoints)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Raises `StoreError` with a plain sentence if the file cannot be used or another bot uses it."""
        lock = connection.take_lock(path)
        try:
            return cls(path, await opening.connect(path), lock)
        except BaseException:
            lock.close()
            raise

    @classmethod
    async def open_to_read(cls, path: Path) -> Self:
        """Everything read is of one moment, even while the bot runs."""
        copy = ExitStack()
        try:
            address = copy.enter_context(readable(path))
            return cls(path, await opening.connect_to_read(path, address), copy)
        except BaseException:
            copy.close()
            raise

    async def close(self) -> None:
        """After all work that was begun before."""
        self._closed = True
        await self._commits.finish()
        await self._checkpoints.close()
        await self._db.close()
        self._held.close()

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        with self._usable() as db:
            return list(await db.execute_fetchall(sql, values))

    async def write(self, sql: str, *values: Any) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, values)

        await self.transaction(work)

    async def transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Runs `work` in the database's thread and commits. It must not begin or end a transaction, as others may share
        it; nor return a cursor: freed in another thread, a cursor gets in the way of the database's thread.
        """
        with self._usable():
            return await COUNTS.commits.of(self._commits.commit(work))

    @contextmanager
    def _usable(self) -> Iterator[Connection]:
        if self._closed:
            raise StoreClosed(f"The database {self._path} is closed: the bot is stopping.")
        try:
            yield self._db
        except connection.OWN_MISTAKES:
            raise
        except sqlite3.Error as error:
            raise StoreError(connection.why_unusable(self._path, error)) from error
