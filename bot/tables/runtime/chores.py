"""Work that nobody waits for (packing, erasing), done in small pieces so that it is in nobody's way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.tables.runtime.priority import give_way
from bot.tables.store.connection import StoreClosed, StoreError

log = logging.getLogger(__name__)

EVERY = 300.0
"""Seconds after which chores are looked for again, if nobody asks for them earlier."""
_PART = 0.2
"""The part of the time that chores may take while there are any."""
_SHORTEST = 0.005

Piece = Callable[[], Awaitable[bool]]
"""Does a small piece of a chore, of a few milliseconds and in one transaction; false if there is nothing left to do."""


class Chores:
    def __init__(self, chores: Sequence[Piece]) -> None:
        """The first that has something to do goes on until it is done."""
        self._chores = chores
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """What is not done is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def busy(self) -> bool:
        """Whether there may be something to do."""
        return self._at_work or self._wanted.is_set()

    def look(self) -> None:
        """There is something to do."""
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            self._wanted.clear()
            self._at_work = True
            for piece in self._chores:
                await self._finish(piece)
            self._at_work = False
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._wanted.wait()

    async def _finish(self, piece: Piece) -> None:
        """A chore that fails is tried again the next time, and keeps no other from being done."""
        now = asyncio.get_running_loop().time
        try:
            while True:
                await give_way()
                begun = now()
                if not await piece():
                    return
                await asyncio.sleep(max(_SHORTEST, (now() - begun) * (1 / _PART - 1)))
        except StoreClosed:
            return
        except StoreError as error:
            log.error("a chore was not done: %s", error)
        except Exception:
            log.exception("a chore failed")
