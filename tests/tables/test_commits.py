"""Commits that wait together: one transaction, but each may fail by itself. And a disk that fails, which fails all."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.parts import find_stored
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.session import Session, Work
from bot.tables.store.store import Store
from bot.tables.store.store_errors import Outage, StoreError
from tests.full_disk import no_room
from tests.tables.offline_bot import ALICE, BOB, OfflineBot, legal, to_move
from tests.tables.sqlite_file import connection_of

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def store(place: DatabaseUrl) -> AsyncIterator[Store]:
    store = await Store.open(place, find_stored())
    yield store
    await store.close()


def adds(number: int) -> Work[int]:
    async def work(db: Session) -> int:
        await db.do("INSERT INTO player_settings (person) VALUES (?)", number)
        return number

    return work


async def added(store: Store) -> list[int]:
    return [row["person"] for row in await store.rows("SELECT person FROM player_settings ORDER BY person")]


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


async def test_closing_waits_for_all_that_wait(store: Store, place: DatabaseUrl) -> None:
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
    again = await Store.open(place, find_stored())
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
