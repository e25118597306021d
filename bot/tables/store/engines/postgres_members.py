"""Several processes on one PostgreSQL database. Each has a lease by the server's clock. Each of its transactions begins
by looking whether it still is a member, so a process that was taken for gone writes nothing.
"""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from bot.tables.store.engines.postgres_server import Connection, Lock, name_of, translated_errors
from bot.tables.store.session import Cluster, MembershipLost
from bot.tables.store.store_errors import InUse, StoreError

log = logging.getLogger(__name__)

_STEADY_WITHIN = 0.5
"""The part of its lease within which a process renews it unless something is wrong, as with the server or its clock."""
_IDLE_FOR = 0.4
"""The part of its lease after which the server ends a transaction in the middle of which a process was stopped."""
_MOST_STARTS_AHEAD = 600.0
"""Seconds: a start that is taken for a later time is none, but the server's clock was put back."""

_MEMBER = 0x4A555346
"""A lock, together with a member's number: shared by all its transactions, exclusive for whoever ends the member."""
_CONNECTED = 0x4A555347
"""A lock, together with a member's number: shared for as long as the connection is there that keeps its lease."""
_TWIN_EVERY = 0.2
"""Seconds between two looks at a process of the same name that may be running."""
_JOINING = (0x4A555345, 2)

_NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
_OVERDUE = f"FROM members WHERE until <= {_NOW}"


def settings_of(cluster: Cluster) -> dict[str, str]:
    return {"idle_in_transaction_session_timeout": f"{round(cluster.lease * _IDLE_FOR * 1000)}ms"}


class PostgresMembers:
    """All processes, as one of them sees them. `MembershipLost` if it is none of them any more."""

    def __init__(
        self,
        url: str,
        lock: Lock,
        cluster: Cluster,
        number: int,
        transaction: Callable[[], AbstractAsyncContextManager[Connection]],
    ) -> None:
        self.number = number
        self.cluster = cluster
        self.own: set[int] = set()
        """Its shards."""
        self.is_ready = False
        """It claims shards. The others see that with its next heartbeat."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called once, as soon as that is known."""
        self._url = url
        self._lock = lock
        self._transaction = transaction
        self._is_lost = False
        self._using_lock = asyncio.Lock()
        self._renewed_at = self._good_since = math.inf
        """The last renewal by the server's clock, and since when there was no break."""
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    def has(self, guild_id: int) -> bool:
        """Return whether it owns the shard of this server. What is played on no server belongs to the first."""
        return (guild_id >> 22) % self.cluster.shards in self.own

    async def begin(self, db: Connection) -> None:
        """Begin a transaction. Nobody ends this member while it lasts."""
        found = await db.execute(
            f"BEGIN; SELECT pg_advisory_xact_lock_shared({_MEMBER}, {self.number});"  # noqa: S608
            f" SELECT 1 FROM members WHERE id = {self.number}"
        )
        if found != "SELECT 1":
            await db.execute("ROLLBACK")
            if not self._is_lost:
                self._is_lost = True
                self.on_lost()
            raise MembershipLost(
                f"This process was away for longer than its lease on the database {name_of(self._url)} lasts, and"
                " others have taken over what it had: it has to be started again."
            )

    async def now(self) -> float:
        """Return the time by the database's clock."""
        async with self._transaction() as db:
            [(now,)] = await db.fetch(f"SELECT {_NOW}")
            return now

    async def renew(self) -> None:
        """Renew the lease, or raise `StoreError` if that is not possible now."""
        async with self._using_lock, self._on_lock() as db:
            await self.begin(db)
            [(now,)] = await db.fetch(
                f"UPDATE members SET until = {_NOW} + $2, ready = $3 WHERE id = $1 RETURNING until - $2",  # noqa: S608
                self.number,
                self.cluster.lease,
                int(self.is_ready),
            )
            # Noted before any other transaction sees it.
            if not self._is_steady(now - self._renewed_at):
                self._good_since = now
            self._renewed_at = now
            await db.execute("COMMIT")

    def _is_steady(self, seconds: float) -> bool:
        """Return whether two renewals are close enough. The time is negative if the server's clock was put back."""
        return 0 <= seconds <= self.cluster.lease * _STEADY_WITHIN

    async def _keep(self) -> None:
        while not self._is_lost:
            await asyncio.sleep(self.cluster.look)
            try:
                await self.renew()
            except StoreError as error:
                log.error("the lease was not renewed: %s", error)

    async def end_overdue(self) -> list[str]:
        """End all others whose lease is over, and return their names. Everybody gets the time to renew their lease
        after an outage, or when the server's clock has jumped: this one must have done so for a whole lease without a
        break.
        """
        async with self._transaction() as db:
            overdue = await db.fetch(f"SELECT id {_OVERDUE} AND id <> $1", self.number)
        ended: list[str] = []
        for (number,) in overdue:
            async with self._transaction() as db:
                renewed = f"SELECT until - $2, {_NOW} FROM members WHERE id = $1"  # noqa: S608
                [(renewed_at, now)] = await db.fetch(renewed, self.number, self.cluster.lease)
                if not self._is_steady(now - renewed_at) or renewed_at < self._good_since + self.cluster.lease:
                    continue
                # One that is in a transaction is left for the next time: waiting for it, while it may wait for this
                # one, would be a deadlock.
                is_idle = await db.fetchval("SELECT pg_try_advisory_xact_lock($1, $2)", _MEMBER, number)
                name = await db.fetchval(f"SELECT name {_OVERDUE} AND id = $1", number) if is_idle else None
                if name is not None:
                    await _leave_all(db, [number])
                    ended.append(name)
        return ended

    async def session_start(self, bucket: int, apart: float) -> float:
        """Take the next start of this bucket, and return in how many seconds that is."""
        async with self._transaction() as db:
            [(seconds,)] = await db.fetch(
                f"INSERT INTO session_starts AS taken (bucket, at) VALUES ($1, {_NOW})"  # noqa: S608
                " ON CONFLICT (bucket) DO UPDATE SET at ="
                " CASE WHEN taken.at > excluded.at + $3 THEN excluded.at ELSE greatest(taken.at + $2, excluded.at) END"
                f" RETURNING at - {_NOW}",
                bucket,
                apart,
                _MOST_STARTS_AHEAD,
            )
            return max(0.0, seconds)

    async def leave(self) -> None:
        """Give the lease back, last of all."""
        with suppress(StoreError):  # its lease ends by itself
            async with self._using_lock:
                self._keeping.cancel()
                async with self._on_lock() as db, db.transaction():
                    await _end(db, [self.number])

    @asynccontextmanager
    async def _on_lock(self) -> AsyncIterator[Connection]:
        """Yield the connection that keeps the lock, so that nothing else is in the way."""
        with translated_errors(self._url):
            db = await self._lock.require()
            try:
                async with asyncio.timeout(self.cluster.lease):
                    yield db
            except BaseException as error:
                if not isinstance(error, MembershipLost):
                    db.terminate()
                raise


async def begin_alone(db: Connection) -> None:
    """Serialize what processes do when they are started."""
    await db.execute("SELECT pg_advisory_xact_lock($1, $2)", *_JOINING)


async def join(url: str, lock: Lock, cluster: Cluster) -> int:
    """Join, and return the number. A member of the same name is ended, as it was this process before a restart; unless
    it runs, which it shows by renewing its lease. So wait as long as its connection and its lease are there.
    """
    twin_until: float | None = None
    while True:
        db = await lock.require()
        async with db.transaction():
            await begin_alone(db)
            until = await _twin(db, cluster.name)
            if until is None:
                number = await _join_now(url, db, cluster)
                await lock.show((_CONNECTED, number))
                return number
        if twin_until not in (None, until):
            raise InUse(
                f"The process {cluster.name} is already running on the database {name_of(url)}: stop it first, or give"
                " this one shards of its own."
            )
        twin_until = until
        await asyncio.sleep(_TWIN_EVERY)


async def _twin(db: Connection, name: str) -> float | None:
    """Return when the lease of a member of this name ends, if it lasts and its connection is there."""
    for number, until in await db.fetch(f"SELECT id, until FROM members WHERE name = $1 AND until > {_NOW}", name):  # noqa: S608
        if not await db.fetchval("SELECT pg_try_advisory_xact_lock($1, $2)", _CONNECTED, number):
            return until
    return None


async def _join_now(url: str, db: Connection, cluster: Cluster) -> int:
    """Join, and end members that are in the way though their lease is over."""
    before = await db.fetch(
        f"SELECT id FROM members WHERE name = $1 OR (until <= {_NOW} AND (shards <> $2"  # noqa: S608
        " OR id IN (SELECT home FROM shard_owners WHERE shard = ANY ($3::bigint[]))))",
        cluster.name,
        cluster.shards,
        list(cluster.home),
    )
    await _end(db, [number for (number,) in before])
    await _require_fitting(url, db, cluster)
    await db.execute("DELETE FROM shard_owners WHERE shards <> $1", cluster.shards)
    await db.execute(
        f"INSERT INTO shard_owners (shards, shard, free_since) SELECT $1, shard, {_NOW}"  # noqa: S608
        " FROM generate_series(0, $1 - 1) AS shard ON CONFLICT DO NOTHING",
        cluster.shards,
    )
    # Times saved for another number of shards, or by one process with all, are of the last heartbeat.
    await db.execute(f"UPDATE bot SET heartbeat = {_NOW} WHERE heartbeat = 0")  # noqa: S608
    await db.execute(
        "UPDATE shard_times SET lag = lag + heartbeat - at, at = NULL FROM bot WHERE at IS NOT NULL AND shards <> $1",
        cluster.shards,
    )
    await db.execute(
        "INSERT INTO shard_times (shards, shard, lag) SELECT $1, shard, 0 FROM generate_series(0, $1 - 1) AS shard"
        " ON CONFLICT DO NOTHING",
        cluster.shards,
    )
    await db.execute("UPDATE shard_times SET at = heartbeat FROM bot WHERE at IS NULL AND shards = $1", cluster.shards)
    [(number,)] = await db.fetch(
        f"INSERT INTO members (name, shards, until) VALUES ($1, $2, {_NOW} + $3) RETURNING id",  # noqa: S608
        cluster.name,
        cluster.shards,
        cluster.lease,
    )
    await db.execute(
        "UPDATE shard_owners SET home = $1 WHERE shards = $2 AND shard = ANY ($3::bigint[])",
        number,
        cluster.shards,
        list(cluster.home),
    )
    return number


async def end_all(db: Connection) -> None:
    """End all members, for one process that has all tables: by its lock it knows that none is left."""
    await _end(db, [number for (number,) in await db.fetch("SELECT id FROM members")])


async def require_no_other(url: str, db: Connection) -> None:
    """Refuse an upgrade while other processes run."""
    if not await db.fetchval("SELECT to_regclass('members') IS NOT NULL"):
        return
    if await db.fetchval(f"SELECT EXISTS (SELECT 1 FROM members WHERE until > {_NOW})"):  # noqa: S608
        raise InUse(
            f"Processes of an older version of the bot use the database {name_of(url)}: stop all of them, then start"
            " this one."
        )


async def _end(db: Connection, numbers: Sequence[int]) -> None:
    """End these members, once none of their transactions is left."""
    for number in sorted(numbers):
        await db.execute("SELECT pg_advisory_xact_lock($1, $2)", _MEMBER, number)
    await _leave_all(db, numbers)


async def _leave_all(db: Connection, numbers: Sequence[int]) -> None:
    """Leave all that they had to nobody."""
    await db.execute("DELETE FROM members WHERE id = ANY ($1::bigint[])", numbers)
    await db.execute(
        "WITH left_over AS (UPDATE tables SET holder = NULL WHERE holder = ANY ($1::bigint[])"
        " AND phase IN ('lobby', 'playing') RETURNING guild_id) UPDATE shard_owners SET news = news + 1"
        " WHERE (shards, shard) IN (SELECT DISTINCT count, (guild_id >> 22) % count FROM left_over,"
        " (SELECT DISTINCT shards FROM shard_owners) AS counts (count))",
        numbers,
    )
    await db.execute(
        f"UPDATE shard_owners SET member = NULL, free_since = {_NOW} WHERE member = ANY ($1::bigint[])",  # noqa: S608
        numbers,
    )


async def _require_fitting(url: str, db: Connection, cluster: Cluster) -> None:
    others = await db.fetch("SELECT name, shards FROM members WHERE shards <> $1", cluster.shards)
    for name, shards in others:
        raise InUse(
            f"The process {name} on the database {name_of(url)} was started for {shards} shards in all, and this one"
            f" for {cluster.shards}: start all with the same number."
        )
    taken = await db.fetch(
        "SELECT name, shard FROM shard_owners JOIN members ON members.id = home"
        " WHERE shard_owners.shards = $1 AND shard = ANY ($2::bigint[]) ORDER BY shard",
        cluster.shards,
        list(cluster.home),
    )
    for name, shard in taken:
        raise InUse(
            f"Shard {shard} is already one of the process {name} on the database {name_of(url)}: give each process"
            " shards of its own."
        )
