"""Alarms: any, in one heap with one timer, as a thousand sleeping tasks would cost more than the tables; and those of
tables, by each table's own clock. Those of a clock that stands still wait until it goes on.
"""

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from bot.tables.runtime.clock import Clock
from bot.tables.steps.model import TableData
from bot.tables.steps.timing import EARLY, last_look_until, read_until
from bot.tables.store.resuming import Resumed
from bot.tables.store.store import OpenDeadline

_OUTDATED = 64
"""The number of outdated entries the heap may always hold; a large heap may hold more."""


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


ONE_BY_ONE = 0.05
"""Seconds between what many tables have to do after a start, to spare Discord and the disk."""


class Alarm(StrEnum):
    """What an alarm is for: the first part of its key. The second is the table, but for `CALLBACK`."""

    DEADLINE = "deadline"
    COMPUTER = "computer"
    """Computer players move."""
    CALLER = "caller"
    """Computer players may call a misplay."""
    TURN_CALL = "turn call"
    """Somebody is called to their turn."""
    REVEAL = "reveal"
    """A result has been seen."""
    SHOW = "show"
    """A message could not be shown, and is tried again."""
    RECHECK = "recheck"
    """Nobody knows what the database has stored of the last change."""
    CALLBACK = "callback"
    """A function is called, with the rest of the key."""

    __repr__ = StrEnum.__str__  # a key stands in the log as it is


_BY_ITSELF = (Alarm.DEADLINE, Alarm.COMPUTER, Alarm.TURN_CALL, Alarm.REVEAL)
"""The alarms of what a table does by itself, except that it is shown."""


class TableAlarms:
    def __init__(self, clock: Clock, ring: Callable[[Hashable, int], Coroutine[Any, Any, None]]) -> None:
        """Keep the alarms of tables. `ring` is called with the key and the server."""
        self._clock = clock
        self._ring = ring
        self._alarms = Alarms(clock.running, self._ring_if_due)
        self._times: dict[Hashable, tuple[int, float]] = {}
        """Server and time of each."""

    def set(self, key: Hashable, guild_id: int, time: float | None) -> None:
        """Set the alarm of a key: a new time replaces the old, and None is for no alarm."""
        self.cancel(key)
        if time is not None:
            self._times[key] = guild_id, time
            count = self._clock.when(guild_id, time)
            if count is not None:
                self._alarms.set(key, count)

    def set_in(self, key: Hashable, guild_id: int, seconds: float) -> None:
        self.set(key, guild_id, self._clock.table_time(guild_id) + seconds)

    def show_in(self, table_id: int, guild_id: int, seconds: float) -> None:
        """Show a table again after so many seconds, or sooner if that is set already."""
        key, time = (Alarm.SHOW, table_id), self._clock.table_time(guild_id) + seconds
        if key not in self._times or time < self._times[key][1]:
            self.set(key, guild_id, time)

    def show_after_reveal(self, data: TableData) -> None:
        """Show a table again once people have seen how a round or the game ended, and its hands once they have read
        what that meant for them.
        """
        now = self._clock.table_time(data.guild_id)
        if due := [time for time in (last_look_until(data), read_until(data)) if now < time]:
            self.set((Alarm.REVEAL, data.id), data.guild_id, min(due))

    def is_last_look(self, data: TableData) -> bool:
        return self._clock.table_time(data.guild_id) < last_look_until(data)

    def resume(self, tables: Iterable[Resumed], pause: float) -> None:
        """Set the alarms after a start. `pause`: before computers move."""
        wait, times = 0.0, dict[Hashable, tuple[int, float]]()
        for table in tables:
            guild_id, now = table.guild_id, self._clock.table_time(table.guild_id)
            if table.deadline is not None:
                times[Alarm.DEADLINE, table.id] = guild_id, max(now + wait, table.deadline)
            if table.call_at is not None:
                times[Alarm.TURN_CALL, table.id] = guild_id, max(now + wait, table.call_at)
            if table.computer_to_move:
                times[Alarm.COMPUTER, table.id] = guild_id, now + pause + wait
            if not table.shown:
                times[Alarm.SHOW, table.id] = guild_id, now + wait
            wait += ONE_BY_ONE
        self._times.update(times)
        self._start(times)

    def show_one_by_one(self, tables: Iterable[OpenDeadline]) -> None:
        for number, table in enumerate(tables):
            self.set_in((Alarm.SHOW, table.id), table.guild_id, number * ONE_BY_ONE)

    def resume_alarms(self, shard: int) -> None:
        """Set the alarms of servers whose clock runs again."""
        self._start({key: found for key, found in self._times.items() if self._clock.is_on(found[0], shard)})

    def cancel(self, key: Hashable) -> None:
        self._times.pop(key, None)
        self._alarms.cancel(key)

    def cancel_all(self, table_id: int) -> None:
        """Cancel the alarms of a table, except those that show it."""
        for kind in _BY_ITSELF:
            self.cancel((kind, table_id))

    async def close(self) -> None:
        await self._alarms.close()

    def _start(self, times: Mapping[Hashable, tuple[int, float]]) -> None:
        counts = {key: self._clock.when(*found) for key, found in times.items()}
        self._alarms.set_all({key: count for key, count in counts.items() if count is not None})

    async def _ring_if_due(self, key: Hashable) -> None:
        """Ring unless the table's clock has lagged behind since the alarm was set."""
        if key not in self._times:
            return
        guild_id, time = self._times[key]
        if self._clock.table_time(guild_id) + EARLY < time:
            self.set(key, guild_id, time)
        else:
            del self._times[key]
            await self._ring(key, guild_id)
