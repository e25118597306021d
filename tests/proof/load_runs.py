"""What `load` measures, each to be run in a process of its own."""

import asyncio
import gc
import pickle
import time
from collections import Counter, defaultdict
from collections.abc import Container, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.config import Settings
from tests.proof.apart import apart, on_disk
from tests.proof.crowd import CHANNELS, Crowd, crowd
from tests.proof.meter import PEOPLE, SIMCORD, Stopwatch, median, part, resident
from tests.proof.offline import EDITED, Click
from tests.proof.stock import Place, stock

DATABASE = "juse.sqlite3"
AT_ONCE = 10
PATIENCE = 10.0
"""Seconds after the last click: Discord takes no answer that comes after three."""


async def load(
    tables: int, rounds: int, clicks: int, moves_a_second: float = 0.0, seconds: float = 0.0, *, remember: bool = False
) -> dict[str, Any]:
    """One crowd does it all: clicks one at a time, then what is held by then, then clicks at random times: so many that
    with the moves that computers make after them there are `moves_a_second`.
    """
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables) as people:
            await people.sit_down(people.places)
            await people.there.rest()
            measured: dict[str, Any] = {"work": [await _work(people, clicks) for _ in range(rounds)]}
            if remember:
                measured["memory"] = _held(people, Path(folder) / "kept")
            if moves_a_second:
                people.bot.hall.computers.pause = Settings().computer_pause
                part_of_people = clicks * rounds / sum(worked["moves"] for worked in measured["work"])
                a_second = moves_a_second * part_of_people
                measured["offered"] = [await _offered(people, a_second, seconds) for _ in range(rounds)]
    return measured


async def _work(people: Crowd, clicks: int) -> dict[str, Any]:
    """One click at a time, at a table chosen by chance; the bot comes to rest before the next."""
    people.there.forget()
    moves, simcord = people.moves, people.there.meter.spent[SIMCORD]
    watch = Stopwatch(people.there.meter)
    done = await _click_on(people, people.places, clicks)
    seconds = watch.seconds()
    moves = people.moves - moves
    simcord = people.there.meter.spent[SIMCORD] - simcord
    by_game: dict[str, list[float]] = defaultdict(list)
    for game, click in done:
        by_game[game].append(click.work)
    worked = [click.work for _, click in done]
    return {
        "tables": len(people.places),
        "clicks": len(done),
        "moves": moves,
        "answers": Counter(f"{click.kind}{' with picture' if click.pictured else ''}" for _, click in done),
        "errors": [repr(error) for error in people.there.env.errors],
        "median": median(worked),
        "late": part(worked, 0.99),
        "by game": {game: (median(of_game), part(of_game, 0.99)) for game, of_game in sorted(by_game.items())},
        "moves a second": moves / seconds,
        "simcord": simcord / moves,
    }


def _held(people: Crowd, kept: Path) -> dict[str, Any]:
    """What simcord takes of it is measured in a process of its own, on the same messages and interactions."""
    people.there.forget()
    gc.collect()
    whole = resident()
    kept.write_bytes(pickle.dumps((people.there.backend.messages, people.there.backend.interactions)))
    simcord = apart("load_alone:simcord_alone", kept=str(kept), tables=len(people.places))
    return {"whole": whole, "simcord": simcord, "tables": len(people.places)}


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


async def _offered(people: Crowd, a_second: float, seconds: float) -> dict[str, Any]:
    """Clicks come in at random times, whether or not those before are answered."""
    moves = people.moves
    meter = people.there.meter
    others = meter.spent[SIMCORD] + meter.spent[PEOPLE]
    began = time.perf_counter()
    clicks = await _click_at_random_times(people, a_second, seconds)
    took, moves = time.perf_counter() - began, people.moves - moves
    await _all_answered(people, clicks)
    others = meter.spent[SIMCORD] + meter.spent[PEOPLE] - others
    waited = [click.seconds if click.answered.is_set() else PATIENCE for click in clicks]
    return {
        "clicks": len(clicks) / took,
        "moves": moves / took,
        "edited": sum(click.kind == EDITED and click.pictured for click in clicks) / len(clicks),
        "others": others / (time.perf_counter() - began),
        "median": median(waited),
        "late": part(waited, 0.99),
    }


async def _click_at_random_times(people: Crowd, a_second: float, seconds: float) -> list[Click]:
    """Nobody clicks where the answer to a click is still to come."""
    under_way: dict[Place, Click] = {}
    clicks: list[Click] = []
    due = time.perf_counter()
    end = due + seconds
    while due < end:
        due += people.chance.expovariate(a_second)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        under_way = {place: sent for place, sent in under_way.items() if not sent.answered.is_set()}
        place, click = await _click_anywhere_but(under_way, people)
        under_way[place] = click
        clicks.append(click)
    return clicks


async def _all_answered(people: Crowd, clicks: Sequence[Click]) -> None:
    with suppress(TimeoutError):  # on a machine that is too busy Discord takes no answer any more
        async with asyncio.timeout(PATIENCE):
            for click in clicks:
                await click.answered.wait()
            await people.there.rest()


async def _click_anywhere_but(under_way: Container[Place], people: Crowd) -> tuple[Place, Click]:
    while True:
        place = people.chance.choice(people.places)
        if place not in under_way and not await people.play_on(place) and (click := people.click(place)) is not None:
            return place, click


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
    """Memory after each tenth of so many moves. Each person plays against computers, of whose moves many are shown at
    once, and several click at a time: else simcord would be most of what goes on.
    """
    held: list[tuple[int, float]] = []
    with on_disk() as folder:
        async with crowd(Path(folder) / DATABASE, tables, alone=True) as people:
            await people.sit_down(people.places)
            before, made = people.moves, 0
            while made < moves:
                await _click_at_once(people, AT_ONCE)
                made = people.moves - before
                if made >= len(held) * moves / 10:
                    await people.there.rest()
                    people.there.forget()
                    gc.collect()
                    held.append((made, resident()))
    return {"held": held}


async def _click_at_once(people: Crowd, clicks: int) -> None:
    places = people.chance.sample(people.places, clicks)
    for place in places:
        await people.play_on(place)
    for click in [people.click(place) for place in places]:
        if click is not None:
            await people.there.acknowledged(click)
