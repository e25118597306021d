"""`person`, as a host runs it: a process of its own, beside a bot that plays on or without one."""

import json
import stat
from pathlib import Path

import pytest

from tests.host.test_check_backup import bot
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, OfflineBot, running_bot

pytestmark = pytest.mark.long


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "juse.sqlite3"


async def some_games(house: OfflineBot) -> None:
    await house.played(ALICE, BOB, CAROL, DAVE)
    await house.junk(ALICE)
    await house.tables.settings.set_player(ALICE, "pings", False)


def of_alice(house: OfflineBot) -> int:
    seats, results, settings = (
        house.rows(f"SELECT count(*) FROM {table} WHERE user_id = ?", ALICE)[0][0]  # noqa: S608
        for table in ("seats", "results", "player_settings")
    )
    return seats + results + settings


async def test_export_writes_a_file_that_only_its_owner_can_read(file: Path) -> None:
    async with running_bot(file, pause=3600) as house:
        await some_games(house)
        told = await bot(file, "person", str(ALICE), "--export", "alice.json")
    assert (told.returncode, told.stderr) == (0, "")
    written = file.with_name("alice.json")
    assert told.stdout == f"alice.json: {written.stat().st_size:,} bytes.\n"
    assert stat.S_IMODE(written.stat().st_mode) == 0o600
    export = json.loads(written.read_text())
    assert [game["game"] for game in export["games"]] == ["juse", "junk"]
    assert export["settings"] == [{"pings": False, "in_words": False, "everywhere": False}]
    assert len(export["results"]) == 1
    assert "Bob" not in written.read_text()


async def test_export_replaces_no_file_and_leaves_none_half_written(file: Path) -> None:
    async with running_bot(file):
        pass
    there = file.with_name("alice.json")
    there.write_text("mine")
    told = await bot(file, "person", str(ALICE), "--export", "alice.json")
    assert (told.returncode, told.stderr) == (2, "alice.json is there already: name another file.\n")
    assert there.read_text() == "mine"
    nowhere = await bot(file, "person", str(ALICE), "--export", "nowhere/alice.json")
    assert nowhere.returncode == 78
    assert "check its folder" in nowhere.stderr
    assert len(nowhere.stderr.splitlines()) == 1
    full = await bot(file, "person", str(ALICE), "--export", "full.json", room=16)
    assert full.returncode == 75
    assert "the disk has room" in full.stderr
    assert not list(file.parent.glob("*full*"))


async def test_erase_without_a_bot_does_it_all(file: Path) -> None:
    async with running_bot(file, pause=3600) as house:
        await some_games(house)
    assert of_alice(house) == 4
    told = await bot(file, "person", str(ALICE), "--erase")
    assert (told.returncode, told.stdout) == (0, f"Done: nothing is stored about {ALICE} any more.\n")
    assert of_alice(house) == 0
    assert house.rows("SELECT count(*) FROM erasures") == [(0,)]
    assert house.rows("SELECT count(*) FROM results") == [(3,)]
    again = await bot(file, "person", str(ALICE), "--erase")
    assert again.stdout == told.stdout


async def test_erase_beside_a_running_bot_is_done_by_that_bot(file: Path) -> None:
    async with running_bot(file, pause=3600) as house:
        await some_games(house)
        table = await house.game(ALICE, BOB)
        told = await bot(file, "person", str(ALICE), "--erase")
        assert told.returncode == 0
        assert told.stdout == (
            f"It is noted: nobody sees anything of {ALICE} any more, and the bot deletes it within minutes.\n"
        )
        await house.background_jobs()
        assert of_alice(house) == 0
        assert table.data.is_open
        assert table.data.seats[0].away


async def test_a_seat_at_an_open_table_waits_for_the_bot(file: Path) -> None:
    async with running_bot(file, pause=3600) as house:
        await some_games(house)
        await house.game(ALICE, BOB)
    noted = f"nobody sees anything of {ALICE} any more, and the bot deletes it within minutes of its next start.\n"
    assert (await bot(file, "person", str(ALICE), "--erase")).stdout.endswith(noted)
    async with running_bot(file, pause=3600) as house:
        await house.background_jobs()
        assert of_alice(house) == 0
