"""Kill a bot 1,000 times at any moment, and look whether anything that it acknowledged is lost.

One bot after the other takes up the same database file and plays a table of each game on it. One time in ten, showing
fails after the commit. Each is killed (`SIGKILL`) within 400 ms. After every kill: SQLite's own integrity check;
every acknowledged move and version is there; every open table's log, played again, leads to exactly its snapshot;
nothing is marked as shown that was not. The last bot runs until all is shown and every open table has moved on.
"""

import asyncio
from pathlib import Path

from bot.progress import steps
from tests.proof.isolated import folder_on_disk
from tests.proof.report import Figure
from tests.tables.killing import Killed
from tests.tables.player_process import GAMES

KILLS, FEW = 1000, 25


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_kill(FEW if short else KILLS))


async def _kill(kills: int) -> list[Figure]:
    with folder_on_disk() as folder:
        killed = await Killed.on(Path(folder) / "juse.sqlite3", "proof")
        fault = await _fault(killed, kills)
    return [
        Figure(
            f"Kills at random moments, of {kills:,}, after which the file held all that was acknowledged",
            f"{killed.kills - (1 if fault else 0):,}",
            "all",
            not fault,
            anywhere=True,
            remark=fault
            or f"{len(killed.moves):,} acknowledged moves at {len(killed.versions):,} tables of {len(GAMES)} games",
        ),
        Figure(
            "Tables changed but not shown when a bot was killed, and shown by the next",
            f"{killed.made_good:,}",
            remark="those killed before they came to it left it to the one after; at the end nothing was owed",
        ),
    ]


async def _fault(killed: Killed, kills: int) -> str:
    """What was wrong, or an empty string."""
    try:
        for _ in steps(range(kills - 1), "kills"):
            await killed.kill_once()
        await killed.live_until_all_is_well()
    except AssertionError as error:
        return f"after kill {killed.kills}: {error}"
    return ""
