"""One of several processes that own a bot's shards among them: it claims shards, and releases them to others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from bot.cluster.members import MembershipLost, PostgresMembers
from bot.cluster.shard_ownership import ClusterState, ShardOwner, ack_news, claim, poll, release
from bot.cluster.shared_clock import SharedClock
from bot.tables.runtime.tables import Tables
from bot.tables.store.resuming import SavedTime
from bot.tables.store.store_errors import StoreError

log = logging.getLogger(__name__)

_LEFT_ALONE = 1.0
_LEFT_TO_HOME = 3.0
"""The polls for which a free shard is left to its home process: while that is not there, as it may be started again,
and while it is there, as it may not be ready yet.
"""
_LEFT_TO_ONE = 4.0
"""The polls for which it is then left to the one other process whose turn it is."""
_LEFT_AT_FIRST = 20
"""The polls for which shards without an owner since the start are left alone: the others may be starting too."""


class Membership:
    def __init__(
        self,
        tables: Tables,
        members: PostgresMembers,
        clock: SharedClock,
        on_claimed: Callable[[int], Awaitable[None]],
        on_release: Callable[[int], Awaitable[None]],
    ) -> None:
        """`on_claimed`: called with a shard that this process claims while it runs, after its tables; not for those it
        begins with. `on_release`: called with a shard before it is released to its home process.
        """
        self._on_claimed, self._on_release = on_claimed, on_release
        self._tables = tables
        self._members = members
        self._clock = clock
        self._polls = 0
        self._unclaimed: set[int] = set()
        """The shards without an owner since the first poll."""
        self._ending = asyncio.Event()
        self._polling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Claim free shards and load their tables."""
        saved, shards = await self._tables.store.saved_time(), self._members.cluster.shards
        self._clock.start_beside_others(saved, await self._members.now(), shards)
        others = await self._poll()
        self._unclaimed = {owner.shard for owner in others.owners if owner.member is None}
        home = self._members.cluster.home
        await self._claim([owner.shard for owner in others.owners if owner.member is None and owner.shard in home])
        self._members.is_ready = True
        self._polling = asyncio.get_running_loop().create_task(self._keep_polling())

    async def close(self) -> None:
        """Stop polling. Its shards are released when the database is closed."""
        self._ending.set()
        if self._polling is not None:
            await asyncio.wait([self._polling])

    async def _keep_polling(self) -> None:
        while not self._ending.is_set():
            try:
                async with asyncio.timeout(self._members.cluster.poll_every):
                    await self._ending.wait()
            except TimeoutError:
                try:
                    await self._act_on_others()
                except MembershipLost as lost:
                    log.error("%s", lost)
                    self._ending.set()
                except StoreError as error:
                    log.error("the other processes were not looked at: %s", error)
                except Exception:
                    log.exception("looking at the other processes failed")

    async def _act_on_others(self) -> None:
        self._clock.compare(await self._members.now())
        others = await self._poll()
        self._polls += 1
        self._unclaimed.difference_update(owner.shard for owner in others.owners if owner.member is not None)
        for name in await self._members.end_dead():
            log.warning("the process %s is dead or stands still: what it had is taken over", name)
        self._tables.settings.read_again()
        await self._tables.forgetting.drop_erased()
        for owner in others.owners:
            wanted_back = owner.home_is_ready and owner.home != self._members.number
            # It may have a shard in the database alone, if something went wrong while it was claimed or released.
            if owner.member == self._members.number and (wanted_back or owner.shard not in self._members.own):
                await self._release(owner.shard)
        await self._load_news(
            [owner.shard for owner in others.owners if owner.has_news and owner.shard in self._members.own]
        )
        # Its home shards, and its share of those that their home process does not claim soon.
        free = [owner for owner in others.owners if owner.member is None]
        wanted = [owner.shard for owner in free if owner.home == self._members.number or self._is_left(owner, others)]
        for shard in await self._claim(wanted):
            try:
                await self._on_claimed(shard)
            except Exception:
                log.exception("shard %d was claimed, but not connected", shard)

    async def _poll(self) -> ClusterState:
        clock, members = self._clock, self._members
        count, time = clock.running(), clock.saved()
        others = await self._tables.store.transaction(lambda db: poll(db, members, count, time))
        clock.follow(others.times, members.cluster.silence)
        return others

    # ------------------------------------------------------------ shards come and go

    def _is_left(self, owner: ShardOwner, others: ClusterState) -> bool:
        polls = owner.free_for / self._members.cluster.poll_every
        if owner.shard in self._unclaimed and self._polls < _LEFT_AT_FIRST:
            return False
        if owner.home_is_ready or polls < (_LEFT_ALONE if owner.home is None else _LEFT_TO_HOME):
            return False
        return owner.shard % max(1, others.ready) == others.place or polls > _LEFT_TO_ONE

    async def _claim(self, shards: Collection[int]) -> Collection[int]:
        """Claim shards, and return those that were still free: another process may have been quicker."""
        if not shards:
            return ()
        tables, members = self._tables, self._members
        await self._tables.heartbeat.servers.read_left()
        count, slowest = self._clock.running(), self._clock.slowest()
        claimed = await tables.store.transaction(lambda db: claim(db, members, shards, count, slowest))
        for time in claimed.times:
            self._clock.take(time)
            members.own.add(time.shard)
        self._drop_public([time.shard for time in claimed.times])
        tables.resume_alarms(claimed.tables)
        await tables.post_pending()
        own = [time.shard for time in claimed.times]
        if 0 in own:
            self._tables.background_jobs.start()
        log.info("shards claimed: %s", own)
        return own

    async def _load_news(self, shards: Collection[int]) -> None:
        """Load the tables that other processes have left for this one."""
        if not shards:
            return
        members = self._members
        resumed = await self._tables.store.transaction(lambda db: ack_news(db, members, shards))
        changed = [table.id for table in resumed]
        self._tables.drop(changed)
        self._tables.store.messages.drop(changed)
        self._tables.on_shown_elsewhere(lambda table_id, _: table_id in changed)
        self._tables.resume_alarms(resumed)
        await self._tables.post_pending()
        if 0 in shards:
            self._tables.background_jobs.wake()

    async def _release(self, shard: int) -> None:
        """Release a shard to its home process, which claims it with its next poll."""
        tables, members = self._tables, self._members
        time = SavedTime(self._clock.running())
        if shard in members.own:
            await self._on_release(shard)
            if shard == 0:
                await self._tables.background_jobs.close()
            members.own.discard(shard)
            time = self._clock.leave(shard)
        await tables.store.transaction(lambda db: release(db, members, shard, time))
        self._drop_public([shard])
        log.info("shard %d is released to its home process", shard)

    def _drop_public(self, shards: Collection[int]) -> None:
        """Drop these shards' public tables from memory: they are another process's, which may have posted for them."""
        count = self._members.cluster.shards
        public = (table for table in self._tables.loaded_tables() if not table.private)
        self._tables.drop([table.id for table in public if (table.guild_id >> 22) % count in shards])
        self._tables.store.messages.drop_all()
        self._tables.on_shown_elsewhere(lambda _, guild_id: (guild_id >> 22) % count in shards)
