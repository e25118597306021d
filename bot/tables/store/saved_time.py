"""Table time as it is kept between two runs of the bot."""

from collections.abc import Iterable

import msgspec

from bot.tables.store.session import Row, Session


class ShardTime(msgspec.Struct, frozen=True):
    """The time of a shard, where there are so many of them."""

    shards: int
    shard: int
    lag: float
    """Seconds that its servers' tables have lived less, as they were cut off."""
    told: float | None
    """What is added to a time of its tables to tell it as a time of day."""
    at: float | None = None
    """The count when it was so, if not when the whole was saved."""


class SavedTime(msgspec.Struct, frozen=True):
    table_time: float
    """0 in a new file."""
    of_shards: tuple[ShardTime, ...] = ()


def read_time(rows: Iterable[Row], table_time: float) -> SavedTime:
    return SavedTime(table_time, tuple(_as_of(table_time, ShardTime(*row)) for row in rows))


def _as_of(table_time: float, time: ShardTime) -> ShardTime:
    """Bring the lag up to date: what was saved earlier has stood still since then."""
    if time.at is None:
        return time
    return msgspec.structs.replace(time, lag=time.lag + table_time - time.at, at=None)


async def write_time(db: Session, time: SavedTime) -> None:
    await db.do("UPDATE bot SET heartbeat = ?1 WHERE heartbeat < ?1", time.table_time)
    await db.do_each(
        "INSERT INTO shard_times (shards, shard, lag, told, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (shards, shard) DO UPDATE SET lag = excluded.lag, told = excluded.told, at = excluded.at",
        [msgspec.structs.astuple(shard) for shard in time.of_shards],
    )
