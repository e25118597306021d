"""Several processes on one PostgreSQL database. Each holds a lock for as long as it lives: the server frees it at once
when the process or its connection dies. One that is suspended, or cut off from the server, keeps its lock, but its
heartbeat stands still; then another ends its session. Its number, which grows from process to process, fences it: each
of its transactions begins by looking whether it still is a member, so a process that was taken for gone writes nothing.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

import msgspec

from bot.tables.store.engines.postgres import Fence, PostgresEngine, opening
from bot.tables.store.engines.postgres_server import SETTINGS, Connection, Lock, name_of, translated_errors
from bot.tables.store.engines.postgres_setup import NOW, end_members, upgrade
from bot.tables.store.process import Process
from bot.tables.store.store_errors import InUse, StoreError

log = logging.getLogger(__name__)

POLL_EVERY = 1.0
"""Seconds between two heartbeats; as often it is looked what the others do."""


class MembershipLost(StoreError):
    """The others had to take this process for gone. It must end, and may be started anew."""

    passes = True


class Cluster(msgspec.Struct, frozen=True):
    """The settings of one of several processes."""

    name: str
    """The same when it is started again: what it had then is its own at once."""
    shards: int
    """The total shard count, the same for every process."""
    home: Sequence[int]
    """The shards that are its own while it runs."""
    silence: float = 15.0
    """Seconds without a heartbeat after which a process that is connected counts as gone."""
    poll_every: float = POLL_EVERY


_IDLE_FOR = 0.3
"""The part of the longest silence for which a transaction may stand still: who is stopped keeps nobody waiting."""
_RECONNECTING = 5
"""The heartbeats for which this process must have been connected before it takes a lock that is free for a sign of
death: after an outage of the server everybody has to take it again.
"""
_RESTARTING = 5
"""The heartbeats for which the shards of a process that has stopped in good order are kept for it."""
_MOST_STARTS_AHEAD = 600.0
"""Seconds: a start that is taken for a later time is none, but the server's clock was put back."""

SESSIONS_APART = 5.0
"""Seconds between two sessions that begin, of shards that must take turns."""

LIVING = 0x4A555347
"""A lock, together with a member's number, that the member holds while it lives."""
_TWIN_EVERY = 0.2
"""Seconds between two looks at a process of the same name that may be running."""
_JOINING = (0x4A555345, 2)

_HELD = (
    "locktype = 'advisory' AND granted AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""A condition that is true of a row of `pg_locks` for a lock of two numbers, `classid` and `objid`, in this database.
"""
_OTHERS = (
    f"SELECT id, name, beat, EXISTS (SELECT 1 FROM pg_locks WHERE {_HELD} AND classid = {LIVING}"  # noqa: S608
    " AND CAST(objid AS BIGINT) = id) FROM members WHERE id <> $1"
)


class PostgresMembers(Process):
    """The processes of a cluster, as one of them sees them. Raises `MembershipLost` if it is none of them any more."""

    def __init__(
        self,
        url: str,
        lock: "SharedLock",
        cluster: Cluster,
        number: int,
        transaction: Callable[[], AbstractAsyncContextManager[Connection]],
    ) -> None:
        self.number = number
        self.cluster = cluster
        self.own: set[int] = set()
        """The shards of this process."""
        self.is_ready = False
        """This process claims shards. The others see that with its next heartbeat."""
        self.lost = asyncio.Event()
        """Set as soon as it is known that this process is none of them any more."""
        self._url = url
        self._lock = lock
        self._transaction = transaction
        self._using_lock = asyncio.Lock()
        self._connected: tuple[Connection | None, int] = None, 0
        """The connection of the last heartbeat, and how many there were on it."""
        self._silent: dict[int, tuple[int, int]] = {}
        """The last heartbeat of each other member, and the number of polls without a further one."""
        self._beating = asyncio.get_running_loop().create_task(self._keep_beating())

    def has(self, guild_id: int) -> bool:
        """Return whether this process owns the shard of this server. Tables on no server belong to shard 0."""
        return (guild_id >> 22) % self.cluster.shards in self.own

    def is_first(self) -> bool:
        """Return whether it owns shard 0."""
        return 0 in self.own

    def refused(self) -> MembershipLost:
        self.lost.set()
        return MembershipLost(
            f"This process stood still or had lost its connection to the database {name_of(self._url)}, and others have"
            " taken over what it had: it has to be started again."
        )

    async def now(self) -> float:
        """Return the time by the database's clock."""
        async with self._transaction() as db:
            [(now,)] = await db.fetch(f"SELECT {NOW}")
            return now

    async def beat(self) -> None:
        """Show that this process lives, or raise `StoreError` if that is not possible now."""
        async with self._using_lock, self._on_lock() as db:
            beat = "UPDATE members SET beat = beat + 1, ready = $2 WHERE id = $1"
            if await db.execute(beat, self.number, int(self.is_ready)) == "UPDATE 0":
                raise self.refused()
            connection, beats = self._connected
            self._connected = db, beats + 1 if connection is db else 1

    async def _keep_beating(self) -> None:
        while not self.lost.is_set():
            await asyncio.sleep(self.cluster.poll_every)
            try:
                await self.beat()
            except StoreError as error:
                log.error("no heartbeat reached the database: %s", error)

    async def end_dead(self) -> list[str]:
        """End the other members that are dead, or stand still, and return their names."""
        async with self._transaction() as db:
            others = await db.fetch(_OTHERS, self.number)
        self._silent = {number: self._silence(number, beat) for number, _, beat, _ in others}
        ended: list[str] = []
        for number, name, _, lives in others:
            stands_still = self._silent[number][1] * self.cluster.poll_every >= self.cluster.silence
            if (not lives and self._connected[1] >= _RECONNECTING) or stands_still:
                async with self._transaction() as db:
                    if stands_still:
                        await _end_session(db, number)
                    # One that is in a transaction is left for the next time: waiting for it, while it may wait for
                    # this one, would be a deadlock.
                    idle = "SELECT 1 FROM members WHERE id = $1 FOR UPDATE SKIP LOCKED"
                    if await _is_free(db, number) and await db.fetch(idle, number):
                        await end_members(db, [number])
                        ended.append(name)
        return ended

    def _silence(self, number: int, beat: int) -> tuple[int, int]:
        """Return a member's last heartbeat, and the number of polls without a further one."""
        before, looks = self._silent.get(number, (beat, -1))
        return beat, looks + 1 if beat == before else 0

    async def session_start(self, bucket: int) -> float:
        """Reserve the next start of a session in this bucket, and return in how many seconds that is."""
        async with self._transaction() as db:
            [(seconds,)] = await db.fetch(
                f"INSERT INTO session_starts AS taken (bucket, at) VALUES ($1, {NOW})"  # noqa: S608
                " ON CONFLICT (bucket) DO UPDATE SET at ="
                " CASE WHEN taken.at > excluded.at + $3 THEN excluded.at ELSE greatest(taken.at + $2, excluded.at) END"
                f" RETURNING at - {NOW}",
                bucket,
                SESSIONS_APART,
                _MOST_STARTS_AHEAD,
            )
            return max(0.0, seconds)

    async def leave(self) -> None:
        """Release everything to the others, last of all; the shards only if this process does not soon start again."""
        with suppress(StoreError):  # they find that it is gone
            async with self._using_lock:
                self._beating.cancel()
                async with self._on_lock() as db, db.transaction():
                    await end_members(db, [self.number], kept=_RESTARTING * self.cluster.poll_every)

    @asynccontextmanager
    async def _on_lock(self) -> AsyncIterator[Connection]:
        """Yield the connection that keeps the lock, so that nothing else is in the way."""
        with translated_errors(self._url):
            db = await self._lock.require()
            try:
                async with asyncio.timeout(self.cluster.silence):
                    yield db
            except BaseException as error:
                if not isinstance(error, MembershipLost):
                    db.terminate()
                raise


class SharedLock(Lock):
    """The lock as the processes of one bot share it. Each shows by another one that it is there."""

    TAKE = "SELECT pg_try_advisory_lock_shared($1, $2)"

    def __init__(self, url: str, cluster: Cluster) -> None:
        idle = f"{round(cluster.silence * _IDLE_FOR * 1000)}ms"
        super().__init__(url, {**SETTINGS, "idle_in_transaction_session_timeout": idle})
        self._sign: tuple[int, int] | None = None

    async def show(self, sign: tuple[int, int]) -> None:
        """Show that this process is there: on this connection, and on each that replaces it."""
        self._sign = sign
        await self._note_taken(await self.require())

    async def _note_taken(self, connection: Connection) -> None:
        if self._sign is not None:
            await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", *self._sign)


async def open_shared(url: str, cluster: Cluster) -> tuple[PostgresEngine, PostgresMembers]:
    """Open the database as one of several processes."""
    async with opening(url, lock := SharedLock(url, cluster)) as connection:
        async with connection.transaction():
            await begin_alone(connection)
            await upgrade(url, connection, require_no_other)
        number = await join(url, lock, cluster)
        engine = await PostgresEngine.with_pool(url, lock)
        members = PostgresMembers(url, lock, cluster, number, engine.transaction)
        # Whoever ends the member waits for it; its heartbeat, which changes no key, goes on.
        still_member = f"SELECT 1 FROM members WHERE id = {number} FOR KEY SHARE"  # noqa: S608
        engine.fence = Fence(still_member, members.refused, members.leave)
        return engine, members


async def begin_alone(db: Connection) -> None:
    """Serialize what processes do when they are started."""
    await db.execute("SELECT pg_advisory_xact_lock($1, $2)", *_JOINING)


async def join(url: str, lock: SharedLock, cluster: Cluster) -> int:
    """Join, and return the number. A member of the same name is ended, as it was this process before a restart; unless
    it runs, which it shows by its heartbeat. So wait as long as it may.
    """
    first: tuple[int, int] | None = None
    waited = 0.0
    while True:
        db = await lock.require()
        async with db.transaction():
            await begin_alone(db)
            twin = await _living_twin(db, cluster.name)
            if twin is None:
                number = await _join_now(url, db, cluster)
                await lock.show((LIVING, number))
                return number
            first = first or twin
            if twin != first:
                raise InUse(
                    f"The process {cluster.name} is already running on the database {name_of(url)}: stop it first, or"
                    " give this one shards of its own."
                )
            if waited >= cluster.silence:
                await _end_session(db, twin[0])
        waited += _TWIN_EVERY
        await asyncio.sleep(_TWIN_EVERY)


async def _living_twin(db: Connection, name: str) -> tuple[int, int] | None:
    """Return the number and the last heartbeat of a living member of this name."""
    for number, beat in await db.fetch("SELECT id, beat FROM members WHERE name = $1", name):
        if not await _is_free(db, number):
            return number, beat
    return None


async def _join_now(url: str, db: Connection, cluster: Cluster) -> int:
    """Join, and end members that are in the way though they are dead."""
    in_the_way = await db.fetch(
        "SELECT id FROM members WHERE name = $1 OR shards <> $2"
        " OR id IN (SELECT home FROM shard_owners WHERE shard = ANY ($3::bigint[]))",
        cluster.name,
        cluster.shards,
        list(cluster.home),
    )
    await end_members(db, [number for (number,) in in_the_way if await _is_free(db, number)])
    await _require_fitting(url, db, cluster)
    await db.execute("DELETE FROM shard_owners WHERE shards <> $1", cluster.shards)
    await db.execute(
        f"INSERT INTO shard_owners (shards, shard, free_since) SELECT $1, shard, {NOW}"  # noqa: S608
        " FROM generate_series(0, $1 - 1) AS shard ON CONFLICT DO NOTHING",
        cluster.shards,
    )
    # Times saved for another number of shards, or by one process with all, are of the last heartbeat.
    await db.execute(f"UPDATE bot SET heartbeat = {NOW} WHERE heartbeat = 0")  # noqa: S608
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
        "INSERT INTO members (name, shards) VALUES ($1, $2) RETURNING id", cluster.name, cluster.shards
    )
    await db.execute(
        "UPDATE shard_owners SET home = $1 WHERE shards = $2 AND shard = ANY ($3::bigint[])",
        number,
        cluster.shards,
        list(cluster.home),
    )
    return number


async def require_no_other(url: str, db: Connection) -> None:
    """Refuse an upgrade while other processes run."""
    if not await db.fetchval("SELECT to_regclass('members') IS NOT NULL"):
        return
    numbers = [number for (number,) in await db.fetch("SELECT id FROM members")]
    if not all([await _is_free(db, number) for number in numbers]):
        raise InUse(
            f"Processes of an older version of the bot use the database {name_of(url)}: stop all of them, then start"
            " this one."
        )


async def _is_free(db: Connection, number: int) -> bool:
    """Return whether nobody else holds the lock of a member; until the end of the transaction nobody takes it."""
    return bool(await db.fetchval("SELECT pg_try_advisory_xact_lock($1, $2)", LIVING, number))


async def _end_session(db: Connection, number: int) -> None:
    """End the session in which a silent member holds its lock; the server itself ends its transactions, which stand
    still. Should it wake up, it finds that it is no member.
    """
    await db.execute(
        f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {_HELD} AND CAST(objid AS BIGINT) = $1"  # noqa: S608
        f" AND classid = {LIVING}",
        number,
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
