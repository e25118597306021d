"""Tables in the file: each is a snapshot and a log of moves, committed together if nobody else has changed the file."""

import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any, Self, TypeVar

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import FORGOTTEN, Change, Move, Phase, TableData
from bot.tables.steps.timing import next_call
from bot.tables.store.database import Database, DatabaseUrl, Engine, open_engine, open_reader
from bot.tables.store.messages import Messages
from bot.tables.store.people import PEOPLE, SITS, SITS_AS, key_or_nobody, keys_of
from bot.tables.store.process import ALONE, Process
from bot.tables.store.resuming import SavedTime, ShardTime, write_time
from bot.tables.store.session import GOES_ON, NOTE_NEWS, Row, Session, Statement, change_all, note_news
from bot.tables.store.snapshot import StoredTable, decode, is_lesson, name_nobody, snapshot_of, unpacked
from bot.tables.store.store_errors import AnswerLost, StoreError
from bot.tables.store.stored import Stored
from bot.tables.store.table_rows import (
    ENDED_IN,
    MOVES_OF,
    OPENING,
    Limits,
    OwnTable,
    move_added,
    note_opened,
    people_noted,
    read_moves,
    require_room,
    rows_changed,
)

Key = TypeVar("Key")


class StaleVersion(Exception):
    """Raised if the file holds another version of the table than the change was made from."""


@dataclass(eq=False)
class ChannelTaken(Exception):
    table_id: int
    game: str


class OpenDeadline(msgspec.Struct, frozen=True):
    """An open table that has a deadline."""

    id: int
    guild_id: int
    touched_at: float
    deadline: float


class Store(Database):
    def __init__(self, engine: Engine, features: Sequence[Stored], process: Process = ALONE) -> None:
        super().__init__(engine, process)
        self.features = features
        """The features that take part in its transactions."""
        self.parts = {feature.part.feature: feature.part for feature in features if feature.part is not None}
        """What features know of a table, by their names."""
        self.messages = Messages(self)
        self.left: set[int] = set()
        """The servers that the bot has left: their public tables are set aside."""
        self._shown: dict[int, int] = {}

    @classmethod
    async def open(cls, url: DatabaseUrl, features: Sequence[Stored]) -> Self:
        """Open the database. Raise `StoreError` with a plain sentence if it cannot be used or another bot uses it."""
        return await cls.opened(await open_engine(url), features)

    @classmethod
    async def opened(cls, engine: Engine, features: Sequence[Stored], process: Process = ALONE) -> Self:
        """Begin with a database that is open. `process`: this one, if several share it."""
        store = cls(engine, features, process)
        try:
            await name_nobody(store)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def open_to_read(cls, url: DatabaseUrl, features: Sequence[Stored]) -> Self:
        """Open the database to read, as `open_reader`."""
        return cls(await open_reader(url), features)

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
        """Store a new table, and return it with its number. The database allows one open table per channel; `Refused`
        if that would be more open tables than there may be.
        """
        limits, mark = limits or Limits(), secrets.token_bytes(3).hex()

        async def work(db: Session) -> TableData:
            await db.lock_subject(OPENING)
            for feature in self.features:
                await feature.opening(db, table)
            if (there := await _in_the_way(db, table)) is not None:
                await require_room(db, table, limits)  # or another table would have to make room for nothing
                raise ChannelTaken(*there)
            columns: dict[str, Any] = {
                "game": table.game,
                "guild_id": table.guild_id,
                "channel_id": table.channel_id,
                "phase": table.phase,
                "version": table.version,
                "state_version": state_version,
                "snapshot": "",
                "deadline": table.deadline,
                "call_at": next_call(table),
                "touched_at": table.touched_at,
                "private_to": FORGOTTEN if table.private else None,  # until the opener has a key
                "computer_to_move": computer_to_move,
                "mark": mark,
                "holder": self.process.number if self.would_own(table) else None,
            }
            [(number,)] = await db.rows(
                f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))}) RETURNING id",  # noqa: S608
                *columns.values(),
            )
            opened = msgspec.structs.replace(table, id=number, mark=mark)
            await require_room(db, table, limits)
            await note_opened(db, opened)
            await db.do("UPDATE tables SET snapshot = ? WHERE id = ?", snapshot_of(opened), number)
            if table.private:
                owner = f"UPDATE tables SET private_to = {key_or_nobody()} WHERE id = ?"  # noqa: S608
                await db.do(owner, table.opener_id, table.guild_id, number)
            for feature in self.features:
                await feature.opened(db, opened)
            for move in log:
                await db.do(*move_added(opened.id, move))
            if not self.would_own(table):
                await note_news(db, table.guild_id)
            return opened

        try:
            return await self.transaction(work)
        except AnswerLost:
            if (table_id := await self._opened(table.opener_id, mark)) is None:
                raise StoreError(f"The database {self.name} has not opened a table.") from None
            return msgspec.structs.replace(table, id=table_id, mark=mark)

    async def _opened(self, opener_id: int, mark: str) -> int | None:
        """Return the number of the table with this mark, if it was opened; wait for whoever may still be opening it."""

        async def work(db: Session) -> Row | None:
            await db.lock_subject(OPENING)
            theirs = f"SELECT table_id FROM openers WHERE person IN {keys_of('?1', 'NULL')}"  # noqa: S608
            return await db.row(f"SELECT id FROM tables WHERE id IN ({theirs}) AND mark = ?2", opener_id, mark)  # noqa: S608

        found = await self.transaction(work)
        return None if found is None else found["id"]

    async def commit(self, before: TableData, change: Change, state_version: int, computer_to_move: bool) -> bool:
        """Store the change, and return whether this process owns the table from now on. Raise `StaleVersion` if the
        file no longer has the open table as it was before, and `AnswerLost` only if nobody can say what was stored.
        """
        table = change.table
        is_owned, snapshot = self.would_own(table), snapshot_of(table)
        come = people_noted(table, before.seats)
        hidden = table.private and not before.private
        to_opener = f", private_to = {key_or_nobody('?11', '?12')}" if hidden else ""
        statements: list[Statement] = [
            (
                "UPDATE tables SET version = ?2, phase = ?3, state_version = ?4, snapshot = ?5, deadline = ?6,"  # noqa: S608
                f" computer_to_move = ?7, touched_at = ?8, holder = ?9, call_at = ?10{to_opener}"
                " WHERE id = ?1 AND version + 1 = ?2 AND phase IN ('lobby', 'playing')",
                table.id,
                table.version,
                table.phase,
                state_version,
                snapshot,
                table.deadline,
                computer_to_move,
                table.touched_at,
                self.process.number if is_owned else None,
                next_call(table),
                *((table.opener_id, table.guild_id) if hidden else ()),
            ),
            *come,
            *rows_changed(before, table),
            *(move_added(table.id, move) for move in change.log),
        ]
        if not is_owned:
            statements.append((NOTE_NEWS, table.guild_id))

        async def step_by_step(db: Session) -> bool:
            if not await change_all(db, statements):
                return False
            for feature in self.features:
                for number, (old, new) in enumerate(zip(before.seats, table.seats, strict=False)):
                    if old.user_id != new.user_id and new.presence.taken_over is not None:
                        await feature.seat_taken(db, before, table, number)
                if not table.is_open:
                    await feature.ended(db, change)
            return True

        # A new person's row must be there before what refers to it, so that is more than one statement on a server.
        at_once = table.is_open and not come

        async def attempt() -> bool:
            return await (self.change(statements) if at_once else self.transaction(step_by_step))

        for feature in () if table.is_open else self.features:
            await feature.ending(change)
        try:
            is_saved = await attempt()
        except AnswerLost:
            is_saved = await self._again(attempt, table, snapshot)
        if not is_saved:
            raise StaleVersion
        return is_owned

    async def _again(self, attempt: Callable[[], Awaitable[bool]], table: TableData, snapshot: str) -> bool:
        """Try again to store a change whose COMMIT was not answered: that waits if the server is still at the first
        attempt; and if it has not even begun, it will find another version. Return whether it is stored.
        """
        where = "id = ? AND version = ? AND snapshot = ?"
        try:
            if await attempt():
                return True
            return bool(await self.rows(f"SELECT 1 FROM tables WHERE {where}", table.id, table.version, snapshot))  # noqa: S608
        except StoreError as error:
            raise AnswerLost(str(error)) from error

    def would_own(self, table: TableData) -> bool:
        """Return whether this process would own the table after a change: a public one is the shard owner's, a private
        one that of the last process to change it.
        """
        return table.private or self.has(table.guild_id)

    def owns(self, row: StoredTable) -> bool:
        """Return whether this process owns the table, and so runs its alarms and computers."""
        if row.private_to is None and row.guild_id in self.left:
            return False
        return self.process.number in (None, row.owner)

    def has(self, guild_id: int) -> bool:
        """Return whether this process has that server, and all its public tables."""
        return guild_id not in self.left and self.process.has(guild_id)

    async def version_of(self, table_id: int) -> int | None:
        """Return the stored version. None if there is no such table."""
        rows = await self.rows("SELECT version FROM tables WHERE id = ?", table_id)
        return rows[0]["version"] if rows else None

    async def load(self, table_id: int) -> StoredTable | None:
        """Load a table; a packed one with its record, unless that is no longer kept."""
        rows = await self.rows(
            "SELECT id, game, phase, version, state_version, touched_at,"  # noqa: S608
            " CASE WHEN coalesce(seat, 0) = 0 THEN CAST(snapshot AS BLOB) END, tables.guild_id, channel_id,"
            " CASE WHEN private_to IS NOT NULL"
            f" THEN coalesce((SELECT user_id FROM people WHERE key = private_to), {FORGOTTEN}) END,"
            f" mark, record, holder, records.rest, seat, {SITS}, {SITS_AS}, seats.rest FROM tables"
            f" LEFT JOIN records ON records.table_id = id LEFT JOIN seats ON seats.table_id = id {PEOPLE}"
            " WHERE id = ? ORDER BY seat",
            table_id,
        )
        if not rows:
            return None
        seats = tuple((user, name, rest) for *_, seat, user, name, rest in rows if seat is not None)
        *columns, _, _, _, _ = rows[0]
        return StoredTable(*columns, seats=seats)

    def decode(self, row: StoredTable, game: AnyGame) -> TableData:
        """Decode a table, with what the features that are there know of it; or raise `Unreadable` or `Refused`."""
        return decode(row, game, self.parts)

    async def require(self, table_id: int) -> StoredTable:
        """Load a table; `Refused` if there is none, or it is quarantined."""
        row = await self.load(table_id)
        if row is None:
            raise Refused("no-such-table")
        if row.phase == Phase.QUARANTINED:
            raise Refused("set-aside")
        return row

    async def moves(self, table_id: int) -> list[Move]:
        """Return the log. `Refused` if it was packed, and its record is no longer kept or damaged."""
        rows = await self.rows(MOVES_OF, table_id)
        if not rows and (row := await self.load(table_id)) is not None and row.is_packed:
            return unpacked(row)[1]
        return read_moves(table_id, rows)

    async def open_table_in(self, channel_id: int) -> int | None:
        rows = await self.rows(
            "SELECT id FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL",
            channel_id,
        )
        return rows[0]["id"] if rows else None

    async def is_newest_in(self, channel_id: int, table_id: int) -> bool:
        """Return whether no table was opened in a channel after this one."""
        sql = "SELECT 1 FROM tables WHERE id > ? AND channel_id = ? AND private_to IS NULL LIMIT 1"
        return not await self.rows(sql, table_id, channel_id)

    async def private_tables(self, user_id: int, game: str, *, lessons: bool = False) -> list[int]:
        """Return a person's private open games of a kind, wherever they were begun, or their lessons; the one last
        touched first.
        """
        sql = (
            "SELECT id, CAST(snapshot AS BLOB) AS snapshot FROM openers JOIN tables ON id = table_id"  # noqa: S608
            f" WHERE person IN {keys_of('?1', 'NULL')} AND private_to = person AND game = ?2"
            " ORDER BY touched_at DESC, id DESC"
        )
        rows = await self.rows(sql, user_id, game)
        return [row["id"] for row in rows if is_lesson(row["snapshot"]) == lessons]

    async def open_tables_of(self, guild_id: int) -> list[tuple[int, str, int]]:
        """Return number, game and channel of each open table of a server, except private ones."""
        rows = await self.rows(
            "SELECT id, game, channel_id FROM tables WHERE guild_id = ? AND phase IN ('lobby', 'playing')"
            " AND private_to IS NULL ORDER BY id",
            guild_id,
        )
        return [(row["id"], row["game"], row["channel_id"]) for row in rows]

    async def own_tables(self, user_id: int) -> list[OwnTable]:
        """Return all open tables that count for this person, on all servers."""
        rows = await self.rows(
            "SELECT id, id || '.' || mark, game, tables.guild_id, channel_id, private_to IS NOT NULL FROM openers"  # noqa: S608
            f" JOIN tables ON id = table_id WHERE person IN {keys_of('?1', 'NULL')} AND {GOES_ON} ORDER BY id",
            user_id,
        )
        return [OwnTable(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def ended_in(self, guild_id: int, channel_id: int) -> list[int]:
        """Return the games that ended last in this channel."""
        return [row["id"] for row in await self.rows(ENDED_IN, guild_id, channel_id)]

    async def finished(self, user_id: int, game: str, most: int) -> int:
        """Return how many games of this kind, `most` at most, this person has played to their end."""
        keys = keys_of("?1", "NULL")
        over = "seats JOIN tables ON id = table_id WHERE game = ?2 AND phase = 'over'"
        sql = f"SELECT 1 FROM {over} AND person IN {keys} AND person > {FORGOTTEN} LIMIT ?3"  # noqa: S608
        return len(await self.rows_beside(sql, user_id, game, most))

    async def all_open(self) -> list[int]:
        rows = await self.rows("SELECT id FROM tables WHERE phase IN ('lobby', 'playing') ORDER BY id")
        return [row["id"] for row in rows]

    async def open_of_other_versions(self, versions: Mapping[str, int], most: int) -> list[int]:
        """Return open tables of these games, `most` at most, whose state another version of the game has stored."""
        others = " OR ".join(["(game = ? AND state_version <> ?)"] * len(versions))
        sql = f"SELECT id FROM tables WHERE phase IN ('lobby', 'playing') AND ({others}) ORDER BY id LIMIT ?"  # noqa: S608
        return [row["id"] for row in await self.rows(sql, *chain.from_iterable(versions.items()), most)]

    async def all_aside(self) -> list[tuple[int, str]]:
        """Return number and game of each quarantined table."""
        return [
            (row["id"], row["game"]) for row in await self.rows("SELECT id, game FROM tables WHERE phase = 'aside'")
        ]

    async def quarantine(self, table_id: int) -> bool:
        """Quarantine a table. False if it is not there any more."""

        async def work(db: Session) -> bool:
            is_there = await db.do(
                "UPDATE tables SET phase = 'aside', deadline = NULL, call_at = NULL, computer_to_move = 0 WHERE id = ?",
                table_id,
            )
            await db.do("DELETE FROM openers WHERE table_id = ?", table_id)
            await db.do("DELETE FROM unpacked WHERE table_id = ?", table_id)
            return bool(is_there)

        return await self.transaction(work)

    async def deadlines(self) -> list[OpenDeadline]:
        rows = await self.rows(
            "SELECT id, guild_id, touched_at, deadline FROM tables"
            " WHERE phase IN ('lobby', 'playing') AND deadline IS NOT NULL"
        )
        return [OpenDeadline(*row) for row in rows]

    async def note_outdated(self, tables: Sequence[int]) -> None:
        """Note that the messages of these tables are out of date."""
        for table_id in tables:
            self._shown.pop(table_id, None)
        outdated, numbers = "UPDATE tables SET shown_version = 0 WHERE id = ?", [(table_id,) for table_id in tables]
        await self.transaction(lambda db: db.do_each(outdated, numbers))

    async def saved_time(self) -> SavedTime:
        """Return the saved time, with the lag up to then: shards that were saved earlier have stood still since."""
        [(table_time,)] = await self.rows("SELECT heartbeat FROM bot")
        rows = await self.rows(
            "SELECT shards, shard, CASE WHEN at IS NULL THEN lag ELSE lag + heartbeat - at END, told"
            " FROM shard_times, bot"
        )
        return SavedTime(table_time, tuple(ShardTime(*row) for row in rows))

    async def heartbeat(self, time: SavedTime) -> None:
        await self.transaction(lambda db: write_time(db, time))
        await self._write_noted()

    def note_shown(self, table_id: int, version: int) -> None:
        """Note the shown version, in memory until the next heartbeat: showing a table once too often does no harm."""
        self._shown[table_id] = version

    async def _write_noted(self) -> None:
        shown, deleted = dict(self._shown), dict(self.messages.deleted)

        async def work(db: Session) -> None:
            await db.do_each(
                "UPDATE tables SET shown_version = ? WHERE id = ?",
                [(version, table_id) for table_id, version in shown.items()],
            )
            await db.do_each(
                "DELETE FROM messages WHERE table_id = ? AND kind = ? AND message_id = ?",
                [(*about, message_id) for about, message_id in deleted.items()],
            )

        if shown or deleted:
            await self.transaction(work)
            _remove_written(self._shown, shown)
            _remove_written(self.messages.deleted, deleted)

    async def commands_hash(self) -> str:
        return (await self.rows("SELECT commands_hash FROM bot"))[0]["commands_hash"]

    async def set_commands_hash(self, digest: str) -> None:
        await self.write("UPDATE bot SET commands_hash = ?", digest)


async def _in_the_way(db: Session, table: TableData) -> tuple[int, str] | None:
    """Return number and game of a table that makes a new one impossible."""
    if table.private:
        return None
    where = "channel_id = ? AND private_to IS NULL AND phase IN ('lobby', 'playing')"
    row = await db.row(f"SELECT id, game FROM tables WHERE {where}", table.channel_id)  # noqa: S608
    return None if row is None else (row["id"], row["game"])


def _remove_written(noted: dict[Key, int], written: Mapping[Key, int]) -> None:
    """Drop what was written, but keep what has changed meanwhile."""
    for key, value in written.items():
        if noted.get(key) == value:
            del noted[key]
