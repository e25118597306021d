"""Let every request that the bot makes to Discord get into trouble on its way.

The tour of `faults`, but discord.py's own HTTP client talks to the offline Discord over a socket. Every request meets
each of these: 429 with a `Retry-After`, twice; 500, twice; the connection is cut before the request is heard, or
after it was carried out; no answer comes for longer than the bot waits. In all but the last it is made again at once,
so what all see of the table must be right immediately; a message that may or may not have been accepted is there
once.
"""

import asyncio
from contextlib import closing

import simcord

from tests.discord.house import House
from tests.discord.wire import CUT, FAILING, LOST, RATIONED, SILENT, Line, wired
from tests.proof.report import Figure
from tests.proof.tour import Case, Tour, figures, short_game_settings

TIMES = {RATIONED: 2, FAILING: 2, CUT: 1, LOST: 1, SILENT: 1}
SHORT = ("a table is opened", "somebody leaves", "a move in an archived thread", "jugglers: a move in a hand")


class LineTour(Tour):
    def __init__(self, house: House, line: Line) -> None:
        super().__init__(house)
        self._line = line

    async def act_with_failure(self, case: Case) -> simcord.InteractionResult | None:
        kind = str(case.failure)
        trouble = self._line.fails(kind, case.request.method, case.request.address, TIMES[kind])
        try:
            result = await case.scenario.act(self.house)
            await self.house.env.settle()
            assert trouble.met, "the request was not made"
        finally:
            self._line.troubles.remove(trouble)
        return result


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_in_trouble(SHORT if short else ()))


async def _in_trouble(only: tuple[str, ...]) -> list[Figure]:
    with short_game_settings() as settings:
        async with wired(settings) as (env, line):
            with closing(House(env, settings)) as house:
                return await figures(LineTour(house, line), [*TIMES], "in trouble", only=only)
