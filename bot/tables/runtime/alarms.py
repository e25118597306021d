"""All deadlines of all tables in one heap with one timer: a thousand sleeping tasks would cost more than the tables."""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Hashable, Mapping
from typing import Any

from bot.tables.steps.deadlines import EARLY

_OUTDATED = 64
"""So many outdated entries the heap may always hold, and more when it is large."""


class Alarms:
    """Alarms that call `ring` with their key, each as a task of its own, when they are due by `now`."""

    def __init__(self, now: Callable[[], float], ring: Callable[[Hashable], Coroutine[Any, Any, None]]) -> None:
        self._now = now
        self._ring = ring
        self._heap: list[tuple[float, int, Hashable]] = []
        """Entries are outdated where `_alarms` does not have the same time and number."""
        self._alarms: dict[Hashable, tuple[float, int]] = {}
        self._count = 0
        self._timer: asyncio.Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, key: Hashable, when: float) -> None:
        """Set the alarm of a key: a new time replaces the old."""
        if self._closed:
            return
        self._count += 1
        self._alarms[key] = (when, self._count)
        heapq.heappush(self._heap, (when, self._count, key))
        if len(self._heap) > _OUTDATED + 2 * len(self._alarms):
            self._rebuild_heap()
        self._start_timer()

    def set_all(self, times: Mapping[Hashable, float]) -> None:
        """Set the alarms of thousands of tables at once: the timer is started only once."""
        if self._closed:
            return
        for count, (key, when) in enumerate(times.items(), start=self._count + 1):
            self._alarms[key] = (when, count)
        self._count += len(times)
        self._rebuild_heap()
        self._start_timer()

    def cancel(self, key: Hashable) -> None:
        self._alarms.pop(key, None)

    async def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _rebuild_heap(self) -> None:
        self._heap = [(when, count, key) for key, (when, count) in self._alarms.items()]
        heapq.heapify(self._heap)

    def _start_timer(self) -> None:
        """Start the timer even if the first alarm is the same: time may have been put forward."""
        while self._heap and self._alarms.get(self._heap[0][2]) != self._heap[0][:2]:
            heapq.heappop(self._heap)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            delay = self._heap[0][0] - self._now()
            loop = asyncio.get_running_loop()
            self._timer = (
                loop.call_later(delay, self._ring_all_due) if delay > 0 else loop.call_soon(self._ring_all_due)
            )

    def _ring_all_due(self) -> None:
        self._timer = None
        now = self._now()
        while self._heap and self._heap[0][0] <= now + EARLY:
            when, count, key = heapq.heappop(self._heap)
            if self._alarms.get(key) == (when, count):
                del self._alarms[key]
                task = asyncio.get_running_loop().create_task(self._ring(key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        self._start_timer()
