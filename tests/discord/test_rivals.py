"""People who play together often: who leads whom, who wins again and again, and how a night went for each."""

import pytest

from bot.features.night.standing import weeks_in_a_row
from tests.discord.house import House, labels, said
from tests.discord.test_challenge import message, takes_up
from tests.discord.test_night import begin_night
from tests.discord.test_stats import store_game, store_result, switch

TWO = ("alice", "bob")


def winner_of(closing: str) -> str:
    return next(name for name in TWO if f"{name}** won!" in closing)


async def played_before(house: House) -> None:
    """Alice was ahead twice and bob once; each has won two games against others since."""
    for place in (1, 1, 2):
        await store_game(house, {"alice": place, "bob": 3 - place})
    for name in TWO * 2:
        await store_result(house, house[name].id, name, won=True)


def rivalry(closing: str) -> list[str]:
    return [line for line in closing.splitlines() if line.startswith(("⚔️", "🔥"))]


async def test_the_end_of_a_game_says_who_leads_whom_and_who_wins_in_a_row_and_says_so_ever_after(house: House) -> None:
    await played_before(house)
    closing = await house.played(*TWO)
    winner = winner_of(closing.content)
    balance = {"alice": "alice leads bob, 3 to 1.", "bob": "bob and alice are even, 2 to 2."}
    expected = [f"⚔️ {balance[winner]}", f"🔥 {winner}: 3 wins in a row."]
    assert rivalry(closing.content) == expected
    await house.pass_time(60)
    for place in (1, 1, 1):
        await store_game(house, {"alice": place, "bob": 3 - place})
    await house.restart()
    await house.bot.services.display.rewrite(await house.numbered(8))
    assert rivalry(house.live().content) == expected, "as it stood after this game"


async def test_nothing_is_said_of_who_wants_no_news_nor_between_strangers(house: House) -> None:
    assert rivalry((await house.played(*TWO)).content) == []
    await played_before(house)
    closing = await house.played(*TWO)
    [loser] = {*TWO} - {winner_of(closing.content)}
    assert len(rivalry(closing.content)) == 2
    for name, left in ((loser, 1), (winner_of(closing.content), 0)):
        await switch(house, name, "Hide my news")
        await house.bot.services.display.rewrite(await house.numbered(9))
        told = rivalry(house.live().content)
        assert len(told) == left
        assert not any(loser in line for line in told)


async def test_a_night_ends_with_a_line_for_each_and_says_for_how_many_weeks_there_was_one(
    house: House,
) -> None:
    await begin_night(house, games=2)
    for _ in range(2):
        await house.played(*TWO)
    await house.bot.services.store.write("UPDATE nights SET begun_at = begun_at - 7 * 24 * 3600")
    await begin_night(house, games=2)
    winners = [winner_of((await house.played(*TWO)).content) for _ in range(2)]
    first, told = [text for text in house.texts() if text.startswith("🌙 **") and "the night!** 2 games" in text]
    assert "in a row" not in first
    lines = told.splitlines()
    assert "🌙 2 weeks in a row!" in lines
    for name in TWO:
        [own] = [line for line in lines if line.startswith(f"• {name}: ")]
        assert f"won {winners.count(name)} of 2" in own


@pytest.mark.parametrize(("days", "weeks"), [([0], 1), ([0, -7, -14], 3), ([0, -1, -7.4, -13], 2), ([0, -14], 1)])
def test_a_night_a_week_later_is_in_a_row_if_it_is_at_about_the_same_time(days: list[float], weeks: int) -> None:
    assert weeks_in_a_row([1e9 + day * 24 * 3600 for day in days]) == weeks


async def test_three_deals_are_offered_below_a_game_of_people_alone_but_in_no_night(house: House) -> None:
    closing = await house.played(*TWO)
    assert "Three deals" in labels(closing)
    assert "Three deals" not in labels(await house.opens("alice", "More games", closing))
    await begin_night(house, games=2)
    assert "Three deals" not in labels(await house.played(*TWO))


async def test_a_challenge_says_who_knows_its_cards_before_anybody_presses(house: House) -> None:
    await house["alice"].click(await house.played(*TWO), label="Challenge")
    assert "Already know the cards: alice and bob. Everybody else can play." in message(house).content
    assert "You were the first to play" in said(await takes_up(house, "bob"))
