"""While the database takes nothing, nobody can move, so nobody's time runs."""

import asyncio
import signal

import pytest

from bot.core.errors import Refused
from bot.tables.store.store_errors import StoreError
from tests.full_disk import no_room
from tests.postgres import Server
from tests.tables.offline_bot import GUILD, OfflineBot, eventually, legal, running_bot, to_move
from tests.tables.test_outages import OUTAGE, TURN, missed, running_clock, settled

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

LEFT, MARGIN = 40, 25
"""Seconds of a turn. So long may a busy machine take to stop a server, which is not yet known to be gone."""


@pytest.fixture(autouse=True)
def tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("loaded_tables", "heartbeat"):
        monkeypatch.setattr(f"bot.tables.runtime.{module}._RETRY", 0.05)


def stands_still(bot: OfflineBot) -> bool:
    return bot.clock.when(GUILD, 0.0) is None


async def has_time_left(bot: OfflineBot) -> None:
    """Of whoever's turn it is, at a table that has one."""
    [data] = bot.tables.loaded_tables()
    table = await bot.tables.find(data.id)
    await eventually(lambda: not stands_still(bot))
    bot.skip(LEFT - MARGIN)
    await settled()
    assert missed(table.data) == 0
    bot.skip(MARGIN + 1)
    await bot.until(lambda: missed(table.data) == 1)


@pytest.mark.sqlite
async def test_a_full_disk_costs_nobody_a_turn(bot: OfflineBot) -> None:
    table = await running_clock(bot)
    bot.skip(TURN - LEFT)
    await bot.tables.heartbeat.note_time()
    with no_room(bot.path):
        with pytest.raises(StoreError):
            await bot.act(table, to_move(table)[1], legal(table))
        assert stands_still(bot)
        bot.skip(OUTAGE)
        await settled()
        assert stands_still(bot)
    await has_time_left(bot)


@pytest.mark.long("PostgreSQL")
@pytest.mark.parametrize("asks", ["write", "read"])
async def test_a_server_that_is_gone_costs_nobody_a_turn(own_server: Server, asks: str) -> None:
    """Also if it was noticed by a question only."""
    async with running_bot(own_server.new_database(), pause=3600) as bot:
        table = await running_clock(bot)
        bot.skip(TURN - LEFT)
        await bot.tables.heartbeat.note_time()
        own_server.stop(signal.SIGQUIT)
        await asyncio.sleep(0.1)  # as long as it takes to notice that
        move, look = bot.act(table, to_move(table)[1], legal(table)), bot.tables.in_channel(table.data.channel_id)
        asked, unasked = (move, look) if asks == "write" else (look, move)
        unasked.close()
        with pytest.raises(StoreError, match="cannot be reached"):
            await asked
        bot.skip(OUTAGE)
        await settled()
        assert missed(table.data) == 0
        assert stands_still(bot)
        own_server.start()
        await has_time_left(bot)


async def test_a_refusal_is_no_outage(bot: OfflineBot) -> None:
    table = await running_clock(bot)
    with pytest.raises(Refused):
        await bot.lobby(to_move(table)[1], channel=table.data.channel_id)
    assert not stands_still(bot)
