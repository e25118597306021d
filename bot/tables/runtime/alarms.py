"""All deadlines of all tables in one heap with one timer: a thousand sleeping tasks would cost more than the tables."""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Hashable, Mapping
from typing import Any

Fire = Callable[[Hashable], Coroutine[Any, Any, None]]


EARLY = 0.001
"""Seconds by which a timer may ring too soon, for the event loop and the time of day are different clocks."""


class Alarms:
    """Times are those of `now`, which is handed in; what is due is fired as a task of its own."""

    def __init__(self, now: Callable[[], float], fire: Fire) -> None:
        self._now = now
        self._fire = fire
        self._heap: list[tuple[float, int, Hashable]] = []
        self._set: dict[Hashable, tuple[float, int]] = {}
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, key: Hashable, when: float) -> None:
        """One time per key: a new one replaces the old."""
        if self._closed:
            return
        self._count += 1
        self._set[key] = (when, self._count)
        heapq.heappush(self._heap, (when, self._count, key))
        if len(self._heap) > 64 + 2 * len(self._set):
            self._pile_up()
        self._arm()

    def set_all(self, times: Mapping[Hashable, float]) -> None:
        """Those of thousands of tables, without winding the timer for each."""
        if self._closed:
            return
        for count, (key, when) in enumerate(times.items(), start=self._count + 1):
            self._set[key] = (when, count)
        self._count += len(times)
        self._pile_up()
        self._arm()

    def cancel(self, key: Hashable) -> None:
        self._set.pop(key, None)

    async def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _pile_up(self) -> None:
        self._heap = [(when, count, key) for key, (when, count) in self._set.items()]
        heapq.heapify(self._heap)

    def _arm(self) -> None:
        """Also when what comes first has not changed: the time of day may have been put forward meanwhile."""
        while self._heap and self._set.get(self._heap[0][2]) != self._heap[0][:2]:
            heapq.heappop(self._heap)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            delay = max(0.0, self._heap[0][0] - self._now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = self._now()
        while self._heap and self._heap[0][0] <= now + EARLY:
            when, count, key = heapq.heappop(self._heap)
            if self._set.get(key) == (when, count):
                del self._set[key]
                task = asyncio.get_running_loop().create_task(self._fire(key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        self._arm()
