"""What `load` measures, each to be run in a process of its own."""

import asyncio
import gc
import pickle
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.proof.apart import apart, on_disk
from tests.proof.crowd import CHANNELS, Crowd, crowd
from tests.proof.meter import SIMCORD, Stopwatch, median, part, resident
from tests.proof.offline import Click
from tests.proof.stock import Place, stock

DATABASE = "juse.sqlite3"


async def work(tables: int, clicks: int) -> dict[str, Any]:
    """One click at a time, at a table chosen by chance; the bot comes to rest before the next."""
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables) as people:
            await people.sit_down(people.places)
            await people.there.rest()
            people.there.forget()
            moves, simcord = people.moves, people.there.meter.spent[SIMCORD]
            watch = Stopwatch(people.there.meter)
            done = await _click_on(people, people.places, clicks)
            seconds = watch.seconds()
            moves = people.moves - moves
            simcord = people.there.meter.spent[SIMCORD] - simcord
            errors = [repr(error) for error in people.there.env.errors]
    by_game: dict[str, list[float]] = defaultdict(list)
    for game, click in done:
        by_game[game].append(click.work)
    worked = [click.work for _, click in done]
    return {
        "tables": tables,
        "clicks": len(done),
        "moves": moves,
        "answers": Counter(f"{click.kind}{' with picture' if click.pictured else ''}" for _, click in done),
        "errors": errors,
        "median": median(worked),
        "late": part(worked, 0.99),
        "by game": {game: (median(of_game), part(of_game, 0.99)) for game, of_game in sorted(by_game.items())},
        "moves a second": moves / seconds,
        "simcord": simcord / moves,
    }


async def _click_on(people: Crowd, places: Sequence[Place], clicks: int) -> list[tuple[str, Click]]:
    """So many clicks, each answered before the next; the game of each beside it."""
    done: list[tuple[str, Click]] = []
    while len(done) < clicks:
        place = people.chance.choice(places)
        click = people.click(place)
        if click is not None:
            done.append((people.game_in(place), await people.there.answered(click)))
        await people.there.rest()
        await people.play_on(place)
    return done


async def offered(tables: int, a_second: float, seconds: float) -> dict[str, Any]:
    """Clicks come in at random times, whether or not those before are answered."""
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables, pause=1.0) as people:
            await people.sit_down(people.places)
            await people.there.rest()
            moves = people.moves
            clicks = await _click_at_random_times(people, a_second, seconds)
            moves = people.moves - moves
    waited = [click.seconds for click in clicks]
    return {
        "offered": len(clicks) / seconds,
        "moves": moves / seconds,
        "median": median(waited),
        "late": part(waited, 0.99),
    }


async def _click_at_random_times(people: Crowd, a_second: float, seconds: float) -> list[Click]:
    clicks: list[Click] = []
    due = time.perf_counter()
    end = due + seconds
    while due < end:
        due += people.chance.expovariate(a_second)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        click = None
        while click is None:
            place = people.chance.choice(people.places)
            await people.play_on(place)
            click = people.click(place)
        clicks.append(click)
    for click in clicks:
        await people.there.answered(click)
    return clicks


async def memory(tables: int, clicks: int) -> dict[str, Any]:
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables) as people:
            await people.sit_down(people.places)
            await _click_on(people, people.places, clicks)
            people.there.forget()
            gc.collect()
            whole = resident()
            kept = Path(folder) / "kept"
            kept.write_bytes(pickle.dumps((people.there.backend.messages, people.there.backend.interactions)))
        simcord = apart("load_alone:simcord_alone", kept=str(kept), tables=tables)
    return {"whole": whole, "simcord": simcord, "tables": tables}


def stored(tables: int) -> dict[str, Any]:
    """A file is filled, and then a bot started on it in a process of its own."""
    with on_disk() as folder:
        path = Path(folder) / DATABASE
        stock(path, [Place(number // CHANNELS, number + tables, (1, 2)) for number in range(tables)])
        return apart("load_alone:start", path=str(path), began=time.time()) | {"tables": tables}


async def among(tables: int, played: int, clicks: int) -> dict[str, Any]:
    """Clicks at some of the tables."""
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables) as people:
            places = people.chance.sample(people.places, played)
            await people.sit_down(places)
            await people.there.rest()
            done = await _click_on(people, places, clicks)
    return {"median": median([click.work for _, click in done])}


async def flat(tables: int, moves: int) -> dict[str, Any]:
    """Memory after each tenth of so many moves."""
    held: list[tuple[int, float]] = []
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables) as people:
            await people.sit_down(people.places)
            before, made = people.moves, 0
            while made < moves:
                await _click_on(people, people.places, 100)
                made = people.moves - before
                if made >= len(held) * moves / 10:
                    people.there.forget()
                    gc.collect()
                    held.append((made, resident()))
    return {"held": held}
