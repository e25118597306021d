"""What a database holds that leads to somebody."""

import re
import sqlite3
import zlib
from contextlib import closing, suppress
from typing import Any

from bot.tables.store.database import DatabaseUrl
from tests import postgres


def traces(place: DatabaseUrl, user: int, name: str) -> list[tuple[Any, ...]]:
    """Every row with this number or this name in any column, after the name of its table."""
    server = isinstance(place, str)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    found: list[tuple[Any, ...]] = []
    for (table,) in rows(place, tables if server else "SELECT name FROM sqlite_schema WHERE type = 'table'"):
        for row in rows(place, f"SELECT * FROM {table}"):  # noqa: S608
            text = " ".join(map(_readable, row))
            if re.search(rf"(?<![\d.]){user}(?![\d.])|{name}", text):
                found.append((table, *row))
    return found


def rows(place: DatabaseUrl, sql: str, *values: Any) -> list[Any]:
    """Read or change it by another connection."""
    if isinstance(place, str):
        return postgres.rows(place, sql, *values)
    with closing(sqlite3.connect(place)) as file, file:
        return file.execute(sql, values).fetchall()


def _readable(value: Any) -> str:
    if isinstance(value, bytes):
        with suppress(zlib.error):
            value = zlib.decompress(value)
        return f"{value!r} {value.decode(errors='replace')}"
    return str(value)
