"""A connection to the SQLite file, its lock, its migrations and its write-ahead log; and in plain words, why a file
cannot be used.
"""

import asyncio
import errno
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

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

Result = TypeVar("Result")


class Connection(aiosqlite.Connection):
    """A connection that can run a whole piece of work in its thread: handing over each statement takes longer."""

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._execute(work, self._conn)


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


async def connected(
    path: Path, address: Path | str, prepare: Callable[[Connection], Awaitable[None]], *, uri: bool = False
) -> Connection:
    """Connect to the file at the address; errors name the path, which is what the host knows."""
    connection = Connection(partial(sqlite3.connect, address, isolation_level=None, uri=uri), iter_chunk_size=64)
    try:
        await connection
        connection.row_factory = sqlite3.Row
        await prepare(connection)
    except BaseException as error:
        await connection.close()
        if isinstance(error, OSError | sqlite3.Error):
            raise unusable(path, error) from error
        raise
    return connection


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


log = logging.getLogger(__name__)

_AFTER = 500
"""Rows that were changed: about a thousand pages of the log."""
_EVERY = 60.0
"""Seconds after which fewer are enough: the log of a busy hour shall not lie there all night."""
LONGEST_LOG = 20_000
"""Pages: eighty megabytes."""
_SPARE, _AT_ONCE = 1_000, 200
"""Free pages that the file keeps for what comes next, and those given back at once, which takes a few milliseconds."""


class Checkpoints:
    """The carrying over, in a thread of its own: in the database's, everybody's next move would wait for the disk."""

    def __init__(self, path: Path, main: Connection, now: Callable[[], float] = time.monotonic) -> None:
        self._path = path
        self._main = main
        self._now = now
        self._db: aiosqlite.Connection | None = None
        self._up_to = 0
        self._at = now()
        self._is_held = False
        """Somebody keeps reading an old state of the database, so that the log cannot begin anew."""
        self._task: asyncio.Task[None] | None = None

    def note(self, changes: int) -> None:
        """Carry over if enough is waiting. `changes`: rows changed since the bot was started."""
        is_due = changes >= self._up_to + _AFTER or self._now() >= self._at + _EVERY
        if is_due and (self._task is None or self._task.done()):
            self._up_to, self._at = changes, self._now()
            self._task = asyncio.get_running_loop().create_task(self._carry_over())

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._db is not None:
            await self._db.close()

    async def _carry_over(self) -> None:
        try:
            if self._db is None:
                self._db = await aiosqlite.connect(self._path, isolation_level=None)
            [(_, pages, carried_over)] = await self._db.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
            was_held, self._is_held = self._is_held, pages - carried_over > LONGEST_LOG
            if self._is_held and not was_held:
                log.warning(
                    "the log of the database %s grows and grows, as another program has been reading the database for"
                    " long: end that program",
                    self._path,
                )
            await self._main.run(_give_back)
        except sqlite3.Error as error:
            log.warning("the log of the database was not carried over: %s", error)


def _give_back(db: sqlite3.Connection) -> None:
    """Give free pages back to the disk. A file of an older version has to be copied for that, as by `backup`."""
    [(free,)] = db.execute("PRAGMA freelist_count")
    if free > _SPARE:
        # As a script, since `execute` before Python 3.12 ends it after one page.
        db.executescript(f"PRAGMA incremental_vacuum({_AT_ONCE});")
