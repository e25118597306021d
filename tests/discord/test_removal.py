"""Replacing a player who misses turns: by a vote or by a moderator, until they are back."""

from collections.abc import Callable

import pytest

from bot.core.time_controls import ClockName
from bot.tables.steps.model import TableData
from tests.discord.house import House, buttons, custom_id, in_words, labels, said
from tests.discord.test_clocks import until_due
from tests.discord.test_computers_turn import rows_of

WAITED = 601


async def play_on(house: House, until: Callable[[TableData], bool]) -> None:
    """Type right moves for all who are asked; the computer moves for those who are away."""
    table = await house.table()
    while table.data.is_open and not until(table.data):
        if table.data.seats[table.data.state.turn].by_computer:
            await house.env.settle()
        else:
            await house.type_move()


async def to_the_end(house: House) -> None:
    """The same, past Discord."""
    table = await house.table()
    while table.data.is_open:
        if table.data.seats[table.data.state.turn].by_computer:
            await house.env.settle()
        else:
            name, action = house.next_move(table.data)
            await house.act_unseen(table, house[name].id, table.game.parse(action))
    await house.bot.services.display.show(table)
    await house.pass_time(30)


@pytest.mark.parametrize("clock", ["none", "live"])
async def test_the_only_opponent_of_whoever_is_about_to_win_cannot_remove_them(house: House, clock: ClockName) -> None:
    await house.begin("alice", "bob", clock=clock)
    await play_on(house, lambda data: data.moves > 40)
    says = {
        "none": "A computer can take over for 🔵 bob after the table has waited 10 minutes for 🔵 bob.",
        "live": "A computer can take over for 🔵 bob after 🔵 bob misses a turn.",
    }
    for who in ("alice", "keeper"):
        assert await house.refused(house[who].slash(house.channel, "table remove", player=house["bob"])) == says[clock]
    assert "You're watching this one" in said(
        await house["eve"].slash(house.channel, "table remove", player=house["bob"])
    )


async def test_after_a_missed_turn_the_only_opponent_removes_them_and_they_are_told_what_it_means(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    await until_due(house)
    assert said(await house["bob"].slash(house.channel, "table remove", player=house["alice"])) == "Done."
    assert "A computer has replaced 🔴 alice and plays until 🔴 alice presses **I'm back**." in house.live().content
    await to_the_end(house)
    told = house.live().content.splitlines()
    assert "-# A computer took over for 🔴 alice, so this game doesn't count for 🔴 alice's rating." in told
    assert "-# This game is not rated. /table server has the rules." in told


async def test_no_friend_spares_a_loser_the_rating_who_has_missed_two_turns(house: House) -> None:
    await house.begin("alice", "bob", "carol", clock="live")
    await play_on(house, lambda data: data.moves > 60 and data.seats[0].clock.due is not None)
    for missed in (1, 2):
        await play_on(house, lambda data: data.seats[0].clock.due is not None)
        await until_due(house)
        assert (await house.data()).seats[0].clock.missed == missed
    await house["bob"].slash(house.channel, "table remove", player=house["alice"])
    content = house.live().content
    assert "A computer has replaced 🔴 alice and plays until 🔴 alice presses **I'm back**." in content
    assert "ran out of time" not in content
    await to_the_end(house)
    last = "-# A computer took over for 🔴 alice, so 🔴 alice comes last in the rating."
    assert last in house.live().content.splitlines()


async def test_a_vote_is_shown_and_agreed_to_with_a_button(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    await house.pass_time(WAITED)
    answer = said(await house["bob"].slash(house.channel, "table remove", player=house["alice"]))
    assert answer == "Your vote counts: 1 of 2. Not voted yet: 🟡 carol and 🟢 dave."
    assert "1 of 2 votes to let a computer play for 🔴 alice." in house.live().content
    assert "already voted for that: 1 of 2" in said(await house["bob"].click(house.live(), label="Replace 🔴 alice"))
    assert not (await house.data()).seats[0].presence.away
    assert said(await house["carol"].click(house.live(), label="Replace 🔴 alice")) == ""
    data = await house.data()
    assert data.seats[0].presence.removed
    assert data.state.turn == 1, "the computer has taken alice's turn"
    assert "A computer has replaced 🔴 alice and plays until 🔴 alice presses **I'm back**." in house.live().content
    assert "votes" not in house.live().content


async def test_after_a_missed_turn_there_is_a_button_and_who_was_replaced_is_told_how_to_come_back(
    house: House,
) -> None:
    await house.begin("alice", "bob", clock="live", computers=1)
    label, row = "Replace 🔴 alice", [*buttons(house.live())]
    assert label not in row
    await until_due(house)
    content = house.live().content
    assert "🔴 alice ran out of time, so the computer made one move. The next one is 🔴 alice's again." in content
    assert {*buttons(house.live())} == {*row, label}
    before = house.stored()
    assert "use /table leave" in await house.refused(house["alice"].click(house.live(), label=label))
    assert "You're watching" in said(await house["eve"].click(house.live(), label=label))
    assert house.stored() == before
    await house["bob"].click(house.live(), label=label)
    assert label not in buttons(house.live())
    await play_on(house, lambda data: data.seats[data.state.turn].is_here)
    told = "The others let a computer play for you because they had to wait for you."
    assert (
        await house.refused(house["alice"].slash(house.channel, "juse draw"))
        == f"{told} Press **I'm back** or use /table back to play again."
    )
    await house["alice"].click(house.live(), label="I'm back")
    assert [*buttons(house.live())] == row
    assert "replaced" not in house.live().content


async def test_who_moves_after_a_missed_turn_can_be_replaced_no_more(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    await until_due(house)
    button = custom_id(house.live(), "Replace 🔴 alice")
    await play_on(house, lambda data: data.seats[0].clock.due is not None)
    await house.type_move()
    await play_on(house, lambda data: data.seats[0].clock.missed == 0)
    assert "Replace 🔴 alice" not in buttons(house.live())
    assert (
        await house.refused(house.press_exactly(house["bob"], house.live(), button))
        == "A computer can take over for 🔴 alice after 🔴 alice misses a turn."
    )


async def test_at_a_table_whose_rows_are_full_the_button_stands_above_them(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave", "Bartholomew", clock="live")
    rows = rows_of(house.live())
    await until_due(house)
    assert "Replace 🔴 alice" in labels(house.live())
    shown = rows_of(house.live())
    assert shown[-len(rows) :] == rows
    assert len(shown) == len(rows) + 1


async def test_a_removed_player_can_come_back_and_has_no_place_in_a_rematch_otherwise(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await house.pass_time(WAITED)
    assert "Done" in said(await house["keeper"].slash(house.channel, "table remove", player=house["alice"]))
    assert said(await house["alice"].slash(house.channel, "table back")) == "Welcome back! The seat is yours again."
    await house.pass_time(WAITED)
    name, _ = await house.mover()
    assert "Done" in said(await house["keeper"].slash(house.channel, "table remove", player=house[name]))
    await house["keeper"].slash(house.channel, "table end")
    others = [other for other in ("alice", "bob", "carol") if other != name]
    await house[others[0]].click(house.live(), label="Rematch")
    assert sorted(seat.name for seat in (await house.data()).seats) == others
    await house[name].click(house.live(), label="Join")
    assert name in in_words(house.live())
