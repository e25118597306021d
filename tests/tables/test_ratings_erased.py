"""What is left of ratings when a person or a server is forgotten, and what a person can have written out."""

import pytest

from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot
from tests.tables.rated_games import WINTER, faults, ledger, rate, rating_of
from tests.tables.test_forgetting import traces

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

OTHER_GUILD = GUILD + 1


async def a_full_life(bot: OfflineBot) -> None:
    """Of Alice, on two servers, in two seasons and at two games."""
    for guild in (GUILD, OTHER_GUILD):
        await rate(bot, ALICE, BOB, CAROL, guild=guild)
        await rate(bot, BOB, ALICE, at=WINTER, guild=guild)
    await rate(bot, CAROL, (ALICE, BOB), game="roundup")
    await rate(bot, BOB, CAROL)


async def test_their_rows_go_and_the_others_numbers_stay_and_can_be_computed_again(bot: OfflineBot) -> None:
    await a_full_life(bot)
    before = {(user, guild): rating_of(bot, user, guild) for user in (BOB, CAROL) for guild in (GUILD, OTHER_GUILD)}
    lines = ledger(bot)
    await bot.forget(ALICE, None)
    assert traces(bot, ALICE) == []
    assert {place: rating_of(bot, *place) for place in before} == before
    assert ledger(bot) == [(None if user == ALICE else user, place) for user, place in lines]
    assert await faults(bot.tables.store) == []
    await bot.forget(BOB, None)
    assert {user for user, _ in ledger(bot)} == {None, CAROL}, "a game in which nobody is left still counts"
    assert await faults(bot.tables.store) == []
