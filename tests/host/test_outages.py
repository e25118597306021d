"""A bot as a host runs it, whose players cannot act for longer than a turn: nobody's turn is lost."""

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.steps import lobby
from cogs.juse.rules.game import GAME
from tests.host.conftest import StubDiscord
from tests.host.test_run import Start, connected, start
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, running_bot

__all__ = ["start"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]

GUILD = 10 << 22
TURN = 15
OUTAGE = TURN + 3


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Where the bot's process looks, with a game by the shortest clock."""
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file) as bot:
        table = await bot.tables.open(GAME, (GUILD, CHANNEL), bot.by(ALICE), {"reminders": False}, "blitz")
        await bot.join(table, BOB)
        await bot.run(table, lobby.start("seed"), ALICE)
        assert misses(file) == 0
    return file


@pytest.fixture
async def process(start: Start, stub: StubDiscord, file: Path) -> asyncio.subprocess.Process:
    """Its shard has just become ready."""
    process = await start(address=stub.address)
    await connected(process, stub)
    await asyncio.sleep(3)
    return process


def misses(file: Path) -> int:
    with closing(sqlite3.connect(file)) as other:
        [(snapshot,)] = other.execute("SELECT snapshot FROM tables").fetchall()
    return sum(seat["missed"] + seat["away"] for seat in json.loads(snapshot)["seats"])


async def test_suspended(process: asyncio.subprocess.Process, file: Path) -> None:
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(OUTAGE)
    process.send_signal(signal.SIGCONT)
    for _ in range(3):
        assert misses(file) == 0
        await asyncio.sleep(1)
    async with asyncio.timeout(4 * TURN):  # its time goes on
        while not misses(file):  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.2)
