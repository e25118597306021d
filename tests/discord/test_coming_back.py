"""A table whose message somebody has deleted comes back by itself, or at once when anybody plays there."""

import discord
import pytest

from tests.discord.house import House, said


async def delete(house: House, message: discord.Message) -> None:
    house.env.backend.delete_message(message.channel.id, message.id)
    await house.env.settle()


def tables(house: House) -> list[str]:
    return [text for text in house.texts() if "· table" in text]


@pytest.mark.parametrize("restarted", [False, True])
async def test_within_twelve_seconds_although_nobody_does_anything(house: House, restarted: bool) -> None:
    message = await house.begin("alice", "bob")
    if restarted:
        await house.restart()
        await house.env.settle()
    await delete(house, message)
    await house.env.advance_time(4)
    assert tables(house) == [], "whoever deletes many is not disturbed"
    await house.env.advance_time(8)
    assert len(tables(house)) == 1
    assert house.live().attachments
    await house.env.advance_time(60)
    assert len(tables(house)) == 1


async def test_after_a_restart_that_was_quicker(house: House) -> None:
    await delete(house, await house.begin("alice", "bob"))
    await house.restart()
    await house.env.advance_time(12)
    assert len(tables(house)) == 1


async def test_by_a_typed_move(house: House) -> None:
    await delete(house, await house.begin("alice", "bob"))
    await house.type_move()
    assert len(tables(house)) == 1
    assert "alice drew" in house.live().content
    assert house.live().attachments


async def test_by_looking_into_ones_hand_also_if_several_were_deleted_at_once(house: House) -> None:
    message = await house.begin("alice", "bob", game="roundup")
    await house["bob"].send(house.channel, "oops")
    house.env.backend.bulk_delete_messages(house.channel.id, [message.id, house.channel.history()[-1].id])
    await house.env.settle()
    await house["alice"].slash(house.channel, "table hand")
    assert len(tables(house)) == 1
    again = house.live()
    await house["bob"].slash(house.channel, "table hand")
    assert house.live().id == again.id


@pytest.mark.parametrize("running", [True, False])
async def test_by_opening_another_which_says_so(house: House, running: bool) -> None:
    message = await house.begin("alice", "bob")
    if running:
        await delete(house, message)
    else:
        await house.stop()
        house.env.backend.delete_message(message.channel.id, message.id)
        await house.restart()
    assert "(#1), and here it is again" in said(await house["carol"].slash(house.channel, "juse new"))
    assert len(tables(house)) == 1
    assert house.live().attachments
    answer = said(await house["carol"].slash(house.channel, "roundup new"))
    assert "/table show brings it to the bottom" in answer, "it is there, and stays where it is"
    assert len(tables(house)) == 1
