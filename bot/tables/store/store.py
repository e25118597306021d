"""Tables in the file: each is a snapshot and a log of moves, committed together if nobody else has changed the file."""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bot.tables.steps import rating
from bot.tables.steps.model import Change, Move, TableData
from bot.tables.store.connection import Connection, StoreError
from bot.tables.store.database import Database, Held
from bot.tables.store.deals import note_end, note_try
from bot.tables.store.integrity import faults_found
from bot.tables.store.messages import Messages, delete_messages
from bot.tables.store.rating_log import add_rated_game
from bot.tables.store.results_log import MOVES_OF, add_daily_result, add_move, add_results, read_moves
from bot.tables.store.saved_time import SavedTime, read_time, write_time
from bot.tables.store.seats import EndedGame, Limits, OwnTable, note_changed, note_opened, require_room
from bot.tables.store.snapshot import StoredTable, encode, is_lesson, unpacked
from bot.tables.store.telling import Tell, part_of, untold
from bot.tables.store.tries import check_not_tried

Key = TypeVar("Key")

OWED_FOR = 24 * 3600.0
"""For so long a table that ended just before the bot stopped still owes its players the closing picture."""

_MOST_GAMES = 25
"""As a list on Discord can hold."""
_LOOKED_THROUGH = 2_000
_ENDED = """
SELECT id, id || '.' || mark, game,
    (SELECT json_group_array(name) FROM (SELECT name FROM seats WHERE table_id = id ORDER BY seat))
FROM (SELECT table_id AS recent FROM seats WHERE {among} ORDER BY table_id DESC LIMIT ?2)
JOIN tables ON id = recent
WHERE {which}
    AND (EXISTS (SELECT 1 FROM records WHERE table_id = id) OR EXISTS (SELECT 1 FROM moves WHERE table_id = id))
ORDER BY id DESC LIMIT {most}
"""
_GAMES_IN = _ENDED.format(
    among="guild_id = ?1 AND seat = 0",
    which="channel_id = ?3 AND private_to IS NULL AND phase IN ('over', 'closed')",
    most="?4",
)
"""Among the last tables of the server, as there is no index of channels: a million games would have to be in it."""
_OWN_GAMES = _ENDED.format(among="user_id = ?1 AND user_id > 1", which="private_to = ?1 AND phase = 'over'", most="?3")


class StaleVersion(Exception):
    """The file holds another version of the table than the change was made from."""


class ChannelTaken(Exception):
    def __init__(self, table_id: int, game: str) -> None:
        super().__init__(table_id, game)
        self.table_id = table_id
        self.game = game


class Resumed(msgspec.Struct, frozen=True):
    """A table that has something to do by itself after a start."""

    id: int
    guild_id: int
    touched_at: float
    deadline: float | None
    computer_to_move: bool
    shown: bool


class Told(msgspec.Struct, frozen=True):
    """An open table that has a deadline."""

    id: int
    guild_id: int
    touched_at: float
    deadline: float


class Store(Database):
    def __init__(self, path: Path, connection: Connection, held: Held) -> None:
        super().__init__(path, connection, held)
        self.messages = Messages(self)
        self._shown: dict[int, int] = {}

    async def close(self) -> None:
        with suppress(StoreError):  # a table not noted as shown is shown again at the next start
            await self._write_noted()
        await super().close()

    async def open_table(
        self,
        table: TableData,
        state_version: int,
        log: Iterable[Move] = (),
        limits: Limits | None = None,
        computer_to_move: bool = False,
    ) -> TableData:
        """The table with its number. The database allows one open table per channel, and one try at a day's deal;
        `Refused` if that would be more open tables than there may be.
        """
        limits = limits or Limits()

        def work(db: sqlite3.Connection) -> TableData:
            check_not_tried(db, table)
            try:
                [(number, mark)] = db.execute(
                    "INSERT INTO tables (game, guild_id, channel_id, phase, version, state_version, snapshot,"
                    " deadline, computer_to_move, touched_at, private_to, day, mark) VALUES (:game, :guild_id,"
                    " :channel_id, :phase, :version, :state_version, '', :deadline, :computer_to_move, :touched_at,"
                    " :private_to, :day, lower(hex(randomblob(3)))) RETURNING id, mark",
                    {**_columns(table, state_version), "computer_to_move": computer_to_move},
                ).fetchall()
            except sqlite3.IntegrityError:
                if table.day is None:
                    require_room(db, table, limits)  # or another table would have to make room for nothing
                raise ChannelTaken(*_in_the_way(db, table)) from None
            opened = msgspec.structs.replace(table, id=number, mark=mark)
            db.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (encode(opened).decode(), number))
            require_room(db, table, limits)
            note_opened(db, opened)
            note_try(db, opened)
            for move in log:
                add_move(db, number, move)
            return opened

        return await self.transaction(work)

    async def commit(self, change: Change, state_version: int, computer_to_move: bool) -> None:
        """Raises `StaleVersion` if the file does not hold the open table at the version before."""
        table = change.table
        values = {**_columns(table, state_version), "computer_to_move": computer_to_move}

        def work(db: sqlite3.Connection) -> None:
            cursor = db.execute(
                "UPDATE tables SET phase = :phase, version = :version, state_version = :state_version,"
                " snapshot = :snapshot, deadline = :deadline, computer_to_move = :computer_to_move,"
                " touched_at = :touched_at, private_to = :private_to"
                " WHERE id = :id AND version = :version - 1 AND phase IN ('lobby', 'playing')",
                values,
            )
            if not cursor.rowcount:
                raise StaleVersion
            note_changed(db, table)
            for move in change.log:
                add_move(db, table.id, move)
            if change.daily is not None:
                add_daily_result(db, table, change.daily)
            note_end(db, table, change.standing)
            finished_at = change.log[-1].at if change.log else 0.0
            add_results(db, table, change.results, finished_at)
            add_rated_game(db, table, change.places, finished_at)

        if change.places:
            await asyncio.to_thread(rating.load)  # in nobody's way
        await self.transaction(work)

    async def load(self, table_id: int) -> StoredTable | None:
        """Of a packed table with its record, unless that is no longer kept."""
        rows = await self.rows(
            "SELECT id, game, phase, version, state_version, touched_at, snapshot, guild_id, channel_id, private_to,"
            " record, iif(snapshot = '', (SELECT json_group_array(json_array(seat, user_id, name, json(rest))) FROM"
            " seats WHERE table_id = tables.id), '[]'), mark FROM tables"
            " LEFT JOIN records ON table_id = id WHERE id = ?",
            table_id,
        )
        return StoredTable(*rows[0]) if rows else None

    async def moves(self, table_id: int) -> list[Move]:
        """`Refused` if it was packed, and its record is no longer kept or damaged."""
        rows = await self.rows(MOVES_OF, table_id)
        if not rows and (stored := await self.load(table_id)) is not None and stored.is_packed:
            return unpacked(stored)[1]
        return read_moves(table_id, rows)

    async def open_table_in(self, channel_id: int) -> int | None:
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL",
            channel_id,
        )
        return rows[0]["id"] if rows else None

    async def private_tables(self, user_id: int, game: str, *, lessons: bool = False) -> list[int]:
        """A person's private open games of a kind, wherever they were begun, or their lessons; the one last touched
        first.
        """
        sql = (
            "SELECT id, CAST(snapshot AS BLOB) AS snapshot FROM openers JOIN tables ON id = table_id"
            " WHERE user_id = ?1 AND private_to = ?1 AND game = ?2 ORDER BY touched_at DESC, id DESC"
        )
        rows = await self.rows(sql, user_id, game)
        return [row["id"] for row in rows if is_lesson(row["snapshot"]) == lessons]

    async def open_tables_of(self, guild_id: int) -> list[tuple[int, str, int]]:
        """Number, game and channel of each open table of a server, except private ones."""
        rows = await self.rows(
            "SELECT id, game, channel_id FROM tables WHERE guild_id = ? AND phase IN ('lobby', 'playing')"
            " AND private_to IS NULL ORDER BY id",
            guild_id,
        )
        return [(row["id"], row["game"], row["channel_id"]) for row in rows]

    async def own_tables(self, user_id: int) -> list[OwnTable]:
        """All that count for this person, on all servers."""
        rows = await self.rows(
            "SELECT id, id || '.' || mark, game, tables.guild_id, channel_id, private_to IS NOT NULL FROM openers"
            " JOIN tables ON id = table_id WHERE user_id = ? ORDER BY id",
            user_id,
        )
        return [OwnTable(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def games_in(self, guild_id: int, channel_id: int) -> list[EndedGame]:
        """Those that ended in this channel and can be watched, the newest first."""
        return _ended_games(await self.rows(_GAMES_IN, guild_id, _LOOKED_THROUGH, channel_id, _MOST_GAMES))

    async def own_games(self, user_id: int) -> list[EndedGame]:
        """This person's private games that were played to their end and can be watched, the newest first."""
        return _ended_games(await self.rows(_OWN_GAMES, user_id, _LOOKED_THROUGH, _MOST_GAMES))

    async def all_open(self) -> list[int]:
        rows = await self.rows("SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id")
        return [row["id"] for row in rows]

    async def all_aside(self) -> list[tuple[int, str]]:
        """Number and game."""
        return [
            (row["id"], row["game"]) for row in await self.rows("SELECT id, game FROM tables WHERE phase = 'aside'")
        ]

    async def integrity_faults(self, tell: Tell = untold) -> list[str]:
        """What SQLite finds wrong with the file."""
        with self._usable() as db:
            broken = await db.run(lambda db: faults_found(db, 10, part_of(tell, 0.0, 0.9)))
        strays = [f"a row of {row['table']} without its table" for row in await self.rows("PRAGMA foreign_key_check")]
        return broken + strays[:10]

    async def set_aside(self, table_id: int) -> bool:
        """False if it is not there any more."""

        def work(db: sqlite3.Connection) -> bool:
            cursor = db.execute(
                "UPDATE tables SET phase = 'aside', deadline = NULL, computer_to_move = 0 WHERE id = ?", (table_id,)
            )
            db.execute("DELETE FROM openers WHERE table_id = ?", (table_id,))
            db.execute("DELETE FROM unpacked WHERE table_id = ?", (table_id,))
            return bool(cursor.rowcount)

        return await self.transaction(work)

    async def resume(self, now: float) -> list[Resumed]:
        """What has to go on after a start."""
        rows = await self.rows(
            "SELECT id, guild_id, touched_at, deadline, computer_to_move, shown_version >= version FROM tables"
            " WHERE phase IN ('lobby', 'playing')"
            " UNION ALL SELECT id, guild_id, touched_at, NULL, 0, 0 FROM tables"
            " WHERE shown_version < version AND touched_at > ? AND phase IN ('over', 'closed')",
            now - OWED_FOR,
        )
        return [Resumed(row[0], row[1], row[2], row[3], bool(row[4]), bool(row[5])) for row in rows]

    async def deadlines(self) -> list[Told]:
        rows = await self.rows(
            "SELECT id, guild_id, touched_at, deadline FROM tables"
            " WHERE phase IN ('lobby', 'playing') AND deadline IS NOT NULL"
        )
        return [Told(*row) for row in rows]

    async def note_outdated(self, tables: Sequence[int]) -> None:
        """What is shown of them is not right any more."""

        def work(db: sqlite3.Connection) -> None:
            db.executemany("UPDATE tables SET shown_version = 0 WHERE id = ?", [(table_id,) for table_id in tables])

        for table_id in tables:
            self._shown.pop(table_id, None)
        await self.transaction(work)

    async def saved_time(self) -> SavedTime:
        [(table_time,)] = await self.rows("SELECT heartbeat FROM bot")
        return read_time(await self.rows("SELECT shards, shard, lag, told FROM shard_times"), table_time)

    async def heartbeat(self, time: SavedTime) -> None:
        await self.transaction(lambda db: write_time(db, time))
        await self._write_noted()

    def note_shown(self, table_id: int, version: int) -> None:
        """Kept in memory until the next heartbeat: after a crash, showing a table once too often does no harm."""
        self._shown[table_id] = version

    async def _write_noted(self) -> None:
        shown, deleted = dict(self._shown), dict(self.messages.deleted)

        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "UPDATE tables SET shown_version = ? WHERE id = ?",
                [(version, table_id) for table_id, version in shown.items()],
            )
            delete_messages(db, deleted)

        if shown or deleted:
            await self.transaction(work)
            _remove_written(self._shown, shown)
            _remove_written(self.messages.deleted, deleted)

    async def commands_hash(self) -> str:
        return (await self.rows("SELECT commands_hash FROM bot"))[0]["commands_hash"]

    async def set_commands_hash(self, digest: str) -> None:
        await self.write("UPDATE bot SET commands_hash = ?", digest)


def _columns(table: TableData, state_version: int) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "phase": table.phase,
        "version": table.version,
        "state_version": state_version,
        "snapshot": encode(table).decode(),
        "deadline": table.deadline,
        "touched_at": table.touched_at,
        "private_to": table.opener_id if table.private else None,
        "day": table.day,
    }


def _ended_games(rows: Iterable[sqlite3.Row]) -> list[EndedGame]:
    return [EndedGame(row[0], row[1], row[2], tuple(msgspec.json.decode(row[3], type=list[str]))) for row in rows]


def _in_the_way(db: sqlite3.Connection, table: TableData) -> tuple[int, str]:
    """The table that made a new one impossible."""
    if table.day is not None:
        where, values = "game = ? AND day = ? AND private_to = ?", (table.game, table.day, table.opener_id)
    else:
        where, values = "channel_id = ? AND private_to IS NULL AND phase IN ('lobby', 'playing')", (table.channel_id,)
    [found] = db.execute(f"SELECT id, game FROM tables WHERE {where}", values).fetchall()  # noqa: S608
    return found["id"], found["game"]


def _remove_written(noted: dict[Key, int], written: Mapping[Key, int]) -> None:
    """Keeps what has changed meanwhile."""
    for key, value in written.items():
        if noted.get(key) == value:
            del noted[key]
