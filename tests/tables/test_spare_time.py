"""What no table waits for is worked out in processes of its own: no computer waits for it, whatever becomes of it."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.core.game import LEVELS
from bot.tables.runtime.pool import SPARE_TIME, Asker, Pool, Rank
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.store.database import DatabaseUrl
from cogs.juse.rules.game import GAME as JUSE
from tests.tables import players_for_thinking as players
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, AtItsOwnPace, OfflineBot, legal, running_bot
from tests.tables.test_played_alike import source

HERE, FOR_NOBODY = Asker(GUILD, 1, Rank.PERSON), Asker(0, 0, Rank.NOBODY)
MOVES = 3
IN_TIME = 3.0


@asynccontextmanager
async def without_a_processor(pool: Pool) -> AsyncIterator[asyncio.Future[Any]]:
    """Its only process has begun with something, and does nothing."""
    await pool.ask(HERE, players.echoes, "it has started")
    [process] = pool.pids
    asked = asyncio.ensure_future(pool.ask(HERE, players.echoes, "a review"))
    await asyncio.sleep(0)
    os.kill(process, signal.SIGSTOP)
    try:
        yield asked
    finally:
        if pool.pids == [process]:
            os.kill(process, signal.SIGCONT)


async def tables_of_all_levels(bot: OfflineBot) -> AsyncIterator[Table]:
    for channel, level in enumerate(LEVELS, start=CHANNEL):
        table = await bot.lobby(ALICE, channel=channel)
        await bot.run(table, lobby.add_computer(level), ALICE)
        await bot.run(table, lobby.start("5a" * 16), ALICE)
        yield table
    # A challenge, whose computers take all the time that they need.
    yield await bot.deals.open(source(JUSE, "hard"), 0, (GUILD, CHANNEL), bot.by(ALICE), private=True)


@pytest.mark.sqlite
async def test_computers_of_all_levels_move_in_time_beside_a_review_that_gets_no_processor(
    place: DatabaseUrl, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with running_bot(place, made=AtItsOwnPace, pause=1.0) as bot:
        async with without_a_processor(bot.tables.spare_time) as review:
            async for table in tables_of_all_levels(bot):
                for _ in range(MOVES):
                    while not table.computers_asked:
                        await bot.act(table, ALICE, legal(table))
                    while table.computers_asked:
                        before = table.data.version
                        bot.skip(IN_TIME)
                        await bot.until(lambda: table.data.version > before)  # noqa: B023
            assert not review.done()
        assert await review == "a review"
    assert "at once" not in caplog.text, "nobody plays less well for it"


async def test_it_is_of_the_lowest_priority_and_stopped_at_once_even_without_a_processor() -> None:
    pool = Pool(1, SPARE_TIME)
    async with without_a_processor(pool) as review:
        assert os.getpriority(os.PRIO_PROCESS, *pool.pids) == 19
        review.cancel()
        await asyncio.wait({review})
        assert not pool.pids


async def test_all_parts_of_what_somebody_waits_for_come_before_what_nobody_does() -> None:
    pool, done = Pool(1, SPARE_TIME), list[str]()

    async def works(asker: Asker, *parts: str) -> None:
        for part in parts:
            done.append(await pool.ask(asker, players.echoes, part))

    async with without_a_processor(pool):
        luck = asyncio.ensure_future(works(FOR_NOBODY, "luck"))
        await asyncio.sleep(0)
        review = asyncio.ensure_future(works(HERE, "begun", "half", "done"))
        await asyncio.sleep(0)
    await asyncio.gather(luck, review)
    await pool.close()
    assert done == ["begun", "half", "done", "luck"]


@pytest.mark.sqlite
@pytest.mark.parametrize(("thinkers", "processes"), [(1, 1), (2, 1), (3, 2)])
async def test_a_machine_of_four_cores_does_two_things_at_once(
    place: DatabaseUrl, thinkers: int, processes: int
) -> None:
    async with running_bot(place, thinkers=thinkers) as bot:
        assert bot.tables.spare_time.processes == processes
        assert not bot.tables.spare_time.pids, "none runs before it is needed"
