"""A change: tried on a value, committed, and only then seen."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from bot.core.errors import Impossible, Refused
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Change, Phase
from bot.tables.store.store_errors import StoreError
from cogs.juse.rules.game import DRAW, TO_OWN
from tests.tables.offline_bot import ALICE, BOB, CAROL, OfflineBot, legal, tamper, to_move
from tests.tables.sqlite_file import connection_of

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


@contextmanager
def another_writer(bot: OfflineBot) -> Iterator[sqlite3.Connection]:
    """Another process that is writing, so that nobody else can."""
    with closing(sqlite3.connect(bot.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def end_turn(bot: OfflineBot, table: Table) -> None:
    """Ends the turn of the seat to move, if only by a misplay."""
    seat, user = to_move(table)
    while to_move(table)[0] == seat:
        await bot.act(table, user, DRAW if table.data.state.held is None else TO_OWN)


async def test_a_move_is_in_the_file_before_it_is_answered(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    for _ in range(12):
        change = await bot.act(table, to_move(table)[1], legal(table))
        assert change.move is not None
        [(version,)] = bot.rows("SELECT version FROM tables WHERE id = ?", table.data.id)
        [(last, action)] = bot.rows(
            "SELECT number, action FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 1", table.data.id
        )
        assert (version, last, action) == (change.table.version, change.move.number, change.move.action)


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


async def test_simultaneous_typed_moves_are_made_in_turn_or_refused(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    user = to_move(table)[1]
    both = await asyncio.gather(*(bot.act(table, user, DRAW) for _ in "ab"), return_exceptions=True)
    [refused] = [answer for answer in both if isinstance(answer, Exception)]
    assert isinstance(refused, Impossible)
    assert table.data.moves == 1


async def test_many_people_may_join_at_once(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE)
    await asyncio.gather(*(bot.join(table, user) for user in range(1000, 1010)), return_exceptions=True)
    assert [seat.user_id for seat in table.data.seats] == [ALICE, *range(1000, 1007)]
    assert bot.rows("SELECT version FROM tables") == [(table.data.version,)]


async def test_a_repeated_click_moves_nothing_and_is_told_so(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    seat, user = to_move(table)
    epoch = table.data.epochs[seat]
    await bot.act(table, user, DRAW, epoch)
    drawn = table.data
    with pytest.raises(Refused, match="moved-on"):
        await bot.act(table, user, DRAW, epoch)
    assert table.data is drawn
    await end_turn(bot, table)
    turn_over = table.data
    with pytest.raises(Refused, match="moved-on"):
        await bot.act(table, user, DRAW, epoch)
    assert table.data is turn_over


async def test_a_click_on_somebody_elses_button_is_told_whose_turn_it_is(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    seat, user = to_move(table)
    other = ALICE if user == BOB else BOB
    with pytest.raises(Impossible) as refused:
        await bot.act(table, other, DRAW, table.data.epochs[seat])
    assert refused.value.code == "not-your-turn"


async def test_an_epoch_changes_only_for_seats_with_a_new_decision(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB, CAROL)
    first = to_move(table)[0]
    before = table.data.epochs
    await bot.act(table, to_move(table)[1], DRAW)
    drawn = table.data.epochs
    assert [seat for seat in range(3) if drawn[seat] != before[seat]] == [first]
    last = drawn
    while to_move(table)[0] == first:
        last = table.data.epochs
        await bot.act(table, to_move(table)[1], legal(table))
    following = to_move(table)[0]
    assert {seat for seat in range(3) if table.data.epochs[seat] != last[seat]} == {first, following}


@pytest.mark.sqlite
async def test_a_commit_that_cannot_be_written_changes_nothing(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    seat, user = to_move(table)
    before, epoch = table.data, table.data.epochs[seat]
    with another_writer(bot) as other:
        with pytest.raises(StoreError, match="cannot be opened or written"):
            await bot.act(table, user, DRAW, epoch)
        other.execute("ROLLBACK")
    assert table.data is before
    assert bot.rows("SELECT version FROM tables") == [(before.version,)]
    assert bot.rows("SELECT count(*) FROM moves") == [(1,)]

    await bot.act(table, user, DRAW, epoch)
    assert bot.rows("SELECT version FROM tables") == [(before.version + 1,)]


@pytest.mark.sqlite
async def test_a_full_disk_changes_nothing_and_play_goes_on_when_there_is_room(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    database = connection_of(bot.tables.store)
    [(pages,)] = await database.execute_fetchall("PRAGMA page_count")
    await database.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    last = table.data

    async def play_on() -> None:
        nonlocal last
        while True:
            last = (await bot.act(table, to_move(table)[1], legal(table))).table

    with pytest.raises(StoreError, match="full"):
        await play_on()
    assert table.data is last
    assert bot.rows("SELECT version, (SELECT max(number) FROM moves) FROM tables") == [(last.version, last.moves)]

    await database.execute_fetchall("PRAGMA max_page_count = 100000")
    await bot.act(table, to_move(table)[1], legal(table))
    assert bot.rows("SELECT version FROM tables") == [(last.version + 1,)]


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
        assert bot.rows("SELECT version FROM tables") == [(table.data.version,)]


@pytest.mark.sqlite
async def test_a_move_cancelled_while_the_file_is_locked_is_made_once(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    seat, user = to_move(table)
    epoch = table.data.epochs[seat]
    with another_writer(bot) as other:
        move = asyncio.create_task(bot.act(table, user, DRAW, epoch))
        await asyncio.sleep(0.1)
        move.cancel()
        await asyncio.gather(move, return_exceptions=True)
        again = asyncio.create_task(bot.act(table, user, DRAW, epoch))
        await asyncio.sleep(0.1)
        other.execute("ROLLBACK")
        with pytest.raises(Refused, match="moved-on"):
            await again
    assert table.data.moves == 1
    assert bot.rows("SELECT max(number) FROM moves") == [(1,)]


async def test_a_file_changed_by_another_process_is_read_again(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    [(snapshot,)] = bot.rows("SELECT snapshot FROM tables")
    version = table.data.version
    newer = snapshot.replace(f'"version":{version}', f'"version":{version + 5}')
    tamper(bot.place, "UPDATE tables SET version = version + 5, snapshot = ?", newer)
    with pytest.raises(Refused, match="moved-on"):
        await bot.act(table, to_move(table)[1], DRAW)
    assert table.data.version == version + 5
    await bot.act(table, to_move(table)[1], DRAW)
    assert bot.rows("SELECT version FROM tables") == [(version + 6,)]


async def test_a_table_set_aside_by_another_process_is_not_opened_again(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    await bot.tables.store.set_aside(table.data.id)
    with pytest.raises(Refused, match="set-aside"):
        await bot.act(table, to_move(table)[1], DRAW)
    assert bot.rows("SELECT phase FROM tables") == [(Phase.ASIDE,)]


async def test_a_step_that_fails_in_any_way_leaves_the_table_as_it_was(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    before = table.data

    def fail(*_: object) -> Change:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await bot.run(table, fail, ALICE)
    assert table.data is before
    await bot.act(table, to_move(table)[1], DRAW)
