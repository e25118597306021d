"""Faults of Discord

A tour of everything that the bot does on an offline Discord (simcord), in 47 scenarios. Every request that is made in
one of them is refused once in each of three ways: 500, 403 and 404. Then what was done must have happened completely or
not at all, with its log and its snapshot in agreement; whoever did it has an answer; no exception is left over and
nothing is logged as an error. And 12 seconds later everything must be right: one message for the table, with the text,
the buttons and the picture of the table as it is; at most one Juse!; nobody called to turn who is not waited for; the
hand as it is for whoever opens it. What only its player sees is checked after they have asked for it again. After a 403
the table is described in words where the bot may still write, and the picture is back with the next change; the end of
a game stays in words.
"""

import asyncio
from contextlib import closing

from tests.discord.house import House, offline
from tests.proof.report import Figure
from tests.proof.tour import Tour, figures, short_game_settings

STATUSES = (500, 403, 404)
SHORT = (
    "a move by command",
    "a second misplay",
    "a move at a buried table",
    "a move in an archived thread",
    "jugglers: a move in a hand",
    "junk: a private move by command",
)


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_refused(SHORT if short else ()))


async def _refused(only: tuple[str, ...]) -> list[Figure]:
    with short_game_settings() as settings:
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                return await figures(Tour(house), STATUSES, "refused", only=only)
