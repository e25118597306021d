"""A change: tried on a value, committed, and only then seen."""

import asyncio

import pytest

from bot.core.errors import Refused
from bot.tables.steps.model import Change
from cogs.juse.rules.game import DRAW
from tests.tables.offline_bot import ALICE, BOB, OfflineBot, legal, to_move

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_of_two_simultaneous_clicks_exactly_one_moves(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    for _ in range(20):
        seat, user = to_move(table)
        epoch, action, before = table.data.epochs[seat], legal(table), table.data

        both = await asyncio.gather(*(bot.act(table, user, action, epoch) for _ in "ab"), return_exceptions=True)

        [made] = [answer for answer in both if isinstance(answer, Change)]
        [late] = [answer for answer in both if isinstance(answer, Refused)]
        assert late.code == "moved-on"
        assert table.data is made.table
        assert (table.data.version, table.data.moves) == (before.version + 1, before.moves + 1)


async def test_a_cancelled_change_leaves_memory_and_file_the_same(bot: OfflineBot) -> None:
    """Cancelled at every moment from before the lock to after the commit."""
    table = await bot.game(ALICE, BOB)
    for hops in range(30):
        seat, user = to_move(table)
        move = asyncio.create_task(bot.act(table, user, legal(table), table.data.epochs[seat]))
        for _ in range(hops):
            await asyncio.sleep(0)
        move.cancel()
        await asyncio.gather(move, return_exceptions=True)
        # Straight away: what was given up may still be on its way into the file.
        await asyncio.gather(bot.act(table, to_move(table)[1], DRAW), return_exceptions=True)
        await table.restore()
        assert bot.stored_version(table) == table.data.version
