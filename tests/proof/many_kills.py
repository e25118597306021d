"""Processes of a cluster that people play with are killed, one after the other."""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.cli import TryAgain
from bot.games import find_game
from bot.progress import steps
from bot.tables.store.database_check import table_faults
from bot.tables.store.session import LOOK
from bot.tables.store.store import Store
from tests.host.channels import Channels
from tests.host.many import Processes, discord_with
from tests.proof.eyes import OnServer
from tests.proof.many_town import GUILDS, SHARDS, Town, shards_of, share_of

PROCESSES = 4
MISPLAYS = 0.1
"""So often people make a mistake, where one can be made."""
BETWEEN = 2.0
"""Seconds from one kill to the next, at most."""


class Running:
    """The processes. One that had no time to say that it lives has given up, and is started again."""

    def __init__(self, processes: Processes) -> None:
        self._processes = processes
        self._running: dict[int, asyncio.subprocess.Process] = {}

    async def start(self, which: int) -> None:
        while True:
            process = self._running[which] = await self._processes.start(*share_of(which, PROCESSES))
            try:
                await self._processes.says(process, "ready as Juse")
            except AssertionError:
                if process.returncode != TryAgain.status:
                    raise
            else:
                return

    async def kill(self, which: int) -> None:
        process = self._running[which]
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def start_those_that_gave_up(self) -> None:
        for which, process in self._running.items():
            if process.returncode is not None:
                assert process.returncode == TryAgain.status, self._processes.said(process)
                await self.start(which)

    def errors(self) -> list[str]:
        said = "".join(self._processes.said(process) for process in self._processes.started)
        return [line for line in said.splitlines() if "Traceback" in line]


async def kills(address: str, count: int, seed: str) -> dict[str, Any]:
    """Every second one is started again at once, the others when their tables have been taken over."""
    chance = random.Random(seed)  # noqa: S311
    eyes = OnServer(address)
    by_others, by_itself, twice = list[float](), list[float](), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        async with discord_with(SHARDS, GUILDS, Channels) as discord:
            processes = Processes(Path(folder), discord, address, hurried=True, look=LOOK)
            town, running = Town(discord, eyes, seed, MISPLAYS), Running(processes)
            try:
                for which in range(PROCESSES):
                    await running.start(which)
                playing = [asyncio.create_task(player.play()) for player in town.players]
                await town.all_play()
                for number in steps(range(count), "kills"):
                    await asyncio.sleep(chance.random() * BETWEEN)
                    which = chance.randrange(PROCESSES)
                    held, killed_at = town.held_by(shards_of(which, PROCESSES)), time.monotonic()
                    await running.kill(which)
                    if number % 2:
                        by_others.append(await town.taken_over(held, killed_at))
                        await running.start(which)
                    else:
                        await running.start(which)
                        by_itself.append(await town.taken_over(held, killed_at))
                    await running.start_those_that_gave_up()
                    twice += [each for each in await town.shown_twice() if each not in twice]
                    assert not any(task.done() for task in playing), "somebody no longer plays"
                await town.all_play()
                for task in playing:
                    task.cancel()
                    assert task.cancelling(), task.exception()
            finally:
                await processes.end()
            errors = running.errors()
    faults = [*(fault for player in town.players for fault in player.faults), *town.lost(), *await _faults(address)]
    eyes.close()
    return {
        "kills": count,
        "moves": sum(len(player.acknowledged) for player in town.players),
        "tables": sum(player.tables for player in town.players),
        "by others": max(by_others),
        "by itself": max(by_itself),
        "twice": twice,
        "faults": faults,
        "errors": errors,
    }


async def _faults(address: str) -> list[str]:
    store = await Store.open_to_read(address)
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()
