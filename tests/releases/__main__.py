"""Make this version's database and records for the tests of all later ones: `python -m tests.releases`."""

import asyncio
import random
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot import __version__
from bot.features.reminders.store import ReminderBook
from bot.games import game_names
from bot.tables.runtime.table import Table
from bot.tables.steps.table_log import table_record
from bot.tables.store.file_backup import back_up
from tests.discord.house import House, offline, settings_at

FOLDER = Path(__file__).parent
PEOPLE = {"jugglers": 4, "junk": 1}
BEGUN, MOST = 12, 2000
"""Moves of a table that stays open, and of one that is played to its end."""


async def fill(house: House) -> list[str]:
    """Play a table of each game to its end, and begin another. Return the records of those that have ended."""
    records: list[str] = []
    for game in game_names():
        names = ("alice", "bob", "carol", "dave")[: PEOPLE.get(game, 2)]
        for most in (MOST, BEGUN):
            channel = house.guild.create_text_channel(f"{game}-{most}")
            await house["alice"].slash(channel, f"{game} new", **({"public": True} if game == "junk" else {}))
            for name in names[1:]:
                await house[name].click(house.live(channel), label="Join")
            if game != "junk":
                await house.start("alice", channel)
            table = await house.table(channel)
            await play(house, table, most)
            if not table.data.is_open:
                records.append(table_record(table.data, table.game, await house.moves(table.data.id)))
    await house.open("bob")
    await ReminderBook(house.bot.services.store).begin(house["alice"].id, "en-US", time.time())
    return records


async def play(house: House, table: Table, most: int) -> None:
    """Make this many moves, in Juse the right ones, as wrong ones would never end it."""
    chance = random.Random(table.game.name)  # noqa: S311
    for _ in range(most):
        if not table.data.is_open:
            return
        if table.game.name == "juse":
            seat, action = table.data.state.turn, table.game.parse(house.next_move(table.data)[1])
        else:
            seat = min(table.game.to_act(table.data.state))
            action = chance.choice(table.game.legal(table.data.state, seat))
        await house.act_unseen(table, table.data.seats[seat].user_id, action)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_at(Path(folder))
        async with offline(settings) as env:
            with closing(House(env, settings)) as house:
                records = await fill(house)
                await house.stop()
                back_up(house.file, FOLDER / f"{__version__}.sqlite3")
    (FOLDER / f"{__version__}.jsonl").write_text("".join(f"{record}\n" for record in records), encoding="utf-8")


asyncio.run(main())
