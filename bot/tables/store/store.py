"""The only SQL but migrations and pragmas. One aiosqlite connection with a thread of its own, which does each piece of
work from its beginning to its end, so that transactions never mix and nobody reads what is not yet committed.

A table is a snapshot and an append-only log, written in one transaction that goes through only if the version in the
file is the one the change was made from.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bot.tables.steps.model import GAME_IDLE, Change, Move, TableData, Unreadable
from bot.tables.store import connection
from bot.tables.store.connection import Connection, StoreError
from bot.tables.store.messages import KnownMessage, KnownMessages
from bot.tables.store.results_log import add_daily_result, add_move, add_results
from bot.tables.store.snapshot import StoredTable, encode
from bot.tables.store.uncancelled import uncancelled

Result = TypeVar("Result")

CALL = "turn"
"""How the kind of a message begins that calls somebody to turn. Each seat has one of its own."""

_STALE_AFTER = 60.0
_STALE_PART = 0.1
"""From so many seconds of downtime on, or such a part of the whole time, what stands in the channels about deadlines
misleads.
"""
_TOLD_WITHIN = GAME_IDLE - 3600.0
"""Only deadlines nearer than that are ever told: the other kind closes a game that everybody has forgotten."""

_OWED_FOR = 24 * 3600.0
"""A table that ended just before the bot stopped still owes its players the closing picture, for this long."""


class StaleVersion(Exception):
    """The file holds another version of the table than the change was made from."""


class ChannelTaken(Exception):
    def __init__(self, table_id: int, game: str) -> None:
        super().__init__(table_id, game)
        self.table_id = table_id
        self.game = game


class Resumed(msgspec.Struct, frozen=True):
    """What must go on by itself after a start."""

    id: int
    deadline: float | None
    computer_to_move: bool
    shown: bool


class Store:
    def __init__(self, path: Path, connection: Connection, lock: sqlite3.Connection | None) -> None:
        self._path = path
        self._db = connection
        self._lock = lock
        self._closed = False
        self._shown: dict[int, int] = {}
        self._standing = KnownMessages()

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Raises `StoreError` with a plain sentence if the file cannot be used or another bot uses it."""
        lock = connection.take_lock(path)
        try:
            return cls(path, await connection.connect(path), lock)
        except BaseException:
            lock.close()
            raise

    @classmethod
    async def open_to_read(cls, path: Path) -> "Store":
        """All of one moment, also while the bot runs."""
        return cls(path, await connection.connect_to_read(path), None)

    async def close(self) -> None:
        with suppress(StoreError):  # a table not noted as shown is shown again at the next start
            await self._flush_noted()
        self._closed = True
        await self._db.close()  # after all that its thread was given to do before
        if self._lock is not None:
            self._lock.close()

    @contextmanager
    def _file(self) -> Iterator[Connection]:
        if self._closed:
            raise StoreError(f"The database {self._path} is closed: the bot is stopping.")
        try:
            yield self._db
        except sqlite3.Error as error:
            raise StoreError(connection.unusable(self._path, error)) from error

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        with self._file() as db:
            return list(await db.execute_fetchall(sql, values))

    async def write(self, sql: str, *values: Any) -> None:
        """One statement is its own transaction."""
        await uncancelled(self.rows(sql, *values))

    async def transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """`work` is done, and committed, in the file's own thread without a turn of the event loop in between. It hands
        out no cursor: that would be let go in another thread, in the midst of whatever is done in the file's own.
        """
        return await uncancelled(self._in_transaction(work))

    async def _in_transaction(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        with self._file() as db:
            return await db.run(partial(_committed, work))

    async def open_table(self, table: TableData, state_version: int, move: Move | None = None) -> TableData:
        """A new table with a number of its own. The database itself keeps it at one open table per channel, and at one
        try at each day's deal.
        """

        def work(db: sqlite3.Connection) -> TableData:
            try:
                [(number,)] = _rows(
                    db,
                    "INSERT INTO tables (game, guild_id, channel_id, phase, version, state_version, snapshot,"
                    " deadline, touched_at, private_to, day) VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?, ?) RETURNING id",
                    table.game,
                    table.guild_id,
                    table.channel_id,
                    table.phase,
                    table.version,
                    state_version,
                    table.deadline,
                    table.touched_at,
                    table.opener_id if table.private else None,
                    table.day,
                )
            except sqlite3.IntegrityError:
                raise ChannelTaken(*_in_the_way(db, table)) from None
            opened = msgspec.structs.replace(table, id=number)
            _rows(db, "UPDATE tables SET snapshot = ? WHERE id = ?", encode(opened).decode(), number)
            if move is not None:
                add_move(db, number, move)
            return opened

        return await self.transaction(work)

    async def commit(self, change: Change, state_version: int, computer_to_move: bool) -> None:
        """Raises `StaleVersion` if the table is not open, or not at the version before, in the file."""
        table, move = change.table, change.move
        snapshot = encode(table).decode()

        def work(db: sqlite3.Connection) -> None:
            updated = _rows(
                db,
                "UPDATE tables SET phase = ?, version = ?, state_version = ?, snapshot = ?, deadline = ?,"
                " computer_to_move = ?, touched_at = ?, private_to = ?"
                " WHERE id = ? AND version = ? AND phase IN ('lobby', 'playing') RETURNING id",
                table.phase,
                table.version,
                state_version,
                snapshot,
                table.deadline,
                computer_to_move,
                table.touched_at,
                table.opener_id if table.private else None,
                table.id,
                table.version - 1,
            )
            if not updated:
                raise StaleVersion
            for made in (*([move] if move is not None else ()), *change.also):
                add_move(db, table.id, made)
            if change.daily is not None:
                add_daily_result(db, table, change.daily)
            add_results(db, table, change.results)

        await self.transaction(work)

    async def load(self, table_id: int) -> StoredTable | None:
        rows = await self.rows(
            "SELECT id, game, phase, version, state_version, touched_at, snapshot FROM tables WHERE id = ?", table_id
        )
        return StoredTable(*rows[0]) if rows else None

    async def moves(self, table_id: int) -> list[Move]:
        rows = await self.rows(
            "SELECT number, seat, action, chance, user_id, at FROM moves WHERE table_id = ? ORDER BY number", table_id
        )
        try:
            return [
                Move(number, seat, action, tuple(msgspec.json.decode(chance)), *rest)
                for number, seat, action, chance, *rest in rows
            ]
        except (msgspec.DecodeError, TypeError) as error:
            raise Unreadable(f"table {table_id}: its log cannot be decoded: {error}") from error

    async def open_table_in(self, channel_id: int) -> int | None:
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL",
            channel_id,
        )
        return rows[0]["id"] if rows else None

    async def private_tables(self, guild_id: int, user_id: int, game: str, *, lessons: bool = False) -> list[int]:
        """A person's own open games, or lessons, of a kind on a server, the one last touched first."""
        rows = await self.rows(
            "SELECT id FROM tables WHERE guild_id = ? AND private_to = ? AND game = ? AND phase IN ('lobby', 'playing')"
            " AND iif(json_valid(snapshot), json_extract(snapshot, '$.lesson') IS NOT NULL, 0) = ?"
            " ORDER BY touched_at DESC, id DESC",
            guild_id,
            user_id,
            game,
            lessons,
        )
        return [row["id"] for row in rows]

    async def open_tables_of(self, guild_id: int) -> list[tuple[int, str, int]]:
        """Number, game and channel of each open table of a server that is not private."""
        rows = await self.rows(
            "SELECT id, game, channel_id FROM tables WHERE guild_id = ? AND phase IN ('lobby', 'playing')"
            " AND private_to IS NULL ORDER BY id",
            guild_id,
        )
        return [(row["id"], row["game"], row["channel_id"]) for row in rows]

    async def all_open(self) -> list[int]:
        rows = await self.rows("SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id")
        return [row["id"] for row in rows]

    async def integrity_faults(self) -> list[str]:
        """What SQLite itself finds wrong with the file."""
        broken = [row[0] for row in await self.rows("PRAGMA integrity_check(10)") if row[0] != "ok"]
        strays = [f"a row of {row['table']} without its table" for row in await self.rows("PRAGMA foreign_key_check")]
        return broken + strays[:10]

    async def set_aside(self, table_id: int) -> bool:
        """False if it is not there any more."""
        rows = await self.rows(
            "UPDATE tables SET phase = 'aside', deadline = NULL, computer_to_move = 0 WHERE id = ? RETURNING id",
            table_id,
        )
        return bool(rows)

    async def resume(self, now: float) -> list[Resumed]:
        """Reads what goes on by itself; deadlines move by the time the bot was down, which nobody could have used."""

        def work(db: sqlite3.Connection) -> None:
            [(last,)] = _rows(db, "SELECT heartbeat FROM bot")
            down = now - last if last else 0.0
            if down > 0:
                _rows(
                    db,
                    "UPDATE tables SET deadline = deadline + ?1, touched_at = touched_at + ?1,"
                    " shown_version = iif(?1 > min(?2, ?3 * (deadline - touched_at))"
                    " AND deadline < touched_at + ?4, 0, shown_version)"
                    " WHERE phase IN ('lobby', 'playing')",
                    down,
                    _STALE_AFTER,
                    _STALE_PART,
                    _TOLD_WITHIN,
                )
            _rows(db, "UPDATE bot SET heartbeat = ?", now)

        await self.transaction(work)
        rows = await self.rows(
            "SELECT id, deadline, computer_to_move, shown_version >= version FROM tables"
            " WHERE phase IN ('lobby', 'playing')"
            " UNION ALL SELECT id, NULL, 0, 0 FROM tables"
            " WHERE shown_version < version AND touched_at > ? AND phase IN ('over', 'closed')",
            now - _OWED_FOR,
        )
        return [Resumed(row[0], row[1], bool(row[2]), bool(row[3])) for row in rows]

    async def touched_at_last(self, seconds: float) -> list[int]:
        """The open tables at which something was done in the last seconds before the bot stopped."""
        rows = await self.rows(
            "SELECT tables.id FROM tables, bot WHERE phase IN ('lobby', 'playing') AND touched_at > heartbeat - ?",
            seconds,
        )
        return [row["id"] for row in rows]

    async def heartbeat(self, now: float) -> None:
        await self.write("UPDATE bot SET heartbeat = ?", now)
        await self._flush_noted()

    def note_shown(self, table_id: int, version: int) -> None:
        """Kept in memory until the next heartbeat: a table shown once too often after a crash harms nobody."""
        self._shown[table_id] = version

    def note_deleted(self, table_id: int, kind: str, message_id: int) -> None:
        """One of the bot's messages for a table is gone. Kept in memory until the next heartbeat as well: to delete it
        again after a crash harms nobody either.
        """
        self._standing.note_deleted(table_id, kind, message_id)

    async def _flush_noted(self) -> None:
        shown, self._shown = self._shown, {}
        deleted = dict(self._standing.deleted)

        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "UPDATE tables SET shown_version = ? WHERE id = ?",
                [(version, table_id) for table_id, version in shown.items()],
            )
            db.executemany(
                "DELETE FROM messages WHERE table_id = ? AND kind = ? AND message_id = ?",
                [(*about, message_id) for about, message_id in deleted.items()],
            )

        if shown or deleted:
            try:
                await self.transaction(work)
            except StoreError:
                self._shown = shown | self._shown
                raise
            self._standing.confirmed(deleted)

    async def message(self, table_id: int, kind: str) -> tuple[int, int] | None:
        """Channel and message id of one of the bot's own messages for a table."""
        found = (await self._messages_of(table_id)).get(kind)
        return (found.channel_id, found.message_id) if found is not None else None

    async def calls(self, table_id: int) -> dict[str, int]:
        """The messages that call somebody to turn, by kind, and the user whom each names; 0 if that is not known."""
        known = await self._messages_of(table_id)
        return {kind: standing.names for kind, standing in known.items() if kind.startswith(CALL)}

    async def _messages_of(self, table_id: int) -> Mapping[str, KnownMessage]:
        known = self._standing.of(table_id)
        if known is not None:
            return known
        rows = await self.rows(
            "SELECT kind, channel_id, message_id, coalesce(names, 0) FROM messages WHERE table_id = ?", table_id
        )
        return self._standing.read(table_id, [KnownMessage(*row) for row in rows])

    def forget_messages(self) -> None:
        """The file has been changed in other ways than by `set_message`."""
        self._standing.forget()

    async def set_message(
        self, table_id: int, kind: str, channel_id: int, message_id: int | None, names: int | None = None
    ) -> None:
        if message_id is not None:
            await uncancelled(self._put_messages(table_id, KnownMessage(kind, channel_id, message_id, names or 0)))
        else:
            await uncancelled(self._drop_message(table_id, kind))

    async def note_moved(self, table_id: int, channel_id: int, message_id: int, old: int | None) -> None:
        """The table is shown by a new message, and the old one, if there is one, is left over until it is deleted."""
        leftover = [] if old is None else [KnownMessage("leftover", channel_id, old)]
        await uncancelled(self._put_messages(table_id, KnownMessage("table", channel_id, message_id), *leftover))

    async def _put_messages(self, table_id: int, *messages: KnownMessage) -> None:
        rows = [(table_id, one.kind, one.channel_id, one.message_id, one.names or None) for one in messages]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT OR REPLACE INTO messages VALUES (?, ?, ?, ?, ?)", rows)

        await self.transaction(work)
        for one in messages:
            self._standing.put(table_id, one)

    async def _drop_message(self, table_id: int, kind: str) -> None:
        await self.rows("DELETE FROM messages WHERE table_id = ? AND kind = ?", table_id, kind)
        self._standing.drop(table_id, kind)

    async def commands_hash(self) -> str:
        return (await self.rows("SELECT commands_hash FROM bot"))[0]["commands_hash"]

    async def set_commands_hash(self, digest: str) -> None:
        await self.write("UPDATE bot SET commands_hash = ?", digest)


def _committed(work: Callable[[sqlite3.Connection], Result], db: sqlite3.Connection) -> Result:
    try:
        db.execute("BEGIN IMMEDIATE")
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # there may be none to undo
            db.execute("ROLLBACK")
        raise
    return result


def _in_the_way(db: sqlite3.Connection, table: TableData) -> tuple[int, str]:
    """The table that made a new one impossible."""
    if table.day is not None:
        found = _rows(
            db,
            "SELECT id, game FROM tables WHERE game = ? AND day = ? AND private_to = ?",
            table.game,
            table.day,
            table.opener_id,
        )
    else:
        found = _rows(
            db,
            "SELECT id, game FROM tables WHERE channel_id = ? AND private_to IS NULL AND phase IN ('lobby', 'playing')",
            table.channel_id,
        )
    return found[0]["id"], found[0]["game"]


def _rows(db: sqlite3.Connection, sql: str, *values: Any) -> list[sqlite3.Row]:
    return db.execute(sql, values).fetchall()
