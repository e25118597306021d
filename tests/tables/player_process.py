"""Plays tables on a database file until it is killed, and prints each move once it is acknowledged.

Started as `python player_process.py FILE`, with the repository on PYTHONPATH. Bots that are killed leave their tables
open, so each run goes on with what it finds.
"""

import asyncio
import secrets
import sys
from pathlib import Path

from bot.core.errors import Refused
from bot.tables import play
from bot.tables.model import Phase
from bot.tables.table import Table
from tests.tables.house import ALICE, BOB, House, housed, to_move

TABLES = 4


async def game_in(house: House, channel: int) -> Table:
    try:
        table = await house.hall.in_channel(channel)
    except Refused:
        return await house.game(ALICE, BOB, channel=channel)
    if table.data.phase is Phase.LOBBY:
        if table.data.seat_of(BOB) is None:
            await house.join(table, BOB)
        await house.hall.run(table, house.hall.deal(table, ALICE, moderator=False))
    return table


async def play_for_ever(house: House, channel: int) -> None:
    while True:
        table = await game_in(house, channel)
        while table.data.is_open:
            seat, user = to_move(table)
            action = secrets.choice(table.game.possible(table.data.state, seat))
            change = await house.act(table, user, action)
            assert change.move is not None
            sys.stdout.write(f"{table.data.id} {change.move.number} {seat} {change.move.action}\n")
            sys.stdout.flush()
            if change.move.number > 150:
                await house.hall.run(table, lambda data: play.end(data, ALICE, house.now(), moderator=True))


async def main() -> None:
    async with housed(Path(sys.argv[1])) as house:
        await asyncio.gather(*(play_for_ever(house, channel) for channel in range(1, TABLES + 1)))


if __name__ == "__main__":
    asyncio.run(main())
