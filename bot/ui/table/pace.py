"""The pace of what follows a table without being asked to: slow enough for Discord, and for the machine."""

from collections import deque
from collections.abc import Callable

from bot.core.lru_cache import LruCache

HAND_EVERY, TABLE_EVERY = 2.5, 3.0
"""Seconds between two edits, while nothing is scarce."""
_OLDEST = 12.0
"""Seconds between them at most, however scarce it is."""
_RATION, _MINUTE = 30, 60.0
"""The requests of all hands of a channel in a minute, once Discord has refused one as too many."""
_QUIET = 600.0
"""Seconds without such a refusal after which they are no longer rationed."""
_REFUSED_AGAIN = 10.0
"""Seconds after which another refusal says that slower hands are not enough."""
_BUSY, _VERY_BUSY, _LAGS = 0.5, 2.0, 4.0
"""Seconds that a picture takes which nobody waits for, after which hands get slower, and then tables; and how much
more than it takes is left to others.
"""
_KEPT = 1024


class _Requests:
    """The last requests that showed hands in a channel."""

    def __init__(self) -> None:
        self.times = deque[float](maxlen=_RATION)
        self.rationed_since = self.until = 0.0
        self.slows_table = False


class Pace:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.lag = 0.0
        """Seconds that the last picture took for which nobody waited."""
        self._requests: LruCache[int, _Requests] = LruCache(_KEPT)

    def note_request(self, channel_id: int) -> None:
        self._requests.get_or_put(channel_id, _Requests).times.append(self.now())

    def note_refused(self, channel_id: int) -> None:
        """Note that Discord has refused a request of this channel as too many (429)."""
        requests, now = self._requests.get_or_put(channel_id, _Requests), self.now()
        if now >= requests.until:
            requests.rationed_since, requests.slows_table = now, False
        requests.slows_table |= now > requests.rationed_since + _REFUSED_AGAIN
        requests.until = now + _QUIET

    def rationed_for(self, channel_id: int) -> float:
        """Return for how many seconds hands are still rationed there; 0: they are not."""
        requests = self._requests.get(channel_id)
        return 0.0 if requests is None else max(0.0, requests.until - self.now())

    def between_hands(self, channel_id: int, hands: int) -> float:
        """Return the seconds between two edits of one of so many rationed hands."""
        return max(HAND_EVERY, hands * _MINUTE / _RATION) if self.rationed_for(channel_id) else HAND_EVERY

    def hand_due(self, channel_id: int, hands: int, shown_at: float, *, asked: bool, at_once: bool = False) -> float:
        """Return when one of so many hands may be edited again. Those of people who are not asked get slower first.
        `at_once`: its owner's turn has just come, so it waits only where hands are rationed.
        """
        if at_once and not self.rationed_for(channel_id):
            return shown_at
        due = shown_at + self.between_hands(channel_id, hands)
        if not asked and self.lag > _BUSY:
            due = max(due, shown_at + min(_OLDEST, HAND_EVERY + _LAGS * self.lag))
        times = self._requests.get_or_put(channel_id, _Requests).times
        if self.rationed_for(channel_id) and len(times) == _RATION:
            due = max(due, times[0] + _MINUTE)
        return due

    def table_due(self, channel_id: int, shown_at: float, *, followed: bool) -> float:
        """Return when a public table may be edited again. `followed`: its people all look at their hands."""
        every, requests = TABLE_EVERY if followed else 0.0, self._requests.get(channel_id)
        if self.lag > _VERY_BUSY:
            every = max(every, min(_OLDEST, self.lag))
        if requests is not None and requests.slows_table and self.rationed_for(channel_id):
            every = max(every, 2 * TABLE_EVERY)
        return shown_at + every
