"""A copy of the database at one moment, made while the bot goes on writing."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.tables.store.connection import BACKUP, StoreError, read_only, why_unusable


def back_up(database: Path, target: Path) -> None:
    """The target is written whole or not at all; an older backup is replaced only by a whole copy."""
    try:
        source = sqlite3.connect(read_only(database), uri=True)
    except sqlite3.Error as error:
        raise StoreError(why_unusable(database, error)) from error
    with closing(source):
        try:
            handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
            os.close(handle)
        except OSError as error:
            raise StoreError(_not_written(target, error)) from error
        copy = Path(name)
        try:
            _copy(source, database, copy, target)
            copy.replace(target)
            _sync(target.parent)
        except OSError as error:
            raise StoreError(_not_written(target, error)) from error
        finally:
            copy.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, database: Path, copy: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as written:
            source.backup(written)
            written.execute(f"PRAGMA application_id = {BACKUP}")
            # So that the copy is one file; the bot turns the write-ahead log on again when it opens it.
            written.execute("PRAGMA journal_mode = DELETE")
            found = [row[0] for row in written.execute("PRAGMA integrity_check(1)")]
    except sqlite3.OperationalError as error:
        raise StoreError(_not_written(target, error)) from error
    except sqlite3.Error as error:
        raise StoreError(why_unusable(database, error)) from error
    if found != ["ok"]:
        raise StoreError(f"The database {database} is damaged ({found[0]}): no backup was made of it.")


def _sync(folder: Path) -> None:
    """Where the system can do it, so that the new name survives a power cut too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _not_written(target: Path, error: Exception) -> str:
    return f"The backup {target} was not made ({error}): check its folder, and that the disk has room."
