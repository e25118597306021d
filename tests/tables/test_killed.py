"""Killed for real, at random moments: nothing that was acknowledged is lost."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.core.chance import Seeded
from bot.tables.inspection import table_faults
from bot.tables.store import Store
from cogs.juse.rules import GAME
from tests.tables import player_process

ROOT = Path(__file__).parents[2]


def killed_after(seconds: float, file: Path) -> list[tuple[int, int, int, str]]:
    """What the process acknowledged before it was killed: table, number of the move, seat and action."""
    with subprocess.Popen(
        [sys.executable, player_process.__file__, str(file)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = [first, *process.stdout.read().splitlines(keepends=True)]
    assert process.returncode == -signal.SIGKILL
    # The kill may cut the last line short: that one nobody can have read.
    told = [line.split() for line in lines if line.endswith("\n")]
    return [(int(table), int(number), int(seat), action) for table, number, seat, action in told]


async def survive(file: Path, kills: int) -> None:
    chance = Seeded("killed")
    acknowledged: set[tuple[int, int, int, str]] = set()
    for _ in range(kills):
        told = killed_after(chance.below(400) / 1000, file)
        assert told
        acknowledged.update(told)
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            stored = set(other.execute("SELECT table_id, number, seat, action FROM moves WHERE number > 0"))
        assert acknowledged <= stored
        reader = await Store.open_to_read(file)
        open_tables, faults = await table_faults(reader, lambda _: GAME)
        await reader.close()
        assert faults == []
        assert 1 <= open_tables <= player_process.TABLES


async def test_killed_at_random_moments_nothing_acknowledged_is_missing(file: Path) -> None:
    await survive(file, 25)


@pytest.mark.slow
@pytest.mark.timeout(1200)
async def test_killed_three_hundred_times(file: Path) -> None:
    await survive(file, 300)
