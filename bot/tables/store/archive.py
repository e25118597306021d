"""Packing of what has ended, and dropping of what need not be kept: each call is a small piece of that."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

from bot.core.game import AnyGame
from bot.tables.steps.model import Phase, Unreadable
from bot.tables.store.resuming import UNPOSTED_FOR
from bot.tables.store.session import Session
from bot.tables.store.snapshot import StoredTable, decode_stateless, pack, unpacked
from bot.tables.store.store import Store
from bot.tables.store.stored import Stored
from bot.tables.store.table_rows import MOVES_OF, delete_tables, read_moves
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

_AT_ONCE = 25
"""The number of records deleted at once."""

# The plus keeps SQLite from going through all tables to find unpacked ones. A day's deal is taken for as long as
# its table is there, and unposted closing pictures come first.
_READY = (
    "SELECT id FROM unpacked JOIN tables ON id = +table_id WHERE ready_at <= ?1"
    " AND (shown_version >= version OR touched_at <= ?2) AND (day IS NULL OR day < ?3) ORDER BY ready_at LIMIT 1"
)
"""A table that can be packed or deleted now."""


class Archive:
    def __init__(
        self,
        store: Store,
        find_game: Callable[[str], AnyGame],
        dropped: Callable[[Iterable[int]], None],
        keep_records: float | None,
    ) -> None:
        """Keep records for so many seconds after the end of the game; None is for ever. `dropped` is called with the
        tables that were packed or deleted.
        """
        self._store = store
        self._find_game = find_game
        self._dropped = dropped
        self._keep_records = keep_records

    async def pack_some(self, now: float, today: str) -> bool:
        """Pack one that ended some time ago, or delete it if it was never played or was given up; `today` is the UTC
        day, YYYY-MM-DD. Return False if none is left. A long game is packed in a thread of its own, so that nobody
        waits for the database's; one that changes meanwhile is left for the next time.
        """
        found = await self._store.rows(_READY, now, now - UNPOSTED_FOR, today)
        row = await self._store.load(found[0]["id"]) if found else None
        if row is None:
            return False
        rows = await self._store.rows(MOVES_OF, row.id)
        goes = False
        with suppress(Unreadable):
            table = decode_stateless(row, self._store.parts)
            goes = table.is_given_up or (table.phase is Phase.CLOSED and table.is_unused)
        packed = None if goes else await asyncio.to_thread(_packed, self._store, self._find_game, row, rows)
        if await self._store.transaction(lambda db: _put(db, self._store.features, row, packed, goes=goes)):
            self._store.messages.drop([row.id])
            self._dropped([row.id])
        return True

    async def rewrite_some(self) -> bool:
        """Write a record anew that version 0.9.0 has written, from the newest down. Return False if none is left. What
        cannot be read, or played by the rules of today, stays as it is.
        """
        older = (
            "SELECT table_id FROM records WHERE table_id <= (SELECT older_up_to FROM bot) AND rest IS NULL"
            " ORDER BY table_id DESC LIMIT 1"
        )
        if not (found := await self._store.rows(older)):
            return False
        [(table_id,)] = found
        row = await self._store.load(table_id)
        packed = None if row is None else await asyncio.to_thread(_packed, self._store, self._find_game, row)

        async def work(db: Session) -> None:
            if packed is not None:
                await db.do("UPDATE records SET record = ?, rest = ? WHERE table_id = ?", *packed, table_id)
                await db.do("UPDATE seats SET rest = '{}' WHERE table_id = ?", table_id)
            await db.do("UPDATE bot SET older_up_to = ?", table_id - 1)

        await self._store.transaction(work)
        return True

    async def drop_some(self, now: float) -> bool:
        """Delete records that need not be kept any longer. Return False if none is left."""
        if self._keep_records is None:
            return False
        until = now - self._keep_records

        async def work(db: Session) -> list[int]:
            sql = f"SELECT table_id FROM records WHERE ended_at < ? ORDER BY ended_at LIMIT {_AT_ONCE}"  # noqa: S608
            numbers = [(table_id,) for (table_id,) in await db.rows(sql, until)]
            await db.do_each("DELETE FROM records WHERE table_id = ?", numbers)
            await db.do_each("UPDATE seats SET rest = '{}' WHERE table_id = ?", numbers)
            return [table_id for (table_id,) in numbers]

        old = await self._store.transaction(work)
        self._dropped(old)
        return bool(old)


def _packed(
    store: Store, find_game: Callable[[str], AnyGame], row: StoredTable, rows: Sequence[Any] = ()
) -> tuple[bytes, str] | None:
    """Pack a table; None for what is damaged, or the rules of today do not know: it stays as it is. A packed one, which
    has no log, is packed anew.
    """
    try:
        game = find_game(row.game)
        moves = unpacked(row)[1] if row.is_packed else read_moves(row.id, rows)
        return pack(store.decode(row, game), game, moves)
    except Exception as error:  # a damaged table may fail in any way
        log.warning("table %s is not packed: %s", row.id, error)
        return None


async def _put(
    db: Session, features: Sequence[Stored], row: StoredTable, packed: tuple[bytes, str] | None, *, goes: bool
) -> bool:
    """Delete the table, or store what was made; False if the table has changed since it was read. A record replaces the
    log, and of the messages only those stay that could still be edited or deleted.
    """
    same = "SELECT 1 FROM tables WHERE id = ? AND version = ? AND CAST(snapshot AS BLOB) = ?"
    if await db.row(same, row.id, row.version, row.snapshot) is None:
        return False
    await db.do("DELETE FROM unpacked WHERE table_id = ?", row.id)
    if goes:
        await delete_tables(db, features, [row.id])
    if packed is not None:
        ended = (row.id, row.touched_at, *packed)
        await db.do("INSERT INTO records (table_id, ended_at, record, rest) VALUES (?, ?, ?, ?)", *ended)
        await db.do("DELETE FROM moves WHERE table_id = ?", row.id)
        await db.do("DELETE FROM messages WHERE table_id = ? AND kind NOT IN ('table', 'leftover')", row.id)
        await db.do("UPDATE tables SET snapshot = '' WHERE id = ?", row.id)
    return True


async def drop_old_rows(store: Store, today: str) -> bool:
    """Delete some of the features' rows that are too old. Return False if none are left."""
    of_features = [kept for feature in store.features for kept in feature.of_days]
    for table, key, days in of_features:
        first = date.fromisoformat(today) - timedelta(days=days)
        some = f"SELECT {key} FROM {table} WHERE day < '{first}' LIMIT 500"  # noqa: S608
        if await uncancelled(store.rows(f"DELETE FROM {table} WHERE ({key}) IN ({some}) RETURNING 1")):  # noqa: S608
            return True
    return False
