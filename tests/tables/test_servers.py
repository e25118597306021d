"""Which servers the bot has left, and when their data goes."""

import pytest

from bot.tables.store.servers import KEPT_AFTER_LEAVING, Servers
from tests.tables.offline_bot import OfflineBot

SHARDS = 2
HERE, ELSEWHERE, GONE = 10 << 22, 11 << 22, 12 << 22
"""The second belongs to the other shard."""
NOW, DATE = 1000.0, 1_700_000_000.0
LATER = KEPT_AFTER_LEAVING + 60


@pytest.fixture
def servers(bot: OfflineBot) -> Servers:
    return Servers(bot.tables.store)


def left(bot: OfflineBot) -> list[int]:
    return [row[0] for row in bot.rows("SELECT guild_id FROM servers WHERE left_at IS NOT NULL ORDER BY 1")]


def known(bot: OfflineBot) -> list[int]:
    return [row[0] for row in bot.rows("SELECT guild_id FROM servers ORDER BY 1")]


async def test_a_server_that_its_shard_does_not_list_any_more_was_left(bot: OfflineBot, servers: Servers) -> None:
    assert await servers.note_ready(0, SHARDS, {HERE, GONE}, NOW, DATE) == []
    assert await servers.note_ready(0, SHARDS, {HERE}, NOW, DATE) == [GONE]
    assert await servers.note_ready(0, SHARDS, {HERE}, NOW + 5, DATE) == [], "it was left only once"
    assert left(bot) == [GONE]
    assert bot.rows("SELECT left_at, left_date FROM servers WHERE guild_id = ?", GONE) == [(NOW, DATE)]


async def test_no_shard_says_anything_about_a_server_of_another(bot: OfflineBot, servers: Servers) -> None:
    await servers.note_ready(1, SHARDS, {ELSEWHERE}, NOW, DATE)
    await servers.note_ready(0, SHARDS, {HERE}, NOW, DATE)
    assert (known(bot), left(bot)) == ([HERE, ELSEWHERE], [])


async def test_a_server_that_the_bot_was_never_on_is_never_marked(bot: OfflineBot, servers: Servers) -> None:
    await bot.junk(1, guild=GONE)
    for shard in range(SHARDS):
        await servers.note_ready(shard, SHARDS, set(), NOW, DATE)
    assert (known(bot), left(bot)) == ([], [])
    assert await servers.to_erase(NOW + LATER, DATE + LATER) == []


async def test_a_server_that_is_there_again_was_not_left(bot: OfflineBot, servers: Servers) -> None:
    for come_back in ("listed", "joined"):
        await servers.note_left(GONE, NOW, DATE)
        assert left(bot) == [GONE]
        if come_back == "listed":
            await servers.note_ready(0, SHARDS, {GONE}, NOW + LATER, DATE + LATER)
        else:
            await servers.note_joined(GONE)
        assert left(bot) == []
        assert await servers.to_erase(NOW + LATER, DATE + LATER) == []


async def test_data_goes_when_our_own_count_and_discords_date_agree(servers: Servers) -> None:
    await servers.note_left(GONE, NOW, DATE)
    assert await servers.to_erase(NOW + LATER, DATE + LATER - 120) == []
    assert await servers.to_erase(NOW + LATER - 120, DATE + 100 * LATER) == [], "whatever the date says"
    assert await servers.to_erase(NOW + LATER, DATE + LATER) == [GONE]


async def test_a_server_left_before_discord_told_a_date_waits_from_the_first_date_on(servers: Servers) -> None:
    await servers.note_left(GONE, NOW, None)
    assert await servers.to_erase(NOW + 5 * LATER, DATE) == []
    assert await servers.to_erase(NOW + 5 * LATER, DATE + LATER) == [GONE]
