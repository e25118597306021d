"""Whoever waits for an answer comes first. What nobody waits for (the hands of others, the moves of computer players,
what is said beside the table) stands back while an answer is still to be made, but never for long.

All that runs on one event loop shares one processor, so there is one queue for each loop.
"""

import asyncio
from contextlib import suppress
from contextvars import ContextVar
from types import TracebackType
from weakref import WeakKeyDictionary

LONGEST = 0.3
"""Seconds that anything stands back, however many answers are to be made."""


class _Queue:
    def __init__(self) -> None:
        self.waiting = 0
        """How many wait for an answer."""
        self.begun = 0
        """How many ever have."""
        self.calm = asyncio.Event()
        self.calm.set()
        self.turn = asyncio.Lock()


_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _Queue] = WeakKeyDictionary()


def _queue() -> _Queue:
    loop = asyncio.get_running_loop()
    found = _queues.get(loop)
    if found is None:
        found = _queues[loop] = _Queue()
    return found


class Waiting:
    """Somebody waits while this is entered, or until it is `over`: then the answer is made, and only on its way."""

    def __init__(self) -> None:
        self._queue: _Queue | None = None

    @property
    def is_on(self) -> bool:
        return self._queue is not None

    def __enter__(self) -> None:
        _for_whom.set(self)
        self._queue = _queue()
        self._queue.waiting += 1
        self._queue.begun += 1
        self._queue.calm.clear()

    def over(self) -> None:
        if self._queue is not None:
            self._queue.waiting -= 1
            if not self._queue.waiting:
                self._queue.calm.set()
            self._queue = None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over()


_for_whom: ContextVar[Waiting | None] = ContextVar("_for_whom", default=None)
"""Who waits for what goes on here, if anybody does."""


def somebody_waits() -> bool:
    """For what goes on here."""
    whose = _for_whom.get()
    return whose is not None and whose.is_on


async def give_way(*, aside: bool = False) -> None:
    """Until nobody waits for an answer, or for as long as anything stands back. One after the other: all at once would
    again be in the way of the next answer. What is done on the way to an answer does not stand back, unless it is
    `aside`: begun on the way, but not waited for.
    """
    queue, whose = _queue(), _for_whom.get()
    if queue.calm.is_set() and not queue.turn.locked():
        return
    if whose is not None and whose.is_on and not aside:
        return
    at_the_latest = asyncio.get_running_loop().time() + LONGEST
    with suppress(TimeoutError):
        async with asyncio.timeout_at(at_the_latest), queue.turn:
            await queue.calm.wait()


async def wait_until_idle(seconds: float, longest: float) -> None:
    """Until nobody has waited for an answer for so many seconds; where that never comes, until so many are over."""
    queue, now = _queue(), asyncio.get_running_loop().time
    at_the_latest = now() + longest
    begun = -1
    while (queue.waiting or queue.begun != begun) and now() < at_the_latest:
        begun = queue.begun
        await asyncio.sleep(min(seconds, at_the_latest - now()))
