"""Commits that wait together: one transaction, but each may fail by itself. And a disk that fails, which fails all."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.tables.store.database import Place
from bot.tables.store.session import Session, Work
from bot.tables.store.store import Store
from bot.tables.store.store_errors import Outage, StoreError
from tests.tables.offline_bot import ALICE, BOB, OfflineBot, legal, to_move
from tests.tables.sqlite_file import connection_of

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = await Store.open(place)
    yield store
    await store.close()


def adds(number: int) -> Work[int]:
    async def work(db: Session) -> int:
        await db.do("INSERT INTO player_settings (user_id) VALUES (?)", number)
        return number

    return work


async def added(store: Store) -> list[int]:
    return [row["user_id"] for row in await store.rows("SELECT user_id FROM player_settings ORDER BY user_id")]


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """What comes meanwhile waits for the thread of the database, and then goes on together."""
    release = threading.Event()
    holding = asyncio.create_task(connection_of(store).run(lambda _: release.wait(20)))
    await asyncio.sleep(0)
    yield
    for _ in range(5):
        await asyncio.sleep(0)
    release.set()
    await holding


async def together(store: Store, *works: Work[Any]) -> list[Any]:
    """What each returned or raised."""
    async with busy(store):
        tasks = [asyncio.create_task(store.transaction(work)) for work in works]
    return await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def traced(store: Store) -> AsyncIterator[list[str]]:
    asked: list[str] = []
    await connection_of(store).set_trace_callback(asked.append)
    yield asked
    await connection_of(store).set_trace_callback(lambda _: None)


@contextmanager
def no_room(file: Path) -> Iterator[None]:
    """No file can grow beyond the present size of the write-ahead log, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.with_name(file.name + "-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_commits_that_wait_together_are_one_transaction_and_each_has_its_answer(store: Store) -> None:
    async with traced(store) as asked:
        assert await together(store, *(adds(number) for number in range(5))) == [0, 1, 2, 3, 4]
    assert (asked.count("BEGIN IMMEDIATE"), asked.count("COMMIT"), asked.count("SAVEPOINT work")) == (1, 1, 5)
    assert await added(store) == [0, 1, 2, 3, 4]


async def test_a_commit_alone_is_a_transaction_without_more(store: Store) -> None:
    async with traced(store) as asked:
        await store.transaction(adds(1))
        await store.write("DELETE FROM player_settings")
    assert asked == [
        "BEGIN IMMEDIATE",
        "INSERT INTO player_settings (user_id) VALUES (1)",
        "COMMIT",
        "BEGIN IMMEDIATE",
        "DELETE FROM player_settings",
        "COMMIT",
    ]


async def test_who_comes_while_others_are_committed_is_in_the_next_transaction(store: Store) -> None:
    begun, release = threading.Event(), threading.Event()

    async def slow(db: Session) -> None:
        begun.set()
        assert release.wait(20)
        await adds(1)(db)

    async with traced(store) as asked:
        first = asyncio.create_task(store.transaction(slow))
        assert await asyncio.to_thread(begun.wait, 20)
        others = [asyncio.create_task(store.transaction(adds(number))) for number in (2, 3)]
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(first, *others)
    assert (asked.count("COMMIT"), asked.count("SAVEPOINT work")) == (2, 2)
    assert await added(store) == [1, 2, 3]


async def test_a_work_that_raises_is_undone_by_itself(store: Store) -> None:
    async def raises(db: Session) -> None:
        await adds(100)(db)
        raise KeyError("no such thing")

    async def repeats(db: Session) -> None:
        await adds(200)(db)
        await adds(1)(db)

    first, wrong, again, last = await together(store, adds(1), raises, repeats, adds(2))
    assert (first, last) == (1, 2)
    assert isinstance(wrong, KeyError)
    assert isinstance(again, StoreError)
    assert "UNIQUE" in str(again)
    assert await added(store) == [1, 2]


async def test_on_a_full_disk_all_fail_and_later_all_go_on(store: Store, file: Path) -> None:
    await store.transaction(adds(0))
    with no_room(file):
        outcomes = await together(store, *(adds(number) for number in (1, 2, 3)))
    assert [str(outcome) for outcome in outcomes] == [
        f"The database {file} cannot be opened or written ({trouble}): check that its folder exists, that the bot may"
        " write there, and that the disk has room."
        for trouble in ["disk I/O error"] * 3
    ]
    assert all(isinstance(outcome, StoreError) for outcome in outcomes)
    assert await added(store) == [0]
    assert await together(store, *(adds(number) for number in (1, 2, 3))) == [1, 2, 3]
    assert await added(store) == [0, 1, 2, 3]


async def test_if_a_full_file_undoes_the_whole_transaction_all_fail(store: Store) -> None:
    """SQLite then has no savepoint to go back to."""
    [(pages,)] = await store.rows("PRAGMA page_count")
    await store.rows(f"PRAGMA max_page_count = {pages + 2}")
    undone: list[bool] = []

    async def too_much(db: Session) -> None:
        try:
            for number in range(1000, 3000):
                await adds(number)(db)
        finally:
            undone.append(not connection_of(store).in_transaction)

    outcomes = await together(store, adds(1), too_much, adds(2))
    assert undone == [True]
    assert [str(outcome).partition(": check")[0].rpartition(" (")[2] for outcome in outcomes] == [
        "database or disk is full)"
    ] * 3
    assert all(isinstance(outcome, StoreError) for outcome in outcomes)
    assert await added(store) == []
    assert await together(store, adds(1), adds(2)) == [1, 2]


async def test_an_error_that_a_work_swallows_commits_nothing_by_halves(store: Store) -> None:
    """What it does after SQLite has undone the transaction would otherwise be committed without the rest."""
    [(pages,)] = await store.rows("PRAGMA page_count")
    await store.rows(f"PRAGMA max_page_count = {pages + 2}")

    async def stubborn(db: Session) -> None:
        for number in range(1000, 3000):
            try:
                await adds(number)(db)
            except sqlite3.OperationalError:
                return

    outcomes = await together(store, adds(1), stubborn, adds(2))
    assert all(isinstance(outcome, StoreError) for outcome in outcomes)
    assert await added(store) == []


async def test_a_database_that_another_program_writes_fails_all(store: Store, file: Path) -> None:
    await store.rows("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    outcomes = await together(store, adds(1), adds(2))
    other.close()
    assert all(isinstance(outcome, StoreError) and "locked" in str(outcome) for outcome in outcomes)
    assert await added(store) == []


async def test_who_is_cancelled_has_their_work_done_and_keeps_nobody_from_theirs(store: Store) -> None:
    async with busy(store):
        tasks = [asyncio.create_task(store.transaction(adds(number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
    one, two, three = await asyncio.gather(*tasks, return_exceptions=True)
    assert (one, three) == (1, 3)
    assert isinstance(two, asyncio.CancelledError)
    assert await added(store) == [1, 2, 3]


async def test_what_was_awaited_is_read_at_once(store: Store) -> None:
    async def add_and_read(number: int) -> None:
        for more in range(20):
            await store.transaction(adds(100 * number + more))
            assert 100 * number + more in await added(store)

    await asyncio.gather(*(add_and_read(number) for number in range(8)))


async def test_closing_waits_for_all_that_wait(store: Store, place: Place) -> None:
    begun, release = threading.Event(), threading.Event()

    async def slow(_: Session) -> None:
        begun.set()
        assert release.wait(20)

    first = asyncio.create_task(store.transaction(slow))
    assert await asyncio.to_thread(begun.wait, 20)
    others = [asyncio.create_task(store.transaction(adds(number))) for number in range(3)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    release.set()
    await closing
    assert await asyncio.gather(first, *others) == [None, 0, 1, 2]
    again = await Store.open(place)
    assert await added(again) == [0, 1, 2]
    await again.close()


async def test_moves_made_together_on_a_full_disk_are_all_refused_and_no_table_changes(bot: OfflineBot) -> None:
    tables = [await bot.game(ALICE, BOB, channel=channel) for channel in range(4)]
    before = [table.data for table in tables]

    async def all_move() -> list[Any]:
        async with busy(bot.tables.store):
            moves = [asyncio.create_task(bot.act(table, to_move(table)[1], legal(table))) for table in tables]
        return await asyncio.gather(*moves, return_exceptions=True)

    with no_room(bot.path):
        assert [type(outcome) for outcome in await all_move()] == [Outage] * 4
    assert [table.data for table in tables] == before
    assert bot.rows("SELECT version FROM tables ORDER BY id") == [(data.version,) for data in before]
    await all_move()
    assert [table.data.version for table in tables] == [data.version + 1 for data in before]
    assert bot.rows("SELECT version FROM tables ORDER BY id") == [(data.version + 1,) for data in before]


@pytest.mark.parametrize("begun", [False, True])
async def test_what_comes_after_a_group_was_given_up_is_still_done(store: Store, begun: bool) -> None:
    """As when everything is cancelled while the database's thread is busy."""
    async with busy(store):
        first = asyncio.create_task(store.transaction(adds(1)))
        for _ in range(3 if begun else 1):
            await asyncio.sleep(0)
        [group] = [task for task in asyncio.all_tasks() if "Commits._run" in repr(task)]
        group.cancel()
        await asyncio.wait([group])
        later = asyncio.create_task(store.transaction(adds(2)))
        await asyncio.sleep(0)
    assert await asyncio.wait_for(later, 10) == 2
    assert first.cancelled() if begun else await first == 1
