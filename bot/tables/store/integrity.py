"""SQLite's own check of a whole file, which can take minutes, and how far it has come."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from bot.tables.store.telling import Tell, told_of_each

_STEPS_AT_ONCE = 100_000
_INSTRUCTIONS_A_STEP = 5
"""SQLite runs one in five of the instructions that check a table for each row: the others are for what is wrong."""


def faults_found(db: sqlite3.Connection, most: int, tell: Tell) -> list[str]:
    with _told(db, tell):
        return [row[0] for row in db.execute(f"PRAGMA integrity_check({most})") if row[0] != "ok"]


def strays_found(db: sqlite3.Connection, most: int, tell: Tell) -> list[str]:
    tables = _tables(db)
    tell_tables, strays = told_of_each(len(tables), tell), list[str]()
    for done, table in enumerate(tables, 1):
        found = db.execute(f'PRAGMA foreign_key_check("{table}")').fetchmany(most - len(strays))
        strays += [f"a row of {table} without its table"] * len(found)
        tell_tables(done)
    return strays


@contextmanager
def _told(db: sqlite3.Connection, tell: Tell) -> Iterator[None]:
    """Report progress. SQLite counts the instructions it has run, but not the total, so that is estimated."""
    steps, expected = 0, 0
    with suppress(sqlite3.Error):  # which the check itself is to find
        expected = _steps_expected(db)
    tell_steps = told_of_each(expected, tell)

    def count() -> None:
        nonlocal steps
        steps += _STEPS_AT_ONCE
        tell_steps(steps)

    db.set_progress_handler(count, _STEPS_AT_ONCE)
    try:
        yield
    finally:
        db.set_progress_handler(None, 0)


def _steps_expected(db: sqlite3.Connection) -> int:
    steps = 0
    for table in _tables(db):
        [(rows,)] = db.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
        steps += rows * len(db.execute(f'EXPLAIN PRAGMA integrity_check("{table}")').fetchall()) // _INSTRUCTIONS_A_STEP
    return steps


def _tables(db: sqlite3.Connection) -> Sequence[str]:
    return [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]
