"""Alarms by each table's own clock. Those of a clock that stands still wait until it goes on."""

from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping
from typing import Any

from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.clock import Clock
from bot.tables.steps.deadlines import EARLY
from bot.tables.store.shard_ownership import Resumed
from bot.tables.store.store import OpenDeadline

_LOOKED_AT_AGAIN = 60.0
"""Seconds after a move in which people may be told that it is their turn."""

_ONE_BY_ONE = 0.05
"""Seconds between what many tables have to do after a start, to spare Discord and the disk."""

_BY_ITSELF = ("deadline", "computer", "look", "reveal")
"""What a table does by itself, but for being shown."""


class TableAlarms:
    def __init__(self, clock: Clock, ring: Callable[[Hashable, int], Coroutine[Any, Any, None]]) -> None:
        """Keep the alarms of tables. `ring` is called with the key and the server."""
        self._clock = clock
        self._ring = ring
        self._alarms = Alarms(clock.running, self._ring_if_due)
        self._times: dict[Hashable, tuple[int, float]] = {}
        """Server and time of each."""

    def set(self, key: Hashable, guild_id: int, time: float) -> None:
        """Set the alarm of a key: a new time replaces the old."""
        self._times[key] = guild_id, time
        count = self._clock.when(guild_id, time)
        if count is None:
            self._alarms.cancel(key)
        else:
            self._alarms.set(key, count)

    def set_if_earlier(self, key: Hashable, guild_id: int, time: float) -> None:
        if key not in self._times or time < self._times[key][1]:
            self.set(key, guild_id, time)

    def set_all(self, times: Mapping[Hashable, tuple[int, float]]) -> None:
        self._times.update(times)
        self._start(times)

    def resume(self, tables: Iterable[Resumed], pause: float) -> None:
        """Set the alarms after a start. `pause`: before computers move."""
        wait, times = 0.0, dict[Hashable, tuple[int, float]]()
        for table in tables:
            guild_id, now = table.guild_id, self._clock.of(table.guild_id)
            if table.deadline is not None:
                times["deadline", table.id] = guild_id, max(now + wait, table.deadline)
                if table.touched_at > now - _LOOKED_AT_AGAIN:
                    # Some people were not told yet that it is their turn.
                    times["look", table.id] = guild_id, now + _LOOKED_AT_AGAIN + wait
            if table.computer_to_move:
                times["computer", table.id] = guild_id, now + pause + wait
            if not table.shown:
                times["show", table.id] = guild_id, now + wait
            wait += _ONE_BY_ONE
        self.set_all(times)

    def show_one_by_one(self, tables: Iterable[OpenDeadline]) -> None:
        for number, table in enumerate(tables):
            self.set(("show", table.id), table.guild_id, self._clock.of(table.guild_id) + number * _ONE_BY_ONE)

    def resume_alarms(self, shard: int) -> None:
        """Set the alarms of a server whose clock went on after a while."""
        self._start({key: found for key, found in self._times.items() if self._clock.is_on(found[0], shard)})

    def cancel(self, key: Hashable) -> None:
        self._times.pop(key, None)
        self._alarms.cancel(key)

    def cancel_all(self, table_id: int) -> None:
        """Cancel what a table does; what is to be shown still is."""
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
        if self._clock.of(guild_id) + EARLY < time:
            self.set(key, guild_id, time)
        else:
            del self._times[key]
            await self._ring(key, guild_id)
