"""/table mine, and what is said where no more tables may open."""

from typing import Any

import discord
import pytest

from tests.discord.house import House, lists, said
from tests.discord.junk_player import JunkPlayer


def list_of(message: discord.Message) -> discord.SelectMenu:
    [menu] = lists(message)
    return menu


async def mine(house: House, name: str = "alice") -> discord.Message:
    await house[name].slash(house.channel, "table mine")
    return house.private_messages(name)[-1]


async def give_up(house: House, label: str, name: str = "alice") -> Any:
    """The one of that label in the list that this person sees."""
    shown = house.private_messages(name)[-1]
    [value] = [option.value for option in list_of(shown).options if option.label == label]
    await house[name].select(shown, [value], custom_id=list_of(shown).custom_id)
    return await house[name].click(house.private_messages(name)[-1], label="Give it up")


async def test_all_open_tables_are_listed_and_each_can_be_given_up_after_a_question(
    alice: JunkPlayer, house: House
) -> None:
    await house.begin("alice", "bob")
    other = house.guild.create_text_channel("other")
    await house.open("alice", channel=other)
    await alice.types("new")
    await house["alice"].slash(house.channel, "juse learn")
    shown = await mine(house)
    lines = shown.content.splitlines()
    assert lines[:5] == [
        "**Your open tables: 4 of 10**",
        f"Juse: table 1 in <#{house.channel.id}> on The house",
        f"Juse: table 2 in <#{other.id}> on The house",
        "Junk: table 3, only you can see it, on The house",
        "Juse: table 4, only you can see it, on The house",
    ]
    await house["alice"].select(shown, [list_of(shown).options[0].value], custom_id=list_of(shown).custom_id)
    asked = house.private_messages("alice")[-1]
    assert asked.content.startswith("Give up Juse, table 1?\n")
    await house["alice"].click(asked, label="Keep it")
    assert house.private_messages("alice")[-1].content == shown.content
    assert house.phases() == ["playing", "lobby", "playing", "playing"]
    for label in ("Junk, table 3", "Juse, table 4", "Juse, table 2"):
        await give_up(house, label)
    assert house.phases() == ["playing", "closed", "closed", "closed"]
    await give_up(house, "Juse, table 1")
    assert house.private_messages("alice")[-1].content.startswith("You have no open table")
    data = await house.data()
    assert [seat.presence.away for seat in data.seats] == [True, False], "bob plays on"
    assert "1 of 10" in (await mine(house, "bob")).content


async def test_a_choice_that_is_late_or_forged_gives_nothing_up(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await house.begin("bob", "carol")
    theirs = (await house.numbered(2)).data.ref
    for value, answer in (
        (theirs, "no longer one of your open tables"),
        ("1", "has moved on"),
        ("1.abcdef", "has moved on"),
        ("99.abcdef", "That table is gone"),
        ("-1", "no longer works"),
        ("9" * 30, "no longer works"),
    ):
        shown = await mine(house)
        house.raw(shown).components[0]["components"][0]["options"][0]["value"] = value
        result = await alice.actor.select(shown, [value], custom_id=list_of(shown).custom_id)
        assert answer in said(result), value
    assert house.phases() == ["playing", "playing"]
    late = await mine(house)
    await give_up(house, "Junk, table 1")
    assert house.phases() == ["closed", "playing"]
    assert list_of(late).custom_id == "mine:give-up"


@pytest.mark.parametrize("settings", [{"tables_per_server": 1}], indirect=True)
async def test_the_host_says_how_many_tables_a_server_may_have(house: House) -> None:
    await house.open("alice")
    answer = said(await house["bob"].slash(house.channel, "junk new"))
    assert answer.startswith("This server has reached its limit of open tables (1). Finish one first")
