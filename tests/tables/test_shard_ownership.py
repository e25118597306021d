"""Several processes on one PostgreSQL database: who has a shard, and that none waits for another for ever."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack

import pytest

from bot.tables.store import shard_ownership
from bot.tables.store.members import Members
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from tests.postgres import Server, execute, rows
from tests.tables.offline_bot import eventually
from tests.tables.test_members import Joined, members_of

ON_FIRST = 5
"""A server on the first shard."""
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


@pytest.fixture
async def joined(postgres_server: Server) -> AsyncIterator[Joined]:
    async with AsyncExitStack() as stack:
        yield Joined(postgres_server.new_database(postgres_server.template), stack)


def add_table(address: str, channel: int) -> None:
    """A public one on the first shard, which nobody holds."""
    columns = "game, guild_id, channel_id, phase, version, state_version, snapshot, touched_at, mark"
    execute(
        address,
        f"INSERT INTO tables ({columns}) VALUES ('juse', {ON_FIRST}, {channel}, 'playing', 1, 1, '{{}}', 1, 'abcdef')",  # noqa: S608
    )


def owner_of(address: str, shard: int) -> int | None:
    [(member,)] = rows(address, "SELECT member FROM shard_owners WHERE shard = ?", shard)
    return member


def give(address: str, store: Store, shard: int) -> None:
    rows(address, "UPDATE shard_owners SET member = ?, news = 1 WHERE shard = ?", members_of(store).number, shard)


async def take(db: Session, store: Store) -> list[int]:
    """The first shard. Returns what was taken."""
    return [time.shard for time in (await shard_ownership.take(db, members_of(store), [0], 1e10, 1e10)).times]


async def test_of_two_that_take_a_shard_at_once_one_gets_it(joined: Joined, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, slow = await joined.member("quick", (0,)), await joined.member("slow", (1,))
    in_the_middle, go_on, load_tables = asyncio.Event(), asyncio.Event(), shard_ownership.load_tables

    async def held_up(db: Session, members: Members, shards: Collection[int]) -> list[shard_ownership.Resumed]:
        if members is quick.members:
            in_the_middle.set()
            await go_on.wait()
        return await load_tables(db, members, shards)

    monkeypatch.setattr(shard_ownership, "load_tables", held_up)
    first = asyncio.create_task(quick.transaction(lambda db: take(db, quick)))
    await in_the_middle.wait()
    second = asyncio.create_task(slow.transaction(lambda db: take(db, slow)))
    try:
        await eventually(lambda: second.done() or rows(joined.address, WAITING) == [(1,)])
    finally:
        go_on.set()
    assert await asyncio.gather(first, second) == [[0], []]
    assert owner_of(joined.address, 0) == members_of(quick).number


@pytest.mark.parametrize("has_it", [True, False])
async def test_a_press_elsewhere_and_the_process_that_takes_up_tables_do_not_wait_for_each_other(
    joined: Joined, has_it: bool
) -> None:
    owner, other = await joined.member("owner", (0,)), await joined.member("other", (1,))
    add_table(joined.address, 1)
    if has_it:
        give(joined.address, owner, 0)
    changed, done = asyncio.Event(), list[str]()

    async def press(db: Session) -> None:
        await db.do("UPDATE tables SET version = version + 1")
        done.append("press")
        changed.set()
        await eventually(lambda: rows(joined.address, WAITING) == [(1,)])
        await shard_ownership.note_news(db, ON_FIRST)

    async def load_tables(db: Session) -> None:
        done.append("take up")
        if has_it:
            await shard_ownership.hear(db, members_of(owner), [0])
        else:
            await take(db, owner)

    pressing = asyncio.create_task(other.transaction(press))
    await changed.wait()
    await asyncio.gather(pressing, owner.transaction(load_tables))
    assert done == ["press", "take up"], "nothing had to be done again"
    assert rows(joined.address, "SELECT version, holder FROM tables") == [(2, members_of(owner).number)]


async def test_news_that_come_while_others_are_heard_are_heard_the_next_time(
    joined: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, other = await joined.member("owner", (0,)), await joined.member("other", (1,))
    give(joined.address, owner, 0)
    add_table(joined.address, 1)
    load_tables = shard_ownership.load_tables

    async def then_a_press(db: Session, members: Members, shards: Collection[int]) -> list[shard_ownership.Resumed]:
        tables = await load_tables(db, members, shards)
        add_table(joined.address, 2)
        await other.transaction(lambda db: shard_ownership.note_news(db, ON_FIRST))
        return tables

    async def hear() -> list[int]:
        return [
            table.id for table in await owner.transaction(lambda db: shard_ownership.hear(db, members_of(owner), [0]))
        ]

    with monkeypatch.context() as patched:
        patched.setattr(shard_ownership, "load_tables", then_a_press)
        assert await hear() == [1]
    assert await hear() == [2]
    assert await hear() == []
