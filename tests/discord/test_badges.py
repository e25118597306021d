"""Badges: what somebody has earned by finished games, also by those from before there were any."""

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from bot.core.game import GameDefaults, Outcome
from bot.core.summary import Snapshot
from bot.features.stats.badges import from_behind
from bot.games import game_names
from tests.discord.daily_player import DailyPlayer
from tests.discord.house import House, labels, lists
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_daily import played
from tests.discord.test_junk_daily import DAY
from tests.discord.test_packed import do_background_jobs
from tests.discord.test_stats import page, store_result


async def told(house: House, name: str = "alice") -> str:
    """All that the page of badges says, in words."""
    await house[name].slash(house.channel, "table words", on=True)
    return (await page(house, name, "me", "Badges")).content


def earned(text: str) -> Sequence[str]:
    return [line.split("**")[1] for line in text.splitlines()[1:] if line.startswith("• **")]


async def test_a_badge_is_news_below_the_game_and_then_on_a_page_that_can_be_posted(
    alice: JunkPlayer, house: House
) -> None:
    await alice.finishes("new")
    news = "🏅 New badge for alice: **clean game**!"
    why = "You finished a whole game without a mistake and without a hint."
    assert news in alice.panel.content.splitlines()
    assert f"{news} {why}" in str(alice.panel.attachments[0].description), "the picture has its medal"
    await alice.actor.slash(house.channel, "table words", on=True)
    await house.until(lambda: f"{news} {why}" in house.private_messages("alice")[0].content)
    await alice.actor.slash(house.channel, "table words", on=False)
    await alice.finishes("new")
    assert "🏅" not in alice.panel.content, "only the first one is new"
    assert earned(await told(house)) == ["clean game"]
    shown = alice.panel
    [menu] = lists(shown)
    [watched] = menu.options
    assert watched.label.startswith("Junk, ")
    assert watched.label.endswith(": clean game")
    await alice.presses("Post it here")
    [posted] = house.texts()
    assert posted.startswith("**alice** · 1 of ")
    await alice.actor.select(shown, [watched.value], custom_id=str(menu.custom_id))
    assert "deal" in alice.panel.content, "the game that earned it"
    assert "Badges" not in labels(await page(house, "bob", "me", player=house["alice"].user))


@pytest.mark.parametrize(
    ("badge", "fields"),
    [
        ("eagle eye", {"catches": 3}),
        ("top of the table", {"won": True, "people": 4}),
        ("giant killer", {"won": True, "people": 1, "seats": 3, "levels": "hard hard"}),
    ],
)
async def test_each_is_earned_by_what_a_result_says(house: House, badge: str, fields: dict[str, Any]) -> None:
    short: dict[str, Any] = {name: value - 1 if type(value) is int else value for name, value in fields.items()}
    short |= {"levels": "hard normal"} if "levels" in fields else {}
    await store_result(house, house["alice"].id, "alice", clean=False, **short)
    assert earned(await told(house)) == []
    await store_result(house, house["alice"].id, "alice", clean=False, **fields)
    assert earned(await told(house)) == [badge]


async def test_all_games_make_one(house: House) -> None:
    *others, last = game_names()
    for game in others:
        await store_result(house, house["alice"].id, "alice", game, clean=False)
    assert earned(await told(house)) == []
    await store_result(house, house["alice"].id, "alice", last, clean=False)
    assert earned(await told(house)) == ["jack of all trades"]


async def test_the_best_possible_is_one_without_hints(alice: JunkPlayer, house: House) -> None:
    for hinted in (True, False):
        await alice.types("new")
        if hinted:
            await alice.types("hint")
        await alice.finishes()
        await house.stop()
        house.write("UPDATE results SET best = score")
        await house.restart()
        assert ("bull's-eye" in earned(await told(house))) is not hinted


@pytest.mark.parametrize(
    ("middle", "end", "who"),
    [
        ((5, 3, 1), (6, 7, 9), {2}),
        ((5, 1, 1), (6, 7, 9), set()),
        ((5, 1, 3), (6, 7, 9), set()),
        ((5, 1), (6, 9), set()),
    ],
)
def test_from_behind_is_the_last_of_three_in_the_middle_and_the_first_in_the_end(
    middle: tuple[float, ...], end: tuple[float, ...], who: Collection[int]
) -> None:
    class Points(GameDefaults):
        def outcome(self, state: tuple[float, ...]) -> Outcome:
            return Outcome(finished=True, winners=(), scores=state)

    game: Any = Points()
    assert set(from_behind(game, [Snapshot(scores, ()) for scores in ((0.0,) * len(end), middle, end)])) == who


async def test_seven_days_in_a_row_make_one(house: House) -> None:
    alice = DailyPlayer(house, "alice", "junk")
    for _ in range(7):
        assert "a whole week" not in earned(await told(house))
        await played(alice)
        house.env.backend.advance_clock(DAY)
    assert "a whole week" in earned(await told(house))


async def test_games_from_before_there_were_badges_are_read_in_the_background(alice: JunkPlayer, house: House) -> None:
    for _ in range(2):
        await alice.finishes("new")
    before = house.rows("SELECT place, seats, best, badges FROM results ORDER BY table_id")
    assert all(value is not None for row in before for value in row)
    await house.stop()
    house.write("UPDATE results SET place = NULL, seats = NULL, best = NULL, badges = NULL")
    await house.restart()
    assert "I'm still reading your older games" in await told(house)
    await house.stop()
    house.write("INSERT INTO older_results SELECT max(table_id) FROM results")
    await house.restart()
    await do_background_jobs(house)
    assert house.rows("SELECT place, seats, best, badges FROM results ORDER BY table_id") == before
    assert house.rows("SELECT up_to FROM older_results") == [(0,)]


async def test_a_badge_that_is_earned_again_and_again_turns_silver_and_gold(alice: JunkPlayer, house: House) -> None:
    for times, step in ((1, "bronze"), (3, "bronze"), (1, "silver"), (19, "silver"), (1, "gold")):
        for _ in range(times):
            await store_result(house, alice.actor.id, "alice", "juse", clean=False, catches=3)
        assert f"• **eagle eye** ({step}), three catches in a game: " in await told(house)


async def test_the_next_step_is_news_once(alice: JunkPlayer, house: House) -> None:
    for number in range(6):
        await alice.finishes("new")
        is_news = "🏅 alice, **clean game** is silver now: you've done it 5 times." in alice.panel.content
        assert is_news is (number == 4)
