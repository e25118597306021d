"""The shards' connections to Discord's gateway. Each looks after itself, so that no shard waits for another.

discord.py's own shards share one queue, wait for up to a quarter of an hour, and end the process when the gateway is
out of order while it starts.
"""

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import discord
import yarl

from bot.metrics import METRICS
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.internals import (
    GatewaySession,
    Lost,
    Socket,
    add_shard,
    end_with,
    keep_shards_apart,
    open_socket,
)

log = logging.getLogger(__name__)

# ------------------------------------------------------------ the turns in which shards begin new sessions
# Discord rations these: who begins more than 1,000 a day loses the token.

_APART = 5.0
"""Seconds between two sessions that begin, of shards that must take turns."""
_FREE = 20
"""The sessions beyond the shard count that may begin without a pause: enough where each ends at once, for a minute."""
_KEPT = 5
"""The sessions of Discord's allowance that are never used: another process may need them at this moment."""
_A_DAY = 24 * 3600.0
_PER_DAY = 1000
_ASK_AFTER = 60.0
_ANSWER_WITHIN = 5.0
_A_LONG_WAIT = 60.0
_LOOK_AGAIN_AFTER = 600.0
_A_BIT = 0.05
_TOLD_EVERY = 600.0
"""Seconds between two lines of the log that say the same."""


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
        """A function of other processes' turns: in how many seconds the next session may begin, by the shards that must
        take turns.
        """
        self._ask = ask
        self._now = now
        self._sleep = sleep
        self._chance = chance
        self._turns = asyncio.Lock()
        self._last: dict[int, float] = {}
        """The start of the last session, by the shards that must take turns."""
        self._at_once = 1
        self._part = 1.0
        """This process's share of all shards."""
        self._total: float = _PER_DAY
        self._remaining: float = _PER_DAY
        self._renewed_at = now() + _A_DAY
        self._asked_at: float | None = None
        self._saved: float | None = None
        """The number of sessions that may begin at once, as of `_saved_at`."""
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
        if self._asked_at is None or self._now() >= self._asked_at + _ASK_AFTER:
            await self._look()
        now = self._now()
        apart = self._last.get(shard_id % self._at_once, now - _APART) + _APART - now
        left = (self._remaining - _KEPT) * self._part
        until_renewed = max(0.0, self._renewed_at - now)
        if left <= 0:
            return max(apart, self._told(until_renewed + _A_BIT, until_renewed))
        every = until_renewed / left
        many = self._remaining > self._total / 2
        most = own + _FREE if many else 1.0
        if self._saved is None:
            # Nobody knows when a process before this one began its last session.
            self._saved = most if many else self._chance()
        elif every > 0:
            self._saved = min(most, self._saved + (now - self._saved_at) / every)
        self._saved_at = now
        if self._saved >= 1:
            return apart
        return max(apart, self._told((1 - self._saved) * every + _A_BIT, until_renewed))

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


# ------------------------------------------------------------ one shard, and all

LONGEST_APART = 5.0
"""Seconds between two attempts to connect, from the beginning of one to that of the next, after several that failed."""
_AFTER_A_SESSION = 1.0, 5.0
"""Seconds for which Discord wants to be left alone when it has ended a session."""
_LASTING = 60.0
"""A session that lived for so many seconds was a good one."""
_BEGINS_WITHIN = 30.0
"""Seconds without any event in which a session must begin, or be resumed."""
_FAILURES = 8
"""The failed connections in a row after which the session's own gateway is given up, and the session with it."""
_UNREADABLE = 2
"""The times in a row that a session is resumed although what came of it could not be read."""
_TOLD_AT_MOST = 5
"""Losses that are logged in `_TOLD_EVERY`."""
_NOTICED = 1.0

_between = random.uniform


class Outages:
    """What the log says of one shard: that it was cut off and why, now and then that it still is, and when it is back.
    Of one that comes and goes it tells some losses, and each return from one that people have noticed.
    """

    def __init__(self, shard_id: int, now: Callable[[], float] = time.monotonic) -> None:
        self._shard_id = shard_id
        self._now = now
        self._since: float | None = now()
        self._was_there = False
        self._told_at: float | None = None
        """When this outage was last logged."""
        self._losses: deque[float] = deque(maxlen=_TOLD_AT_MOST)
        self._untold = 0

    def cut_off(self, lost: Lost) -> None:
        """Log a loss, and also each attempt to connect that failed."""
        now = self._now()
        if self._since is None:
            self._since = now
            if len(self._losses) < _TOLD_AT_MOST or now >= self._losses[0] + _TOLD_EVERY:
                self._losses.append(now)
                self._tell(lost, f"is cut off ({lost}){self._with_untold()}")
            else:
                self._untold += 1
        elif not self._was_there and self._told_at is None:
            self._tell(lost, f"cannot connect ({lost}): it tries until it can")
        elif now >= (self._since if self._told_at is None else self._told_at) + _TOLD_EVERY:
            self._tell(lost, f"is still cut off, after {_duration(now - self._since)} ({lost})")

    def _tell(self, lost: Lost, what: str) -> None:
        self._told_at = self._now()
        log.log(logging.INFO if lost.asked else logging.WARNING, "shard %d %s", self._shard_id, what)

    def back(self, *, resumed: bool) -> None:
        lasted = 0.0 if self._since is None else self._now() - self._since
        if self._told_at is not None or (self._was_there and lasted >= _NOTICED):
            how = "its session goes on" if resumed else "with a new session"
            told = f"{_duration(lasted)}, {how}{self._with_untold()}"
            log.info("shard %d is back after %s", self._shard_id, told)
        METRICS.reconnects += self._was_there
        self._since, self._told_at, self._was_there = None, None, True

    def _with_untold(self) -> str:
        untold, self._untold = self._untold, 0
        return f"; {untold} losses until now were not logged" if untold else ""


def _duration(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


class Shard:
    """In discord.py's place for its own shards, which is where its client looks for `id`, `ws` and `close`."""

    def __init__(
        self, client: discord.AutoShardedClient, shard_id: int, gateway: yarl.URL, starts: SessionStarts
    ) -> None:
        self.id = shard_id
        self.ws: Socket | None = None
        self._client = client
        self._gateway = gateway
        self._starts = starts
        self._pause = 0.0
        self._tried_at = 0.0
        self._outages = Outages(shard_id)
        self._session: GatewaySession | None = None
        self._has_session_since: float | None = None
        self._failures = self._short_sessions = self._unreadable = 0
        """The failures since there was a session; the other two since a good one."""
        self._is_closed = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        self._is_closed = True
        if self.ws is not None:
            await self.ws.close(code=1000)
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while not self._is_closed:
            try:
                await asyncio.sleep(self._pause)
                self._tried_at = time.monotonic()
                await self._live()
            except Lost as lost:
                if not self._is_closed:
                    self._note_lost(lost)
            except Exception as error:  # Discord does not want this bot, or it is a fault of our own
                if not self._is_closed:
                    end_with(self._client, error)
                return

    async def _live(self) -> None:
        """Connect, and listen until the connection is lost."""
        if self._session is None:
            own, shards = len(own_shards(self._client)), self._client.shard_count or 1
            await self._starts.turn(self.id, own, shards)
        self.ws = socket = await open_socket(self._client, self.id, self._gateway, self._session)
        add_shard(self._client, self.id, self)
        try:
            await self._begin(socket)
            while True:
                await socket.poll_event()
        finally:
            if socket.has_session or self._session is not None:
                self._session = socket.session

    async def _begin(self, socket: Socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_BEGINS_WITHIN) as limit:
                while not socket.has_session:
                    before = socket.sequence
                    await socket.poll_event()
                    if socket.sequence != before:
                        limit.reschedule(loop.time() + _BEGINS_WITHIN)
        except TimeoutError:
            raise Lost(f"no session within {_BEGINS_WITHIN:g} s") from None
        self._has_session_since, self._failures = time.monotonic(), 0
        self._outages.back(resumed=socket.is_resumed)

    def _note_lost(self, lost: Lost) -> None:
        if self._has_session_since is not None:
            if time.monotonic() >= self._has_session_since + _LASTING:
                self._short_sessions = self._unreadable = 0
            else:
                self._short_sessions += not lost.asked
            self._has_session_since = None
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", self.id)
        elif lost.resumable:
            self._failures += 1
        self._unreadable += lost.unreadable
        if lost.resumable:
            # Short, so that the shard is back soon after the gateway; but never none, whatever fails again and again.
            in_a_row = 0 if lost.asked and not self._failures else self._failures + self._short_sessions
            longest = min(LONGEST_APART, 2.0 ** min(in_a_row, 10))
            self._pause = max(0.0, self._tried_at + _between(longest / 2, longest) - time.monotonic())
        else:
            self._pause = _between(*_AFTER_A_SESSION)
        if not lost.resumable or self._failures >= _FAILURES or self._unreadable > _UNREADABLE:
            self._session, self._unreadable = None, 0
        self._outages.cut_off(lost)


class Shards:
    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self.starts = SessionStarts(client.fetch_session_start_limits)
        self._shards: dict[int, Shard] = {}
        keep_shards_apart(client)

    def launch(self, shard_id: int, gateway: yarl.URL) -> None:
        """Start a shard, which connects by itself, and again whenever it has to."""
        self._shards[shard_id] = Shard(self._client, shard_id, gateway, self.starts)

    async def end(self, shard_id: int) -> None:
        """Close one shard for good."""
        await self._shards.pop(shard_id).close()

    async def close(self) -> None:
        """Close all shards, also those that discord.py does not know yet."""
        await asyncio.gather(*(shard.close() for shard in self._shards.values()))


def own_shards(client: discord.AutoShardedClient) -> Sequence[int]:
    """Return all shards, or those that this process has now; none before Discord has named the shard count."""
    return range(client.shard_count or 0) if client.shard_ids is None else client.shard_ids
