"""A bot that is killed while it posts its table anew: whatever the moment, the next one leaves one message of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import discord
import pytest

from bot.tables.store.store import Store
from tests.discord.house import House
from tests.proof.faults import premises
from tests.proof.rightness import wrong
from tests.proof.wire import wired

pytestmark = pytest.mark.long


@pytest.fixture
async def house() -> AsyncIterator[House]:
    with premises() as settings:
        async with wired(settings) as (env, _):
            with closing(House(env, settings)) as house:
                yield house


async def _gone(*_: Any, **__: Any) -> None:
    """Nothing that comes after this instant is done."""
    raise asyncio.CancelledError


async def _posted_by_one_that_is_killed(house: House, where: type, instant: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(where, instant, _gone)
        await house["alice"].slash(house.channel, "table show")
        await house.env.settle()
    await house.restart()
    await house.env.settle()


def _with_buttons(house: House) -> int:
    return sum(bool(message.components) for message in house.channel.history())


@pytest.mark.parametrize(
    ("where", "instant"), [(Store, "note_moved"), (discord.PartialMessage, "delete")], ids=["not noted", "not cleared"]
)
async def test_the_next_start_leaves_one_message_of_the_table(house: House, where: type, instant: str) -> None:
    await house.begin("alice", "bob")
    await _posted_by_one_that_is_killed(house, where, instant)
    await house.click_move()
    await house.env.settle()
    assert await wrong(house) == []
    assert _with_buttons(house) == 1


async def test_what_a_moderator_has_deleted_meanwhile_is_posted_anew(house: House) -> None:
    await house.begin("alice", "bob")
    keeper = house.person("keeper", moderator=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "note_moved", _gone)
        await house["alice"].slash(house.channel, "table show")
        await house.env.settle()
    newest = house.channel.last_message
    assert newest is not None
    await keeper.delete(newest)
    await house["bob"].send(house.channel, "Where is it?")
    await house.restart()
    await house["alice"].slash(house.channel, "table show")
    await house.env.settle()
    assert await wrong(house) == []
    last = house.channel.last_message
    assert last is not None
    assert last.id == house.live().id, "the table stands below what Bob wrote"
    assert _with_buttons(house) == 1


async def test_a_table_that_was_opened_and_never_noted_as_shown_is_shown_once(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "note_moved", _gone)
        await house["alice"].slash(house.channel, "juse new")
        await house.env.settle()
    await house.restart()
    await house.env.settle()
    assert await wrong(house) == []
    assert _with_buttons(house) == 1
    await house["bob"].click(house.live(), label="Join")
    assert await wrong(house) == []
