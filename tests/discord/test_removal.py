"""Removing a player who misses turns: by a vote or by a moderator, until the game is over."""

from collections.abc import Callable

import pytest

from bot.core.time_controls import ClockName
from bot.tables.steps.model import TableData
from tests.discord.house import House, in_words, refused, said
from tests.discord.test_clocks import until_due

pytestmark = pytest.mark.long

WAITED = 601


async def play_on(house: House, until: Callable[[TableData], bool] = lambda _: False) -> None:
    """Type right moves for all who are asked; the computer moves for those who are away."""
    table = await house.table()
    while table.data.is_open and not until(table.data):
        if table.data.seats[table.data.state.turn].by_computer:
            await house.env.settle()
        else:
            await house.type_move()


@pytest.mark.parametrize("clock", ["none", "live"])
async def test_the_only_opponent_of_whoever_is_about_to_win_cannot_remove_them(house: House, clock: ClockName) -> None:
    await house.begin("alice", "bob", clock=clock)
    await play_on(house, lambda data: data.moves > 40)
    house.person("keeper", moderator=True)
    before = house.stored()
    says = {
        "none": "A computer can take over for 🔵 bob after the table has waited 10 minutes for 🔵 bob.",
        "live": "A computer can take over for 🔵 bob after 🔵 bob misses a turn.",
    }
    for who in ("alice", "keeper"):
        asked = await house[who].slash(house.channel, "table remove", player=house["bob"])
        assert refused(house, asked, before) == says[clock]
    assert "You're watching this one" in said(
        await house["eve"].slash(house.channel, "table remove", player=house["bob"])
    )


async def test_after_a_missed_turn_the_only_opponent_removes_them_and_they_are_told_what_it_means(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    await until_due(house)
    assert said(await house["bob"].slash(house.channel, "table remove", player=house["alice"])) == "Done."
    assert "A computer plays for 🔴 alice for the rest of this game" in house.live().content
    await play_on(house)
    await house.pass_time(30)
    told = house.live().content.splitlines()
    assert "-# A computer took over for 🔴 alice, so this game doesn't count for 🔴 alice's rating." in told
    assert "-# This game is not rated. /table server has the rules." in told


async def test_who_was_removed_after_missing_two_turns_comes_last_and_is_told_so(house: House) -> None:
    await house.begin("alice", "bob", "carol", clock="live")
    await play_on(house, lambda data: data.moves > 60 and data.seats[0].due is not None)
    for missed in (1, 2):
        await play_on(house, lambda data: data.seats[0].due is not None)
        await until_due(house)
        assert (await house.data()).seats[0].missed == missed
    assert "presses **I'm back**" in house.live().content
    await house["bob"].slash(house.channel, "table remove", player=house["alice"])
    content = house.live().content
    assert "A computer plays for 🔴 alice for the rest of this game" in content
    assert "I'm back" not in content
    await play_on(house)
    await house.pass_time(30)
    last = "-# A computer took over for 🔴 alice after two missed turns in a row, so 🔴 alice comes last in the rating."
    assert last in house.live().content.splitlines()


async def test_a_vote_is_shown_and_agreed_to_with_a_button(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    await house.pass_time(WAITED)
    answer = said(await house["bob"].slash(house.channel, "table remove", player=house["alice"]))
    assert answer == "Your vote counts: 1 of 2. Not voted yet: 🟡 carol and 🟢 dave."
    assert "1 of 2 votes to let a computer play for 🔴 alice." in house.live().content
    assert "already voted for that: 1 of 2" in said(await house["bob"].click(house.live(), label="Vote: computer"))
    assert not (await house.data()).seats[0].away
    assert said(await house["carol"].click(house.live(), label="Vote: computer")) == ""
    data = await house.data()
    assert data.seats[0].removed
    assert data.state.turn == 1, "the computer has taken alice's turn"
    assert "A computer plays for 🔴 alice for the rest of this game" in house.live().content
    assert "votes" not in house.live().content


async def test_a_removed_player_cannot_come_back_in_this_game(house: House) -> None:
    keeper = house.person("keeper", moderator=True)
    await house.begin("alice", "bob", "carol")
    await house.pass_time(WAITED)
    assert "Done" in said(await keeper.slash(house.channel, "table remove", player=house["alice"]))
    assert "I'm back" not in str(house.raw(house.live()).components)
    before = house.stored()
    for command in ("table back", "juse draw"):
        assert "until this game is over" in said(await house["alice"].slash(house.channel, command))
    forged = await house.press(house["alice"], house.live(), "t:1:1:back")
    assert "until this game is over" in said(forged)
    assert house.stored() == before
    await keeper.slash(house.channel, "table end")
    await house["bob"].click(house.live(), label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol"]
    await house["alice"].click(house.live(), label="Join")
    assert "alice" in in_words(house.live())
