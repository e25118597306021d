"""A database says whose it is, and two bots cannot have one."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import command_summaries, main
from bot.parts import find_stored
from bot.tables.store.files import OURS
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from tests.host.command import bot
from tests.host.conftest import TOKEN
from tests.host.test_run import CLOSED_PORT
from tests.new_database import put_new_database
from tests.postgres import Server, execute, rows
from tests.tables.offline_bot import ALICE, tamper

TO_MEND, PASSES, FOUND = 78, 75, 1
RELEASES = Path(__file__).parents[1] / "releases"
FILE = "place"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current one, with a whole database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", FILE)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    put_new_database(tmp_path / "whole.sqlite3")
    return tmp_path


def test_a_text_file_keeps_its_rights(folder: Path) -> None:
    """As a damaged one it may have been this bot's, so that it is told what to do then."""
    (folder / FILE).write_text("Not a database. " * 100)
    (folder / FILE).chmod(0o644)
    assert main(["run"]) == TO_MEND
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o644


async def test_databases_of_this_bot_are_stamped_when_they_are_opened(folder: Path) -> None:
    """Those of version 0.9.0 and of the days after it have no stamp, and backups have another one."""
    shutil.copyfile(RELEASES / "0.9.0.sqlite3", folder / "backup.sqlite3")
    shutil.copyfile(RELEASES / "0.9.0.sqlite3", folder / "older.sqlite3")
    tamper(folder / "older.sqlite3", "PRAGMA application_id = 0")
    for name in ("backup", "older", "whole", "new"):
        file = folder / f"{name}.sqlite3"
        for _ in range(2):
            await (await Store.open(file, find_stored())).close()
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA application_id").fetchone() == (OURS,)


@pytest.mark.long("PostgreSQL")
def test_a_server_with_tables_of_another_program_is_left_as_it_is(
    folder: Path, postgres_server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres_server.new_database()
    execute(address, "CREATE TABLE guests (id INT); CREATE TABLE storage (version INT)")
    monkeypatch.setenv("JUSE_DATABASE", address)
    monkeypatch.setattr(Route, "BASE", f"{CLOSED_PORT}/api/v10")
    commands = (
        ["check"],
        ["doctor"],
        ["run"],
        ["person", str(ALICE), "--erase"],
        *(
            (
                ["run", "--shards", "0", "--of", "1"],
                ["move-database", "whole.sqlite3", address],
                ["move-database", address, "moved"],
            )
            if "move-database" in command_summaries()
            else ()
        ),
    )
    for arguments in commands:
        assert main(arguments) in (FOUND, TO_MEND), arguments
        written = capsys.readouterr()
        assert "belongs to another program, as it has the table guests, and was left" in written.out + written.err
    assert rows(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1") == [
        ("guests",),
        ("storage",),
    ]


MOUNTED = 'touch other.sqlite3 && mount --bind place other.sqlite3 && exec "$@"'


@pytest.mark.skipif(os.getuid() != 0 or not shutil.which("unshare"), reason="needs root, to mount a file")
async def test_a_file_that_is_mounted_under_another_name_is_for_one_bot(folder: Path) -> None:
    shutil.move("whole.sqlite3", FILE)
    there = "unshare", "--mount", "sh", "-ec", MOUNTED, "sh"
    store = await Store.open(folder / FILE, find_stored())
    second = await bot(folder / "other.sqlite3", "run", within=there)
    assert (second.returncode, second.stderr.count("\n")) == (PASSES, 1)
    assert second.stderr.startswith(f"Another bot is already using the database {folder}/other.sqlite3: stop it first")
    await store.write("DELETE FROM reminders")  # its own locks are as they were
    await store.close()


async def test_a_file_that_was_made_by_the_bot_that_uses_it_is_locked_too(folder: Path) -> None:
    store = await Store.open(folder / FILE, find_stored())
    (folder / FILE).rename(folder / "moved.sqlite3")
    with pytest.raises(StoreError, match="Another bot is already using the database"):
        await Store.open(folder / "moved.sqlite3", find_stored())
    await store.close()
