"""Carries over into the database what its write-ahead log holds, so that the log can begin anew."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import aiosqlite

log = logging.getLogger(__name__)

_AFTER = 500
"""Rows that were changed: about a thousand pages of the log."""


class Checkpoints:
    """In a thread of its own: in the database's, everybody's next move would wait until the disk has done it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: aiosqlite.Connection | None = None
        self._up_to = 0
        self._task: asyncio.Task[None] | None = None

    def note(self, changes: int) -> None:
        """So many rows were changed since the bot was started."""
        if changes >= self._up_to + _AFTER and (self._task is None or self._task.done()):
            self._up_to = changes
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
            await self._db.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            log.warning("the log of the database was not carried over: %s", error)
