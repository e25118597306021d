"""The servers that the bot is on, and those that it has left. Of a server that it never was on nothing is known here,
whatever was played there.
"""

from collections.abc import Collection

from bot.tables.store.database import Database
from bot.tables.store.session import Session

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0

_PUT = (
    "INSERT INTO servers (guild_id, left_at, left_date) VALUES (?, ?, ?)"
    " ON CONFLICT (guild_id) DO UPDATE SET left_at = excluded.left_at, left_date = excluded.left_date"
)


class Servers:
    """`now` is how far table time has come, and `date` is Discord's own; None until Discord has told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note_joined(self, guild_id: int) -> None:
        await self._database.write(_PUT, guild_id, None, None)

    async def note_left(self, guild_id: int, now: float, date: float | None) -> None:
        await self._database.write(_PUT, guild_id, now, date)

    async def note_ready(
        self, shard: int, shards: int, here: Collection[int], now: float, date: float | None
    ) -> list[int]:
        """A shard of so many has told on which of its servers the bot is. Returns those that it has left meanwhile."""

        async def work(db: Session) -> list[int]:
            rows = await db.rows(
                "SELECT guild_id, left_at IS NOT NULL FROM servers WHERE (guild_id >> 22) % ? = ?", shards, shard
            )
            known, left = {row[0] for row in rows}, {row[0] for row in rows if row[1]}
            gone = sorted(known.difference(here, left))
            come = [guild_id for guild_id in here if guild_id in left or guild_id not in known]
            await db.do_each(_PUT, [(guild_id, now, date) for guild_id in gone])
            await db.do_each(_PUT, [(guild_id, None, None) for guild_id in come])
            return gone

        return await self._database.transaction(work)

    async def to_erase(self, now: float, date: float) -> list[int]:
        """By both counts. Whose date is not known, because Discord had told none, begins to wait today."""
        await self._database.write(
            "UPDATE servers SET left_date = ? WHERE left_at IS NOT NULL AND left_date IS NULL", date
        )
        rows = await self._database.rows(
            "SELECT guild_id FROM servers WHERE left_at < ? AND left_date < ? ORDER BY guild_id",
            now - KEPT_AFTER_LEAVING,
            date - KEPT_AFTER_LEAVING,
        )
        return [row["guild_id"] for row in rows]
