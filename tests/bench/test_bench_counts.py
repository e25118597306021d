"""What it costs to count, compared with what is counted; `-s` prints the figures."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.metrics import Metrics
from bot.tables.steps import lobby, play
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, GUILD, running_bot

pytestmark = pytest.mark.long

MOVES, COUNTED, ROUNDS = 40, 20_000, 5
AT_MOST = 1 / 50
"""Of the processor time of a move as the tables make it: no message, no picture, no Discord."""


async def seconds_each(work: Callable[[], Awaitable[None]], times: int) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(times):
            await work()
        best = min(best, (time.process_time() - begun) / times)
    return best


async def test_counting_a_move_costs_next_to_nothing_of_it(tmp_path: Path) -> None:
    counts, loop = Metrics(), asyncio.get_running_loop()

    async def nothing() -> None:
        pass

    async def all_that_is_counted_of_a_move() -> None:
        counts.moves["juse", "button"] += 1
        counts.replies.note(time.perf_counter() - 0.02)
        for times in (counts.commits, counts.pictures, counts.thinking):
            await times.timed(done)

    done = loop.create_future()
    done.set_result(None)
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        table = await bot.tables.open(GAME, (GUILD, 1), bot.by(ALICE), {"reminders": False}, "none")
        await bot.join(table, BOB)
        await bot.run(table, lobby.start("seed"), ALICE)

        async def move() -> None:
            seat = min(GAME.to_act(table.data.state))
            legal = GAME.legal(table.data.state, seat)
            await bot.run(table, play.act(legal[0]), table.data.seats[seat].user_id)

        moving = await seconds_each(move, MOVES // ROUNDS)
    counting = await seconds_each(all_that_is_counted_of_a_move, COUNTED) - await seconds_each(nothing, COUNTED)
    print(f"\ncounting {1e6 * counting:.1f} µs of {1e6 * moving:.0f} µs for a move: {counting / moving:.2%}")  # noqa: T201
    assert counting < AT_MOST * moving
