"""Checks of a SQLite file: its own of a whole file, which can take minutes, with how far it has come; and that the
write-ahead log is whole. For SQLite, whatever follows the last whole commit was never there.
"""

import sqlite3
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, Self

from bot import PROGRAM
from bot.tables.store.files import log_of, named, unusable
from bot.tables.store.progress_reports import ReportProgress, report_counts

_STEPS_AT_ONCE = 100_000
_INSTRUCTIONS_A_STEP = 5
"""SQLite runs one in five of the instructions that check a table for each row: the others are for what is wrong."""


def faults_found(db: sqlite3.Connection, most: int, report: ReportProgress) -> list[str]:
    with _progress_reported(db, report):
        return [row[0] for row in db.execute(f"PRAGMA integrity_check({most})") if row[0] != "ok"]


def strays_found(db: sqlite3.Connection, most: int, report: ReportProgress) -> list[str]:
    tables = _tables(db)
    report_tables, strays = report_counts(len(tables), report), list[str]()
    for done, table in enumerate(tables, 1):
        found = db.execute(f'PRAGMA foreign_key_check("{table}")').fetchmany(most - len(strays))
        strays += [f"a row of {table} without its table"] * len(found)
        report_tables(done)
    return strays


@contextmanager
def _progress_reported(db: sqlite3.Connection, report: ReportProgress) -> Iterator[None]:
    """Report progress. SQLite counts the instructions it has run, but not the total, so that is estimated."""
    steps, expected = 0, 0
    with suppress(sqlite3.Error):  # which the check itself is to find
        for table in _tables(db):
            [(rows,)] = db.execute(f'SELECT count(*) FROM "{table}"')  # noqa: S608
            instructions = db.execute(f'EXPLAIN PRAGMA integrity_check("{table}")').fetchall()
            expected += rows * len(instructions) // _INSTRUCTIONS_A_STEP
    report_steps = report_counts(expected, report)

    def count() -> None:
        nonlocal steps
        steps += _STEPS_AT_ONCE
        report_steps(steps)

    db.set_progress_handler(count, _STEPS_AT_ONCE)
    try:
        yield
    finally:
        db.set_progress_handler(None, 0)


def _tables(db: sqlite3.Connection) -> Sequence[str]:
    return [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]


# https://www.sqlite.org/fileformat2.html#the_write_ahead_log and https://www.sqlite.org/walformat.html
_HEADER, _FRAME_HEADER = 32, 24
_INDEX_HEADER = 48
_ATTEMPTS = 3


class _Index(NamedTuple):
    """The beginning of the -shm file, which a bot that was killed leaves behind."""

    frames: int
    salts: bytes
    in_database: int
    """The number of frames that are already in the database too."""

    @classmethod
    def read(cls, file: Path) -> Self | None:
        try:
            with file.open("rb") as opened:
                header, again, rest = (opened.read(size) for size in (_INDEX_HEADER, _INDEX_HEADER, 4))
        except FileNotFoundError:
            return None
        is_ready = len(rest) == 4 and header == again and header[12]
        return cls(*struct.unpack("=16xI12x8s", header[:40]), *struct.unpack("=I", rest)) if is_ready else None


def log_fault(database: Path) -> str:
    """Return a sentence for the host, or an empty string. Call it before SQLite opens the file, which mends the
    index.
    """
    log = log_of(database)
    try:
        index = _index_of(database)
        if index is not None:
            cut_off = index.in_database < index.frames and not _has_frames(log, index.frames)
        else:
            cut_off = _ends_in_a_commit(log)
    except OSError as error:
        raise unusable(database, error) from error
    if not cut_off:
        return ""
    return (
        f"The log {log} is cut off, so the last moves may be missing: if the files were copied, copy them again, best"
        f" by `{PROGRAM} backup`; if not, put a backup in the database's place, or start the bot with what is left."
    )


def _index_of(database: Path) -> _Index | None:
    """Return None if the index tells nothing about the log: after a power cut, it may be older. A running bot may also
    begin the log anew meanwhile, but not each time.
    """
    for _ in range(_ATTEMPTS):
        index = _Index.read(named(database, "-shm"))
        if index is None or _salts(log_of(database)) in (b"", index.salts):
            return index
    return None


def _salts(log: Path) -> bytes:
    """Return the pair of salts, another one whenever the log is begun anew. Empty if it holds nothing."""
    return _read(log, 16, 8)


def _has_frames(log: Path, count: int) -> bool:
    """Return whether the last frame is whole: its salts are written with it."""
    frame = _frame_size(log)
    whole = _read(log, _HEADER + (count - 1) * frame, frame)
    return len(whole) == frame and whole[8:16] == _salts(log)


def _frame_size(log: Path) -> int:
    return _FRAME_HEADER + int.from_bytes(_read(log, 8, 4), "big")


def _ends_in_a_commit(log: Path) -> bool:
    """Return the result without an index: whether the last thing written is a whole frame that ends a commit."""
    size = log.stat().st_size if log.exists() else 0
    if size <= _HEADER:
        return 0 < size < _HEADER
    salts, frame = _salts(log), _frame_size(log)
    at, is_commit = _HEADER, True
    with log.open("rb") as opened:
        while at < size:
            opened.seek(at)
            header = opened.read(_FRAME_HEADER)
            if len(header) == _FRAME_HEADER and header[8:16] != salts:
                break  # of an earlier turn
            if at + frame > size:
                return True
            is_commit = header[4:8] != bytes(4)
            at += frame
    return not is_commit


def _read(file: Path, at: int, size: int) -> bytes:
    try:
        with file.open("rb") as opened:
            opened.seek(at)
            found = opened.read(size)
    except FileNotFoundError:
        return b""
    return found if len(found) == size else b""
