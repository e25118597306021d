"""Commits that wait together become one transaction: the disk takes as long for many as for one."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Self, TypeVar

from bot.tables.store.connection import Connection

Result = TypeVar("Result")
_Work = Callable[[sqlite3.Connection], Any]


class _Outcome(NamedTuple):
    value: Any
    error: Exception | None

    @classmethod
    def of(cls, work: _Work, db: sqlite3.Connection) -> Self:
        return cls(work(db), None)


_Waiting = tuple[_Work, asyncio.Future[_Outcome]]


class Commits:
    def __init__(self, db: Connection) -> None:
        self._db = db
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def commit(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The work is done even if whoever waits for it is cancelled. What it raises undoes nobody else's; an
        `sqlite3.Error` may also come from the disk, and then nothing was committed.
        """
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[_Outcome] = loop.create_future()
        self._waiting.append((work, outcome))
        if self._task is None:
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
        group: list[_Waiting] = []
        try:
            while self._waiting:
                group.clear()
                outcomes = await self._db.run(partial(self._commit_waiting, group))
                for (_, waited_for), outcome in zip(group, outcomes, strict=True):
                    if not waited_for.cancelled():
                        waited_for.set_result(outcome)
        finally:
            self._task = None
            # None are left unless the event loop ends, and then nobody shall wait for ever.
            for _, waited_for in (*group, *self._waiting):
                waited_for.cancel()

    def _commit_waiting(self, group: list[_Waiting], db: sqlite3.Connection) -> list[_Outcome]:
        """In the database's thread. It is asked for once, and takes what waits when the thread comes to it."""
        group.extend(self._waiting.popleft() for _ in range(len(self._waiting)))
        return _committed([work for work, _ in group], db)


def _committed(works: Sequence[_Work], db: sqlite3.Connection) -> list[_Outcome]:
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


def _in_savepoint(work: _Work, db: sqlite3.Connection) -> _Outcome:
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
