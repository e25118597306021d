"""What is left in the file after a person or a server was erased."""

import asyncio

import pytest

from bot.core.errors import Refused
from bot.tables.runtime.servers import note_left
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import FORGOTTEN, SOMEONE, Seat
from bot.tables.store.servers import KEPT_AFTER_LEAVING
from bot.tables.store.settings import GuildSettings
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, KEEPER, OfflineBot, eventually

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

OTHER_GUILD = GUILD + 1


async def ended_game(bot: OfflineBot, *people: int, computers: int = 0, channel: int = CHANNEL) -> Table:
    table = await bot.game(*people, computers=computers, channel=channel)
    await bot.act(table, people[0], JUSE.parse("draw"))
    await bot.run(table, play.end, KEEPER, moderator=True)
    return table


async def test_a_game_against_computers_only_is_deleted(bot: OfflineBot) -> None:
    own = await ended_game(bot, ALICE, computers=2)
    shared = await ended_game(bot, ALICE, BOB)
    others = await ended_game(bot, BOB, computers=1)
    await bot.forget(ALICE)
    assert bot.stored_tables() == [shared.data.id, others.data.id]
    assert bot.rows("SELECT COUNT(*) FROM moves WHERE table_id = ?", own.data.id) == [(0,)]
    assert bot.rows("SELECT DISTINCT user_id FROM moves ORDER BY 1") == [(FORGOTTEN,), (BOB,)]
    again = (await bot.tables.find(shared.data.id)).data
    assert again.seats == (Seat(FORGOTTEN, SOMEONE, run=1), Seat(BOB, "Bob"))
    assert again.opener_id == FORGOTTEN
    assert again.state == shared.data.state
    await bot.forget(BOB)
    assert bot.stored_tables() == [], "a game of nobody is kept for nobody"


async def test_a_simultaneous_move_does_not_bring_a_deleted_table_back(bot: OfflineBot) -> None:
    table = await bot.junk(ALICE)
    results = await asyncio.gather(
        bot.forget(ALICE),
        *(bot.act(table, ALICE, JUNK.parse("draw")) for _ in range(3)),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert {refusal.code for refusal in refused} <= {"no-such-table", "holding"}
    assert bot.stored_tables() == []
    assert bot.rows("SELECT COUNT(*) FROM moves") == [(0,)]


async def test_a_forgotten_player_has_no_result_in_the_end(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE, BOB, CAROL, DAVE)
    await bot.start_short(table)
    await bot.run(table, play.leave, ALICE)
    await bot.forget(ALICE)
    await bot.play_on(table)
    assert bot.rows("SELECT user_id, people FROM results ORDER BY user_id") == [(BOB, 4), (CAROL, 4), (DAVE, 4)]


async def test_a_server_left_long_ago_is_erased_while_the_bot_runs(bot: OfflineBot) -> None:
    gone = await bot.junk(ALICE, guild=OTHER_GUILD)
    stays = await bot.junk(BOB)
    await bot.tables.settings.set_guild(OTHER_GUILD, GuildSettings())
    for guild_id, channel_id in ((OTHER_GUILD, 8), (GUILD, 9)):
        await bot.tables.settings.set_channel_in_words(guild_id, channel_id, True)
    bot.discord.date = 5000.0
    await note_left(bot.tables, OTHER_GUILD)
    bot.discord.date = 5000.0 + 2 * KEPT_AFTER_LEAVING
    bot.tables.heartbeat.erase_servers()
    bot.skip(KEPT_AFTER_LEAVING - 60)
    await asyncio.sleep(0.1)
    assert bot.stored_tables() == [gone.data.id, stays.data.id]
    bot.skip(6 * 3600 + 120)
    await eventually(lambda: bot.stored_tables() == [stays.data.id])
    await eventually(lambda: gone.data.id not in [table.id for table in bot.tables.loaded_tables()])
    assert bot.rows("SELECT COUNT(*) FROM guild_settings") == [(0,)]
    assert bot.rows("SELECT channel_id FROM channel_words") == [(9,)]
    assert await bot.tables.settings.channels_in_words(OTHER_GUILD) == {}
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(gone.data.id)
