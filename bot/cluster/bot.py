"""The bot as one of several processes: it has only a part of the shards, and others have the rest."""

import asyncio
import logging

import yarl

from bot.app import JuseBot
from bot.cluster.members import Cluster, PostgresMembers, open_shared
from bot.cluster.membership import Membership
from bot.cluster.packed_servers import pack_servers
from bot.cluster.shared_clock import SharedClock
from bot.cluster.shared_shards import forget_shard, share_shards
from bot.config import Settings
from bot.parts import find_stored
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.internals import bot_gateway

log = logging.getLogger(__name__)

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
        self.shard_ids = self._own = list[int]()
        """The shards that are connected, or about to be."""
        self._gateway: yarl.URL | None = None
        self._once: asyncio.Task[None] | None = None

    async def lose_shards(self) -> None:
        """Wait until others have the shards, and raise `MembershipLost`."""
        await self.members.lost.wait()
        raise self.members.refused()

    async def open_database(self) -> Store:
        engine, self.members = await open_shared(str(self.settings.database), self._cluster)
        return await Store.opened(engine, find_stored(), self.members)

    async def setup_hook(self) -> None:
        await self.load_cogs(await self.open_store())
        tables, events = self.services.tables, (self._connect_claimed, self._disconnect_released)
        self.membership = Membership(tables, self.members, self._shared_clock, *events)
        await tables.start(self.membership.start)
        self.is_restored = True
        if self.members.is_first():
            await self._run_singleton_jobs()

    async def launch_shards(self) -> None:
        self.connections.starts.reserve = self.members.session_start
        _, self._gateway = await bot_gateway(self)
        share_shards(self, self._own)
        for shard in sorted(self.members.own):
            self._connect(shard)

    def _connect(self, shard: int) -> None:
        """Connect a shard, or let it be connected with the others if they are not yet."""
        if self._gateway is not None and shard not in self._own:
            self._own.append(shard)
            self.connections.launch(shard, self._gateway)

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
        self._connect(shard)
        if shard == 0 and self.is_restored:
            self._once = asyncio.create_task(self._start_singleton_jobs())

    async def _disconnect_released(self, shard: int) -> None:
        if shard in self._own:
            self._own.remove(shard)
            await self.connections.end(shard)
            forget_shard(self, shard)
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
