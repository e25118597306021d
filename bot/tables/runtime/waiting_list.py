"""Places of those who wait for what is made for one person after another. They are told how far it is."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.core.errors import Refused


class Progress:
    """How far what one person waits for is."""

    def __init__(self, before: int) -> None:
        self.before = before
        """How many come first."""
        self.share = 0.0
        """How much of it is made."""


class WaitingList:
    def __init__(self, most: int, *, has_one: str, full: str) -> None:
        """`has_one`, `full`: what it is refused by to whoever waits already, and if too many do."""
        self._most = most
        self._has_one = has_one
        self._full = full
        self._waiting: dict[int, Progress] = {}
        """In the order in which they are served."""

    @contextmanager
    def place(self, user_id: int) -> Iterator[Progress]:
        """Take a place as long as the context lasts."""
        if user_id in self._waiting:
            raise Refused(self._has_one)
        if len(self._waiting) >= self._most:
            raise Refused(self._full)
        progress = self._waiting[user_id] = Progress(len(self._waiting))
        try:
            yield progress
        finally:
            del self._waiting[user_id]
            for number, other in enumerate(self._waiting.values()):
                other.before = min(other.before, number)
