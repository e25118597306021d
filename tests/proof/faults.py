"""Refuse every request that the bot makes to Discord, and look whether everything is right again within 12 seconds.

A tour of what the bot does on an offline Discord (simcord), in scenarios: something leads up to a single action. Each
is first gone through while nothing fails; then every request that its action makes is refused once with 500, 403 and
404. The action must have happened completely or not at all, and whoever acted is told in time. 12 seconds later each
table has one message, with the text, the buttons and, byte for byte, the picture that its state calls for; so have
private panels, lessons and hands. The last misplay is announced once, each round's result stands there once, and
whoever is waited for is called once. After a 403, words may stand for the picture until the next change. No exception
is left over.
"""

import asyncio
from contextlib import closing

from tests.discord.house import House, offline
from tests.proof.report import Figure
from tests.proof.tour import Tour, figures, short_game_settings

STATUSES = (500, 403, 404)
SHORT = ("a move by command", "a second misplay", "jugglers: a move in a hand", "junk: a private move")


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_refused(SHORT if short else ()))


async def _refused(only: tuple[str, ...]) -> list[Figure]:
    with short_game_settings() as settings:
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                return await figures(Tour(house), STATUSES, "refused", only=only)
