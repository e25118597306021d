"""What can I do? on Discord: private, changes nothing, and judges moves only at learning tables."""

import re
from typing import Any

import pytest

from bot.tables.runtime.pool import NoAnswer
from bot.tables.runtime.thinker import Thinker, TooBusy
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer

WHAT = "What can I do?"


async def test_it_is_private_and_changes_nothing(house: House) -> None:
    await house.begin("alice", "bob")
    before, texts = house.stored(), house.texts()
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert "or press the name of the player whose pile it goes on. Your own name puts it on your own pile." in told
    assert "**What matters now**" in told
    assert "By the rules" not in told
    assert said(await house["alice"].slash(house.channel, "table what")) == told
    assert "Watch: nothing is hidden" in said(await house["bob"].click(house.live(), label=WHAT))
    assert "You're watching this one" in said(await house["carol"].click(house.live(), label=WHAT))
    assert house.stored() == before
    assert house.texts() == texts
    await house["bob"].slash(house.channel, "table leave")
    assert "A computer is playing for you" in said(await house["bob"].click(house.live(), label=WHAT))


async def test_in_the_lobby_it_explains_how_to_start(house: House) -> None:
    await house.open("alice")
    told = said(await house["bob"].click(house.live(), label=WHAT))
    assert told.splitlines()[1] == "**Goal:** Be the first to get rid of all your cards."
    assert "Press **Join** to take a seat. 🔴 alice is the host and starts the game." in told
    assert "**Host options** has **Start**" in said(await house["alice"].click(house.live(), label=WHAT))


# ---------------------------------------------------------------- learning tables


async def test_a_learning_table_judges_each_move_and_names_the_best_and_so_does_its_rematch(house: House) -> None:
    await house.open("alice", "bob", learning=True)
    assert "🎓 **What can I do?** also says" in house.live().content
    await house.start("alice")
    assert "· practice table" in house.live().content.splitlines()[0]
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert "✅ **Your own pile**: " in told
    assert "❌ " in told
    assert "💡 I'd choose: **Your own pile**. " in told
    assert "fits neither the center nor anybody else's pile, so your turn ends with it." in told
    assert "💡" not in said(await house["bob"].click(house.live(), label=WHAT)), "it is not bob's turn"
    assert (await house.data()).seats[0].tally.clean, "only hints are counted"
    await house["keeper"].slash(house.channel, "table end")
    await house["bob"].click(house.live(), label="Rematch")
    assert (await house.data()).terms.learning


@pytest.mark.parametrize("failure", [TooBusy(), NoAnswer("its process failed")], ids=["too busy", "no answer"])
async def test_if_the_best_move_is_not_found_in_time_that_is_said_beside_the_judgments(
    house: House, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fails(*_: Any) -> Any:
        raise failure

    await house.begin("alice", "bob", game="juse", learning=True)
    monkeypatch.setattr(Thinker, "ask", fails)
    house.expected_logs += ["no best move was found: its process failed"] * isinstance(failure, NoAnswer)
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert "💡 It's taking me too long to find the best move. Ask again in a few seconds." in told
    assert "✅ **Your own pile**: " in told


async def test_a_private_game_of_junk_can_be_for_learning(house: House) -> None:
    player = JunkPlayer(house, "alice")
    await player.types("new", learning=True)
    assert (await player.data()).terms.learning
    panel = player.panel
    assert re.search(r"💡 I'd choose: \*\*(Play|Junk)\*\*\. \S", said(await player.presses(WHAT)))
    assert len(player.private) == 2
    await player.actor.click(panel, label="Play")
    await player.types("new", learning=True)
    await player.presses("New deal")
    assert (await player.data()).terms.learning
