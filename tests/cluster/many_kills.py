"""Processes of a cluster that people play with are killed, suspended or cut off, one after the other."""

import asyncio
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.cli import TryAgain
from bot.cluster.members import LIVING, POLL_EVERY
from bot.progress import steps
from tests.cluster.channels import Channels
from tests.cluster.many import Processes, discord_with
from tests.cluster.many_town import GUILDS, SHARDS, Town, shards_of, share_of
from tests.postgres import rows
from tests.proof.eyes import OnServer, check_faults

PROCESSES = 4
MISPLAYS = 0.1
"""So often people make a mistake, where one can be made."""
BETWEEN = 2.0
"""Seconds from one to the next, at most."""
EVERY = 10
"""Of so many processes one is suspended, one loses its connection to the server, and the others are killed."""


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

    def suspend(self, which: int) -> None:
        self._running[which].send_signal(signal.SIGSTOP)

    async def kill(self, which: int) -> None:
        process = self._running[which]
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def wake(self, which: int) -> None:
        """It finds that it was taken over, and ends."""
        self._running[which].send_signal(signal.SIGCONT)
        await self._running[which].wait()

    async def start_those_that_gave_up(self) -> None:
        for which, process in self._running.items():
            if process.returncode is not None:
                assert process.returncode == TryAgain.status, self._processes.said(process)
                await self.start(which)

    def errors(self) -> list[str]:
        said = "".join(self._processes.said(process) for process in self._processes.started)
        begun = said.split("Traceback")[1:]
        return [" / ".join(traceback.splitlines()[1:40]) for traceback in begun]


async def kills(address: str, count: int, seed: str) -> dict[str, Any]:
    """Every second one that is killed is started again at once, the others when their tables have been taken over."""
    chance = random.Random(seed)  # noqa: S311
    eyes = OnServer(address)
    by_others, by_itself, suspended, twice = list[float](), list[float](), list[float](), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        async with discord_with(SHARDS, GUILDS, Channels) as discord:
            processes = Processes(Path(folder), discord, address, hurried=True, look=POLL_EVERY)
            town, running = Town(discord, eyes, seed, MISPLAYS), Running(processes)
            try:
                for which in range(PROCESSES):
                    await running.start(which)
                playing = [asyncio.create_task(player.play()) for player in town.players]
                await town.all_play()
                for number in steps(range(count), "kills"):
                    await asyncio.sleep(chance.random() * BETWEEN)
                    which = chance.randrange(PROCESSES)
                    held, since = town.held_by(shards_of(which, PROCESSES)), time.monotonic()
                    match number % EVERY:
                        case 1:
                            running.suspend(which)
                            suspended.append(await town.taken_over(held, since))
                            await running.wake(which)
                        case 2:
                            cut_off(address, held.process)
                            await asyncio.sleep(3 * POLL_EVERY)
                        case turn if turn % 2:
                            await running.kill(which)
                            by_others.append(await town.taken_over(held, since))
                            await running.start(which)
                        case _:
                            await running.kill(which)
                            await running.start(which)
                            by_itself.append(await town.taken_over(held, since))
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
    faults = [
        *(fault for player in town.players for fault in player.faults),
        *town.lost(),
        *await check_faults(address),
    ]
    eyes.close()
    return {
        "kills": len(by_others) + len(by_itself),
        "suspended": len(suspended),
        "cut off": count - len(by_others) - len(by_itself) - len(suspended),
        "moves": sum(len(player.acknowledged) for player in town.players),
        "tables": sum(player.tables for player in town.players),
        "by others": max(by_others),
        "by itself": max(by_itself),
        "after suspension": max(suspended),
        "twice": twice,
        "faults": faults,
        "errors": errors,
    }


def cut_off(address: str, process: int) -> None:
    """End the session by which the server tells that it lives."""
    lives = "locktype = 'advisory' AND granted AND classid = ? AND objid = ?"
    rows(address, f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {lives}", LIVING, process)  # noqa: S608
