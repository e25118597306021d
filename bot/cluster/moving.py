"""Copying a database to another place, whole or not at all: every row, and the copy is read again to see whether it is
the same.
"""

import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from bot import PROGRAM
from bot.cluster.moving_server import AT_ONCE, Rows, new_server, server_to_move
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.file_backup import readonly_copy
from bot.tables.store.files import (
    BACKUP,
    GIVES_BACK,
    make_private,
    migrations,
    named,
    refuse_others,
    script,
    steps_done,
    sync_folder,
    take_lock,
    translated_errors,
    unusable,
    what_else_is_there,
    what_would_be_mixed,
)
from bot.tables.store.migration_steps import missing, refuse_taken_out
from bot.tables.store.progress_reports import ReportProgress, report_counts
from bot.tables.store.store_errors import StoreError


class MovingFile:
    """A database that nobody else uses meanwhile; or a new one with all tables, and nothing in them, whose rows are
    there for others only after `keep`. `MovingServer` is the same on a PostgreSQL server.
    """

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.name = str(path)
        self._path = path
        self._db = db

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """Return the columns of each; first the table that others refer to. Not what says how they were made."""
        found = self._db.execute(
            "SELECT name FROM sqlite_schema"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'feature_steps'"
        )
        names = sorted((name for (name,) in found.fetchall()), key=lambda name: (name != "tables", name))
        return {name: [row[1] for row in self._db.execute(f'PRAGMA table_info("{name}")')] for name in names}

    async def count(self, table: str) -> int:
        [(count,)] = self._db.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
        return count

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        """Yield some rows at a time, in any order."""
        try:
            found = self._db.execute(f'SELECT {", ".join(columns)} FROM "{table}"')  # noqa: S608
            while rows := found.fetchmany(AT_ONCE):
                yield rows
        except sqlite3.Error as error:
            raise unusable(self._path, error) from error

    async def numbers(self) -> Mapping[str, int]:
        """Return the highest number that each table has ever given by itself."""
        return dict(self._db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        places = ", ".join("?" * len(columns))
        self._db.executemany(f'INSERT INTO "{table}" ({", ".join(columns)}) VALUES ({places})', rows)  # noqa: S608

    async def set_number(self, table: str, number: int) -> None:
        self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))

    async def keep(self) -> None:
        """Keep all of it, as a copy whose open tables get other marks when it is used."""
        self._db.execute(f"PRAGMA application_id = {BACKUP}")
        self._db.execute("COMMIT")


@asynccontextmanager
async def file_to_move(path: Path) -> AsyncIterator[MovingFile]:
    with (
        readonly_copy(path) as address,
        closing(take_lock(path)),
        translated_errors(path),
        closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db,
    ):
        db.execute("BEGIN")
        done = steps_done(db)
        refuse_others(path, done)
        if missing(migrations(), done):
            raise StoreError(f"The database {path} was not made by this version of the bot: start the bot once.")
        refuse_taken_out(str(path), done)
        yield MovingFile(path, db)


@asynccontextmanager
async def new_file(path: Path) -> AsyncIterator[MovingFile]:
    """Make the file under another name until it is whole."""
    if refused := what_else_is_there(path):
        raise StoreError(refused)
    if named(path, "").exists():
        raise StoreError(
            f"The database {path} is there already: move it away with its -wal and -shm, or name another file."
        )
    if mixed := what_would_be_mixed(path):
        raise StoreError(mixed)
    making = named(path, ".new")
    with closing(take_lock(path)), translated_errors(path):
        for ending in ("", "-journal"):
            named(making, ending).unlink(missing_ok=True)
        make_private(making, create=True)
        try:
            with closing(sqlite3.connect(making, isolation_level=None)) as db:
                db.execute(GIVES_BACK)
                db.executescript(script(migrations()))
                db.execute("BEGIN")
                db.execute("DELETE FROM bot")
                yield MovingFile(path, db)
                is_kept = not db.in_transaction
            if is_kept:
                making.replace(named(path, ""))
                sync_folder(making.parent)
        finally:
            making.unlink(missing_ok=True)


_DIGEST_BYTES = 16


class Content(NamedTuple):
    """The content of a table, in whatever order its rows are."""

    rows: int = 0
    digest: int = 0

    def with_rows(self, rows: Rows) -> "Content":
        digests = (sha256(repr([_plain(value) for value in row]).encode()).digest() for row in rows)
        added = sum(int.from_bytes(digest[:_DIGEST_BYTES]) for digest in digests)
        return Content(self.rows + len(rows), (self.digest + added) % 256**_DIGEST_BYTES)


def _plain(value: Any) -> Any:
    """Return the same for a number that one database keeps as an integer and the other does not."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


async def move(source: DatabaseUrl, target: DatabaseUrl, report: ReportProgress) -> int:
    """Return how many rows were copied. A `StoreError` leaves the target as it was."""
    async with (
        server_to_move(source) if isinstance(source, str) else file_to_move(source) as old,
        new_server(target) if isinstance(target, str) else new_file(target) as new,
    ):
        tables = await old.tables()
        whole = sum([await old.count(table) for table in tables])
        report_rows, done = report_counts(2 * whole, report), 0
        copied: dict[str, Content] = {}
        for table, columns in tables.items():
            copied[table] = Content()
            async for rows in old.rows(table, columns):
                copied[table] = copied[table].with_rows(rows)
                try:
                    await new.add(table, columns, rows)
                except (TypeError, ValueError) as error:
                    raise StoreError(
                        f"A row of {table} cannot be kept in {new.name} ({error}): nothing was moved; {PROGRAM}"
                        " check tells more about the database that was to be moved."
                    ) from error
                done += len(rows)
                report_rows(done)
        for table, columns in tables.items():
            found = Content()
            async for rows in new.rows(table, columns):
                found = found.with_rows(rows)
                done += len(rows)
                report_rows(done)
            if found != copied[table]:
                raise StoreError(f"The copy of {table} in {new.name} is not what was copied: nothing was moved.")
        for table, number in (await old.numbers()).items():
            await new.set_number(table, number)
        await new.keep()
    return whole
