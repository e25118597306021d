"""Table time where several processes have the shards among them: the count is the same for all, that of the database's
clock. What a process was suspended is in its own shards' lag; of the others it knows what their processes have saved.
"""

from collections.abc import Iterable

from bot.tables.runtime.clock import Clock
from bot.tables.store.resuming import SavedTime, ShardTime


class SharedClock(Clock):
    _own: set[int]
    """The shards that this process has."""

    def start_beside_others(self, saved: SavedTime, count: float, shards: int) -> None:
        """Start with no shard yet."""
        self.start(saved)
        self._shards, self._own = shards, set()
        self.compare(count)

    def saved(self) -> SavedTime:
        now = self.running()
        return SavedTime(now, tuple(self._as_it_is(shard, now) for shard in sorted(self._own)))

    def online(self, shard: int, shards: int) -> None:
        if shard in self._own:
            super().online(shard, shards)

    def compare(self, count: float) -> None:
        """Adopt the common count. Add what this process has missed to the lag of its tables."""
        missed = count - self.running()
        self._counted, self._last = count, self._source()
        for shard in self._went_on.keys() - self._still.keys():
            self._went_on[shard] += missed
            self._lags[self._shards][shard] += missed

    def take(self, saved: ShardTime) -> None:
        """Take over the clock of a claimed shard. It stands still until the shard is connected."""
        self._own.add(saved.shard)
        self._note(saved, saved.lag)
        self._still[saved.shard] = self.running() if saved.at is None else saved.at

    def leave(self, shard: int) -> SavedTime:
        """Give up the clock of a released shard, and return its time for the next owner."""
        now = self.running()
        left = self._as_it_is(shard, now)
        self._own.discard(shard)
        self._connected.discard(shard)
        self._still.pop(shard, None)
        self._went_on.pop(shard, None)
        return SavedTime(now, (left,))

    def follow(self, times: Iterable[ShardTime], at_most: float) -> None:
        """Adopt the saved times of other processes' shards. A shard that was not saved for `silence` seconds stands
        still.
        """
        for saved in times:
            if saved.shard not in self._own and saved.at is not None:
                self._note(saved, saved.lag + max(0.0, self.running() - saved.at - at_most))

    def _as_it_is(self, shard: int, now: float) -> ShardTime:
        lag = self._lags[self._shards][shard] + now - self._still.get(shard, now)
        return ShardTime(self._shards, shard, lag, self._told.get((self._shards, shard)), now)
