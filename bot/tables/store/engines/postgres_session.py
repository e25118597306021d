"""A piece of work on PostgreSQL, statement by statement."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import asyncpg

from bot.tables.store.session import Row

Connection = asyncpg.Connection

_PARTS = re.compile(r"'[^']*'|\?(?P<number>\d*)|CAST\((?P<text>[\w.]+) AS BLOB\)")


class PostgresSession:
    """A session on a connection that is in a transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return await self._db.fetch(translated(sql), *values)

    async def row(self, sql: str, *values: Any) -> Row | None:
        return await self._db.fetchrow(translated(sql), *values)

    async def do(self, sql: str, *values: Any) -> int:
        status = await self._db.execute(translated(sql), *values)
        return int(status.rpartition(" ")[2])

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        await self._db.executemany(translated(sql), rows)

    async def lock_subject(self, subject: str) -> None:
        await self._db.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", subject)


@cache
def translated(sql: str) -> str:
    """Write placeholders as `$1`, `$2` and so on."""
    count = 0

    def part(found: re.Match[str]) -> str:
        nonlocal count
        if found["text"]:
            return f"convert_to({found['text']}, 'UTF8')"
        if found["number"] is None:
            return found[0]
        count += 1
        return f"${found['number'] or count}"

    return _PARTS.sub(part, sql)
