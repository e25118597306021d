"""The deal of the day of every game: the same for all who play it alike, and how its results are ranked and listed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core.game import AnyGame, settle_options
from bot.features.daily.store import DailyBook, DayPlace, add_daily_result
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.lobby import good_number
from bot.tables.steps.model import COMPUTER, DailyResult, Phase, TableData
from bot.tables.steps.results import standing_of
from bot.tables.store.export import stored_about
from bot.tables.store.people import EVERYWHERE, note_person
from bot.tables.store.session import Session
from bot.tables.store.store import Store
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
    result = DailyResult(day, user, NAMES.get(user, f"user {user}"), place, score, misplays, clean)
    await put(bot.tables.store, played(user, day, game.name, guild), result)


async def put(store: Store, table: TableData, result: DailyResult) -> None:
    """A result as it is stored."""

    async def work(db: Session) -> None:
        await note_person(db, table.guild_id, result.user_id, result.name)
        await add_daily_result(db, table, result, 0.0)

    await store.transaction(work)


def played(user: int, day: str = TODAY, game: str = "juse", guild: int = GUILD) -> TableData:
    return TableData(0, game, guild, CHANNEL, user, {}, (), day=day)


async def names(book: DailyBook, guild: int, game: AnyGame = JUSE, day: str = TODAY) -> list[str]:
    return [score.name for score in await book.scores(guild, game, day)]


# ---------------------------------------------------------------- the same for everybody


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_everybody_who_plays_alike_sees_the_same_whoever_and_wherever_they_are(
    tmp_path: Path, game: AnyGame
) -> None:
    """One plays without a pause; the other on another server, later, and over a restart of the bot."""
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file, games=GAMES) as bot:
        alices = await play(bot, await begun(bot, game, ALICE), ALICE, A_FEW)
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


# ---------------------------------------------------------------- on which lists


async def test_it_is_listed_where_it_was_played_and_where_it_was_asked_for(bot: OfflineBot, book: DailyBook) -> None:
    table = await begun(bot, JUSE, ALICE, day=TODAY)
    await book.list_on(table.data, GUILD, "Alice")
    assert bot.rows("SELECT * FROM daily_lists") == []
    for _ in range(2):
        await book.list_on(table.data, THERE, "Alice there")
        await book.list_on(table.data, 0, "Alice")
    assert bot.rows("SELECT game, day, guild_id FROM daily_lists") == [("juse", TODAY, THERE)]
    assert await names(book, THERE) == [], "it is not played to its end yet"
    await add(bot, ALICE, score=4)
    await add(bot, BOB, guild=THERE, score=2)
    assert await names(book, GUILD) == ["Alice"]
    assert await names(book, THERE) == ["Bob", "Alice there"]
    assert await names(book, FURTHER) == []
    assert await book.place(THERE, JUSE, TODAY, ALICE) == DayPlace(2, 2, 0)
    assert await book.place(GUILD, JUSE, TODAY, ALICE) == DayPlace(1, 1, 0)
    assert [one.name for one in await book.standings(THERE, JUSE, "", 10)] == ["Bob", "Alice there"]


async def test_everywhere_only_those_are_named_who_want_it(bot: OfflineBot, book: DailyBook) -> None:
    settings = bot.tables.settings
    for score, user in enumerate((ALICE, BOB, CAROL)):
        await add(bot, user, guild=GUILD + score, score=score)
    assert await names(book, EVERYWHERE) == []
    for user in (BOB, CAROL, DAVE):
        await settings.set_player(user, "everywhere", True)
    assert await names(book, EVERYWHERE) == ["Bob", "Carol"]
    assert [one.name for one in await book.standings(EVERYWHERE, JUSE, "", 10)] == ["Bob", "Carol"]
    assert await book.place(EVERYWHERE, JUSE, TODAY, CAROL) == DayPlace(2, 2, 0)
    assert await book.place(EVERYWHERE, JUSE, TODAY, ALICE) is None
    await settings.set_player(BOB, "everywhere", False)
    assert await names(book, EVERYWHERE) == ["Carol"]


async def on_three_servers(bot: OfflineBot) -> None:
    """Alice's, played on one and asked for on two more; and Bob's beside it."""
    for user in (ALICE, BOB):
        await add(bot, user)
        for guild in (THERE, FURTHER):
            await DailyBook(bot.tables.store).list_on(played(user), guild, NAMES[user])


# ---------------------------------------------------------------- exports


async def test_an_export_tells_it_on_every_server_where_it_is_listed(bot: OfflineBot) -> None:
    await on_three_servers(bot)
    for guild, lists in ((GUILD, [GUILD]), (THERE, [THERE]), (GUILD + 9, []), (None, [GUILD, THERE, FURTHER])):
        export = msgspec.json.decode(await stored_about(bot.tables.store, ALICE, guild, bot.now()))
        assert len(export["daily results"]) == bool(lists), guild
        assert [one["server"] for one in export["lists of daily results"]] == [str(server) for server in lists]
        assert str(BOB) not in json.dumps(export)
