"""Work that nobody waits for (packing, erasing), done in small pieces so that it is in nobody's way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import give_way
from bot.tables.store.connection import StoreClosed, StoreError

log = logging.getLogger(__name__)

EVERY = 300.0
"""Seconds after which they are looked for again, if nobody asks earlier."""
_PART = 0.2
"""The part of the time that chores may take while there are any."""
_SHORTEST = 0.005

Piece = Callable[[], Awaitable[bool]]
"""Does a small piece of a chore, of a few milliseconds and in one transaction; false if there is nothing left to do."""


class Chores:
    def __init__(self, now: Callable[[], float], alarms: Alarms, chores: Sequence[Piece]) -> None:
        """The first that has something to do goes on until it is done."""
        self._now = now
        self._alarms = alarms
        self._chores = chores
        self._wanted = False
        self._at_work = False

    @property
    def busy(self) -> bool:
        """Whether there may be something to do."""
        return self._at_work or self._wanted

    def look(self) -> None:
        """There is something to do."""
        self._wanted = True
        if not self._at_work:
            self._alarms.set("chores", self._now())

    async def run(self) -> None:
        """When the alarm rings that `look` sets. What a stop leaves undone is done after the next start."""
        self._at_work = True
        try:
            while True:
                self._wanted = False
                for piece in self._chores:
                    await self._finish(piece)
                if not self._wanted:
                    break
        finally:
            self._at_work = False
            self._alarms.set("chores", self._now() + EVERY)

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
