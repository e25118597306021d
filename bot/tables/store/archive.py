"""Packs what has ended, and drops what need not be kept: each call is a small piece of that, in one transaction."""

import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

import msgspec

from bot.tables.steps.model import OPEN_PHASES, Phase, TableData
from bot.tables.store.packing import pack, rest_of
from bot.tables.store.pieces import PieceSize
from bot.tables.store.results_log import MOVES_OF, read_moves
from bot.tables.store.seats import delete_tables, seat_rows
from bot.tables.store.snapshot import StoredTable, decode_stateless, encode
from bot.tables.store.store import OWED_FOR, Store

log = logging.getLogger(__name__)

PACKED_AFTER = 3600.0
"""Seconds after its end. By then everything has been shown, and nearly nobody presses anything."""

_COLUMNS = "id, game, phase, version, state_version, touched_at, CAST(snapshot AS BLOB)"
"""A damaged snapshot may not even be text."""

_READY = (
    "(touched_at <= :ended AND (shown_version >= version OR touched_at <= :owed) AND (day IS NULL OR day < :today))"
)
"""A day's deal is taken for as long as its table is there, and what is owed to a channel is shown first."""

_ENDED = (
    f"SELECT {_COLUMNS} FROM unpacked CROSS JOIN tables ON id = table_id"  # noqa: S608
    f" WHERE {_READY} LIMIT :most"
)
"""CROSS, or SQLite might go through all tables to find those that are unpacked."""
_OLDER = (
    f"SELECT {_COLUMNS}, {_READY} FROM tables WHERE id > :counted AND id <= :up_to"  # noqa: S608
    " AND id NOT IN (SELECT table_id FROM unpacked) ORDER BY id DESC LIMIT :most"
)


class Archive:
    def __init__(self, store: Store, dropped: Callable[[Iterable[int]], None], keep_records: float | None) -> None:
        """`dropped` is told of the tables that are packed or deleted: whoever holds one must drop it. Records are kept
        for so many seconds after the end of the game; None is for ever.
        """
        self._store = store
        self._dropped = dropped
        self._keep_records = keep_records
        self._piece = PieceSize()

    async def pack_some(self, now: float, today: str) -> bool:
        """Those that ended some time ago, and then those that ended before there was packing; `today` is the UTC day,
        YYYY-MM-DD. False: none is left.
        """
        now_is = {"ended": now - PACKED_AFTER, "owed": now - OWED_FOR, "today": today}

        def work(db: sqlite3.Connection) -> list[StoredTable]:
            self._piece.begin()
            values = {**now_is, "most": self._piece.size}
            done: list[StoredTable] = []
            for row in db.execute(_ENDED, values).fetchall():
                stored = StoredTable(*row)
                _pack(db, stored)
                db.execute("DELETE FROM unpacked WHERE table_id = ?", (stored.id,))
                done.append(stored)
                if not self._piece.goes_on():
                    break
            done = done or _pack_older(db, values, self._piece.goes_on)
            self._piece.end()
            return done

        done = await self._store.transaction(work)
        packed = [stored.id for stored in done if stored.phase not in OPEN_PHASES]
        self._store.messages.drop(packed)
        self._dropped(packed)
        return bool(done)

    async def drop_some(self, now: float) -> bool:
        """Records that need not be kept any longer. False: none is left."""
        if self._keep_records is None:
            return False
        until = now - self._keep_records

        def work(db: sqlite3.Connection) -> list[int]:
            self._piece.begin()
            old = "SELECT table_id FROM records WHERE ended_at < ? ORDER BY ended_at LIMIT ?"
            done: list[int] = []
            for (table_id,) in db.execute(old, (until, self._piece.size)).fetchall():
                db.execute("DELETE FROM records WHERE table_id = ?", (table_id,))
                db.execute("UPDATE seats SET rest = '{}' WHERE table_id = ?", (table_id,))
                done.append(table_id)
                if not self._piece.goes_on():
                    break
            self._piece.end()
            return done

        old = await self._store.transaction(work)
        self._dropped(old)
        return bool(old)


def _pack_older(db: sqlite3.Connection, values: Mapping[str, object], goes_on: Callable[[], bool]) -> list[StoredTable]:
    """From the newest downwards, as far as their results are counted: for that the snapshots are needed. Returns all
    that were looked at.
    """
    [(up_to, counted)] = db.execute("SELECT unpacked_up_to, uncounted_up_to FROM bot").fetchall()
    done: list[StoredTable] = []
    for *columns, is_ready in db.execute(_OLDER, {**values, "up_to": up_to, "counted": counted}).fetchall():
        stored = StoredTable(*columns)
        if is_ready:
            _pack(db, stored)
        elif stored.phase in (Phase.OVER, Phase.CLOSED):
            _put_seats(db, stored)
            db.execute("INSERT INTO unpacked (table_id, ended_at) VALUES (?, ?)", (stored.id, stored.touched_at))
        done.append(stored)
        if not goes_on():
            break
    if up_to > counted:
        db.execute("UPDATE bot SET unpacked_up_to = ?", (done[-1].id - 1 if done else counted,))
    return done


def _pack(db: sqlite3.Connection, stored: StoredTable) -> None:
    """What is damaged stays as it is, and is not looked at again."""
    if stored.is_packed or stored.phase in OPEN_PHASES:
        return
    if stored.phase == Phase.ASIDE:
        _put_seats(db, stored)
        return
    try:
        table = decode_stateless(stored)
        if table.phase is Phase.CLOSED and table.is_unused:
            delete_tables(db, [stored.id])
            return
        _put_seats(db, stored)
        record = pack(table, read_moves(stored.id, db.execute(MOVES_OF, (stored.id,)).fetchall()))
    except sqlite3.Error:
        raise
    except Exception as error:  # a damaged table may fail in any way
        log.warning("table %s is not packed: %s", stored.id, error)
    else:
        _put_record(db, table, record)


def _put_seats(db: sqlite3.Connection, stored: StoredTable) -> None:
    """A table of an older version has none. What is damaged is left out."""
    with suppress(msgspec.DecodeError):
        table = msgspec.json.decode(stored.snapshot, type=TableData)
        db.executemany(
            "INSERT OR IGNORE INTO seats (table_id, seat, guild_id, user_id, name) VALUES (?, ?, ?, ?, ?)",
            seat_rows(msgspec.structs.replace(table, id=stored.id)),
        )


def _put_record(db: sqlite3.Connection, table: TableData, record: bytes) -> None:
    """Of its messages only those stay that could still be edited or deleted."""
    rests = [(encode(rest_of(seat)).decode(), table.id, number) for number, seat in enumerate(table.seats)]
    db.executemany("UPDATE seats SET rest = ? WHERE table_id = ? AND seat = ?", rests)
    ended = (table.id, table.touched_at, record)
    db.execute("INSERT INTO records (table_id, ended_at, record) VALUES (?, ?, ?)", ended)
    db.execute("DELETE FROM moves WHERE table_id = ?", (table.id,))
    db.execute("DELETE FROM messages WHERE table_id = ? AND kind NOT IN ('table', 'leftover')", (table.id,))
    db.execute("UPDATE tables SET snapshot = '' WHERE id = ?", (table.id,))
