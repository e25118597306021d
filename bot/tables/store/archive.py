"""Packing of what has ended, and dropping of what need not be kept: each call is a small piece of that."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import msgspec

from bot.tables.steps.model import OPEN_PHASES, Phase, TableData
from bot.tables.store.database import Database
from bot.tables.store.ratings import ALL_SERVERS
from bot.tables.store.session import Session
from bot.tables.store.shard_ownership import OWED_FOR
from bot.tables.store.snapshot import StoredTable, decode_stateless, encode, pack, rest_of
from bot.tables.store.store import Store
from bot.tables.store.table_rows import ENDED_TABLES, MOVES_OF, PUT_SEAT, delete_tables, read_moves, seat_rows
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

PACKED_AFTER = 3600.0
"""Seconds after its end. By then everything has been shown, and nearly nobody presses anything."""

PIECE_SECONDS, PIECE_TABLES = 0.004, 25
"""How long a piece of work may hold the thread of the database, and how many tables are read for it at once."""

_COLUMNS = "id, game, phase, version, state_version, touched_at, CAST(snapshot AS BLOB)"
"""A damaged snapshot may not even be text."""
_PUT_SEAT = f"{PUT_SEAT} ON CONFLICT DO NOTHING"


class Archive:
    def __init__(self, store: Store, dropped: Callable[[Iterable[int]], None], keep_records: float | None) -> None:
        """Keep records for so many seconds after the end of the game; None is for ever. `dropped` is called with the
        tables that were packed or deleted.
        """
        self._store = store
        self._dropped = dropped
        self._keep_records = keep_records

    async def pack_some(self, now: float, today: str) -> bool:
        """Pack one that ended some time ago, or else queue some of those that ended before there was packing; `today`
        is the UTC day, YYYY-MM-DD. Return False if none is left. A long game is packed in a thread of its own, so that
        nobody waits for the database's; one that changes meanwhile is left for the next time.
        """
        found = await self._store.transaction(lambda db: _ready(db, now, today))
        if found is None:
            return await self._store.transaction(self._put_down_older)
        made = await asyncio.to_thread(_made, *found)
        if await self._store.transaction(lambda db: _put(db, made)) and made.stored.phase not in OPEN_PHASES:
            self._store.messages.drop([made.stored.id])
            self._dropped([made.stored.id])
        return True

    async def _put_down_older(self, db: Session) -> bool:
        """Queue from the newest down to those whose results are not counted yet: for these, the snapshots are
        needed.
        """
        until = time.monotonic() + PIECE_SECONDS
        [(up_to, counted)] = await db.rows("SELECT unpacked_up_to, uncounted_up_to FROM bot")
        older = (
            f"SELECT {_COLUMNS} FROM tables WHERE id > ? AND id <= ?"  # noqa: S608
            f" AND id NOT IN (SELECT table_id FROM unpacked) ORDER BY id DESC LIMIT {PIECE_TABLES}"
        )
        last = None
        for row in await db.rows(older, counted, up_to):
            last = StoredTable(*row)
            if not last.is_packed and last.phase not in OPEN_PHASES:
                await db.do_each(_PUT_SEAT, _seats_of(last))
                if last.phase != Phase.ASIDE:
                    await db.do("INSERT INTO unpacked (table_id, ended_at) VALUES (?, ?)", last.id, last.touched_at)
            if time.monotonic() >= until:
                break
        if up_to > counted:
            await db.do("UPDATE bot SET unpacked_up_to = ?", last.id - 1 if last else counted)
        return last is not None

    async def drop_some(self, now: float) -> bool:
        """Delete records that need not be kept any longer. Return False if none is left."""
        if self._keep_records is None:
            return False
        until = now - self._keep_records

        async def work(db: Session) -> list[int]:
            sql = f"SELECT table_id FROM records WHERE ended_at < ? ORDER BY ended_at LIMIT {PIECE_TABLES}"  # noqa: S608
            numbers = [(table_id,) for (table_id,) in await db.rows(sql, until)]
            await db.do_each("DELETE FROM records WHERE table_id = ?", numbers)
            await db.do_each("UPDATE seats SET rest = '{}' WHERE table_id = ?", numbers)
            return [table_id for (table_id,) in numbers]

        old = await self._store.transaction(work)
        self._dropped(old)
        return bool(old)


class _Made(msgspec.Struct, frozen=True):
    """A table that has ended, as it is to be packed."""

    stored: StoredTable
    seats: Sequence[tuple[Any, ...]]
    table: TableData | None = None
    record: bytes = b""
    """Empty: it stays as it is."""
    is_unused: bool = False


async def _ready(db: Session, now: float, today: str) -> tuple[StoredTable, list[Any]] | None:
    """Return a table that can be packed now, with the rows of its log."""
    # The plus, or SQLite might go through all tables to find those that are unpacked. A day's deal is taken for as long
    # as its table is there, and what is owed to a channel is shown first.
    ended = (
        f"SELECT {_COLUMNS} FROM unpacked JOIN tables ON id = +table_id WHERE touched_at <= ?1"  # noqa: S608
        " AND (shown_version >= version OR touched_at <= ?2) AND (day IS NULL OR day < ?3) LIMIT 1"
    )
    row = await db.row(ended, now - PACKED_AFTER, now - OWED_FOR, today)
    if row is None:
        return None
    stored = StoredTable(*row)
    return stored, list(await db.rows(MOVES_OF, stored.id))


def _made(stored: StoredTable, rows: Sequence[Any]) -> _Made:
    """Pack a table, but leave what is damaged as it is, and do not look at it again."""
    if stored.is_packed or stored.phase in OPEN_PHASES:
        return _Made(stored, ())
    seats = _seats_of(stored)
    if stored.phase == Phase.ASIDE:
        return _Made(stored, seats)
    try:
        table = decode_stateless(stored)
        if table.phase is Phase.CLOSED and table.is_unused:
            return _Made(stored, (), is_unused=True)
        return _Made(stored, seats, table, pack(table, read_moves(stored.id, rows)))
    except Exception as error:  # a damaged table may fail in any way
        log.warning("table %s is not packed: %s", stored.id, error)
        return _Made(stored, seats)


async def _put(db: Session, made: _Made) -> bool:
    """Store what was made; False if the table has changed since it was read. A record replaces the log, and of the
    messages only those stay that could still be edited or deleted.
    """
    await db.lock_subject(ENDED_TABLES)
    stored = made.stored
    same = "SELECT 1 FROM tables WHERE id = ? AND version = ? AND CAST(snapshot AS BLOB) = ?"
    if await db.row(same, stored.id, stored.version, stored.snapshot) is None:
        return False
    await db.do("DELETE FROM unpacked WHERE table_id = ?", stored.id)
    if made.is_unused:
        await delete_tables(db, [stored.id])
    await db.do_each(_PUT_SEAT, made.seats)
    if (table := made.table) is not None:
        rests = [(encode(rest_of(seat)).decode(), table.id, number) for number, seat in enumerate(table.seats)]
        await db.do_each("UPDATE seats SET rest = ? WHERE table_id = ? AND seat = ?", rests)
        ended = (table.id, table.touched_at, made.record)
        await db.do("INSERT INTO records (table_id, ended_at, record) VALUES (?, ?, ?)", *ended)
        await db.do("DELETE FROM moves WHERE table_id = ?", table.id)
        await db.do("DELETE FROM messages WHERE table_id = ? AND kind NOT IN ('table', 'leftover')", table.id)
        await db.do("UPDATE tables SET snapshot = '' WHERE id = ?", table.id)
    return True


def _seats_of(stored: StoredTable) -> Sequence[tuple[Any, ...]]:
    """Return the rows of its seats, which a table of an older version lacks. What is damaged is left out."""
    with suppress(msgspec.DecodeError):
        table = msgspec.json.decode(stored.snapshot, type=TableData)
        return list(seat_rows(msgspec.structs.replace(table, id=stored.id)))
    return ()


async def drop_old_rows(database: Database, today: str) -> bool:
    """Delete a piece. Return False if none is left. Views are kept for two weeks."""
    first_view = (date.fromisoformat(today) - timedelta(days=14)).isoformat()
    for table, key, which in (
        ("daily_tries", "try", f"day < '{today}'"),
        ("rated_pairs", "day, pair", f"day < '{today}'"),
        ("viewers", "user_id, deal", f"day < '{first_view}'"),
        ("ratings", "scope, game, season, user_id", f"scope = {ALL_SERVERS}"),
        ("ledger", "scope, number, line", f"scope = {ALL_SERVERS}"),
    ):
        some = f"SELECT {key} FROM {table} WHERE {which} LIMIT 500"  # noqa: S608
        if await uncancelled(database.rows(f"DELETE FROM {table} WHERE ({key}) IN ({some}) RETURNING 1")):  # noqa: S608
            return True
    return False
