"""Ways to a high number that is not earned, which are closed."""

import pytest

from bot.features.ratings.rating import START, rated
from bot.features.ratings.store import MOST_A_DAY
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot
from tests.tables.rated_games import DAY, faults, ledger, rate, rating_of

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]


def unrated(bot: OfflineBot) -> list[int]:
    return [table for (table,) in bot.rows("SELECT table_id FROM unrated ORDER BY 1")]


async def test_a_third_account_at_the_table_does_not_get_around_the_limit(bot: OfflineBot) -> None:
    """Two who have had enough of each other are rated against the third alone, who is rated against both."""
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
    before = {user: rating_of(bot, user) for user in (ALICE, BOB)}
    table = await rate(bot, ALICE, CAROL, BOB)
    assert ledger(bot, table) == [(ALICE, 1), (CAROL, 2), (BOB, 3)]
    assert rating_of(bot, ALICE) == rated([before[ALICE], START], [1, 2])[0]
    assert rating_of(bot, BOB) == rated([START, before[BOB]], [1, 2])[1]
    assert rating_of(bot, CAROL) == rated([before[ALICE], START, before[BOB]], [1, 2, 3])[1]
    assert bot.rows("SELECT against FROM ledger WHERE table_id = ? ORDER BY line", table) == [("2",), (None,), ("2",)]
    assert await faults(bot.tables.store) == []


async def test_who_has_no_opponent_left_is_not_rated_and_the_others_are(bot: OfflineBot) -> None:
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
        await rate(bot, ALICE, CAROL)
    before = rating_of(bot, ALICE)
    assert ledger(bot, await rate(bot, ALICE, BOB, CAROL)) == [(BOB, 2), (CAROL, 3)]
    assert rating_of(bot, ALICE) == before
    assert await faults(bot.tables.store) == []


async def test_other_servers_do_not_get_around_the_limit_but_another_game_is_another_game(bot: OfflineBot) -> None:
    for number in range(MOST_A_DAY + 1):
        await rate(bot, ALICE, BOB, guild=GUILD + number)
    assert bot.rows("SELECT count(DISTINCT scope) FROM ledger") == [(MOST_A_DAY,)]
    await rate(bot, ALICE, BOB, game="roundup")
    assert bot.rows("SELECT count(DISTINCT game) FROM ledger") == [(2,)]


async def test_to_be_forgotten_does_not_begin_the_day_anew(bot: OfflineBot) -> None:
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB, at=bot.now())
    await bot.forget(BOB)
    before = rating_of(bot, ALICE)
    for winner, loser in ((ALICE, BOB), (BOB, ALICE)):
        await rate(bot, winner, loser, at=bot.now())
    assert rating_of(bot, ALICE) == before
    assert len(unrated(bot)) == 2
    [(pair,)] = bot.rows("SELECT pair FROM rated_pairs")
    assert str(BOB).encode() not in pair, "and it does not say who that was"


async def test_what_is_kept_of_pairs_goes_when_the_day_is_over(bot: OfflineBot) -> None:
    await rate(bot, ALICE, BOB, CAROL, at=bot.now())
    await bot.background_jobs()
    assert len(bot.rows("SELECT * FROM rated_pairs")) == 3
    await bot.background_jobs(DAY)
    assert bot.rows("SELECT * FROM rated_pairs") == []
