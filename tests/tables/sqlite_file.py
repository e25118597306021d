"""For tests of what only SQLite has."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.store.database import Database
from bot.tables.store.engines.sqlite import Checkpoints, Connection, SqliteEngine


def connection_of(database: Database) -> Connection:
    return _engine(database).connection


def beside_of(database: Database) -> Connection:
    """The one on which pages are read."""
    return _engine(database).beside


def checkpoints_of(database: Database) -> Checkpoints:
    return _engine(database)._checkpoints


async def steps_taken(connection: Connection, work: Callable[[], Awaitable[Any]]) -> int:
    """How many steps of its own machine SQLite takes for that: some for each row that it looks at."""
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 10

    await connection.run(lambda db: db.set_progress_handler(count, 10))
    await work()
    await connection.run(lambda db: db.set_progress_handler(None, 0))
    return steps


def _engine(database: Database) -> SqliteEngine:
    engine = database._engine
    assert isinstance(engine, SqliteEngine)
    return engine
