"""What only a person can mend ends every command in one sentence, with a status that systemd is told to leave alone."""

import os
import shutil
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.parts import find_stored
from bot.tables.store.files import take_lock
from bot.tables.store.store import Store
from tests.host.command import bot
from tests.host.conftest import TOKEN
from tests.tables.offline_bot import ALICE

Capture = pytest.CaptureFixture[str]

TO_MEND, PASSES, MISUSE, FOUND = 78, 75, 2, 1
FILE = "place"
COMMANDS = {
    ("check",): FOUND,
    ("status",): TO_MEND,
    ("backup", "copy.sqlite3"): TO_MEND,
    ("person", str(ALICE), "--export", "about.json"): TO_MEND,
    ("person", str(ALICE), "--erase"): TO_MEND,
    ("move-database", FILE, "moved.sqlite3"): TO_MEND,
    ("move-database", "whole.sqlite3", FILE): TO_MEND,
    ("practice", "--port", "0", "--database", FILE): TO_MEND,
    ("practice", "--port", "0", "--fresh", "--database", FILE): TO_MEND,
}
READING = {("check",), ("backup", "copy.sqlite3"), ("person", str(ALICE), "--export", "about.json")}


@pytest.fixture
async def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current one, with a whole database. What is refused is named `place`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", FILE)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    await (await Store.open(tmp_path / "whole.sqlite3", find_stored())).close()
    return tmp_path


@pytest.fixture(params=["a folder", "a pipe", "a device", "a socket", "a link that leads in a circle"])
def what(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """What the name stands for."""
    place = folder / FILE
    match request.param:
        case "a folder":
            place.mkdir(mode=0o755)
        case "a pipe":
            os.mkfifo(place)
        case "a device":
            try:
                os.mknod(place, stat.S_IFCHR | 0o666, os.makedev(1, 3))
            except PermissionError:
                pytest.skip("only root can make a device")
        case "a socket":
            with closing(socket.socket(socket.AF_UNIX)) as bound:
                bound.bind(FILE)
        case _:
            place.symlink_to(FILE)
    return request.param


def state(folder: Path) -> set[tuple[str, int]]:
    return {(file.name, file.lstat().st_mode) for file in folder.iterdir() if not file.name.startswith("whole")}


def refused(arguments: tuple[str, ...], status: int, capsys: Capture) -> str:
    """The one sentence."""
    assert main(arguments) == status
    written = capsys.readouterr()
    said = (
        written.out.removeprefix("Settings: in order.\nDatabase: ") if status == FOUND else written.err
    ).splitlines()
    assert len(said) == 1, written
    return said[0]


def test_what_is_no_file_is_left_as_it_is(folder: Path, what: str, capsys: Capture) -> None:
    before = state(folder)
    for arguments, status in COMMANDS.items():
        assert refused(arguments, status, capsys).startswith(f"The database {FILE} is {what}: name a file"), arguments
        assert state(folder) == before, arguments


async def test_the_bot_does_not_start_on_what_is_no_file(folder: Path, what: str) -> None:
    before = state(folder)
    run = await bot(folder / FILE, "run")
    assert (run.returncode, run.stderr.count("\n")) == (TO_MEND, 1), run.stderr
    assert run.stderr.startswith(f"The database {folder / FILE} is {what}: name a file")
    assert state(folder) == before


@pytest.mark.parametrize("size", [1, 99, 100, 511])
def test_a_file_that_was_cut_off_is_not_taken_for_a_new_one(folder: Path, size: int, capsys: Capture) -> None:
    cut = (folder / "whole.sqlite3").read_bytes()[:size]
    (folder / FILE).write_bytes(cut)
    for arguments in (*READING, ("practice", "--port", "0", "--database", FILE)):
        assert refused(arguments, COMMANDS[arguments], capsys).startswith(
            f"The database {FILE} was cut off (it has {size} bytes): if tables were kept in it, put a backup in its"
        )
    assert (folder / FILE).read_bytes() == cut


async def test_a_file_of_two_names_is_for_no_bot(folder: Path) -> None:
    """By each name it would have a lock and a log of its own. A backup among others may be such a file, and be read."""
    (folder / FILE).hardlink_to(folder / "whole.sqlite3")
    run = await bot(folder / FILE, "run")
    assert run.returncode == TO_MEND
    assert run.stderr.startswith(f"The database {folder / FILE} has other names too (hard links)")
    assert (await bot(folder / FILE, "check")).returncode == 0


LINES = [
    ({}, "check", 0, ""),
    ({"JUSE_CLOK": "slow"}, "check", 0, "JUSE_CLOK is no setting: is JUSE_CLOCK meant?"),
    ({"DISCORD_TOKEN": ""}, "check", FOUND, "There is no bot token"),
    ({"DISCORD_TOKEN": ""}, "run", TO_MEND, "There is no bot token"),
    ({"JUSE_CLOCK": "sundial"}, "run", TO_MEND, "JUSE_CLOCK is 'sundial'"),
    ({"JUSE_CLOCK": "sundial"}, "status", TO_MEND, "JUSE_CLOCK is 'sundial'"),
    ({}, "run --processes 2", MISUSE, "A SQLite file is for one process"),
    ({}, "run --shards 0-3 --of 8", MISUSE, "A SQLite file is for one process"),
    ({}, "backup copy.sqlite3", 0, "checked"),
    ({"JUSE_DATABASE": "older"}, "backup copy.sqlite3", 0, "checked"),
    ({}, "status", 3, "No bot is running"),
    ({"JUSE_DATABASE": "none"}, "backup copy", TO_MEND, "There is no database none"),
    ({}, "backup whole.sqlite3", MISUSE, "is there already"),
    ({}, f"person {ALICE} --export whole.sqlite3", MISUSE, "is there already"),
    ({}, "move-database whole.sqlite3 whole.sqlite3", TO_MEND, "is there already"),
    ({}, "move-database newer moved", TO_MEND, "put the backup {folder}/newer.before-99 from before the upgrade"),
    ({"JUSE_DATABASE": "newer"}, f"person {ALICE} --erase", TO_MEND, "the backup {folder}/newer.before-99 from before"),
    ({"JUSE_DATABASE": "locked"}, "move-database locked moved", PASSES, "Another bot is already using"),
    ({"JUSE_DATABASE": "postgresql://127.0.0.1:9/juse"}, "check", FOUND, "cannot be reached"),
    ({"JUSE_DATABASE": "postgresql://127.0.0.1:9/juse"}, f"person {ALICE} --erase", PASSES, "cannot be reached"),
    ({}, "simulate chess --seats 2 --seed 1", MISUSE, "chess"),
    ({}, "replay nowhere.jsonl", 2, "nowhere.jsonl"),
]


@pytest.mark.parametrize(("settings", "line", "status", "says"), LINES)
def test_the_status_of_each_refusal(
    settings: dict[str, str],
    line: str,
    status: int,
    says: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    for name, value in ({"JUSE_DATABASE": "whole.sqlite3"} | settings).items():
        monkeypatch.setenv(name, value)
    for name in ("newer", "locked"):
        shutil.copy(folder / "whole.sqlite3", folder / name)
    with closing(sqlite3.connect(folder / "newer")) as newer:
        newer.execute("PRAGMA user_version = 99")
    (folder / "newer.before-99").touch()
    with closing(sqlite3.connect(folder / "older")) as older, closing(sqlite3.connect("whole.sqlite3")) as whole:
        older.executescript("\n".join(whole.iterdump()))  # never gives back anything
    with closing(take_lock(folder / "locked")):
        assert main(line.split()) == status
    written = capsys.readouterr()
    assert says.format(folder=folder) in written.out + written.err
