"""A database of another program is refused in one sentence, and nothing of it changes; nor can two bots have one."""

import os
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import main
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
STATUS = {
    ("check",): FOUND,
    ("doctor",): TO_MEND,
    ("status",): TO_MEND,
    ("run",): TO_MEND,
    ("run", "--accept-application"): TO_MEND,
    ("backup", "copy.sqlite3"): TO_MEND,
    ("restore", "whole.sqlite3"): TO_MEND,
    ("person", str(ALICE), "--export", "about.json"): TO_MEND,
    ("person", str(ALICE), "--erase"): TO_MEND,
    ("move-database", FILE, "moved.sqlite3"): TO_MEND,
    ("practice", "--port", "0", "--fresh", "--database", FILE): TO_MEND,
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current one, with a whole database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", FILE)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    put_new_database(tmp_path / "whole.sqlite3")
    return tmp_path


@pytest.fixture(params=["version 0", "version 5", "version 31", "a program's number", "written with a log"])
def foreign(request: pytest.FixtureRequest, folder: Path) -> Iterator[Path]:
    """A file of another program, which has a table of the same name, and perhaps still has the file open."""
    file = folder / FILE
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        kind, _, number = request.param.rpartition(" ")
        if kind == "version":
            db.execute(f"PRAGMA user_version = {number}")
        elif kind == "a program's":
            db.execute("PRAGMA application_id = 42")
        else:
            db.execute("PRAGMA journal_mode = WAL")
        db.executescript(
            "CREATE TABLE tables (id, guests); CREATE TABLE bot (application_id); INSERT INTO bot VALUES (7);"
        )
        file.chmod(0o644)
        yield file


def files(folder: Path) -> tuple[bytes, dict[str, int]]:
    """What is in each, and its rights. Read in another process: here, that would free the other program's locks."""
    names = sorted(file.name for file in folder.iterdir())
    found = subprocess.run(["sha256sum", *names], cwd=folder, capture_output=True, check=True)
    return found.stdout, {name: (folder / name).stat().st_mode for name in names}


@pytest.mark.usefixtures("foreign")
def test_each_command_leaves_the_file_of_another_program_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Route, "BASE", f"{CLOSED_PORT}/api/v10")
    before = files(folder)
    for arguments, status in STATUS.items():
        assert main(arguments) == status, arguments
        written = capsys.readouterr()
        assert f"The database {FILE} belongs to another program, and was left as it is" in written.out + written.err
        assert files(folder) == before, arguments


@pytest.mark.usefixtures("foreign")
def test_what_is_no_backup_of_this_bot_is_not_put_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUSE_DATABASE", "whole.sqlite3")
    before = (folder / "whole.sqlite3").read_bytes()
    assert main(["restore", FILE]) == TO_MEND
    assert capsys.readouterr().err.startswith(f"Nothing was put back. The database {FILE} belongs to another program")
    assert (folder / "whole.sqlite3").read_bytes() == before


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
        ["run", "--shards", "0", "--of", "1"],
        ["person", str(ALICE), "--erase"],
    )
    for arguments in (*commands, ["move-database", "whole.sqlite3", address], ["move-database", address, "moved"]):
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
    assert (
        await bot(folder / "other.sqlite3", "move-database", "other.sqlite3", "moved", within=there)
    ).returncode == PASSES
    await store.write("DELETE FROM reminders")  # its own locks are as they were
    await store.close()


async def test_a_file_that_was_made_by_the_bot_that_uses_it_is_locked_too(folder: Path) -> None:
    store = await Store.open(folder / FILE, find_stored())
    (folder / FILE).rename(folder / "moved.sqlite3")
    with pytest.raises(StoreError, match="Another bot is already using the database"):
        await Store.open(folder / "moved.sqlite3", find_stored())
    await store.close()
