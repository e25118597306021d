"""While the database takes nothing, nobody can move, so nobody's time runs."""

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.store.database_health import DatabaseHealth
from bot.tables.store.store_errors import StoreError
from tests.discord.test_disk import full
from tests.postgres import Server, running_server
from tests.tables.offline_bot import GUILD, OfflineBot, eventually, legal, running_bot, to_move
from tests.tables.test_outages import OUTAGE, TURN, missed, running_clock, settled

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

LEFT, MARGIN = 40, 25
"""Seconds of a turn. So long may a busy machine take to stop a server, which is not yet known to be gone."""


@pytest.fixture(autouse=True)
def tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tables", "upkeep"):
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
    with full(bot.path):
        with pytest.raises(StoreError):
            await bot.act(table, to_move(table)[1], legal(table))
        assert stands_still(bot)
        bot.skip(OUTAGE)
        await settled()
        assert stands_still(bot)
    await has_time_left(bot)


@pytest.fixture
def own_server() -> Iterator[Server]:
    with running_server({}) as server:
        yield server


@pytest.mark.long
@pytest.mark.parametrize("asks", ["write", "read"])
async def test_a_server_that_is_gone_costs_nobody_a_turn(own_server: Server, asks: str) -> None:
    """Also if it was noticed by a question only."""
    async with running_bot(own_server.new_database(), pause=3600) as bot:
        table = await running_clock(bot)
        bot.skip(TURN - LEFT)
        await bot.tables.heartbeat.note_time()
        own_server.stop(signal.SIGQUIT)
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


async def test_a_move_that_failed_after_long_costs_no_turn_either(
    bot: OfflineBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time was up while the database still owed its answer."""
    table = await running_clock(bot)
    begun, release = asyncio.Event(), asyncio.Event()
    engine = bot.tables.store._engine
    commit = engine.commit

    async def fails_once(_: Any) -> None:
        monkeypatch.setattr(engine, "commit", commit)
        begun.set()
        await release.wait()
        raise StoreError("it has not answered")

    bot.skip(TURN - LEFT)
    await settled()
    monkeypatch.setattr(engine, "commit", fails_once)
    moving = asyncio.create_task(bot.act(table, to_move(table)[1], legal(table)))
    await begun.wait()
    bot.skip(LEFT + 10)
    await settled()
    release.set()
    with pytest.raises(StoreError):
        await moving
    await has_time_left(bot)


async def test_a_refusal_is_no_outage(bot: OfflineBot) -> None:
    table = await running_clock(bot)
    with pytest.raises(Refused):
        await bot.lobby(to_move(table)[1], channel=table.data.channel_id)
    assert not stands_still(bot)


async def test_two_outages_at_once_are_over_when_both_are(bot: OfflineBot) -> None:
    bot.clock.out_of_order(bot.clock.running())
    bot.clock.out_of_order(bot.clock.running(), "database")
    bot.clock.in_order()
    assert stands_still(bot)
    bot.clock.in_order("database")
    assert not stands_still(bot)


async def test_what_was_begun_before_an_outage_does_not_end_it() -> None:
    attempts, said = DatabaseHealth(), list[str]()
    attempts.watch(lambda: 0.0, lambda _: said.append("failed"), lambda: said.append("answers"))
    loop = asyncio.get_running_loop()
    lost, saved, later = (loop.create_future() for _ in range(3))
    begun = [asyncio.create_task(attempts.of(work, writes=True)) for work in (lost, saved)]
    await asyncio.sleep(0)
    lost.set_exception(StoreError("it is gone"))
    saved.set_result(None)
    await asyncio.wait(begun)
    assert said == ["failed"]
    later.set_result(None)
    await attempts.of(later, writes=True)
    assert said == ["failed", "answers"]
    with pytest.raises(StoreError):
        begun[0].result()
