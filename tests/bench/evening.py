"""An evening of four at a human pace, through the real bot on the offline Discord: how much the channel says to them.

dave is gone for four minutes in the middle. A ping is a message that mentions somebody; posts, edits and deletions are
those in the channel.
"""

import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.core.time_controls import ClockName
from render import Scene, paint
from tests.discord.house import FOUR, House, offline, settings_at
from tests.discord.paced_evening import ACTS, SEED, Evening
from tests.proof.report import Figure, at_most

MINUTES, SHORT = 20, 2
MOST_PINGS = 10
"""In twenty minutes, with somebody who is gone for four of them."""
_GONE = {"dave": (6 * 60.0, 10 * 60.0)}


def prove(*, short: bool) -> list[Figure]:
    picture = paint(Scene(400, ()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.ui.table.painter.paint", lambda _: picture)  # nobody looks at the pictures
        patch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: f"{SEED:032}")
        # simcord waits for every timer that is due soon, and this one always is.
        patch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", 24 * 3600.0)
        return asyncio.run(_evening(SHORT, ("live",)) if short else _evening(MINUTES, ("live", "none")))


async def _evening(minutes: float, clocks: Sequence[ClockName]) -> list[Figure]:
    figures: list[Figure] = []
    for clock in clocks:
        for game, act in ACTS.items():
            with tempfile.TemporaryDirectory() as folder:
                settings = settings_at(Path(folder), computer_pause=2.0)
                async with offline(settings) as env:
                    with closing(House(env, settings)) as house:
                        await house.begin(*FOUR, game=game, clock=clock)
                        evening = Evening(house, FOUR, _GONE)
                        await evening.play(act, minutes * 60)
                        figures.append(_figure(game, clock, evening))
    return figures


def _figure(game: str, clock: str, evening: Evening) -> Figure:
    what = f"{game}, clock {clock}: pings in {evening.now / 60:.0f} minutes"
    counts = ", ".join(f"{evening.counts[kind]} {kind}s" for kind in ("post", "edit", "deletion"))
    data = max(evening.house.bot.services.tables.loaded_tables(), key=lambda data: data.id)
    times = [
        f"{name} {seen.at:.0f}" for name, all_seen in evening.saw.items() for seen in all_seen if seen.what == "ping"
    ]
    remark = f"{data.moves} moves, {counts}; {', '.join(times)}"
    return at_most(what, evening.counts["ping"], MOST_PINGS, lambda value: f"{value:.0f}", anywhere=True, remark=remark)
