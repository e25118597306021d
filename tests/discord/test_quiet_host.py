"""A host who presses nothing for two minutes leaves the lobby to whoever is seated, until they press something."""

import pytest

from bot.tables.steps.model import HOST_QUIET, LOBBY_IDLE, Phase
from tests.discord.house import House, buttons, in_words, list_id, said

QUIET = "-# 🔴 alice has been quiet: anyone seated can start, with **Host options**. Closes after 30 idle minutes."
WAITING = "-# Waiting for 🔴 alice to press **Start**. Closes after 30 idle minutes."


async def quiet_for(house: House, seconds: float = HOST_QUIET + 1) -> None:
    await house.pass_time(seconds)


async def test_whoever_is_seated_starts_a_lobby_whose_host_is_quiet(house: House) -> None:
    lobby = await house.open("alice", "bob")
    await quiet_for(house, HOST_QUIET - 1)
    answer = await house.refused(house["bob"].click(lobby, label="Host options"))
    assert "If the host presses nothing for two minutes, anyone seated can." in answer
    assert WAITING in house.live().content.splitlines()
    await quiet_for(house, 2)
    assert QUIET in house.live().content.splitlines()
    assert "you can start the game too" in said(await house["bob"].click(house.live(), label="What can I do?"))
    answer = await house.refused(house["eve"].click(house.live(), label="Host options"))
    assert answer.endswith("has been quiet, so anyone seated can do that. Press **Join** first.")
    await house["bob"].click(house.live(), label="Host options")
    panel = house.host_panel("bob")
    assert "🔴 alice has been quiet, so anyone seated can do this:" in panel.content
    await house["bob"].select(panel, ["clock=slow"], custom_id=list_id(panel, "option"))
    assert "clock: slow" in in_words(house.live())
    await house["bob"].click(house.host_panel("bob"), label="Start")
    assert (await house.data()).phase is Phase.PLAYING


async def test_it_is_the_hosts_again_whatever_they_press_and_no_time_runs_while_the_bot_is_stopped(
    house: House,
) -> None:
    await house.open("alice", "bob")
    await quiet_for(house, HOST_QUIET - 30)
    await house.down_for(600)
    assert WAITING in house.live().content.splitlines()
    await quiet_for(house, 31)
    assert QUIET in house.live().content.splitlines()
    await house.restart()
    await house["bob"].click(house.live(), label="Host options")
    assert "Close the table" in buttons(house.host_panel("bob"))
    await house["alice"].click(house.live(), label="Rules")
    assert WAITING in house.live().content.splitlines()
    with pytest.raises(StopIteration):
        house.host_panel("bob")
    assert "Only the host" in await house.refused(house.start("bob"))
    await quiet_for(house)
    assert QUIET in house.live().content.splitlines()
    await quiet_for(house, LOBBY_IDLE - HOST_QUIET)
    assert house.phases() == ["closed"], "thirty minutes after the last press"
