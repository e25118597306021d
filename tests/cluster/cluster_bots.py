"""Processes of a bot on one PostgreSQL database: here all in one, each with a store, a clock and tables of its own."""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.cluster.members import Cluster, PostgresMembers, open_shared
from bot.cluster.membership import Membership
from bot.cluster.shared_clock import SharedClock
from bot.parts import find_stored
from bot.tables.runtime.table import Table
from bot.tables.store.engines.postgres import PostgresEngine
from bot.tables.store.store import Store
from tests.tables.offline_bot import OfflineBot, running_bot

SHARDS = 2
ON_FIRST, ON_SECOND = 11, (1 << 22) + 11
"""Servers on the two shards."""
LONG = 600.0
"""Seconds of silence that do not end while a test runs."""
SHORT = 2.0
POLL_EVERY = 0.1


async def open_member(address: str, cluster: Cluster) -> Store:
    engine, members = await open_shared(address, cluster)
    return await Store.opened(engine, find_stored(), members)


def members_of(store: Store) -> PostgresMembers:
    assert isinstance(store.process, PostgresMembers)
    return store.process


class OfflineMember(OfflineBot):
    clock: SharedClock

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.members = members_of(self.tables.store)
        self.shards = self.members.cluster.shards
        self.membership = Membership(self.tables, self.members, self.clock, self.connect, self.released)

    async def released(self, shard: int) -> None:
        """Called before a shard is released."""

    def new_clock(self) -> SharedClock:
        return SharedClock(self.now, self.now, math.inf)

    async def start(self) -> None:
        await self.tables.start(self.membership.start)
        for shard in sorted(self.members.own):
            await self.connect(shard)

    async def close(self) -> None:
        await self.membership.close()
        await super().close()

    def table_owner(self, table: Table) -> int | None:
        [(table_owner,)] = self.rows("SELECT holder FROM tables WHERE id = ?", table.data.id)
        return table_owner

    async def suspend(self) -> None:
        """It gives no more signs of life, and does nothing more by itself; what it begins is not kept from it."""
        self.members._beating.cancel()
        looking = self.membership._polling
        assert looking is not None
        looking.cancel()
        await asyncio.wait([looking])
        await self.tables.alarms.close()
        await self.tables.heartbeat._alarms.close()

    async def kill(self) -> None:
        await self.suspend()
        engine = self.tables.store._engine
        assert isinstance(engine, PostgresEngine)
        engine._pool.terminate()
        (await engine._lock.require()).terminate()


@asynccontextmanager
async def running_member(
    address: str,
    name: str,
    home: Sequence[int],
    *,
    silence: float = LONG,
    poll_every: float = POLL_EVERY,
    pause: float = 3600.0,
    shards: int = SHARDS,
    **how: Any,
) -> AsyncIterator[OfflineMember]:
    cluster = Cluster(name, shards, home, silence, poll_every)

    async def opened(_: str) -> Store:
        return await open_member(address, cluster)

    async with running_bot(address, pause=pause, opened=opened, made=OfflineMember, **how) as bot:
        assert isinstance(bot, OfflineMember)
        yield bot
