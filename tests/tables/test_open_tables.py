"""How many tables may be open at once, how to get rid of them, and when private deals are put away by themselves."""

import asyncio
import secrets

import pytest

from bot.core.errors import Refused
from bot.core.game import settle_options
from bot.features.lessons.feature import open_lesson
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import (
    GAME_IDLE,
    NO_SERVER,
    UNUSED_IDLE,
    Change,
    Phase,
    TableData,
    handed_over,
    next_version,
)
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.table_rows import Limits
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.cog import LESSON
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAY, GUILD, OfflineBot, running_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def open_ten(bot: OfflineBot, user: int = ALICE) -> list[Table]:
    """Public and private ones, a lesson and a deal of the day, on two servers."""
    tables = [await bot.lobby(user, channel=user * 100 + number) for number in range(4)]
    tables += [await bot.game(user, BOB, channel=user * 100 + 10 + number) for number in range(2)]
    tables += [await bot.junk(user, guild=GUILD + 1) for _ in range(2)]
    tables.append(await bot.junk(user, day=utc_day(bot.now())))
    tables.append(await open_lesson(bot.tables, JUSE, (GUILD, CHANNEL), bot.by(user), LESSON))
    return tables


@pytest.mark.sqlite
async def test_nobody_has_more_than_ten_open_tables_whatever_they_are(bot: OfflineBot) -> None:
    tables = await open_ten(bot)
    for opening in (
        bot.lobby(ALICE),
        bot.junk(ALICE),
        open_lesson(bot.tables, JUSE, (GUILD, CHANNEL), bot.by(ALICE), LESSON),
        bot.tables.open_dealt(JUSE, (GUILD, CHANNEL), bot.by(ALICE), settle_options(JUSE, {}), "none", seats=3),
    ):
        with pytest.raises(Refused) as refused:
            await opening
        assert (refused.value.code, refused.value.values) == ("too-many-tables", {"most": 10})
    assert len(bot.rows("SELECT 1 FROM tables")) == 10
    assert len(bot.rows("SELECT 1 FROM seats")) == 4 + 2 * 2 + 3 + LESSON.seats
    await bot.lobby(BOB)
    await bot.run(tables[0], play.close_abandoned, ALICE)
    await bot.lobby(ALICE, channel=CHANNEL + 1)


async def test_todays_deal_is_found_again_by_whoever_has_ten_tables(bot: OfflineBot) -> None:
    tables = await open_ten(bot)
    with pytest.raises(Refused) as refused:
        await bot.junk(ALICE, day=utc_day(bot.now()))
    assert refused.value.values == {"table": str(tables[8].data.id)}


async def test_of_many_tables_opened_at_once_no_more_open_than_may(bot: OfflineBot) -> None:
    answers = await asyncio.gather(*(bot.lobby(ALICE, channel=number) for number in range(30)), return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 10
    assert {str(answer) for answer in answers if isinstance(answer, Exception)} == {"too-many-tables (most=10)"}


@pytest.mark.sqlite
async def test_a_table_deserted_by_its_opener_can_be_given_up(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE, computers=1)
    await bot.run(table, lobby.start(secrets.token_hex(16)), ALICE)
    await bot.run(table, lambda data, *_: deserted(data), ALICE)
    assert table.data.is_deserted
    await bot.run(table, lobby.give_up_own, ALICE)
    assert table.data.phase is Phase.CLOSED


def deserted(data: TableData) -> Change:
    """As when the time of its last person runs out."""
    return Change(handed_over(next_version(data, data.touched_at), 0, away=True))


async def closed_after(bot: OfflineBot, table: Table, seconds: float) -> None:
    bot.skip(seconds - 60)
    await asyncio.sleep(0.05)
    assert table.data.is_open
    bot.skip(120)
    await bot.until(lambda: not table.data.is_open)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("moved", "idle", "why", "left"), [(False, UNUSED_IDLE, "unused", []), (True, GAME_IDLE, "idle", [1])]
)
async def test_a_private_deal_is_put_away_after_a_day_or_once_somebody_has_moved_after_fourteen(
    bot: OfflineBot, moved: bool, idle: float, why: str, left: list[int]
) -> None:
    table = await bot.junk(ALICE)
    if moved:
        await bot.act(table, ALICE, JUNK.legal(table.data.state, 0)[0])
    await closed_after(bot, table, idle)
    assert (table.data.phase, table.data.why_closed) == (Phase.CLOSED, why)
    await bot.background_jobs(2 * DAY)
    assert bot.stored_tables() == left


async def test_a_try_at_a_days_deal_is_taken_until_its_day_has_ended_though_nobody_moved(bot: OfflineBot) -> None:
    day = utc_day(bot.now() + 3 * DAY)
    table = await bot.junk(ALICE, day=day)
    bot.skip(UNUSED_IDLE + 60)
    await bot.until(lambda: not table.data.is_open)
    await bot.background_jobs(DAY)
    with pytest.raises(Refused, match="one-try-a-day"):
        await bot.junk(ALICE, day=day)
    await bot.background_jobs(3 * DAY)
    assert bot.stored_tables() == []


async def test_the_limit_of_a_server_is_none_where_the_bot_is_on_no_server_and_that_of_a_person_holds(
    place: DatabaseUrl,
) -> None:
    async with running_bot(place, limits=Limits(per_person=3, per_server=1)) as bot:
        for user in (ALICE, BOB, CAROL):
            await bot.junk(user, guild=NO_SERVER, channel=0)
        await bot.junk(ALICE)
        with pytest.raises(Refused, match="server-full"):
            await bot.junk(BOB)
        await bot.junk(ALICE, guild=NO_SERVER, channel=0)
        with pytest.raises(Refused, match="too-many-tables"):
            await bot.junk(ALICE, guild=NO_SERVER, channel=0)
