"""What is wrong with a PostgreSQL database, as far as its server tells."""

from collections.abc import AsyncIterator

import asyncpg

from bot.tables.store.engines.postgres_server import A_DAY
from bot.tables.store.engines.postgres_session import Connection
from bot.tables.store.progress_reports import ReportProgress, report_counts

_MOST_FAULTS = 10
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
_REFERENCES = (
    "SELECT conrelid::regclass::text AS name, attname FROM pg_constraint"
    " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f' ORDER BY 1"
)
_INVALID = (
    "SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid"
    " WHERE relnamespace = current_schema()::regnamespace AND NOT indisvalid"
)
_STRAYS = (
    'SELECT 1 FROM "{name}" WHERE "{column}" IS NOT NULL'
    ' AND NOT EXISTS (SELECT 1 FROM tables WHERE id = "{column}") LIMIT {most}'
)


async def faults_found(db: Connection, report: ReportProgress) -> list[str]:
    return [fault async for fault in _faults(db, report)][:_MOST_FAULTS]


async def _faults(db: Connection, report: ReportProgress) -> AsyncIterator[str]:
    """Every row is read; what the server itself finds wrong with one, it tells."""
    for (index,) in await db.fetch(_INVALID):
        yield f"the index {index} is not valid"
    tables = [name for (name,) in await db.fetch(_TABLES)]
    report_count = report_counts(len(tables), report)
    for done, name in enumerate(tables, 1):
        try:
            async with db.transaction():
                await db.execute(f'SELECT sum(length(CAST(one AS text))) FROM "{name}" AS one', timeout=A_DAY)  # noqa: S608
        except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.InternalServerError) as error:
            yield f"{name}: {error}"
        report_count(done)
    for name, column in await db.fetch(_REFERENCES):
        strays = await db.fetch(_STRAYS.format(name=name, column=column, most=_MOST_FAULTS), timeout=A_DAY)
        for _ in strays:
            yield f"a row of {name} without its table"
