"""The database, whatever keeps it: SQLite or, imported only if it is chosen, PostgreSQL."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from bot.tables.store.engines.sqlite import SqliteEngine
from bot.tables.store.errors import StoreClosed
from bot.tables.store.session import Engine, Result, Row, Session, Work


class Database:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Raises `StoreError` with a plain sentence if it cannot be used or another bot uses it."""
        return cls(await SqliteEngine.open(path))

    @classmethod
    async def open_to_read(cls, path: Path) -> Self:
        """Everything read is of one moment, even while the bot runs."""
        return cls(await SqliteEngine.open_to_read(path))

    async def close(self) -> None:
        """After all work that was begun before."""
        self._closed = True
        await self._engine.close()

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return await self._usable().rows(sql, *values)

    async def write(self, sql: str, *values: Any) -> None:
        async def work(db: Session) -> None:
            await db.do(sql, *values)

        await self.transaction(work)

    async def transaction(self, work: Work[Result]) -> Result:
        """Does `work` and commits."""
        return await self._usable().commit(work)

    def _usable(self) -> Engine:
        if self._closed:
            raise StoreClosed(f"The database {self._engine.name} is closed: the bot is stopping.")
        return self._engine
