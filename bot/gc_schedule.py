"""When Python looks for cyclic garbage. A full look goes through all there is: with a thousand tables for a tenth
of a second, in which nobody is answered. By itself it comes at any moment, as likely as not under a click.

So full looks are taken here, when nobody waits, and what survives one is left out of the next: that then sees only what
came since, and is soon done. Garbage among what is left out is found by a thorough look, once in a long while. What has
just been made Python goes on looking through by itself, as it always does: that is most garbage, and little work.
"""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Iterator

from bot.tables.runtime.priority import give_way, wait_until_idle

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
LOOK_THOROUGHLY_EVERY = 1800.0
QUIET_FOR = 5.0
"""Seconds in which nobody wanted anything: then a thorough look is least likely to be in anybody's way."""
LONGEST_WAIT = 600.0
"""For such a moment."""
_NEVER = 2**31 - 1


@contextlib.contextmanager
def collected_when_idle(
    every: float = LOOK_EVERY, thoroughly_every: float = LOOK_THOROUGHLY_EVERY, quiet_for: float = QUIET_FOR
) -> Iterator[None]:
    """For a process that does nothing else, and has loaded what it stays with to the end."""
    youngest, younger, _ = before = gc.get_threshold()
    gc.set_threshold(youngest, younger, _NEVER)
    gc.freeze()
    log.debug("%d things are left out when garbage is looked for", gc.get_freeze_count())
    looks = _Looks(every, thoroughly_every, quiet_for)
    try:
        yield
    finally:
        looks.end()
        gc.set_threshold(*before)
        gc.unfreeze()


class _Looks:
    def __init__(self, every: float, thoroughly_every: float, quiet_for: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._every = every
        self._thoroughly_every = thoroughly_every
        self._quiet_for = quiet_for
        self._thorough_at = self._loop.time() + thoroughly_every
        self._timer = self._loop.call_later(every, self._begin)
        self._under_way: asyncio.Task[None] | None = None

    def end(self) -> None:
        self._timer.cancel()
        if self._under_way is not None:
            self._under_way.cancel()

    def _begin(self) -> None:
        self._under_way = self._loop.create_task(self._look())

    async def _look(self) -> None:
        if self._loop.time() >= self._thorough_at:
            await wait_until_idle(self._quiet_for, LONGEST_WAIT)
            self._thorough_at = self._loop.time() + self._thoroughly_every
            gc.unfreeze()
        else:
            await give_way()
        began = time.thread_time()
        found = gc.collect()
        gc.freeze()
        log.debug("%d things were garbage, found in %.0f ms", found, 1000 * (time.thread_time() - began))
        self._timer = self._loop.call_later(self._every, self._begin)
