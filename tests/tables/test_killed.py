"""Killed for real, on a real file, at random moments: nothing that was acknowledged is lost, and what was not shown is
shown. In evenings (tests/seeds) bots are killed more often, before any step that they do.
"""

from pathlib import Path

import pytest

from tests.tables.killing import Killed
from tests.tables.player_process import GAMES

KILLS = 12


@pytest.mark.long("processes")
async def test_bots_killed_at_random_moments_lose_nothing_and_leave_no_table_stuck(file: Path) -> None:
    killed = await Killed.on(file, "killed")
    for _ in range(KILLS):
        await killed.kill_once()
    await killed.live_until_all_is_well()
    assert len({table for table, *_ in killed.moves}) >= len(GAMES)
