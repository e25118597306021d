"""A process that has some of the bot's shards, gets more, and lets some go: over real sockets, to a gateway."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.runtime.clock import Clock
from bot.tables.store.shard_ownership import SavedTime
from bot.ui.discord.health import Health, RestHealth
from bot.ui.discord.shards import own_shards
from tests.discord.gateway_world import SHARDS, NoServers, World, heartbeat_threads, world
from tests.discord.sharded_client import ShardedClient
from tests.host.conftest import TOKEN, stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "world"]

ONE, OTHER = 10 << 22, 11 << 22
"""Servers on the two shards."""


class Servers(NoServers):
    def guilds_of(self, shard: int, shards: int) -> list[int]:
        return [guild for guild in (ONE, OTHER) if (guild >> 22) % shards == shard]

    def guild(self, guild_id: int, intents: int) -> dict[str, Any]:
        return {
            **{"id": str(guild_id), "name": "", "owner_id": "1", "member_count": 1, "preferred_locale": "en-US"},
            **dict.fromkeys(("channels", "threads", "roles", "members", "emojis", "stickers", "features"), ()),
            **{"verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0},
            **{"mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "unavailable": False, "large": False},
        }


class Process(ShardedClient):
    def __init__(self, *own: int) -> None:
        super().__init__(SHARDS)
        self.shard_ids = []
        self.own = {*own}
        self.reserved: list[int] = []
        self.heard: list[tuple[Any, ...]] = []
        self.clock = Clock()
        self.clock.start(SavedTime(1000.0))
        self.health = Health(self, self.clock, RestHealth(self.clock, self.fetch_session_start_limits))

    async def launch_shards(self) -> None:
        await self.connections.launch_own(self.own, self.reserve)

    async def reserve(self, turns: int) -> float:
        self.reserved.append(turns)
        return 0.0

    async def on_shard_ready(self, shard: int) -> None:
        self.health.online(shard)
        self.health.listed(shard)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, *args))
        super().dispatch(event, *args, **kwargs)

    def is_going(self, guild_id: int) -> bool:
        return self.clock.when(guild_id, 0.0) is not None


@pytest.fixture
async def processes(world: World) -> AsyncIterator[list[Process]]:
    world.gateway._places = Servers()
    begun: list[Process] = []
    yield begun
    for process in begun:
        await process.close()
        process.health.close()
        process.clock.close()


async def begin(processes: list[Process], *own: int) -> Process:
    process = Process(*own)
    processes.append(process)
    running = asyncio.create_task(process.start(TOKEN))
    await eventually(
        lambda: process.is_ready() or (not own and process.connections._gateway is not None) or running.done()
    )
    return process


async def test_only_its_own_shards_are_connected(world: World, processes: list[Process]) -> None:
    process = await begin(processes, 1)
    await eventually(lambda: process.is_going(OTHER))
    assert [*world.gateway.sessions] == [1]
    assert world.gateway.sessions[1].shards == SHARDS
    assert (process.health.cut_off(), process.reserved) == ([], [0])
    assert [guild.id for guild in process.guilds] == [OTHER]
    world.gateway.cut(1)
    await eventually(lambda: ("shard_resumed", 1) in process.heard)
    assert process.reserved == [0], "a session that goes on is no new one"


async def test_one_without_shards_is_well_and_takes_the_next(world: World, processes: list[Process]) -> None:
    process = await begin(processes)
    assert [*own_shards(process)] == process.health.cut_off() == []
    process.connections.take(0)
    assert process.health.cut_off() == [0]
    await eventually(lambda: process.is_going(ONE))
    assert process.health.cut_off() == []
    assert [*world.gateway.sessions] == [0]
    process.connections.take(0)
    await asyncio.sleep(0.05)
    assert len(world.gateway.identifies) == 1


async def test_a_shard_goes_from_one_to_another(world: World, processes: list[Process]) -> None:
    first, second = await begin(processes, 0, 1), await begin(processes)
    await eventually(lambda: first.is_going(ONE) and first.is_going(OTHER))
    connection = world.gateway.connection(1)
    await first.connections.let_go(1)
    first.health.note_let_go(1, SHARDS)
    await eventually(lambda: connection.socket.close_code == 1000)
    assert (first.is_going(ONE), first.is_going(OTHER)) == (True, False)
    assert [guild.id for guild in first.guilds] == [ONE]
    assert [*first.shards] == [*own_shards(first)] == [0]
    assert first.health.cut_off() == []
    assert ("shard_disconnect", 1) not in first.heard, "nothing was lost"
    second.connections.take(1)
    await eventually(lambda: second.is_going(OTHER))
    assert [guild.id for guild in second.guilds] == [OTHER]
    await second.connections.let_go(1)
    first.connections.take(1)
    await eventually(lambda: first.is_going(OTHER) and len(first.guilds) == 2)
    assert first.heard.count(("shard_ready", 1)) == 2
    assert len(heartbeat_threads()) == 2
