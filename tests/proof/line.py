"""Faults of the line to Discord: the same tour, with discord.py's own HTTP client at a line that fails on the way."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord

from tests.discord.house import House, settings_at
from tests.proof.faults import Case, Tour
from tests.proof.wire import CUT, FAILING, LOST, RATIONED, SILENT, Line, wired
from tests.tables.house import SHORT_GAME

TIMES = {RATIONED: 2, FAILING: 2, CUT: 1, LOST: 1, SILENT: 1}


class LineTour(Tour):
    def __init__(self, house: House, line: Line) -> None:
        super().__init__(house)
        self._line = line

    async def struck(self, case: Case) -> simcord.InteractionResult | None:
        kind = str(case.answer)
        trouble = self._line.fails(kind, case.request.method, case.request.address, TIMES[kind])
        try:
            told = await case.moment.act(self.house)
            await self.house.env.settle()
            assert trouble.met, "the request was not made"
        finally:
            self._line.troubles.remove(trouble)
        return told


@asynccontextmanager
async def tour() -> AsyncIterator[LineTour]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.hall.secrets.token_hex", lambda _: SHORT_GAME)
        patch.setattr("bot.tables.hall.HEARTBEAT", 24 * 3600.0)
        settings = settings_at(Path(folder))
        async with wired(settings) as (env, line):
            yield LineTour(House(env, settings), line)
