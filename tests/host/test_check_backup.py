"""`check` and `backup` as a host runs them: processes of their own beside a bot that plays on."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.host.command import bot
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, OfflineBot, legal, running_bot, tamper, to_move


@pytest.fixture
async def house(file: Path) -> AsyncIterator[OfflineBot]:
    """A game under way and a lobby, in a bot that runs."""
    async with running_bot(file, pause=3600) as house:
        table = await house.game(ALICE, BOB)
        for _ in range(20):
            await house.act(table, to_move(table)[1], legal(table))
        await house.lobby(ALICE, channel=CHANNEL + 1)
        yield house


async def plays_on(house: OfflineBot) -> None:
    table = await house.tables.in_channel(CHANNEL)
    while True:
        await house.act(table, to_move(table)[1], legal(table))
        if not table.data.is_open:
            table = await house.game(ALICE, BOB)
        await asyncio.sleep(0)


async def test_faults_are_reported_table_by_table(house: OfflineBot) -> None:
    await house.game(ALICE, BOB, channel=7)
    await house.game(ALICE, BOB, channel=8)
    tamper(house.path, "DELETE FROM moves WHERE table_id = 1 AND number = 20")
    tamper(house.path, "UPDATE tables SET snapshot = 'x' WHERE id = 3")
    tamper(house.path, "UPDATE tables SET game = 'chess' WHERE id = 4")
    checked = await bot(house.path, "check")
    assert checked.returncode == 1
    _, _, *tables = checked.stdout.splitlines()
    assert tables[0] == "Tables: table 1: its log has 21 entries where its snapshot wants 22."
    assert tables[1].startswith("Tables: table 3: its snapshot cannot be decoded")
    assert tables[2] == "Tables: table 4: the bot has no game called chess."


async def test_a_missing_database_is_reported_and_not_created(file: Path) -> None:
    checked = await bot(file, "check")
    assert checked.returncode == 1
    assert f"There is no database {file}" in checked.stdout
    saved = await bot(file, "backup", "copy.sqlite3")
    assert saved.returncode == 78
    assert saved.stderr == f"There is no database {file}: the bot makes it when it first starts.\n"
    assert list(file.parent.iterdir()) == []


async def test_a_damaged_database_is_reported_by_both(file: Path) -> None:
    async with running_bot(file) as house:
        for channel in range(60):
            await house.lobby(1000 + channel, BOB, channel=channel)
        zeroed = house.rows(
            "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name IN ('tables', 'seats')"
        )
    for page, size in zeroed:
        content = file.read_bytes()
        file.write_bytes(content[: (page - 1) * size] + b"\0" * size + content[page * size :])
    checked = await bot(file, "check")
    assert checked.returncode == 1
    assert checked.stderr == ""
    assert len(checked.stdout.splitlines()) >= 2
    saved = await bot(file, "backup", "copy.sqlite3")
    assert saved.returncode == 78
    [told] = saved.stderr.splitlines()
    assert told.startswith(f"The database {file} is damaged (database disk image is malformed): put a backup in its")
    assert list(file.parent.glob("*copy*")) == []


async def test_no_backup_is_made_of_what_can_be_copied_but_is_wrong(house: OfflineBot) -> None:
    with closing(sqlite3.connect(house.path, isolation_level=None)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("UPDATE tables SET phase = 'lost' WHERE id = 2")
    saved = await bot(house.path, "backup", "copy.sqlite3")
    assert saved.returncode == 78
    assert "is damaged (CHECK constraint failed in tables): no backup was made of it" in saved.stderr
    assert not house.path.with_name("copy.sqlite3").exists()


async def test_a_backup_made_while_the_bot_plays_is_consistent(house: OfflineBot) -> None:
    playing = asyncio.create_task(plays_on(house))
    saved = await bot(house.path, "backup", "copy.sqlite3")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert (saved.returncode, saved.stderr) == (0, "")
    assert "checked" in saved.stdout
    copy = house.path.with_name("copy.sqlite3")
    assert (await bot(copy, "check")).stdout.splitlines()[2].startswith("Tables: 2 open, each")
    assert sorted(file.name for file in house.path.parent.glob("*copy*")) == ["copy.sqlite3"]


async def test_a_bot_plays_on_from_a_backup(house: OfflineBot) -> None:
    table = await house.tables.in_channel(CHANNEL)
    await bot(house.path, "backup", "copy.sqlite3")
    async with running_bot(house.path.with_name("copy.sqlite3"), pause=3600) as other:
        again = await other.tables.in_channel(CHANNEL)
        assert (again.data.state, again.data.moves, again.data.epochs) == (
            table.data.state,
            table.data.moves,
            table.data.epochs,
        ), "but for deadlines: the time in which no bot ran on this file does not count"
        await other.act(again, to_move(again)[1], legal(again))


async def test_an_existing_file_is_replaced_only_with_force(house: OfflineBot) -> None:
    copy = house.path.with_name("copy.sqlite3")
    copy.write_text("precious")
    refused = await bot(house.path, "backup", "copy.sqlite3")
    assert refused.returncode == 2
    assert "copy.sqlite3 is there already" in refused.stderr
    assert copy.read_text() == "precious"
    assert (await bot(house.path, "backup", "copy.sqlite3", "--force")).returncode == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


async def test_a_database_in_use_is_never_replaced(house: OfflineBot) -> None:
    before = house.rows("SELECT count(*) FROM moves")
    refused = await bot(house.path, "backup", house.path.name, "--force")
    assert refused.returncode == 2
    assert "is a database that is being used" in refused.stderr
    assert house.rows("SELECT count(*) FROM moves") == before


async def test_a_full_disk_leaves_the_old_backup_and_no_half_of_a_new_one(house: OfflineBot) -> None:
    copy = house.path.with_name("copy.sqlite3")
    copy.write_text("yesterday's")
    refused = await bot(house.path, "backup", "copy.sqlite3", "--force", room=16384)
    assert refused.returncode == 75
    assert refused.stderr.startswith("The backup copy.sqlite3 was not made")
    assert len(refused.stderr.splitlines()) == 1
    assert copy.read_text() == "yesterday's"
    assert sorted(file.name for file in house.path.parent.glob("*copy*")) == ["copy.sqlite3"]


async def test_only_its_owner_can_read_a_backup(house: OfflineBot) -> None:
    await bot(house.path, "backup", "copy.sqlite3")
    assert stat.S_IMODE(house.path.with_name("copy.sqlite3").stat().st_mode) == 0o600
