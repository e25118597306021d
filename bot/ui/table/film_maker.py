"""The maker of films, one after another. The bot makes their scenes, a few at a time, and a process of low priority
beside it paints them. That is started when it is needed, and stopped when nobody has wanted a film for a while.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.core.errors import Refused
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.worker import Lost, Worker
from bot.ui.discord.components import in_rows
from bot.ui.table import film_process
from bot.ui.table.film import Film, shots_of
from bot.ui.table.film_process import Paint, Painted, Reel, Shot

log = logging.getLogger(__name__)

PROCESS = film_process.__name__

MOST_WAITING = 8
"""Films under way at once, with the one that is being made."""
LONGEST = 12 * 60.0
"""Seconds. A reply can be changed for a quarter of an hour."""
_IDLE = 60.0
_MOST_SILENT, _MOST_WORK = 240, 30.0
"""A process of so low a priority may get no processor for minutes."""
_SENT, _PAINTED = 10, 4
"""Pictures that are sent, or painted, before the bot does something else."""
_SCENES = 0.3
"""How much of all the work it is to make the scenes."""


class Progress:
    """How far one film is."""

    def __init__(self, before: int) -> None:
        self.before = before
        """Films that are made first."""
        self.share = 0.0
        """How much of it is made."""


class FilmMaker:
    def __init__(self) -> None:
        self._worker = Worker(PROCESS, most_silent=_MOST_SILENT, most_work=_MOST_WORK)
        self._turn = asyncio.Lock()
        self._under_way: dict[int, Progress] = {}
        """Of each person, in the order in which they are made."""
        self._idle_timer: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    async def close(self) -> None:
        self._closed = True
        self._keep()
        if self._stopping is not None:
            await self._stopping
        await self._worker.stop()

    @contextmanager
    def place(self, user_id: int) -> Iterator[Progress]:
        """Take a place in the queue. Refused to whoever has one already, and when it is too long."""
        if user_id in self._under_way:
            raise Refused("film-under-way")
        if len(self._under_way) >= MOST_WAITING:
            raise Refused("film-queue-full")
        progress = self._under_way[user_id] = Progress(len(self._under_way))
        try:
            yield progress
        finally:
            del self._under_way[user_id]
            for number, other in enumerate(self._under_way.values()):
                other.before = min(other.before, number)

    async def make(self, film: Film, progress: Progress) -> bytes:
        """Make a GIF. `Refused` if it cannot be made."""
        about = f"a film of table {film.replay.data.id}"
        try:
            async with asyncio.timeout(LONGEST), self._turn:
                self._keep()
                try:
                    return await self._made(film, progress)
                finally:
                    self._idle_timer = asyncio.get_running_loop().call_later(_IDLE, self._stop)
        except (Lost, TimeoutError) as error:
            if not self._closed:
                why = str(error) or f"it took more than {LONGEST:g} s"
                log.warning("%s was not made: %s", about, why)
            raise Refused("film-failed") from None

    async def _made(self, film: Film, progress: Progress) -> bytes:
        shots: list[Shot] = []
        for number, shot in enumerate(shots_of(film), start=1):
            if shot is not None:
                shots.append(shot)
            progress.share = _SCENES * min(1.0, number / len(film.plan.beats))
            await asyncio.sleep(0)
            await yield_to_foreground()
        for number, some in enumerate(in_rows(shots, _SENT)):
            await self._ask(Reel(some, begins=number == 0))
        while True:
            painted = await self._ask(Paint(_PAINTED))
            if painted.gif:
                return painted.gif
            progress.share = _SCENES + (1 - _SCENES) * painted.done / len(shots)

    async def _ask(self, question: Reel | Paint) -> Painted:
        if self._closed:
            raise Lost("the bot is stopping")
        painted: Painted = await self._worker.ask(question)
        if painted.failure:
            raise Lost(painted.failure)
        return painted

    def _keep(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None

    def _stop(self) -> None:
        """Stop the process; the next film starts another."""
        self._idle_timer = None
        self._stopping = asyncio.get_running_loop().create_task(self._worker.stop())
