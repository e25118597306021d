"""Databases as bots of older versions have left them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite

from bot.tables.store.connection import migrate as migrations_run
from bot.tables.store.connection import migrations


async def migrate(file: Path, steps: list[str]) -> None:
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        await migrations_run(connection, steps)


async def made_older(file: Path, taken: int) -> Path:
    """Another file, as a bot would have left it that knew only so many steps."""
    old = file.with_name("old.sqlite3")
    await migrate(old, migrations()[:taken])
    with closing(sqlite3.connect(old)) as other:
        for table in ("tables", "moves", *(["results"] if taken >= 6 else [])):
            columns = ", ".join(row[1] for row in other.execute(f"PRAGMA table_info({table})"))
            with closing(sqlite3.connect(file)) as made:
                rows = made.execute(f"SELECT {columns} FROM {table}").fetchall()  # noqa: S608
            marks = ", ".join("?" for _ in columns.split(","))
            other.executemany(
                f"INSERT INTO {table} ({columns}) VALUES ({marks})",  # noqa: S608
                [tuple(as_it_was(value, taken) for value in row) for row in rows],
            )
        other.commit()
    return old


def as_it_was(value: object, taken: int) -> object:
    """A snapshot as it was written then; of every other column the value."""
    if not isinstance(value, str) or not value.startswith("{"):
        return value
    fields = json.loads(value)
    del fields["begun_at"]
    for seat in fields["seats"]:
        for count in ("catches", "wrong_calls", "run", "longest_ended_run", "stood_in", "helped"):
            del seat[count]
    if taken >= 7:
        return json.dumps(fields)
    del fields["learning"], fields["lesson"]
    for seat in fields["seats"]:
        del seat["level"]
    if taken < 3:
        del fields["private"], fields["day"]
        for seat in fields["seats"]:
            del seat["hints"]
    return json.dumps(fields)
