"""Carry over into the database what its write-ahead log holds, so that the log can begin anew, and give back to the
disk what the database does not need any more.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import aiosqlite

from bot.tables.store.connection import Connection

log = logging.getLogger(__name__)

_AFTER = 500
"""Rows that were changed: about a thousand pages of the log."""
_EVERY = 60.0
"""Seconds after which fewer are enough: the log of a busy hour shall not lie there all night."""
LONGEST_LOG = 20_000
"""Pages: eighty megabytes."""
_HELD = (
    "the log of the database %s grows and grows, as another program has been reading the database for long: end that"
    " program"
)
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
                log.warning(_HELD, self._path)
            await self._main.run(_give_back)
        except sqlite3.Error as error:
            log.warning("the log of the database was not carried over: %s", error)


def _give_back(db: sqlite3.Connection) -> None:
    """Give free pages back to the disk. A file of an older version has to be copied for that, as by `backup`."""
    [(free,)] = db.execute("PRAGMA freelist_count")
    if free > _SPARE:
        # As a script, since `execute` before Python 3.12 ends it after one page.
        db.executescript(f"PRAGMA incremental_vacuum({_AT_ONCE});")
