"""Reading and writing table time."""

from collections.abc import Iterable

import msgspec

from bot.tables.store.saved_time import SavedTime, ShardTime
from bot.tables.store.session import Row, Session


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
