"""`python -m bot status` beside a bot that runs."""

import asyncio
import json
import os
import re
import stat
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from bot.config import version_and_commit
from bot.hosting.health_check import HealthCheck
from bot.hosting.status_server import serve_status, serve_status_at
from bot.hosting.status_socket import connected, listening, socket_of
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.files import note_backup
from tests.discord.conftest import env, house, settings
from tests.discord.house import House
from tests.host.command import bot
from tests.host.test_run import SECONDS

__all__ = ["env", "house", "settings"]

RUNS, UNWELL, NO_BOT = 0, 1, 3

Ask = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Return the exit status of the command, and what it prints."""

    async def ask(database: DatabaseUrl, *words: str) -> tuple[int, str]:
        monkeypatch.setenv("JUSE_DATABASE", str(database))
        status = await asyncio.to_thread(main, ["status", *words])
        said, errors = capsys.readouterr()
        assert errors == ""
        return status, said

    return ask


@pytest.fixture
async def database(house: House) -> AsyncIterator[Path]:
    """Of the house's bot, which tells its status."""
    async with serve_status(HealthCheck(house.bot), house.file):
        yield house.file


async def until(database: DatabaseUrl, code: int) -> subprocess.CompletedProcess[str]:
    async with asyncio.timeout(SECONDS):
        while True:
            answer = await bot(database, "status")
            if answer.returncode == code:
                return answer
            await asyncio.sleep(0.2)


async def test_without_a_bot_it_says_so(tmp_path: Path, ask: Ask) -> None:
    database = tmp_path / "juse.sqlite3"
    assert await ask(database) == (NO_BOT, f"No bot is running on the database {database}.\n")
    assert await ask(database, "--json") == (NO_BOT, '{"running": false}\n')
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long("processes")
async def test_a_healthy_bot_tells_what_it_does_also_while_people_play(house: House, database: Path) -> None:
    await house.begin("alice", "bob")
    asking = asyncio.create_task(bot(database, "status", "--json"))
    moves = 0
    while not asking.done():
        await house.click_move()
        moves += 1
    answer = await asking
    assert moves
    assert (answer.returncode, answer.stderr) == (RUNS, "")
    status = json.loads(answer.stdout)
    assert (status["running"], status["healthy"], status["faults"]) == (True, True, [])
    assert (status["version"], status["pid"]) == (__version__, os.getpid())
    assert status["shards"] == {"of": 1, "own": [0], "cut_off": []}
    assert status["open_tables"] == {"juse": {"playing": 1}}
    assert status["memory"] > 10e6
    assert status["since"] <= status["last_commit"]


async def test_in_words_for_people_also_how_old_the_newest_backup_is(house: House, database: Path, ask: Ask) -> None:
    await house.begin("alice", "bob")
    house.bot.health.offline(0)
    house.bot.card_emojis.wanted, house.bot.card_emojis.trouble = 97, "403 Forbidden"
    code, said = await ask(database)
    assert code == UNWELL
    first, fault, version, shards, tables, emojis, memory, backup, commit = said.splitlines()
    assert first == "The bot runs, but is not healthy:"
    assert fault == "  gateway: shard 0 of 1 is not connected"
    assert version.startswith(f"Version: {version_and_commit()}, process {os.getpid()}, since 20")
    assert shards == "Shards: 0 of 1 connected, on 1 servers"
    assert tables == "Open tables: 1 (juse 1)"
    assert emojis == "Emojis: 0 of 97 (403 Forbidden)"
    assert memory.startswith("Memory: ")
    assert backup == "Newest backup: none known"
    assert commit.startswith("Last commit: 20")
    note_backup(database)
    os.utime(database.with_name(database.name + ".backed-up"), (0, time.time() - 5 * 3600 - 60))
    assert re.search(r"^Newest backup: 20\S+ \(5 h ago\)$", (await ask(database))[1], re.MULTILINE)


async def test_only_the_bots_user_can_ask_and_what_a_killed_bot_left_is_no_bot(house: House, ask: Ask) -> None:
    path = socket_of(house.file)
    listening(path).close()
    assert path.exists()
    assert (await ask(house.file))[0] == NO_BOT
    async with serve_status(HealthCheck(house.bot), house.file):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert (await ask(house.file))[0] == RUNS
    assert not path.exists()


def answer_at(path: Path) -> bytes:
    with connected(path, 5) as connection:
        return connection.recv(1000)


async def test_a_status_that_fails_keeps_nobody_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> dict[str, bool]:
        raise RuntimeError("not today")

    path = tmp_path / "x.status"
    async with serve_status_at(path, fails):
        assert await asyncio.to_thread(answer_at, path) == b""
    [record] = caplog.records
    assert record.getMessage() == "python -m bot status was not answered"
    assert record.exc_info is not None
