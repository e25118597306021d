"""One of several processes that have a bot's shards among them."""

from collections.abc import Awaitable, Callable, Set

from bot.tables.store.members import Members

SESSIONS_APART = 5.0
"""Seconds between two sessions that begin, of shards that must take turns."""


async def _nothing(_: int) -> None:
    pass


class Membership:
    def __init__(self, members: Members) -> None:
        self.on_taken: Callable[[int], Awaitable[None]] = _nothing
        """Called with a shard that this process takes while it runs, after its tables: not for those it begins with."""
        self.on_let_go: Callable[[int], Awaitable[None]] = _nothing
        """Called with a shard before it is left to the process that should have it."""
        self._members = members

    @property
    def number(self) -> int:
        return self._members.number

    @property
    def own(self) -> Set[int]:
        """Its shards."""
        return self._members.own

    @property
    def is_first(self) -> bool:
        """Whether it does what is done once for all."""
        return 0 in self._members.own

    @property
    def on_lost(self) -> Callable[[], None]:
        """Called once if the others had to take this process for gone: it must end."""
        return self._members.on_lost

    @on_lost.setter
    def on_lost(self, on_lost: Callable[[], None]) -> None:
        self._members.on_lost = on_lost

    async def session_start(self, bucket: int) -> float:
        """Takes the next start of a session in this bucket. Returns in how many seconds that is."""
        return await self._members.session_start(bucket, SESSIONS_APART)
