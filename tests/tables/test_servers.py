"""Which servers the bot has left, and when their data goes."""

import asyncio

import pytest

from bot.tables.runtime.servers import note_joined, note_left
from bot.tables.steps.model import Phase
from bot.tables.store.database import open_tables
from bot.tables.store.servers import KEPT_AFTER_LEAVING, Servers
from tests.tables.offline_bot import ALICE, BOB, DAY, GUILD, OfflineBot

SHARDS = 2
HERE, GONE = 10 << 22, 12 << 22
NOW, DATE = 1000.0, 1_700_000_000.0
LEFT = "SELECT guild_id, left_at, left_date FROM servers WHERE left_at IS NOT NULL"
LATER = KEPT_AFTER_LEAVING + 60


def time_of(_: int) -> float:
    return NOW


@pytest.fixture
def servers(bot: OfflineBot) -> Servers:
    return Servers(bot.tables.store)


async def test_a_server_that_its_shard_does_not_list_any_more_was_left_and_is_not_when_it_is_there_again(
    bot: OfflineBot, servers: Servers
) -> None:
    assert (await servers.note_ready(0, SHARDS, {HERE, GONE}, NOW, DATE, time_of))[0] == []
    assert (await servers.note_ready(0, SHARDS, {HERE}, NOW, DATE, time_of))[0] == [GONE]
    assert (await servers.note_ready(0, SHARDS, {HERE}, NOW + 5, DATE, time_of))[0] == [], "it was left only once"
    assert bot.rows(LEFT) == [(GONE, NOW, DATE)]
    await servers.note_ready(0, SHARDS, {HERE, GONE}, NOW + LATER, DATE + LATER, time_of)
    assert bot.rows(LEFT) == await servers.left_long_ago(NOW + LATER, DATE + LATER) == []
    await servers.note_left(GONE, NOW, DATE, time_of)
    await servers.note_joined(GONE, time_of)
    assert bot.rows(LEFT) == await servers.left_long_ago(NOW + LATER, DATE + LATER) == []


async def test_data_goes_when_our_own_count_and_discords_date_agree(servers: Servers) -> None:
    await servers.note_left(GONE, NOW, DATE, time_of)
    assert await servers.left_long_ago(NOW + LATER, DATE + LATER - 120) == []
    assert await servers.left_long_ago(NOW + LATER - 120, DATE + 100 * LATER) == [], "whatever the date says"
    assert await servers.left_long_ago(NOW + LATER, DATE + LATER) == [GONE]


async def test_a_server_left_before_discord_told_a_date_waits_from_the_first_date_on(servers: Servers) -> None:
    await servers.note_left(GONE, NOW, None, time_of)
    assert await servers.left_long_ago(NOW + 5 * LATER, DATE) == []
    assert await servers.left_long_ago(NOW + 5 * LATER, DATE + LATER) == [GONE]


# ---------------------------------------------------------------- their tables


async def test_tables_of_a_server_that_was_left_stand_still_and_go_on_if_it_comes_back(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB, clock="live")
    bot.skip(20)
    left = (table.data.deadline or 0.0) - bot.clock.table_time(GUILD)
    await note_left(bot.tables, GUILD)
    assert await open_tables(bot.tables.store) == {}
    assert await bot.tables.store.own_tables(ALICE) == []
    bot.changes.clear()
    bot.skip(10 * DAY)
    await asyncio.sleep(0.2)
    assert (bot.changes, bot.rows("SELECT phase FROM tables")) == ([], [("playing",)])
    await note_joined(bot.tables, GUILD)
    await bot.until(lambda: bool(bot.changes))
    table = await bot.tables.find(1)
    assert (table.data.deadline or 0.0) - bot.clock.table_time(GUILD) == pytest.approx(left, abs=3)
    for time in (table.data.touched_at, table.data.dealt.begun_at, table.data.votes.waits_since):
        assert bot.clock.table_time(GUILD) - (time or 0.0) == pytest.approx(20, abs=3)
    assert await open_tables(bot.tables.store) == {("juse", "playing"): 1}
    await bot.play_on(table)
    assert table.data.phase is Phase.OVER


async def test_who_is_forgotten_meanwhile_leaves_a_table_that_was_set_aside_and_it_still_stands_still(
    bot: OfflineBot,
) -> None:
    async def is_there(_: int) -> bool:
        return False

    await bot.game(ALICE, BOB, clock="live")
    await note_left(bot.tables, GUILD)
    await bot.tables.forgetting.person(None, bot.by(BOB), is_there)
    assert bot.rows("SELECT 1 FROM people WHERE user_id = ?", BOB) == []
    bot.changes.clear()
    bot.skip(DAY)
    await asyncio.sleep(0.2)
    assert (bot.changes, bot.rows("SELECT phase FROM tables")) == ([], [("playing",)])


async def test_a_deal_of_a_past_day_is_closed_when_its_server_comes_back(bot: OfflineBot) -> None:
    await bot.junk(ALICE, private=False, day="2020-01-01")
    await note_left(bot.tables, GUILD)
    await note_joined(bot.tables, GUILD)
    assert bot.rows("SELECT phase FROM tables") == [("closed",)]
