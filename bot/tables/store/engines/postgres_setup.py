"""Making and upgrading the tables of a PostgreSQL database."""

import logging

from bot.cluster.members import begin_alone, end, require_no_other
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


async def upgrade(url: str, connection: Connection, *, alone: bool = True) -> None:
    """Upgrade in one transaction: a step that fails leaves the database as it was. Unless it is `alone`, other
    processes may do the same.
    """
    async with connection.transaction():
        if not alone:
            await begin_alone(connection)
        done = await require_known(url, connection)
        if not alone and missing(steps(), done):
            await require_no_other(url, connection)
        if await make(connection, done) and done:
            log.info("the database was upgraded")
        # A restored backup's: see `sqlite.py`.
        seen_at = await connection.fetchval(_SEEN_AT)
        if await connection.fetchval("SELECT seen_at FROM storage") != seen_at:
            await connection.execute(_OTHER_MARKS)
            await connection.execute("UPDATE storage SET seen_at = $1", seen_at)
        if alone:
            # By its lock it knows that no member is left.
            await end(connection, [number for (number,) in await connection.fetch("SELECT id FROM members")])


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
