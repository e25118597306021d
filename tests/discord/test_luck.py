"""What made up the results of somebody's matches of Roundup, in /table me: worked out while nobody waits for anything
else.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.tables.runtime.pool import Asker, NoAnswer, Pool
from bot.ui.kit import LuckKit
from cogs.roundup.player.luck import advance, begin
from tests.discord.house import House
from tests.discord.roundup_evening import begin as begin_match
from tests.discord.roundup_evening import play, unseen
from tests.discord.test_packed import do_background_jobs
from tests.discord.test_privacy import exported
from tests.discord.test_review import plays
from tests.discord.test_stats import page

A_WEEK = 7 * 24 * 3600.0


@pytest.fixture
def idle(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for anything, and it is worked out here, with few deals."""

    async def call_here(_: Pool, _asker: Asker, function: Callable[..., Any], *arguments: Any) -> Any:
        return function(*arguments)

    monkeypatch.setattr(Pool, "ask", call_here)
    kits = house.bot.services.kits
    kits["roundup"] = replace(kits["roundup"], luck=LuckKit(partial(begin, effort=0.01), advance))


async def played(house: House, *names: str) -> None:
    await begin_match(house, *names, points=1)
    await play(house, unseen, until=lambda _: False)
    assert house.phases()[-1] == "over"


async def worked_out(house: House) -> None:
    house.bot.services.tables.background_jobs.wake()
    await house.until(lambda: house.rows("SELECT * FROM unread_luck") == [])


async def luck(house: House, name: str, **options: Any) -> list[str]:
    told = (await page(house, name, "me", game="roundup", **options)).content.splitlines()
    return [line for line in told if "Luck in" in line]


@pytest.mark.usefixtures("idle")
async def test_from_some_matches_on_only_their_player_reads_what_made_up_the_results(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.stats.luck.LEAST", 3)
    for number in range(3):
        assert await luck(house, "alice") == [], number
        await played(house, "alice", "bob")
        await worked_out(house)
    [told] = await luck(house, "alice")
    assert told.startswith("🍀 Luck in 3 games: your cards were ")
    assert ". Your own choices " in told
    assert "Each of these can be off by " in told
    assert await luck(house, "alice", player=house["bob"].user) == []
    sums = "sum(won - 0.5), sum(luck_cards + luck_own + luck_others) FROM results"
    for won, parts in house.rows(f"SELECT {sums} GROUP BY person"):
        assert parts == pytest.approx(won)
    export = await exported(await house["alice"].slash(house.channel, "privacy export"))
    assert all(isinstance(result["luck_own"], float) for result in export["results"])
    await house.forget(house["alice"], house.channel)
    assert await luck(house, "alice") == []


async def test_after_a_restart_it_goes_on_but_with_nothing_older_than_a_week(
    house: House, request: pytest.FixtureRequest
) -> None:
    await played(house, "alice", "bob")
    await do_background_jobs(house)
    assert house.rows("SELECT table_id FROM unread_luck") == [(1,)], "somebody always waits for something else"
    await house.down_for(A_WEEK)
    await played(house, "alice", "bob")
    await house.restart()
    request.getfixturevalue("idle")
    await worked_out(house)
    known = "SELECT count(luck_own) FROM results GROUP BY table_id ORDER BY table_id"
    assert house.rows(known) == [(0,), (2,)]


@pytest.mark.usefixtures("idle")
async def test_of_whoever_left_nothing_is_worked_out(house: House) -> None:
    await begin_match(house, "alice", "bob", points=1)
    await house["bob"].slash(house.channel, "table leave")
    await plays(house, await house.table())
    await worked_out(house)
    known = "SELECT name, count(luck_own) FROM results JOIN people ON key = person GROUP BY name ORDER BY name"
    assert house.rows(known) == [("alice", 1), ("bob", 0)]


@pytest.mark.usefixtures("idle")
async def test_what_fails_is_not_tried_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> Any:
        raise NoAnswer("a fault of our own")

    await played(house, "alice", "bob")
    monkeypatch.setattr(Pool, "ask", fails)
    house.expected_logs.append("table 1: it was not worked out how lucky people were: a fault of our own")
    await worked_out(house)
    assert house.rows("SELECT count(luck_own) FROM results") == [(0,)]
