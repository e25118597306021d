"""Work that nobody waits for (packing, erasing), done in small pieces so that it is in nobody's way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.store.store_errors import StoreClosed, StoreError

log = logging.getLogger(__name__)

EVERY = 300.0
"""Seconds after which they are looked for again, if nobody asks earlier."""
_PART = 0.2
"""The part of the time that jobs may take while there are any."""
_SHORTEST, _LONGEST = 0.005, 10.0
"""Seconds between two pieces, however long the first took: the machine may have been asleep."""

Piece = Callable[[], Awaitable[bool]]
"""A function that does a small piece of a job, of a few milliseconds and in one transaction; False: nothing is left."""


class BackgroundJobs:
    """The jobs, one at a time. No task waits while there is nothing to do, only a timer."""

    def __init__(self, background_jobs: Sequence[Piece]) -> None:
        """Run these jobs in the background. The first that has something to do goes on until it is done."""
        self._jobs = background_jobs
        self._wanted = False
        self._started = False
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._started = True
        self.look()

    async def close(self) -> None:
        """Stop. What is not done is done after the next start."""
        self._started = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def busy(self) -> bool:
        """Return whether there may be something to do."""
        return self._task is not None

    def look(self) -> None:
        """Look again, as there may be something to do."""
        self._wanted = True
        if self._started and self._task is None:
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._wanted:
                self._wanted = False
                for piece in self._jobs:
                    await self._finish(piece)
        finally:
            self._task = None
        self._timer = asyncio.get_running_loop().call_later(EVERY, self.look)

    async def _finish(self, piece: Piece) -> None:
        """Do all there is. A job that fails is tried again the next time, and keeps no other from being done."""
        now = asyncio.get_running_loop().time
        try:
            while True:
                await yield_to_foreground()
                begun = now()
                if not await piece():
                    return
                await asyncio.sleep(min(_LONGEST, max(_SHORTEST, (now() - begun) * (1 / _PART - 1))))
        except StoreClosed:
            return
        except StoreError as error:
            log.error("a background job was not done: %s", error)
        except Exception:
            log.exception("a background job failed")
