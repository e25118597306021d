"""What `many` measures, each part in a process of its own."""

import asyncio
import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from bot.config import database_named
from bot.games import find_game
from bot.tables.steps.model import Change, Move
from bot.tables.store.members import Cluster
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from tests.host.many import Processes, discord_with
from tests.proof.crowd import playing_crowd
from tests.proof.eyes import OnServer
from tests.proof.isolated import run_isolated
from tests.proof.load_runs import clicks_one_by_one
from tests.proof.many_town import GUILDS, SHARDS, Channels, Town, share_of
from tests.proof.meter import median, percentile

_LOOK_EVERY = 0.02
_WARM_UP = 0.5
_DONE = "SELECT count(*), (SELECT CAST(sum(version) AS BIGINT) FROM tables) FROM moves"
"""The moves, and the commits of tables."""


def run_together(function: str, each: Sequence[Mapping[str, Any]]) -> list[Any]:
    """In as many processes, at the same time."""
    with ThreadPoolExecutor(len(each)) as threads:
        return list(threads.map(lambda arguments: run_isolated(function, **arguments), each))


async def until_all_are_ready(meeting: str, name: str, processes: int) -> None:
    """`meeting` is a folder, in which each process leaves its name."""
    (Path(meeting) / name).touch()
    while len(list(Path(meeting).iterdir())) < processes:  # noqa: ASYNC110 (nothing tells of it)
        await asyncio.sleep(_LOOK_EVERY)


async def clicks_among(address: str, tables: int, played: int, clicks: int, meeting: str) -> dict[str, Any]:
    """At `played` of so many open tables on a server, while another process does the same among fewer or more."""
    async with playing_crowd(address, played, others=tables - played) as crowd:
        await crowd.sit_down(crowd.places)
        await crowd.offline.until_idle()
        await until_all_are_ready(meeting, str(tables), 2)
        done = [click for _, click in await clicks_one_by_one(crowd, crowd.places, clicks)]
    work = [click.work for click in done]
    return {"median": median(work), "99 %": percentile(work, 0.99), "unsaved": sum(not each.is_saved for each in done)}


async def commits(place: str, number: int, processes: int, seconds: float, meeting: str) -> int:
    """Of one of so many processes: how many commits its tables make in that time, all at once, one after the other at
    each. It is connected, and its statements are prepared, as after a while of play.
    """
    several = Cluster(f"process {number}", processes, (number,)) if processes > 1 else None
    store = await Store.open(database_named("place", place), several)
    try:
        own = (await store.all_open())[number::processes]
        await _commits_of(store, own, _WARM_UP)
        await until_all_are_ready(meeting, str(number), processes)
        return await _commits_of(store, own, seconds)
    finally:
        await store.close()


async def _commits_of(store: Store, tables: Sequence[int], seconds: float) -> int:
    until = time.perf_counter() + seconds
    return sum(await asyncio.gather(*(_commits_at(store, table, until) for table in tables)))


async def _commits_at(store: Store, number: int, until: float) -> int:
    stored = await store.load(number)
    assert stored is not None
    table, count = decode(stored, find_game(stored.game)), 0
    while time.perf_counter() < until:
        move = Move(table.moves + 1, 0, "a move", (), table.opener_id, table.touched_at)
        after = msgspec.structs.replace(table, version=table.version + 1, moves=move.number)
        await store.commit(table, Change(after, (move,)), stored.state_version, False)
        table, count = after, count + 1
    return count


async def moves_of(address: str, processes: int, seconds: float) -> dict[str, Any]:
    """Of people who press as soon as they can, with so many processes."""
    eyes = OnServer(address)
    with tempfile.TemporaryDirectory() as folder:
        async with discord_with(SHARDS, GUILDS, Channels) as discord:
            several = Processes(Path(folder), discord, address, hurried=True)
            town = Town(discord, eyes, thinks=0.0)
            try:
                started = [await several.start(*share_of(number, processes)) for number in range(processes)]
                for process in started:
                    await several.says(process, "ready as Juse")
                playing = [asyncio.create_task(player.play()) for player in town.players]
                await town.all_play()
                for player in town.players:
                    player.seconds.clear()
                before = eyes.row(_DONE)
                spent = sum(map(_work_of, started))
                await asyncio.sleep(seconds)
                answered = [each for player in town.players for each in player.seconds]
                spent = sum(map(_work_of, started)) - spent
                made, committed = (after - then for after, then in zip(eyes.row(_DONE), before, strict=True))
                for task in playing:
                    task.cancel()
                    assert task.cancelling(), task.exception()
            finally:
                await several.end()
    eyes.close()
    return {
        "moves per second": len(answered) / seconds,
        "median": median(answered),
        "99 %": percentile(answered, 0.99),
        "work per move": spent / len(answered),
        "by computers": made / len(answered) - 1,
        "commits": committed / len(answered),
    }


def _work_of(process: asyncio.subprocess.Process) -> float:
    """Seconds of processor time that it has taken."""
    stat = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
