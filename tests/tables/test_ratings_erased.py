"""What is left of ratings when a person or a server is forgotten, and what a person can have written out."""

import json

import pytest

from bot.features.ratings.rating import START
from bot.tables.store.export import stored_about
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


async def test_a_game_in_which_nobody_is_left_still_counts(bot: OfflineBot) -> None:
    await rate(bot, ALICE, BOB)
    await rate(bot, ALICE, CAROL)
    await bot.forget(ALICE)
    await bot.forget(BOB)
    assert ledger(bot) == [(None, 1), (None, 2), (None, 1), (CAROL, 2)]
    assert await faults(bot.tables.store) == []


async def test_an_export_tells_ones_own_numbers_and_places_and_nothing_of_others(bot: OfflineBot) -> None:
    await a_full_life(bot)
    found = json.loads(await stored_about(bot.tables.store, ALICE, None, 0.0))
    assert len(found["ratings"]) == 5
    assert [game["place"] for game in found["rated games"] if game.get("server") == str(GUILD)] == [1, 2, 2]
    first = next(game for game in found["rated games"] if game.get("server") == str(GUILD))
    assert (first["game"], first["season"], first["finished_at"]) == ("juse", "2026-4", "2026-10-10T12:00:00+00:00")
    assert (first["mean_before"], first["mean_after"]) == (START.mean, round(first["mean_after"], 3))
    assert not {"everywhere", "scope"} & {*first, *found["ratings"][0]}
    assert str(BOB) not in json.dumps([found["ratings"], found["rated games"]])
    here = json.loads(await stored_about(bot.tables.store, ALICE, GUILD, 0.0))
    assert {rating.get("server") for rating in here["ratings"] + here["rated games"]} == {str(GUILD)}
    assert len(here["rated games"]) == 3
