"""Commits that wait together become one transaction: the disk takes as long for many as for one."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Self

from bot.tables.store.checkpoints import Checkpoints
from bot.tables.store.connection import Connection
from bot.tables.store.session import Result, Work
from bot.tables.store.sqlite_session import SqliteSession, done


class _Outcome(NamedTuple):
    value: Any
    error: Exception | None

    @classmethod
    def of(cls, work: Work[Any], db: sqlite3.Connection) -> Self:
        return cls(done(work(SqliteSession(db))), None)


_Waiting = tuple[Work[Any], asyncio.Future[_Outcome]]


class _Group:
    def __init__(self) -> None:
        self.taken: list[_Waiting] = []
        self.is_given_up = False
        self.changes = 0
        """Rows that were ever changed, after this group."""


class Commits:
    def __init__(self, db: Connection, checkpoints: Checkpoints) -> None:
        self._db = db
        self._checkpoints = checkpoints
        self._waiting: list[_Waiting] = []
        self._taking = threading.Lock()
        """What waits is added by the event loop, and taken by the database's thread."""
        self._task: asyncio.Task[None] | None = None

    async def commit(self, work: Work[Result]) -> Result:
        """The work is done even if whoever waits for it is cancelled. What it raises undoes nobody else's; an
        `sqlite3.Error` may also come from the disk, and then nothing was committed.
        """
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[_Outcome] = loop.create_future()
        with self._taking:
            self._waiting.append((work, outcome))
        if self._task is None or self._task.done():  # also if it was cancelled before it could begin
            self._task = loop.create_task(self._run())
        value, error = await outcome
        if error is not None:
            try:
                raise error
            finally:
                del error  # this frame would keep it, and it this frame
        return value

    async def finish(self) -> None:
        """All that was begun."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def _run(self) -> None:
        group = _Group()
        try:
            while self._waiting:
                group = _Group()
                outcomes = await self._db.run(partial(self._commit_waiting, group))
                self._checkpoints.note(group.changes)
                for (_, waited_for), outcome in zip(group.taken, outcomes, strict=True):
                    if not waited_for.cancelled():
                        waited_for.set_result(outcome)
        finally:
            self._task = None
            # None are left unless the event loop ends, and then nobody shall wait for ever.
            with self._taking:
                group.is_given_up = True
                left = [*group.taken, *self._waiting]
                self._waiting.clear()
            for _, waited_for in left:
                waited_for.cancel()

    def _commit_waiting(self, group: _Group, db: sqlite3.Connection) -> list[_Outcome]:
        """In the database's thread. It is asked for once, and takes what waits when the thread comes to it; nothing if
        by then nobody waits for this group, for whatever waits now is the next one's.
        """
        with self._taking:
            if not group.is_given_up:
                group.taken.extend(self._waiting)
                self._waiting.clear()
        outcomes = _committed([work for work, _ in group.taken], db)
        group.changes = db.total_changes
        return outcomes


def _committed(works: Sequence[Work[Any]], db: sqlite3.Connection) -> list[_Outcome]:
    try:
        db.execute("BEGIN IMMEDIATE")
        do = _Outcome.of if len(works) == 1 else _in_savepoint
        outcomes = [do(work, db) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):  # there may be none to undo
            db.execute("ROLLBACK")
        return [_Outcome(None, error)] * len(works)
    return outcomes


def _in_savepoint(work: Work[Any], db: sqlite3.Connection) -> _Outcome:
    db.execute("SAVEPOINT work")
    try:
        outcome = _Outcome.of(work, db)
    except Exception as error:
        if not db.in_transaction:
            # SQLite undoes everything if the disk is full or fails, and the others' work with it.
            raise sqlite3.OperationalError(str(error)) from error
        db.execute("ROLLBACK TO work")
        outcome = _Outcome(None, error)
    db.execute("RELEASE work")
    return outcome
