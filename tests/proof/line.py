"""Faults of the line

Whatever happens to a request on its way, everything is right again within 12 seconds.

The same tour, but discord.py's own HTTP client talks to the offline Discord over a socket, and every request that is
made meets each of these: it is rate limited (429 with a `Retry-After`) twice; it is answered 500 twice, after which
discord.py tries again by itself; the connection is cut before the request is heard; the request is heard and carried
out, but the connection is cut before the answer is back; no answer comes for longer than the bot waits. The pauses of
discord.py and the bot's patience are shorter than in reality.

In the first four cases the request is made again at once, by discord.py or by the bot: nobody has to wait until it is
tried again later, so what all see of the table must be right immediately. What must hold then, and 12 seconds later, is
what must hold after *Faults of Discord*; a message that may or may not have been accepted is there once.
"""

import asyncio
from contextlib import closing

import simcord

from tests.discord.house import House
from tests.proof.report import Figure
from tests.proof.tour import Case, Tour, figures, short_game_settings
from tests.proof.wire import CUT, FAILING, LOST, RATIONED, SILENT, Line, wired

TIMES = {RATIONED: 2, FAILING: 2, CUT: 1, LOST: 1, SILENT: 1}
SHORT = (
    "a table is opened",
    "somebody leaves",
    "a move at a buried table",
    "help is asked for",
    "a move in an archived thread",
    "jugglers: a move in a hand",
    "junk: a private move by command",
)


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
