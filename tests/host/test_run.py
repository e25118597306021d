"""`python -m bot run` as a host starts it: a real process, with a stub of Discord where it needs one."""

import asyncio
import json
import os
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot import ROOT
from bot.config import version_and_commit
from bot.games import cog_names, game_names
from bot.parts import find_features, find_stored
from bot.tables.store.store import Store
from tests.host.conftest import TOKEN, StubDiscord

# The bot always talks to discord.com; only this wrapper sends it elsewhere.
ELSEWHERE = (
    "import os, sys, discord.http; discord.http.Route.BASE = os.environ['STUB_DISCORD'] + '/api'\n"
    "from bot.__main__ import main; sys.exit(main(['run', *sys.argv[1:]]))"
)
CLOSED_PORT = "http://127.0.0.1:9"
SECONDS = 100
FOR_PERSONS = r" INFO .*: https://\S+&scope=applications\.commands&integration_type=1$"
TO_MEND, PASSES = 78, 75
COMMANDS = {*cog_names(), *(name for name, each in find_features().items() if each.commands.group is not None)}
"""Exit statuses: of what only a person can mend, and of what may be over when systemd starts it again."""

Start: TypeAlias = Callable[..., Coroutine[Any, Any, asyncio.subprocess.Process]]


@pytest.fixture
async def start(tmp_path: Path, stub: StubDiscord) -> AsyncIterator[Start]:
    started: list[asyncio.subprocess.Process] = []

    async def start(
        *more: str, address: str | None = None, code: Path = ROOT, **settings: str | None
    ) -> asyncio.subprocess.Process:
        """In an empty folder, so that no `.env` of the tests' owner is read."""
        environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "DISCORD_"))}
        environ |= {"PYTHONPATH": str(code), "JUSE_DATABASE": str(tmp_path / "juse.sqlite3"), "DISCORD_TOKEN": TOKEN}
        environ |= {"STUB_DISCORD": address or stub.address, "JUSE_EMOJIS": "off"}
        environ = {name: value for name, value in (environ | settings).items() if value is not None}
        arguments = [*(["-c", ELSEWHERE] if address else ["-m", "bot", "run"]), *more]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, cwd=tmp_path, env=environ, stderr=asyncio.subprocess.PIPE
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> str:
    _, errors = await asyncio.wait_for(process.communicate(), SECONDS)
    return errors.decode()


async def one_sentence(process: asyncio.subprocess.Process, status: int = TO_MEND) -> str:
    written = await ended(process)
    assert process.returncode == status, written
    *log, sentence = written.splitlines()
    assert sentence[0].isupper(), written
    for line in log:
        assert re.match(r"\S+ INFO ", line), written
    return sentence


async def connected(process: asyncio.subprocess.Process, stub: StubDiscord) -> None:
    connection, end = asyncio.create_task(stub.connections.get()), asyncio.create_task(process.wait())
    await asyncio.wait([connection, end], timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    end.cancel()
    assert connection.done(), await ended(process)


@pytest.mark.long("processes")
async def test_the_token_of_another_application_changes_nothing_unless_it_is_accepted(
    start: Start, stub: StubDiscord, tmp_path: Path
) -> None:
    file, mine = tmp_path / "juse.sqlite3", 123456789012345678
    process = await start(address=stub.address)
    await connected(process, stub)
    process.send_signal(signal.SIGTERM)
    await ended(process)
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute("SELECT application_id FROM bot").fetchone() == (mine,)
        db.execute("UPDATE bot SET application_id = 42")
    before = file.read_bytes()
    process = await start(address=stub.address)
    *_, sentence = (await ended(process)).splitlines()
    assert (process.returncode, file.read_bytes()) == (78, before)
    assert "belongs to the application 42" in sentence
    assert "--accept-application" in sentence
    process = await start("--accept-application", address=stub.address)
    await connected(process, stub)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT application_id FROM bot").fetchone() == (mine,)


@pytest.mark.long("processes")
@pytest.mark.parametrize(
    ("status", "says", "exit_status"),
    [
        (401, "Discord rejected the token", TO_MEND),
        (503, "Discord is out of order (it answered 503)", PASSES),
    ],
)
async def test_discord_does_not_let_it_log_in(
    start: Start, stub: StubDiscord, status: int, says: str, exit_status: int
) -> None:
    stub.login_status = status
    sentence = await one_sentence(await start(address=stub.address), exit_status)
    assert says in sentence
    assert TOKEN not in sentence


@pytest.mark.long("processes")
async def test_a_command_that_discord_refuses_is_named_with_the_reason(start: Start, stub: StubDiscord) -> None:
    too_long = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 100 in length."}]}
    errors = {"0": {"options": {"1": {"description": too_long}}}}
    stub.refusals["commands"] = 400, {"message": "Invalid Form Body", "code": 50035, "errors": errors}
    sentence = await one_sentence(await start(address=stub.address))
    assert sentence.startswith("Discord does not accept a command of the bot, whose code must be mended: In group '")
    assert re.search(r"; In command '\w+ \w+' .*; description: Must be between 1 and 100 in length\.$", sentence)


@pytest.mark.long("processes")
async def test_from_the_start_to_a_signal_with_the_whole_log(start: Start, stub: StubDiscord, tmp_path: Path) -> None:
    stub.application |= {"integration_types_config": {"0": {}, "1": {}}}
    (tmp_path / ".env").write_text("JUSE_CLOK=slow\n")
    process = await start(address=stub.address, JUSE_LOG_LEVEL="DEBUG")
    await connected(process, stub)
    (tmp_path / ".env").unlink()
    assert {command["name"] for command in stub.commands} == COMMANDS
    sentence = await one_sentence(await start(address=stub.address), PASSES)
    assert "Another bot is already using the database" in sentence
    process.terminate()
    written = await ended(process)
    assert f" INFO bot.cli.run: Juse {version_and_commit()}\n" in written
    assert " WARNING bot.cli.run: Line 1 of .env: JUSE_CLOK is no setting: is JUSE_CLOCK meant?\n" in written
    assert process.returncode == 0, written
    assert "stopped" in written
    await (await Store.open(tmp_path / "juse.sqlite3", find_stored())).close()

    assert TOKEN not in written
    assert "Traceback" not in written
    for line in written.splitlines():
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ [A-Z]+ [\w.]+: |  ", line), line
    to_servers = r"https://discord\.com/oauth2/authorize\?client_id=1&scope=bot\+\S+&integration_type=0"
    assert re.search(rf" INFO .*: {to_servers}$", written, re.MULTILINE)
    assert re.search(FOR_PERSONS, written, re.MULTILINE)
    left_out = re.search(r"garbage collection leaves out (\d+) objects", written)
    assert left_out is not None
    assert int(left_out[1]) > 10_000


@pytest.mark.long("processes")
async def test_a_signal_while_it_logs_in(start: Start, stub: StubDiscord) -> None:
    stub.login_status = 500  # discord.py retries it for half a minute
    process = await start(address=stub.address)
    await asyncio.wait_for(stub.asked.wait(), SECONDS)
    process.terminate()
    written = await ended(process)
    assert process.returncode == 0, written
    assert "Traceback" not in written


@pytest.mark.long("processes")
async def test_as_json_what_the_host_must_mend_is_an_object_too(start: Start, stub: StubDiscord, code: Path) -> None:
    stub.login_status = 401
    process = await start(address=stub.address, JUSE_LOG_FORMAT="json")
    *_, said = map(json.loads, (await ended(process)).splitlines())
    assert (process.returncode, said["level"]) == (TO_MEND, "CRITICAL")
    assert said["message"].startswith("Discord rejected the token")
    assert "exception" not in said
    (code / "cogs" / "broken").mkdir()
    (code / "cogs" / "broken" / "__init__.py").touch()
    (code / "cogs" / "broken" / "cog.py").write_text("raise OSError('no such font')\n")
    stub.login_status = 200
    process = await start(address=stub.address, code=code, JUSE_LOG_FORMAT="json")
    *_, said = map(json.loads, (await ended(process)).splitlines())
    assert (process.returncode, said["message"]) == (1, "no such font")
    assert said["exception"].startswith("Traceback")


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A copy of the code, to be changed."""
    for folder in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / folder, tmp_path / "code" / folder)
    return tmp_path / "code"


@pytest.mark.long("processes")
async def test_a_game_whose_folder_is_deleted_is_gone(start: Start, stub: StubDiscord, code: Path) -> None:
    game = game_names()[0]
    shutil.rmtree(code / "cogs" / game)
    await connected(await start(address=stub.address, code=code), stub)
    assert {command["name"] for command in stub.commands} == COMMANDS - {game}
