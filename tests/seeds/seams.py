"""Everything outside the event loop that the bot asks, in one place, so that one number decides it: chance, the time of
day, the database's thread, and the processes that think. What it asks the loop for, such as threads, `loop.py` does.
"""

import asyncio
import json
import random
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from typing import Any

import aiosqlite
import discord
import pytest

from bot.features.ratings import rating
from bot.games import game_names
from bot.tables.runtime import priority
from bot.tables.runtime.pool import Pool, Worker
from bot.tables.runtime.thinker import Thinker
from bot.tables.store import uncancelled
from bot.tables.store.engines import sqlite
from bot.tables.store.session import Work
from bot.tables.store.store_errors import AnswerLost, StoreError
from bot.text import languages, ready
from bot.ui.discord import internals
from bot.ui.table import painter
from render import Scene, paint
from tests.discord.conftest import think_here
from tests.seeds.beside import Beside
from tests.seeds.loop import SeededLoop

_LONGEST_WORK = 0.02
"""Seconds that the database takes for a piece of work."""


class Disk:
    """The database's connections, whose work is done in the loop; and what it has trouble with."""

    def __init__(self, loop: SeededLoop) -> None:
        self.loop = loop
        self.open: list[InlineConnection] = []
        self.locks: list[ExitStack] = []
        self.cut: Callable[[], str] = lambda: ""
        """Whether the next commit fails: `before` it has been stored, or `after`."""

    def drop(self) -> None:
        """Do what the system does when a process ends: it keeps nothing but the file."""
        priority._queues.pop(self.loop, None)
        uncancelled._tasks.clear()
        for connection in self.open:
            connection.drop()
        for lock in self.locks:
            lock.close()
        self.open.clear()
        self.locks.clear()


class InlineConnection(sqlite.Connection):
    """One piece of work after the other, as in a thread."""

    def __init__(self, disk: Disk, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int = 64) -> None:
        super().__init__(connector, iter_chunk_size)
        self._disk = disk
        self._free_at = 0.0
        disk.open.append(self)

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _connect(self) -> "InlineConnection":
        self._connection = await self._soon(self._connector)
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return await self._soon(partial(fn, *args, **kwargs))

    async def close(self) -> None:
        await self._soon(self.drop)

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _soon(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        loop = self._disk.loop
        self._free_at = max(loop.time(), self._free_at) + loop.chance.uniform(1e-6, _LONGEST_WORK)
        return loop.do_at(self._free_at, work)


@cache
def prepare() -> None:
    """Load what each process loads once, so that all evenings of a process begin alike."""

    async def read() -> None:
        for locale in languages(game_names()):
            await ready(locale)

    asyncio.run(read())
    rating.load()


_commands: list[str] = []


async def _commands_payload(tree: Any) -> list[dict[str, Any]]:
    """Translate the commands for the first bot only: it takes longer than the rest of an evening."""
    if not _commands:
        _commands.append(json.dumps(await commands_payload(tree)))
    return json.loads(_commands[0])


commands_payload = internals.commands_payload


@contextmanager
def seams(loop: SeededLoop, now: Callable[[], Any], *, painted: bool) -> Iterator[Disk]:
    """`now`: Discord's clock. Unless `painted`, all pictures are the same one."""
    disk, chance = Disk(loop), loop.chance
    commit, take_lock = sqlite.SqliteEngine.commit, sqlite.take_lock

    async def commit_or_not(engine: sqlite.SqliteEngine, work: Work[Any]) -> Any:
        how = disk.cut()
        if how == "before":
            raise StoreError("the disk was out of order")
        done = await commit(engine, work)
        if how == "after":
            raise AnswerLost("the disk did not answer")
        return done

    def lock(path: Any) -> ExitStack:
        disk.locks.append(held := take_lock(path))
        return held

    def connect_beside(path: Any, **options: Any) -> InlineConnection:
        return InlineConnection(disk, partial(sqlite3.connect, path, **options))

    with pytest.MonkeyPatch.context() as patch:
        # Chance.
        state = random.getstate()
        random.seed(chance.random())
        patch.setattr(secrets, "token_hex", lambda size: f"{chance.getrandbits(8 * size):0{2 * size}x}")
        patch.setattr(secrets, "token_bytes", chance.randbytes)
        patch.setattr(secrets, "randbelow", chance.randrange)
        patch.setattr(secrets, "randbits", chance.getrandbits)
        patch.setattr(secrets, "choice", chance.choice)
        # Time. The clock of tables is handed to the bot.
        patch.setattr(discord.utils, "utcnow", now)
        patch.setattr(sqlite, "Checkpoints", partial(sqlite.Checkpoints, now=loop.time))
        # The database.
        patch.setattr(sqlite, "Connection", partial(InlineConnection, disk))
        patch.setattr(aiosqlite, "connect", connect_beside)
        patch.setattr(sqlite, "take_lock", lock)
        patch.setattr(sqlite.SqliteEngine, "commit", commit_or_not)
        # What takes long: texts of commands, pictures, and processes that think.
        patch.setattr(internals, "commands_payload", _commands_payload)
        patch.setattr(Thinker, "ask", think_here)
        beside = Beside(loop)
        patch.setattr(Pool, "ask", beside.ask_pool)
        patch.setattr(Worker, "ask", beside.ask_worker)
        if not painted:
            picture = paint(Scene(400, ()))
            patch.setattr(painter, "paint", lambda _: picture)
        try:
            yield disk
        finally:
            random.setstate(state)
