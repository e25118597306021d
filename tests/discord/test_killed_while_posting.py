"""A bot is killed while it reposts a table: whenever that is, the table has one message after the next start."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import discord
import pytest

from bot.tables.store.messages import Messages
from tests.discord.consistency import inconsistencies
from tests.discord.house import House
from tests.discord.wire import wired
from tests.proof.tour import short_game_settings

pytestmark = pytest.mark.long


@pytest.fixture
async def house() -> AsyncIterator[House]:
    with short_game_settings() as settings:
        async with wired(settings) as (env, _):
            with closing(House(env, settings)) as house:
                yield house


async def _killed(*_: Any, **__: Any) -> None:
    raise asyncio.CancelledError


async def killed_at(house: House, where: type, method: str, command: str = "table show") -> None:
    """The command is cancelled where it calls this method."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(where, method, _killed)
        await house["alice"].slash(house.channel, command)
        await house.env.settle()


def messages_with_buttons(house: House) -> int:
    return sum(bool(message.components) for message in house.channel.history())


@pytest.mark.parametrize(
    ("where", "method"),
    [(Messages, "note_moved"), (discord.PartialMessage, "delete")],
    ids=["not noted", "not cleared"],
)
async def test_after_the_next_start_the_table_has_one_message(house: House, where: type, method: str) -> None:
    await house.begin("alice", "bob")
    await killed_at(house, where, method)
    await house.restart()
    await house.env.settle()
    await house.click_move()
    await house.env.settle()
    assert await inconsistencies(house) == []
    assert messages_with_buttons(house) == 1


async def test_a_message_that_a_moderator_deleted_meanwhile_is_posted_again(house: House) -> None:
    await house.begin("alice", "bob")
    keeper = house.person("keeper", moderator=True)
    await killed_at(house, Messages, "note_moved")
    newest = house.channel.last_message
    assert newest is not None
    await keeper.delete(newest)
    await house["bob"].send(house.channel, "Where is it?")
    await house.restart()
    await house["alice"].slash(house.channel, "table show")
    await house.env.settle()
    assert await inconsistencies(house) == []
    last = house.channel.last_message
    assert last is not None
    assert last.id == house.live().id, "the table is below what Bob wrote"
    assert messages_with_buttons(house) == 1


async def test_a_new_table_whose_message_was_not_recorded_has_one_message(house: House) -> None:
    await killed_at(house, Messages, "note_moved", "juse new")
    await house.restart()
    await house.env.settle()
    assert await inconsistencies(house) == []
    assert messages_with_buttons(house) == 1
    await house["bob"].click(house.live(), label="Join")
    assert await inconsistencies(house) == []
