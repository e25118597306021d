"""Boards of deals of the day, as they are kept: who is on one, when it is owed to its channel, and when it goes."""

import asyncio
from datetime import date, timedelta

import pytest

from bot.features.daily.store import BOARD_DAYS, DailyBook
from bot.tables.store.archive import drop_old_rows
from cogs.junk.rules.game import GAME as JUNK
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, NAMES, OfflineBot
from tests.tables.test_daily_of_all_games import TODAY, add, played

HERE = (GUILD, CHANNEL)
NOW = 1_770_000_000.0


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    bot.hold_background_jobs()  # they would delete boards of a day so long ago
    return DailyBook(bot.tables.store)


async def share(bot: OfflineBot, book: DailyBook, user: int) -> bool:
    await add(bot, user, game=JUNK)
    return await book.share(played(user, game="junk"), HERE, NAMES[user], (0, 3, 1), NOW)


async def test_each_result_is_shared_once_however_quickly_somebody_asks(bot: OfflineBot, book: DailyBook) -> None:
    assert await share(bot, book, ALICE)
    assert not await book.share(played(CAROL, game="junk"), HERE, "Carol", (), NOW), "without a result"
    await book.take_back(played(ALICE, game="junk"), HERE)
    again = [book.share(played(ALICE, game="junk"), HERE, "Alice", (), NOW) for _ in range(5)]
    assert sorted(await asyncio.gather(*again)) == [False] * 4 + [True]


async def test_what_is_shared_while_it_is_being_shown_is_shown_too(bot: OfflineBot, book: DailyBook) -> None:
    await share(bot, book, ALICE)
    [owed] = await book.owed(TODAY)
    await share(bot, book, BOB)
    await book.note_shown(owed, 77, NOW, over=False)
    [owed] = await book.owed(TODAY)
    assert (owed.message_id, owed.posted_at) == (77, NOW)
    await book.note_shown(owed, 77, NOW, over=False)
    assert await book.owed(TODAY) == []


async def test_they_are_kept_for_some_days(bot: OfflineBot, book: DailyBook) -> None:
    await share(bot, book, ALICE)
    for days, kept in ((BOARD_DAYS, 1), (BOARD_DAYS + 1, 0)):
        later = (date.fromisoformat(TODAY) + timedelta(days=days)).isoformat()
        while await drop_old_rows(bot.tables.store, later):
            pass
        for table in ("daily_boards", "daily_shares"):
            assert bot.rows(f"SELECT count(*) FROM {table}") == [(kept,)], (days, table)  # noqa: S608
