"""The database grows up step by step, and what was in it stays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.tables import database
from bot.tables.database import StoreError, migrations
from bot.tables.store import Store
from tests.tables.house import ALICE, BOB, housed, legal, to_move


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as other:
        return other.execute("PRAGMA user_version").fetchone()[0]


def schema(file: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as other:
        return set(other.execute("SELECT name, sql FROM sqlite_schema"))


async def migrate(file: Path, steps: list[str]) -> None:
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        await database.migrate(connection, steps)


async def test_a_new_file_takes_every_step(file: Path) -> None:
    await (await Store.open(file)).close()
    assert version(file) == len(migrations()) >= 2


async def test_steps_already_taken_are_not_taken_again(file: Path) -> None:
    await (await Store.open(file)).close()
    before = schema(file)
    await (await Store.open(file)).close()
    assert schema(file) == before


@pytest.mark.parametrize("taken", range(1, len(migrations())))
async def test_a_file_of_every_older_version_comes_to_the_same_schema_with_its_rows(file: Path, taken: int) -> None:
    await migrate(file, migrations()[:taken])
    with closing(sqlite3.connect(file)) as old:
        old.execute("INSERT INTO player_settings (user_id, pings) VALUES (7, 0)")
        old.commit()
    store = await Store.open(file)
    assert not await store.player_pings(7)
    await store.close()
    new = file.with_name("new.sqlite3")
    await (await Store.open(new)).close()
    assert schema(file) == schema(new)


async def test_a_step_that_fails_leaves_the_file_as_it_was_before_it(file: Path) -> None:
    await migrate(file, migrations())
    before = schema(file)
    with pytest.raises(sqlite3.Error):
        await migrate(file, [*migrations(), "CREATE TABLE half (a); DROP TABLE moves; CREATE TABLE half (b);"])
    assert (schema(file), version(file)) == (before, len(migrations()))
    await migrate(file, [*migrations(), "CREATE TABLE whole (a);"])
    assert version(file) == len(migrations()) + 1


async def test_a_running_game_goes_on_after_the_steps(file: Path) -> None:
    async with housed(file, pause=3600) as house:
        before = (await house.game(ALICE, BOB)).data
    await migrate(file, [*migrations(), "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"])
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA user_version = {len(migrations())}")
    async with housed(file, pause=3600) as house:
        table = await house.hall.find(before.id)
        assert table.data == before
        await house.act(table, to_move(table)[1], legal(table))


async def test_a_file_of_a_newer_bot_is_left_alone(file: Path) -> None:
    await (await Store.open(file)).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    with pytest.raises(StoreError, match="newer version of the bot: update the bot"):
        await Store.open(file)
    assert version(file) == len(migrations()) + 1
