"""Several processes of one bot on one database: what each is told when it is started, and what it must know."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from bot.tables.store.store_errors import StoreError

LEASE = 12.0
"""Seconds without a sign of life after which a process counts as gone."""
LOOK = 3.0
"""Seconds between two signs of life; as often it is looked what the others do."""


class MembershipLost(StoreError):
    """The others had to take this process for gone. It must end, and may be started anew."""


class Cluster(msgspec.Struct, frozen=True):
    """What one of several processes is told."""

    name: str
    """The same when it is started again: what it had then is its own at once."""
    shards: int
    """How many there are in all; every process has the same number."""
    home: Sequence[int]
    """The shards that are its own while it runs."""
    lease: float = LEASE
    look: float = LOOK


class Members(Protocol):
    """All processes, as one of them sees them. `MembershipLost` if it is none of them any more."""

    number: int
    cluster: Cluster
    own: set[int]
    """Its shards."""
    is_ready: bool
    """It claims shards. The others see that with its next heartbeat."""
    on_lost: Callable[[], None]
    """Called once, as soon as that is known."""

    def has(self, guild_id: int) -> bool:
        """Return whether it owns the shard of this server. What is played on no server belongs to the first."""
        ...

    async def now(self) -> float:
        """Return the time by the database's clock."""
        ...

    async def end_overdue(self) -> list[str]:
        """End all others whose lease is over, and return their names."""
        ...

    async def session_start(self, bucket: int, apart: float) -> float:
        """Take the next start of this bucket, and return in how many seconds that is."""
        ...
