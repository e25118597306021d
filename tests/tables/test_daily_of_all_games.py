"""The deal of the day of every game: the same for all who play it alike, and how its results are ranked and listed."""

from typing import Any

import pytest

from bot.core.game import AnyGame
from bot.features.daily.store import DailyBook, DayPlace, add_daily_result
from bot.tables.steps.model import DailyResult, TableData
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, NAMES, OfflineBot

THERE, FURTHER = GUILD + 1, GUILD + 2
DAYS = [f"2026-02-0{number}" for number in range(1, 8)]
TODAY = DAYS[-1]
A_FEW = 6
"""Moves of the person who plays."""


@pytest.fixture
def book(bot: OfflineBot) -> DailyBook:
    return DailyBook(bot.tables.store)


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


# ---------------------------------------------------------------- the same for everybody


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


# ---------------------------------------------------------------- exports
