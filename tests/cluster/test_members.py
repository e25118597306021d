"""Several processes on one PostgreSQL database: who may write."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack

import pytest

from bot.cluster.members import Cluster
from bot.parts import find_stored
from bot.tables.store.process import ALONE
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from bot.tables.store.store_errors import InUse, StoreError
from tests.cluster.cluster_bots import LONG, members_of, open_member
from tests.postgres import Server, execute, rows
from tests.tables.test_postgres import add, added

pytestmark = pytest.mark.long("PostgreSQL")

SHORT = 1.0


class Joined:
    """Stores that are closed at the end."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self._stack = stack

    async def member(
        self, name: str, home: Sequence[int] = (0,), shards: int = 2, silence: float = LONG, poll_every: float = LONG
    ) -> Store:
        store = await open_member(self.address, Cluster(name, shards, home, silence, poll_every))
        self._stack.push_async_callback(store.close)
        return store

    def names(self) -> list[str]:
        return [name for (name,) in rows(self.address, "SELECT name FROM members ORDER BY name")]


@pytest.fixture
async def joined(address: str) -> AsyncIterator[Joined]:
    async with AsyncExitStack() as stack:
        yield Joined(address, stack)


async def test_processes_start_together_on_a_new_database(postgres_server: Server) -> None:
    address = postgres_server.new_database()
    async with AsyncExitStack() as stack:
        joined = Joined(address, stack)
        stores = await asyncio.gather(*(joined.member(f"p{shard}", (shard,), 4) for shard in range(4)))
        assert joined.names() == ["p0", "p1", "p2", "p3"]
        for number, store in enumerate(stores):
            await store.transaction(lambda db, number=number: add(db, number))
        assert added(joined.address) == [0, 1, 2, 3]
    assert joined.names() == []


async def test_a_plain_bot_and_several_processes_keep_each_other_away(joined: Joined) -> None:
    plain = await Store.open(joined.address, find_stored())
    assert plain.process is ALONE
    with pytest.raises(InUse, match="Another bot is already using"):
        await joined.member("one")
    await plain.close()
    await joined.member("one")
    with pytest.raises(InUse, match="Another bot is already using"):
        await Store.open(joined.address, find_stored())


async def test_processes_that_do_not_fit_together_are_refused(joined: Joined) -> None:
    await joined.member("one")
    with pytest.raises(InUse, match=r"The process one .* was started for 2 shards in all, and this one for 3"):
        await joined.member("other", (2,), 3)
    with pytest.raises(
        InUse, match=r"Shard 0 is already one of the process one .*: give each process shards of its own"
    ):
        await joined.member("other", (0, 1))
    await joined.member("other", (1,))
    assert joined.names() == ["one", "other"]


async def test_nothing_is_upgraded_while_processes_of_an_older_version_run(joined: Joined) -> None:
    await joined.member("one")
    execute(joined.address, "UPDATE storage SET version = 22")
    with pytest.raises(InUse, match="Processes of an older version of the bot use the database"):
        await joined.member("other", (1,))


async def test_one_that_is_started_twice_is_refused_and_the_first_goes_on(joined: Joined) -> None:
    first = await joined.member("one", poll_every=0.1)
    with pytest.raises(InUse, match=r"The process one is already running on the database .*: stop it first, or give"):
        await joined.member("one", poll_every=0.1)
    await first.transaction(lambda db: add(db, 1))


async def test_who_was_stopped_in_the_middle_of_a_transaction_keeps_nobody_waiting(joined: Joined) -> None:
    before, begun, go_on = await joined.member("one", silence=SHORT), asyncio.Event(), asyncio.Event()

    async def stopped(db: Session) -> None:
        await add(db, 1)
        begun.set()
        await go_on.wait()
        await add(db, 2)

    writing = asyncio.create_task(before.transaction(stopped))
    await begun.wait()
    try:
        await joined.member("one", silence=SHORT)
    finally:
        go_on.set()
    with pytest.raises(StoreError):
        await writing
    assert added(joined.address) == []


async def test_of_two_transactions_that_wait_for_each_other_one_is_done_again(joined: Joined) -> None:
    first, second = await joined.member("one", (0,)), await joined.member("other", (1,))
    failed, met = list[float](), asyncio.Barrier(2)
    for number, store in enumerate((first, second)):
        store.watch(lambda: 0.0, failed.append, lambda: None)
        await store.transaction(lambda db, number=number: add(db, number))
    tries = list[int]()

    async def change(db: Session, first: int, second: int) -> None:
        tries.append(first)
        await db.do("UPDATE player_settings SET pings = pings + 1 WHERE person = ?", first)
        if len(tries) <= 2:
            await met.wait()
        await db.do("UPDATE player_settings SET pings = pings + 1 WHERE person = ?", second)

    await asyncio.gather(
        first.transaction(lambda db: change(db, 0, 1)), second.transaction(lambda db: change(db, 1, 0))
    )
    assert rows(joined.address, "SELECT pings FROM player_settings") == [(3,), (3,)]
    assert len(tries) > 2
    assert failed == []


async def test_sessions_begin_apart_in_all_processes_but_each_bucket_by_itself(
    joined: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cluster.members.SESSIONS_APART", LONG)
    first, second = await joined.member("one", (0,)), await joined.member("other", (1,))
    waits = [await members_of(store).session_start(0) for store in (first, second, first)]
    assert waits == [0.0, pytest.approx(LONG, abs=60), pytest.approx(2 * LONG, abs=60)]
    assert await members_of(second).session_start(1) == 0.0
