"""The bot as one of several processes: it has only a part of the shards, and others have the rest."""

import asyncio
import logging

from bot.app import JuseBot
from bot.cluster.members import Cluster, MembershipLost, PostgresMembers, open_shared
from bot.cluster.membership import Membership
from bot.cluster.packed_servers import pack_servers
from bot.cluster.shared_clock import SharedClock
from bot.cluster.shared_shards import SharedShards
from bot.config import Settings
from bot.parts import find_stored
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError

log = logging.getLogger(__name__)

_FIRST_SHARD = 0
"""The owner of shard 0 runs the singleton jobs."""
_BACK_BY_THEN = 3600.0
"""Seconds after which the shards of all processes have told on which servers the bot is."""


class MemberBot(JuseBot):
    members: PostgresMembers
    membership: Membership

    def __init__(self, settings: Settings, cluster: Cluster, *, clock: SharedClock | None = None) -> None:
        self._shared_clock = clock or SharedClock()
        super().__init__(settings, shard_count=cluster.shards, clock=self._shared_clock, listen=pack_servers)
        self.process = cluster.name.rpartition("/")[2]
        self._cluster = cluster
        self._shared_shards = SharedShards(self, self.connections)
        self._has_lost_its_shards = asyncio.Event()
        self._once: asyncio.Task[None] | None = None

    async def lose_shards(self) -> None:
        """Wait until others have the shards, and raise `MembershipLost`."""
        await self._has_lost_its_shards.wait()
        raise MembershipLost(
            "This process stood still or had lost its connection to the database, so others have its shards: it ends,"
            " to be started again."
        )

    async def open_database(self) -> Store:
        engine, self.members = await open_shared(str(self.settings.database), self._cluster)
        self.members.on_lost = self._has_lost_its_shards.set
        return await Store.opened(engine, find_stored(), self.members)

    async def resume_tables(self) -> None:
        tables = self.services.tables
        self.membership = Membership(tables, self.members, self._shared_clock)
        self.membership.on_claimed, self.membership.on_release = self._connect_claimed, self._disconnect_released
        await tables.start(self.membership.start)

    async def before_connecting(self) -> None:
        if self.members.is_first:
            await self._run_singleton_jobs()

    async def launch_shards(self) -> None:
        await self._shared_shards.launch_own(self.members.own, self.membership.session_start)

    async def all_shards_ready(self) -> None:
        """Do nothing: each shard has done its part, and the first process the rest."""

    async def on_shard_ready(self, shard: int) -> None:
        await super().on_shard_ready(shard)
        if shard in self.members.own:
            await self.resume_features(shard, self._cluster.shards)

    async def close_services(self) -> None:
        if self._once is not None:
            self._once.cancel()
        if "membership" in vars(self):
            await self.membership.close()
        await super().close_services()

    async def _connect_claimed(self, shard: int) -> None:
        """Connect claimed shards in the background: whoever has claimed them has more to do."""
        self._shared_shards.take(shard)
        if shard == _FIRST_SHARD and self.is_restored:
            self._once = asyncio.create_task(self._start_singleton_jobs())

    async def _disconnect_released(self, shard: int) -> None:
        await self._shared_shards.let_go(shard)
        self.health.note_released(shard, self._cluster.shards)

    async def _start_singleton_jobs(self) -> None:
        try:
            await self._run_singleton_jobs()
        except StoreError as error:
            log.error("the singleton jobs were not started: %s", error)
        except Exception:
            log.exception("the singleton jobs were not started")

    async def _run_singleton_jobs(self) -> None:
        """Run the jobs that one process does for all of them."""
        self.services.tables.heartbeat.forget_servers(_BACK_BY_THEN)
        await self.start_features()
        await self.sync_commands()
