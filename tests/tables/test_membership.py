"""Several processes have a bot's shards among them: what each of them does, and what it takes over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.core.game import settle_options
from bot.tables.runtime import membership
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import TableData
from bot.tables.store.members import MembershipLost
from cogs.juse.rules.game import GAME
from tests.postgres import Server, execute, rows
from tests.tables.cluster_bots import LONG, ON_FIRST, ON_SECOND, SHORT, OfflineMember, running_member
from tests.tables.offline_bot import ALICE, BOB, CAROL, KEEPER, eventually, legal, running_bot, to_move


@pytest.fixture
def address(postgres_server: Server) -> str:
    return postgres_server.new_database(postgres_server.template)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def two(stack: AsyncExitStack, address: str, **how: Any) -> tuple[OfflineMember, OfflineMember]:
    one = await stack.enter_async_context(running_member(address, "one", (0,), **how))
    other = await stack.enter_async_context(running_member(address, "other", (1,), **how))
    await eventually(lambda: (one.membership.own, other.membership.own) == ({0}, {1}))
    return one, other


async def moved(bot: OfflineMember, table: Table) -> None:
    await bot.act(table, to_move(table)[1], legal(table))


def version(bot: OfflineMember, table: TableData) -> int:
    [(found,)] = bot.rows("SELECT version FROM tables WHERE id = ?", table.id)
    return found


async def test_each_has_its_home_and_holds_the_tables_there(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    assert (one.membership.own, one.membership.is_first) == ({0}, True)
    assert (other.membership.own, other.membership.is_first) == ({1}, False)
    first, second = await one.game_on(ON_FIRST, ALICE, BOB), await other.game_on(ON_SECOND, ALICE, BOB, channel=33)
    assert (one.holder(first), other.holder(second)) == (one.members.number, other.members.number)
    await moved(one, first)
    await moved(other, second)
    assert one.tables.background_jobs._started
    assert not other.tables.background_jobs._started


async def test_a_start_takes_up_only_the_tables_of_its_own_shards(stack: AsyncExitStack, address: str) -> None:
    async with running_bot(address, pause=3600) as plain:
        first = await plain.game(ALICE, BOB)
        second = await plain.junk(CAROL, guild=ON_SECOND, channel=33, private=False)
        before = plain.clock.of(ON_FIRST)
    one, other = await two(stack, address, look=LONG)
    assert (one.holder(first), one.holder(second)) == (one.members.number, other.members.number)
    for bot, mine, theirs in ((one, first, second), (other, second, first)):
        assert ("deadline", mine.data.id) in bot.tables._alarms._times
        assert ("deadline", theirs.data.id) not in bot.tables._alarms._times
    # The time between the two runs did not count.
    assert before <= one.clock.of(ON_FIRST) < before + 60
    await moved(one, await one.tables.find(first.data.id))


async def test_processes_that_start_at_different_speeds_take_their_own_shards(
    stack: AsyncExitStack, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the first would connect the others' shards too, and give them back: two sessions for nothing."""
    monkeypatch.setattr(membership, "_LEFT_AT_FIRST", LONG)  # so that it does not depend on the machine's speed
    one = await stack.enter_async_context(running_member(address, "one", (0,)))
    await eventually(lambda: one.membership._looks > 5)
    assert one.membership.own == {0}
    other = await stack.enter_async_context(running_member(address, "other", (1,)))
    assert other.membership.own == {1}


async def test_what_has_nobody_since_a_start_is_taken_in_the_end(stack: AsyncExitStack, address: str) -> None:
    one = await stack.enter_async_context(running_member(address, "one", (0,)))
    await eventually(lambda: one.membership.own == {0, 1})


@pytest.mark.long
async def test_what_a_killed_process_had_goes_on_in_another_and_no_clock_has_run(
    stack: AsyncExitStack, address: str
) -> None:
    one, other = await two(stack, address, lease=SHORT)
    table = await one.game_on(ON_FIRST, ALICE, BOB)
    due, left = table.data.deadline, table.data.deadline
    assert due is not None
    assert left is not None
    left -= one.clock.of(ON_FIRST)
    await one.kill()
    await eventually(lambda: other.membership.own == {0, 1})
    found = await other.tables.find(table.data.id)
    assert (found.data.deadline, found.is_held) == (due, True)
    assert other.holder(table) == other.members.number
    assert due - other.clock.of(ON_FIRST) == pytest.approx(left, abs=SHORT)
    assert other.membership.is_first
    assert other.tables.background_jobs._started
    await moved(other, found)


@pytest.mark.long
async def test_an_end_that_a_killed_process_had_not_shown_is_shown_by_another(
    stack: AsyncExitStack, address: str
) -> None:
    one, other = await two(stack, address, lease=SHORT)
    table = await one.game_on(ON_FIRST, ALICE, BOB)
    await one.run(table, play.end, KEEPER, moderator=True)
    await one.kill()
    await eventually(lambda: [shown.data.id for shown, _ in other.changes] == [table.data.id])


@pytest.mark.long
async def test_computers_go_on_moving_when_their_process_was_killed(stack: AsyncExitStack, address: str) -> None:
    one = await stack.enter_async_context(running_member(address, "one", (0,), lease=SHORT))
    other = await stack.enter_async_context(running_member(address, "other", (1,), lease=SHORT, pause=0.0))
    table = await one.game_on(ON_FIRST, ALICE, computers=3)
    while not table.computers_asked:
        await moved(one, table)
    before = table.data.version
    await one.kill()
    await eventually(lambda: version(other, table.data) > before)


@pytest.mark.long
async def test_a_suspended_process_writes_nothing_once_it_is_taken_over(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address, lease=SHORT)
    table, lost = await one.game_on(ON_FIRST, ALICE, BOB), list[str]()
    one.membership.on_lost = lambda: lost.append("lost")
    await one.suspend()
    await eventually(lambda: other.membership.own == {0, 1})
    before = version(one, table.data)
    with pytest.raises(MembershipLost):
        await moved(one, table)
    assert version(one, table.data) == before
    assert lost == ["lost"]


async def test_those_who_are_left_share_what_one_had(stack: AsyncExitStack, address: str) -> None:
    one, other = [
        await stack.enter_async_context(running_member(address, name, (shard,), shards=6))
        for shard, name in enumerate(("one", "other"))
    ]
    await eventually(lambda: len(one.membership.own) + len(other.membership.own) == 6)
    assert sorted(one.membership.own | other.membership.own) == [0, 1, 2, 3, 4, 5]
    async with running_member(address, "third", (2, 3, 4, 5), shards=6) as third:
        await eventually(lambda: third.membership.own == {2, 3, 4, 5})
        assert (one.membership.own, other.membership.own) == ({0}, {1})
    await eventually(lambda: len(one.membership.own) + len(other.membership.own) == 6)
    assert sorted(one.membership.own | other.membership.own) == [0, 1, 2, 3, 4, 5]
    assert min(len(one.membership.own), len(other.membership.own)) > 1


async def test_what_a_process_leaves_in_good_order_is_taken_over(stack: AsyncExitStack, address: str) -> None:
    other = await stack.enter_async_context(running_member(address, "other", (1,)))
    async with running_member(address, "one", (0,)) as one:
        await eventually(lambda: one.membership.own == {0})
        table = await one.game_on(ON_FIRST, ALICE, BOB)
        before = one.clock.of(ON_FIRST)
    await eventually(lambda: other.membership.own == {0, 1})
    found = await other.tables.find(table.data.id)
    assert found.is_held
    assert before <= other.clock.of(ON_FIRST) < before + 60


async def test_a_shard_is_given_back_to_the_process_that_should_have_it(stack: AsyncExitStack, address: str) -> None:
    other = await stack.enter_async_context(running_member(address, "other", (1,)))
    await eventually(lambda: other.membership.own == {0, 1})
    table, let_go = await other.game_on(ON_FIRST, ALICE, BOB), list[int]()
    private = await other.junk(CAROL, guild=ON_FIRST, channel=44)

    async def note(shard: int) -> None:
        assert other.membership.own == {0, 1}
        let_go.append(shard)

    other.membership.on_let_go = note
    one = await stack.enter_async_context(running_member(address, "one", (0,)))
    await eventually(lambda: one.membership.own == {0})
    assert let_go == [0]
    assert other.membership.own == {1}
    assert one.holder(table) == one.members.number
    assert one.holder(private) == other.members.number
    assert ("deadline", table.data.id) in one.tables._alarms._times
    assert ("deadline", table.data.id) not in other.tables._alarms._times
    assert not other.tables.background_jobs._started
    await moved(one, await one.tables.find(table.data.id))
    await eventually(lambda: other.clock.of(ON_FIRST) == pytest.approx(one.clock.of(ON_FIRST), abs=30))


# ---------------------------------------------------------------- tables that come and go


async def test_a_press_in_another_process_is_done_and_that_process_then_has_the_table(
    stack: AsyncExitStack, address: str
) -> None:
    one, other = await two(stack, address)
    table = await one.junk(ALICE, guild=ON_FIRST)
    there = await other.tables.find(table.data.id)
    assert not there.is_held
    await other.act(there, ALICE, legal(there))
    assert (there.is_held, other.holder(there)) == (True, other.members.number)
    assert ("deadline", table.data.id) in other.tables._alarms._times
    # The first sees what was done, and does nothing by itself any more.
    await one.tables._on_alarm(("deadline", table.data.id), ON_FIRST)
    await one.tables._on_alarm(("show", table.data.id), ON_FIRST)
    assert one.changes == []
    assert ("deadline", table.data.id) not in one.tables._alarms._times
    again = await one.tables.find(table.data.id)
    assert again.data == there.data
    await one.act(again, ALICE, legal(again))
    assert one.holder(again) == one.members.number
    assert (await other.tables.find(table.data.id)).data == again.data


async def test_nobody_hears_that_the_game_has_moved_on_because_another_process_had_it(
    stack: AsyncExitStack, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await two(stack, address)
    table = await one.junk(ALICE, guild=ON_FIRST)
    there = await other.tables.find(table.data.id)
    await other.act(there, ALICE, legal(there))
    # The press comes while the first process has the table as it was.
    assert table.data.version < there.data.version
    await one.act(table, ALICE, legal(there))
    assert version(one, table.data) == table.data.version == there.data.version + 1
    assert table.is_held
    # The computer of a table that another process has does not move it.
    with pytest.raises(Refused, match="moved-on"):
        await other.act_for_computer(there, legal(table))
    assert not there.is_held
    assert version(one, table.data) == table.data.version


async def test_a_public_table_that_another_process_has_changed_is_taken_up_by_the_one_of_its_server(
    stack: AsyncExitStack, address: str
) -> None:
    one, other = await two(stack, address)
    table = await one.game_on(ON_FIRST, ALICE, BOB)
    user = to_move(table)[1]
    there = await other.tables.find(table.data.id)
    await other.run(there, play.leave, user)
    await other.tables.show(there)
    assert other.changes == []
    assert ("deadline", table.data.id) not in other.tables._alarms._times
    await eventually(lambda: one.holder(table) == one.members.number)
    await eventually(lambda: any(at.data.version == there.data.version for at, _ in one.changes))
    assert (await one.tables.find(table.data.id)).data == there.data


@pytest.mark.long
async def test_a_private_table_is_not_left_alone_when_its_process_was_killed(
    stack: AsyncExitStack, address: str
) -> None:
    one, other = await two(stack, address, lease=SHORT)
    table = await other.junk(ALICE, guild=ON_FIRST)
    assert one.holder(table) == other.members.number
    await other.kill()
    await eventually(lambda: one.holder(table) == one.members.number)
    await eventually(lambda: ("deadline", table.data.id) in one.tables._alarms._times)


# ---------------------------------------------------------------- what is in memory


async def test_what_somebody_sets_elsewhere_is_known_soon(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    assert (await one.tables.settings.of_player(ALICE)).pings
    await other.tables.settings.set_pings(ALICE, pings=False)
    await other.tables.settings.set_channel_in_words(ON_FIRST, 22, in_words=True)
    for _ in range(100):
        if not (await one.tables.settings.of_player(ALICE)).pings:
            break
        await asyncio.sleep(0.05)
    assert not (await one.tables.settings.of_player(ALICE)).pings
    assert await one.tables.settings.channels_in_words(ON_FIRST) == {22: True}


async def test_who_is_forgotten_by_one_process_is_in_no_other_ones_memory(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    game = await other.tables.open(GAME, (ON_SECOND, 33), other.by(ALICE), settle_options(GAME, {}))
    await other.run(game, play.close_unasked, ALICE)
    private = await other.junk(ALICE, guild=ON_SECOND, channel=44)
    await one.tables.erasure_service.person(None, one.by(ALICE))
    # The first process has the chores: when all is done, the other may have it in memory still.
    await eventually(lambda: rows(address, "SELECT 1 FROM erasures") == [])
    await eventually(lambda: game.data.id not in [table.id for table in other.tables.loaded_tables()])
    with pytest.raises(Refused, match="no-such-table"):
        await other.tables.find(game.data.id)
    with pytest.raises(Refused, match="no-such-table"):
        await other.tables.find(private.data.id)


async def test_nobody_sits_down_whom_another_process_is_about_to_forget(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    one.hold_chores()
    table = await one.lobby(BOB)
    await other.tables.erasure_service.person(None, other.by(ALICE))
    with pytest.raises(Refused, match="erasing-join"):
        await one.join(table, ALICE)


async def test_news_of_a_deal_are_told_by_the_process_of_its_server(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    told: list[tuple[str, str, int]] = []
    for name, bot in (("one", one), ("other", other)):

        async def note(deal: str, guild_id: int, name: str = name) -> None:
            told.append((name, deal, guild_id))

        bot.tables.deals.on_news = note
    game = await one.junk(ALICE, guild=ON_FIRST)
    place, offered_by = (ON_FIRST, 22), (ALICE, "Alice")
    book = one.tables.deals.book
    challenge = await book.offer(game.data, 0, place, offered_by, one.clock.of(ON_FIRST), {})
    await book.note_shown(challenge, 99)
    await other.tables.deals.book.note_watched(game.data.deal_key, ON_FIRST, BOB, "Bob")
    other.tables.deals.show_later(game.data.deal_key, ON_FIRST)
    await eventually(lambda: ("one", game.data.deal_key, ON_FIRST) in told)
    assert {name for name, *_ in told} == {"one"}


# ---------------------------------------------------------------- table time


async def test_all_count_the_same_and_know_the_time_of_all_shards(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    one.clock.offline(0)
    still = one.clock.of(ON_FIRST)
    await asyncio.sleep(0.5)
    assert one.clock.of(ON_FIRST) == still
    await eventually(lambda: other.clock.of(ON_FIRST) == pytest.approx(still, abs=0.4))
    assert one.clock.running() == pytest.approx(other.clock.running(), abs=5)
    assert other.clock.of(ON_SECOND) == pytest.approx(one.clock.of(ON_SECOND), abs=5)


async def test_what_a_process_has_missed_is_no_time_of_its_tables(stack: AsyncExitStack, address: str) -> None:
    one, other = await two(stack, address)
    one.clock._counted -= 1000  # as if it had been suspended for so long
    before = one.clock.of(ON_FIRST)
    await eventually(lambda: one.clock.running() == pytest.approx(other.clock.running(), abs=60))
    assert one.clock.of(ON_FIRST) == pytest.approx(before, abs=60)
    await eventually(lambda: other.clock.of(ON_FIRST) == pytest.approx(one.clock.of(ON_FIRST), abs=60))


@pytest.mark.long
async def test_time_stands_still_between_a_cluster_and_a_plain_bot_and_another_cluster(
    stack: AsyncExitStack, address: str
) -> None:
    times: list[float] = []
    async with AsyncExitStack() as running:
        one, _ = await two(running, address)
        table = await one.game_on(ON_FIRST, ALICE, BOB)
    for _ in range(2):
        async with AsyncExitStack() as running:
            one, _ = await two(running, address)
            times.append(one.clock.of(ON_FIRST))
        # As if all had stood still for an hour.
        execute(address, "UPDATE shard_times SET at = at - 3600, lag = lag - 3600 WHERE at IS NOT NULL")
        execute(address, "UPDATE bot SET heartbeat = heartbeat - 3600")
        async with running_bot(address, pause=3600) as plain:
            times.append(plain.clock.of(ON_FIRST))
            assert (await plain.tables.find(table.data.id)).is_held
        execute(address, "UPDATE bot SET heartbeat = heartbeat - 3600")
        execute(address, "UPDATE shard_times SET lag = lag - 3600 WHERE shards = 2")
    assert times == sorted(times)
    assert times[-1] - times[0] < 120
