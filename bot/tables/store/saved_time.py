"""Table time as it is kept between two runs of the bot."""

import sqlite3
from collections.abc import Iterable

import msgspec


class ShardTime(msgspec.Struct, frozen=True):
    """Of a shard, where there are so many of them."""

    shards: int
    shard: int
    lag: float
    """Seconds that its servers' tables have lived less, as they were cut off."""
    told: float | None
    """What is added to a time of its tables to tell it as a time of day."""


class SavedTime(msgspec.Struct, frozen=True):
    table_time: float
    """0 in a new file."""
    of_shards: tuple[ShardTime, ...] = ()


def read_time(rows: Iterable[sqlite3.Row], table_time: float) -> SavedTime:
    return SavedTime(table_time, tuple(ShardTime(*row) for row in rows))


def write_time(db: sqlite3.Connection, time: SavedTime) -> None:
    db.execute("UPDATE bot SET heartbeat = ?", (time.table_time,))
    db.executemany(
        "INSERT OR REPLACE INTO shard_times (shards, shard, lag, told) VALUES (?, ?, ?, ?)",
        [msgspec.structs.astuple(shard) for shard in time.of_shards],
    )
