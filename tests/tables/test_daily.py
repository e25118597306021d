"""Daily deals: their secret, tries and lists."""

import asyncio
import hmac
from hashlib import sha256
from pathlib import Path

import pytest

from bot.core.errors import Refused
from bot.features.daily.store import DailyBook
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from cogs.junk.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, GUILD, OfflineBot, running_bot
from tests.tables.test_daily_of_all_games import add

DAYS = [f"2126-02-0{number}" for number in range(1, 8)]


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    return DailyBook(bot.tables.store)


async def begin(bot: OfflineBot, book: DailyBook, user: int, day: str, guild: int = GUILD) -> Table:
    return await bot.junk(user, guild=guild, day=day, seed=await book.seed("junk", day))


async def test_every_installation_has_a_secret_of_its_own(book: DailyBook, file: Path) -> None:
    async with running_bot(file.with_name("other.sqlite3")) as other:
        assert await DailyBook(other.tables.store).seed("junk", DAYS[0]) != await book.seed("junk", DAYS[0])


async def test_one_try_a_day_even_for_simultaneous_requests(bot: OfflineBot, book: DailyBook) -> None:
    results = await asyncio.gather(*(begin(bot, book, ALICE, DAYS[0]) for _ in range(5)), return_exceptions=True)
    begun = [result for result in results if isinstance(result, Table)]
    assert len(begun) == 1
    refused = [result for result in results if isinstance(result, Refused)]
    assert {refusal.code for refusal in refused} == {"one-try-a-day"}
    assert {refusal.values["table"] for refusal in refused} == {str(begun[0].data.id)}
    await bot.finish_junk(begun[0])
    with pytest.raises(Refused, match="one-try-a-day"):
        await begin(bot, book, ALICE, DAYS[0], guild=GUILD + 1)
    await begin(bot, book, BOB, DAYS[0])
    await begin(bot, book, ALICE, DAYS[1])


async def test_what_is_kept_of_a_deleted_try_can_be_read_by_nobody_without_the_secret(
    bot: OfflineBot, book: DailyBook
) -> None:
    day = utc_day(bot.now())
    await begin(bot, book, ALICE, day)
    await bot.forget(ALICE)
    [(kept,)], [(secret,)] = bot.rows("SELECT try FROM daily_tries"), bot.rows("SELECT daily_secret FROM bot")
    about = f"try/junk/{day}/{ALICE}".encode()
    assert kept == hmac.digest(secret.encode(), about, "sha256")
    assert len(secret) == 64
    assert kept not in (sha256(about).digest(), hmac.digest(b"", about, "sha256"))


@pytest.mark.sqlite
async def test_a_missed_day_breaks_a_streak_but_today_does_not(bot: OfflineBot, book: DailyBook) -> None:
    for day in (DAYS[0], DAYS[2], DAYS[3], DAYS[4]):
        await add(bot, ALICE, day, game=GAME)
    assert [await book.streak(ALICE, "junk", day) for day in DAYS] == [1, 1, 1, 2, 3, 3, 0]
    assert await book.streak(BOB, "junk", DAYS[4]) == 0
