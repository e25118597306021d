"""Processor time by who spends it, and percentiles."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.proof.offline_discord import SCRIPT, SIMCORD

THE_BOT = "the bot"


class Meter:
    """Charges the time of the event loop's thread to the bot or, inside `charge`, to somebody else."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self._whose = THE_BOT
        self._since = time.thread_time()

    @property
    def not_the_bots(self) -> float:
        return self.spent[SIMCORD] + self.spent[SCRIPT]

    @contextmanager
    def charge(self, whose: str) -> Iterator[None]:
        """Nothing may be awaited inside that lets other tasks run in between."""
        before = self._switch_to(whose)
        try:
            yield
        finally:
            self._switch_to(before)

    def _switch_to(self, whose: str) -> str:
        now = time.thread_time()
        self.spent[self._whose] += now - self._since  # pyright: ignore[reportArgumentType]
        before, self._whose, self._since = self._whose, whose, now
        return before


class Stopwatch:
    """Processor time of all threads since it was created, without what simcord and the script took of it."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self._start = time.process_time() - meter.not_the_bots

    def seconds(self) -> float:
        return time.process_time() - self.meter.not_the_bots - self._start


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def median(values: Sequence[float]) -> float:
    return percentile(values, 0.5)
