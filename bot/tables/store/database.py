"""The database, whatever keeps it: SQLite or, imported only if it is chosen, PostgreSQL; and the Discord
application that it belongs to, as its tables are nothing to another, which is on other servers.
"""

import base64
import binascii
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from bot import HOST_PACKAGES, PROGRAM
from bot.metrics import METRICS
from bot.tables.store.engines import sqlite
from bot.tables.store.files import bytes_of, what_is_foreign, what_is_mixed, what_was_lost
from bot.tables.store.process import ALONE, Process
from bot.tables.store.progress_reports import ReportProgress, report_nothing
from bot.tables.store.session import GOES_ON, Result, Row, Statement, Work
from bot.tables.store.store_errors import StoreClosed, StoreError

if TYPE_CHECKING:
    from bot.tables.store.engines.postgres import PostgresEngine, PostgresReader


DatabaseUrl = Path | str
"""A file of SQLite's, or the address of a PostgreSQL database, which begins with postgresql://."""


Engine: TypeAlias = "sqlite.SqliteEngine | PostgresEngine | PostgresReader"
"""The engine behind the database; all have the same methods, and everything they raise about themselves is a
`StoreError`.
"""


class Database:
    def __init__(self, engine: Engine, process: Process = ALONE) -> None:
        self.name = engine.name
        """The name by which the host knows it."""
        self.process = process
        """This process, as one of those that share it."""
        self._engine = engine
        self._closed = False
        self._now: Callable[[], float] = lambda: 0.0
        self._on_failure: Callable[[float], None] = lambda _: None
        self._on_recovery: Callable[[], None] = lambda: None
        self._begun: dict[int, float] = {}
        """The start times of attempts that have not ended yet; the oldest first."""
        self._attempts = 0
        self._failing_from: int | None = None
        """The first attempt that was begun after one was seen to fail. What was begun before that, and went well, says
        nothing about the database as it is now.
        """

    async def close(self) -> None:
        """Close the database after all work that was begun before."""
        self._closed = True
        await self._engine.close()

    def watch(
        self, now: Callable[[], float], on_failure: Callable[[float], None], on_recovery: Callable[[], None]
    ) -> None:
        """Call `on_failure` when a piece of work fails, with the time of `now` since when nobody may have got any
        further; and `on_recovery` when something was written again.
        """
        self._now, self._on_failure, self._on_recovery = now, on_failure, on_recovery

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        with self._attempt(writes=False):
            return await self._engine.rows(sql, *values)

    async def rows_beside(self, sql: str, *values: Any) -> Sequence[Row]:
        """Return rows for a page: however many are read for them, no move waits for that. What was committed before is
        in them.
        """
        with self._attempt(writes=False):
            return await self._engine.rows_beside(sql, *values)

    async def write(self, sql: str, *values: Any) -> None:
        await self.transaction(lambda db: db.do(sql, *values))

    async def transaction(self, work: Work[Result]) -> Result:
        """Do `work` and commit."""
        with self._attempt(writes=True):
            return await METRICS.commits.timed(self._engine.commit(work))

    async def change(self, statements: Sequence[Statement]) -> bool:
        """Execute these statements and commit, unless the first changes nothing; return whether it has changed
        something. On a server that is one round trip.
        """
        with self._attempt(writes=True):
            return await METRICS.commits.timed(self._engine.change(statements))

    async def integrity_faults(self, report: ReportProgress = report_nothing) -> list[str]:
        """Return what is wrong with the database, whatever is kept in it."""
        with self._attempt(writes=False):
            return await self._engine.faults(report)

    @contextmanager
    def _attempt(self, *, writes: bool) -> Iterator[None]:
        """Note whether the database takes the work that is done in this context."""
        if self._closed:
            raise StoreClosed(f"The database {self.name} is closed: the bot is stopping.")
        self._attempts = number = self._attempts + 1
        self._begun[number] = self._now()
        try:
            yield
        except StoreError:
            if self._failing_from is None:
                self._failing_from = self._attempts + 1
                self._on_failure(next(iter(self._begun.values())))
            raise
        finally:
            del self._begun[number]
        if writes and self._failing_from is not None and number >= self._failing_from:
            self._failing_from = None
            self._on_recovery()


async def open_engine(url: DatabaseUrl) -> Engine:
    """Open the engine of the database, as `Store.open`."""
    if isinstance(url, str):
        return await _postgres().PostgresEngine.open(url)
    return await sqlite.SqliteEngine.open(url)


async def open_reader(url: DatabaseUrl) -> Engine:
    """Open the database to read: everything is of one moment, even while the bot runs."""
    if isinstance(url, str):
        return await _postgres().PostgresReader.open(url)
    return await sqlite.SqliteEngine.open_to_read(url)


async def run_beside(url: DatabaseUrl, work: Work[Result]) -> Result:
    """Do `work`, also while a bot uses the database."""
    if isinstance(url, str):
        return await _postgres().run_beside(url, work)
    return await sqlite.run_beside(url, work)


def _postgres() -> ModuleType:
    """Import the engine only if it is chosen: few need it, and it may not be installed."""
    try:
        from bot.tables.store.engines import postgres
    except ModuleNotFoundError as error:
        raise StoreError(f"A PostgreSQL database needs the package asyncpg: {HOST_PACKAGES}.") from error
    return postgres


def application_of(token: str) -> int | None:
    """Return the application's id, the first part of a token. None if it is not written like one."""
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4))
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdigit() and len(text) <= 19 else None


async def check_application(url: DatabaseUrl, application_id: int) -> None:
    """Raise `StoreError` if another application's bot has used the database. Nothing is changed."""
    if isinstance(url, Path) and (
        not url.is_file() or what_was_lost(url) or what_is_mixed(url) or what_is_foreign(url)
    ):
        return  # SQLite would delete or take up a log that may hold the last moves
    try:
        row = await run_beside(url, lambda db: db.row("SELECT application_id FROM bot"))
    except StoreError:
        return  # an older version has none, and what else is wrong is told when the database is opened
    require_application(None if row is None else row[0], application_id)


def require_application(known: int | None, application_id: int) -> None:
    """Raise `StoreError` if the application whose bot has used the database is another one."""
    if known not in (None, application_id):
        raise StoreError(
            f"This database belongs to the application {known}, and DISCORD_TOKEN is of {application_id}: put the right"
            f" token into .env, or hand the database over with `{PROGRAM} run --accept-application`."
        )


async def registered(database: Database) -> tuple[int | None, str]:
    """Return the application that the database belongs to, and the digest of its synced commands."""
    [row] = await database.rows("SELECT application_id, commands_hash FROM bot")
    return row["application_id"], row["commands_hash"]


async def server_version(database: Database) -> str:
    """Return the version of PostgreSQL."""
    [(version,)] = await database.rows("SELECT current_setting('server_version')")
    return version


async def stored_bytes(database: Database, url: DatabaseUrl) -> int:
    """Return the bytes that the database takes."""
    if isinstance(url, Path):
        return bytes_of(url)
    [(size,)] = await database.rows("SELECT pg_database_size(current_database())")
    return size


async def note_application(database: Database, application_id: int) -> None:
    await database.write(
        "UPDATE bot SET application_id = ? WHERE coalesce(application_id, 0) <> ?", application_id, application_id
    )


async def open_tables(database: Database) -> dict[tuple[str, str], int]:
    """Count the open tables of this process, by game and phase."""
    rows = await database.rows(
        f"SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') AND {GOES_ON}"  # noqa: S608
        " AND (CAST(?1 AS BIGINT) IS NULL OR holder = ?1) GROUP BY game, phase",
        database.process.number,
    )
    return {(game, phase): count for game, phase, count in rows}
