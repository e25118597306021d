"""Whether each shard hears what people do. While it does not, their time does not run."""

import asyncio
import logging
import time
from contextlib import suppress

import discord

from bot.tables.runtime.clock import Clock
from bot.ui.discord.internals import ask_for_answer, last_received
from bot.ui.discord.shards import own_shards

log = logging.getLogger(__name__)

_FRESH = 2.0
"""Seconds for which anything received shows that the connection is alive."""
_ANSWER_WITHIN = 5.0
_LOOK_EVERY = 0.05


class GatewayHealth:
    def __init__(self, client: discord.AutoShardedClient, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._received: dict[int, float] = {}
        self._heard: dict[int, float] = {}
        """When each shard's connection last showed life, as far as this was looked at."""
        self._silent: set[int] = set()
        """Those that did not answer, and which discord.py still takes for connected."""
        self._asking: dict[int, asyncio.Task[bool]] = {}

    def close(self) -> None:
        for task in self._asking.values():
            task.cancel()

    def online(self, shard: int) -> None:
        """discord.py says so seconds after the fact: it may be cut off again."""
        connection = self._client.get_shard(shard)
        if connection is None or connection.is_closed():
            return
        self._silent.discard(shard)
        self._heard.pop(shard, None)
        self._clock.online(shard, self._client.shard_count or 1)

    def offline(self, shard: int) -> None:
        """Since it was last heard of: a connection may be dead for long before that is noticed."""
        self._silent.discard(shard)
        self._clock.offline(shard, self._heard.get(shard))

    def cut_off(self) -> list[int] | None:
        """Which shards hear nothing; None before Discord has told how many there are."""
        if self._client.shard_count is None:
            return None
        return [shard for shard in own_shards(self._client) if not self._clock.is_online(shard)]

    async def is_alive(self, guild_id: int) -> bool:
        shard = (guild_id >> 22) % (self._client.shard_count or 1)
        received = last_received(self._client, shard)
        if received is None or time.perf_counter() < received + _FRESH:
            return True
        if shard not in self._asking or self._asking[shard].done():
            self._asking[shard] = asyncio.get_running_loop().create_task(self._answers(shard, received))
        return await asyncio.shield(self._asking[shard])

    async def _answers(self, shard: int, before: float) -> bool:
        with suppress(OSError, discord.ConnectionClosed):
            await ask_for_answer(self._client, shard)
        for _ in range(round(_ANSWER_WITHIN / _LOOK_EVERY)):
            if last_received(self._client, shard) != before:
                return True
            await asyncio.sleep(_LOOK_EVERY)
        if shard not in self._silent:
            log.warning("shard %s does not answer: until it does, the time of its servers stands still", shard)
        self._silent.add(shard)
        self._clock.offline(shard, self._heard.get(shard))
        return False

    def look(self) -> None:
        """Once a second."""
        for shard in self._client.shards:
            received = last_received(self._client, shard)
            if received is None or received == self._received.get(shard):
                continue
            self._received[shard], self._heard[shard] = received, self._clock.running()
            if shard in self._silent:
                self.online(shard)
