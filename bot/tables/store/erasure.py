"""Which servers the bot has left, and when: some time later all that is stored about them is deleted."""

from collections.abc import Sequence

from bot.tables.store.store import Store

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0


class Erasure:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def note_left(self, guild_id: int, now: float) -> None:
        await self._store.write(
            "INSERT INTO guild_settings (guild_id, left_at) VALUES (?1, ?2)"
            " ON CONFLICT (guild_id) DO UPDATE SET left_at = ?2",
            guild_id,
            now,
        )

    async def note_joined(self, guild_id: int) -> None:
        await self._store.write("UPDATE guild_settings SET left_at = NULL WHERE guild_id = ?", guild_id)

    async def note_who_is_here(self, guild_ids: Sequence[int], now: float) -> None:
        """Servers may have come and gone while the bot was down."""
        gone = "SELECT guild_id FROM guild_settings WHERE left_at IS NOT NULL"
        left = {row["guild_id"] for row in await self._store.rows(gone)}
        known = await self._store.rows(
            "SELECT guild_id FROM tables UNION SELECT guild_id FROM guild_settings"
            " UNION SELECT guild_id FROM daily_results"
        )
        for guild_id in {row["guild_id"] for row in known}.difference(guild_ids, left):
            await self.note_left(guild_id, now)
        for guild_id in left.intersection(guild_ids):
            await self.note_joined(guild_id)

    async def servers_due(self, now: float) -> list[int]:
        """Those that the bot left so long ago that nothing of them is to be kept."""
        left = "SELECT guild_id FROM guild_settings WHERE left_at < ?"
        return [row["guild_id"] for row in await self._store.rows(left, now - KEPT_AFTER_LEAVING)]
