"""`restore FILE`: the backup is in the database's place, and what was there is beside it."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.parts import find_stored
from bot.tables.store.file_backup import back_up, put_back
from bot.tables.store.files import what_is_mixed
from bot.tables.store.store import Store
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, running_bot

Capture = pytest.CaptureFixture[str]


@pytest.fixture
async def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As a killed bot left it: its second table is in the log alone. A backup from before it is `copy`."""
    file = tmp_path / "data" / "juse.sqlite3"
    async with running_bot(tmp_path / "running" / file.name, pause=3600) as bot:
        await bot.lobby(ALICE)
        back_up(tmp_path / "running" / file.name, tmp_path / "copy")
        await bot.lobby(BOB, channel=CHANNEL + 1)
        shutil.copytree(tmp_path / "running", file.parent)
    monkeypatch.setenv("JUSE_DATABASE", str(file))
    monkeypatch.chdir(tmp_path)
    return file


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT count(*) FROM tables").fetchone()[0]


def kept_before(file: Path) -> list[Path]:
    return [kept for kept in file.parent.glob("*.before-restore-*") if not kept.name.endswith(("-wal", "-shm"))]


async def test_a_backup_is_put_back_and_what_was_there_is_kept_with_its_log(file: Path, capsys: Capture) -> None:
    assert file.with_name(f"{file.name}-wal").stat().st_size
    assert main(["restore", "copy"]) == 0
    [before] = kept_before(file)
    said = f"The database {file} is now what it was in copy. What was there before is {before}.\n"
    assert capsys.readouterr().out == said
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(before.stat().st_mode) == 0o600
    assert (tables_in(file), tables_in(before), tables_in(Path("copy"))) == (1, 2, 1)
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(BOB, channel=CHANNEL + 1)
    assert tables_in(file) == 2


async def test_what_cannot_be_put_back_changes_nothing(file: Path, capsys: Capture) -> None:
    def files() -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in file.parent.iterdir() if "lock" not in path.name}

    def refused(name: str, status: int) -> str:
        before = files()
        assert main(["restore", name]) == status
        assert files() == before
        return capsys.readouterr().err

    assert refused("nothing", 2) == "There is no file nothing.\n"
    assert refused(str(file), 2) == f"{file} is the database itself: name a backup of it.\n"
    Path("text").write_text("no database" * 100)
    assert "Nothing was put back. The database text is damaged" in refused("text", 78)
    with closing(sqlite3.connect("other")) as other:
        other.execute("CREATE TABLE tables (id)")
    assert refused("other", 78).startswith("Nothing was put back. The database other belongs to another program")
    shutil.copy("copy", "newer")
    with closing(sqlite3.connect("newer")) as newer:
        newer.execute("PRAGMA user_version = 999")
    assert "newer was written by a newer version of the bot" in refused("newer", 78)
    store = await Store.open(file, find_stored())
    assert main(["restore", "copy"]) == 75
    assert capsys.readouterr().err == f"A bot is using the database {file}: stop it first.\n"
    await store.close()


class Killed(BaseException):
    pass


async def test_killed_at_any_moment_it_loses_neither(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put_back_killed_after(steps: int, database: Path) -> bool:
        left = iter(range(steps))

        def counted(work: Any) -> Any:
            def step(*args: Any, **more: Any) -> Any:
                if next(left, None) is None:
                    raise Killed
                return work(*args, **more)

            return step

        with monkeypatch.context() as patched, suppress(Killed):
            patched.setattr(os, "link", counted(os.link))
            for name in ("replace", "unlink"):
                patched.setattr(Path, name, counted(getattr(Path, name)))
            put_back(tmp_path / "copy", database)
            return False
        return True

    steps, was_killed, folder = 0, True, tmp_path
    while was_killed:
        folder = shutil.copytree(file.parent, tmp_path / f"killed-{steps}")
        was_killed = put_back_killed_after(steps, folder / file.name)
        assert tables_in(tmp_path / "copy") == 1
        usable = [] if what_is_mixed(folder / file.name) else [folder / file.name]
        assert 2 in [tables_in(path) for path in (*kept_before(folder / file.name), *usable)]
        steps += 1
    assert steps > 6
    assert tables_in(folder / file.name) == 1
