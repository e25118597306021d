"""A copy of the database at one moment, made while the bot goes on writing."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.tables.store.connection import BACKUP, GIVES_BACK, passes, unusable
from bot.tables.store.files import named, sync_folder
from bot.tables.store.integrity import faults_found
from bot.tables.store.progress_reports import ReportProgress, part_of, report_nothing
from bot.tables.store.reading import readonly_copy
from bot.tables.store.store_errors import Outage, StoreError

_PAGES = 1000
"""Copied at once: about four megabytes."""
_STEPS = 10_000
"""Of those that SQLite makes, between two looks at how far it has come."""


class _NotWritten(Exception):
    pass


def back_up(database: Path, target: Path, report: ReportProgress = report_nothing) -> None:
    """The target is written whole or not at all; an older backup is replaced only by a whole copy."""
    try:
        _write(database, target, report, check=True)
    except _NotWritten as error:
        raise (Outage if passes(error.__cause__) else StoreError)(
            f"The backup {target} was not made ({error}): check its folder, and that the disk has room."
        ) from error


def back_up_before_upgrade(database: Path, version: int) -> Path:
    """As the database was before it became this version. Not checked, as nobody shall wait longer for the bot."""
    target = named(database, f".before-{version}")
    try:
        _write(database, target, report_nothing, check=False)
    except _NotWritten as error:
        raise (Outage if passes(error.__cause__) else StoreError)(
            f"The database {database} must be upgraded, and its backup from before, {target}, cannot be written"
            f" ({error}): make room on that disk, and start the bot again."
        ) from error
    return target


def _write(database: Path, target: Path, report: ReportProgress, *, check: bool) -> None:
    with readonly_copy(database) as address:
        try:
            source = sqlite3.connect(address, uri=True)
        except sqlite3.Error as error:
            raise unusable(database, error) from error
        with closing(source):
            try:
                _write_whole(source, database, target, report, check=check)
            except OSError as error:
                raise _NotWritten(str(error)) from error


def _write_whole(
    source: sqlite3.Connection, database: Path, target: Path, report: ReportProgress, *, check: bool
) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    copy = Path(name)
    try:
        _copy(source, database, copy, report, check=check)
        copy.replace(target)
        sync_folder(target.parent)
    finally:
        copy.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, database: Path, copy: Path, report: ReportProgress, *, check: bool) -> None:
    copied, checked = part_of(report, 0.0, 0.5), part_of(report, 0.5, 1.0)
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as written:
            if check:
                _copy_what_is_used(source, copy, copied)
            else:
                _copy_all(source, written)
            written.execute(f"PRAGMA application_id = {BACKUP}")
            # So that the copy is one file; the bot turns the write-ahead log on again when it opens it.
            written.execute("PRAGMA journal_mode = DELETE")
            found = faults_found(written, 1, checked) if check else []
    except sqlite3.OperationalError as error:
        raise _NotWritten(str(error)) from error
    except sqlite3.Error as error:
        raise unusable(database, error) from error
    if found:
        raise StoreError(f"The database {database} is damaged ({found[0]}): no backup was made of it.")


def _copy_what_is_used(source: sqlite3.Connection, copy: Path, report: ReportProgress) -> None:
    """Without the free pages."""
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


def _copy_all(source: sqlite3.Connection, written: sqlite3.Connection) -> None:
    """As it is, in less time. One moment for all pieces: SQLite would begin anew whenever the bot has written between
    two of them.
    """
    source.execute("BEGIN")
    source.execute("SELECT 1 FROM sqlite_schema").fetchone()
    source.backup(written, pages=_PAGES)
