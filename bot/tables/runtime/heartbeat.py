"""The heartbeat, now and then for all tables: saving how far their time has come, and keeping displayed times right;
and background jobs, which nobody waits for.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.clock import MOST_WRONG, Clock
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.steps.model import GAME_IDLE
from bot.tables.store.servers import Servers
from bot.tables.store.store import OpenDeadline, Store
from bot.tables.store.store_errors import StoreClosed, StoreError


class DiscordLink(Protocol):
    @property
    def date(self) -> float | None:
        """Return Discord's own clock; None until it has told."""
        ...

    async def is_alive(self, guild_id: int) -> bool:
        """Return whether people on this server can reach the bot, and it them. If not, that server's clock stands
        still.
        """
        ...


log = logging.getLogger(__name__)

HEARTBEAT = 20.0
_SERVERS_EVERY = 6 * 3600.0
_RETRY = 10.0

_WRONG_PART = 0.1
"""A deadline misleads when it is wrong by such a part of the time that is left, or by too many seconds."""
_TOLD_WITHIN = GAME_IDLE - 3600.0
"""Only nearer deadlines are corrected in messages: later ones close a game that everybody has forgotten."""


class Heartbeat:
    """The heartbeat, which no outage puts off."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        discord_link: DiscordLink,
        show_again: Callable[[Iterable[OpenDeadline]], None],
        forget_servers: Callable[[Sequence[int]], Awaitable[None]],
        drop_erased: Callable[[], Awaitable[None]],
    ) -> None:
        self.servers = Servers(store)
        self._store = store
        self._clock = clock
        self._discord_link = discord_link
        self._show_again = show_again
        self._forget_servers = forget_servers
        self._drop_erased = drop_erased
        self._alarms = Alarms(clock.running, self._on_alarm)
        store.watch(clock.running, self._database_failed, self._database_answers)

    def start(self) -> None:
        self._alarms.set("heartbeat", self._clock.running() + HEARTBEAT)

    async def close(self) -> None:
        await self._alarms.close()
        try:
            await self.note_time()
        except StoreError as error:
            log.error("the end was not noted: %s", error)

    async def note_time(self) -> None:
        """Save the time, or raise `StoreError` if it cannot be written now."""
        await self._store.heartbeat(self._clock.saved())

    def forget_servers(self, after: float = 0.0) -> None:
        """Forget servers left long ago, once it is known which ones the bot is on."""
        self._alarms.set("servers", self._clock.running() + after)

    def retell(self, shard: int, drift: float) -> None:
        """Show the tables of a shard again whose displayed times mislead by `drift`."""
        self._alarms.set(("retell", shard, drift), self._clock.running())

    def _database_failed(self, since: float) -> None:
        """Stop the clocks, as no move can be stored, and soon try the database again."""
        log.info("nobody's time runs until the database takes what is written")
        self._clock.out_of_order(since, "database")
        self._alarms.set("heartbeat", self._clock.running() + _RETRY)

    def _database_answers(self) -> None:
        log.info("the database takes what is written again")
        self._clock.in_order("database")

    async def _on_alarm(self, key: Hashable) -> None:
        try:
            match key:
                case "heartbeat":
                    self._alarms.set("heartbeat", self._clock.running() + HEARTBEAT)
                    await self.note_time()
                    await self._drop_erased()
                case "servers":
                    self._alarms.set("servers", self._clock.running() + _SERVERS_EVERY)
                    if (date := self._discord_link.date) is not None:
                        await self._forget_servers(await self.servers.left_long_ago(self._clock.running(), date))
                case ("retell", int(shard), float(drift)):
                    await self._retell(shard, drift)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self._alarms.set(key, self._clock.running() + _RETRY)
        except Exception:
            log.exception("%s failed", key)

    async def _retell(self, shard: int, drift: float) -> None:
        def misleads(table: OpenDeadline) -> bool:
            if not self._clock.is_on(table.guild_id, shard) or table.deadline > table.touched_at + _TOLD_WITHIN:
                return False
            return drift > min(MOST_WRONG, _WRONG_PART * (table.deadline - self._clock.table_time(table.guild_id)))

        outdated = [table for table in await self._store.deadlines() if misleads(table)]
        if outdated:
            await self._store.note_outdated([table.id for table in outdated])
            self._show_again(outdated)


_JOBS_EVERY = 300.0
"""Seconds after which they are looked for again, if nobody asks earlier."""
_PART = 0.2
"""The part of the time that jobs may take while there are any."""
_TURN = 10.0
"""Seconds after which it is the others' turn."""
_SHORTEST, _LONGEST = 0.005, 10.0
"""Seconds between two pieces, however long the first took: the machine may have been asleep."""

JobPiece = Callable[[], Awaitable[bool]]
"""A function that does a small piece of a job, of a few milliseconds and in one transaction; False: nothing is left."""


class BackgroundJobs:
    """The jobs, one at a time. No task waits while there is nothing to do, only a timer."""

    def __init__(self, *background_jobs: JobPiece) -> None:
        """Run these jobs in the background, each for a turn at most while others may have something to do."""
        self._jobs = list(background_jobs)
        self._wanted = False
        self._started = False
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def add(self, job: JobPiece) -> None:
        self._jobs.append(job)

    def start(self) -> None:
        self._started = True
        self.wake()

    async def close(self) -> None:
        """Stop. Unfinished jobs go on after the next start."""
        self._started = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def busy(self) -> bool:
        """Return whether there may be something to do."""
        return self._task is not None

    def wake(self) -> None:
        """Wake the jobs, as there may be something to do."""
        self._wanted = True
        if self._started and self._task is None:
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._wanted:
                self._wanted = False
                for piece in self._jobs:
                    await self._finish(piece)
        finally:
            self._task = None
        self._timer = asyncio.get_running_loop().call_later(_JOBS_EVERY, self.wake)

    async def _finish(self, piece: JobPiece) -> None:
        """Run each job until nothing is left. A job that fails is tried again the next time, and does not stop the
        others.
        """
        now = asyncio.get_running_loop().time
        until = now() + _TURN
        try:
            while now() < until:
                await yield_to_foreground()
                begun = now()
                if not await piece():
                    return
                await asyncio.sleep(min(_LONGEST, max(_SHORTEST, (now() - begun) * (1 / _PART - 1))))
            self._wanted = True
        except StoreClosed:
            return
        except StoreError as error:
            log.error("a background job was not done: %s", error)
        except Exception:
            log.exception("a background job failed")
