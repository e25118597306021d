"""A PostgreSQL database while it is copied."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.tables.store.engines.postgres_server import A_DAY, Connection, Lock, name_of, translated_errors
from bot.tables.store.engines.postgres_setup import make, require_known, require_upgraded
from bot.tables.store.migration_steps import refuse_taken_out
from bot.tables.store.store_errors import StoreError

Rows = Sequence[Sequence[Any]]

AT_ONCE = 1000
_TABLES = (
    "SELECT tablename FROM pg_tables"
    " WHERE schemaname = current_schema() AND tablename NOT IN ('storage', 'feature_steps')"
    " ORDER BY tablename <> 'tables', tablename"
)
_COLUMNS = (
    "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1"
    " ORDER BY ordinal_position"
)
_NUMBERED = (
    "SELECT table_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name"
)


class MovingServer:
    def __init__(self, url: str, db: Connection) -> None:
        self.name = name_of(url)
        self._db = db

    async def tables(self) -> Mapping[str, Sequence[str]]:
        names = [name for (name,) in await self._db.fetch(_TABLES)]
        return {name: [column for (column,) in await self._db.fetch(_COLUMNS, name)] for name in names}

    async def count(self, table: str) -> int:
        [(count,)] = await self._db.fetch(f'SELECT count(*) FROM "{table}"', timeout=A_DAY)  # noqa: S608
        return count

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        found = await self._db.cursor(f'SELECT {", ".join(columns)} FROM "{table}"')  # noqa: S608
        while rows := await found.fetch(AT_ONCE):
            yield rows

    async def numbers(self) -> Mapping[str, int]:
        """Read the numbers without using one up."""
        found: dict[str, int] = {}
        for (table,) in await self._db.fetch(_NUMBERED):
            sequence = await self._db.fetchval("SELECT pg_get_serial_sequence($1, 'id')", table)
            [(last, is_used)] = await self._db.fetch(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608
            if is_used:
                found[table] = last
        return found

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        await self._db.copy_records_to_table(table, records=rows, columns=columns)

    async def set_number(self, table: str, number: int) -> None:
        await self._db.execute("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", table, number)

    async def keep(self) -> None:
        # Its tables get other marks when it is used: it is a copy, and the original may be used again.
        await self._db.execute("UPDATE storage SET seen_at = 'another place'")


@asynccontextmanager
async def server_to_move(url: str) -> AsyncIterator[MovingServer]:
    async with _alone(url) as db, db.transaction(isolation="repeatable_read", readonly=True):
        refuse_taken_out(name_of(url), await require_upgraded(url, db))
        yield MovingServer(url, db)


@asynccontextmanager
async def new_server(url: str) -> AsyncIterator[MovingServer]:
    """Fill the database in one transaction."""
    async with _alone(url) as db, db.transaction():
        if await require_known(url, db):
            await require_upgraded(url, db)
        else:
            await make(db, {})
        place = MovingServer(url, db)
        for table in await place.tables():
            if table != "bot" and await place.count(table):
                raise StoreError(f"The database {place.name} is not empty: make another one with createdb.")
        await db.execute("DELETE FROM bot")
        yield place


@asynccontextmanager
async def _alone(url: str) -> AsyncIterator[Connection]:
    lock = Lock(url)
    with translated_errors(url):
        try:
            db = await lock.require()
            await db.execute("SET idle_in_transaction_session_timeout = 0")
            await db.execute("SET statement_timeout = 0")
            yield db
        finally:
            await lock.close()
