"""SQLite's file while it is copied."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.tables.store.connection import BACKUP, GIVES_BACK, migrations, refuse_newer, take_lock, unusable
from bot.tables.store.files import make_private, named, sync_folder, what_else_is_there, what_would_be_mixed
from bot.tables.store.moving.place import Rows
from bot.tables.store.reading import readonly_copy
from bot.tables.store.store_errors import StoreError

_AT_ONCE = 1000


class MovingFile:
    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.name = str(path)
        self._path = path
        self._db = db

    async def tables(self) -> Mapping[str, Sequence[str]]:
        found = self._db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        names = sorted((name for (name,) in found.fetchall()), key=lambda name: (name != "tables", name))
        return {name: [row[1] for row in self._db.execute(f'PRAGMA table_info("{name}")')] for name in names}

    async def count(self, table: str) -> int:
        [(count,)] = self._db.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
        return count

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        try:
            found = self._db.execute(f'SELECT {", ".join(columns)} FROM "{table}"')  # noqa: S608
            while rows := found.fetchmany(_AT_ONCE):
                yield rows
        except sqlite3.Error as error:
            raise unusable(self._path, error) from error

    async def numbers(self) -> Mapping[str, int]:
        return dict(self._db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        places = ", ".join("?" * len(columns))
        self._db.executemany(f'INSERT INTO "{table}" ({", ".join(columns)}) VALUES ({places})', rows)  # noqa: S608

    async def set_number(self, table: str, number: int) -> None:
        self._db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))

    async def keep(self) -> None:
        self._db.execute(f"PRAGMA application_id = {BACKUP}")
        self._db.execute("COMMIT")


@contextmanager
def moving_from(path: Path) -> Iterator[MovingFile]:
    with (
        readonly_copy(path) as address,
        closing(take_lock(path)),
        _told(path),
        closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db,
    ):
        db.execute("BEGIN")
        [(done,)] = db.execute("PRAGMA user_version")
        refuse_newer(path, done)
        if done != len(migrations()):
            raise StoreError(f"The database {path} was not made by this version of the bot: start the bot once.")
        yield MovingFile(path, db)


@contextmanager
def moving_to(path: Path) -> Iterator[MovingFile]:
    """Under another name until it is whole."""
    if refused := what_else_is_there(path):
        raise StoreError(refused)
    if named(path, "").exists():
        raise StoreError(
            f"The database {path} is there already: move it away with its -wal and -shm, or name another file."
        )
    if mixed := what_would_be_mixed(path):
        raise StoreError(mixed)
    making = named(path, ".new")
    with closing(take_lock(path)), _told(path):
        for ending in ("", "-journal"):
            named(making, ending).unlink(missing_ok=True)
        make_private(making, create=True)
        try:
            with closing(sqlite3.connect(making, isolation_level=None)) as db:
                db.execute(GIVES_BACK)
                steps = migrations()
                db.executescript("\n".join([*steps, f"PRAGMA user_version = {len(steps)};"]))
                db.execute("BEGIN")
                db.execute("DELETE FROM bot")
                yield MovingFile(path, db)
                is_kept = not db.in_transaction
            if is_kept:
                making.replace(named(path, ""))
                sync_folder(making.parent)
        finally:
            making.unlink(missing_ok=True)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
