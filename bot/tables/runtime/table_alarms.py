"""Alarms by each table's own clock. Those of a clock that stands still wait until it goes on."""

from collections.abc import Callable, Coroutine, Hashable, Mapping
from typing import Any

from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.clock import Clock
from bot.tables.steps.deadlines import EARLY


class TableAlarms:
    def __init__(self, clock: Clock, ring: Callable[[Hashable, int], Coroutine[Any, Any, None]]) -> None:
        """`ring` is called with the key and the server."""
        self._clock = clock
        self._ring = ring
        self._alarms = Alarms(clock.running, self._ring_if_due)
        self._times: dict[Hashable, tuple[int, float]] = {}
        """Server and time of each."""

    def set(self, key: Hashable, guild_id: int, time: float) -> None:
        """A key has one time: a new one replaces the old."""
        self._times[key] = guild_id, time
        count = self._clock.when(guild_id, time)
        if count is None:
            self._alarms.cancel(key)
        else:
            self._alarms.set(key, count)

    def set_all(self, times: Mapping[Hashable, tuple[int, float]]) -> None:
        self._times.update(times)
        self._start(times)

    def go_on(self, shard: int) -> None:
        """Its clock went on after a while."""
        self._start({key: found for key, found in self._times.items() if self._clock.is_on(found[0], shard)})

    def cancel(self, key: Hashable) -> None:
        self._times.pop(key, None)
        self._alarms.cancel(key)

    async def close(self) -> None:
        await self._alarms.close()

    def _start(self, times: Mapping[Hashable, tuple[int, float]]) -> None:
        counts = {key: self._clock.when(*found) for key, found in times.items()}
        self._alarms.set_all({key: count for key, count in counts.items() if count is not None})

    async def _ring_if_due(self, key: Hashable) -> None:
        """It is not if its clock has lagged behind since the alarm was set."""
        if key not in self._times:
            return
        guild_id, time = self._times[key]
        if self._clock.of(guild_id) + EARLY < time:
            self.set(key, guild_id, time)
        else:
            del self._times[key]
            await self._ring(key, guild_id)
