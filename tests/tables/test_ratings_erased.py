"""What is left of ratings when a person or a server is erased, and what a person can have written out."""

import json

import pytest

from bot.tables.steps.rating import START
from bot.tables.store import erasing
from bot.tables.store.database import Place
from bot.tables.store.export import stored_about
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, GUILD, HeldBot, OfflineBot, running_bot
from tests.tables.rated_games import AUTUMN, DAY, WINTER, faults, ledger, rate, rating_of
from tests.tables.test_forgetting import request, traces

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


async def test_on_one_server_only_that_servers_go(bot: OfflineBot) -> None:
    await a_full_life(bot)
    there = rating_of(bot, ALICE, OTHER_GUILD)
    await bot.forget(ALICE)
    assert bot.rows("SELECT * FROM ratings WHERE user_id = ? AND scope = ?", ALICE, GUILD) == []
    assert bot.rows("SELECT * FROM ledger WHERE user_id = ? AND scope = ?", ALICE, GUILD) == []
    assert rating_of(bot, ALICE, OTHER_GUILD) == there
    assert await faults(bot.tables.store) == []
    await bot.tables.erasure_service._requests.note(ALICE, "2027-12-31")
    await bot.background_jobs()
    assert traces(bot, ALICE) == []
    assert await faults(bot.tables.store) == []


async def test_from_the_first_moment_nobody_is_shown_anything(bot: OfflineBot) -> None:
    await a_full_life(bot)
    table = await rate(bot, ALICE, DAVE)
    book = bot.tables.ratings
    await request(bot, ALICE)
    assert len(bot.rows("SELECT * FROM ratings WHERE user_id = ?", ALICE)) == 5, "nothing is deleted yet"
    found = await book.ladder(GUILD, "juse", "2026-4", 10)
    assert {ranked.user_id for ranked in found.best} == {BOB, CAROL, DAVE}
    assert found.players == 3
    assert await book.own(GUILD, "juse", ALICE, "2026-4") is None
    assert await book.curve(GUILD, "juse", ALICE, 10) == []
    assert set((await book.of_table(table, GUILD)).changes) == {DAVE}
    for past in await book.past(GUILD, "juse", "2027-2", 9, 3):
        assert ALICE not in {ranked.user_id for ranked in past.best}
    assert await book.own(OTHER_GUILD, "juse", ALICE, "2026-4") is not None
    assert await faults(bot.tables.store) == [], "however far it has come"


async def test_games_after_the_wish_are_a_newcomers_while_the_old_ones_are_still_there(place: Place) -> None:
    async with running_bot(place, pause=3600) as bot:
        for _ in range(2):
            await rate(bot, ALICE, BOB)
        await request(bot, ALICE)
        await rate(bot, ALICE, CAROL)
        [before] = bot.rows("SELECT mean_before, spread_before FROM ledger WHERE user_id = ? AND number = 3", ALICE)
        assert before == (START.mean, START.spread)
        own = await bot.tables.ratings.own(GUILD, "juse", ALICE, "2026-4")
        assert own is not None
        assert own.games == 1
        assert await faults(bot.tables.store) == []
        await bot.background_jobs()
        assert await bot.tables.ratings.own(GUILD, "juse", ALICE, "2026-4") == own
        assert ledger(bot) == [(None, 1), (BOB, 2), (None, 1), (BOB, 2), (ALICE, 1), (CAROL, 2)]
        assert await faults(bot.tables.store) == []


async def test_it_is_done_in_small_steps_and_goes_on_wherever_it_stopped(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "_TARGET", 0.0)
    async with running_bot(place, pause=3600) as bot:
        await a_full_life(bot)
        await request(bot, ALICE, None)
    steps = 0
    async with running_bot(place, pause=3600, made=HeldBot) as bot:
        while bot.rows("SELECT * FROM erasures"):
            await bot.tables.erasure_service.some()
            assert await faults(bot.tables.store) == []
            steps += 1
            if steps % 5 == 0:
                bot.tables.erasure_service._erasing = None
        assert traces(bot, ALICE) == []
    assert steps > 5


async def test_a_game_in_which_nobody_is_left_goes_too(bot: OfflineBot) -> None:
    await rate(bot, ALICE, BOB)
    await rate(bot, ALICE, CAROL)
    await bot.forget(ALICE)
    await bot.forget(BOB)
    assert ledger(bot) == [(None, 1), (CAROL, 2)]
    assert await faults(bot.tables.store) == []


async def test_of_a_server_nothing_is_left(bot: OfflineBot) -> None:
    await a_full_life(bot)
    await bot.tables.erasure_service.servers([GUILD])
    await bot.background_jobs()
    for table in ("ratings", "ledger"):
        scopes = {scope for (scope,) in bot.rows(f"SELECT scope FROM {table}")}  # noqa: S608
        assert scopes == {OTHER_GUILD}
    assert await faults(bot.tables.store) == []


async def test_games_after_a_server_came_back_stay(bot: OfflineBot) -> None:
    await rate(bot, ALICE, BOB)
    bot.hold_chores()
    await bot.tables.erasure_service.servers([GUILD])
    assert (await bot.tables.ratings.ladder(GUILD, "juse", "2026-4", 9)).players == 0
    await rate(bot, ALICE, BOB, at=AUTUMN + DAY)
    await bot.background_jobs()
    assert bot.rows("SELECT number, mean_before FROM ledger WHERE user_id = ?", ALICE) == [(2, START.mean)]
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


async def test_an_export_of_many_games_has_each_of_them_once(bot: OfflineBot) -> None:
    for day in range(205):
        await rate(bot, ALICE, BOB, at=AUTUMN + day * DAY / 4)
    found = json.loads(await stored_about(bot.tables.store, ALICE, None, 0.0))
    assert [game["number"] for game in found["rated games"]] == list(range(1, 206))


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
    await bot.background_jobs()
    assert kept == [bot.rows(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4") for table in ("ratings", "ledger")]  # noqa: S608
