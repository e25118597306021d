"""Faults of the line to Discord: the same tour, with discord.py's own HTTP client on a line that fails on the way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import simcord

from tests.discord.house import House
from tests.proof.faults import LATER, Case, Tour, figures, premises
from tests.proof.moments import MOMENTS
from tests.proof.report import Figure
from tests.proof.wire import CUT, FAILING, LOST, RATIONED, SILENT, Line, wired

TIMES = {RATIONED: 2, FAILING: 2, CUT: 1, LOST: 1, SILENT: 1}
SHORT = (
    "a table is opened",
    "somebody leaves",
    "a move at a buried table",
    "help is asked for",
    "a move in a sleeping thread",
    "jugglers: a move in a hand",
    "junk: a private move by command",
)

TITLE = "Faults of the line"
WORDS = f"""\
The same tour of {len(MOMENTS)} kinds of moment, but discord.py's own HTTP client speaks over a socket to the offline
Discord, and every request that is made meets each of these: it is rationed (429 with a `Retry-After`) twice; it is
answered 500 twice, after which discord.py tries again by itself; the line is cut before it was heard; it is heard and
done, but the line is cut before the answer is back; no answer comes for longer than the bot waits. The pauses that
discord.py makes and the bot's patience are shorter than in earnest. What must hold then, and {LATER:.0f} seconds
later, is what must hold after *Faults of Discord*; a message of which nobody knows whether it was taken stands there
once."""


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
    with premises() as settings:
        async with wired(settings) as (env, line):
            with closing(House(env, settings)) as house:
                yield LineTour(house, line)


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_struck(short=short))


async def _struck(*, short: bool) -> list[Figure]:
    async with tour() as there:
        return await figures(there, [*TIMES], "in trouble", only=SHORT if short else ())
