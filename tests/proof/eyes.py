"""Reads a database from outside, whichever engine keeps it, without the bot's own code."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class OnFile:
    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path)

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
