"""`check` and `backup` where nothing can be written: on a read-only disk, and in a folder of somebody else."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.tables.store import reading
from bot.tables.store.file_backup import back_up
from bot.tables.store.reading import readonly_copy
from bot.tables.store.store_errors import StoreError
from tests.host.command import bot
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, legal, running_bot, to_move

NOBODY = 65534
READ_ONLY = ("unshare", "--mount", "sh", "-c", 'mount --bind -o ro . . && cd "$PWD" && exec "$0" "$@"')
"""The folder in which a command runs, and what is in it, for this command only."""
LEFT = {
    "stopped": ("",),
    "killed": ("", "-wal", "-shm"),
    "killed, and copied without its index": ("", "-wal"),
}
"""The files that are there."""


@pytest.fixture(params=LEFT)
async def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database with two tables, one of which only the log holds if there is one."""
    made = tmp_path / "made" / "juse.sqlite3"
    async with running_bot(made, pause=3600) as house:
        table = await house.game(ALICE, BOB)
        await house.tables.store.rows("PRAGMA wal_checkpoint")
        await house.lobby(ALICE, channel=CHANNEL + 1)
        await house.act(table, to_move(table)[1], legal(table))
        left = copied(made, LEFT[request.param])
    if request.param == "stopped":
        shutil.copy(made, left)
    return left


def copied(file: Path, endings: tuple[str, ...]) -> Path:
    folder = file.parent.with_name("left")
    folder.mkdir()
    for ending in endings:
        shutil.copy(file.with_name(file.name + ending), folder)
    return folder / file.name


def needs_a_read_only_disk() -> None:
    if subprocess.run([*READ_ONLY, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this user may not mount a folder read-only")


@pytest.mark.long
async def test_check_and_backup_read_a_database_on_a_read_only_disk(file: Path, tmp_path: Path) -> None:
    needs_a_read_only_disk()
    before = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    touched = await asyncio.to_thread(subprocess.run, [*READ_ONLY, "touch", "x"], cwd=file.parent, check=False)
    assert touched.returncode != 0
    checked = await bot(file, "check", within=READ_ONLY)
    assert checked.stdout.splitlines() == [
        "Settings: in order.",
        f"Database {file}: whole.",
        "Tables: 2 open, each with a log that leads to where it stands.",
    ]
    assert (checked.returncode, checked.stderr) == (0, "")
    saved = await bot(file, "backup", str(tmp_path / "copy.sqlite3"), within=READ_ONLY)
    assert (saved.returncode, saved.stderr) == (0, "")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert {path.name: path.read_bytes() for path in file.parent.iterdir()} == before


async def test_check_reads_what_a_running_bot_writes_on_a_disk_that_only_check_may_not_write_to(tmp_path: Path) -> None:
    needs_a_read_only_disk()
    async with running_bot(tmp_path / "juse.sqlite3", pause=3600) as house:
        await house.game(ALICE, BOB)
        checked = await bot(house.path, "check", within=READ_ONLY)
    assert checked.stdout.splitlines()[1:] == [
        f"Database {house.path}: whole.",
        "Tables: 1 open, each with a log that leads to where it stands.",
    ]


@contextmanager
def in_a_folder_of_somebody_else(file: Path) -> Iterator[None]:
    """The files may be read; nothing may be written beside them. Tests may run as root, who may write everywhere."""
    before = os.geteuid()
    file.parent.chmod(0o555)
    if before == 0:
        for path in file.parent.iterdir():
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)
        file.parent.chmod(0o755)


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """Pytest's own folders are closed to other users."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def test_they_also_read_in_a_folder_where_they_may_not_write(
    file: Path, open_to_all: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = Path(shutil.copytree(file.parent, open_to_all / "there")) / file.name
    target = open_to_all / "target"
    target.mkdir()
    target.chmod(0o777)
    # Whatever it reads of the code: without root's rights, this folder may be out of reach.
    await check_database(Path(shutil.copytree(file.parent, open_to_all / "before")) / file.name)
    capsys.readouterr()
    with in_a_folder_of_somebody_else(there):
        assert await check_database(there)
        back_up(there, target / "copy.sqlite3")
    assert "Tables: 2 open, each with a log" in capsys.readouterr().out
    assert (target / "copy.sqlite3").stat().st_size > 0
    assert sorted(there.parent.iterdir()) == sorted(there.with_name(path.name) for path in file.parent.iterdir())


async def test_no_room_for_the_copy_is_told_in_a_sentence(tmp_path: Path) -> None:
    needs_a_read_only_disk()
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file):
        pass
    checked = await bot(file, "check", within=READ_ONLY, room=4096)
    assert checked.returncode == 1
    sentence = checked.stdout.splitlines()[-1]
    assert f"The database {file} is where nothing can be written, and could not be copied to be read (" in sentence
    assert sentence.endswith("): set TMPDIR to a folder with room for it.")


def test_a_copy_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where SQLite's locks do not reach, such as on a disk of another machine, nothing else would tell."""
    file = tmp_path / "juse.sqlite3"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE cards (a)")
    copyfile, changes = shutil.copyfile, iter(range(2))

    def meanwhile(source: Path, target: Path) -> None:
        copyfile(source, target)
        if next(changes, None) is not None:
            with closing(sqlite3.connect(file)) as other:
                other.execute("INSERT INTO cards VALUES (zeroblob(5000))")
                other.commit()

    monkeypatch.setattr(shutil, "copyfile", meanwhile)
    monkeypatch.setattr(reading, "_needs_a_copy", lambda _: True)
    with readonly_copy(file) as address, closing(sqlite3.connect(address, uri=True)) as copy:
        assert copy.execute("SELECT count(*) FROM cards").fetchone() == (2,)
    changes = iter(range(3))
    with pytest.raises(StoreError, match="cannot be read here while a bot changes it"), readonly_copy(file):
        pass
