"""What the bot counts of its own work, for its host: plain numbers, kept whether or not anybody reads them.

One process is one bot, so there is one of each. No number tells of a person, a channel or a server.
"""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


class Times:
    """A count of how often something was done, and how long it took."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counted = [0] * (len(bounds) + 1)
        """The count of those that took no longer than each bound, but longer than the one before; and of those longer
        than all.
        """
        self.seconds = 0.0
        self.waiting = 0
        """The number that are begun and not done."""
        self.last: float | None = None
        """The time of day at which the last one was done."""

    @property
    def done(self) -> int:
        return sum(self.counted)

    def note(self, seconds: float) -> None:
        self.counted[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    async def timed(self, work: Awaitable[Result]) -> Result:
        """Do the work, and count it if it does not fail."""
        begun = time.perf_counter()
        self.waiting += 1
        try:
            result = await work
        finally:
            self.waiting -= 1
        self.note(time.perf_counter() - begun)
        self.last = time.time()
        return result


class Metrics:
    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()
        """The moves by game, and by the way in which they were made."""
        self.replies = Times((0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0))
        """The time from the arrival of what somebody did to the first answer."""
        self.commits = Times((0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0))
        self.thinking = Times((0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0))
        """The time from a question to a computer player of level hard to its answer."""
        self.pictures = Times((0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0))
        """The pictures painted, each one of an animation."""
        self.reconnects = 0
        """The reconnections of shards that had been connected before."""
        self.errors: Counter[tuple[str, str, str]] = Counter()
        """Warnings and errors in the log: level, logger and the kind of exception, if there was one."""


METRICS = Metrics()
