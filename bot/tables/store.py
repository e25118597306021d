"""The only SQL. One aiosqlite connection, one writer at a time, so that two transactions never mix.

A table is a snapshot and an append-only log, written in one transaction that goes through only if the version in the
file is the one the change was made from.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.tables import database
from bot.tables.database import StoreError
from bot.tables.model import Change, Move, Phase, TableData

_encode = msgspec.json.Encoder().encode


class StaleVersion(Exception):
    """The file holds another version of the table than the change was made from."""


class ChannelTaken(Exception):
    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Unreadable(Exception):
    """A snapshot that cannot be decoded."""


class StoredTable(msgspec.Struct, frozen=True):
    """A row as it lies in the file; `decode` makes a table of it."""

    id: int
    game: str
    phase: str
    state_version: int
    snapshot: str


class Waiting(msgspec.Struct, frozen=True):
    """What must go on by itself after a start."""

    id: int
    deadline: float | None
    computer_to_move: bool
    shown: bool


class GuildSettings(msgspec.Struct, frozen=True):
    pings: bool = True
    channels: tuple[int, ...] = ()


class Store:
    def __init__(self, connection: aiosqlite.Connection, lock: sqlite3.Connection) -> None:
        self._db = connection
        self._lock = lock
        self._writer = asyncio.Lock()
        self._shown: dict[int, int] = {}

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Raises `StoreError` with a plain sentence if the file cannot be used or another bot uses it."""
        lock = database.take_lock(path)
        try:
            return cls(await database.connect(path), lock)
        except BaseException:
            lock.close()
            raise

    async def close(self) -> None:
        with suppress(StoreError):  # a table not noted as shown is shown again at the next start
            await self.flush_shown()
        await self._db.close()
        self._lock.close()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._writer:
            try:
                await self._db.execute("BEGIN IMMEDIATE")
                try:
                    yield self._db
                    await self._db.execute("COMMIT")
                except BaseException:
                    if self._db.in_transaction:
                        await self._db.execute("ROLLBACK")
                    raise
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as error:
                raise StoreError(f"The database could not be written: {error}.") from error

    async def _rows(self, sql: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        try:
            return list(await self._db.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise StoreError(f"The database could not be read: {error}.") from error

    async def open_table(self, table: TableData, state_version: int, deadline: float | None) -> TableData:
        """A new table with a number of its own. The database itself keeps it at one open table per channel."""
        async with self._write() as db:
            try:
                cursor = await db.execute(
                    "INSERT INTO tables (game, guild_id, channel_id, phase, version, state_version, snapshot,"
                    " deadline, touched_at) VALUES (?, ?, ?, ?, ?, ?, '', ?, ?)",
                    (
                        table.game,
                        table.guild_id,
                        table.channel_id,
                        table.phase,
                        table.version,
                        state_version,
                        deadline,
                        table.touched_at,
                    ),
                )
            except sqlite3.IntegrityError:
                found = await self._rows(
                    "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing')", (table.channel_id,)
                )
                raise ChannelTaken(found[0]["id"]) from None
            assert cursor.lastrowid is not None
            opened = msgspec.structs.replace(table, id=cursor.lastrowid)
            await db.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (_encode(opened).decode(), opened.id))
        return opened

    async def commit(
        self, before: TableData, change: Change, state_version: int, deadline: float | None, computer_to_move: bool
    ) -> None:
        table, move = change.table, change.move
        async with self._write() as db:
            cursor = await db.execute(
                "UPDATE tables SET phase = ?, version = ?, state_version = ?, snapshot = ?, deadline = ?,"
                " computer_to_move = ?, touched_at = ? WHERE id = ? AND version = ?",
                (
                    table.phase,
                    table.version,
                    state_version,
                    _encode(table).decode(),
                    deadline,
                    computer_to_move,
                    table.touched_at,
                    table.id,
                    before.version,
                ),
            )
            if cursor.rowcount != 1:
                raise StaleVersion
            if move is not None:
                await db.execute(
                    "INSERT INTO moves (table_id, number, seat, action, chance, user_id, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (
                        table.id,
                        move.number,
                        move.seat,
                        move.action,
                        _encode(move.chance).decode(),
                        move.user_id,
                        move.at,
                    ),
                )

    async def load(self, table_id: int) -> StoredTable | None:
        rows = await self._rows("SELECT id, game, phase, state_version, snapshot FROM tables WHERE id = ?", (table_id,))
        return StoredTable(*rows[0]) if rows else None

    async def moves(self, table_id: int) -> list[Move]:
        rows = await self._rows(
            "SELECT number, seat, action, chance, user_id, at FROM moves WHERE table_id = ? ORDER BY number",
            (table_id,),
        )
        return [
            Move(row["number"], row["seat"], row["action"], tuple(msgspec.json.decode(row["chance"])), *row[4:])
            for row in rows
        ]

    async def open_table_in(self, channel_id: int) -> int | None:
        rows = await self._rows(
            "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing')", (channel_id,)
        )
        return rows[0]["id"] if rows else None

    async def open_tables_of(self, guild_id: int) -> list[tuple[int, str, int]]:
        """Number, game and channel of each open table of a server."""
        rows = await self._rows(
            "SELECT id, game, channel_id FROM tables WHERE guild_id = ? AND phase IN ('lobby', 'playing') ORDER BY id",
            (guild_id,),
        )
        return [(row["id"], row["game"], row["channel_id"]) for row in rows]

    async def all_open(self) -> list[StoredTable]:
        rows = await self._rows(
            "SELECT id, game, phase, state_version, snapshot FROM tables"
            " WHERE phase IN ('lobby', 'playing') ORDER BY id"
        )
        return [StoredTable(*row) for row in rows]

    async def set_aside(self, table_id: int) -> None:
        async with self._write() as db:
            await db.execute(
                "UPDATE tables SET phase = 'aside', deadline = NULL, computer_to_move = 0 WHERE id = ?", (table_id,)
            )

    async def resume(self, now: float) -> list[Waiting]:
        """Reads what goes on by itself; deadlines move by the time the bot was down, which nobody could have used."""
        async with self._write() as db:
            rows = await self._rows("SELECT heartbeat FROM bot")
            last = rows[0]["heartbeat"]
            if last:
                await db.execute(
                    "UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL AND phase IN"
                    " ('lobby', 'playing')",
                    (max(0.0, now - last),),
                )
            await db.execute("UPDATE bot SET heartbeat = ?", (now,))
        rows = await self._rows(
            "SELECT id, deadline, computer_to_move, shown_version >= version AS shown FROM tables"
            " WHERE phase IN ('lobby', 'playing') AND"
            " (deadline IS NOT NULL OR computer_to_move OR shown_version < version)"
            # A table that ended just before the bot stopped still owes its players the closing picture.
            " OR phase IN ('over', 'closed') AND shown_version < version AND touched_at > ?",
            (now - 24 * 3600,),
        )
        return [Waiting(row[0], row[1], bool(row[2]), bool(row[3])) for row in rows]

    async def heartbeat(self, now: float) -> None:
        async with self._write() as db:
            await db.execute("UPDATE bot SET heartbeat = ?", (now,))
        await self.flush_shown()

    def note_shown(self, table_id: int, version: int) -> None:
        """Kept in memory until the next heartbeat: a table shown once too often after a crash harms nobody."""
        self._shown[table_id] = version

    async def flush_shown(self) -> None:
        noted, self._shown = self._shown, {}
        if noted:
            async with self._write() as db:
                await db.executemany(
                    "UPDATE tables SET shown_version = ? WHERE id = ?",
                    [(version, table_id) for table_id, version in noted.items()],
                )

    async def message(self, table_id: int, kind: str) -> tuple[int, int] | None:
        """Channel and message id of one of the bot's own messages for a table."""
        rows = await self._rows(
            "SELECT channel_id, message_id FROM messages WHERE table_id = ? AND kind = ?", (table_id, kind)
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def set_message(self, table_id: int, kind: str, channel_id: int, message_id: int | None) -> None:
        async with self._write() as db:
            if message_id is None:
                await db.execute("DELETE FROM messages WHERE table_id = ? AND kind = ?", (table_id, kind))
            else:
                await db.execute(
                    "INSERT OR REPLACE INTO messages (table_id, kind, channel_id, message_id) VALUES (?, ?, ?, ?)",
                    (table_id, kind, channel_id, message_id),
                )

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        rows = await self._rows("SELECT pings, channels FROM guild_settings WHERE guild_id = ?", (guild_id,))
        if not rows:
            return GuildSettings()
        return GuildSettings(bool(rows[0]["pings"]), tuple(msgspec.json.decode(rows[0]["channels"])))

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        async with self._write() as db:
            await db.execute(
                "INSERT OR REPLACE INTO guild_settings (guild_id, pings, channels) VALUES (?, ?, ?)",
                (guild_id, settings.pings, _encode(settings.channels).decode()),
            )

    async def player_pings(self, user_id: int) -> bool:
        rows = await self._rows("SELECT pings FROM player_settings WHERE user_id = ?", (user_id,))
        return bool(rows[0]["pings"]) if rows else True

    async def set_player_pings(self, user_id: int, pings: bool) -> None:
        async with self._write() as db:
            await db.execute("INSERT OR REPLACE INTO player_settings (user_id, pings) VALUES (?, ?)", (user_id, pings))

    async def commands_hash(self) -> str:
        return (await self._rows("SELECT commands_hash FROM bot"))[0]["commands_hash"]

    async def set_commands_hash(self, digest: str) -> None:
        async with self._write() as db:
            await db.execute("UPDATE bot SET commands_hash = ?", (digest,))


def decode(stored: StoredTable, state_type: type, state_version: int, upgrade: Callable[[int, Any], Any]) -> TableData:
    """The table as a value again. A state of an older version goes through the game's own steps first."""
    try:
        table = msgspec.json.decode(stored.snapshot, type=TableData)
        if table.phase is Phase.LOBBY or table.state is None:
            return table
        state = table.state if stored.state_version == state_version else upgrade(stored.state_version, table.state)
        return msgspec.structs.replace(table, state=msgspec.convert(state, state_type))
    except Exception as error:
        raise Unreadable(f"table {stored.id}: {error}") from error
