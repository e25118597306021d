"""Who is where in the lists, on whose wall, and along which curve."""

import pytest

from bot.features.ratings.rating import UNCERTAIN_ABOVE, Rating
from bot.features.ratings.store import Ladder, RatingsBook
from bot.tables.store.people import key_of, note_person
from bot.tables.store.session import Session
from tests.tables.offline_bot import ALICE, BOB, GUILD, OfflineBot
from tests.tables.rated_games import AUTUMN, DAY, WINTER, rate, rating_of

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

SEASON = "2026-4"
CERTAIN, UNCERTAIN = UNCERTAIN_ABOVE - 1, UNCERTAIN_ABOVE + 1


async def put(bot: OfflineBot, user: int, mean: float, spread: float = CERTAIN) -> None:
    """A rating as it is stored."""

    async def work(db: Session) -> None:
        await note_person(db, GUILD, user, f"user {user}")
        await db.do(
            "INSERT INTO ratings (scope, game, season, person, mean, spread, games, number, played)"  # noqa: S608
            f" VALUES (?, 'juse', ?, {key_of()}, ?, ?, 9, 9, 9)",
            *(GUILD, SEASON, user, GUILD, mean, spread),
        )

    await bot.tables.store.transaction(work)


async def ladder(bot: OfflineBot, most: int = 10) -> Ladder:
    return await RatingsBook(bot.tables.store).ladder(GUILD, "juse", SEASON, most)


def listed(found: Ladder) -> list[tuple[int, int]]:
    return [(ranked.place, ranked.user_id) for ranked in found.best]


async def test_the_highest_number_comes_first_equals_share_a_place_and_who_is_uncertain_comes_last(
    bot: OfflineBot,
) -> None:
    for user, mean in {1: 1500.0, 2: 1700.0, 3: 1600.0, 4: 1600.0, 5: 1400.0}.items():
        await put(bot, 100 + user, mean)
    await put(bot, 106, 1900.0, UNCERTAIN)
    found = await ladder(bot)
    assert listed(found) == [(1, 102), (2, 103), (2, 104), (4, 101), (5, 105), (6, 106)]
    short = await ladder(bot, 2)
    assert (short.players, short.best) == (6, found.best[:2])


async def test_a_curve_is_of_one_season_oldest_first_from_the_first_number(bot: OfflineBot) -> None:
    seen: list[Rating] = []
    book = RatingsBook(bot.tables.store)
    for at in (AUTUMN - 9, AUTUMN - 8, AUTUMN, AUTUMN + DAY, WINTER):
        await rate(bot, ALICE, BOB, at=at)
        seen.append(rating_of(bot, ALICE))
    await rate(bot, ALICE, BOB, game="roundup", at=WINTER)
    curves: list[list[int]] = []
    for season, most in ((SEASON, 10), (SEASON, 1), ("2027-1", 10)):
        own = await book.own(GUILD, "juse", ALICE, season)
        assert own is not None
        curves.append(await book.curve(GUILD, "juse", season, own, most))
    shown = [rating.shown for rating in seen]
    assert curves == [shown[2:4], shown[3:4], shown[4:]]
