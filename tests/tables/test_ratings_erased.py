"""What is left of ratings when a person or a server is erased, and what a person can have written out."""

import json

import pytest

from bot.tables.steps.rating import START
from bot.tables.store.export import stored_about
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot
from tests.tables.rated_games import WINTER, faults, ledger, rate
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
    others = "SELECT * FROM ratings WHERE user_id <> ? ORDER BY scope, game, season, user_id"
    before, lines = bot.rows(others, ALICE), bot.rows("SELECT * FROM ledger ORDER BY scope, number, line")
    assert len(before) == 8
    await bot.forget(ALICE, None)
    assert traces(bot, ALICE) == []
    assert bot.rows(others, ALICE) == bot.rows(others, 0) == before
    after = bot.rows("SELECT * FROM ledger ORDER BY scope, number, line")
    assert after == [
        (*line[:7], None, *line[8:11], None, None, *line[13:]) if line[7] == ALICE else line for line in lines
    ]
    assert await faults(bot.tables.store) == []


async def test_a_game_in_which_nobody_is_left_goes_too(bot: OfflineBot) -> None:
    await rate(bot, ALICE, BOB)
    await rate(bot, ALICE, CAROL)
    await bot.forget(ALICE)
    await bot.forget(BOB)
    assert ledger(bot) == [(None, 1), (CAROL, 2)]
    assert await faults(bot.tables.store) == []


async def test_of_a_server_nothing_is_left(bot: OfflineBot) -> None:
    await a_full_life(bot)
    await bot.tables.forgetting.servers([GUILD])
    await bot.chores()
    for table in ("ratings", "ledger"):
        scopes = {scope for (scope,) in bot.rows(f"SELECT scope FROM {table}")}  # noqa: S608
        assert scopes == {OTHER_GUILD}
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


async def test_what_older_versions_rated_across_servers_is_shown_to_nobody_and_deleted(bot: OfflineBot) -> None:
    await a_full_life(bot)
    kept = [bot.rows(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4") for table in ("ratings", "ledger")]  # noqa: S608
    bot.hold_chores()
    for table, columns in (
        ("ratings", "game, season, user_id, name, mean + 1, spread, games, number, table_id"),
        (
            "ledger",
            "number, line, game, season, 0, finished_at, user_id, place, mean_before, spread_before, 1.0, 1.0, NULL, 0",
        ),
    ):
        await bot.tables.store.write(f"INSERT INTO {table} SELECT 0, {columns} FROM {table} WHERE scope = ?", GUILD)  # noqa: S608
    assert await faults(bot.tables.store) == []
    found = json.loads(await stored_about(bot.tables.store, ALICE, None, 0.0))
    assert {one["server"] for one in found["ratings"] + found["rated games"]} == {str(GUILD), str(OTHER_GUILD)}
    await bot.chores()
    assert kept == [bot.rows(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4") for table in ("ratings", "ledger")]  # noqa: S608
