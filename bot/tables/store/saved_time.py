"""Table time as it is kept between two runs of the bot."""

import msgspec


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
