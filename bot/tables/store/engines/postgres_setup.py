"""Making and upgrading the tables of a PostgreSQL database."""

import logging
from collections.abc import Awaitable, Callable, Collection

from bot.tables.store.engines.postgres_server import A_DAY, Connection, name_of
from bot.tables.store.migration_steps import (
    FRAME,
    Done,
    Migrations,
    is_newer,
    missing,
    note_done,
    refuse_too_old,
    steps_of,
)
from bot.tables.store.store_errors import NotUpgraded, StoreError

log = logging.getLogger(__name__)

_SEEN_AT = (
    "SELECT system_identifier || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '/'"
    " || (SELECT oid FROM pg_database WHERE datname = current_database()) || '/'"
    " || CAST(CAST('tables' AS regclass) AS oid) FROM pg_control_system()"
)
"""Another one for whatever is restored from a backup: of the database, as its tables are made anew; of the whole
server, as its log begins anew; or for a copy that the server itself has made.
"""
_OTHER_MARKS = (
    "UPDATE tables SET mark = substr(md5(random() || '/' || id), 1, 6), shown_version = 0"
    " WHERE phase IN ('lobby', 'playing')"
)

NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
"""The server's clock."""

_IS_OURS = (
    "SELECT count(*) = 4 FROM pg_attribute"
    " WHERE (attrelid = to_regclass('storage') AND attname IN ('version', 'seen_at'))"
    " OR (attrelid = to_regclass('tables') AND attname IN ('guild_id', 'snapshot'))"
)
_FOREIGN_TABLE = (
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')"
    " AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') ORDER BY relname LIMIT 1"
)
"""A query for tables of another program; those of the server's extensions are in nobody's way."""


def steps() -> Migrations:
    return steps_of("postgres")


async def upgrade(
    url: str, connection: Connection, check: Callable[[str, Connection], Awaitable[None]] | None = None
) -> None:
    """Upgrade in this transaction: a step that fails leaves the database as it was. `check`: called before any step,
    and refuses it while others use the database.
    """
    done = await require_known(url, connection)
    if check is not None and missing(steps(), done):
        await check(url, connection)
    if await make(connection, done) and done:
        log.info("the database was upgraded")
    # A restored backup's: see `sqlite.py`.
    seen_at = await connection.fetchval(_SEEN_AT)
    if await connection.fetchval("SELECT seen_at FROM storage") != seen_at:
        await connection.execute(_OTHER_MARKS)
        await connection.execute("UPDATE storage SET seen_at = $1", seen_at)


async def make(connection: Connection, done: Done) -> bool:
    """Do the missing steps; return whether there were any."""
    wanted = missing(steps(), done)
    for step in wanted:
        await connection.execute(step.sql, timeout=A_DAY)
        noted = note_done(step) if step.feature else f"UPDATE storage SET version = {step.number}"  # noqa: S608
        await connection.execute(noted)
    return bool(wanted)


async def require_upgraded(url: str, connection: Connection) -> Done:
    done = await require_known(url, connection)
    if missing(steps(), done):
        raise NotUpgraded(
            f"The database {name_of(url)} was not yet used by this version of the bot: start the bot once."
        )
    return done


async def require_known(url: str, connection: Connection) -> Done:
    if not await connection.fetchval(_IS_OURS):
        if (table := await connection.fetchval(_FOREIGN_TABLE)) is not None:
            raise StoreError(
                f"The database {name_of(url)} belongs to another program, as it has the table {table}, and was left"
                " as it is: make one for this bot with createdb, and name that."
            )
        return {}
    has_features = await connection.fetchval("SELECT to_regclass('feature_steps') IS NOT NULL")
    of_features = await connection.fetch("SELECT feature, number FROM feature_steps") if has_features else ()
    done = {FRAME: await connection.fetchval("SELECT version FROM storage"), **dict(of_features)}
    refuse_too_old(name_of(url), done, steps())
    if is_newer(done, steps()):
        raise StoreError(
            f"The database {name_of(url)} was written by a newer version of the bot: update the bot, or stop it and put"
            " a backup from before the upgrade in the database's place."
        )
    return done


async def end_members(db: Connection, numbers: Collection[int | None], kept: float = 0.0) -> None:
    """End these members, once none of their transactions is left, and free all that they owned. `kept`: seconds before
    others claim their shards.
    """
    await db.execute("DELETE FROM members WHERE id = ANY ($1::bigint[])", numbers)
    await db.execute(
        "WITH left_over AS (UPDATE tables SET holder = NULL WHERE holder = ANY ($1::bigint[])"
        " AND phase IN ('lobby', 'playing') RETURNING guild_id) UPDATE shard_owners SET news = news + 1"
        " WHERE (shards, shard) IN (SELECT DISTINCT count, (guild_id >> 22) % count FROM left_over,"
        " (SELECT DISTINCT shards FROM shard_owners) AS counts (count))",
        numbers,
    )
    await db.execute(
        f"UPDATE shard_owners SET member = NULL, free_since = {NOW} + $2 WHERE member = ANY ($1::bigint[])",  # noqa: S608
        numbers,
        kept,
    )
