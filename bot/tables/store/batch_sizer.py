"""How much a chore does at once."""

import time

_TARGET = 0.004
"""Seconds for which a piece may hold the thread of the database."""
_MOST = 100


class BatchSizer:
    """How many tables are looked at together follows from how long the last piece took, so that it is right on any
    machine; and a piece ends when its time is over.
    """

    def __init__(self) -> None:
        self.size = 1
        self._begun = 0.0
        self._count = 0

    def begin(self) -> None:
        self._begun, self._count = time.perf_counter(), 0

    def goes_on(self) -> bool:
        """After one more is done."""
        self._count += 1
        return time.perf_counter() - self._begun < _TARGET

    def end(self) -> None:
        fitting = int(self._count * _TARGET / max(time.perf_counter() - self._begun, 1e-6))
        self.size = max(1, min(_MOST, 2 * self.size, fitting))
