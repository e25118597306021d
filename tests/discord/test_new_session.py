"""A shard that begins a new session has missed what happened before it: the bot looks again at open tables."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from simcord.gateway import FakeGateway

from tests.discord.house import House
from tests.tables.offline_bot import eventually


@pytest.fixture(autouse=True)
def listing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let READY list the bot's servers, of which discord.py forgets what it knew, and tell nothing of
    archived threads and of servers that the bot has left, as Discord does.
    """
    feed = FakeGateway.feed

    def listed(self: FakeGateway, event: str, payload: Mapping[str, Any]) -> None:
        if event == "READY":
            payload = {
                **payload,
                "guilds": [{"id": str(guild), "unavailable": True} for guild in house.env.backend.guilds],
            }
        elif event == "GUILD_DELETE":
            return
        elif event == "GUILD_CREATE":
            active = [thread for thread in payload["threads"] if not thread["thread_metadata"]["archived"]]
            payload = {**payload, "threads": active}
        feed(self, event, payload)

    monkeypatch.setattr(FakeGateway, "feed", listed)
    house.bot._connection.guild_ready_timeout = 2.0  # simcord sets none, and then discord.py tells of no server


@asynccontextmanager
async def cut_off(house: House) -> AsyncIterator[None]:
    shard = house.bot.shards[0]
    await shard.disconnect()
    yield
    await shard.connect()
    await house.env.advance_time(3)
    await eventually(lambda: not any("on_guild_available" in task.get_name() for task in asyncio.all_tasks()))


async def test_a_table_below_which_nothing_new_was_posted_stays_where_it_is(house: House) -> None:
    message = await house.begin("alice", "bob")
    await house["bob"].send(house.channel, "heard before")
    async with cut_off(house):
        pass
    await house.click_move()
    assert house.live().id == message.id


async def test_a_table_in_a_thread_that_was_archived_meanwhile_goes_on(house: House) -> None:
    thread = house.thread("corner")
    await house.begin("alice", "bob", channel=thread)
    kept = house.env.backend.get_channel(thread.id).thread_metadata
    assert kept is not None
    async with cut_off(house):
        kept.archived = True
    assert house.bot.get_channel(thread.id) is None
    assert ("GET", f"/channels/{thread.id}") in [(request.method, request.path) for request in house.env.http_requests]
    assert house.phases() == ["playing"]


async def test_a_channel_of_which_discord_does_not_say_that_it_is_gone_keeps_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("alice", "bob")
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: None)
    house.env.inject_error("GET", "/channels/*", status=500, times=5)
    async with cut_off(house):
        pass
    assert house.phases() == ["playing"]
