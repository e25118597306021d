"""Deleting what is stored: about one person on a server when they ask, about a server some time after the bot left."""

import sqlite3
from collections.abc import Sequence

from bot.tables.steps.model import COMPUTER, FORGOTTEN, OPEN_PHASES, SOMEONE
from bot.tables.store.store import Store

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0

_SEATS = "json_each(iif(json_valid(tables.snapshot), tables.snapshot, '{}'), '$.seats') AS seat"
_SEAT_USER = "json_extract(seat.value, '$.user_id')"


class Erasure:
    """What it gives are the numbers of the tables that are no longer what they were: whoever has them must let go."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_tables_of(self, guild_id: int, user_id: int) -> list[int]:
        """Those of all to see where this person has a seat."""
        rows = await self._store.rows(
            f"SELECT DISTINCT tables.id FROM tables, {_SEATS} WHERE guild_id = ? AND phase IN ('lobby', 'playing')"  # noqa: S608
            f" AND private_to IS NULL AND {_SEAT_USER} = ?",
            guild_id,
            user_id,
        )
        return [row["id"] for row in rows]

    async def person(self, guild_id: int, user_id: int) -> list[int]:
        """Their own games and scores go; in those with others they become someone. What they have set is of no server
        in particular and goes too. No table of `open_tables_of` may be left.
        """

        def work(db: sqlite3.Connection) -> list[int]:
            own, with_others = _tables_of(db, guild_id, user_id)
            _delete_tables(db, own)
            _make_someone(db, with_others, guild_id, user_id)
            db.execute("DELETE FROM daily_results WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            db.execute("DELETE FROM results WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            db.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
            return [*own, *with_others]

        forgotten = await self._store.transaction(work)
        self._store.forget_messages()
        return forgotten

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
        """Deletes all that is stored of the servers left long ago."""
        long_ago = now - KEPT_AFTER_LEAVING

        def work(db: sqlite3.Connection) -> list[int]:
            deleted: list[int] = []
            left = db.execute("SELECT guild_id FROM guild_settings WHERE left_at < ?", (long_ago,)).fetchall()
            for (guild_id,) in left:
                tables = [row[0] for row in db.execute("SELECT id FROM tables WHERE guild_id = ?", (guild_id,))]
                _delete_tables(db, tables)
                db.execute("DELETE FROM daily_results WHERE guild_id = ?", (guild_id,))
                db.execute("DELETE FROM guild_settings WHERE guild_id = ?", (guild_id,))
                deleted.extend(tables)
            return deleted

        forgotten = await self._store.transaction(work)
        self._store.forget_messages()
        return forgotten


def _tables_of(db: sqlite3.Connection, guild_id: int, user_id: int) -> tuple[set[int], set[int]]:
    """This person's own tables, and those that are others' too. Alone against the computer is alone."""
    private = db.execute("SELECT id FROM tables WHERE guild_id = ? AND private_to = ?", (guild_id, user_id))
    own = {row[0] for row in private}
    seated = db.execute(
        f"SELECT tables.id, phase, {_SEAT_USER} FROM tables, {_SEATS} WHERE guild_id = ?1 AND tables.id IN"  # noqa: S608
        f" (SELECT tables.id FROM tables, {_SEATS} WHERE guild_id = ?1 AND {_SEAT_USER} = ?2)",
        (guild_id, user_id),
    ).fetchall()
    kept = {
        table_id
        for table_id, phase, seat_user in seated
        if phase in OPEN_PHASES or seat_user not in (user_id, COMPUTER, FORGOTTEN)
    } - own
    return own | {row[0] for row in seated} - kept, kept


def _delete_tables(db: sqlite3.Connection, tables: Sequence[int] | set[int]) -> None:
    numbers = [(table_id,) for table_id in tables]
    db.executemany("DELETE FROM moves WHERE table_id = ?", numbers)
    db.executemany("DELETE FROM messages WHERE table_id = ?", numbers)
    db.executemany("DELETE FROM results WHERE table_id = ?", numbers)
    db.executemany("DELETE FROM tables WHERE id = ?", numbers)


def _make_someone(db: sqlite3.Connection, tables: set[int], guild_id: int, user_id: int) -> None:
    for table_id in tables:
        seats = db.execute(
            f"SELECT seat.key FROM tables, {_SEATS} WHERE tables.id = ? AND {_SEAT_USER} = ?",  # noqa: S608
            (table_id, user_id),
        ).fetchall()
        for (seat,) in seats:
            db.execute(
                "UPDATE tables SET snapshot = json_set(snapshot, ?, ?, ?, ?, '$.end_votes', json('[]'),"
                " '$.removal_votes', json('[]')) WHERE id = ?",
                (f"$.seats[{seat}].user_id", FORGOTTEN, f"$.seats[{seat}].name", SOMEONE, table_id),
            )
    db.execute(
        "UPDATE tables SET snapshot = json_set(snapshot, '$.opener_id', ?) WHERE guild_id = ?"
        " AND iif(json_valid(snapshot), json_extract(snapshot, '$.opener_id'), 0) = ?",
        (FORGOTTEN, guild_id, user_id),
    )
    db.execute(
        "UPDATE messages SET names = NULL WHERE names = ? AND table_id IN (SELECT id FROM tables WHERE guild_id = ?)",
        (user_id, guild_id),
    )
    db.execute(
        "UPDATE moves SET user_id = ? WHERE user_id = ? AND table_id IN (SELECT id FROM tables WHERE guild_id = ?)",
        (FORGOTTEN, user_id, guild_id),
    )
