"""Several processes on one PostgreSQL database: who may write."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from bot.tables.store.engines import postgres
from bot.tables.store.engines.postgres_members import _CONNECTED, _MEMBER, PostgresMembers
from bot.tables.store.members import Cluster, MembershipLost
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from bot.tables.store.store_errors import InUse, StoreError
from tests.postgres import Server, execute, rows
from tests.tables.offline_bot import eventually

LONG = 600.0
"""A lease that does not end while a test runs."""
SHORT = 1.0
SECONDS = 60.0
"""For what comes at once on a machine that is not very busy."""


@pytest.fixture
def address(postgres_server: Server) -> str:
    return postgres_server.new_database(postgres_server.template)


class Joined:
    """Stores that are closed at the end."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self._stack = stack

    async def member(
        self, name: str, home: Sequence[int] = (0,), shards: int = 2, lease: float = LONG, look: float = LONG
    ) -> Store:
        store = await Store.open(self.address, Cluster(name, shards, home, lease, look))
        self._stack.push_async_callback(store.close)
        return store

    def names(self) -> list[str]:
        return [name for (name,) in rows(self.address, "SELECT name FROM members ORDER BY name")]

    def added(self) -> list[int]:
        return [number for (number,) in rows(self.address, "SELECT user_id FROM player_settings ORDER BY 1")]


@pytest.fixture
async def joined(address: str) -> AsyncIterator[Joined]:
    async with AsyncExitStack() as stack:
        yield Joined(address, stack)


def members_of(store: Store) -> PostgresMembers:
    assert isinstance(store.members, PostgresMembers)
    return store.members


def cut_off(store: Store) -> None:
    """As if it was killed; what it has begun goes on."""
    held = members_of(store)._lock._held
    assert held is not None
    held.terminate()


async def add(db: Session, number: int) -> None:
    await db.do("INSERT INTO player_settings (user_id) VALUES (?)", number)


async def test_processes_start_together_on_a_new_database(postgres_server: Server) -> None:
    address = postgres_server.new_database()
    async with AsyncExitStack() as stack:
        joined = Joined(address, stack)
        stores = await asyncio.gather(*(joined.member(f"p{shard}", (shard,), 4) for shard in range(4)))
        assert joined.names() == ["p0", "p1", "p2", "p3"]
        for number, store in enumerate(stores):
            await store.transaction(lambda db, number=number: add(db, number))
        assert joined.added() == [0, 1, 2, 3]
    assert joined.names() == []


async def test_a_plain_bot_and_several_processes_keep_each_other_away(joined: Joined) -> None:
    plain = await Store.open(joined.address)
    assert plain.members is None
    with pytest.raises(InUse, match="Another bot is already using"):
        await joined.member("one")
    await plain.close()
    await joined.member("one")
    with pytest.raises(InUse, match="Another bot is already using"):
        await Store.open(joined.address)


async def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"move it to a PostgreSQL server with `python -m bot move-database`"):
        await Store.open(tmp_path / "juse.sqlite3", Cluster("one", 2, (0,)))


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
    execute(joined.address, "UPDATE storage SET version = 18")
    with pytest.raises(InUse, match="Processes of an older version of the bot use the database"):
        await joined.member("other", (1,))


async def test_a_process_that_is_started_again_is_itself_at_once_and_the_one_before_writes_nothing(
    joined: Joined,
) -> None:
    before, lost = await joined.member("one"), list[str]()
    members_of(before).on_lost = lambda: lost.append("lost")
    members_of(before).own.add(0)
    rows(joined.address, "UPDATE shard_owners SET member = ? WHERE shard = 0", members_of(before).number)
    cut_off(before)
    async with asyncio.timeout(SECONDS):
        again = await joined.member("one")
    assert members_of(again).number > members_of(before).number
    assert rows(joined.address, "SELECT member, home FROM shard_owners WHERE shard = 0") == [
        (None, members_of(again).number)
    ]
    with pytest.raises(MembershipLost, match="was away for longer than its lease"):
        await before.transaction(lambda db: add(db, 1))
    with pytest.raises(MembershipLost):
        await before.rows("INSERT INTO player_settings (user_id) VALUES (?) RETURNING user_id", 2)
    with pytest.raises(MembershipLost):
        await members_of(before).renew()
    assert lost == ["lost"]
    await again.transaction(lambda db: add(db, 3))
    assert joined.added() == [3]


async def test_one_that_is_started_twice_is_refused_and_the_first_goes_on(joined: Joined) -> None:
    first = await joined.member("one", look=0.1)
    with pytest.raises(InUse, match=r"The process one is already running on the database .*: stop it first, or give"):
        await joined.member("one", look=0.1)
    cut_off(first)  # it connects again by itself
    number = members_of(first).number
    shown = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = ? AND objid = ?"
    await eventually(lambda: rows(joined.address, shown, _CONNECTED, number) == [(1,)])
    with pytest.raises(InUse, match="The process one is already running"):
        await joined.member("one", look=0.1)
    await first.transaction(lambda db: add(db, 1))


@pytest.mark.long
async def test_one_that_was_suspended_past_its_lease_is_replaced_by_itself(joined: Joined) -> None:
    suspended = await joined.member("one", lease=SHORT)
    async with asyncio.timeout(SECONDS):
        again = await joined.member("one", lease=SHORT)
    assert members_of(again).number > members_of(suspended).number
    with pytest.raises(MembershipLost):
        await suspended.transaction(lambda db: add(db, 1))


async def test_a_member_is_ended_only_after_the_transactions_that_it_has_begun(joined: Joined) -> None:
    before, order = await joined.member("one"), list[str]()
    begun, release = asyncio.Event(), asyncio.Event()

    async def slow(db: Session) -> None:
        begun.set()
        await release.wait()
        await add(db, 1)
        order.append("written")

    writing = asyncio.create_task(before.transaction(slow))
    await begun.wait()
    cut_off(before)
    joining = asyncio.create_task(joined.member("one"))
    waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    try:
        await eventually(lambda: joining.done() or rows(joined.address, waits) == [(1,)])
        assert not joining.done()
    finally:
        release.set()
        await asyncio.gather(writing, joining)
    assert joined.added() == [1]


async def test_who_was_stopped_in_the_middle_of_a_transaction_keeps_nobody_waiting(joined: Joined) -> None:
    before, begun, go_on = await joined.member("one", lease=SHORT), asyncio.Event(), asyncio.Event()

    async def stopped(db: Session) -> None:
        await add(db, 1)
        begun.set()
        await go_on.wait()
        await add(db, 2)

    writing = asyncio.create_task(before.transaction(stopped))
    await begun.wait()
    try:
        await joined.member("one")
    finally:
        go_on.set()
    with pytest.raises(StoreError):
        await writing
    assert joined.added() == []


async def renew_for_a_lease(store: Store) -> None:
    until = time.monotonic() + SHORT + 0.1
    while time.monotonic() < until:
        await members_of(store).renew()
        await asyncio.sleep(SHORT / 10)
    await members_of(store).renew()


async def ended_by(store: Store) -> list[str]:
    async with asyncio.timeout(SECONDS):
        while not (names := await members_of(store).end_overdue()):
            await members_of(store).renew()
            await asyncio.sleep(SHORT / 10)
        return names


@pytest.mark.long
async def test_whose_lease_is_over_is_ended_but_not_by_one_that_was_away_itself(joined: Joined) -> None:
    gone = await joined.member("gone", (0,), lease=SHORT)
    there = await joined.member("there", (1,), lease=SHORT)
    rows(joined.address, "UPDATE shard_owners SET member = ? WHERE shard = 0", members_of(gone).number)
    await renew_for_a_lease(there)
    await asyncio.sleep(SHORT * 0.7)
    await members_of(there).renew()  # the first time after an outage that was shorter than its lease
    assert await members_of(there).end_overdue() == []
    await members_of(gone).renew()
    assert await ended_by(there) == ["gone"]
    assert joined.names() == ["there"]
    assert rows(joined.address, "SELECT member FROM shard_owners WHERE shard = 0") == [(None,)]
    with pytest.raises(MembershipLost):
        await gone.transaction(lambda db: add(db, 1))


@pytest.mark.long
async def test_after_an_outage_nobody_is_ended_by_one_that_looks_before_it_has_renewed_its_lease(
    joined: Joined,
) -> None:
    first, other = await joined.member("first", (0,), lease=SHORT), await joined.member("other", (1,), lease=SHORT)
    await renew_for_a_lease(first)
    await asyncio.sleep(SHORT + 0.1)
    assert await members_of(first).end_overdue() == []
    await members_of(other).renew()
    await members_of(first).renew()
    assert joined.names() == ["first", "other"]


@pytest.mark.long
async def test_nobody_is_ended_because_the_servers_clock_has_jumped(joined: Joined) -> None:
    first, other = await joined.member("first", (0,), lease=SHORT), await joined.member("other", (1,), lease=SHORT)
    await renew_for_a_lease(first)
    execute(joined.address, "UPDATE members SET until = until - 3600")  # as if it had been put forward
    members_of(first)._renewed_at -= 3600
    members_of(first)._good_since -= 3600
    assert await members_of(first).end_overdue() == []
    await members_of(first).renew()
    assert await members_of(first).end_overdue() == []
    await members_of(other).renew()
    assert joined.names() == ["first", "other"]


@pytest.mark.long
async def test_one_that_is_in_a_transaction_is_not_waited_for(joined: Joined) -> None:
    """It might wait for this one at the same time."""
    gone = await joined.member("gone", (0,), lease=SHORT)
    there = await joined.member("there", (1,), lease=SHORT)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(db: Session) -> None:
        begun.set()
        while not go_on.is_set():
            await db.rows("SELECT 1")  # or the server ends it
            await asyncio.sleep(SHORT / 10)

    await renew_for_a_lease(there)
    writing = asyncio.create_task(gone.transaction(slow))
    await begun.wait()
    try:
        await members_of(there).renew()
        async with asyncio.timeout(SHORT):
            assert await members_of(there).end_overdue() == []
    finally:
        go_on.set()
        await writing
    assert await ended_by(there) == ["gone"]


@pytest.mark.long
async def test_a_lease_is_renewed_by_itself_and_ends_with_a_stop_in_good_order(joined: Joined) -> None:
    there = await joined.member("there", (0,), lease=SHORT, look=0.1)
    other = await Store.open(joined.address, Cluster("other", 2, (1,), SHORT, 0.1))
    for _ in range(20):
        await asyncio.sleep(SHORT / 5)
        assert await members_of(there).end_overdue() == []
    assert joined.names() == ["other", "there"]
    await other.close()
    assert joined.names() == ["there"]


async def test_of_two_transactions_that_wait_for_each_other_one_is_done_again(joined: Joined) -> None:
    one, other = await joined.member("one", (0,)), await joined.member("other", (1,))
    failed, met = list[float](), asyncio.Barrier(2)
    for number, store in enumerate((one, other)):
        store.attempts.watch(lambda: 0.0, failed.append, lambda: None)
        await store.transaction(lambda db, number=number: add(db, number))
    tries = list[int]()

    async def change(db: Session, first: int, second: int) -> None:
        tries.append(first)
        await db.do("UPDATE player_settings SET pings = pings + 1 WHERE user_id = ?", first)
        if len(tries) <= 2:
            await met.wait()
        await db.do("UPDATE player_settings SET pings = pings + 1 WHERE user_id = ?", second)

    await asyncio.gather(one.transaction(lambda db: change(db, 0, 1)), other.transaction(lambda db: change(db, 1, 0)))
    assert rows(joined.address, "SELECT pings FROM player_settings") == [(3,), (3,)]
    assert len(tries) > 2
    assert failed == []


async def test_a_transaction_that_could_not_begin_in_time_leaves_nothing_behind(
    joined: Joined, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres, "ANSWERED_WITHIN", 0.5)
    store = await joined.member("one")
    await store.transaction(lambda db: add(db, 1))
    number = members_of(store).number
    locked = asyncio.Event()

    async def keep_locked() -> None:
        db = await asyncpg.connect(joined.address)
        await db.execute("SELECT pg_advisory_lock($1, $2)", _MEMBER, number)
        locked.set()
        await asyncio.sleep(1.5)
        await db.close()

    locking = asyncio.create_task(keep_locked())
    await locked.wait()
    with pytest.raises(StoreError):
        await store.transaction(lambda db: add(db, 2))
    in_one = "SELECT count(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'"
    assert rows(joined.address, in_one) == [(0,)]
    assert caplog.messages == [], "asyncpg found nothing to clean up either"
    await locking
    await store.transaction(lambda db: add(db, 3))
    assert joined.added() == [1, 3]


async def test_a_plain_bot_ends_the_processes_that_were_killed(joined: Joined) -> None:
    execute(joined.address, "INSERT INTO members (name, shards, until) VALUES ('killed', 2, 9e9)")
    await (await Store.open(joined.address)).close()
    assert joined.names() == []


async def test_sessions_begin_apart_in_all_processes_but_each_bucket_by_itself(joined: Joined) -> None:
    one, other = await joined.member("one", (0,)), await joined.member("other", (1,))
    waits = [await members_of(store).session_start(0, LONG) for store in (one, other, one)]
    assert waits == [0.0, pytest.approx(LONG, abs=60), pytest.approx(2 * LONG, abs=60)]
    assert await members_of(other).session_start(1, LONG) == 0.0


async def test_a_start_taken_before_the_clock_was_put_back_keeps_nobody_waiting(joined: Joined) -> None:
    one = await joined.member("one", (0,))
    await members_of(one).session_start(0, 5.0)
    execute(joined.address, "UPDATE session_starts SET at = at + 3600")
    assert await members_of(one).session_start(0, 5.0) == 0.0


async def test_one_whose_lease_is_over_is_in_nobodys_way_at_a_start(joined: Joined) -> None:
    await joined.member("one", (0,))
    execute(joined.address, "UPDATE members SET until = 1")
    await joined.member("other", (0, 1))
    assert joined.names() == ["other"]
    execute(joined.address, "UPDATE members SET until = 1")
    await joined.member("third", (0,), shards=4)
    assert joined.names() == ["third"]
