"""What only a person can mend ends every command in one sentence, with a status that systemd is told to leave alone."""

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables.store.store import Store
from tests.host.command import bot
from tests.host.conftest import TOKEN
from tests.tables.offline_bot import ALICE

Capture = pytest.CaptureFixture[str]

TO_MEND, MISUSE, FOUND = 78, 2, 1
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
    await (await Store.open(tmp_path / "whole.sqlite3")).close()
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


def test_a_backup_does_not_take_the_place_of_a_device(
    folder: Path, what: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    before = state(folder)
    monkeypatch.setenv("JUSE_DATABASE", "whole.sqlite3")
    if not (folder / FILE).is_symlink():
        assert "is a folder" if what == "a folder" else "is no file" in refused(("backup", "--force", FILE), 2, capsys)
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
