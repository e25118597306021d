"""The database's files: nobody else can read them, none is taken for what it is not, and upgrades can be undone."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.parts import find_stored
from bot.tables.store import files
from bot.tables.store.database import check_application
from bot.tables.store.engines import sqlite
from bot.tables.store.file_backup import back_up
from bot.tables.store.files import log_of, migrate, migrations
from bot.tables.store.migration_steps import FRAME, Migration, newest
from bot.tables.store.settings import PlayerSettings, SettingsBook
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from tests.full_disk import files_up_to
from tests.tables.offline_bot import ALICE, running_bot
from tests.traces import rows

FULL = 1 << 15
ENDINGS = ("", "-wal", "-shm", ".lock", ".lock-journal")
OLD, NEW = 22, newest(migrations())[FRAME]
"""The database of version 0.9.0, and of this one."""


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


def version(file: Path) -> int:
    return rows(file, "PRAGMA user_version")[0][0]


def make_old(file: Path) -> None:
    """As an older bot left it: with a row, and for everybody to read."""
    with closing(sqlite3.connect(file, isolation_level=None)) as old:
        migrate(old, migrations()[:1])
        old.execute("INSERT INTO player_settings (user_id, pings) VALUES (7, 0)")
    file.chmod(0o644)


async def settings_of_7(file: Path) -> PlayerSettings:
    store = await Store.open(file, find_stored())
    try:
        return await SettingsBook(store).of_player(7)
    finally:
        await store.close()


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


# ---------------------------------------------------------------- who can read them


@pytest.mark.parametrize("mask", [0, 0o777])
async def test_only_the_owner_can_read_new_files_whatever_the_umask_says(file: Path, mask: int) -> None:
    with umask(mask):
        store = await Store.open(file, find_stored())
    await SettingsBook(store).set_player(1, "pings", False)
    assert modes(file.parent) == {file.name + ending: "0o600" for ending in ENDINGS}
    await store.close()


async def test_files_of_an_older_version_become_their_owners_alone(file: Path, tmp_path: Path) -> None:
    async with running_bot(file) as bot:
        await bot.lobby(ALICE)
        old = shutil.copytree(file.parent, tmp_path / "old")
    (old / f"{file.name}.before-3").write_bytes(b"an old backup")
    for left in old.iterdir():
        left.chmod(0o664)
    assert modes(old).keys() == {file.name + ending for ending in (*ENDINGS, ".before-3")}
    async with running_bot(old / file.name):
        assert set(modes(old).values()) == {"0o600"}


async def test_a_file_that_the_bot_may_not_change_is_warned_of(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on disks of Windows, which know no rights."""
    await (await Store.open(file, find_stored())).close()
    file.chmod(0o644)

    def refuses(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuses)
    await (await Store.open(file, find_stored())).close()
    [warned] = [record.getMessage() for record in caplog.records]
    assert warned == f"Other users of this machine can read {file}: make it a file of the user that the bot runs as."


# ---------------------------------------------------------------- what is lost is not made anew


@pytest.mark.parametrize(
    ("left", "says"),
    [
        (
            b"",
            "The database {} is an empty file (0 bytes): if tables were kept in it, put a backup in its place; if not,"
            " delete it, and the bot makes a new one.",
        ),
        (None, "is missing, but its log juse.sqlite3-wal is there: put the database back beside it"),
    ],
)
async def test_an_empty_or_missing_file_is_not_taken_for_a_new_database(
    file: Path, left: bytes | None, says: str
) -> None:
    async with running_bot(file) as bot:
        await bot.lobby(ALICE)
        log = log_of(file).read_bytes()
    file.unlink()
    if left is not None:
        file.write_bytes(left)
    log_of(file).write_bytes(log)
    await check_application(file, 1)  # before the file is opened
    for opens in (Store.open, Store.open_to_read):
        with pytest.raises(StoreError) as refused:
            await opens(file, find_stored())
        assert says.format(file) in str(refused.value)
    assert (file.read_bytes() if file.exists() else None) == left
    assert log_of(file).read_bytes() == log


async def test_a_database_has_its_name_only_when_it_is_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "migrations", lambda: [*migrations(), Migration(FRAME, 99, "CREATE nonsense")])
    with pytest.raises(StoreError):
        await Store.open(file, find_stored())
    assert not file.exists()
    monkeypatch.undo()
    await (await Store.open(file, find_stored())).close()
    assert version(file) == NEW
    assert sorted(modes(file.parent)) == [file.name, file.name + ".lock"]


async def test_a_backup_is_not_mixed_with_what_a_killed_bot_left(file: Path, tmp_path: Path) -> None:
    """Whoever forgets to delete the log: SQLite would write it over the backup."""
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(ALICE)
        back_up(file, tmp_path / "backup.sqlite3")
        await bot.lobby(ALICE, channel=5)
        killed = shutil.copytree(file.parent, tmp_path / "killed") / file.name
    log, whole = log_of(killed), shutil.copytree(killed.parent, tmp_path / "whole") / file.name
    assert log.stat().st_size
    shutil.copyfile(tmp_path / "backup.sqlite3", killed)
    await check_application(killed, 1)  # before the file is opened
    with pytest.raises(StoreError, match=f"{log.name} of a database that was there before .* move {log.name} away"):
        await Store.open(killed, find_stored())
    assert killed.read_bytes() == (tmp_path / "backup.sqlite3").read_bytes()
    log.unlink()
    async with running_bot(killed, pause=3600) as bot:
        assert len(await bot.tables.store.all_open()) == 1
    async with running_bot(whole, pause=3600) as bot:
        assert len(await bot.tables.store.all_open()) == 2, "its own log is no reason to refuse"


async def test_a_bot_that_was_killed_while_it_took_up_a_backup_can_be_started_again(file: Path, tmp_path: Path) -> None:
    """What it had not finished is in a journal, which SQLite undoes."""
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(ALICE)
        back_up(file, tmp_path / "backup.sqlite3")
    with closing(sqlite3.connect(tmp_path / "backup.sqlite3")) as begun:
        begun.execute("PRAGMA cache_size = 1")
        begun.execute("UPDATE tables SET snapshot = ''")
        begun.execute("CREATE TABLE half_done AS SELECT zeroblob(100000)")
        killed = tmp_path / "killed" / "juse.sqlite3"
        killed.parent.mkdir()
        for ending in ("", "-journal"):
            shutil.copyfile(f"{tmp_path / 'backup.sqlite3'}{ending}", f"{killed}{ending}")
    assert Path(f"{killed}-journal").stat().st_size
    async with running_bot(killed, pause=3600) as bot:
        assert len(await bot.tables.store.all_open()) == 1


# ---------------------------------------------------------------- upgrades


async def test_an_upgrade_first_makes_a_backup_for_going_back(file: Path) -> None:
    make_old(file)
    for left in (".before-3", ".before-9", ".before-the-flood", "-copy"):
        file.with_name(file.name + left).write_bytes(b"precious")
    assert await settings_of_7(file) == PlayerSettings(pings=False)
    backup = file.with_name(f"{file.name}.before-{NEW}")
    assert (version(file), version(backup)) == (NEW, OLD)
    assert rows(backup, "SELECT user_id, pings FROM player_settings") == [(7, 0)]
    assert modes(file.parent) == {
        file.name: "0o600",
        backup.name: "0o600",
        file.name + ".lock": "0o600",
        file.name + ".before-the-flood": "0o644",
        file.name + "-copy": "0o644",
    }


async def test_without_room_for_the_backup_nothing_is_upgraded(file: Path) -> None:
    make_old(file)
    rows(file, "CREATE TABLE bulk AS SELECT zeroblob(100000) AS bytes")
    with files_up_to(FULL), pytest.raises(StoreError) as refused:
        await Store.open(file, find_stored())
    backup = file.with_name(f"{file.name}.before-{NEW}")
    assert str(refused.value).startswith(
        f"The database {file} must be upgraded, and its backup from before, {backup}, cannot be written ("
    )
    assert str(refused.value).endswith("): make room on that disk, and start the bot again.")
    assert version(file) == OLD
    assert [name for name in modes(file.parent) if "before" in name] == []
    assert await settings_of_7(file) == PlayerSettings(pings=False)


async def test_an_older_bot_names_the_backup_to_go_back_to(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(file)
    await settings_of_7(file)
    backup = file.with_name(f"{file.name}.before-{NEW}")
    with monkeypatch.context() as older:
        older.setattr(files, "migrations", lambda: migrations()[:1])
        with pytest.raises(StoreError) as refused:
            await Store.open(file, find_stored())
        assert str(refused.value) == (
            f"The database {file} was written by a newer version of the bot: update the bot, or stop it and put the"
            f" backup {backup} from before the upgrade in the database's place, by `python -m bot restore`."
        )
    assert version(backup) == OLD
