"""Migrations: the database gets every step once, and keeps what is in it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.parts import find_stored
from bot.tables.store import files
from bot.tables.store.files import migrations
from bot.tables.store.migration_steps import FRAME, Migration, Migrations, newest
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from tests.tables.offline_bot import tamper
from tests.tables.test_files import version
from tests.traces import rows

NEWEST = newest(migrations())[FRAME]


def migrate(file: Path, steps: Migrations) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as opened:
        files.migrate(opened, steps)


def and_then(sql: str) -> Migrations:
    return [*migrations(), Migration(FRAME, NEWEST + 1, sql)]


def schema(file: Path) -> set[tuple[str, str]]:
    return {*rows(file, "SELECT name, sql FROM sqlite_schema")}


def columns(file: Path) -> set[tuple[object, ...]]:
    names = [name for (name,) in rows(file, "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")]
    kinds = ("table_info", "index_xinfo")
    return {(name, *row) for name in names for kind in kinds for row in rows(file, f"PRAGMA {kind}({name})")}


async def test_the_file_of_the_first_release_gets_the_schema_of_a_new_one_by_taking_every_step_once(file: Path) -> None:
    new = file.with_name("new.sqlite3")
    shutil.copyfile(Path(__file__).parents[1] / "releases" / "0.9.0.sqlite3", file)
    for path in (file, new) * 2:
        await (await Store.open(path, find_stored())).close()
    assert (version(file), columns(file)) == (version(new), columns(new))


async def test_a_file_from_before_the_first_release_is_refused(file: Path) -> None:
    tamper(file, "CREATE TABLE tables (id INTEGER PRIMARY KEY, guild_id, snapshot)")
    tamper(file, "PRAGMA user_version = 21")
    with pytest.raises(StoreError) as refused:
        await Store.open(file, find_stored())
    assert str(refused.value) == (
        f"The database {file} is older than version 0.9.0: run that version on it once, and then this one again."
    )
    assert version(file) == 21


async def test_a_failing_migration_leaves_the_file_as_it_was(file: Path) -> None:
    migrate(file, migrations())
    before = schema(file)
    with pytest.raises(sqlite3.Error):
        migrate(file, and_then("CREATE TABLE half (a); DROP TABLE moves; CREATE TABLE half (b);"))
    assert (schema(file), version(file)) == (before, NEWEST)
    migrate(file, and_then("CREATE TABLE whole (a);"))
    assert version(file) == NEWEST + 1
