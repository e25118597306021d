"""`check` and `backup` of what is damaged, and beside a bot that plays on."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.check import check_database
from tests.host.command import bot
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, OfflineBot, legal, running_bot, to_move


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


async def test_a_damaged_database_is_reported_and_no_backup_is_made_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUSE_DATABASE", str(file))
    copy = file.with_name("copy.sqlite3")

    async def refused() -> str:
        assert await asyncio.to_thread(main, ["backup", str(copy)]) == 78
        assert not copy.exists()
        return capsys.readouterr().err

    async with running_bot(file) as house:
        for channel in range(60):
            await house.lobby(1000 + channel, BOB, channel=channel)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("UPDATE tables SET phase = 'lost' WHERE id = 2")
        [(page, size)] = db.execute(
            "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'tables'"
        )
    assert "is damaged (CHECK constraint failed in tables): no backup was made of it" in await refused()
    content = file.read_bytes()
    file.write_bytes(content[: (page - 1) * size] + b"\0" * size + content[page * size :])
    told = f"The database {file} is damaged (database disk image is malformed): put a backup in its"
    assert (await refused()).startswith(told)
    assert not await check_database(file)


async def test_a_bot_plays_on_from_a_backup_that_was_made_while_the_bot_played(house: OfflineBot) -> None:
    playing = asyncio.create_task(plays_on(house))
    saved = await bot(house.path, "backup", "copy.sqlite3")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert (saved.returncode, saved.stderr) == (0, "")
    assert "checked" in saved.stdout
    copy = house.path.with_name("copy.sqlite3")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in house.path.parent.glob("*copy*")) == [copy.name]
    async with running_bot(copy, pause=3600) as other:
        again = await other.tables.in_channel(CHANNEL)
        assert again.data.moves >= 20
        await other.act(again, to_move(again)[1], legal(again))
    assert await check_database(copy)


async def test_a_full_disk_leaves_the_old_backup_and_no_half_of_a_new_one(house: OfflineBot) -> None:
    copy = house.path.with_name("copy.sqlite3")
    copy.write_text("yesterday's")
    refused = await bot(house.path, "backup", "copy.sqlite3", "--force", room=16384)
    assert refused.returncode == 75
    assert refused.stderr.startswith("The backup copy.sqlite3 was not made")
    assert len(refused.stderr.splitlines()) == 1
    assert copy.read_text() == "yesterday's"
    assert sorted(file.name for file in house.path.parent.glob("*copy*")) == ["copy.sqlite3"]
