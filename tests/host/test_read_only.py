"""`check` and `backup` where nothing can be written: on a read-only disk, and in a folder of somebody else."""

import asyncio
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.host.command import bot
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, legal, running_bot, to_move

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
