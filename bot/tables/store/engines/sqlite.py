"""The tables in one file. In its one thread, transactions never mix and nobody reads what is uncommitted. Commits that
wait together become one transaction: the disk takes as long for many as for one. What pages show is read on a second
connection, in a thread of its own. It is opened so that a crash loses nothing: by the bot, which makes and upgrades it,
or only to read.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self

import aiosqlite

from bot import PROGRAM
from bot.tables.store.file_backup import back_up_before_upgrade, readonly_copy
from bot.tables.store.files import (
    BACKUP,
    GIVES_BACK,
    OURS,
    copies_before_upgrades,
    is_database,
    lock_file,
    make_all_private,
    make_private,
    migrate,
    migrations,
    named,
    refuse_others,
    steps_done,
    sync_folder,
    take_lock,
    translated_errors,
    unusable,
    what_is_mixed,
    what_was_lost,
)
from bot.tables.store.integrity import faults_found, strays_found
from bot.tables.store.migration_steps import FRAME, missing, newest
from bot.tables.store.progress_reports import ReportProgress, part_of
from bot.tables.store.session import Result, Row, Statement, Work, change_all
from bot.tables.store.store_errors import NotUpgraded, StoreError

log = logging.getLogger(__name__)

_LONGEST_LOG = 20_000
"""Pages: eighty megabytes."""

SECURE_DELETE = "PRAGMA secure_delete = ON"
"""Whatever is deleted is overwritten, also by a SQLite that was not built to do so by itself."""

_OF_EACH = (
    "PRAGMA busy_timeout = 2000",
    # Kilobytes, for each connection. What is not there comes from the cache of the system, in microseconds.
    "PRAGMA cache_size = -512",
)
_PRAGMAS = (
    *_OF_EACH,
    "PRAGMA journal_mode = WAL",
    # A move is on the disk before anybody sees it.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    SECURE_DELETE,
    # Before that, `Checkpoints` does it.
    f"PRAGMA wal_autocheckpoint = {_LONGEST_LOG}",
    # Bytes that the log keeps on the disk when it begins anew.
    "PRAGMA journal_size_limit = 4000000",
)

_OTHER_MARKS = (
    "UPDATE tables SET mark = lower(hex(randomblob(3))), shown_version = 0 WHERE phase IN ('lobby', 'playing');"
)


class Connection(aiosqlite.Connection):
    """A connection that can run a whole piece of work in its thread: handing over each statement takes longer."""

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._execute(work, self._conn)


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


async def connect(path: Path, held: ExitStack) -> Connection:
    """Connect to the file, or make it. `held`: what its locks are added to."""

    async def prepare(connection: Connection) -> None:
        refuse_others(path, await connection.run(steps_done))
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(pragma)
        await _upgrade(path, connection)
        # A restored backup: its games go another way than after it was made, and buttons from then, which are for
        # decisions with the same numbers, must do nothing here.
        ((stamp,),) = await connection.execute_fetchall("PRAGMA application_id")
        if stamp != OURS:
            other_marks = _OTHER_MARKS if stamp == BACKUP else ""
            await connection.executescript(f"BEGIN IMMEDIATE; {other_marks} PRAGMA application_id = {OURS}; COMMIT;")

    try:
        if refused := what_was_lost(path) or what_is_mixed(path):
            raise StoreError(refused)
        if not named(path, "").exists():
            await _make(path)
            lock_file(path, held)
        if is_database(path):  # what is none, such as a text, keeps its rights
            make_all_private(path)
    except OSError as error:
        raise unusable(path, error) from error
    return await connected(path, path, prepare)


async def _connect_beside(path: Path) -> Connection:
    """Connect to a file that is open, only to read. Each statement sees what was committed before it."""

    async def prepare(connection: Connection) -> None:
        for pragma in _OF_EACH:
            await connection.execute_fetchall(pragma)

    return await connected(path, f"{path.resolve().as_uri()}?mode=ro", prepare, uri=True)  # noqa: ASYNC240


async def _make(path: Path) -> None:
    """Make the file under another name until it is whole, so that a bot killed meanwhile leaves no empty file."""

    async def prepare(connection: Connection) -> None:
        await connection.execute_fetchall(GIVES_BACK)
        await connection.run(partial(migrate, steps=migrations()))

    making = named(path, ".new")
    for ending in ("", "-journal"):
        named(making, ending).unlink(missing_ok=True)
    make_private(making, create=True)
    await (await connected(path, making, prepare)).close()
    making.replace(named(path, ""))
    sync_folder(making.parent)


async def _upgrade(path: Path, connection: Connection) -> None:
    if not missing(migrations(), await connection.run(steps_done)):
        return
    copy = await asyncio.to_thread(back_up_before_upgrade, path, newest(migrations())[FRAME])
    await connection.run(partial(migrate, steps=migrations()))
    for older in copies_before_upgrades(path):
        if older != copy:
            older.unlink()
    log.info(
        "the database was upgraded; to go back, install the older version again, and run `%s restore %s`", PROGRAM, copy
    )


class SqliteSession:
    """A transaction on SQLite. It never really waits, as the thread has nothing else to do."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return self._db.execute(sql, values).fetchall()

    async def row(self, sql: str, *values: Any) -> Row | None:
        cursor = self._db.execute(sql, values)
        found = cursor.fetchone()
        cursor.close()
        return found

    async def do(self, sql: str, *values: Any) -> int:
        return self._db.execute(sql, values).rowcount

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self._db.executemany(sql, rows)

    async def lock_subject(self, subject: str) -> None:
        """Do nothing: one transaction writes at a time."""


_AFTER = 500
"""Rows that were changed: about a thousand pages of the log."""
_EVERY = 60.0
"""Seconds after which fewer are enough: the log of a busy hour shall not lie there all night."""
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
        """True while somebody reads an old state of the database, so that the log cannot begin anew."""
        self._task: asyncio.Task[None] | None = None

    def note(self, changes: int) -> None:
        """Start a checkpoint if enough is waiting. `changes`: rows changed since the bot was started."""
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
            was_held, self._is_held = self._is_held, pages - carried_over > _LONGEST_LOG
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


_MOST_FAULTS = 10


class _Outcome(NamedTuple):
    value: Any
    error: Exception | None


_Waiting = tuple[Work[Any], asyncio.Future[_Outcome]]


class SqliteEngine:
    def __init__(self, path: Path, connection: Connection, beside: Connection, held: ExitStack) -> None:
        """Use a file. `held`: the locks of the bot, or the copy that is read; given back when it is closed."""
        self.name = str(path)
        self.connection = connection
        self.beside = beside
        """The connection for pages, which may read for long."""
        self._path = path
        self._held = held
        self._checkpoints = Checkpoints(path, connection)
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        async with AsyncExitStack() as opened:
            opened.callback((held := take_lock(path)).close)
            connection = await connect(path, held)
            opened.push_async_callback(connection.close)
            engine = cls(path, connection, await _connect_beside(path), held)
            opened.pop_all()
            return engine

    @classmethod
    async def open_to_read(cls, path: Path) -> Self:
        """Read everything as of one moment, whatever a running bot changes."""

        async def prepare(connection: Connection) -> None:
            await connection.execute_fetchall("BEGIN")
            done = await connection.run(steps_done)
            refuse_others(path, done)
            if missing(migrations(), done):
                raise NotUpgraded(
                    f"The database {path} was not yet used by this version of the bot: start the bot once."
                )

        copy = ExitStack()
        try:
            address = copy.enter_context(readonly_copy(path))
            connection = await connected(path, address, prepare, uri=True)
            return cls(path, connection, connection, copy)
        except BaseException:
            copy.close()
            raise

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        with translated_errors(self._path):
            return list(await self.connection.execute_fetchall(sql, values))

    async def rows_beside(self, sql: str, *values: Any) -> Sequence[Row]:
        with translated_errors(self._path):
            return list(await self.beside.execute_fetchall(sql, values))

    async def change(self, statements: Sequence[Statement]) -> bool:
        return await self.commit(lambda db: change_all(db, statements))

    async def commit(self, work: Work[Result]) -> Result:
        """Do the work even if whoever waits for it is cancelled. What it raises undoes nobody else's; after an error of
        the disk, nothing was committed. What `work` returns must not hold a cursor: freed in another thread, a cursor
        gets in the way of the database's thread.
        """
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[_Outcome] = loop.create_future()
        self._waiting.append((work, outcome))
        if self._task is None or self._task.done():  # also if it was cancelled before it could begin
            self._task = loop.create_task(self._commit_all())
        value, error = await outcome
        if error is not None:
            try:
                with translated_errors(self._path):
                    raise error
            finally:
                del error  # this frame would keep it, and it this frame
        return value

    async def _commit_all(self) -> None:
        taken: list[_Waiting] = []
        try:
            while self._waiting:
                taken, self._waiting = self._waiting, []
                outcomes, changes = await self.connection.run(partial(_committed, [work for work, _ in taken]))
                self._checkpoints.note(changes)
                for (_, waited_for), outcome in zip(taken, outcomes, strict=True):
                    if not waited_for.cancelled():
                        waited_for.set_result(outcome)
        finally:
            self._task = None
            # None are left unless the event loop ends, and then nobody shall wait for ever.
            for _, waited_for in (*taken, *self._waiting):
                waited_for.cancel()
            self._waiting.clear()

    async def faults(self, report: ReportProgress) -> list[str]:
        with translated_errors(self._path):
            return await self.connection.run(
                lambda db: [
                    *faults_found(db, _MOST_FAULTS, part_of(report, 0.0, 0.8)),
                    *strays_found(db, _MOST_FAULTS, part_of(report, 0.8, 1.0)),
                ]
            )

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.wait((self._task,))
        await self._checkpoints.close()
        await self.beside.close()
        await self.connection.close()
        self._held.close()


async def run_beside(path: Path, work: Work[Result]) -> Result:
    """Do `work`, also while a bot uses the database."""
    address = f"{path.resolve().as_uri()}?mode=rw"  # noqa: ASYNC240
    try:
        with closing(sqlite3.connect(address, uri=True)) as db, db:
            db.row_factory = sqlite3.Row
            db.execute("PRAGMA synchronous = FULL")
            db.execute(SECURE_DELETE)
            return _done(work, db)
    except sqlite3.Error as error:
        raise unusable(path, error) from error


def _done(work: Work[Result], db: sqlite3.Connection) -> Result:
    """Do the work without an event loop: nothing in it really waits."""
    running = work(SqliteSession(db))
    try:
        running.send(None)
    except StopIteration as stop:
        return stop.value
    running.close()
    raise RuntimeError("a piece of work on the database waits for something else")


def _committed(works: Sequence[Work[Any]], db: sqlite3.Connection) -> tuple[list[_Outcome], int]:
    """Commit these pieces of work together. Return the result of each, and the number of rows changed so far."""
    try:
        db.execute("BEGIN IMMEDIATE")
        is_single = len(works) == 1
        outcomes = [_Outcome(_done(works[0], db), None)] if is_single else [_in_savepoint(work, db) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):  # there may be none to undo
            db.execute("ROLLBACK")
        outcomes = [_Outcome(None, error)] * len(works)
    return outcomes, db.total_changes


def _in_savepoint(work: Work[Any], db: sqlite3.Connection) -> _Outcome:
    db.execute("SAVEPOINT work")
    try:
        outcome = _Outcome(_done(work, db), None)
    except Exception as error:
        if not db.in_transaction:
            # SQLite undoes everything if the disk is full or fails, and the others' work with it.
            raise sqlite3.OperationalError(str(error)) from error
        db.execute("ROLLBACK TO work")
        outcome = _Outcome(None, error)
    db.execute("RELEASE work")
    return outcome
