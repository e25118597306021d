"""Ways to a high number that is not earned: which are closed, and how far the others lead."""

import pytest

from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.rating import START, rated
from bot.tables.store.ratings import MOST_A_DAY
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, GUILD, OfflineBot
from tests.tables.rated_games import AUTUMN, DAY, faults, ledger, rate, rating_of

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]


def rated_games(bot: OfflineBot, scope: int = GUILD) -> int:
    return len(bot.rows("SELECT DISTINCT number FROM ledger WHERE scope = ?", scope))


def unrated(bot: OfflineBot) -> list[int]:
    return [table for (table,) in bot.rows("SELECT table_id FROM unrated ORDER BY 1")]


# ---------------------------------------------------------------- two accounts of one person


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
    table = await rate(bot, ALICE, BOB, CAROL)
    assert ledger(bot, table) == [(BOB, 2), (CAROL, 3)]
    assert rating_of(bot, ALICE) == before
    assert await faults(bot.tables.store) == []


async def test_other_servers_do_not_get_around_the_limit_but_another_game_is_another_game(bot: OfflineBot) -> None:
    for number in range(MOST_A_DAY + 1):
        await rate(bot, ALICE, BOB, guild=GUILD + number)
    assert bot.rows("SELECT count(DISTINCT scope) FROM ledger") == [(MOST_A_DAY,)]
    await rate(bot, ALICE, BOB, game="roundup")
    assert bot.rows("SELECT count(DISTINCT game) FROM ledger") == [(2,)]


async def test_to_be_erased_does_not_begin_the_day_anew(bot: OfflineBot) -> None:
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
    bot.skip(DAY)
    await bot.background_jobs()
    assert bot.rows("SELECT * FROM rated_pairs") == []


# ---------------------------------------------------------------- a server of one's own


async def test_seven_accounts_on_a_server_of_their_own_change_nobodys_number_elsewhere(bot: OfflineBot) -> None:
    """Not prevented: there the best of them comes to 2,642 in a week, always at one table and in the same order. By two
    at a time, or with accounts that are erased each night, it is less.
    """
    elsewhere = "SELECT * FROM ratings WHERE scope <> ? ORDER BY scope, user_id"
    await rate(bot, CAROL, DAVE, guild=GUILD + 1)
    before = bot.rows(elsewhere, GUILD)
    accounts = range(1001, 1008)
    for day in range(7):
        for _ in range(MOST_A_DAY + 1):
            await rate(bot, *accounts, at=AUTUMN + day * DAY)
    assert bot.rows(elsewhere, GUILD) == before
    assert [rating_of(bot, account).shown for account in accounts] == [2642, 2169, 1850, 1584, 1328, 1039, 588]
    assert rated_games(bot) == 7 * MOST_A_DAY
    await rate(bot, 1001, CAROL, guild=GUILD + 1, at=AUTUMN + 8 * DAY)
    came = bot.rows("SELECT mean_before FROM ledger WHERE user_id = 1001 AND scope = ?", GUILD + 1)
    assert came == [(START.mean,)], "they are newcomers there"
    assert await faults(bot.tables.store) == []


# ---------------------------------------------------------------- leaving


async def left_by(bot: OfflineBot, moves: int, *people: int) -> Table:
    """A whole short game, which the last of its people has left after so many moves."""
    table = await bot.lobby(*people)
    await bot.start_short(table)
    await bot.play_on(table, lambda data: data.moves >= moves)
    await bot.run(table, play.leave, people[-1])
    await bot.play_on(table)
    return table


@pytest.mark.parametrize("moves", [0, 8])
async def test_an_account_that_leaves_at_once_gives_nothing(bot: OfflineBot, moves: int) -> None:
    """Five moves of each are ten, as each turn has two."""
    await left_by(bot, moves, ALICE, BOB)
    assert bot.rows("SELECT * FROM ledger") == bot.rows("SELECT * FROM ratings") == []
    assert bot.rows("SELECT * FROM rated_pairs") == []


# ---------------------------------------------------------------- computers


async def test_to_be_erased_makes_a_newcomer_of_somebody_with_all_that_goes_with_it(bot: OfflineBot) -> None:
    """Not prevented, as everybody may have their data deleted: a bad number can be thrown away. What comes after it is
    uncertain again, and comes after all numbers that are not.
    """
    for _ in range(3):
        await rate(bot, BOB, ALICE)
    assert rating_of(bot, ALICE).mean < START.mean
    await bot.forget(ALICE)
    await rate(bot, ALICE, CAROL)
    [(mean, spread)] = bot.rows("SELECT mean_before, spread_before FROM ledger WHERE user_id = ?", ALICE)
    assert (mean, spread) == (START.mean, START.spread)
    assert rating_of(bot, ALICE).is_uncertain
    assert await faults(bot.tables.store) == []
