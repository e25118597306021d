"""Table time: the seconds that tables have lived. Deadlines are in it, so no clock runs while its player cannot act.

It is one long count, which every start continues. It knows nothing of the time of day: the date may be put forward or
back. It does not count while the bot is down, suspended or blocked; and a shard's servers lag behind by the time that
the shard was cut off, or Discord or the database was out of order.
"""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from bot.tables.steps.model import Actor
from bot.tables.store.resuming import SavedTime, ShardTime

Needed = Literal["Discord", "database"]

TICK = 1.0
LONGEST_STEP = 2.0
"""Seconds between two ticks that count at most. When there were more, the bot did nothing meanwhile."""

_TOLD_WRONG = 1.0
"""Seconds by which a time of day that players are told may be wrong."""
MOST_WRONG = 60.0
"""Seconds by which one that they were told before may be wrong."""


class Clock:
    def __init__(
        self,
        source: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        longest_step: float = LONGEST_STEP,
    ) -> None:
        """Count the seconds of `source`; `wall` is the time of day. With an endless step there is no need to tick."""
        self.wall = wall
        self.on_change: Callable[[int, float], None] = _nothing
        """Called with a shard whose clock goes on, or whose tables tell times of day that are wrong by so much."""
        self.on_tick: Callable[[], None] = _nothing
        self._source = source
        self._longest_step = longest_step
        self._counted = 0.0
        self._last = source()
        self._begun = 0.0
        self._shards = 0
        """The number of shards; 0 until Discord has named it."""
        self._connected: set[int] = set()
        self._out_of_order: set[Needed] = set()
        self._still: dict[int, float] = {}
        """When the clock of each shard that stands still was stopped."""
        self._went_on: dict[int, float] = {}
        self._lags: dict[int, dict[int, float]] = {}
        """The lags by shard count and shard: all of them together are a server's lag. So nothing that is stored
        has to change when there are more shards.
        """
        self._told: dict[tuple[int, int], float] = {}
        self._told_before: dict[tuple[int, int], float] = {}
        """What messages may still be made with; the next run is told this."""
        self._is_continued = False
        """A run before may have displayed times."""
        self._timer: asyncio.TimerHandle | None = None
        self._discord: float | None = None
        """By how much Discord's time of day is ahead of the count."""

    def start(self, saved: SavedTime) -> None:
        """Go on where the last run was; the clocks stand still until their shards are there."""
        self._begun = self._counted = saved.table_time or self.wall()
        self._last = self._source()
        self._is_continued = saved.table_time > 0
        for shard in saved.of_shards:
            self._note(shard, shard.lag)
        if math.isfinite(self._longest_step):
            self._timer = asyncio.get_running_loop().call_later(TICK, self.tick)

    def _note(self, saved: ShardTime, lag: float) -> None:
        self._lags.setdefault(saved.shards, {})[saved.shard] = lag
        if saved.told is not None:
            self._told[saved.shards, saved.shard] = saved.told

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    # ------------------------------------------------------------ what time it is

    def running(self) -> float:
        """Return the count itself, which no outage stops."""
        return self._counted + min(max(0.0, self._source() - self._last), self._longest_step)

    def note_discord(self, time: float) -> None:
        """Note a time by Discord's clock that has just passed; what comes late tells nothing."""
        ahead = time - self.running()
        self._discord = ahead if self._discord is None else max(self._discord, ahead)

    def discord(self) -> float:
        """Return the time of day by Discord's clock, to which its ids belong: this machine's may be wrong."""
        return self.wall() if self._discord is None else self.running() + self._discord

    def table_time(self, guild_id: int) -> float:
        """Return the time of this server's tables."""
        since, lag = self._standing(guild_id)
        return (self.running() if since is None else since) - lag

    def when(self, guild_id: int, time: float) -> float | None:
        """Return the count at which the server's clock will show this time; None while it stands still."""
        since, lag = self._standing(guild_id)
        return time + lag if since is None else None

    def _standing(self, guild_id: int) -> tuple[float | None, float]:
        """Return the count at which a server's clock stopped, or None if it runs; and its lag."""
        lag = sum(lags.get((guild_id >> 22) % shards, 0.0) for shards, lags in self._lags.items())
        return self._still.get((guild_id >> 22) % self._shards) if self._shards else self._begun, lag

    def slowest(self) -> float:
        """Return a time that no server's tables are behind."""
        return self.running() - sum(max(lags.values(), default=0.0) for lags in self._lags.values())

    def time_of_day(self, guild_id: int, time: float) -> float:
        """Return a time for players. It stays the same, so that no message changes because of a fraction of a
        second.
        """
        shard = (guild_id >> 22) % max(self._shards, 1)
        told = self._told.get((self._shards, shard))
        if told is None:
            return self.wall() + time - self.table_time(guild_id)
        _, lag = self._standing(guild_id)
        return time + told + lag - self._lags.get(self._shards, {}).get(shard, 0.0)

    def stamped(self, actor: Actor, guild_id: int) -> Actor:
        return msgspec.structs.replace(actor, now=self.table_time(guild_id), at=self.wall())

    def saved(self) -> SavedTime:
        """Return the times to save, for the next run."""
        now = self.running()
        lags = {shards: dict(lags) for shards, lags in self._lags.items()}
        if self._shards:
            current = lags.setdefault(self._shards, {})
            for shard in range(self._shards):
                current[shard] = current.get(shard, 0.0) + now - self._still.get(shard, now)
        return SavedTime(
            now if self._shards else self._begun,
            tuple(
                ShardTime(shards, shard, lag, self._told_before.get((shards, shard), self._told.get((shards, shard))))
                for shards, by_shard in lags.items()
                for shard, lag in by_shard.items()
            ),
        )

    # ------------------------------------------------------------ what makes it stand still

    def online(self, shard: int, shards: int) -> None:
        """Start the clock of a shard. `shards`: total shard count."""
        if shards != self._shards:
            self._shards, self._still = shards, dict.fromkeys(range(shards), self._begun)
            self._connected.clear()
        self._connected.add(shard)
        self._go_on(shard)

    def offline(self, shard: int, since: float | None = None) -> None:
        """Stop the clock of a shard, or of all; `since` that count, if it was only noticed now."""
        self._connected.discard(shard)
        self._stop(shard, since)

    def out_of_order(self, since: float, what: Needed = "Discord") -> None:
        """Stop all clocks: nobody can do anything anywhere."""
        self._out_of_order.add(what)
        for shard in self._connected:
            self._stop(shard, since)

    def in_order(self, what: Needed = "Discord") -> None:
        self._out_of_order.discard(what)
        for shard in sorted(self._connected):
            self._go_on(shard)

    def _stop(self, shard: int, since: float | None) -> None:
        now = self.running()
        if shard in self._went_on and shard not in self._still:
            self._still[shard] = min(now, max(self._went_on[shard], now if since is None else since))

    def _go_on(self, shard: int) -> None:
        if self._out_of_order or shard not in self._still:
            return
        now = self.running()
        lags = self._lags.setdefault(self._shards, {})
        lags[shard] = lags.get(shard, 0.0) + now - self._still.pop(shard)
        self._went_on[shard] = now
        self.on_change(shard, self._drift(shard))

    # ------------------------------------------------------------ inside

    def tick(self) -> None:
        """Advance the count, and now and then compare the time of day: it may be put forward or back."""
        self._counted, self._last = self.running(), self._source()
        for shard in self._connected - self._still.keys():
            if drift := self._drift(shard):
                self.on_change(shard, drift)
        self.on_tick()
        self._timer = asyncio.get_running_loop().call_later(TICK, self.tick)

    def _drift(self, shard: int) -> float:
        """Correct what is told from now on. Return by how much a deadline told earlier may be wrong."""
        key = self._shards, shard
        right = round(self.wall() - self.running() + self._lags[self._shards][shard], 3)
        told = self._told.setdefault(key, math.inf if self._is_continued else right)
        if abs(right - told) <= _TOLD_WRONG:
            return 0.0
        self._told[key] = right
        drift = abs(right - self._told_before.setdefault(key, told))
        if drift > MOST_WRONG:
            self._told_before[key] = right
        return drift

    def is_online(self, shard: int) -> bool:
        return shard in self._connected

    def is_on(self, guild_id: int, shard: int) -> bool:
        return (guild_id >> 22) % max(self._shards, 1) == shard


def _nothing(*_: object) -> None:
    pass
