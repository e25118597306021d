"""Whether the answers to clicks are right, looked at from outside: what they show was committed before, and their
pictures are those of the tables in the file.
"""

import asyncio
import sqlite3
from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context

from bot.tables.runtime.table import Table
from bot.tables.steps.reveals import result_at
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from bot.ui.table.presentation import Presentation, present, present_hand
from render import paint
from tests.proof.crowd import Crowd
from tests.proof.filled_database import Place
from tests.proof.offline_discord import Click

LOCKED = 0.25
"""Seconds for which the bot cannot commit. An answer takes a tenth of that."""
PAUSE_OF_COMPUTERS = 2.0
"""Seconds, so that a table stays as the answer shows it until it is looked at."""
_MOST_TRIES = 20
"""For each answer that is to be looked at."""


async def looked_at(crowd: Crowd, count: int) -> dict[str, int]:
    """So many answers to clicks each of which finds the file locked for a while, and their pictures painted anew."""
    computers = crowd.bot.services.tables.computers
    computers.pause, before = PAUSE_OF_COMPUTERS, computers.pause
    found = Counter(locked=0, early=0, pictures=0, outdated=0)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        for _ in range(count * _MOST_TRIES):
            if found["pictures"] < count:
                await _look_at_one(crowd, crowd.chance.choice(crowd.places), elsewhere, found)
    computers.pause = before
    return dict(found)


async def _look_at_one(crowd: Crowd, place: Place, elsewhere: Executor, found: Counter[str]) -> None:
    shown: list[bytes | None] = []
    with closing(sqlite3.connect(crowd.bot.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        click = crowd.click(place)
        if click is not None:
            click.when_answered.append(shown.append)
            await asyncio.sleep(LOCKED)
            found["locked"] += 1
            found["early"] += click.answered.is_set()
        other.execute("ROLLBACK")
    if click is not None:
        await crowd.offline.answered(click)
        if (painted := await _painted_anew(crowd, place, click, elsewhere)) is not None:
            found["pictures"] += 1
            found["outdated"] += shown != [painted]
    await crowd.offline.until_idle()
    await crowd.play_on(place)


async def _painted_anew(crowd: Crowd, place: Place, click: Click, elsewhere: Executor) -> bytes | None:
    """From the file, in another process; None if the table has gone on since the answer."""
    number = crowd.table_in[place.channel_id]
    store = await Store.open_to_read(crowd.bot.settings.database)
    try:
        stored = await store.load(number)
        assert stored is not None
        services = crowd.bot.services
        game = services.kits[stored.game].rules
        table = Table(store, game, decode(stored, game), lambda _: None, services.tables.clock)
        await table.restore()
        shown = await _presented(crowd, table, click)
    finally:
        await store.close()
    if stored.version != click.version or shown.scene is None:
        return None
    return await asyncio.get_running_loop().run_in_executor(elsewhere, paint, shown.scene)


async def _presented(crowd: Crowd, table: Table, click: Click) -> Presentation:
    services, data = crowd.bot.services, table.data
    kit, now = services.kits[data.game], services.tables.clock.of(data.guild_id)
    owners = {hand.id: user_id for (number, user_id), hand in crowd.hands.items() if number == data.id}
    if click.message_id in owners:
        return present_hand(table, kit, owners[click.message_id], "", last_look=now < result_at(data))
    summary = await services.display.summary(table)
    return present(table, kit, "", summary, last_look=services.tables.is_last_look(data))
