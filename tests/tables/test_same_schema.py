"""Both databases have the same tables, columns and indexes, and their steps have the same numbers."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from bot.tables.store.engines.postgres_setup import steps
from bot.tables.store.files import migrations, script
from tests.postgres import Server, rows

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
FRACTIONS = {("daily_results", "score")}
"""SQLite keeps a number with a fraction in a column of whole numbers, too."""

Ask = Callable[..., list[tuple[Any, ...]]]


@pytest.fixture
def sqlite() -> Iterator[Ask]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(script(migrations()))
        yield lambda sql, *values: db.execute(sql, values).fetchall()


@pytest.fixture
def server(postgres_server: Server) -> Ask:
    return lambda sql, *values: rows(postgres_server.address(postgres_server.template), sql, *values)


def tables(sqlite: Ask) -> list[str]:
    found = sqlite("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    return [name for (name,) in found]


def test_tables_and_columns_are_the_same(sqlite: Ask, server: Ask) -> None:
    wanted = []
    for table in tables(sqlite):
        for _, name, kind, required, default, key in sqlite(f"PRAGMA table_info({table})"):
            there = "double precision" if (table, name) in FRACTIONS else TYPES[kind]
            wanted.append((table, name, there, bool(required or key), default))
    found = server(
        "SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'storage' ORDER BY CAST(table_name AS text) COLLATE \"C\","
        " ordinal_position"
    )
    assert [(*row[:4], row[4] and row[4].removesuffix("::text")) for row in found] == wanted


def test_all_text_is_compared_by_its_bytes(server: Ask) -> None:
    asked = (
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        " AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'"
    )
    assert server(asked) == []


def test_keys_are_the_same(sqlite: Ask, server: Ask) -> None:
    wanted = set()
    for table in tables(sqlite):
        columns = sqlite(f"PRAGMA table_info({table})")
        wanted.add((table, b"p", *(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])))
        wanted |= {(table, b"f", row[3], row[6]) for row in sqlite(f"PRAGMA foreign_key_list({table})")}
    found = server(
        "SELECT conrelid::regclass::text, contype, array_agg(attname::text ORDER BY array_position(conkey, attnum)),"
        " confdeltype FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)"
        " WHERE contype IN ('p', 'f') AND connamespace = 'public'::regnamespace GROUP BY pg_constraint.oid"
    )
    on_delete = {b"a": ("NO ACTION",), b"c": ("CASCADE",), b" ": ()}
    assert {(table, kind, *columns, *on_delete[ends]) for table, kind, columns, ends in found} == wanted


def test_each_step_is_there_for_both() -> None:
    assert [step[:2] for step in steps()] == [step[:2] for step in migrations()]
