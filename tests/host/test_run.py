"""`python -m bot run` as a host starts it: a real process, on a small Discord of our own where it needs one."""

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.games import extension_names, game_names
from tests.host.conftest import TOKEN, StubDiscord

ROOT = Path(__file__).parents[2]

# The product always talks to discord.com; only this wrapper sends it elsewhere.
ELSEWHERE = (
    "import os, sys, discord.http; discord.http.Route.BASE = os.environ['STUB_DISCORD'] + '/api'\n"
    "from bot.__main__ import main; sys.exit(main(['run']))"
)
CLOSED_PORT = "http://127.0.0.1:9"
SECONDS = 30

Start: TypeAlias = Callable[..., Coroutine[Any, Any, asyncio.subprocess.Process]]


@pytest.fixture
async def start(tmp_path: Path, stub: StubDiscord) -> AsyncIterator[Start]:
    started: list[asyncio.subprocess.Process] = []

    async def start(
        *, address: str | None = None, house: Path = ROOT, **settings: str | None
    ) -> asyncio.subprocess.Process:
        """In an empty folder, so that no `.env` of the tests' owner is read."""
        environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "DISCORD_"))}
        environ |= {"PYTHONPATH": str(house), "JUSE_DATABASE": str(tmp_path / "juse.sqlite3"), "DISCORD_TOKEN": TOKEN}
        environ |= {"STUB_DISCORD": address or stub.address}
        environ = {name: value for name, value in (environ | settings).items() if value is not None}
        arguments = ["-c", ELSEWHERE] if address else ["-m", "bot", "run"]
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


async def one_sentence(process: asyncio.subprocess.Process) -> str:
    written = await ended(process)
    assert process.returncode == 1, written
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


async def test_a_missing_token(start: Start) -> None:
    assert "There is no bot token" in await one_sentence(await start(DISCORD_TOKEN=""))


async def test_a_malformed_token(start: Start) -> None:
    sentence = await one_sentence(await start(DISCORD_TOKEN="1234567890"))
    assert "DISCORD_TOKEN is not a bot token" in sentence


async def test_a_setting_that_makes_no_sense(start: Start) -> None:
    assert "JUSE_COMPUTER_PAUSE" in await one_sentence(await start(JUSE_COMPUTER_PAUSE="soon"))


async def test_the_token_may_stand_in_dotenv(start: Start, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN='Bot abc'\n")
    assert 'begins with the word "Bot"' in await one_sentence(await start(DISCORD_TOKEN=None))


async def test_a_rejected_token(start: Start, stub: StubDiscord) -> None:
    stub.login_status = 401
    sentence = await one_sentence(await start(address=stub.address))
    assert "Discord rejected the token" in sentence
    assert TOKEN not in sentence


async def test_a_token_rejected_only_by_the_gateway(start: Start, stub: StubDiscord) -> None:
    stub.close_code = 4004
    process = await start(address=stub.address)
    assert "Discord rejected the token" in await ended(process)
    assert process.returncode == 1


async def test_discord_out_of_order(start: Start, stub: StubDiscord) -> None:
    stub.login_status = 503
    assert "Discord is out of order (it answered 503)" in await one_sentence(await start(address=stub.address))


async def test_too_many_requests(start: Start, stub: StubDiscord) -> None:
    stub.login_status = 429
    assert "too many requests" in await one_sentence(await start(address=stub.address))


async def test_an_unreachable_discord(start: Start) -> None:
    assert "Discord cannot be reached" in await one_sentence(await start(address=CLOSED_PORT))


async def test_an_unwritable_database(start: Start, tmp_path: Path) -> None:
    # A folder that is a file: unwritable for root as well, as whom containers run the tests.
    (tmp_path / "file").touch()
    database = tmp_path / "file" / "juse.sqlite3"
    sentence = await one_sentence(await start(JUSE_DATABASE=str(database)))
    assert f"The database {database} cannot be opened or written" in sentence


async def test_a_damaged_database_is_told_and_left_as_it_is(start: Start, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"this was a shopping list" * 400)
    sentence = await one_sentence(await start(JUSE_DATABASE=str(damaged)))
    assert f"The database {damaged} is damaged" in sentence
    assert damaged.read_bytes().startswith(b"this was a shopping list")


async def test_a_database_of_something_else(start: Start, tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    assert "newer version of the bot" in await one_sentence(await start(JUSE_DATABASE=str(newer)))


async def test_the_database_is_opened_before_discord_is_asked(start: Start, stub: StubDiscord, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    await one_sentence(await start(address=stub.address, JUSE_DATABASE=str(tmp_path / "file" / "juse.sqlite3")))
    assert stub.requests == []


async def test_a_second_bot_on_the_same_database(start: Start, stub: StubDiscord) -> None:
    first = await start(address=stub.address)
    await connected(first, stub)
    sentence = await one_sentence(await start(address=stub.address))
    assert "Another bot is already using the database" in sentence
    assert first.returncode is None


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_ends_well_and_frees_the_database(
    start: Start, stub: StubDiscord, number: signal.Signals
) -> None:
    process = await start(address=stub.address)
    await connected(process, stub)
    process.send_signal(number)
    written = await ended(process)
    assert process.returncode == 0, written
    assert "stopped" in written
    assert "Traceback" not in written
    await connected(await start(address=stub.address), stub)


async def test_told_to_stop_while_it_logs_in(start: Start, stub: StubDiscord) -> None:
    stub.login_status = 500  # which discord.py tries again and again, for half a minute
    process = await start(address=stub.address)
    await asyncio.wait_for(stub.asked.wait(), SECONDS)
    process.terminate()
    written = await ended(process)
    assert process.returncode == 0, written
    assert "Traceback" not in written


async def test_the_log_is_lines_without_the_token(start: Start, stub: StubDiscord) -> None:
    process = await start(address=stub.address, JUSE_LOG_LEVEL="DEBUG")
    await connected(process, stub)
    process.terminate()
    written = await ended(process)
    assert TOKEN not in written
    for line in written.splitlines():
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ [A-Z]+ [\w.]+: |  ", line), line


async def test_what_is_loaded_is_not_looked_through_for_garbage_again_and_again(
    start: Start, stub: StubDiscord
) -> None:
    process = await start(address=stub.address, JUSE_LOG_LEVEL="DEBUG")
    await connected(process, stub)
    process.terminate()
    found = re.search(r"leaves out (\d+) objects", await ended(process))
    assert found is not None
    assert int(found[1]) > 10_000


async def test_every_cog_is_loaded(start: Start, stub: StubDiscord) -> None:
    await connected(await start(address=stub.address), stub)
    assert stub.commands >= {"juse", "table"}
    assert stub.commands == {name.removeprefix("cogs.") for name in extension_names()}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the code to be spoilt, with what is compiled of it."""
    for room in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / room, tmp_path / "house" / room)
    return tmp_path / "house"


@pytest.mark.parametrize("game", game_names())
async def test_a_game_whose_folder_is_deleted_is_gone(start: Start, stub: StubDiscord, house: Path, game: str) -> None:
    shutil.rmtree(house / "cogs" / game)
    await connected(await start(address=stub.address, house=house), stub)
    assert stub.commands == {name.removeprefix("cogs.") for name in extension_names()} - {game}


async def test_a_fault_of_our_own_is_shown_whole_and_not_blamed_on_discord(
    start: Start, stub: StubDiscord, house: Path
) -> None:
    (house / "cogs" / "broken").mkdir()
    (house / "cogs" / "broken" / "__init__.py").write_text("async def setup(bot): raise OSError('no such font')\n")
    process = await start(address=stub.address, house=house)
    written = await ended(process)
    assert process.returncode == 1
    assert "Traceback" in written
    assert "no such font" in written
    assert "start again" not in written
