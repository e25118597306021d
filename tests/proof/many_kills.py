"""Processes of a cluster that people play with are killed, one after the other."""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

from bot.games import find_game
from bot.progress import steps
from bot.tables.store.check import table_faults
from bot.tables.store.store import Store
from tests.host.many import Processes, discord_with
from tests.proof.eyes import OnServer
from tests.proof.many_town import GUILDS, SHARDS, Channels, Town

PROCESSES = 4
BETWEEN, SETTLED_AFTER = 2.0, 1.0
"""Seconds from one kill to the next, and until messages are looked at."""


async def kills(address: str, count: int) -> dict[str, Any]:
    """Every second one is started again at once, the others when their tables have been taken over."""
    chance = random.Random("kills")  # noqa: S311
    eyes = OnServer(address)
    gaps, twice = list[float](), 0
    with tempfile.TemporaryDirectory() as folder:
        async with discord_with(SHARDS, GUILDS, Channels) as discord:
            processes = Processes(Path(folder), discord, address, hurried=True)
            town = Town(discord, eyes)
            try:
                running = [await processes.start(*_share(number)) for number in range(PROCESSES)]
                for process in running:
                    await processes.says(process, "ready as Juse")
                playing = [asyncio.create_task(player.play()) for player in town.players]
                await town.all_play()
                for number in steps(range(count), "kills"):
                    await asyncio.sleep(chance.random() * BETWEEN)
                    which = chance.randrange(PROCESSES)
                    member = town.member_of(_shards_of(which)[0])
                    running[which].kill()
                    await running[which].wait()
                    if number % 2:
                        gaps.append(await town.taken_over(member))
                    running[which] = await processes.start(*_share(which))
                    await processes.says(running[which], "ready as Juse")
                    gaps.append(await town.taken_over(member))
                    await asyncio.sleep(SETTLED_AFTER)
                    twice += town.twice()
                await town.all_play()
                for task in playing:
                    task.cancel()
                said = "".join(processes.said(process) for process in processes.started)
            finally:
                await processes.end()
    faults = [*(fault for player in town.players for fault in player.faults), *town.lost(), *await _faults(address)]
    eyes.close()
    return {
        "kills": count,
        "moves": sum(len(player.acknowledged) for player in town.players),
        "tables": sum(player.tables for player in town.players),
        "longest gap": max(gaps),
        "twice": twice,
        "recognised": discord.recognised,
        "faults": faults,
        "errors": [line for line in said.splitlines() if " ERROR " in line or "Traceback" in line],
    }


def _shards_of(process: int) -> range:
    each = SHARDS // PROCESSES
    return range(process * each, (process + 1) * each)


def _share(process: int) -> tuple[str, ...]:
    shards = _shards_of(process)
    return ("--shards", f"{shards[0]}-{shards[-1]}", "--of", str(SHARDS))


async def _faults(address: str) -> list[str]:
    store = await Store.open_to_read(address)
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()
