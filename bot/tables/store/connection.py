"""The SQLite file: its lock and its migrations; and in plain words, why it cannot be used."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import PROGRAM
from bot.tables.store.files import copies_before_upgrades, make_private, named, what_else_is_there, what_shares_it
from bot.tables.store.migration_steps import (
    FRAME,
    Done,
    Steps,
    is_newer,
    missing,
    note_done,
    refuse_too_old,
    steps_of,
)
from bot.tables.store.store_errors import InUse, Outage, StoreError

BACKUP = 0x4A555345
"""The application id in the file, if it is a backup."""

GIVES_BACK = "PRAGMA auto_vacuum = INCREMENTAL"
"""For a file before its tables are made: it can become smaller in small pieces."""


def take_lock(path: Path) -> sqlite3.Connection:
    """Lock the database for one bot, until this is closed or the bot is killed."""
    if refused := what_else_is_there(path) or what_shares_it(path):
        raise StoreError(refused)
    lock_path = named(path, ".lock")
    try:
        lock_path.parent.mkdir(parents=True, exist_ok=True)
        make_private(lock_path, create=True)
        lock = sqlite3.connect(lock_path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            raise InUse(
                f"Another bot is already using the database {path}: stop it first, or give this one a database of its"
                " own with JUSE_DATABASE."
            ) from error
        raise unusable(path, error) from error
    return lock


def migrations() -> Steps:
    return steps_of("sqlite")


def script(steps: Steps) -> str:
    """Return the SQL of the steps, each with the note that it was done."""
    noted = ((step.sql, note_done(step) if step.feature else f"PRAGMA user_version = {step.number}") for step in steps)
    return "".join(f"{sql}\n{note};\n" for sql, note in noted)


def migrate(db: sqlite3.Connection, steps: Steps) -> None:
    """Run the missing steps in one transaction: one that fails leaves the file as it was."""
    if wanted := missing(steps, steps_done(db)):
        db.executescript(f"BEGIN IMMEDIATE;\n{script(wanted)}COMMIT;")


def steps_done(db: sqlite3.Connection) -> Done:
    [(number,)] = db.execute("PRAGMA user_version")
    has_features = db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'feature_steps'").fetchone()
    of_features = db.execute("SELECT feature, number FROM feature_steps").fetchall() if has_features else ()
    return {FRAME: number, **{row[0]: row[1] for row in of_features}}


def refuse_others(path: Path, done: Done) -> None:
    """Refuse a file that is too old, or of a newer version."""
    refuse_too_old(str(path), done, migrations())
    if is_newer(done, migrations()):
        copies = copies_before_upgrades(path)
        backup = f"the backup {copies[-1]}" if copies else "a backup"
        raise StoreError(
            f"The database {path} was written by a newer version of the bot: update the bot, or stop it and put"
            f" {backup} from before the upgrade in the database's place, by `{PROGRAM} restore`."
        )


def passes(error: BaseException | None) -> bool:
    """Return whether the error may pass: a disk that is full may be well again later, what the host has set may not."""
    if isinstance(error, sqlite3.Error):
        passing = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_NOMEM)
        return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in passing
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Turn what goes wrong with the file into a sentence; but not that SQLite cannot do what it was asked for: the file
    may be whole and the disk free.
    """
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: Exception) -> StoreError:
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return StoreError(
            f"The database {path} is damaged ({error}): put a backup in its place, without the -wal and -shm beside"
            " it, or move all three away to start afresh."
        )
    return (Outage if passes(error) else StoreError)(
        f"The database {path} cannot be opened or written ({error}): check that its folder exists, that the bot may"
        " write there, and that the disk has room."
    )
