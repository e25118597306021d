"""Whether Discord answers requests. While it does not, nobody's time runs."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.tables.runtime.clock import Clock

log = logging.getLogger(__name__)

_PATIENCE = 3.0
"""Seconds in which a request that has failed may succeed after all."""
_ASK_EVERY = 10.0
_ANSWER_WITHIN = 5.0
_SILENT = 4.0
"""Whoever gives up a request after so many seconds does so because nothing came."""
_FRESH = 10.0
"""Seconds for which an answer shows that Discord is there."""
_QUIET = 30.0
"""After so many without any answer, the bot asks for one."""


class RestHealth:
    """Every request and answer comes by here: `trace` is for discord.py's client."""

    def __init__(self, clock: Clock, ask: Callable[[], Awaitable[object]]) -> None:
        """`ask` is any cheap request."""
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begun)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)
        self.date: float | None = None
        """Discord's own, of its last answer."""
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
        await self._asked()
        self._note_out()
        return self._failing_since is None

    def look(self) -> None:
        """Once a second."""
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
        with suppress(KeyError, ValueError):
            self.date = parsedate_to_datetime(request.response.headers["Date"]).timestamp()
        self._answered_at, self._failing_since = self._clock.running(), None
        if self._is_out:
            self._is_out = False
            log.info("Discord answers again")
            self._clock.in_order()

    async def _failed(self, _: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        given_up = isinstance(request.exception, asyncio.CancelledError)
        if _is_of_api(request) and not (given_up and self._clock.running() < context.begun + _SILENT):
            self._note_failed(context.begun)

    def _note_failed(self, since: float) -> None:
        """Since the last answer: nobody knows when in between it began."""
        if self._failing_since is None:
            self._failing_since = since if self._answered_at is None else min(since, self._answered_at)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        await asyncio.sleep(_PATIENCE)
        while self._failing_since is not None:
            self._note_out()
            await self._asked()
            await asyncio.sleep(_ASK_EVERY)

    def _note_out(self) -> None:
        if self._failing_since is not None and not self._is_out:
            self._is_out = True
            log.warning("Discord is out of order: until it answers again, nobody's time runs")
            self._clock.out_of_order(self._failing_since)

    async def _asked(self) -> None:
        await asyncio.shield(self._begin_asking())

    def _begin_asking(self) -> asyncio.Task[None]:
        """Many may ask at once."""
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
    """Not the gateway's own connection, nor a picture."""
    return request.url.path.startswith("/api/")
