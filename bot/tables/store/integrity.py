"""SQLite's own check of a whole file, which can take minutes, and how far it has come."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from bot.tables.store.progress_reports import ReportProgress, report_counts

_STEPS_AT_ONCE = 100_000
_INSTRUCTIONS_A_STEP = 5
"""Of those that SQLite makes to check a table, it runs one in five for each row: the others are for what is wrong."""


def faults_found(db: sqlite3.Connection, most: int, report: ReportProgress) -> list[str]:
    with _told(db, report):
        return [row[0] for row in db.execute(f"PRAGMA integrity_check({most})") if row[0] != "ok"]


def strays_found(db: sqlite3.Connection, most: int, report: ReportProgress) -> list[str]:
    tables = _tables(db)
    report_tables, strays = report_counts(len(tables), report), list[str]()
    for done, table in enumerate(tables, 1):
        found = db.execute(f'PRAGMA foreign_key_check("{table}")').fetchmany(most - len(strays))
        strays += [f"a row of {table} without its table"] * len(found)
        report_tables(done)
    return strays


@contextmanager
def _told(db: sqlite3.Connection, report: ReportProgress) -> Iterator[None]:
    """SQLite tells how many instructions it has run, but not of how many, so that is estimated."""
    steps, expected = 0, 0
    with suppress(sqlite3.Error):  # which the check itself is to find
        expected = _steps_expected(db)
    report_steps = report_counts(expected, report)

    def count() -> None:
        nonlocal steps
        steps += _STEPS_AT_ONCE
        report_steps(steps)

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
