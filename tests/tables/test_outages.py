"""Outages at real tables: they cost nobody a turn, and tables nobody was cut off from go on."""

import asyncio

import pytest

from bot.core.time_controls import ClockName
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.store.database import DatabaseUrl
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, GUILD, OfflineBot, running_bot

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]

OTHER_GUILD = GUILD + (1 << 22)
"""On the other of two shards."""
TURN, OUTAGE = 60, 180


async def running_clock(bot: OfflineBot, guild: int = GUILD, clock: ClockName = "live") -> Table:
    """A game for two by the clock."""
    return await bot.game(ALICE, BOB, guild=guild, channel=CHANNEL + guild, clock=clock, referee="bot")


def missed(data: TableData) -> int:
    return sum(seat.clock.missed + seat.presence.away for seat in data.seats)


def told(table: Table) -> float:
    """Until when the one who is asked has time."""
    [due] = [seat.clock.due for seat in table.with_wall_clock_deadlines.seats if seat.clock.due is not None]
    return due


async def settled() -> None:
    await asyncio.sleep(0.1)


async def test_killed_in_an_outage_nobody_loses_time(place: DatabaseUrl) -> None:
    async with running_bot(place) as bot:
        table = await running_clock(bot)
        bot.skip(TURN - 10)
        bot.clock.offline(0)
        bot.skip(OUTAGE)
        before = table.data
        await bot.tables.store.heartbeat(bot.clock.saved())
        skipped = bot.skipped
    async with running_bot(place, skipped=skipped + 3600) as bot:
        table = await bot.tables.find(before.id)
        assert table.data == before
        bot.skip(5)
        await settled()
        assert missed(table.data) == 0
        bot.skip(6)
        await bot.until(lambda: missed(table.data) == 1)


async def test_after_an_outage_messages_with_deadlines_are_shown_anew(bot: OfflineBot) -> None:
    begun = bot.now()
    by_clock, without = await running_clock(bot), await running_clock(bot, OTHER_GUILD, "none")
    for table in (by_clock, without):
        bot.tables.store.note_shown(table.data.id, table.data.version)
    due = told(by_clock)
    assert begun + TURN <= due <= bot.now() + TURN
    await bot.tables.store.heartbeat(bot.clock.saved())
    bot.changes.clear()
    cut_off = bot.now()
    bot.clock.offline(0)
    bot.skip(OUTAGE)
    bot.clock.online(0, 1)
    outage = bot.now() - cut_off
    await bot.until(lambda: bool(bot.changes))
    await settled()
    assert [table.data.id for table, _ in bot.changes] == [by_clock.data.id]
    assert bot.rows("SELECT id FROM tables WHERE shown_version = 0") == [(by_clock.data.id,)], "also after a crash"
    assert due + OUTAGE <= told(by_clock) <= due + outage
