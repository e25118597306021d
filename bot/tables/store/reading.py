"""Reads a database where nothing can be written, too: a disk that is read-only, or a folder of somebody else."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.tables.store.connection import unusable
from bot.tables.store.files import log_of, named, what_else_is_there, what_was_lost
from bot.tables.store.store_errors import StoreError

_ATTEMPTS = 3


@contextmanager
def readonly_copy(path: Path) -> Iterator[str]:
    """An address to read at. SQLite must write beside a database to read it with its log; where it cannot, both are
    copied to a temporary folder. (Its `immutable` would not read the log.)
    """
    if refused := what_else_is_there(path) or what_was_lost(path):
        raise StoreError(refused)
    if not path.exists():
        raise StoreError(f"There is no database {path}: the bot makes it when it first starts.")
    if not _needs_a_copy(_address(path)):
        yield _address(path)
        return
    with _folder(path) as name:
        copy = Path(name) / "copy.sqlite3"
        _copy(path, copy)
        yield _address(copy)


def _address(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


def _needs_a_copy(address: str) -> bool:
    """What else is wrong is found, and told, when it is used."""
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
    except sqlite3.Error:
        pass
    return False


def _folder(path: Path) -> "tempfile.TemporaryDirectory[str]":
    try:
        return tempfile.TemporaryDirectory(prefix="juse-")
    except OSError as error:
        raise StoreError(_not_copied(path, error)) from error


def _copy(path: Path, copy: Path) -> None:
    for _ in range(_ATTEMPTS):
        before = _state(path)
        try:
            shutil.copyfile(path, copy)
            if log_of(path).exists():
                shutil.copyfile(log_of(path), log_of(copy))
            else:
                log_of(copy).unlink(missing_ok=True)
        except (PermissionError, IsADirectoryError) as error:
            raise unusable(path, error) from error
        except OSError as error:
            raise StoreError(_not_copied(path, error)) from error
        if _state(path) == before:
            return
    raise StoreError(f"The database {path} cannot be read here while a bot changes it: do this where the bot runs.")


def _state(path: Path) -> list[tuple[int, int]]:
    files = [file.stat() for file in (named(path, ""), log_of(path)) if file.exists()]
    return [(found.st_size, found.st_mtime_ns) for found in files]


def _not_copied(path: Path, error: OSError) -> str:
    return (
        f"The database {path} is where nothing can be written, and could not be copied to be read ({error}): set TMPDIR"
        " to a folder with room for it."
    )
