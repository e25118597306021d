"""Shard ownership: the owner of a shard runs its open tables, by the shard's saved time.

A transaction changes first the rows of tables, then those of `shard_owners`. So no two wait for each other.
"""

from collections.abc import Collection, Sequence

import msgspec

from bot.cluster.members import PostgresMembers
from bot.tables.store.resuming import (
    COLUMNS,
    GOING_ON,
    OPEN,
    TO_SHOW,
    UNPOSTED,
    UNPOSTED_FOR,
    Resumed,
    SavedTime,
    ShardTime,
    resumed_rows,
    write_time,
)
from bot.tables.store.session import Session


class ShardOwner(msgspec.Struct, frozen=True):
    shard: int
    member: int | None
    home: int | None
    """The home process of the shard, if that is running."""
    home_is_ready: bool
    free_for: float
    """Seconds since it lost its owner."""
    has_news: bool


class ClusterState(msgspec.Struct, frozen=True):
    """The shards and processes of the cluster, as one process sees them."""

    owners: Sequence[ShardOwner]
    times: Sequence[ShardTime]
    """The times of all shards."""
    ready: int
    """The number of processes that claim shards."""
    place: int
    """The place of this process among them."""


class Claimed(msgspec.Struct, frozen=True):
    times: Sequence[ShardTime]
    """The times of the claimed shards."""
    tables: Sequence[Resumed]


async def poll(db: Session, members: PostgresMembers, count: float, time: SavedTime) -> ClusterState:
    """Save the time of this process's shards, and return what the other processes do."""
    shards = members.cluster.shards
    await write_time(db, time)
    owners = await db.rows(
        "SELECT shard, member, members.id, ready, CAST(?2 AS DOUBLE PRECISION) - free_since, news FROM shard_owners"
        " LEFT JOIN members ON members.id = home WHERE shard_owners.shards = ?1 ORDER BY shard",
        shards,
        count,
    )
    times = await db.rows("SELECT shards, shard, lag, told, at FROM shard_times WHERE shards = ?", shards)
    counted = "SELECT count(*), count(*) FILTER (WHERE id < ?) FROM members WHERE ready = 1"
    [(ready, place)] = await db.rows(counted, members.number)
    of_shards = [ShardOwner(row[0], row[1], row[2], bool(row[3]), row[4], bool(row[5])) for row in owners]
    return ClusterState(of_shards, [ShardTime(*row) for row in times], ready, place)


async def claim(
    db: Session, members: PostgresMembers, shards: Collection[int], count: float, slowest: float
) -> Claimed:
    """Claim free shards and load their tables. Add the time for which these stood still to their lag."""
    of, number = members.cluster.shards, members.number
    await db.lock_subject("owners of shards")
    free = {
        shard for (shard,) in await db.rows("SELECT shard FROM shard_owners WHERE shards = ? AND member IS NULL", of)
    }
    claimed = [shard for shard in shards if shard in free]
    claim_time = (
        "UPDATE shard_times SET lag = lag + ?1 - at, at = ?1 WHERE shards = ?2 AND shard = ?3"
        " RETURNING shards, shard, lag, told, at"
    )
    times = [ShardTime(*row) for shard in claimed for row in await db.rows(claim_time, count, of, shard)]
    tables = await load_tables(db, members, claimed)
    if claimed:
        shown_elsewhere = "EXISTS (SELECT 1 FROM members WHERE members.id = holder)"
        unshown = f"{UNPOSTED} AND {_of_shards(claimed)} AND NOT {shown_elsewhere}"
        claim_unshown = f"UPDATE tables SET holder = ? WHERE {unshown} RETURNING {TO_SHOW}"  # noqa: S608
        tables += resumed_rows(await db.rows(claim_unshown, number, slowest - UNPOSTED_FOR, of, *claimed))
    claim_shard = "UPDATE shard_owners SET member = ? WHERE shards = ? AND shard = ?"
    await db.do_each(claim_shard, [(number, of, shard) for shard in claimed])
    return Claimed(times, tables)


async def load_tables(db: Session, members: PostgresMembers, shards: Collection[int]) -> list[Resumed]:
    """Claim the tables of these shards that have no owner."""
    if not shards:
        return []
    unowned = f"UPDATE tables SET holder = ? WHERE {GOING_ON} AND holder IS NULL AND {_of_shards(shards)}"  # noqa: S608
    of, number = members.cluster.shards, members.number
    return resumed_rows(await db.rows(f"{unowned} RETURNING {COLUMNS}", number, of, *shards))


async def ack_news(db: Session, members: PostgresMembers, shards: Collection[int]) -> list[Resumed]:
    """Acknowledge the news for the owner of these shards, and claim their tables that are to be loaded."""
    of, number = members.cluster.shards, members.number
    rows = await db.rows(
        "SELECT shard, news FROM shard_owners WHERE shards = ? AND member = ? AND news > 0", of, number
    )
    news = {shard: count for shard, count in rows if shard in shards}
    tables = await load_tables(db, members, list(news))
    # News that came meanwhile stay: they are acknowledged next time.
    acknowledged = "UPDATE shard_owners SET news = 0 WHERE shards = ? AND shard = ? AND news = ?"
    await db.do_each(acknowledged, [(of, shard, count) for shard, count in news.items()])
    return tables


async def release(db: Session, members: PostgresMembers, shard: int, time: SavedTime) -> None:
    """Release a shard with its tables; but not private ones, which only this process can show to their players."""
    of, number = members.cluster.shards, members.number
    await write_time(db, time)
    await db.do(
        f"UPDATE tables SET holder = NULL WHERE {OPEN} AND holder = ? AND private_to IS NULL"  # noqa: S608
        f" AND {_of_shards([shard])}",
        number,
        of,
        shard,
    )
    await db.do(
        "UPDATE shard_owners SET member = NULL, free_since = ? WHERE shards = ? AND shard = ? AND member = ?",
        time.table_time,
        of,
        shard,
        number,
    )


def _of_shards(shards: Collection[int]) -> str:
    """Return a condition that takes the total shard count, and these shards."""
    return f"(guild_id >> 22) % ? IN ({', '.join('?' * len(shards))})"
