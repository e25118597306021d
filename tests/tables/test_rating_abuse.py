"""Ways to a high number that is not earned: which are closed, and how far the others lead."""

import pytest

from bot.tables.steps import lobby, play
from bot.tables.steps.rating import START
from bot.tables.store.rated_pairs import MOST_A_DAY
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, OfflineBot
from tests.tables.rated_games import AUTUMN, DAY, faults, ledger, rate, rating_of

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


def rated_games(bot: OfflineBot, scope: int = GUILD) -> int:
    return len(bot.rows("SELECT DISTINCT number FROM ledger WHERE scope = ?", scope))


def unrated(bot: OfflineBot) -> list[int]:
    return [table for (table,) in bot.rows("SELECT table_id FROM unrated ORDER BY 1")]


# ---------------------------------------------------------------- two accounts of one person


async def test_an_account_that_loses_to_another_again_and_again_does_so_five_times_a_day(bot: OfflineBot) -> None:
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
    before = rating_of(bot, ALICE)
    more = [await rate(bot, ALICE, BOB, at=AUTUMN + 60 * number) for number in range(3)]
    assert rating_of(bot, ALICE) == before
    assert rated_games(bot) == MOST_A_DAY == 5
    assert unrated(bot) == more
    await rate(bot, ALICE, BOB, at=AUTUMN + DAY)
    assert rated_games(bot) == 6, "the next day it counts again"
    assert await faults(bot.tables.store) == []


async def test_a_third_account_at_the_table_does_not_get_around_the_limit(bot: OfflineBot) -> None:
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
    before = rating_of(bot, ALICE)
    await rate(bot, ALICE, CAROL, BOB)
    assert rating_of(bot, ALICE) == before
    assert ledger(bot)[2 * MOST_A_DAY :] == [], "nor is it rated for Carol"
    await rate(bot, ALICE, CAROL)
    assert rated_games(bot) == MOST_A_DAY + 1


async def test_a_game_that_was_not_rated_uses_nothing_up(bot: OfflineBot) -> None:
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB)
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, BOB, CAROL)
    for _ in range(MOST_A_DAY):
        await rate(bot, ALICE, CAROL)
    assert rated_games(bot) == 2 * MOST_A_DAY


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
    await bot.chores()
    assert len(bot.rows("SELECT * FROM rated_pairs")) == 3
    bot.skip(DAY)
    await bot.chores()
    assert bot.rows("SELECT * FROM rated_pairs") == []


async def test_many_new_accounts_lift_another_less_and_less(bot: OfflineBot) -> None:
    """Not prevented: somebody who makes account after account. To beat newcomers brings less and less, and who rises by
    that has played a hundred games.
    """
    risen: list[float] = []
    for account in range(20):
        for _ in range(MOST_A_DAY):
            await rate(bot, ALICE, 1000 + account, at=AUTUMN + account * DAY)
        risen.append(rating_of(bot, ALICE).mean)
    steps = [after - before for before, after in zip([START.mean, *risen], risen, strict=False)]
    assert steps[0] > 5 * steps[10] > 5 * steps[19] > 0


# ---------------------------------------------------------------- leaving


async def test_to_leave_before_losing_is_to_lose(bot: OfflineBot) -> None:
    left = await bot.lobby(ALICE, BOB)
    await bot.start_short(left)
    await bot.run(left, play.leave, BOB)
    await bot.play_on(left)
    assert ledger(bot, left.data.id) == [(ALICE, 1), (BOB, 2)]


async def test_who_leaves_a_game_cannot_end_it_for_the_others(bot: OfflineBot) -> None:
    """Of three, the two who stay decide whether it is played to its end."""
    table = await bot.game(ALICE, BOB, CAROL)
    await bot.run(table, play.agree_to_end, BOB)
    await bot.run(table, play.leave, BOB)
    assert table.data.is_open
    assert table.data.end_votes == ()


async def test_more_than_half_can_still_agree_to_end_a_game_that_goes_badly_for_them(bot: OfflineBot) -> None:
    """Not prevented: what the table decides counts, and a moderator may stop any game."""
    table = await bot.game(ALICE, BOB, CAROL)
    for user in (BOB, CAROL):
        await bot.run(table, play.agree_to_end, user)
    assert not table.data.is_open
    assert bot.rows("SELECT * FROM ledger") == []


async def test_to_be_forgotten_in_mid_game_takes_ones_own_numbers_too(bot: OfflineBot) -> None:
    """Not prevented: the others are then rated without them."""
    await rate(bot, DAVE, ALICE)
    table = await bot.lobby(ALICE, BOB, CAROL, DAVE)
    await bot.start_short(table)
    await bot.run(table, play.leave, DAVE)
    await bot.forget(DAVE)
    await bot.play_on(table)
    assert sorted(user for user, _ in ledger(bot, table.data.id)) == [ALICE, BOB, CAROL]
    assert bot.rows("SELECT * FROM ratings WHERE user_id = ?", DAVE) == []


# ---------------------------------------------------------------- computers


async def test_to_beat_computers_brings_nothing(bot: OfflineBot) -> None:
    for number in range(3):
        await bot.played(ALICE, computers=3, channel=CHANNEL + number)
    assert bot.rows("SELECT * FROM ledger") == bot.rows("SELECT * FROM ratings") == []


async def test_weak_computers_in_the_other_seats_add_nothing(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE, BOB)
    for _ in range(2):
        await bot.run(table, lobby.add_computer("easy"), ALICE)
    await bot.start_short(table)
    await bot.play_on(table)
    [(winner, _), (loser, _)] = ledger(bot, table.data.id)
    await rate(bot, CAROL, DAVE)
    assert rating_of(bot, winner) == rating_of(bot, CAROL)
    assert rating_of(bot, loser) == rating_of(bot, DAVE)


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
