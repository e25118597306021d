"""`person`, as a host runs it: a process of its own, beside a bot that plays on or without one."""

import json
import stat
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables.runtime.heartbeat import HEARTBEAT
from tests.full_disk import files_up_to
from tests.host.command import bot
from tests.new_database import put_new_database
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, OfflineBot, eventually, running_bot
from tests.tables.test_forgetting import traces


async def some_games(house: OfflineBot) -> None:
    await house.played(ALICE, BOB, CAROL, DAVE)
    await house.junk(ALICE)
    await house.tables.settings.set_player(ALICE, "pings", False)


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
    assert export["settings"] == [
        {"pings": False, "in_words": False, "everywhere": False, "hide_ratings": False, "news": True, "emojis": True}
    ]
    assert len(export["results"]) == 1
    assert "Bob" not in written.read_text()


def test_where_there_is_no_room_none_is_left_half_written(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_new_database(file)
    monkeypatch.setenv("JUSE_DATABASE", str(file))
    with files_up_to(16):
        assert main(["person", str(ALICE), "--export", str(file.with_name("full.json"))]) == 75
    assert "the disk has room" in capsys.readouterr().err
    assert not list(file.parent.glob("*full*"))


async def erases(file: Path) -> None:
    told = await bot(file, "person", str(ALICE), "--erase")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == (
        f"Done: nothing that the bot stores leads to {ALICE} any more, and a seat at an open table is the computer's"
        " half a minute from now, or once the bot is started.\n"
    )


@pytest.mark.parametrize("beside", [True, False])
async def test_erase_is_done_at_once_beside_a_running_bot_or_without_one(file: Path, beside: bool) -> None:
    async with running_bot(file, pause=3600) as house:
        await some_games(house)
        table = await house.game(ALICE, BOB)
        assert traces(house, ALICE) != []
        if beside:
            await erases(file)
            house.skip(HEARTBEAT + 1)
            await eventually(lambda: table.data.seats[0].presence.away)
    if not beside:
        await erases(file)
    assert traces(house, ALICE) == []
    assert house.rows("SELECT count(*) FROM results") == [(4,)]
    assert house.rows("SELECT count(*) FROM tables WHERE phase = 'playing'") == [(1,)], "that with Bob"
