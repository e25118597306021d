"""The turns in which shards begin new sessions. Discord rations these: who begins more than 1,000 a day loses the
token.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

import discord

from bot.tables.store.store_errors import StoreError

log = logging.getLogger(__name__)

_APART = 5.0
"""Seconds between two sessions that begin, of shards that must take turns."""
_FREE = 20
"""So many more than there are shards may begin without a pause: enough where each ends at once, for a minute."""
_KEPT = 5
"""Of what Discord allows these are never used: another process may do so at this moment."""
_A_DAY = 24 * 3600.0
_PER_DAY = 1000
_ASK_AFTER = 60.0
_ANSWER_WITHIN = 5.0
_A_LONG_WAIT = 60.0
_LOOK_AGAIN_AFTER = 600.0
_TOLD_EVERY = 600.0
_A_BIT = 0.05


class SessionStarts:
    """The turns of all shards of this process together. How many sessions are left is asked of Discord, so it holds
    over restarts too; while it does not answer, it is counted.

    While more than half are left, some may begin at once. The others are spread over the time until the next ration.
    Where several processes share the shards, each begins its part of them, and counts on the others to begin theirs.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[discord.SessionStartLimits]],
        *,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.reserve: Callable[[int], Awaitable[float]] | None = None
        """Where other processes begin sessions too: in how many seconds the next one may, by which shards must take
        turns.
        """
        self._ask = ask
        self._now = now
        self._sleep = sleep
        self._chance = chance
        self._turns = asyncio.Lock()
        self._last: dict[int, float] = {}
        """When the last one began, by which shards must take turns."""
        self._at_once = 1
        self._part = 1.0
        """This process's, of all shards."""
        self._total: float = _PER_DAY
        self._remaining: float = _PER_DAY
        self._renewed_at = now() + _A_DAY
        self._asked_at: float | None = None
        self._saved: float | None = None
        """How many may begin at once, as of `_saved_at`."""
        self._saved_at = now()
        self._told_at: float | None = None

    async def turn(self, shard_id: int, own: int, shards: int) -> None:
        """Wait until this shard, one of this process's `own` of so many, may begin a session."""
        self._part = max(1, own) / shards
        async with self._turns:
            while (seconds := await self._to_wait(shard_id, own)) > 0:
                await self._sleep(min(seconds, _LOOK_AGAIN_AFTER))
            self._last[shard_id % self._at_once] = self._now()
            seconds = await self._reserved(shard_id % self._at_once)
        if seconds > 0:
            await self._sleep(seconds)

    def note_begun(self, shard_id: int) -> None:
        self._last[shard_id % self._at_once] = self._now()
        self._remaining -= 1 / self._part
        self._saved = max(0.0, (self._saved or 0.0) - 1)

    async def _reserved(self, turns: int) -> float:
        if self.reserve is None:
            return 0.0
        while True:
            try:
                return await self.reserve(turns)
            except StoreError as error:
                log.warning("no session can begin: %s", error)
                await self._sleep(_APART)

    async def _to_wait(self, shard_id: int, own: int) -> float:
        now = self._now()
        if self._asked_at is None or now >= self._asked_at + _ASK_AFTER:
            await self._look()
            now = self._now()
        apart = self._last.get(shard_id % self._at_once, now - _APART) + _APART - now
        return max(apart, self._until_one_is_free(now, own))

    async def _look(self) -> None:
        self._asked_at = self._now()
        try:
            async with asyncio.timeout(_ANSWER_WITHIN):
                limits = await self._ask()
        except Exception as error:  # whatever it is, counting goes on
            log.debug("asked how many sessions may begin: %r", error)
            if self._now() >= self._renewed_at:
                self._remaining, self._renewed_at = self._total, self._now() + _A_DAY
        else:
            self._total, self._remaining, self._at_once = limits.total, limits.remaining, max(1, limits.max_concurrency)
            until_renewed = limits.reset_after / 1000 or (_A_DAY if limits.remaining else _ASK_AFTER)
            self._renewed_at = self._now() + until_renewed

    def _until_one_is_free(self, now: float, own: int) -> float:
        left = (self._remaining - _KEPT) * self._part
        until_renewed = max(0.0, self._renewed_at - now)
        if left <= 0:
            return self._told(until_renewed + _A_BIT, until_renewed)
        every = until_renewed / left
        many = self._remaining > self._total / 2
        most = own + _FREE if many else 1.0
        if self._saved is None:
            # When a process before this one began its last is not known.
            self._saved = most if many else self._chance()
        elif every > 0:
            self._saved = min(most, self._saved + (now - self._saved_at) / every)
        self._saved_at = now
        return 0.0 if self._saved >= 1 else self._told((1 - self._saved) * every + _A_BIT, until_renewed)

    def _told(self, seconds: float, until_renewed: float) -> float:
        now = self._now()
        if seconds >= _A_LONG_WAIT and (self._told_at is None or now >= self._told_at + _TOLD_EVERY):
            self._told_at = now
            log.warning(
                "Discord lets this bot begin %d more sessions in the next %.1f hours: the next one in %.0f s",
                max(0, self._remaining),
                until_renewed / 3600,
                seconds,
            )
        return seconds
