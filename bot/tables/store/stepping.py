"""The different values in an index, one look-up for each, however many rows have the same value."""

import sqlite3
from collections.abc import Iterator
from typing import Any


def different(db: sqlite3.Connection, least_after: str, first: Any) -> Iterator[Any]:
    """`least_after`: SQL for the least value after another, such as `SELECT min(game) FROM results WHERE game > ?`."""
    last = first
    while True:
        [last] = db.execute(least_after, (last,)).fetchone()
        if last is None:
            return
        yield last
