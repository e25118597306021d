"""Places of those who wait for what is made for a few people at a time, for servers in turns. They are told how far it
is.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.core.errors import Refused

_SERVERS = 3
"""The factor by which more people may wait if each of the others is the first of its server."""


class WaitProgress:
    """The progress of what one person waits for."""

    def __init__(self, guild_id: int, lap: int) -> None:
        self.guild_id = guild_id
        self.lap = lap
        """The round of turns; in each, every server has one turn."""
        self.turn = asyncio.Event()
        self.before = 0
        """The number of people whose turn comes first."""
        self.share = 0.0
        """The finished share of the work."""


class WaitingList:
    def __init__(self, at_once: int, most: int, *, has_one: str, full: str) -> None:
        """`most`: those under way, unless a server has none yet. `has_one`, `full`: what it is refused by to whoever
        waits already, and if too many do.
        """
        self._at_once = at_once
        self._most = most
        self._has_one = has_one
        self._full = full
        self._lap = 0
        """The lap of the person who had the last turn."""
        self._under_way: dict[int, WaitProgress] = {}

    @contextmanager
    def place(self, user_id: int, guild_id: int) -> Iterator[WaitProgress]:
        """Take a place as long as the context lasts."""
        if user_id in self._under_way:
            raise Refused(self._has_one)
        laps = [other.lap for other in self._under_way.values() if other.guild_id == guild_id]
        if len(self._under_way) >= self._most * (1 if laps else _SERVERS):
            raise Refused(self._full)
        progress = self._under_way[user_id] = WaitProgress(guild_id, max([self._lap, *(lap + 1 for lap in laps)]))
        self._give_turns()
        try:
            yield progress
        finally:
            del self._under_way[user_id]
            self._give_turns()

    def _give_turns(self) -> None:
        waiting = [progress for progress in self._under_way.values() if not progress.turn.is_set()]
        free = self._at_once - (len(self._under_way) - len(waiting))
        for number, progress in enumerate(sorted(waiting, key=lambda progress: progress.lap)):
            progress.before = max(0, number - free + 1)
            if number < free:
                progress.turn.set()
                self._lap = progress.lap
