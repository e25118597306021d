"""The deal of the day of every game: the same for all who play it alike, and how its results are ranked and listed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core.game import AnyGame, settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import good_number
from bot.tables.steps.model import COMPUTER, Phase
from bot.tables.steps.results import standing_of
from bot.tables.store.daily_book import EVERYWHERE, DailyBook, DayPlace, utc_day
from bot.tables.store.export import stored_about
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, NAMES, OfflineBot, running_bot
from tests.tables.test_played_alike import GAMES, play

THERE, FURTHER = GUILD + 1, GUILD + 2
DAYS = [f"2026-02-0{number}" for number in range(1, 8)]
TODAY = DAYS[-1]
A_FEW = 6
"""Moves of the person who plays."""


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    return DailyBook(bot.tables.store)


async def begun(bot: OfflineBot, game: AnyGame, user: int, guild: int = GUILD, day: str | None = None) -> Table:
    """As `/GAME daily` does it."""
    day = day or utc_day(bot.now())
    seed = await DailyBook(bot.tables.store).seed(game.name, day)
    options = settle_options(game, {})
    return await bot.tables.open_dealt(game, (guild, CHANNEL), bot.by(user), options, private=True, day=day, seed=seed)


async def add(
    bot: OfflineBot,
    user: int,
    day: str = TODAY,
    *,
    game: AnyGame = JUSE,
    guild: int = GUILD,
    place: int = 1,
    score: float = 0,
    misplays: int = 0,
    clean: bool = True,
) -> None:
    await bot.tables.store.write(
        "INSERT INTO daily_results (game, day, user_id, guild_id, name, place, score, misplays, clean)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(game.name, day, user, guild, NAMES.get(user, f"user {user}"), place, score, misplays, clean),
    )


async def list_on(bot: OfflineBot, user: int, guild: int, day: str = TODAY, game: str = "juse") -> None:
    await bot.tables.store.write("INSERT INTO daily_lists VALUES (?, ?, ?, ?)", user, game, day, guild)


async def names(book: DailyBook, guild: int | None, game: AnyGame = JUSE, day: str = TODAY) -> list[str]:
    return [score.name for score in await book.scores(guild, game, day)]


# ---------------------------------------------------------------- the same for everybody


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_everybody_who_plays_alike_sees_the_same_whoever_and_wherever_they_are(
    tmp_path: Path, game: AnyGame
) -> None:
    """One plays without a pause; the other on another server, later, and over a restart of the bot."""
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file, games=GAMES) as bot:
        table = await begun(bot, game, ALICE)
        alices = await play(bot, table, ALICE, A_FEW)
        await begun(bot, game, CAROL)
        bobs = await begun(bot, game, BOB, THERE)
        half = await play(bot, bobs, BOB, A_FEW // 2)
        assert half == alices[: len(half)]
        number, seats = bobs.data.id, bobs.data.seats
    async with running_bot(file, games=GAMES, skipped=3600.0) as bot:
        assert await play(bot, await bot.tables.find(number), BOB, A_FEW - A_FEW // 2) == alices
    assert len(alices) > A_FEW
    assert len(seats) == good_number(game)
    assert [seat.user_id for seat in seats] == [BOB, *[COMPUTER] * (len(seats) - 1)]
    assert {seat.level for seat in seats} == {"normal"}
    assert (bobs.data.clock, bobs.data.private, bobs.data.options) == ("none", True, settle_options(game, {}))


@pytest.mark.usefixtures("drawn_by_hand")
async def test_the_result_is_that_at_ones_own_table(bot: OfflineBot, book: DailyBook) -> None:
    today = utc_day(bot.now())
    table = await begun(bot, JUSE, ALICE, day=today)
    await bot.play_on(table)
    assert table.data.phase is Phase.OVER
    how = standing_of(table.data, JUSE, JUSE.outcome(table.data.state), 0)
    [found] = await book.scores(GUILD, JUSE, today)
    assert (found.user_id, found.place, found.score, found.misplays) == (ALICE, how.place, how.score, how.misplays)
    [(people, private)] = bot.rows("SELECT people, private FROM results")
    assert (people, private) == (1, 0), "it counts for all to see, as every deal of the day"


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
    assert places == [DayPlace(place, 6) for place in (1, 2, 3, 3, 5, 6)]


async def test_of_several_days_the_best_on_average_comes_first(bot: OfflineBot, book: DailyBook) -> None:
    for day, alice, bob in zip(DAYS[:2], (1, 2), (2, 2), strict=True):
        await add(bot, ALICE, day, place=alice, score=9)
        await add(bot, BOB, day, place=bob, score=1)
    await add(bot, CAROL, DAYS[0], place=2, score=1)
    found = await book.standings(GUILD, JUSE, "")
    assert [(one.name, one.days, one.won, one.place, one.mean) for one in found] == [
        ("Alice", 2, 1, 1.5, 9.0),
        ("Bob", 2, 0, 2.0, 1.0),
        ("Carol", 1, 0, 2.0, 1.0),
    ]


# ---------------------------------------------------------------- on which lists


async def test_it_is_listed_where_it_was_played_and_where_it_was_asked_for(bot: OfflineBot, book: DailyBook) -> None:
    table = await begun(bot, JUSE, ALICE, day=TODAY)
    await book.list_on(table.data, GUILD)
    assert bot.rows("SELECT * FROM daily_lists") == []
    for _ in range(2):
        await book.list_on(table.data, THERE)
        await book.list_on(table.data, None)
        await book.list_on(table.data, 0)
    assert bot.rows("SELECT user_id, game, day, guild_id FROM daily_lists") == [(ALICE, "juse", TODAY, THERE)]
    assert await names(book, THERE) == [], "it is not played to its end yet"
    await add(bot, ALICE, score=4)
    await add(bot, BOB, guild=THERE, score=2)
    assert await names(book, GUILD) == ["Alice"]
    assert await names(book, THERE) == ["Bob", "Alice"]
    assert await names(book, FURTHER) == []
    assert await book.place(THERE, JUSE, TODAY, ALICE) == DayPlace(2, 2)
    assert await book.place(GUILD, JUSE, TODAY, ALICE) == DayPlace(1, 1)
    assert [one.name for one in await book.standings(THERE, JUSE, "")] == ["Bob", "Alice"]


async def test_everywhere_only_those_are_named_who_want_it(bot: OfflineBot, book: DailyBook) -> None:
    settings = bot.tables.settings
    for score, user in enumerate((ALICE, BOB, CAROL)):
        await add(bot, user, guild=GUILD + score, score=score)
    assert await names(book, EVERYWHERE) == []
    for user in (BOB, CAROL, DAVE):
        await settings.set_player(user, "everywhere", True)
    assert await names(book, EVERYWHERE) == ["Bob", "Carol"]
    assert [one.name for one in await book.standings(EVERYWHERE, JUSE, "")] == ["Bob", "Carol"]
    assert await book.place(EVERYWHERE, JUSE, TODAY, CAROL) == DayPlace(2, 2)
    assert await book.place(EVERYWHERE, JUSE, TODAY, ALICE) is None
    await settings.set_player(BOB, "everywhere", False)
    assert await names(book, EVERYWHERE) == ["Carol"]


# ---------------------------------------------------------------- forgetting


async def on_three_servers(bot: OfflineBot, day: str) -> None:
    """Alice's, played on one and asked for on two more; and Bob's beside it."""
    for user in (ALICE, BOB):
        await add(bot, user, day)
        await list_on(bot, user, THERE, day)
        await list_on(bot, user, FURTHER, day)


async def test_forgotten_everywhere_nothing_is_left(bot: OfflineBot, book: DailyBook) -> None:
    for day in DAYS[:3]:
        await on_three_servers(bot, day)
    await list_on(bot, ALICE, THERE, "2026-03-01")
    bot.hold_background_jobs()
    await bot.tables.erasure_service.person(None, bot.by(ALICE))
    for guild in (GUILD, THERE, FURTHER):
        assert await names(book, guild, day=DAYS[0]) == ["Bob"]
    assert await book.streak(ALICE, "juse", DAYS[2]) == 0
    await bot.background_jobs()
    for table in ("daily_results", "daily_lists"):
        assert bot.rows(f"SELECT 1 FROM {table} WHERE user_id = ?", ALICE) == []  # noqa: S608
    assert len(bot.rows("SELECT 1 FROM daily_lists")) == 6


async def test_an_export_tells_it_on_every_server_where_it_is_listed(bot: OfflineBot) -> None:
    await on_three_servers(bot, TODAY)
    for guild, lists in ((GUILD, []), (THERE, [THERE]), (GUILD + 9, None), (None, [THERE, FURTHER])):
        export = msgspec.json.decode(await stored_about(bot.tables.store, ALICE, guild, bot.now()))
        assert len(export["daily results"]) == (lists is not None), guild
        told = export["daily results on the lists of other servers"]
        assert [one["server"] for one in told] == [str(server) for server in lists or []]
        assert str(BOB) not in json.dumps(export)
