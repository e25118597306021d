"""Answers to people come first. What nobody waits for (other people's hands, moves of computer players, announcements)
gives way while an answer is being made, but never for long.

Everything on one event loop shares one processor, so there is one queue for each loop.
"""

import asyncio
from contextlib import suppress
from contextvars import ContextVar
from weakref import WeakKeyDictionary

LONGEST = 0.3
"""Seconds that anything gives way, however many answers are being made."""


class _Queue:
    def __init__(self) -> None:
        self.urgent = 0
        """The number of answers being made."""
        self.begun = 0
        """The number of answers ever begun."""
        self.calm = asyncio.Event()
        self.calm.set()
        self.turn = asyncio.Lock()


_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _Queue] = WeakKeyDictionary()


def _queue() -> _Queue:
    loop = asyncio.get_running_loop()
    return _queues.get(loop) or _queues.setdefault(loop, _Queue())


class ForegroundWork:
    """Work for an answer that somebody waits for, until `over`: then the answer is made, and only has to
    be sent.
    """

    is_on = False

    def __enter__(self) -> None:
        _current.set(self)
        self.is_on = True
        self._queue = queue = _queue()
        queue.urgent += 1
        queue.begun += 1
        queue.calm.clear()

    def over(self) -> None:
        if self.is_on:
            self.is_on = False
            self._queue.urgent -= 1
            if not self._queue.urgent:
                self._queue.calm.set()

    def __exit__(self, *_: object) -> None:
        self.over()


_current: ContextVar[ForegroundWork | None] = ContextVar("_current", default=None)


def is_urgent() -> bool:
    """Return whether somebody waits for the current task."""
    current = _current.get()
    return current is not None and current.is_on


async def yield_to_foreground(*, aside: bool = False) -> None:
    """Wait until no answer is being made, or for `LONGEST`. Whatever waits goes on one at a time, so as not to be all
    at once in the way of the next answer. What is urgent itself does not wait, unless it is `aside`: begun on the way
    to an answer, but not needed for it.
    """
    queue = _queue()
    if queue.calm.is_set() and not queue.turn.locked():
        return
    if is_urgent() and not aside:
        return
    at_the_latest = asyncio.get_running_loop().time() + LONGEST
    with suppress(TimeoutError):
        async with asyncio.timeout_at(at_the_latest), queue.turn:
            await queue.calm.wait()


async def wait_until_idle(seconds: float, longest: float) -> None:
    """Wait until no answer was being made for so many seconds, but no longer than `longest`."""
    queue, now = _queue(), asyncio.get_running_loop().time
    at_the_latest = now() + longest
    begun = -1
    while (queue.urgent or queue.begun != begun) and now() < at_the_latest:
        begun = queue.begun
        await asyncio.sleep(min(seconds, at_the_latest - now()))
