"""The database, whatever keeps it: SQLite or, imported only if it is chosen, PostgreSQL; and the Discord
application that it belongs to, as its tables are nothing to another, which is on other servers.
"""

import base64
import binascii
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from bot.metrics import METRICS
from bot.tables.store.database_health import DatabaseHealth
from bot.tables.store.engines.sqlite import SqliteEngine
from bot.tables.store.files import what_is_mixed, what_was_lost
from bot.tables.store.session import Cluster, Engine, Members, Result, Row, Session, Work
from bot.tables.store.store_errors import StoreClosed, StoreError

if TYPE_CHECKING:
    from bot.tables.store.engines.postgres import PostgresEngine


Place = Path | str
"""A file of SQLite's, or the address of a PostgreSQL database, which begins with postgresql://."""


class Database:
    def __init__(self, engine: Engine) -> None:
        self.attempts = DatabaseHealth()
        self.name = engine.name
        """As the host knows it."""
        self.members: Members | None = engine.members
        """None if one process has all tables."""
        self._engine = engine
        self._closed = False

    @classmethod
    async def open(cls, place: Place, cluster: Cluster | None = None) -> Self:
        """Open the database. Raise `StoreError` with a plain sentence if it cannot be used or another bot uses it; with
        a `cluster`, only its processes may.
        """
        if isinstance(place, str):
            return cls(await _postgres().open(place, cluster))
        if cluster is not None:
            raise StoreError(
                f"Several processes cannot use the file {place} at once: move it to a PostgreSQL server with"
                " `python -m bot move-database`, or run one process for all shards."
            )
        return cls(await SqliteEngine.open(place))

    @classmethod
    async def open_to_read(cls, place: Place) -> Self:
        """Open it to read: everything is of one moment, even while the bot runs."""
        engine = _postgres().open_to_read(place) if isinstance(place, str) else SqliteEngine.open_to_read(place)
        return cls(await engine)

    async def close(self) -> None:
        """Close it after all work that was begun before."""
        self._closed = True
        await self._engine.close()

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        if self._closed:
            raise self._is_closed()
        return await self.attempts.of(self._engine.rows(sql, *values), writes=False)

    async def write(self, sql: str, *values: Any) -> None:
        async def work(db: Session) -> None:
            await db.do(sql, *values)

        await self.transaction(work)

    async def transaction(self, work: Work[Result]) -> Result:
        """Do `work` and commit."""
        if self._closed:
            raise self._is_closed()
        return await self.attempts.of(METRICS.commits.timed(self._engine.commit(work)), writes=True)

    def _is_closed(self) -> StoreClosed:
        return StoreClosed(f"The database {self.name} is closed: the bot is stopping.")


async def run_beside(place: Place, work: Work[Result]) -> Result:
    """Do `work`, also while a bot uses the database."""
    return await (
        _postgres().run_beside(place, work) if isinstance(place, str) else SqliteEngine.run_beside(place, work)
    )


def _postgres() -> "type[PostgresEngine]":
    """Import the engine only if it is chosen: few need it, and it may not be installed."""
    try:
        from bot.tables.store.engines.postgres import PostgresEngine
    except ModuleNotFoundError as error:
        raise StoreError(
            "A PostgreSQL database needs the package asyncpg: run `python -m pip install -r requirements.txt`."
        ) from error
    return PostgresEngine


def application_of(token: str) -> int | None:
    """Return the application's id, the first part of a token. None if it is not written like one."""
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4))
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdigit() and len(text) <= 19 else None


async def check_application(place: Place, application_id: int) -> None:
    """Raise `StoreError` if another application's bot has used the database. Nothing is changed."""
    if isinstance(place, Path) and (not place.is_file() or what_was_lost(place) or what_is_mixed(place)):
        return  # SQLite would delete or take up a log that may hold the last moves
    try:
        row = await run_beside(place, lambda db: db.row("SELECT application_id FROM bot"))
    except StoreError:
        return  # an older version has none, and what else is wrong is told when the database is opened
    known = None if row is None else row[0]
    if known not in (None, application_id):
        raise StoreError(
            f"This database belongs to the application {known}, and DISCORD_TOKEN is of {application_id}: put the right"
            " token into .env, or hand the database over with `python -m bot run --accept-application`."
        )


async def note_application(database: Database, application_id: int) -> None:
    await database.write(
        "UPDATE bot SET application_id = ? WHERE coalesce(application_id, 0) <> ?", application_id, application_id
    )
