"""The maker of films, one after another. The bot makes their scenes, a few at a time, and a process of low priority
beside it paints them. That is started when it is needed, and stopped when nobody has wanted a film for a while.
"""

import asyncio
import logging
import pickle

from bot.core.errors import Refused
from bot.features.replay import film_process
from bot.features.replay.film import Film, shots_of
from bot.tables.runtime.pool import Asker, Kind, NoAnswer, Pool, Stopping, Worker
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.waiting_list import Progress, WaitingList

log = logging.getLogger(__name__)

MOST_WAITING = 8
"""Films under way at once, with the one that is being made."""
LONGEST = 12 * 60.0
"""Seconds. A reply can be changed for a quarter of an hour."""
_KIND = Kind(niceness=19, idle=60.0, most_silent=240, most_work=30.0)
"""A process of so low a priority may get no processor for minutes."""
_ONE_AFTER_ANOTHER = Asker(0, 0)
"""All films as one table, so that whoever came first is first."""
_PAINTED = 4
"""Pictures that are painted before it is told how far the film is."""
_SCENES = 0.3
"""How much of all the work it is to make the scenes."""


class FilmMaker:
    def __init__(self) -> None:
        self.pool = Pool(1, _KIND)
        self.closed = False
        self.place = WaitingList(MOST_WAITING, has_one="film-under-way", full="film-queue-full").place

    async def close(self) -> None:
        self.closed = True
        await self.pool.close()

    async def make(self, film: Film, progress: Progress) -> bytes:
        """Make a GIF. `Refused` if it cannot be made."""
        try:
            async with asyncio.timeout(LONGEST), self.pool.turn(_ONE_AFTER_ANOTHER) as turn:
                return await _made(film, progress, turn.worker)
        except (NoAnswer, TimeoutError) as error:
            if not isinstance(error, Stopping):
                why = str(error) or f"it took more than {LONGEST:g} s"
                log.warning("a film of table %s was not made: %s", film.replay.data.id, why)
            raise Refused("film-failed") from None


async def _made(film: Film, progress: Progress, worker: Worker) -> bytes:
    shots: list[bytes] = []
    for number, shot in enumerate(shots_of(film), start=1):
        if shot is not None:
            shots.append(pickle.dumps(shot))
        progress.share = _SCENES * min(1.0, number / len(film.plan.beats))
        await asyncio.sleep(0)
        await yield_to_foreground()
    await worker.ask(film_process.begin, shots)
    while True:
        done, gif = await worker.ask(film_process.paint, _PAINTED)
        if gif:
            return gif
        progress.share = _SCENES + (1 - _SCENES) * done / len(shots)
