"""The health of the connections to Discord, and the servers on which the bot is."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.tables.runtime.clock import Clock
from bot.ui.discord.internals import ask_for_answer, last_received, listed_guilds
from bot.ui.discord.shards import own_shards

log = logging.getLogger(__name__)

# ------------------------------------------------------------ does Discord answer requests?
# While it does not, nobody's time runs.

_PATIENCE = 3.0
"""Seconds in which a request that has failed may succeed after all."""
_ASK_EVERY = 2.0
_ANSWER_WITHIN = 5.0
_SILENT = 4.0
"""The seconds after which somebody who gives up a request does so because nothing came."""
_FRESH = 10.0
"""Seconds for which an answer shows that Discord is there."""
TOO_MANY = 429
_QUIET = 30.0
"""The seconds without any answer after which the bot asks for one."""


on_refused: ContextVar[Callable[[], None]] = ContextVar("on_refused", default=lambda: None)
"""Called when Discord refuses a request of the current task as too many (429). discord.py waits and makes it again, and
tells nobody.
"""


class RestHealth:
    """The health of Discord's API: `trace`, for discord.py's client, sees every request and answer."""

    def __init__(self, clock: Clock, ask: Callable[[], Awaitable[object]]) -> None:
        """Watch the API. `ask` is any cheap request."""
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begun)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)
        self.date: float | None = None
        """Discord's own, of its last answer."""
        self.on_answer: Callable[[], None] = lambda: None
        """Called when Discord answers again after some seconds of failures."""
        self._clock = clock
        self._ask = ask
        self._answered_at: float | None = None
        self._failing_since: float | None = None
        self._is_out = False
        self._watching: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None

    def close(self) -> None:
        for task in (self._watching, self._asking):
            if task is not None:
                task.cancel()

    async def is_alive(self) -> bool:
        fresh = self._answered_at is None or self._clock.running() < self._answered_at + _FRESH
        if fresh and self._failing_since is None:
            return True
        await asyncio.shield(self._begin_asking())
        self._note_out()
        return self._failing_since is None

    def check(self) -> None:
        """Check once a second whether it is there."""
        if self._failing_since is None and self._clock.running() > (self._answered_at or math.inf) + _QUIET:
            self._begin_asking()

    async def _begun(self, _: Any, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        context.begun = self._clock.running()

    async def _ended(self, _: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        if not _is_of_api(request):
            return
        if request.response.status >= 500:
            self._note_failed(context.begun)
            return
        if request.response.status == TOO_MANY:
            on_refused.get()()
        with suppress(KeyError, ValueError):
            self.date = parsedate_to_datetime(request.response.headers["Date"]).timestamp()
        since, self._failing_since = self._failing_since, None
        self._answered_at = self._clock.running()
        if since is not None and self._answered_at >= since + _PATIENCE:
            self.on_answer()
        if self._is_out:
            self._is_out = False
            log.info("Discord answers again")
            self._clock.in_order()

    async def _failed(self, _: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        given_up = isinstance(request.exception, asyncio.CancelledError)
        if _is_of_api(request) and not (given_up and self._clock.running() < context.begun + _SILENT):
            self._note_failed(context.begun)

    def _note_failed(self, since: float) -> None:
        """Note an outage since the last answer: nobody knows when in between it began."""
        if self._failing_since is None:
            self._failing_since = since if self._answered_at is None else min(since, self._answered_at)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        await asyncio.sleep(_PATIENCE)
        while self._failing_since is not None:
            self._note_out()
            await asyncio.shield(self._begin_asking())
            await asyncio.sleep(_ASK_EVERY)

    def _note_out(self) -> None:
        if self._failing_since is not None and not self._is_out:
            self._is_out = True
            log.warning("Discord is out of order: until it answers again, nobody's time runs")
            self._clock.out_of_order(self._failing_since)

    def _begin_asking(self) -> asyncio.Task[None]:
        """Start one request for everybody who wants to know."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask_once())
        return self._asking

    async def _ask_once(self) -> None:
        try:
            async with asyncio.timeout(_ANSWER_WITHIN):
                await self._ask()
        except Exception as error:  # whatever it is, what came of the request was noted
            log.debug("asked whether Discord is there: %r", error)


def _is_of_api(request: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams) -> bool:
    """Return whether it is one to the API: not the gateway's own connection, nor a picture."""
    return request.url.path.startswith("/api/")


# ------------------------------------------------------------ does each shard hear what people do?
# While it does not, their time does not run.

_HEARD_WITHIN = 2.0
"""Seconds for which anything received shows that the connection is alive."""
_BEAT_WITHIN = 5.0
_LOOK_EVERY = 0.05


class Health:
    """The health of each shard's connection, and with it of the API, as `rest`; and the servers of each shard."""

    def __init__(self, client: discord.AutoShardedClient, clock: Clock, rest: RestHealth) -> None:
        self.rest = rest
        self._client = client
        self._clock = clock
        self._received: dict[int, float] = {}
        self._heard: dict[int, float] = {}
        """The last sign of life of each shard's connection, as far as this was looked at."""
        self._silent: set[int] = set()
        """The shards that did not answer, and which discord.py still takes for connected."""
        self._asking: dict[int, asyncio.Task[bool]] = {}
        self._listed = listed_guilds(client)
        self._known: set[int] = set()
        clock.on_tick = self._check

    def close(self) -> None:
        self.rest.close()
        for task in self._asking.values():
            task.cancel()

    @property
    def date(self) -> float | None:
        return self.rest.date

    def online(self, shard: int) -> None:
        """Note that a shard is online. discord.py says so seconds after the fact: it may be cut off again."""
        connection = self._client.get_shard(shard)
        if connection is None or connection.is_closed():
            return
        self._silent.discard(shard)
        self._heard.pop(shard, None)
        self._clock.online(shard, self._client.shard_count or 1)

    def offline(self, shard: int) -> None:
        """Stop its clock at its last sign of life: a connection may be dead for long before that is noticed."""
        self._silent.discard(shard)
        self._clock.offline(shard, self._heard.get(shard))

    def cut_off(self) -> list[int] | None:
        """Return the shards that are cut off; None before Discord has named the shard count."""
        if self._client.shard_count is None:
            return None
        return [shard for shard in own_shards(self._client) if not self._clock.is_online(shard)]

    async def is_alive(self, guild_id: int) -> bool:
        shard = (guild_id >> 22) % (self._client.shard_count or 1)
        received = last_received(self._client, shard)
        if received is None or time.perf_counter() < received + _HEARD_WITHIN:
            return await self.rest.is_alive()
        if shard not in self._asking or self._asking[shard].done():
            self._asking[shard] = asyncio.get_running_loop().create_task(self._answers(shard, received))
        return await asyncio.shield(self._asking[shard]) and await self.rest.is_alive()

    async def _answers(self, shard: int, before: float) -> bool:
        with suppress(OSError, discord.ConnectionClosed):
            await ask_for_answer(self._client, shard)
        for _ in range(round(_BEAT_WITHIN / _LOOK_EVERY)):
            if last_received(self._client, shard) != before:
                return True
            await asyncio.sleep(_LOOK_EVERY)
        if shard not in self._silent:
            log.warning("shard %s does not answer: until it does, the time of its servers stands still", shard)
        self._silent.add(shard)
        self._clock.offline(shard, self._heard.get(shard))
        return False

    def _check(self) -> None:
        """Check once a second whether both are there."""
        self.rest.check()
        for shard in self._client.shards:
            received = last_received(self._client, shard)
            if received is None or received == self._received.get(shard):
                continue
            self._received[shard], self._heard[shard] = received, self._clock.running()
            if shard in self._silent:
                self.online(shard)

    def listed(self, shard: int) -> set[int] | None:
        """Return the servers of a shard that is ready; None if that was asked before."""
        listed = self._listed.pop(shard, None)
        self._known |= listed or set()
        return listed

    def is_new(self, guild_id: int) -> bool:
        """Return whether Discord has told of it only after its shard was ready."""
        if guild_id in self._known or any(guild_id in guilds for guilds in self._listed.values()):
            return False
        self._known.add(guild_id)
        return True

    def note_left(self, guild_id: int) -> None:
        self._known.discard(guild_id)

    def note_released(self, shard: int, shards: int) -> None:
        """Note that another process serves this shard from now on."""
        self._listed.pop(shard, None)
        self._known = {guild_id for guild_id in self._known if (guild_id >> 22) % shards != shard}
        self.offline(shard)
