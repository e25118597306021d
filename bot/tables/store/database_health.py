"""The health of the database. While it does not do what it is asked, nobody can act: see `runtime/heartbeat.py`."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.tables.store.store_errors import StoreError

Result = TypeVar("Result")


class DatabaseHealth:
    def __init__(self) -> None:
        self._now: Callable[[], float] = lambda: 0.0
        self._failed: Callable[[float], None] = lambda _: None
        self._done: Callable[[], None] = lambda: None
        self._begun: dict[int, float] = {}
        """When each one was begun that has not ended yet; the oldest first."""
        self._count = 0
        self._failing_from: int | None = None
        """The first attempt that was begun after one was seen to fail. What was begun before that, and went well, says
        nothing about the database as it is now.
        """

    def watch(self, now: Callable[[], float], failed: Callable[[float], None], done: Callable[[], None]) -> None:
        """Call `failed` when a piece of work fails, with the time of `now` since when nobody may have got any further;
        and `done` when something was written again.
        """
        self._now, self._failed, self._done = now, failed, done

    async def of(self, work: Awaitable[Result], *, writes: bool) -> Result:
        """Do the work, and note whether the database took it."""
        self._count = number = self._count + 1
        self._begun[number] = self._now()
        try:
            result = await work
        except StoreError:
            if self._failing_from is None:
                self._failing_from = self._count + 1
                self._failed(next(iter(self._begun.values())))
            raise
        finally:
            del self._begun[number]
        if writes and self._failing_from is not None and number >= self._failing_from:
            self._failing_from = None
            self._done()
        return result
