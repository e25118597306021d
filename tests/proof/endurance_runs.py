"""What `endurance` measures, in a process of its own."""

import ctypes
import gc
import tracemalloc
from pathlib import Path

from bot.progress import counting
from tests.proof.crowd import Crowd, playing_crowd
from tests.proof.isolated import folder_on_disk
from tests.proof.meter import resident_megabytes

DATABASE = "juse.sqlite3"
AT_ONCE = 10


async def memory_over_time(
    tables: int, moves: int, parts: int, *, traced: bool = False
) -> list[tuple[int, float, float]]:
    """After each of so many equal parts: the moves, and the megabytes that are resident and that are held. Each person
    plays against computers, so that many moves are shown at once, and several click at a time; otherwise simcord would
    do most of the work.
    """
    found: list[tuple[int, float, float]] = []
    with folder_on_disk() as folder:
        async with playing_crowd(Path(folder) / DATABASE, tables, alone=True) as crowd:
            await crowd.sit_down(crowd.places)
            if traced:
                tracemalloc.start()
            before, made = crowd.moves, 0
            with counting("moves", moves) as bar:
                while len(found) <= parts:
                    if made >= len(found) * moves / parts:
                        await crowd.offline.until_idle()
                        crowd.offline.clear_history()
                        crowd.offline.drop_scrolled_away()
                        found.append((made, resident_megabytes(), _held_megabytes(traced=traced)))
                    await _click_at_once(crowd)
                    made = crowd.moves - before
                    bar.reach(made)
            tracemalloc.stop()
    return found


def _held_megabytes(*, traced: bool) -> float:
    """After everything was looked at for garbage, as the bot does every half hour. `traced`: of Python's objects alone,
    made since; otherwise what is resident when all free memory was given back to the system.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if traced:
        return tracemalloc.get_traced_memory()[0] / 1e6
    ctypes.CDLL(None).malloc_trim(0)
    return resident_megabytes()


async def _click_at_once(crowd: Crowd) -> None:
    places = crowd.chance.sample(crowd.places, AT_ONCE)
    for place in places:
        await crowd.play_on(place)
    for click in [crowd.click(place) for place in places]:
        if click is not None:
            await crowd.offline.acknowledged(click)
