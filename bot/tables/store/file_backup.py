"""Copies of the database: a backup of one moment, made while the bot goes on writing; and one to read where nothing can
be written, such as a disk that is read-only or a folder of somebody else.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from bot.tables.store.files import (
    BACKUP,
    GIVES_BACK,
    log_of,
    make_private,
    named,
    passes,
    refuse_others,
    steps_done,
    sync_folder,
    take_lock,
    unusable,
    what_else_is_there,
    what_is_foreign,
    what_was_lost,
)
from bot.tables.store.integrity import faults_found
from bot.tables.store.progress_reports import ReportProgress, part_of, report_nothing
from bot.tables.store.store_errors import Outage, StoreError

_PAGES = 1000
"""Copied at once: about four megabytes."""
_STEPS = 10_000
"""Steps of SQLite's between two reports of progress."""


def back_up(database: Path, target: Path, report: ReportProgress = report_nothing) -> None:
    """Write the target whole or not at all; an older backup is replaced only by a whole copy."""
    failed = "The backup {target} was not made ({error}): check its folder, and that the disk has room."
    _write(database, target, report, failed, check=True)


def back_up_before_upgrade(database: Path, version: int) -> Path:
    """Copy the database as it is before an upgrade to this version. Not verified, to keep start-up short."""
    target = named(database, f".before-{version}")
    failed = (
        "The database {database} must be upgraded, and its backup from before, {target}, cannot be written ({error}):"
        " make room on that disk, and start the bot again."
    )
    _write(database, target, report_nothing, failed, check=False)
    return target


def put_back(backup: Path, database: Path, report: ReportProgress = report_nothing) -> Path | None:
    """Put a copy of a backup in the place of a database that no bot uses. Return where the database is that was there,
    if there was one. If it is killed meanwhile, both are still there.
    """
    copy = named(database, ".restored")
    with closing(take_lock(database)):
        try:
            back_up(backup, copy, report)
            with closing(sqlite3.connect(copy)) as db:
                refuse_others(backup, steps_done(db))
            aside = _set_aside(database)
            copy.replace(named(database, ""))
            for ending in ("-wal", "-shm", "-journal"):
                named(database, ending).unlink(missing_ok=True)
            sync_folder(copy.parent)
        except OSError as error:
            raise (Outage if passes(error) else StoreError)(
                f"The database {database} could not be replaced ({error}): check its folder, and that the disk has"
                " room."
            ) from error
        finally:
            copy.unlink(missing_ok=True)
    return aside


def _set_aside(database: Path) -> Path | None:
    """Keep the database under a name with the date. It also stays where it is, until the other is whole."""
    if not named(database, "").exists():
        return None
    aside = named(database, f".before-restore-{datetime.now():%Y-%m-%d-%H%M%S}")
    for ending in ("-wal", "-journal", ""):
        file, kept = named(database, ending), named(aside, ending)
        if file.exists():
            try:
                os.link(file, kept)
            except FileExistsError:
                raise
            except OSError:  # not every file system can do that
                make_private(kept, create=True)
                shutil.copyfile(file, kept)
    sync_folder(aside.parent)
    return aside


def _write(database: Path, target: Path, report: ReportProgress, failed: str, *, check: bool) -> None:
    """Write a copy under another name until it is whole. `failed`: what the host is told if it cannot be written."""
    with readonly_copy(database) as address:
        try:
            source = sqlite3.connect(address, uri=True)
        except sqlite3.Error as error:
            raise unusable(database, error) from error
        with closing(source):
            try:
                handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
                os.close(handle)
                copy = Path(name)
                try:
                    _copy(source, database, copy, report, check=check)
                    copy.replace(target)
                    sync_folder(target.parent)
                finally:
                    copy.unlink(missing_ok=True)
            except (OSError, sqlite3.OperationalError) as error:
                said = failed.format(database=database, target=target, error=error)
                raise (Outage if passes(error) else StoreError)(said) from error
            except sqlite3.Error as error:
                raise unusable(database, error) from error


def _copy(source: sqlite3.Connection, database: Path, copy: Path, report: ReportProgress, *, check: bool) -> None:
    copied, checked = part_of(report, 0.0, 0.5), part_of(report, 0.5, 1.0)
    with closing(sqlite3.connect(copy, isolation_level=None)) as written:
        if check:
            _copy_what_is_used(source, copy, copied)
        else:
            # The file as it is, in less time. One transaction for all pieces: otherwise SQLite would begin anew
            # whenever the bot has written between two of them.
            source.execute("BEGIN")
            source.execute("SELECT 1 FROM sqlite_schema").fetchone()
            source.backup(written, pages=_PAGES)
        written.execute(f"PRAGMA application_id = {BACKUP}")
        # So that the copy is one file; the bot turns the write-ahead log on again when it opens it.
        written.execute("PRAGMA journal_mode = DELETE")
        found = faults_found(written, 1, checked) if check else []
    if found:
        raise StoreError(f"The database {database} is damaged ({found[0]}): no backup was made of it.")


def _copy_what_is_used(source: sqlite3.Connection, copy: Path, report: ReportProgress) -> None:
    """Copy without the free pages."""
    [(whole, gives_back)] = source.execute(
        "SELECT (page_count - freelist_count) * page_size, auto_vacuum"
        " FROM pragma_page_count, pragma_freelist_count, pragma_page_size, pragma_auto_vacuum"
    )
    if not gives_back:
        source.execute(GIVES_BACK)  # the copy shall; of a file that does, it would be written into the file

    def report_size() -> None:
        report(min(1.0, copy.stat().st_size / max(whole, 1)))

    source.set_progress_handler(report_size, _STEPS)
    source.execute("VACUUM INTO ?", (str(copy),))
    source.set_progress_handler(None, 0)
    report(1.0)


_ATTEMPTS = 3


@contextmanager
def readonly_copy(path: Path) -> Iterator[str]:
    """Yield an address to read at. SQLite must write beside a database to read it with its log; where it cannot, both
    are copied to a temporary folder. (Its `immutable` would not read the log.)
    """
    if refused := what_else_is_there(path) or what_was_lost(path) or what_is_foreign(path):
        raise StoreError(refused)
    if not path.exists():
        raise StoreError(f"There is no database {path}: the bot makes it when it first starts.")
    if not _needs_a_copy(_address(path)):
        yield _address(path)
        return
    try:
        folder = tempfile.TemporaryDirectory(prefix="juse-")
    except OSError as error:
        raise StoreError(_not_copied(path, error)) from error
    with folder as name:
        copy = Path(name) / "copy.sqlite3"
        _copy_with_log(path, copy)
        yield _address(copy)


def _address(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


def _needs_a_copy(address: str) -> bool:
    """Return whether SQLite cannot read it in place. What else is wrong is found when it is used."""
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
    except sqlite3.Error:
        pass
    return False


def _copy_with_log(path: Path, copy: Path) -> None:
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
