"""A piece of work on SQLite: it runs in the database's thread, in one go."""

import sqlite3
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any

from bot.tables.store.session import Result, Row


class SqliteSession:
    """A transaction on SQLite. It never really waits, as the thread has nothing else to do."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return self._db.execute(sql, values).fetchall()

    async def row(self, sql: str, *values: Any) -> Row | None:
        cursor = self._db.execute(sql, values)
        found = cursor.fetchone()
        cursor.close()
        return found

    async def do(self, sql: str, *values: Any) -> int:
        return self._db.execute(sql, values).rowcount

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self._db.executemany(sql, rows)

    async def lock_subject(self, subject: str) -> None:
        """Do nothing: one transaction writes at a time."""


def done(work: Coroutine[Any, Any, Result]) -> Result:
    """Run such a piece of work, without an event loop, and return what it returns."""
    try:
        work.send(None)
    except StopIteration as stop:
        return stop.value
    work.close()
    raise RuntimeError("a piece of work on the database waits for something else")
