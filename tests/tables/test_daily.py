"""Deals of the day: their secret and tries, how results are ranked, and the boards on which they are shared."""

import asyncio
import hmac
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.features.daily.results import DailyResult, DayDeal, DayPlace
from bot.features.daily.store import BOARD_DAYS, DailyBook, add_daily_result
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Place
from bot.tables.steps.model import TableData
from bot.tables.store.archive import drop_old_rows
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, NAMES, OfflineBot, running_bot

DAYS = [f"2126-02-0{number}" for number in range(1, 8)]
TODAY = DAYS[-1]
HERE = (GUILD, CHANNEL)
NOW = 1_770_000_000.0


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    return DailyBook(bot.tables.store)


async def add(
    bot: OfflineBot,
    user: int,
    day: str = TODAY,
    *,
    game: AnyGame = JUSE,
    place: int = 1,
    score: float = 0,
    misplays: int = 0,
    clean: bool = True,
) -> None:
    result = DailyResult(day, user, NAMES.get(user, f"user {user}"), place, score, misplays, clean)
    await put(bot.tables.store, played(user, day, game.name), result)


async def put(store: Store, table: TableData, result: DailyResult) -> None:
    """A result as it is stored."""

    async def work(db: Session) -> None:
        await note_person(db, table.guild_id, result.user_id, result.name)
        await add_daily_result(db, table, result, 0.0)

    await store.transaction(work)


def played(user: int, day: str = TODAY, game: str = "juse", guild: int = GUILD) -> TableData:
    table = TableData(0, game, user, {}, (), place=Place(guild, CHANNEL))
    return with_fields(table, **DayDeal.facts(game, day))


# ---------------------------------------------------------------- tries


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
    score = await bot.finish_junk(begun[0])
    [found] = await book.scores(GUILD, JUNK, DAYS[0])
    assert (found.name, found.place, found.score, found.misplays, found.clean) == ("Alice", 1, score, 0, True)
    assert bot.rows("SELECT private FROM results") == [(0,)], "it counts for all to see, as every deal of the day"
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


# ---------------------------------------------------------------- ranked


@pytest.mark.parametrize("game", [JUSE, ROUNDUP], ids=lambda game: game.name)
async def test_place_comes_first_then_score_then_a_clean_game_then_mistakes(
    bot: OfflineBot, book: DailyBook, game: AnyGame
) -> None:
    better, worse = (3, 7) if game.low_score_wins else (7, 3)
    worths: list[dict[str, Any]] = [
        {"place": 1, "score": better},
        {"place": 1, "score": better, "clean": False},
        {"place": 1, "score": better, "clean": False, "misplays": 2},
        {"place": 1, "score": better, "clean": False, "misplays": 2},
        {"place": 1, "score": worse},
        {"place": 2, "score": better},
    ]
    for number, worth in reversed([*enumerate(worths)]):
        await add(bot, 900 + number, game=game, **worth)
    assert [score.user_id for score in await book.scores(GUILD, game, TODAY)] == [900, 901, 902, 903, 904, 905]
    places = [await book.place(GUILD, game, TODAY, 900 + number) for number in range(len(worths))]
    assert places == [DayPlace(place, 6, worse) for place, worse in ((1, 5), (2, 4), (3, 2), (3, 2), (5, 1), (6, 0))]


async def test_of_several_days_the_best_on_average_comes_first(bot: OfflineBot, book: DailyBook) -> None:
    for day, alice, bob in zip(DAYS[:2], (1, 2), (2, 2), strict=True):
        await add(bot, ALICE, day, place=alice, score=9)
        await add(bot, BOB, day, place=bob, score=1)
    await add(bot, CAROL, DAYS[0], place=2, score=1)
    found = await book.standings(GUILD, JUSE, "", 10)
    assert [(one.name, one.days, one.won, one.place, one.mean) for one in found] == [
        ("Alice", 2, 1, 1.5, 9.0),
        ("Bob", 2, 0, 2.0, 1.0),
        ("Carol", 1, 0, 2.0, 1.0),
    ]


@pytest.mark.sqlite
async def test_a_missed_day_breaks_a_streak_but_today_does_not(bot: OfflineBot, book: DailyBook) -> None:
    for day in (DAYS[0], DAYS[2], DAYS[3], DAYS[4]):
        await add(bot, ALICE, day, game=JUNK)
    assert [await book.streak(ALICE, "junk", day) for day in DAYS] == [1, 1, 1, 2, 3, 3, 0]
    assert await book.streak(BOB, "junk", DAYS[4]) == 0


# ---------------------------------------------------------------- boards


async def share(bot: OfflineBot, book: DailyBook, user: int) -> bool:
    await add(bot, user, game=JUNK)
    return await book.share(played(user, game="junk"), HERE, NAMES[user], (0, 3, 1), NOW)


async def test_each_result_is_shared_once_however_quickly_somebody_asks(bot: OfflineBot, book: DailyBook) -> None:
    assert await share(bot, book, ALICE)
    assert not await book.share(played(CAROL, game="junk"), HERE, "Carol", (), NOW), "without a result"
    await book.take_back(played(ALICE, game="junk"), HERE)
    again = [book.share(played(ALICE, game="junk"), HERE, "Alice", (), NOW) for _ in range(5)]
    assert sorted(await asyncio.gather(*again)) == [False] * 4 + [True]


async def test_a_board_is_owed_until_it_shows_what_was_shared_meanwhile_and_again_when_its_day_is_over(
    bot: OfflineBot, book: DailyBook
) -> None:
    await share(bot, book, ALICE)
    [owed] = await book.unposted(TODAY)
    await share(bot, book, BOB)
    await book.note_shown(owed, 77, NOW, over=False)
    [owed] = await book.unposted(TODAY)
    assert (owed.message_id, owed.posted_at) == (77, NOW)
    await book.note_shown(owed, 77, NOW, over=False)
    assert await book.unposted(TODAY) == []
    tomorrow = (date.fromisoformat(TODAY) + timedelta(days=1)).isoformat()
    [owed] = await book.unposted(tomorrow)
    await book.note_shown(owed, 77, NOW, over=True)
    assert await book.unposted(tomorrow) == []


async def test_boards_are_kept_for_some_days(bot: OfflineBot, book: DailyBook) -> None:
    await share(bot, book, ALICE)
    for days, kept in ((BOARD_DAYS, 1), (BOARD_DAYS + 1, 0)):
        later = (date.fromisoformat(TODAY) + timedelta(days=days)).isoformat()
        while await drop_old_rows(bot.tables.store, later):
            pass
        for table in ("daily_boards", "daily_shares"):
            assert bot.rows(f"SELECT count(*) FROM {table}") == [(kept,)], (days, table)  # noqa: S608
