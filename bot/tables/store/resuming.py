"""What goes on after a start: how far the tables' time had come, and those that have something to do by themselves."""

from collections.abc import Sequence

import msgspec

from bot.tables.store.session import GOES_ON, Row, Session


class ShardTime(msgspec.Struct, frozen=True):
    """The time of a shard, by the total shard count."""

    shards: int
    shard: int
    lag: float
    """Seconds by which its servers' tables lag behind, as they were cut off."""
    told: float | None
    """The seconds from table time to time of day, as its tables show it."""
    at: float | None = None
    """The count at which it was so, if not when the whole was saved."""


class SavedTime(msgspec.Struct, frozen=True):
    table_time: float
    """The saved table time; 0 in a new file."""
    of_shards: tuple[ShardTime, ...] = ()


async def write_time(db: Session, time: SavedTime) -> None:
    await db.do("UPDATE bot SET heartbeat = ?1 WHERE heartbeat < ?1", time.table_time)
    await db.do_each(
        "INSERT INTO shard_times (shards, shard, lag, told, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (shards, shard) DO UPDATE SET lag = excluded.lag, told = excluded.told, at = excluded.at",
        [msgspec.structs.astuple(shard) for shard in time.of_shards],
    )


UNPOSTED_FOR = 24 * 3600.0
"""Seconds for which the closing picture of a table that ended before the bot stopped is still posted."""

_SHOWN = "CASE WHEN shown_version >= version THEN 1 ELSE 0 END"
COLUMNS = f"id, guild_id, deadline, call_at, computer_to_move, {_SHOWN}"
OPEN = "phase IN ('lobby', 'playing')"
GOING_ON = f"{OPEN} AND {GOES_ON}"
UNPOSTED = "shown_version < version AND touched_at > ? AND phase IN ('over', 'closed')"
TO_SHOW = "id, guild_id, NULL, NULL, 0, 0"


class Resumed(msgspec.Struct, frozen=True):
    """A table that has something to do by itself after a start."""

    id: int
    guild_id: int
    deadline: float | None
    call_at: float | None
    """The time of the next turn call."""
    computer_to_move: bool
    shown: bool


async def resume(db: Session, now: float) -> list[Resumed]:
    """Return what has to go on after a start, in a process that has all tables."""
    going_on = f"SELECT {COLUMNS} FROM tables WHERE {GOING_ON}"  # noqa: S608
    unposted = f"SELECT {TO_SHOW} FROM tables WHERE {UNPOSTED}"  # noqa: S608
    return resumed_rows(await db.rows(f"{going_on} UNION ALL {unposted}", now - UNPOSTED_FOR))


def resumed_rows(rows: Sequence[Row]) -> list[Resumed]:
    return [Resumed(row[0], row[1], row[2], row[3], bool(row[4]), bool(row[5])) for row in rows]
