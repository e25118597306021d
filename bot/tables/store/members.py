"""Several processes of one bot on one database: what each is told when it is started, and what it must know."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from bot.tables.store.errors import StoreError
from bot.tables.store.saved_time import SavedTime, ShardTime

LEASE = 12.0
"""Seconds without a sign of life after which a process counts as gone."""
LOOK = 3.0
"""Seconds between two signs of life; each time it is looked what the others do, too."""


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


class ShardOwner(msgspec.Struct, frozen=True):
    shard: int
    member: int | None
    home: int | None
    """The process that should have it, if that is running and takes shards."""
    free_for: float
    """Seconds, if nobody has it."""
    has_news: bool


class Seen(msgspec.Struct, frozen=True):
    """What a member sees of the others when it renews its lease."""

    now: float
    """By the database's clock."""
    members: int
    """How many take shards."""
    owners: Sequence[ShardOwner]
    times: Sequence[ShardTime]
    """Of all shards."""
    wishes: int


class Members(Protocol):
    """The members of a cluster, for one of them. `MembershipLost` if it is none any more."""

    number: int
    cluster: Cluster
    own: set[int]
    """Its shards."""
    on_lost: Callable[[], None]
    """Called once, as soon as that is known."""

    async def now(self) -> float:
        """By the database's clock."""
        ...

    async def renew(self, time: SavedTime) -> Seen:
        """With the time of its own shards' tables."""
        ...

    async def end_overdue(self) -> list[str]:
        """Ends all others whose lease is over. Returns their names."""
        ...

    async def session_start(self, bucket: int, apart: float) -> float:
        """Takes the next start of this bucket. Returns in how many seconds that is."""
        ...
