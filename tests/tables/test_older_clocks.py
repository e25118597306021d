"""Files of the time when deadlines were times of day: their clocks run on."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.tables.steps import lobby, play
from bot.tables.steps.model import Phase, TableData
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, running_bot, tamper
from tests.tables.older_files import made_older

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
        assert due - bot.clock.table_time(GUILD) == pytest.approx(9 * 60, abs=10)
        [told] = [seat.due for seat in table.with_wall_clock_deadlines.seats if seat.due is not None]
        assert told == pytest.approx(bot.now() + 9 * 60, abs=10)
        await bot.run(table, play.leave, ALICE)
        lobby_of_carol = await bot.tables.find(2)
        bot.skip(28 * 60)
        await asyncio.sleep(0.05)
        assert lobby_of_carol.data.phase is Phase.LOBBY
        bot.skip(60 + 10)
        await bot.until(lambda: lobby_of_carol.data.phase is Phase.CLOSED)
