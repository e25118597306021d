"""A bot without tables whose two shards connect to a gateway (tests/discord/gateway_server.py) over real sockets. Its
pauses are shorter, and noted.
"""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route

from bot.ui.discord import shards
from tests.discord.gateway_server import Connection, Gateway, Payload, Session
from tests.discord.sharded_client import ShardedClient
from tests.host.conftest import BOT_USER, TOKEN, StubDiscord
from tests.tables.offline_bot import eventually

SHARDS = 2


class NoServers:
    application_id = 1

    def __init__(self) -> None:
        self.user = dict(BOT_USER)

    def guilds_of(self, shard: int, shards: int) -> Sequence[int]:
        return ()

    def guild(self, guild_id: int, intents: int) -> Payload:
        raise KeyError(guild_id)


class Discord(Gateway):
    first: str | None = None
    """The fate of the first that connects, and of nobody else."""
    closes_at_once = False
    """Each session, when it has begun or goes on."""

    def make_ready(self, connection: Connection, session: Session) -> None:
        super().make_ready(connection, session)
        self._close_if_wanted(connection)

    def _resume(self, connection: Connection, said: Payload) -> None:
        super()._resume(connection, said)
        self._close_if_wanted(connection)

    def _close_if_wanted(self, connection: Connection) -> None:
        if self.closes_at_once:
            asyncio.get_running_loop().call_later(0.02, self.close_soon, connection, 4000)

    async def _shake_hands(self, request: web.Request, transport: asyncio.Transport) -> web.StreamResponse:
        if self.first is not None:
            self.handshake = self.first if len(self.connects) == 1 else None
        return await super()._shake_hands(request, transport)


class Client(ShardedClient):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Any, ...]] = []

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, *args))
        super().dispatch(event, *args, **kwargs)

    def count(self, *event: Any) -> int:
        return self.heard.count(event)


class World:
    """Discord, and a bot that has yet to begin."""

    def __init__(self) -> None:
        self.places = NoServers()
        self.gateway = Discord(TOKEN, self.places, SHARDS, lambda: 1e9 * time.monotonic())
        self.client = Client()
        self.pauses: list[float] = []
        self.running: asyncio.Task[None] | None = None

    def begin(self) -> asyncio.Task[None]:
        self.running = asyncio.create_task(self.client.start(TOKEN))
        return self.running

    def shard(self, number: int) -> Any:
        shown = self.client.get_shard(number)
        assert shown is not None
        return shown._parent

    async def connected(self) -> None:
        await eventually(lambda: self.has_sessions)

    @property
    def has_sessions(self) -> bool:
        return all(
            shard in self.gateway.sessions
            and self.client.get_shard(shard) is not None
            and self.shard(shard).ws.open
            and self.shard(shard).ws.has_session
            for shard in range(SHARDS)
        )

    def has_no_more_than_it_needs(self) -> bool:
        return self.gateway.open == SHARDS == len(heartbeat_threads())

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(seconds / 100)

    async def close(self) -> None:
        if self.running is None:
            return
        async with asyncio.timeout(25):  # half a minute, if it waits for those that say nothing
            await self.client.close()
        await asyncio.gather(self.running, return_exceptions=True)


@pytest.fixture
async def world(stub: StubDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    world = World()
    await world.gateway.start()
    stub.gateway_url, stub.shards = world.gateway.url, SHARDS
    monkeypatch.setattr(Route, "BASE", f"{stub.address}/api")
    monkeypatch.setattr(shards, "_APART", 0.0)
    monkeypatch.setattr(shards, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": world.pause}))
    yield world
    await world.close()
    await world.gateway.close()
    assert world.gateway.open == 0
    await eventually(lambda: not heartbeat_threads())


@pytest.fixture
async def there(world: World, caplog: pytest.LogCaptureFixture) -> World:
    """A bot whose shards are all connected."""
    caplog.set_level(logging.INFO, "bot")
    world.begin()
    await world.connected()
    assert world.pauses == [0.0] * SHARDS
    return world


def heartbeat_threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("keep-alive-handler")]


def logged(caplog: pytest.LogCaptureFixture, shard: int = 0) -> list[str]:
    told = [record for record in caplog.records if record.name.startswith("bot.")]
    assert not any(record.exc_info for record in caplog.records)
    return [record.getMessage() for record in told if record.getMessage().startswith(f"shard {shard} ")]
