"""Several processes have a bot's shards among them: what each of them does, and what it takes over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.cluster.members import MembershipLost
from bot.core.errors import Refused
from bot.parts import find_stored
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import FORGOTTEN
from bot.tables.store.database import run_beside
from bot.tables.store.forgetting import forget_person
from tests.cluster.cluster_bots import ON_FIRST, ON_SECOND, SHORT, OfflineMember, running_member
from tests.tables.offline_bot import ALICE, BOB, CAROL, KEEPER, eventually, legal, to_move

pytestmark = pytest.mark.long("PostgreSQL")


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def two(stack: AsyncExitStack, address: str, **how: Any) -> tuple[OfflineMember, OfflineMember]:
    first = await stack.enter_async_context(running_member(address, "one", (0,), **how))
    second = await stack.enter_async_context(running_member(address, "other", (1,), **how))
    await eventually(lambda: (first.members.own, second.members.own) == ({0}, {1}))
    return first, second


async def moved(bot: OfflineMember, table: Table) -> None:
    await bot.act(table, to_move(table)[1], legal(table))


async def test_what_a_killed_process_had_goes_on_in_another_and_no_clock_has_run(
    stack: AsyncExitStack, address: str
) -> None:
    first, second = await two(stack, address, silence=SHORT)
    table = await first.game(ALICE, BOB, guild=ON_FIRST)
    due = table.data.deadline
    assert due is not None
    left = due - first.clock.table_time(ON_FIRST)
    await first.kill()
    await eventually(lambda: second.members.own == {0, 1})
    found = await second.tables.find(table.data.id)
    assert (found.data.deadline, found.is_owned) == (due, True)
    assert second.table_owner(table) == second.members.number
    assert due - second.clock.table_time(ON_FIRST) == pytest.approx(left, abs=SHORT)
    assert second.members.is_first()
    await moved(second, found)


async def test_an_end_that_a_killed_process_had_not_shown_is_shown_by_another(
    stack: AsyncExitStack, address: str
) -> None:
    first, second = await two(stack, address, silence=SHORT)
    table = await first.game(ALICE, BOB, guild=ON_FIRST)
    await first.run(table, play.end, KEEPER, moderator=True)
    await first.kill()
    await eventually(lambda: [shown.data.id for shown, _ in second.changes] == [table.data.id])


async def test_computers_go_on_moving_when_their_process_was_killed(stack: AsyncExitStack, address: str) -> None:
    first = await stack.enter_async_context(running_member(address, "one", (0,), silence=SHORT))
    second = await stack.enter_async_context(running_member(address, "other", (1,), silence=SHORT, pause=0.0))
    table = await first.game(ALICE, computers=3, guild=ON_FIRST)
    while not table.computers_asked:
        await moved(first, table)
    before = table.data.version
    await first.kill()
    await eventually(lambda: second.stored_version(table) > before)


async def test_a_suspended_process_writes_nothing_once_it_is_taken_over(stack: AsyncExitStack, address: str) -> None:
    first, second = await two(stack, address, silence=SHORT)
    table = await first.game(ALICE, BOB, guild=ON_FIRST)
    await first.suspend()
    await eventually(lambda: second.members.own == {0, 1})
    before = first.stored_version(table)
    with pytest.raises(MembershipLost):
        await moved(first, table)
    assert first.stored_version(table) == before
    assert first.members.lost.is_set()


async def test_what_a_process_leaves_in_good_order_is_taken_over(stack: AsyncExitStack, address: str) -> None:
    second = await stack.enter_async_context(running_member(address, "other", (1,)))
    async with running_member(address, "one", (0,)) as first:
        await eventually(lambda: first.members.own == {0})
        table = await first.game(ALICE, BOB, guild=ON_FIRST)
        before = first.clock.table_time(ON_FIRST)
    await eventually(lambda: second.members.own == {0, 1})
    found = await second.tables.find(table.data.id)
    assert found.is_owned
    assert before <= second.clock.table_time(ON_FIRST) < before + 60


async def test_a_shard_is_given_back_to_the_process_that_should_have_it(stack: AsyncExitStack, address: str) -> None:
    second = await stack.enter_async_context(running_member(address, "other", (1,)))
    await eventually(lambda: second.members.own == {0, 1})
    table, let_go = await second.game(ALICE, BOB, guild=ON_FIRST), list[int]()
    private = await second.junk(CAROL, guild=ON_FIRST, channel=44)

    async def note(shard: int) -> None:
        assert second.members.own == {0, 1}
        let_go.append(shard)

    second.membership._on_release = note
    first = await stack.enter_async_context(running_member(address, "one", (0,)))
    await eventually(lambda: first.members.own == {0})
    assert let_go == [0]
    assert second.members.own == {1}
    assert first.table_owner(table) == first.members.number
    assert first.table_owner(private) == second.members.number
    assert not second.members.is_first()
    await moved(first, await first.tables.find(table.data.id))
    await eventually(
        lambda: second.clock.table_time(ON_FIRST) == pytest.approx(first.clock.table_time(ON_FIRST), abs=30)
    )


# ---------------------------------------------------------------- tables that come and go


async def test_a_press_in_another_process_is_done_and_that_process_then_has_the_table(
    stack: AsyncExitStack, address: str
) -> None:
    first, second = await two(stack, address)
    table = await first.junk(ALICE, guild=ON_FIRST)
    there = await second.tables.find(table.data.id)
    assert not there.is_owned
    await second.act(there, ALICE, legal(there))
    assert (there.is_owned, second.table_owner(there)) == (True, second.members.number)
    again = await first.tables.find(table.data.id)
    assert again.data == there.data
    await first.act(again, ALICE, legal(again))
    assert first.table_owner(again) == first.members.number
    assert (await second.tables.find(table.data.id)).data == again.data


async def test_nobody_hears_that_the_game_has_moved_on_because_another_process_had_it(
    stack: AsyncExitStack, address: str
) -> None:
    first, second = await two(stack, address)
    table = await first.junk(ALICE, guild=ON_FIRST)
    there = await second.tables.find(table.data.id)
    await second.act(there, ALICE, legal(there))
    # The press comes while the first process has the table as it was.
    assert table.data.version < there.data.version
    await first.act(table, ALICE, legal(there))
    assert first.stored_version(table) == table.data.version == there.data.version + 1
    assert table.is_owned
    # The computer of a table that another process has does not move it.
    with pytest.raises(Refused, match="moved-on"):
        await second.act_for_computer(there, legal(table))
    assert not there.is_owned
    assert first.stored_version(table) == table.data.version


# ---------------------------------------------------------------- what is in memory


async def test_what_somebody_sets_elsewhere_is_known_soon(stack: AsyncExitStack, address: str) -> None:
    first, second = await two(stack, address)
    assert (await first.tables.settings.of_player(ALICE)).pings
    await second.tables.settings.set_player(ALICE, "pings", False)
    await second.tables.settings.set_channel_in_words(ON_FIRST, 22, in_words=True)
    for _ in range(100):
        if not (await first.tables.settings.of_player(ALICE)).pings:
            break
        await asyncio.sleep(0.05)
    assert not (await first.tables.settings.of_player(ALICE)).pings
    assert (await first.tables.settings.of_guild(ON_FIRST)).in_words == {22: True}


async def test_who_is_forgotten_by_one_process_is_in_no_other_ones_memory(stack: AsyncExitStack, address: str) -> None:
    first, second = await two(stack, address)
    game = await second.lobby(ALICE, guild=ON_SECOND)
    await second.run(game, play.close_abandoned, ALICE)
    private = await second.junk(ALICE, guild=ON_SECOND, channel=44)
    await first.tables.forgetting.person(None, first.by(ALICE))
    await eventually(lambda: game.data.id not in [table.id for table in second.tables.loaded_tables()])
    assert (await second.tables.find(game.data.id)).data.opener_id == FORGOTTEN
    with pytest.raises(Refused, match="no-such-table"):
        await second.tables.find(private.data.id)


async def test_seats_of_whom_a_host_forgets_are_taken_back_whichever_process_has_them(
    stack: AsyncExitStack, address: str
) -> None:
    _, second = await two(stack, address)
    table = await second.lobby(ALICE, BOB, guild=ON_SECOND)
    await run_beside(address, lambda db: forget_person(db, find_stored(), ALICE, None))
    await eventually(
        lambda: table.data.id not in [data.id for data in second.tables.loaded_tables() if data.opener_id == ALICE]
    )
    again = await second.tables.find(table.data.id)
    assert [seat.user_id for seat in again.data.seats] == [again.data.opener_id] == [BOB]


# ---------------------------------------------------------------- table time


async def test_all_count_the_same_and_know_the_time_of_all_shards(stack: AsyncExitStack, address: str) -> None:
    first, second = await two(stack, address)
    first.clock.offline(0)
    still = first.clock.table_time(ON_FIRST)
    await asyncio.sleep(0.5)
    assert first.clock.table_time(ON_FIRST) == still
    await eventually(lambda: second.clock.table_time(ON_FIRST) == pytest.approx(still, abs=0.4))
    assert first.clock.running() == pytest.approx(second.clock.running(), abs=5)
    assert second.clock.table_time(ON_SECOND) == pytest.approx(first.clock.table_time(ON_SECOND), abs=5)
