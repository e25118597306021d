"""For tests of what only SQLite has."""

from bot.tables.store.database import Database
from bot.tables.store.engines.sqlite import Checkpoints, Connection, SqliteEngine


def connection_of(database: Database) -> Connection:
    return _engine(database).connection


def checkpoints_of(database: Database) -> Checkpoints:
    return _engine(database)._checkpoints


def _engine(database: Database) -> SqliteEngine:
    engine = database._engine
    assert isinstance(engine, SqliteEngine)
    return engine
