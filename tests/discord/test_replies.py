"""Private replies: each person has one in a channel, and nothing piles up below the table."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord

from tests.discord.house import House, answers, said

NOT_YOURS = "It's not your turn yet. Wait for 🔴 alice."
OWN = "🔴 alice"
BACK = "Back to the table"
A_QUARTER = 15 * 60


def replies(house: House, name: str) -> list[str]:
    return [message.content for message in house.private_messages(name)]


def reply(house: House, name: str) -> discord.Message:
    """The only one."""
    (found,) = house.private_messages(name)
    return found


async def clicks(house: House, name: str, label: str) -> simcord.InteractionResult:
    return await house[name].click(house.live(), label=label)


async def test_what_is_told_next_takes_the_place_of_what_was_told(house: House) -> None:
    await house.begin("alice", "bob")
    for _ in range(3):
        assert said(await clicks(house, "bob", OWN)) == NOT_YOURS
    first = reply(house, "bob")
    assert first.content == NOT_YOURS
    assert "What matters now" in said(await clicks(house, "bob", "What can I do?"))
    await house["bob"].click(reply(house, "bob"), label="Rules")
    assert "**Juse · The table**" in reply(house, "bob").content
    await house["bob"].click(reply(house, "bob"), label="Now: Where a card goes")
    assert "**Juse · Where a drawn card goes**" in reply(house, "bob").content
    await house["bob"].click(reply(house, "bob"), label=BACK)
    assert not replies(house, "bob")
    await clicks(house, "bob", OWN)
    assert reply(house, "bob").content == NOT_YOURS
    assert reply(house, "bob").id > first.id
    assert not reply(house, "bob").components


async def test_who_comes_back_is_no_longer_told_that_they_left(house: House) -> None:
    await house.begin("alice", "bob")
    await house["bob"].slash(house.channel, "table leave")
    assert replies(house, "bob") == ["You left, so a computer plays for you. Press **I'm back** to play again."]
    await clicks(house, "bob", "I'm back")
    assert not replies(house, "bob")


async def test_a_record_replaces_what_was_told_and_its_file_goes_with_it(house: House) -> None:
    await house.begin("alice", "bob")
    await clicks(house, "bob", OWN)
    await clicks(house, "bob", "What can I do?")
    await house["keeper"].slash(house.channel, "table end")
    (given,) = answers(await house.press(house["bob"], house.live(), "t:1:0:record"))
    assert given.attachments[0].filename == "juse-1.json"
    assert reply(house, "bob").id == given.id
    await house["bob"].slash(house.channel, "juse draw")
    assert not reply(house, "bob").attachments


@pytest.mark.parametrize("label", ["Rules", "What can I do?", "My hand", "Since my last move"])
async def test_whoever_dismissed_an_answer_gets_it_again(house: House, label: str) -> None:
    await house.begin("bob", "alice", game="roundup", clock="slow")
    await presses_again(house, "bob", lambda name: clicks(house, name, label))


@pytest.mark.parametrize("command", ["table help", "juse learn", "junk daily", "juse draw"])
async def test_whoever_dismissed_the_answer_to_a_command_gets_it_again(house: House, command: str) -> None:
    await presses_again(house, "bob", lambda name: house[name].slash(house.channel, command))


async def presses_again(house: House, name: str, press: Callable[[str], Awaitable[object]]) -> None:
    """Press three times. Each time they see the answer, dismiss it, and no other is left."""
    for _ in range(3):
        await press(name)
        [shown] = house.private_messages(name)
        assert house.still_seen(name) == [shown]
        house.dismiss(name)


async def test_a_reply_that_cannot_be_changed_any_more_is_followed_by_a_new_one(house: House) -> None:
    await house.begin("alice", "bob")
    await clicks(house, "bob", OWN)
    await house.env.advance_time(A_QUARTER)
    assert said(await clicks(house, "bob", OWN)) == NOT_YOURS
    assert said(await clicks(house, "bob", OWN)) == NOT_YOURS
    assert replies(house, "bob") == [NOT_YOURS] * 2


async def test_people_and_channels_have_replies_of_their_own(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    other = house.guild.create_text_channel("other")
    await house.begin("alice", "bob", channel=other)
    await clicks(house, "bob", OWN)
    await clicks(house, "carol", "What can I do?")
    told = replies(house, "carol")
    await house["bob"].click(house.live(other), label=OWN)
    await clicks(house, "bob", OWN)
    assert replies(house, "carol") == told
    assert replies(house, "bob") == [NOT_YOURS]
    assert [message.content for message in other.history(viewer=house["bob"])][1:] == [NOT_YOURS]


async def test_after_a_restart_the_rules_can_still_be_turned(house: House) -> None:
    await house.begin("alice", "bob")
    await house.press(house["bob"], house.live(), "t:1:0:rules")
    await house.restart()
    await house["bob"].click(reply(house, "bob"), label="Juse!")
    turned = reply(house, "bob")
    assert "**Juse · Juse!**" in turned.content
    await clicks(house, "bob", "What can I do?")
    assert reply(house, "bob").id > turned.id, "it is known again, and goes"
    await house.restart()
    await house.env.advance_time(A_QUARTER)
    await house["bob"].click(reply(house, "bob"), label=BACK)
    assert not replies(house, "bob")
