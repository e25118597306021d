"""Reads a database from outside, whichever engine keeps it, on a connection of its own."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.cli.check import table_faults
from bot.games import find_game
from bot.parts import find_stored
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.people import PEOPLE, SITS, SITS_AS
from bot.tables.store.snapshot import StoredTable
from bot.tables.store.store import Store


class OnFile:
    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path)
        self._file.execute("PRAGMA cache_size = -64")  # what is measured may run in this process

    def rows(self, sql: str, *values: Any) -> Sequence[Any]:
        return self._file.execute(sql, values).fetchall()

    def row(self, sql: str, *values: Any) -> Sequence[Any]:
        """Return the first one, empty if there is none."""
        return self._file.execute(sql, values).fetchone() or ()

    def close(self) -> None:
        self._file.close()


class OnServer:
    """On a connection that has an event loop of its own, as whoever looks does not wait in theirs."""

    def __init__(self, address: str) -> None:
        import asyncpg

        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._db = self._done(asyncpg.connect(address))

    def rows(self, sql: str, *values: Any) -> Sequence[Any]:
        from bot.tables.store.engines.postgres_server import translated

        return [tuple(row) for row in self._done(self._db.fetch(translated(sql), *values))]

    def row(self, sql: str, *values: Any) -> Sequence[Any]:
        from bot.tables.store.engines.postgres_server import translated

        return tuple(self._done(self._db.fetchrow(translated(sql), *values)) or ())

    def close(self) -> None:
        self._done(self._db.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _done(self, work: Any) -> Any:
        async def wait() -> Any:
            return await work

        return asyncio.run_coroutine_threadsafe(wait(), self._loop).result()


_STORED = (
    "SELECT id, game, phase, version, state_version, touched_at, snapshot, mark, seat,"  # noqa: S608
    f" {SITS}, {SITS_AS} FROM tables LEFT JOIN seats ON seats.table_id = id {PEOPLE} WHERE {{}} ORDER BY id, seat"
)


def stored_table(eyes: "OnFile | OnServer", which: str, value: int) -> StoredTable | None:
    """Return a table that has not been packed."""
    rows = eyes.rows(_STORED.format(which), value)
    if not rows:
        return None
    *stored, mark = rows[0][:8]
    seats = tuple((user, name, "{}") for *_, seat, user, name in rows if _[0] == stored[0] and seat is not None)
    return StoredTable(*stored, mark=mark, seats=seats)


async def check_faults(place: DatabaseUrl) -> list[str]:
    """What `python -m bot check` finds."""
    store = await Store.open_to_read(place, find_stored())
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()
