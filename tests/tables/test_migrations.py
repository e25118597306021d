"""The database grows up step by step, and what was in it stays."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.core.errors import Refused
from bot.tables import database
from bot.tables.daily import DailyBook
from bot.tables.database import StoreError, migrations
from bot.tables.settings import PlayerSettings, SettingsBook
from bot.tables.store import Store
from tests.tables.house import ALICE, BOB, CAROL, CHANNEL, DAVE, housed, legal, to_move

OLD_COLUMNS = (
    "id, game, guild_id, channel_id, phase, version, state_version, snapshot, deadline, computer_to_move,"
    " shown_version, touched_at"
)


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
    assert await SettingsBook(store).of_player(7) == PlayerSettings(pings=False)
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


async def test_games_running_before_there_were_private_tables_go_on(file: Path) -> None:
    """A file of version 2, with a running game and a lobby."""
    async with housed(file, pause=3600) as house:
        running, lobby = (await house.game(ALICE, BOB)).data, (await house.lobby(CAROL, channel=CHANNEL + 1)).data
    with closing(sqlite3.connect(file)) as made:
        tables = made.execute(f"SELECT {OLD_COLUMNS} FROM tables").fetchall()  # noqa: S608
        moves = made.execute("SELECT * FROM moves").fetchall()
    old = file.with_name("old.sqlite3")
    await migrate(old, migrations()[:2])
    with closing(sqlite3.connect(old)) as other:
        tables = [tuple(map(as_it_was, row)) for row in tables]
        marks = ", ".join("?" * len(tables[0]))
        other.executemany(f"INSERT INTO tables ({OLD_COLUMNS}) VALUES ({marks})", tables)  # noqa: S608
        other.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", moves)
        other.commit()
    async with housed(old, pause=3600) as house:
        table = await house.hall.find(running.id)
        assert table.data == running
        assert not table.data.private
        await house.act(table, to_move(table)[1], legal(table))
        await house.join(await house.hall.find(lobby.id), DAVE)
        with pytest.raises(Refused, match="channel-taken"):
            await house.lobby(DAVE)
        assert await DailyBook(house.hall.store).seed("junk", "2026-01-01")
    assert version(old) == len(migrations())


def as_it_was(value: object) -> object:
    """A snapshot as version 2 wrote it; of every other column the value."""
    if not isinstance(value, str) or not value.startswith("{"):
        return value
    fields = json.loads(value)
    del fields["private"], fields["day"]
    for seat in fields["seats"]:
        del seat["hints"]
    return json.dumps(fields)
