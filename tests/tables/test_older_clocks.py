"""Files of the time when deadlines were times of day: their clocks run on."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.steps import lobby, play
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.connection import migrations
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, running_bot, tamper
from tests.tables.older_files import made_older, migrate

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

BEFORE_TABLE_TIME = 10
DOWN = 3600.0
"""Seconds by which an older bot had moved the times of all open tables, in their rows only."""


@pytest.fixture
async def running(file: Path) -> TableData:
    """With the time of one of two players running; beside it a lobby."""
    async with running_bot(file, pause=3600) as bot:
        table = await bot.tables.open(GAME, (GUILD, CHANNEL), bot.by(ALICE), {"reminders": False}, "relaxed")
        await bot.join(table, BOB)
        await bot.run(table, lobby.start("seed"), ALICE)
        await bot.lobby(CAROL, channel=CHANNEL + 1)
        return table.data


@pytest.fixture
async def old(file: Path, running: TableData) -> Path:
    """As an older bot left it that was down for an hour, came back, and was stopped a minute later."""
    old = await made_older(file, BEFORE_TABLE_TIME)
    tamper(old, "UPDATE tables SET snapshot = json_set(snapshot, '$.begun_at', ?)", running.begun_at)
    tamper(old, "UPDATE tables SET touched_at = touched_at + ?1, deadline = deadline + ?1", DOWN)
    tamper(old, "UPDATE bot SET heartbeat = ?", time.time() + DOWN + 60)
    return old


async def test_deadlines_keep_the_time_that_was_left(old: Path, running: TableData) -> None:
    async with running_bot(old, pause=3600, skipped=10 * DOWN) as bot:
        table = await bot.tables.find(running.id)
        [before] = [seat.due for seat in running.seats if seat.due is not None]
        [due] = [seat.due for seat in table.data.seats if seat.due is not None]
        assert (due, table.data.touched_at) == pytest.approx((before + DOWN, running.touched_at + DOWN), abs=1e-4)
        assert table.data.deadline == pytest.approx(
            bot.rows("SELECT deadline FROM tables WHERE id = 1")[0][0], abs=1e-4
        )
        assert table.data.seconds == pytest.approx(running.seconds, abs=1e-4)
        assert due - bot.clock.of(GUILD) == pytest.approx(9 * 60, abs=10)
        [told] = [seat.due for seat in table.with_wall_clock_deadlines.seats if seat.due is not None]
        assert told == pytest.approx(bot.now() + 9 * 60, abs=10)
        await bot.run(table, play.leave, ALICE)
        lobby_of_carol = await bot.tables.find(2)
        bot.skip(28 * 60)
        await asyncio.sleep(0.05)
        assert lobby_of_carol.data.phase is Phase.LOBBY
        bot.skip(60 + 10)
        await bot.until(lambda: lobby_of_carol.data.phase is Phase.CLOSED)


async def test_only_the_times_in_a_snapshot_change(old: Path) -> None:
    before = snapshots(old)
    await migrate(old, migrations())
    for number, snapshot in snapshots(old).items():
        earlier = before[number]
        for table in (snapshot, earlier):
            table["touched_at"] = table["begun_at"] = None
            for seat in table["seats"]:
                seat["due"] = None
        assert snapshot == earlier


async def test_a_damaged_snapshot_and_a_finished_game_are_left_alone(old: Path) -> None:
    tamper(old, "UPDATE tables SET snapshot = 'broken' WHERE id = 1")
    tamper(old, "UPDATE tables SET phase = 'closed' WHERE id = 2")
    before = snapshots_as_text(old)
    await migrate(old, migrations())
    assert snapshots_as_text(old) == before


async def test_servers_with_settings_are_known_and_those_that_were_left_still_count(old: Path) -> None:
    tamper(old, "INSERT INTO guild_settings (guild_id, left_at) VALUES (5, NULL), (6, 1234.5)")
    await migrate(old, migrations())
    with closing(sqlite3.connect(old)) as file:
        rows = file.execute("SELECT guild_id, left_at, left_date FROM servers ORDER BY guild_id").fetchall()
    assert rows == [(5, None, None), (6, 1234.5, None)]


def snapshots_as_text(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(file)) as other:
        return other.execute("SELECT id, snapshot FROM tables ORDER BY id").fetchall()


def snapshots(file: Path) -> dict[int, dict[str, Any]]:
    return {number: json.loads(text) for number, text in snapshots_as_text(file)}
