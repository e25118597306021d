"""Deleting what is stored: about one person on a server when they ask, about a server some time after the bot left."""

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.tables.steps.erasure import is_theirs_alone, without_person
from bot.tables.steps.model import FORGOTTEN, OPEN_PHASES, SOMEONE, TableData
from bot.tables.store.seats import delete_tables
from bot.tables.store.snapshot import encode
from bot.tables.store.store import Store

log = logging.getLogger(__name__)

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0

_MENTIONING = (
    "SELECT id, phase, CAST(snapshot AS BLOB) AS snapshot FROM tables"
    " WHERE guild_id = ? AND instr(snapshot, CAST(? AS TEXT))"
)
"""The user's number may be there by chance: only the decoded snapshot tells. A damaged one may not even be text."""


class Erasure:
    """Whoever holds a table whose number is returned must drop it: the file has another now, or none."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_tables_of(self, guild_id: int, user_id: int) -> list[int]:
        """The tables for all to see at which this person has a seat."""
        public = f"{_MENTIONING} AND private_to IS NULL AND phase IN ('lobby', 'playing')"
        rows = await self._store.rows(public, guild_id, user_id)
        return [row["id"] for row, table in _decoded(rows) if table.seat_of(user_id) is not None]

    async def person(self, guild_id: int, user_id: int) -> list[int]:
        """Their own games and scores are deleted; in games with others they become someone. Their settings, which
        belong to no server in particular, go too. There must be no table of `open_tables_of` left.
        """

        def work(db: sqlite3.Connection) -> list[int]:
            private = db.execute("SELECT id FROM tables WHERE guild_id = ? AND private_to = ?", (guild_id, user_id))
            own, with_others = {row["id"] for row in private}, dict[int, TableData]()
            for row, table in _decoded(db.execute(_MENTIONING, (guild_id, user_id)).fetchall()):
                if row["phase"] not in OPEN_PHASES and is_theirs_alone(table, user_id):
                    own.add(row["id"])
                elif row["id"] not in own and (without := without_person(table, user_id)) != table:
                    with_others[row["id"]] = without
            delete_tables(db, own)
            snapshots = [(encode(table).decode(), table_id) for table_id, table in with_others.items()]
            db.executemany("UPDATE tables SET snapshot = ? WHERE id = ?", snapshots)
            db.executemany(
                "UPDATE seats SET user_id = ?, name = ? WHERE table_id = ? AND user_id = ?",
                [(FORGOTTEN, SOMEONE, table_id, user_id) for table_id in with_others],
            )
            of_guild = "table_id IN (SELECT id FROM tables WHERE guild_id = ?)"
            db.execute(
                f"UPDATE messages SET names = NULL WHERE names = ? AND {of_guild}",  # noqa: S608
                (user_id, guild_id),
            )
            db.execute(
                f"UPDATE moves SET user_id = ? WHERE user_id = ? AND {of_guild}",  # noqa: S608
                (FORGOTTEN, user_id, guild_id),
            )
            db.execute("DELETE FROM daily_results WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            db.execute("DELETE FROM results WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            db.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
            return [*own, *with_others]

        changed = await self._store.transaction(work)
        self._store.messages.clear_cache()
        return changed

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

    async def servers_left(self, now: float) -> list[int]:
        """Deletes all that is stored about the servers that the bot left long ago."""
        long_ago = now - KEPT_AFTER_LEAVING

        def work(db: sqlite3.Connection) -> list[int]:
            deleted: list[int] = []
            left = db.execute("SELECT guild_id FROM guild_settings WHERE left_at < ?", (long_ago,)).fetchall()
            for (guild_id,) in left:
                tables = [row[0] for row in db.execute("SELECT id FROM tables WHERE guild_id = ?", (guild_id,))]
                delete_tables(db, tables)
                db.execute("DELETE FROM daily_results WHERE guild_id = ?", (guild_id,))
                db.execute("DELETE FROM guild_settings WHERE guild_id = ?", (guild_id,))
                deleted.extend(tables)
            return deleted

        deleted = await self._store.transaction(work)
        self._store.messages.clear_cache()
        return deleted


def _decoded(rows: Iterable[sqlite3.Row]) -> Iterator[tuple[sqlite3.Row, TableData]]:
    """What cannot be decoded is skipped: one damaged snapshot must not keep the rest of a person's data."""
    for row in rows:
        try:
            yield row, msgspec.json.decode(row["snapshot"], type=TableData)
        except msgspec.DecodeError as error:
            log.warning(
                "table %s: its snapshot cannot be decoded, so nobody can be erased from it: %s", row["id"], error
            )
