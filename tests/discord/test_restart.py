"""A fresh bot on the same file and the same Discord: nothing that was told is lost, and every button still works."""

import sqlite3
from contextlib import closing

from tests.discord.house import House, said


async def test_in_the_lobby(house: House) -> None:
    await house.open("alice", "bob")
    await house.restart()
    await house["carol"].click(house.live(), label="Join")
    await house["alice"].click(house.live(), label="Start")
    assert [seat.name for seat in (await house.data()).seats] == ["alice", "bob", "carol"]
    assert "**alice** begins" in house.live().content


async def test_in_the_middle_of_a_turn_and_while_holding_a_card(house: House) -> None:
    await house.begin("alice", "bob")
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    await house.click_move()
    held = (await house.data()).state.held
    assert held is not None
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    assert (await house.data()).state.held == held
    assert said(await house["alice"].click(house.live(), label="On my own pile")) == ""
    assert (await house.data()).moves == 2


async def test_after_many_restarts_there_is_one_table_message(house: House) -> None:
    await house.begin("alice", "bob")
    for _ in range(4):
        await house.click_move()
        await house.restart()
    assert len([text for text in house.texts() if "table 1" in text]) == 1


async def test_computer_players_go_on(house: House) -> None:
    """The one who left is waited for when the bot stops: at the next start the computer plays in her place."""
    await house.begin("alice", "bob")
    house.bot.services.tables.computers.pause = 3600
    await house["alice"].slash(house.channel, "table leave")
    assert (await house.data()).moves == 0
    await house.restart()
    await house.env.settle()
    data = await house.data()
    assert data.moves >= 2
    assert data.state.turn == 1
    assert "**bob**" in house.live().content


async def test_a_lobby_has_its_thirty_minutes_without_the_time_the_bot_was_down(house: House) -> None:
    await house.open("alice")
    await house.env.advance_time(20 * 60)
    await house.bot.close()
    house.env.backend.advance_clock(3600)
    await house.restart()
    await house.env.advance_time(9 * 60)
    assert house.rows("SELECT phase FROM tables") == [("lobby",)]
    await house.env.advance_time(2 * 60)
    assert house.rows("SELECT phase FROM tables") == [("closed",)]


async def test_a_crash_between_commit_and_answer_is_made_good_by_the_next_start(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown", "answer did not arrive"]
    house.env.inject_error("*", "*", times=None)
    await house["alice"].click(message, label="Draw")
    house.env.backend.faults.clear()
    assert (await house.data()).state.held is not None, "the move was committed"
    assert "holds" not in house.live().content, "but nobody was told"
    await house.restart()
    await house.env.settle()
    assert "**alice** holds" in house.live().content
    assert len([text for text in house.texts() if "table 1" in text]) == 1
    assert said(await house["alice"].click(house.live(), label="On my own pile")) == ""


async def test_a_win_that_was_not_shown_is_shown_by_the_next_start(house: House) -> None:
    await house.begin("alice", "bob")
    keeper = house.person("keeper", moderator=True)
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*", times=None)
    await keeper.slash(house.channel, "table end")
    house.env.backend.faults.clear()
    assert "▶" in house.live().content
    await house.restart()
    await house.env.settle()
    assert "ended before its end" in house.live().content


async def test_the_command_tree_is_told_once(house: House) -> None:
    await house.restart()
    await house.restart()
    told = [request for request in house.env.http_requests if request.path.endswith("/commands")]
    assert len(told) == 1


async def test_a_discord_that_will_not_hear_of_commands_does_not_hold_up_the_games(house: House) -> None:
    await house.begin("alice", "bob")
    with closing(sqlite3.connect(house.settings.database)) as other:
        other.execute("UPDATE bot SET commands_hash = 'of another version'")
        other.commit()
    house.expected_logs = ["Discord was not told of the commands"]
    house.env.inject_error("PUT", "/applications/*/commands", status=500)
    await house.restart()
    assert said(await house["alice"].click(house.live(), label="Draw")) == ""
    await house.restart()
    told = [request for request in house.env.http_requests if request.path.endswith("/commands")]
    assert len(told) == 3
