"""The health of the bot: every shard is connected, its tables have gone on, and the database can be written."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.app import JuseBot
from bot.tables.store.database import open_tables, stored_bytes
from bot.tables.store.store_errors import StoreError

_WITHIN = 5.0
"""Seconds in which the database must answer."""
_TABLES_WITHIN = 2.0
"""Seconds for which a status and figures wait for it to count the open tables."""
_FRESH = 1.0
_TABLES_FRESH = 30.0
"""Seconds for which an answer holds, so that whoever asks often gives the disk no work."""
_NAMED = 8
"""Shards, at most, that are named."""


class DatabaseAnswer(NamedTuple):
    """The answer of the database. One that refuses to write answers all the same: a new start would not help."""

    fault: str
    """The fault; empty if it has written."""
    came: bool = True


class HealthCheck:
    def __init__(self, bot: JuseBot, now: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._now = now
        self._asking: asyncio.Task[DatabaseAnswer] | None = None
        self._asked_at = 0.0
        self._tables: Counter[tuple[str, str]] = Counter()
        self._tables_at: float | None = None
        self.database_bytes = math.nan
        """The bytes that the database takes, as old as what `tables` returns."""

    async def faults(self) -> list[str]:
        """Return a plain line for each fault."""
        fault = (await self.database()).fault
        return [*self._gateway_faults(), *([f"database: {fault}"] if fault else [])]

    async def check(self) -> tuple[list[str], bool]:
        """Return the faults, and whether the bot lives: the database has answered, whatever it was."""
        return await self.faults(), (await self.database()).came

    async def database(self) -> DatabaseAnswer:
        """Ask the database, once for many. One that has never answered is not asked again."""
        now = self._now()
        if self._asking is None or (self._asking.done() and now >= self._asked_at + _FRESH):
            self._asked_at = now
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        asking = self._asking  # while this waits, somebody may ask anew
        await asyncio.wait([asking], timeout=_WITHIN)
        if not asking.done():
            return DatabaseAnswer(f"it has not answered for {self._now() - self._asked_at:.0f} s", came=False)
        return asking.result()

    async def tables(self) -> Counter[tuple[str, str]]:
        """Return the open tables by game and phase, as they were up to half a minute ago; or longer ago, if the
        database does not tell soon.
        """
        now = self._now()
        if self.bot.is_restored and (self._tables_at is None or now >= self._tables_at + _TABLES_FRESH):
            self._tables_at = now
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(_TABLES_WITHIN):
                    store = self.bot.services.store
                    self._tables = Counter(await open_tables(store))
                    self.database_bytes = await stored_bytes(store, self.bot.settings.database)
        return self._tables

    def _gateway_faults(self) -> list[str]:
        cut_off = self.bot.health.cut_off()
        if cut_off is None:
            return ["gateway: not connected yet"]
        if not cut_off:
            return []
        if len(cut_off) == 1:
            return [f"gateway: shard {cut_off[0]} of {self.bot.shard_count} is not connected"]
        named = [str(shard) for shard in cut_off[:_NAMED]]
        if more := len(cut_off) - len(named):
            named.append(f"{more} more")
        shards = f"{', '.join(named[:-1])} and {named[-1]}"
        return [f"gateway: shards {shards} of {self.bot.shard_count} are not connected"]

    async def _ask(self) -> DatabaseAnswer:
        if not self.bot.is_restored:
            return DatabaseAnswer("the tables are not there: the bot is starting or stopping")
        try:
            await self.bot.services.tables.heartbeat.note_time()
        except StoreError as error:
            return DatabaseAnswer(str(error))
        return DatabaseAnswer("")
