"""What a measurement needs: who spends the processor's time, percentiles, and memory."""

import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

THE_BOT = "the bot"
SIMCORD = "simcord"
PEOPLE = "people"


class Meter:
    """The event loop's thread works for one at a time: for the bot, or, within `of`, for who is named there."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._whose = THE_BOT
        self._since = time.thread_time()

    @contextmanager
    def of(self, whose: str) -> Iterator[None]:
        """Nothing may be awaited inside that could let others in between."""
        before = self._hand_over(whose)
        try:
            yield
        finally:
            self._hand_over(before)

    def _hand_over(self, whose: str) -> str:
        now = time.thread_time()
        self.spent[self._whose] += now - self._since  # pyright: ignore[reportArgumentType]
        before, self._whose, self._since = self._whose, whose, now
        return before


class Stopwatch:
    """Processor time of the whole process since it was made, less what simcord and the scripted people took of it."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self._process = time.process_time()
        self._others = self._of_others()

    def _of_others(self) -> float:
        return self.meter.spent[SIMCORD] + self.meter.spent[PEOPLE]

    def seconds(self) -> float:
        return time.process_time() - self._process - (self._of_others() - self._others)


def part(values: Sequence[float], share: float) -> float:
    """The value below which that share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def median(values: Sequence[float]) -> float:
    return part(values, 0.5)


def resident() -> float:
    """Megabytes of this process that are in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
