"""Deleting what is stored: about one person on a server when they ask, about a server some time after the bot left."""

from collections.abc import Sequence

import aiosqlite

from bot.core.errors import Refused
from bot.tables.store import Store

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0
SOMEONE = "someone"
NOBODY = 1
"""The user id of a seat whose player asked to be forgotten: no account has it, and no computer player either."""


class Forgetting:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, guild_id: int, user_id: int) -> None:
        """Their own games and scores go; in games with others they become someone. A running game is left first."""

        async def work(db: aiosqlite.Connection) -> None:
            seated = await db.execute_fetchall(
                "SELECT tables.id FROM tables, json_each(tables.snapshot, '$.seats') AS seat WHERE guild_id = ?"
                " AND phase IN ('lobby', 'playing') AND private_to IS NULL"
                " AND json_extract(seat.value, '$.user_id') = ?",
                (guild_id, user_id),
            )
            for (table_id,) in seated:
                raise Refused("leave-first", table=str(table_id))
            await _delete_tables(db, "guild_id = ?1 AND private_to = ?2", guild_id, user_id)
            await db.execute("DELETE FROM daily_results WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            await _make_someone(db, guild_id, user_id)

        await self._store.transaction(work)

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
        """Servers may have come and gone while the bot was away."""
        known = await self._store.rows(
            "SELECT DISTINCT guild_id FROM tables WHERE guild_id NOT IN"
            " (SELECT guild_id FROM guild_settings WHERE left_at IS NOT NULL)"
        )
        for guild_id in {row["guild_id"] for row in known}.difference(guild_ids):
            await self.note_left(guild_id, now)

    async def servers_left(self, now: float) -> int:
        """Deletes all that is stored of the servers left long ago; gives how many there were."""

        async def work(db: aiosqlite.Connection) -> int:
            left = list(
                await db.execute_fetchall(
                    "SELECT guild_id FROM guild_settings WHERE left_at < ?", (now - KEPT_AFTER_LEAVING,)
                )
            )
            for (guild_id,) in left:
                await _delete_tables(db, "guild_id = ?1", guild_id)
                await db.execute("DELETE FROM daily_results WHERE guild_id = ?", (guild_id,))
                await db.execute("DELETE FROM guild_settings WHERE guild_id = ?", (guild_id,))
            return len(left)

        return await self._store.transaction(work)


async def _delete_tables(db: aiosqlite.Connection, which: str, *values: int) -> None:
    for rows_of_it in ("moves", "messages"):
        await db.execute(
            f"DELETE FROM {rows_of_it} WHERE table_id IN (SELECT id FROM tables WHERE {which})",  # noqa: S608
            values,
        )
    await db.execute(f"DELETE FROM tables WHERE {which}", values)  # noqa: S608


async def _make_someone(db: aiosqlite.Connection, guild_id: int, user_id: int) -> None:
    rows = await db.execute_fetchall(
        "SELECT tables.id, seat.key FROM tables, json_each(tables.snapshot, '$.seats') AS seat"
        " WHERE guild_id = ? AND json_extract(seat.value, '$.user_id') = ?",
        (guild_id, user_id),
    )
    for table_id, seat in list(rows):
        await db.execute(
            "UPDATE tables SET snapshot = json_set(snapshot, ?, ?, ?, ?) WHERE id = ?",
            (f"$.seats[{seat}].user_id", NOBODY, f"$.seats[{seat}].name", SOMEONE, table_id),
        )
        await db.execute(
            "UPDATE tables SET snapshot = json_set(snapshot, '$.end_votes', json('[]'), '$.opener_id',"
            " iif(json_extract(snapshot, '$.opener_id') = ?1, ?2, json_extract(snapshot, '$.opener_id')))"
            " WHERE id = ?3",
            (user_id, NOBODY, table_id),
        )
    await db.execute(
        "UPDATE moves SET user_id = ? WHERE user_id = ? AND table_id IN (SELECT id FROM tables WHERE guild_id = ?)",
        (NOBODY, user_id, guild_id),
    )
