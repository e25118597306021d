"""Whether shards hear anything, seen by discord.py's own connections to a small gateway. Also: what is used of
discord.py's private parts for it is still there.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
import yarl
from discord.http import Route

from bot.tables.runtime.clock import Clock
from bot.tables.store.shard_ownership import SavedTime
from bot.ui.discord import health, shards
from bot.ui.discord.health import Health, RestHealth
from tests.discord.sharded_client import ShardedClient
from tests.host.conftest import TOKEN, StubDiscord, stub
from tests.tables.offline_bot import eventually

__all__ = ["stub"]

ONE, OTHER = 10 << 22, 11 << 22
"""Servers on the two shards."""


class Client(ShardedClient):
    """A client that is wired as the bot is, without anything else."""

    def __init__(self) -> None:
        super().__init__(shard_count=2)
        self.clock = Clock()
        self.clock.start(SavedTime(1000.0))
        self.health = Health(self, self.clock, RestHealth(self.clock, self.fetch_session_start_limits))

    async def on_shard_ready(self, shard: int) -> None:
        self.health.online(shard)

    @property
    def going(self) -> list[bool]:
        return [self.clock.when(guild, 0.0) is not None for guild in (ONE, OTHER)]


@pytest.fixture
async def client(stub: StubDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setattr(Route, "BASE", f"{stub.address}/api")
    monkeypatch.setattr(
        "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY",
        yarl.URL(f"{stub.address.replace('http', 'ws')}/gateway"),
    )
    monkeypatch.setattr(shards, "_APART", 0.0)
    monkeypatch.setattr(health, "_BEAT_WITHIN", 0.3)
    monkeypatch.setattr(health, "_HEARD_WITHIN", 0.0)
    client = Client()
    running = asyncio.create_task(client.start(TOKEN))
    await eventually(lambda: client.going == [True, True])
    yield client
    await client.close()
    client.health.close()
    client.clock.close()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_dead_connection_is_noticed_before_anybodys_time_is_up(
    client: Client, stub: StubDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    client.clock.tick()
    heard = client.clock.table_time(ONE)
    await asyncio.sleep(0.3)
    stub.deaf.add(0)
    alive = await asyncio.gather(*(client.health.is_alive(ONE) for _ in range(10)), client.health.is_alive(OTHER))
    assert alive == [False] * 10 + [True]
    assert not await client.health.is_alive(ONE)
    assert [record.getMessage() for record in caplog.records if "does not answer" in record.getMessage()] == [
        "shard 0 does not answer: until it does, the time of its servers stands still"
    ]
    assert client.going == [False, True]
    assert client.clock.table_time(ONE) == pytest.approx(heard, abs=0.1), "since it was last heard of"
    stub.deaf.clear()
    await stub.sockets[0].send_json({"op": 11})
    await eventually(lambda: client.going == [True, True])
