"""What can I do? on Discord: private, changes nothing, and judges moves only at learning tables."""

import re

import pytest

from bot.text.cards import card_text
from tests.discord import jugglers_evening, roundup_evening
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer

WHAT = "What can I do?"


async def test_it_is_private_and_changes_nothing(house: House) -> None:
    await house.begin("alice", "bob")
    before, texts = house.stored(), house.texts()
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert "**To the centre**, **On** another player’s pile, or **On my own pile**" in told
    assert "**What matters now**" in told
    assert "By the rules" not in told
    assert "Watch: nothing is hidden" in said(await house["bob"].click(house.live(), label=WHAT))
    assert "watching is all you can do" in said(await house["carol"].click(house.live(), label=WHAT))
    assert house.stored() == before
    assert house.texts() == texts


async def test_the_command_says_the_same(house: House) -> None:
    await house.begin("alice", "bob")
    clicked = said(await house["alice"].click(house.live(), label=WHAT))
    assert said(await house["alice"].slash(house.channel, "table what")) == clicked


async def test_without_a_table_it_says_so(house: House) -> None:
    assert "no open table in this channel" in said(await house["alice"].slash(house.channel, "table what"))


async def test_in_the_lobby_it_explains_how_to_start(house: House) -> None:
    await house.open("alice")
    told = said(await house["bob"].click(house.live(), label=WHAT))
    assert "**Join** takes a seat" in told
    assert "alice opened the table" in told


async def test_it_tells_whoever_is_away_how_to_come_back(house: House) -> None:
    await house.begin("alice", "bob")
    await house["bob"].slash(house.channel, "table leave")
    assert "You are away" in said(await house["bob"].click(house.live(), label=WHAT))


async def test_after_a_game_it_says_that_it_is_over(house: House) -> None:
    await house.begin("alice", "bob")
    (number,) = house.rows("SELECT id FROM tables")[0]
    live = house.live()
    await house["alice"].slash(house.channel, "table end")
    await house["bob"].slash(house.channel, "table end")
    assert "This table is closed" in said(await house.press(house["alice"], live, f"t:{number}:1:what"))


# ---------------------------------------------------------------- learning tables


async def test_a_learning_table_says_so_and_so_does_its_rematch(house: House) -> None:
    await house["alice"].slash(house.channel, "juse new", learning=True)
    assert "🎓 **What can I do?** also says" in house.live().content
    await house["bob"].click(house.live(), label="Join")
    assert "🎓 **What can I do?** also says" in said(await house["bob"].click(house.live(), label=WHAT))
    await house["alice"].click(house.live(), label="Start")
    assert "· practice table" in house.live().content.splitlines()[0]
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    await house["bob"].click(house.live(), label="Rematch")
    assert (await house.data()).learning


async def test_at_juse_each_move_is_judged_and_the_best_named(house: House) -> None:
    await house.begin("alice", "bob", game="juse", learning=True)
    _, best = await house.mover()
    label = house.button(best, await house.data())
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert f"✅ **{label}**: " in told
    assert "❌ " in told
    assert f"💡 I would choose: **{label}**. " in told
    assert "fits neither the centre nor anybody else’s pile, so your turn ends with it." in told
    assert "💡" not in said(await house["bob"].click(house.live(), label=WHAT)), "it is not bob's turn"
    assert (await house.data()).seats[0].clean, "only hints are counted"


@pytest.mark.long
async def test_at_roundup_the_best_move_is_found_from_ones_own_cards(house: House) -> None:
    await house.begin("alice", "bob", game="roundup", learning=True)
    for seat, name in enumerate(("alice", "bob")):
        told = said(await house[name].click(house.live(), label=WHAT))
        own = (await roundup_evening.state(house)).down[seat]
        (best,) = [line for line in told.splitlines() if line.startswith("💡")]
        names = {card_text(card) for card in own}
        assert any(f"**{name}**" in best for name in names)
        assert "❌ **a face card**" in told


async def test_at_jugglers_it_names_the_wrong_moment(house: House) -> None:
    await house.begin("alice", "bob", game="jugglers", learning=True)
    told = said(await house["alice"].click(house.live(), label=WHAT))
    assert "💡 I would choose: **" in told
    assert "secret card" in told
    await jugglers_evening.play(house, jugglers_evening.unseen, jugglers_evening.placing)
    current = await jugglers_evening.state(house)
    seat, _ = jugglers_evening.steady(current)
    waiting = ("alice", "bob")[1 - seat]
    told = said(await house[waiting].click(house.live(), label=WHAT))
    assert "a **Juse!**, because" in told
    assert "💡" not in told


async def test_a_private_game_of_junk_can_be_for_learning(house: House) -> None:
    player = JunkPlayer(house, "alice")
    await player.types("new", learning=True)
    assert "· practice table" in player.panel.content
    panel = player.panel
    told = said(await player.presses(WHAT))
    assert re.search(r"💡 I would choose: \*\*(Play|Junk)\*\*\. \S", told)
    assert len(player.private) == 2
    await player.actor.click(panel, label="Play & draw")
    await player.types("new", learning=True)
    await player.presses("Give it up, deal anew")
    assert "· practice table" in player.panel.content


@pytest.mark.parametrize("game", ["juse", "roundup", "jugglers"])
async def test_without_the_option_no_table_is_for_learning(house: House, game: str) -> None:
    await house["alice"].slash(house.channel, f"{game} new")
    assert not (await house.data()).learning
    assert "🎓" not in house.live().content
