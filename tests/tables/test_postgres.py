"""What PostgreSQL alone has: a server that can be gone, and transactions beside each other."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from bot.parts import find_stored
from bot.tables.steps import lobby
from bot.tables.store.session import Session
from bot.tables.store.store import StaleVersion, Store
from bot.tables.store.store_errors import InUse, Outage, StoreClosed, StoreError
from tests.postgres import Server, execute, rows
from tests.tables.offline_bot import ALICE, BOB, eventually, running_bot


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address, find_stored())
    yield store
    await store.close()


async def refused(address: str) -> str:
    with pytest.raises(StoreError) as error:
        await Store.open(address, find_stored())
    return str(error.value)


async def add(db: Session, number: int) -> None:
    await db.do("INSERT INTO player_settings (person) VALUES (?)", number)


def added(address: str) -> list[int]:
    return [number for (number,) in rows(address, "SELECT person FROM player_settings ORDER BY 1")]


async def test_another_bot_is_refused_until_the_first_is_closed(address: str) -> None:
    store = await Store.open(address, find_stored())
    with pytest.raises(InUse, match=r"^Another bot is already using the database \w+ at this machine: stop it first"):
        await Store.open(address, find_stored())
    await store.close()
    await (await Store.open(address, find_stored())).close()


async def test_what_is_wrong_with_the_address_is_told_in_a_sentence(postgres_server: Server) -> None:
    execute(postgres_server.address("postgres"), "CREATE ROLE asked LOGIN PASSWORD 'right'")
    there = postgres_server.address("postgres", "asked").replace("asked@", "asked:wrong@")
    assert await refused(there) == (
        "The server refuses the user of the database postgres at this machine (password authentication failed for user"
        ' "asked"): put the right user and password into JUSE_DATABASE.'
    )
    assert await refused(postgres_server.address("nowhere")) == (
        'There is no database nowhere at this machine (database "nowhere" does not exist): make it with createdb, or'
        " name another in JUSE_DATABASE."
    )
    assert (await refused("postgresql://me:secret@127.0.0.1:1/juse")).startswith(
        "The server of the database juse at 127.0.0.1 cannot be reached ("
    )
    wrong = await refused("postgresql://me:secret@127.0.0.1:port/juse")
    assert wrong.startswith("The address of the database juse at 127.0.0.1 is not right (")
    assert "secret" not in wrong
    right = there.replace("wrong", "right")
    assert (await refused(right)).startswith("The bot may not use the database postgres at this machine (")


async def test_pages_however_many_and_long_leave_connections_to_moves(store: Store, address: str) -> None:
    holder = await asyncpg.connect(address)
    await holder.execute("SELECT pg_advisory_lock(7)")
    pages = [asyncio.create_task(store.rows_beside("SELECT pg_advisory_xact_lock_shared(7)")) for _ in range(20)]
    try:
        for number in (1, 2):
            await store.transaction(lambda db, number=number: add(db, number))
        assert added(address) == [1, 2]
        assert not any(page.done() for page in pages)
    finally:
        await holder.close()
    await asyncio.gather(*pages)


async def test_a_pooler_is_refused_unless_it_keeps_sessions(postgres_server: Server) -> None:
    with postgres_server.pooled("transaction") as there:
        said = await refused(there)
        assert said.startswith("The pooler before the database ")
        with pytest.raises(StoreError) as error:
            await Store.open_to_read(there, find_stored())
        assert str(error.value) == said
    with postgres_server.pooled("session") as there:
        await (await Store.open(there, find_stored())).close()


async def test_a_database_of_a_newer_version_or_from_before_the_first_release_is_refused(address: str) -> None:
    execute(address, "UPDATE storage SET version = 1000")
    assert "was written by a newer version of the bot" in await refused(address)
    execute(address, "UPDATE storage SET version = 21")
    assert "is older than version 0.9.0: run that version" in await refused(address)


@pytest.mark.long("PostgreSQL")
async def test_a_database_that_was_not_used_yet_cannot_be_read(postgres_server: Server) -> None:
    with pytest.raises(StoreError, match="start the bot once"):
        await Store.open_to_read(postgres_server.new_database(), find_stored())


async def test_what_is_read_is_of_one_moment(address: str, store: Store) -> None:
    reading = await Store.open_to_read(address, find_stored())
    assert await reading.rows("SELECT person FROM player_settings") == []
    await store.transaction(lambda db: add(db, 1))
    assert await reading.rows("SELECT person FROM player_settings") == []
    with pytest.raises(StoreError, match="read-only"):
        await reading.transaction(lambda db: add(db, 2))
    await reading.close()


async def test_a_work_that_fails_is_undone_and_no_other(address: str, store: Store) -> None:
    async def fails(db: Session) -> None:
        await add(db, 1)
        raise KeyError

    async def swallows(db: Session) -> None:
        await add(db, 2)
        with pytest.raises(asyncpg.UniqueViolationError):
            await add(db, 2)

    works = [store.transaction(work) for work in (fails, swallows, lambda db: add(db, 3))]
    failed, swallowed, done = await asyncio.gather(*works, return_exceptions=True)
    assert isinstance(failed, KeyError)
    assert str(swallowed).endswith("has undone what was to be saved.")
    assert done is None
    assert added(address) == [3]


async def test_of_two_who_change_a_table_at_once_one_is_refused(address: str) -> None:
    async with running_bot(address, pause=3600) as bot:
        table = await bot.lobby(ALICE)
        change = lobby.join(table.data, table.game, bot.by(BOB))
        both = [bot.tables.store.commit(table.data, change, table.game.state_version, False) for _ in range(2)]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {bool, StaleVersion}
        assert bot.stored_version(table) == change.table.version


async def test_who_is_cancelled_has_their_work_done_and_closing_waits_for_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes: the time in which connections must be closed begins after that."""
    store = await Store.open(address, find_stored())
    begun, release = asyncio.Event(), asyncio.Event()

    async def slow(db: Session) -> None:
        begun.set()
        await release.wait()
        await add(db, 1)

    monkeypatch.setattr("bot.tables.store.engines.postgres.CONNECT_WITHIN", 0.01)
    task = asyncio.create_task(store.transaction(slow))
    await begun.wait()
    task.cancel()
    closing = asyncio.create_task(store.close())
    await asyncio.wait([task])
    await asyncio.wait([closing], timeout=0.1)
    release.set()
    await closing
    assert task.cancelled()
    assert added(address) == [1]
    with pytest.raises(StoreClosed):
        await store.rows("SELECT 1")


@pytest.mark.long("PostgreSQL")
async def test_a_commit_waits_until_the_disk_has_it_whatever_the_server_would_do(postgres_server: Server) -> None:
    """A test cannot take the power away."""
    address = postgres_server.new_database(postgres_server.template)
    execute(address, f"ALTER DATABASE {urlsplit(address).path[1:]} SET synchronous_commit = off")
    store = await Store.open(address, find_stored())

    async def mode(db: Session) -> Any:
        return [tuple(row) for row in await db.rows("SELECT current_setting('synchronous_commit')")]

    assert await store.transaction(mode) == [("on",)]
    await store.close()


@pytest.mark.long("PostgreSQL")
async def test_numbers_are_as_in_sqlite(store: Store) -> None:
    [row] = await store.rows("SELECT sum(n), avg(n), avg(n + 1) FROM (VALUES (1::bigint), (2)) AS found (n)")
    assert [(type(value), value) for value in row] == [(int, 3), (float, 1.5), (float, 2.5)]


@pytest.mark.long("PostgreSQL")
async def test_check_finds_what_the_server_finds_damaged_and_strays(address: str) -> None:
    execute(address, "ALTER TABLE moves DROP CONSTRAINT moves_table_id_fkey")
    execute(address, "INSERT INTO moves VALUES (77, 1, 0, '', '[]', 1, 0)")
    execute(address, "ALTER TABLE moves ADD FOREIGN KEY (table_id) REFERENCES tables NOT VALID")
    execute(address, "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'open_tables'::regclass")
    reading = await Store.open_to_read(address, find_stored())
    shares: list[float] = []
    assert await reading.integrity_faults(shares.append) == [
        "the index open_tables is not valid",
        "a row of moves without its table",
    ]
    assert shares[-1] == 1.0
    await reading.close()


@pytest.mark.long("PostgreSQL")
async def test_a_backup_that_is_used_gets_other_marks_and_shows_its_tables_anew(
    address: str, postgres_server: Server, tmp_path: Path
) -> None:
    tmp_path.chmod(0o777)
    async with running_bot(address, pause=3600) as bot:
        table = await bot.lobby(ALICE)
        bot.tables.store.note_shown(table.data.id, table.data.version)
    async with running_bot(address, pause=3600) as bot:
        [before] = bot.rows("SELECT mark, shown_version FROM tables")
        assert before == (table.data.mark, table.data.version)
    dump = postgres_server.folder / "dump"
    postgres_server.run("pg_dump", "--format=custom", f"--file={dump}", address)
    restored = postgres_server.new_database()
    postgres_server.run("pg_restore", f"--dbname={restored}", str(dump))
    async with running_bot(restored, pause=3600) as bot:
        [(mark, shown)] = bot.rows("SELECT mark, shown_version FROM tables")
        assert mark != before[0]
        assert shown == 0
    async with running_bot(restored, pause=3600) as bot:
        assert bot.rows("SELECT mark FROM tables") == [(mark,)]


# ---------------------------------------------------------------- a server that goes and comes back


@pytest.mark.long("PostgreSQL")
async def test_what_was_acknowledged_is_there_after_the_server_was_killed(own_server: Server) -> None:
    """With the server's own way of writing to the disk."""
    address = own_server.new_database()
    store = await Store.open(address, find_stored())
    acknowledged: list[int] = []

    async def write(first: int) -> None:
        for number in range(first, first + 1000):
            await store.transaction(lambda db, number=number: add(db, number))
            acknowledged.append(number)

    writing = [asyncio.create_task(write(1000 * writer)) for writer in range(8)]
    await eventually(lambda: len(acknowledged) > 200)
    own_server.stop(signal.SIGKILL)
    ends = await asyncio.gather(*writing, return_exceptions=True)
    assert all(isinstance(end, Outage) for end in ends)
    own_server.start()
    assert set(acknowledged) <= set(added(address))
    await store.close()
