"""What only a person can mend ends every command in one sentence, with a status that systemd is told to leave alone."""

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import command_summaries, main
from bot.tables.store.files import take_lock
from tests.host.conftest import TOKEN
from tests.host.test_run import CLOSED_PORT
from tests.new_database import put_new_database
from tests.tables.offline_bot import ALICE

Capture = pytest.CaptureFixture[str]

TO_MEND, PASSES, MISUSE, FOUND = 78, 75, 2, 1
FILE = "place"
COMMANDS = {
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
    ("practice", "--port", "0", "--database", FILE): TO_MEND,
    ("practice", "--port", "0", "--fresh", "--database", FILE): TO_MEND,
}
for arguments in [arguments for arguments in COMMANDS if arguments[0] not in command_summaries()]:
    del COMMANDS[arguments]  # bot/cluster was taken out
READING = (
    ("check",),
    ("run",),
    ("backup", "copy.sqlite3"),
    ("person", str(ALICE), "--export", "about.json"),
    ("practice", "--port", "0", "--database", FILE),
)
FOREIGN = {
    "a version 0": "PRAGMA user_version = 0",
    "a version 5": "PRAGMA user_version = 5",
    "a version 31": "PRAGMA user_version = 31",
    "a number of its own": "PRAGMA application_id = 42",
    "a log": "PRAGMA journal_mode = WAL",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current one, with a whole database. What is refused is named `place`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", FILE)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(Route, "BASE", f"{CLOSED_PORT}/api/v10")
    put_new_database(tmp_path / "whole.sqlite3")
    return tmp_path


def state(folder: Path) -> list[bytes]:
    """What is in each file, and its rights. Read in another process: here, that would free another program's locks."""
    command = [
        "find",
        ".",
        "-not",
        "-name",
        "*.lock",
        "-printf",
        "%p %M\n",
        "-type",
        "f",
        "-exec",
        "sha256sum",
        "{}",
        "+",
    ]
    return sorted(subprocess.run(command, cwd=folder, capture_output=True, check=True).stdout.splitlines())


def refuse_all(folder: Path, sentence: str, capsys: Capture, commands: Iterable[tuple[str, ...]] = COMMANDS) -> None:
    before = state(folder)
    for arguments in commands:
        assert main(arguments) == COMMANDS[arguments], arguments
        written = capsys.readouterr()
        assert sentence in written.out + written.err, arguments
    assert state(folder) == before


@pytest.mark.parametrize("what", ["a folder", "a pipe", "a device", "a socket", "a link that leads in a circle"])
def test_what_is_no_file_is_left_as_it_is(folder: Path, what: str, capsys: Capture) -> None:
    place = folder / FILE
    match what:
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
    refuse_all(folder, f"The database {FILE} is {what}: name a file", capsys)


@pytest.mark.parametrize("mark", FOREIGN.values(), ids=FOREIGN)
def test_the_file_of_another_program_is_left_as_it_is(folder: Path, mark: str, capsys: Capture) -> None:
    """It has a table of the same name, and the other program still has the file open."""
    with closing(sqlite3.connect(FILE, isolation_level=None)) as db:
        db.execute(mark)
        db.executescript(
            "CREATE TABLE tables (id, guests); CREATE TABLE bot (application_id); INSERT INTO bot VALUES (7);"
        )
        (folder / FILE).chmod(0o644)
        refuse_all(folder, f"The database {FILE} belongs to another program, and was left as it is", capsys)


@pytest.mark.parametrize("size", [1, 99, 100, 511])
def test_a_file_that_was_cut_off_is_not_taken_for_a_new_one(folder: Path, size: int, capsys: Capture) -> None:
    (folder / FILE).write_bytes((folder / "whole.sqlite3").read_bytes()[:size])
    said = f"The database {FILE} was cut off (it has {size} bytes): if tables were kept in it, put a backup in its"
    refuse_all(folder, said, capsys, READING)


def test_a_port_that_is_taken_is_refused_before_discord_is_asked(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("JUSE_METRICS", address)
        assert main(["run"]) == TO_MEND
    said = f"Metrics cannot be served at {address} (Address already in use): set JUSE_METRICS to"
    assert capsys.readouterr().err.splitlines()[-1].startswith(said)


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
    ({"JUSE_DATABASE": "none"}, "check", FOUND, "There is no database none"),
    ({"JUSE_DATABASE": "none"}, "backup copy", TO_MEND, "There is no database none: the bot makes it when it first"),
    ({"JUSE_DATABASE": "whole.sqlite3/juse"}, "run", TO_MEND, "cannot be opened or written"),
    ({"JUSE_DATABASE": "twice"}, "run", TO_MEND, "The database twice has other names too (hard links)"),
    ({"JUSE_DATABASE": "twice"}, "check", 0, "whole"),
    ({}, "backup whole.sqlite3", MISUSE, "is there already"),
    ({}, "backup newer --force", 0, "checked"),
    ({}, "backup busy --force", MISUSE, "is a database that is being used"),
    ({}, f"person {ALICE} --export nowhere/about.json", TO_MEND, "check its folder"),
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


@pytest.mark.parametrize(
    ("settings", "line", "status", "says"), [line for line in LINES if line[1].split()[0] in command_summaries()]
)
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
    for name in ("newer", "locked", "twice"):
        shutil.copy("whole.sqlite3", name)
    Path("again").hardlink_to("twice")
    with closing(sqlite3.connect(folder / "newer")) as newer:
        newer.execute("PRAGMA user_version = 99")
    Path("newer.before-99").touch()
    Path("busy-wal").write_text("of a bot that runs")
    with closing(sqlite3.connect(folder / "older")) as older, closing(sqlite3.connect("whole.sqlite3")) as whole:
        older.executescript("\n".join(whole.iterdump()))  # never gives back anything
    with closing(take_lock(folder / "locked")):
        before = state(folder)
        assert main(line.split()) == status
        assert state(folder) == before or status == 0
    written = capsys.readouterr()
    assert says.format(folder=folder) in written.out + written.err
