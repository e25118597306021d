"""The tables on a PostgreSQL server. Transactions run beside each other, on the connections of a pool."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, NamedTuple, Self

import asyncpg

from bot.tables.store.engines.postgres_server import (
    A_DAY,
    ANSWERED_WITHIN,
    CONNECT_WITHIN,
    LINE_ERRORS,
    Connection,
    Lock,
    PostgresSession,
    closed,
    connected,
    in_one,
    name_of,
    prepare,
    require_own_session,
    translated,
    translated_errors,
)
from bot.tables.store.engines.postgres_setup import end_members, require_upgraded, upgrade
from bot.tables.store.progress_reports import ReportProgress, report_counts
from bot.tables.store.session import Result, Row, Statement, Work, change_all
from bot.tables.store.store_errors import AnswerLost, Collided, StoreError
from bot.tables.store.uncancelled import uncancelled

_MOST_CONNECTIONS = 8
_MOST_COLLISIONS = 5
"""The collisions after which a piece of work counts as a failure of the database."""
_AFTER_COLLISION = 0.1
"""Seconds in which the other one may go on."""


class Fence(NamedTuple):
    """What each transaction of one of several processes must pass: others may have taken over what it had."""

    sql: str
    """A query that finds a row as long as this process may write, and keeps it so until the transaction ends."""
    refused: Callable[[], StoreError]
    """Returns what is raised if it finds none."""
    leave: Callable[[], Awaitable[None]]
    """Called after the last transaction."""


class PostgresEngine:
    def __init__(self, url: str, lock: Lock, pool: asyncpg.Pool) -> None:
        self.name = name_of(url)
        self.fence: Fence | None = None
        """None if there is no other process."""
        self._url = url
        self._lock = lock
        self._pool = pool
        self._beside = asyncio.Semaphore(_MOST_CONNECTIONS // 2)
        """Pages leave the other connections of the pool to moves."""
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: str) -> Self:
        async with opening(url, lock := Lock(url)) as connection:
            async with connection.transaction():
                await upgrade(url, connection)
                # By its lock it knows that no member is left.
                await end_members(connection, [row[0] for row in await connection.fetch("SELECT id FROM members")])
            return await cls.with_pool(url, lock)

    @classmethod
    async def with_pool(cls, url: str, lock: Lock) -> Self:
        """Return the engine of a database that is locked and upgraded."""
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=_MOST_CONNECTIONS,
            timeout=CONNECT_WITHIN,
            command_timeout=ANSWERED_WITHIN,
            statement_cache_size=500,  # about as many as there are
            init=partial(prepare, settings=lock.settings),
            reset=_nothing_to_reset,
        )
        return cls(url, lock, pool)

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        # Any other statement changes something.
        if self.fence is not None and not sql.startswith(("SELECT", "WITH")):
            return await self.commit(lambda db: db.rows(sql, *values))
        async with self._connection() as db:
            return await db.fetch(translated(sql), *values)

    async def rows_beside(self, sql: str, *values: Any) -> Sequence[Row]:
        async with self._beside:
            return await self.rows(sql, *values)

    async def commit(self, work: Work[Result]) -> Result:
        async def attempt() -> Result:
            async with self.transaction() as db:
                return await work(PostgresSession(db))

        return await self._committed(attempt)

    async def change(self, statements: Sequence[Statement]) -> bool:
        """Execute all in one statement, which commits by itself."""
        fence = None if self.fence is None else self.fence.sql
        sql = in_one(tuple(statement[0] for statement in statements), fence)

        async def attempt() -> bool:
            async with self._connection() as db:
                with suppress(asyncpg.DivisionByZeroError), self._answer_lost(db):
                    await db.execute(sql, *(value for statement in statements for value in statement[1:]))
                    return True
            async with self.transaction():
                return False  # it still may write: the first has changed nothing

        return await self._committed(attempt)

    async def faults(self, report: ReportProgress) -> list[str]:
        async with self._connection() as db:
            return await faults_found(db, report)

    async def close(self) -> None:
        await self._idle.wait()
        if self.fence is not None:
            await self.fence.leave()
        try:
            async with asyncio.timeout(CONNECT_WITHIN):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()
        await self._lock.close()

    async def _committed(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        self._running += 1
        self._idle.clear()
        return await uncancelled(self._until_it_does_not_collide(attempt))

    async def _until_it_does_not_collide(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        try:
            for _ in range(_MOST_COLLISIONS):
                with suppress(Collided):
                    return await attempt()
                await asyncio.sleep(_AFTER_COLLISION)
            return await attempt()
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        async with self._connection() as db:
            try:
                if self.fence is None:
                    await db.execute("BEGIN")
                elif await db.execute(f"BEGIN; {self.fence.sql}") != "SELECT 1":
                    raise self.fence.refused()
                yield db
            except BaseException as error:
                with suppress(asyncpg.InterfaceError):  # the line is gone, and the connection with it
                    # After a statement that took too long, the connection does not know yet.
                    if db.is_in_transaction() or isinstance(error, TimeoutError):
                        await db.execute("ROLLBACK")
                raise
            with self._answer_lost(db):
                answer = await db.execute("COMMIT")
            # A statement may have failed without an error here.
            if answer != "COMMIT":
                raise StoreError(f"The database {self.name} has undone what was to be saved.")

    @contextmanager
    def _answer_lost(self, db: Connection) -> Iterator[None]:
        try:
            yield
        except LINE_ERRORS as error:
            with suppress(asyncpg.InterfaceError):
                db.terminate()
            said = f"The database {self.name} did not answer ({error}): what was to be saved may have been."
            raise AnswerLost(said) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        with translated_errors(self._url):
            await self._lock.require()
            async with self._pool.acquire(timeout=ANSWERED_WITHIN) as db:
                yield db


@asynccontextmanager
async def opening(url: str, lock: Lock) -> AsyncIterator[Connection]:
    """Yield the connection with the lock, which is given back if the database cannot be opened."""
    try:
        with translated_errors(url):
            yield await lock.require()
    except BaseException:
        await lock.close()
        raise


class PostgresReader:
    """A database that is only read, as of one moment, on one connection."""

    def __init__(self, url: str, db: Connection) -> None:
        self.name = name_of(url)
        self._url = url
        self._db = db
        self._using = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Self:
        with translated_errors(url):
            db = await connected(url)
            try:
                await require_own_session(url, db)
                await db.execute("SET idle_in_transaction_session_timeout = 0")
                await db.transaction(isolation="repeatable_read", readonly=True).start()
                await require_upgraded(url, db)
            except BaseException:
                db.terminate()
                raise
            return cls(url, db)

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        with translated_errors(self._url):
            async with self._using:
                return await self._db.fetch(translated(sql), *values)

    rows_beside = rows

    async def commit(self, work: Work[Result]) -> Result:
        """Do the work; the server refuses whatever would change something."""
        with translated_errors(self._url):
            async with self._using:
                return await work(PostgresSession(self._db))

    async def change(self, statements: Sequence[Statement]) -> bool:
        return await self.commit(lambda db: change_all(db, statements))

    async def faults(self, report: ReportProgress) -> list[str]:
        with translated_errors(self._url):
            async with self._using:
                return await faults_found(self._db, report)

    async def close(self) -> None:
        await closed(self._db)


async def run_beside(url: str, work: Work[Result]) -> Result:
    """Do a piece of work, also while a bot uses the database."""
    with translated_errors(url):
        db = await connected(url)
        try:
            async with db.transaction():
                return await work(PostgresSession(db))
        finally:
            await closed(db)


async def _nothing_to_reset(_: Any) -> None:
    """Reset nothing: what belongs to a transaction ends with it."""


_MOST_FAULTS = 10


async def faults_found(db: Connection, report: ReportProgress) -> list[str]:
    return [fault async for fault in _faults(db, report)][:_MOST_FAULTS]


async def _faults(db: Connection, report: ReportProgress) -> AsyncIterator[str]:
    """Read every row, so that the server tells which of them are damaged."""
    invalid = await db.fetch(
        "SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid"
        " WHERE relnamespace = current_schema()::regnamespace AND NOT indisvalid"
    )
    for (index,) in invalid:
        yield f"the index {index} is not valid"
    found = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename")
    tables = [name for (name,) in found]
    report_count = report_counts(len(tables), report)
    for done, name in enumerate(tables, 1):
        try:
            async with db.transaction():
                await db.execute(f'SELECT sum(length(CAST(one AS text))) FROM "{name}" AS one', timeout=A_DAY)  # noqa: S608
        except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.InternalServerError) as error:
            yield f"{name}: {error}"
        report_count(done)
    references = await db.fetch(
        "SELECT conrelid::regclass::text AS name, attname FROM pg_constraint"
        " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f' ORDER BY 1"
    )
    for name, column in references:
        strays = (
            f'SELECT 1 FROM "{name}" WHERE "{column}" IS NOT NULL'  # noqa: S608
            f' AND NOT EXISTS (SELECT 1 FROM tables WHERE id = "{column}") LIMIT {_MOST_FAULTS}'
        )
        for _ in await db.fetch(strays, timeout=A_DAY):
            yield f"a row of {name} without its table"
