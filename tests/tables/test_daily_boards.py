"""Boards of deals of the day, as they are kept: who is on one, when it is owed to its channel, and when it goes."""

import asyncio
from datetime import date, timedelta

import pytest

from bot.core.game import AnyGame
from bot.features.daily.store import BOARD_DAYS, Board, DailyBook
from bot.tables.store.archive import drop_old_rows
from cogs.junk.rules.game import GAME as JUNK
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, NAMES, OfflineBot
from tests.tables.test_daily_of_all_games import TODAY, add, played

HERE, THERE = (GUILD, CHANNEL), (GUILD + 1, CHANNEL + 1)
NOW = 1_770_000_000.0


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    bot.hold_background_jobs()  # they would delete boards of a day so long ago
    return DailyBook(bot.tables.store)


async def share(
    bot: OfflineBot,
    book: DailyBook,
    user: int,
    place: tuple[int, int] = HERE,
    game: AnyGame = JUNK,
    *,
    score: float = 0,
) -> bool:
    await add(bot, user, game=game, guild=place[0], score=score)
    return await book.share(played(user, game=game.name, guild=place[0]), place, NAMES[user], (0, 3, 1), NOW)


async def board(book: DailyBook, place: tuple[int, int] = HERE, game: AnyGame = JUNK) -> Board:
    found = await book.find(game.name, TODAY, place[1])
    assert found is not None
    return found


async def names(book: DailyBook, place: tuple[int, int] = HERE, game: AnyGame = JUNK) -> list[str]:
    return [score.name for score in await book.shared_scores(await board(book, place, game), game)]


async def test_the_best_come_first_and_each_shares_once(bot: OfflineBot, book: DailyBook) -> None:
    assert await share(bot, book, ALICE, score=4)
    assert await share(bot, book, BOB, score=2)
    again = [book.share(played(ALICE, game="junk"), THERE, "Alice", (), NOW) for _ in range(5)]
    assert await asyncio.gather(*again) == [False] * 5
    assert await book.find("junk", TODAY, THERE[1]) is None
    assert not await book.share(played(CAROL, game="junk"), HERE, "Carol", (), NOW), "without a result"
    assert [(one.name, one.score, one.heights) for one in await book.shared_scores(await board(book), JUNK)] == [
        ("Bob", 2, (0, 3, 1)),
        ("Alice", 4, (0, 3, 1)),
    ]
    await book.take_back(played(ALICE, game="junk"), HERE)
    assert await names(book) == ["Bob"]
    again = [book.share(played(ALICE, game="junk"), HERE, "Alice", (), NOW) for _ in range(5)]
    assert sorted(await asyncio.gather(*again)) == [False] * 4 + [True]


async def test_it_is_owed_until_it_is_shown_and_again_when_its_day_is_over(bot: OfflineBot, book: DailyBook) -> None:
    await share(bot, book, ALICE)
    [owed] = await book.owed(TODAY)
    assert (owed.message_id, owed.posted_at) == (None, 0)
    await share(bot, book, BOB)
    await book.note_shown(owed, 77, NOW, over=False)
    [owed] = await book.owed(TODAY)
    assert (owed.message_id, owed.posted_at) == (77, NOW)
    await book.note_shown(owed, 77, NOW, over=False)
    assert await book.owed(TODAY) == []
    tomorrow = (date.fromisoformat(TODAY) + timedelta(days=1)).isoformat()
    [owed] = await book.owed(tomorrow)
    await book.note_shown(owed, 77, NOW, over=True)
    assert await book.owed(tomorrow) == []


async def test_they_are_kept_for_some_days(bot: OfflineBot, book: DailyBook) -> None:
    await share(bot, book, ALICE)
    for days, kept in ((BOARD_DAYS, 1), (BOARD_DAYS + 1, 0)):
        later = (date.fromisoformat(TODAY) + timedelta(days=days)).isoformat()
        while await drop_old_rows(bot.tables.store, later):
            pass
        for table in ("daily_boards", "daily_shares"):
            assert bot.rows(f"SELECT count(*) FROM {table}") == [(kept,)], (days, table)  # noqa: S608
