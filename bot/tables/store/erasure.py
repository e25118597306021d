"""Deleting what is stored: about one person on a server when they ask, about a server some time after the bot left."""

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.tables.steps.erasure import is_theirs_alone, without_person
from bot.tables.steps.model import FORGOTTEN, OPEN_PHASES, TableData
from bot.tables.store.snapshot import encode
from bot.tables.store.store import Store

log = logging.getLogger(__name__)

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
            _delete_tables(db, own)
            snapshots = [(encode(table).decode(), table_id) for table_id, table in with_others.items()]
            db.executemany("UPDATE tables SET snapshot = ? WHERE id = ?", snapshots)
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

    async def servers(self, guild_ids: Sequence[int]) -> list[int]:
        """Deletes all that is stored about these servers."""

        def work(db: sqlite3.Connection) -> list[int]:
            deleted: list[int] = []
            for guild_id in guild_ids:
                tables = [row[0] for row in db.execute("SELECT id FROM tables WHERE guild_id = ?", (guild_id,))]
                _delete_tables(db, tables)
                for table in ("daily_results", "guild_settings", "servers"):
                    db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608
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


def _delete_tables(db: sqlite3.Connection, tables: Iterable[int]) -> None:
    numbers = [(table_id,) for table_id in tables]
    for owned in ("moves", "messages", "results"):
        db.executemany(f"DELETE FROM {owned} WHERE table_id = ?", numbers)  # noqa: S608
    db.executemany("DELETE FROM tables WHERE id = ?", numbers)
