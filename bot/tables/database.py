"""Opening the SQLite file so that a crash loses nothing, and saying plainly why when it cannot be opened."""

import sqlite3
from importlib.resources import files
from pathlib import Path

import aiosqlite

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # A move is on the disk before anyone is told of it.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 2000",
)


class StoreError(Exception):
    """Its text is a plain sentence for the bot's keeper."""


def take_lock(path: Path) -> sqlite3.Connection:
    """Held until closed, and freed by the system if the bot is killed: one bot per database."""
    lock_path = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(lock_path, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(_unusable(path, error)) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" in str(error):
            raise StoreError(
                f"Another bot is already using the database {path}: stop it first, or give this one a database of its"
                " own with JUSE_DATABASE."
            ) from error
        raise StoreError(_unusable(path, error)) from error
    except sqlite3.Error as error:
        lock.close()
        raise StoreError(_unusable(path, error)) from error
    return lock


async def connect(path: Path) -> aiosqlite.Connection:
    try:
        connection = await aiosqlite.connect(path, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(_unusable(path, error)) from error
    try:
        connection.row_factory = sqlite3.Row
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(pragma)
        await _migrate(connection)
    except sqlite3.Error as error:
        await connection.close()
        raise StoreError(_unusable(path, error)) from error
    except BaseException:
        await connection.close()
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    """`user_version` counts the steps already taken; each is a transaction together with its count."""
    ((done,),) = await connection.execute_fetchall("PRAGMA user_version")
    steps = sorted(
        (step for step in files("bot.tables.migrations").iterdir() if step.name.endswith(".sql")),
        key=lambda step: step.name,
    )
    if done > len(steps):
        raise StoreError("The database was written by a newer version of the bot: update the bot to use it.")
    for number, step in enumerate(steps[done:], start=done + 1):
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{step.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


def _unusable(path: Path, error: Exception) -> str:
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return f"The database {path} is damaged ({error}): put a backup in its place, or move it away to begin anew."
    return (
        f"The database {path} cannot be opened or written ({error}): check that its folder exists, that the bot may"
        " write there, and that the disk has room."
    )
