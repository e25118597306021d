"""Faults of Discord

Whatever request Discord refuses, everything is right again within 12 seconds.

A tour of all that the bot does on an offline Discord (simcord), in scenarios: something leads up to a single action,
and then that is taken. Every command with its suggestions, every button and every list is used in one of them, and
every kind of alarm rings (a test fails if one is missing). So what nobody presses is there too: time that runs out,
calls to turn, reminders in private messages, hands that grow old, tables that are deleted, an invitation to a server.

Each scenario is first gone through while nothing fails. Then every request that its action makes is refused once in
each of three ways: 500, 403 and 404. The action must have happened completely or not at all, its log and its snapshot
must agree, and no exception may be left over or logged as an error. Whoever acted is told in time, sees something that
was not there before, and is not left with a message that says the bot is thinking.

12 seconds later everything must be right again:

- The table has one message, with the text and the buttons that the state calls for. Its picture is painted anew by the
  proof and must be the same, byte for byte, as the file that Discord holds; its description must be right too.
- The same holds for private panels, for lessons, for each hand when it is opened, and for the open hand of whoever the
  table waits for. What a player alone can see is checked after they have asked for it again.
- If there was a misplay, the last one is announced exactly once, in the right words. Its picture or animation stands
  until somebody moves, and not longer.
- Whoever has been waited for longer than a minute is called to turn exactly once. Nobody else is.
- Each round that has ended has its result in the channel, once, with its picture.

After a 403 the table is described in words where the bot may still write, and the picture is back with the next change;
the end of a game stays in words. Where the bot may not post, whoever acted is told.
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
