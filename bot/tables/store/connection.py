"""Opens the SQLite file so that a crash loses nothing, and says in plain words why it cannot be opened."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import aiosqlite

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # A move is on the disk before anybody sees it.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 2000",
)

Result = TypeVar("Result")


class StoreError(Exception):
    """Its text is a plain sentence for the host."""


class StoreClosed(StoreError):
    """The bot is stopping."""


class InUse(StoreError):
    """A bot is running on this database."""


class Connection(aiosqlite.Connection):
    """Can also run a whole piece of work in its thread: handing over each statement takes longer than running it."""

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._execute(work, self._conn)


def take_lock(path: Path) -> sqlite3.Connection:
    """One bot per database: locked until this is closed, or the bot is killed."""
    real = path.resolve()  # a second bot may use another name or link
    lock_path = real.with_name(real.name + ".lock")
    try:
        lock_path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(lock_path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(why_unusable(path, error)) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            raise InUse(
                f"Another bot is already using the database {path}: stop it first, or give this one a database of its"
                " own with JUSE_DATABASE."
            ) from error
        raise StoreError(why_unusable(path, error)) from error
    return lock


async def connect(path: Path) -> Connection:
    async def prepare(connection: Connection) -> None:
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(pragma)
        await migrate(connection, migrations())

    return await _connected(path, path, prepare)


async def connect_to_read(path: Path) -> Connection:
    """Everything read is of one moment, whatever a running bot changes meanwhile."""

    async def prepare(connection: Connection) -> None:
        await connection.execute_fetchall("BEGIN")
        if await _steps_done(connection) < len(migrations()):
            raise StoreError(f"The database {path} was not yet used by this version of the bot: start the bot once.")

    return await _connected(path, read_only(path), prepare, uri=True)


def read_only(path: Path) -> str:
    """The URI for SQLite; raises `StoreError` if there is no such file."""
    if not path.exists():
        raise StoreError(f"There is no database {path}: the bot makes it when it first starts.")
    return f"{path.resolve().as_uri()}?mode=ro"


async def _connected(
    path: Path, address: Path | str, prepare: Callable[[Connection], Awaitable[None]], *, uri: bool = False
) -> Connection:
    connection = Connection(partial(sqlite3.connect, address, isolation_level=None, uri=uri), iter_chunk_size=64)
    try:
        await connection
        connection.row_factory = sqlite3.Row
        await prepare(connection)
    except BaseException as error:
        await connection.close()
        if isinstance(error, OSError | sqlite3.Error):
            raise StoreError(why_unusable(path, error)) from error
        raise
    return connection


def migrations() -> list[str]:
    """The SQL of each step, in order."""
    found = files("bot.tables.store.migrations").iterdir()
    steps = sorted((step for step in found if step.name.endswith(".sql")), key=lambda step: step.name)
    return [step.read_text(encoding="utf-8") for step in steps]


async def migrate(connection: aiosqlite.Connection, steps: Sequence[str]) -> None:
    """Each step is one transaction with the version that it leads to, so a step that fails leaves nothing behind."""
    done = await _steps_done(connection)
    for number, step in enumerate(steps[done:], start=done + 1):
        await connection.executescript(f"BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")


async def _steps_done(connection: aiosqlite.Connection) -> int:
    ((done,),) = await connection.execute_fetchall("PRAGMA user_version")
    if done > len(migrations()):
        raise StoreError("The database was written by a newer version of the bot: update the bot to use it.")
    return done


def why_unusable(path: Path, error: Exception) -> str:
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return f"The database {path} is damaged ({error}): put a backup in its place, or move it away to start afresh."
    return (
        f"The database {path} cannot be opened or written ({error}): check that its folder exists, that the bot may"
        " write there, and that the disk has room."
    )
