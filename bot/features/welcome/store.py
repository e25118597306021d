"""Which servers have been welcomed."""

from bot.tables.store.database import Database
from bot.tables.store.stored import Stored
from bot.tables.store.uncancelled import uncancelled

_POSTED = 0
"""The mark of a welcome that is being posted, in place of its channel."""


async def begin(database: Database, guild_id: int, channel_id: int) -> bool:
    """Return False if there was one before."""
    begun = await uncancelled(
        database.rows(
            "INSERT INTO guild_settings (guild_id, welcome) VALUES (?1, ?2)"
            " ON CONFLICT (guild_id) DO UPDATE SET welcome = ?2 WHERE welcome IS NULL RETURNING guild_id",
            guild_id,
            channel_id,
        )
    )
    return bool(begun)


async def begun(database: Database) -> list[tuple[int, int]]:
    """Return server and channel of those not noted as posted, as the bot was killed meanwhile."""
    rows = await database.rows(
        "SELECT guild_id, welcome FROM guild_settings WHERE welcome > ?"
        " AND guild_id NOT IN (SELECT guild_id FROM servers WHERE left_at IS NOT NULL)",
        _POSTED,
    )
    return [(row["guild_id"], row["welcome"]) for row in rows]


async def note_posted(database: Database, guild_id: int) -> None:
    await database.write("UPDATE guild_settings SET welcome = ? WHERE guild_id = ?", _POSTED, guild_id)


async def note_unposted(database: Database, guild_id: int) -> None:
    """Note that it could not be posted: perhaps the next time."""
    await database.write("UPDATE guild_settings SET welcome = NULL WHERE guild_id = ?", guild_id)


STORED = Stored()
