"""What `load` measures, each part in a process of its own."""

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
from bot.progress import counting, share_of
from tests.bench.crowd import CHANNELS, Crowd, playing_crowd
from tests.bench.filled_database import Place, fill_database
from tests.bench.meter import Stopwatch, median, percentile
from tests.bench.metered_discord import TimedClick
from tests.proof.isolated import folder_on_disk, resident_megabytes, run_isolated
from tests.proof.offline_discord import EDITED, SIMCORD

DATABASE = "juse.sqlite3"
PATIENCE = 10.0
"""Seconds after the last click. Discord takes no answer that comes after three."""


async def crowded(
    tables: int,
    rounds: int,
    clicks: int,
    moves_per_second: float = 0.0,
    seconds: float = 0.0,
    *,
    memory: bool = False,
) -> dict[str, Any]:
    """One crowd does everything: clicks one at a time; then memory is measured; then clicks at random times, so many
    that together with the moves of computer players there are `moves_per_second`; then one at a time while no hand is
    open.
    """
    with folder_on_disk() as folder:
        async with playing_crowd(Path(folder) / DATABASE, tables) as crowd:
            await crowd.sit_down(crowd.places)
            await crowd.offline.until_idle()
            measured: dict[str, Any] = {"work": [await _one_at_a_time(crowd, clicks) for _ in range(rounds)]}
            if memory:
                measured["memory"] = _memory(crowd, Path(folder) / "kept")
            if moves_per_second:
                crowd.bot.services.tables.computers.pause = Settings().computer_pause
                share_of_people = clicks * rounds / sum(work["moves"] for work in measured["work"])
                rate = moves_per_second * share_of_people
                measured["offered"] = [await _at_random_times(crowd, rate, seconds) for _ in range(rounds)]
                crowd.bot.services.tables.computers.pause = 0.0
            crowd.close_hands()
            measured["no hands"] = [await _one_at_a_time(crowd, clicks) for _ in range(rounds)]
    return measured


async def _one_at_a_time(crowd: Crowd, clicks: int) -> dict[str, Any]:
    """At random tables; the bot is idle again before the next click."""
    offline = crowd.offline
    offline.clear_history()
    moves, simcord = crowd.moves, offline.meter.spent[SIMCORD]
    watch = Stopwatch(offline.meter)
    done = await clicks_one_by_one(crowd, crowd.places, clicks)
    seconds, moves = watch.seconds(), crowd.moves - moves
    work = [click.work for _, click in done]
    return {
        "tables": len(crowd.places),
        "clicks": len(done),
        "moves": moves,
        "answers": Counter(f"{click.kind}{' with picture' if click.pictured else ''}" for _, click in done),
        "unsaved": sum(not click.is_saved for _, click in done),
        "errors": [repr(error) for error in offline.env.errors],
        "median": median(work),
        "99 %": percentile(work, 0.99),
        "by game": {game: median(times) for game, times in _work_by_game(done).items()},
        "moves per second": moves / seconds,
        "simcord": (offline.meter.spent[SIMCORD] - simcord) / moves,
    }


def _work_by_game(done: Sequence[tuple[str, TimedClick]]) -> dict[str, list[float]]:
    by_game: dict[str, list[float]] = defaultdict(list)
    for game, click in done:
        by_game[game].append(click.work)
    return dict(sorted(by_game.items()))


def _memory(crowd: Crowd, kept: Path) -> dict[str, Any]:
    """simcord's part is measured in a process of its own, with the same messages and interactions."""
    crowd.offline.clear_history()
    gc.collect()
    whole = resident_megabytes()
    kept.write_bytes(pickle.dumps((crowd.offline.backend.messages, crowd.offline.backend.interactions)))
    simcord = run_isolated("bench.load_alone:simcord_alone", kept=str(kept), tables=len(crowd.places))
    return {"whole": whole, "simcord": simcord, "tables": len(crowd.places)}


async def clicks_one_by_one(crowd: Crowd, places: Sequence[Place], clicks: int) -> list[tuple[str, TimedClick]]:
    """The game and the click, each answered before the next."""
    done: list[tuple[str, TimedClick]] = []
    with counting("clicks", clicks) as bar:
        while len(done) < clicks:
            place = crowd.chance.choice(places)
            click = crowd.click(place)
            if click is not None:
                await crowd.offline.acknowledged(click)
                if click.answered.is_set():  # or a round has ended, and the table was posted anew before an answer
                    done.append((crowd.game_in(place), click))
            await crowd.offline.until_idle()
            await crowd.play_on(place)
            bar.reach(len(done))
    return done


async def _at_random_times(crowd: Crowd, clicks_per_second: float, seconds: float) -> dict[str, Any]:
    """Whether or not earlier clicks have been answered, but not at a table where one has not."""
    moves, meter = crowd.moves, crowd.offline.meter
    others, start = meter.not_the_bots, time.perf_counter()
    unanswered: dict[Place, TimedClick] = {}
    clicks: list[TimedClick] = []
    due = start
    with share_of("clicked") as bar:
        while due < start + seconds:
            due += crowd.chance.expovariate(clicks_per_second)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            unanswered = {place: click for place, click in unanswered.items() if not click.answered.is_set()}
            place, click = await _click_anywhere_but(unanswered, crowd)
            unanswered[place] = click
            clicks.append(click)
            bar.reach((due - start) / seconds)
    took, moves = time.perf_counter() - start, crowd.moves - moves
    with suppress(TimeoutError):  # Discord takes no answer any more
        async with asyncio.timeout(PATIENCE):
            for click in clicks:
                await click.answered.wait()
            await crowd.offline.until_idle()
    waited = [click.seconds if click.answered.is_set() else PATIENCE for click in clicks]
    return {
        "clicks": len(clicks) / took,
        "unsaved": sum(click.answered.is_set() and not click.is_saved for click in clicks),
        "moves": moves / took,
        "edited": sum(click.kind == EDITED and click.pictured for click in clicks) / len(clicks),
        "others": (meter.not_the_bots - others) / (time.perf_counter() - start),
        "median": median(waited),
        "99 %": percentile(waited, 0.99),
    }


async def _click_anywhere_but(unanswered: Container[Place], crowd: Crowd) -> tuple[Place, TimedClick]:
    while True:
        place = crowd.chance.choice(crowd.places)
        if place in unanswered or await crowd.play_on(place) or await crowd.is_held(place):
            continue
        if (click := crowd.click(place)) is not None:
            return place, click


def start(tables: int) -> dict[str, Any]:
    """Fills a file, and then starts a bot on it in a process of its own."""
    with folder_on_disk() as folder:
        path = Path(folder) / DATABASE
        fill_database(path, [Place(number // CHANNELS, number + tables, (1, 2)) for number in range(tables)])
        return run_isolated("bench.load_alone:start", place=str(path), began=time.time())
