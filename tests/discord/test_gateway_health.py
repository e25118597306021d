"""Whether shards hear anything, seen by discord.py's own connections to a gateway. Also: what is used of discord.py's
private parts for it is still there.
"""

import asyncio

import pytest

from bot.tables.runtime.clock import Clock
from bot.tables.store.resuming import SavedTime
from bot.ui.discord import health
from bot.ui.discord.health import Health, RestHealth
from tests.discord.gateway_server import HEARTBEAT_ACK
from tests.discord.gateway_world import World, there, world
from tests.host.conftest import stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "there", "world"]

ONE, OTHER = 10 << 22, 11 << 22
"""Servers on the two shards."""


async def test_a_dead_connection_is_noticed_before_anybodys_time_is_up(
    there: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_BEAT_WITHIN", 0.3)
    monkeypatch.setattr(health, "_HEARD_WITHIN", 0.0)
    clock, client = Clock(), there.client
    clock.start(SavedTime(1000.0))
    shards = Health(client, clock, RestHealth(clock, client.fetch_session_start_limits))

    def going() -> list[bool]:
        return [clock.when(guild, 0.0) is not None for guild in (ONE, OTHER)]

    for shard in (0, 1):
        shards.online(shard)
    assert going() == [True, True]
    clock.tick()
    heard = clock.table_time(ONE)
    await asyncio.sleep(0.3)
    dead = there.gateway.connection(0)
    dead.deaf = True
    alive = await asyncio.gather(*(shards.is_alive(ONE) for _ in range(10)), shards.is_alive(OTHER))
    assert alive == [False] * 10 + [True]
    assert not await shards.is_alive(ONE)
    assert [record.getMessage() for record in caplog.records if "does not answer" in record.getMessage()] == [
        "shard 0 does not answer: until it does, the time of its servers stands still"
    ]
    assert going() == [False, True]
    assert clock.table_time(ONE) < heard + 0.1, "since it was last heard of"
    dead.deaf = False
    dead.send(HEARTBEAT_ACK)
    await eventually(lambda: going() == [True, True])
    shards.close()
    clock.close()
