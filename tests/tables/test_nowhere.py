"""What is played where the bot is on no server: its place is no server's, and belongs to its player alone."""

from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.steps import play
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.database import Place
from bot.tables.store.table_rows import Limits
from cogs.juse.rules.game import GAME as JUSE
from cogs.juse.rules.lesson import LESSON
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot, running_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

NOWHERE: dict[str, Any] = {"guild": NO_SERVER, "channel": 0}


async def finished(bot: OfflineBot, user: int, **where: Any) -> int:
    table = await bot.junk(user, **where)
    await bot.finish_junk(table)
    return table.data.id


async def test_the_limit_of_a_server_is_none_there_and_that_of_a_person_holds(place: Place) -> None:
    async with running_bot(place, limits=Limits(per_person=3, per_server=1)) as bot:
        for user in (ALICE, BOB, CAROL):
            await bot.junk(user, **NOWHERE)
        await bot.junk(ALICE)
        with pytest.raises(Refused, match="server-full"):
            await bot.junk(BOB)
        await bot.junk(ALICE, **NOWHERE)
        with pytest.raises(Refused, match="too-many-tables"):
            await bot.junk(ALICE, **NOWHERE)


async def test_private_games_and_lessons_are_found_wherever_they_were_begun(bot: OfflineBot) -> None:
    places = (GUILD, GUILD + 1, NO_SERVER)
    games = [(await bot.junk(ALICE, guild=guild)).data.id for guild in places]
    lesson = await bot.tables.open_lesson(JUSE, (NO_SERVER, 0), bot.by(ALICE), LESSON)
    await bot.junk(BOB, **NOWHERE)
    await bot.junk(ALICE, private=False)
    store = bot.tables.store
    assert sorted(await store.private_tables(ALICE, "junk")) == games
    assert await store.private_tables(ALICE, "juse") == []
    assert await store.private_tables(ALICE, "juse", lessons=True) == [lesson.data.id]
    await bot.run(await bot.tables.find(games[0]), play.give_up, ALICE)
    assert sorted(await store.private_tables(ALICE, "junk")) == games[1:]


@pytest.mark.long
async def test_the_games_that_one_may_watch_are_ones_own_private_ones(bot: OfflineBot) -> None:
    mine = [await finished(bot, ALICE, **NOWHERE), await finished(bot, ALICE)]
    await finished(bot, BOB, **NOWHERE)
    await finished(bot, ALICE, private=False)
    given_up = await bot.junk(ALICE, **NOWHERE)
    await bot.finish_junk(await bot.junk(CAROL, **NOWHERE))
    await bot.run(given_up, play.give_up, ALICE)
    await bot.tables.open_lesson(JUSE, (NO_SERVER, 0), bot.by(ALICE), LESSON)
    assert [game.id for game in await bot.tables.store.own_games(ALICE)] == mine[::-1]
    await bot.forget(ALICE, None)
    assert await bot.tables.store.own_games(ALICE) == []


@pytest.mark.long
async def test_ones_own_figures_are_of_all_places_and_those_of_a_server_are_not(bot: OfflineBot) -> None:
    for where in ({}, {"guild": GUILD + 1}, NOWHERE):
        await finished(bot, ALICE, **where)
        await finished(bot, BOB, **where)
    stats = bot.tables.stats
    own, here = await stats.of_person(ALICE, "junk"), await stats.of_player(GUILD, ALICE, "junk", own=True)
    assert own is not None
    assert here is not None
    assert (own.games, here.games) == (3, 1)
    assert own.clean_run == here.clean_run
    assert await stats.of_person(ALICE, "juse") is None
    assert await stats.of_person(CAROL, "junk") is None


async def test_forgetting_on_a_server_leaves_it_and_forgetting_everywhere_deletes_it(bot: OfflineBot) -> None:
    await finished(bot, ALICE, **NOWHERE)
    await bot.junk(ALICE, **NOWHERE)
    bobs = await finished(bot, BOB, **NOWHERE)
    await bot.forget(ALICE)
    assert bot.rows("SELECT count(*) FROM tables WHERE private_to = ?", ALICE) == [(2,)]
    bot.skip(3600)
    await bot.forget(ALICE, None)
    assert bot.stored_tables() == [bobs]
    assert bot.rows("SELECT DISTINCT user_id FROM results") == [(BOB,)]
