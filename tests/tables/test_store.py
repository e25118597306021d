"""The store on a real file: simultaneous use, failures, and what else it keeps."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core.cards import Look
from bot.tables.steps import play
from bot.tables.steps.model import TableData
from bot.tables.store.connection import Connection
from bot.tables.store.database import Place
from bot.tables.store.saved_time import SavedTime
from bot.tables.store.settings import SettingsBook
from bot.tables.store.shard_ownership import resume
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from tests.tables.offline_bot import ALICE, BOB, OfflineBot, new_table, running_bot, tamper
from tests.tables.sqlite_file import connection_of


def a_lobby(channel: int) -> TableData:
    return msgspec.structs.replace(new_table(1000 + channel), channel_id=channel)


async def test_a_cancelled_write_leaves_no_transaction_open(file: Path) -> None:
    store = await Store.open(file)
    for hops in range(25):
        opening = asyncio.create_task(store.open_table(a_lobby(hops), 1))
        for _ in range(hops):
            await asyncio.sleep(0)
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        await SettingsBook(store).set_pings(hops, False)
    await store.close()
    with closing(sqlite3.connect(file)) as other:
        snapshots = [row[0] for row in other.execute("SELECT snapshot FROM tables")]
        assert other.execute("SELECT count(*) FROM player_settings").fetchone() == (25,)
    assert snapshots
    assert "" not in snapshots


async def test_no_cursor_leaves_the_thread_of_the_database(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Freed elsewhere, a cursor gets in the way of the thread, and now and then SQLite then refuses a write."""
    got_out: list[Any] = []
    run = Connection.run

    async def watched(connection: Connection, work: Any) -> Any:
        got_out.append(await run(connection, work))
        return got_out[-1]

    monkeypatch.setattr(Connection, "run", watched)
    async with running_bot(file) as bot:
        table = await bot.game(ALICE, BOB)
        store = bot.tables.store
        await store.messages.set(table.data.id, "table", 5, 7)
        await store.messages.note_moved(table.data.id, 5, 8, 7)
        store.note_shown(table.data.id, table.data.version)
        store.messages.note_deleted(table.data.id, "leftover", 7)
        await store.heartbeat(SavedTime(1.0))
        await bot.run(table, play.leave, ALICE)
        await bot.forget(ALICE)
    assert len(got_out) > 5
    assert not any(isinstance(found, sqlite3.Cursor) for found in got_out)


@pytest.mark.sqlite
async def test_uncommitted_rows_are_not_read(place: Place) -> None:
    """While others read, tables are opened until the file is full."""
    store = await Store.open(place)
    [(pages,)] = await connection_of(store).execute_fetchall("PRAGMA page_count")
    await connection_of(store).execute_fetchall(f"PRAGMA max_page_count = {pages + 3}")
    opened: set[int] = set()
    seen: set[int] = set()
    done = asyncio.Event()

    async def read() -> None:
        while not done.is_set():
            seen.update(await store.all_open())
            await asyncio.sleep(0)

    async def write() -> None:
        for channel in range(200):
            try:
                opened.add((await store.open_table(a_lobby(channel), 1)).id)
            except StoreError:
                break
        done.set()

    await asyncio.gather(read(), write())
    await connection_of(store).execute_fetchall("PRAGMA max_page_count = 100000")
    assert len(opened) < 200
    assert seen <= opened
    assert set(await store.all_open()) == opened
    await store.close()


async def test_a_closed_store_says_that_it_is_closed(place: Place) -> None:
    store = await Store.open(place)
    await store.close()
    for attempt in (store.load(1), SettingsBook(store).set_pings(1, True), store.heartbeat(SavedTime(0.0))):
        with pytest.raises(StoreError, match="is closed: the bot is stopping"):
            await attempt


async def test_closing_waits_for_a_running_write(place: Place) -> None:
    store = await Store.open(place)
    opening = asyncio.create_task(store.open_table(a_lobby(1), 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    await opening
    store = await Store.open(place)
    assert await store.all_open() == [1]
    await store.close()


async def test_a_damaged_file_is_reported_in_a_sentence(file: Path) -> None:
    async with running_bot(file) as bot:
        for channel in range(40):
            await bot.lobby(1000 + channel, BOB, channel=channel)
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    with pytest.raises(StoreError, match=r"The database .* is damaged \(.*\): put a backup in its place"):
        async with running_bot(file):
            pass


async def test_a_mistake_of_the_bot_is_not_taken_for_damage(file: Path) -> None:
    store = await Store.open(file)
    nonsense: Any = object()
    with pytest.raises(sqlite3.ProgrammingError, match="not supported"):
        await store.games_in(nonsense, 1)
    with pytest.raises(sqlite3.ProgrammingError, match="not supported"):
        await SettingsBook(store).set_pings(nonsense, True)
    await SettingsBook(store).set_pings(1, False)
    await store.close()


async def test_messages_are_kept_by_kind_and_forgotten_when_deleted(bot: OfflineBot) -> None:
    store, table = bot.tables.store, await bot.lobby(ALICE)
    await store.messages.set(table.data.id, "table", 5, 2**63 - 1)
    await store.messages.set(table.data.id, "juse", 5, 7)
    await store.messages.set(table.data.id, "juse", 6, 8)
    assert await store.messages.find(table.data.id, "table") == (5, 2**63 - 1)
    assert await store.messages.find(table.data.id, "juse") == (6, 8)
    await store.messages.set(table.data.id, "juse", 6, None)
    assert await store.messages.find(table.data.id, "juse") is None


@pytest.mark.sqlite
async def test_messages_are_cached_as_they_are_in_the_file(bot: OfflineBot) -> None:
    store, table = bot.tables.store, await bot.lobby(ALICE)
    asked: list[str] = []
    await connection_of(store).set_trace_callback(asked.append)
    assert await store.messages.find(table.data.id, "table") is None
    await store.messages.set(table.data.id, "table", 5, 7)
    await store.messages.set(table.data.id, "turn:0", 5, 8, ALICE)
    assert await store.messages.find(table.data.id, "table") == (5, 7)
    assert await store.messages.calls(table.data.id) == {"turn:0": ALICE}
    await connection_of(store).set_trace_callback(lambda _: None)
    assert len([sql for sql in asked if "FROM messages" in sql]) == 1
    assert bot.rows("SELECT kind, message_id FROM messages ORDER BY kind") == [("table", 7), ("turn:0", 8)]


async def test_a_deleted_message_is_removed_with_the_next_heartbeat_and_a_newer_one_stays(
    bot: OfflineBot,
) -> None:
    store, table = bot.tables.store, await bot.lobby(ALICE)
    for kind, number in (("juse", 7), ("turn:0", 8)):
        await store.messages.set(table.data.id, kind, 5, number)
        store.messages.note_deleted(table.data.id, kind, number)
    store.messages.drop([table.data.id])
    assert await store.messages.find(table.data.id, "juse") is None, "also where it is read again"
    await store.messages.set(table.data.id, "juse", 5, 9)
    await store.heartbeat(bot.clock.saved())
    assert bot.rows("SELECT kind, message_id FROM messages") == [("juse", 9)]
    assert await store.messages.find(table.data.id, "juse") == (5, 9)


async def test_the_user_whom_a_call_names_is_kept_until_they_are_forgotten(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    store = bot.tables.store
    assert await store.messages.calls(table.data.id) == {}
    await store.messages.set(table.data.id, "turn:0", 5, 7, ALICE)
    await store.messages.set(table.data.id, "turn:1", 5, 6, BOB)
    await store.messages.set(table.data.id, "juse", 5, 8)
    assert await store.messages.calls(table.data.id) == {"turn:0": ALICE, "turn:1": BOB}
    await bot.run(table, play.leave, ALICE)
    await bot.forget(BOB + 1)
    assert await store.messages.calls(table.data.id) == {"turn:0": ALICE, "turn:1": BOB}
    await bot.forget(ALICE)
    assert await store.messages.calls(table.data.id) == {"turn:0": 0, "turn:1": BOB}
    assert await store.messages.find(table.data.id, "turn:0") == (5, 7)


async def test_the_hash_of_the_commands_is_kept(place: Place) -> None:
    async with running_bot(place) as bot:
        assert await bot.tables.store.commands_hash() == ""
        await bot.tables.store.set_commands_hash("abc")
    async with running_bot(place) as bot:
        assert await bot.tables.store.commands_hash() == "abc"


@pytest.mark.sqlite
async def test_shown_versions_are_written_even_if_the_first_attempt_fails(bot: OfflineBot) -> None:
    store, table = bot.tables.store, await bot.lobby(ALICE)
    store.note_shown(table.data.id, 1)
    other = sqlite3.connect(bot.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store._write_noted()
    other.close()
    await store.heartbeat(bot.clock.saved())
    assert bot.rows("SELECT shown_version FROM tables") == [(1,)]


@pytest.mark.sqlite
async def test_queries_about_open_tables_use_an_index(bot: OfflineBot) -> None:
    store = bot.tables.store
    asked: list[str] = []
    await connection_of(store).set_trace_callback(asked.append)
    await store.transaction(lambda db: resume(db, bot.now() + 60))
    await store.deadlines()
    await store.open_table_in(1)
    await store.open_tables_of(1)
    await store.all_open()
    await connection_of(store).set_trace_callback(lambda _: None)
    about_tables = [sql for sql in asked if " tables " in sql]
    plans = [row[3] for sql in about_tables for row in bot.rows(f"EXPLAIN QUERY PLAN {sql}")]
    assert len(about_tables) == 5
    assert [
        plan for plan in plans if plan.startswith(("SCAN", "SEARCH")) and "INDEX" not in plan and "KEY" not in plan
    ] == []


@pytest.mark.sqlite
async def test_the_look_of_a_table_is_kept_and_a_table_of_the_time_before_has_the_usual_one(place: Place) -> None:
    async with running_bot(place) as bot:
        table = await bot.game(ALICE, BOB)
        await bot.run(table, play.choose_look("four"), ALICE)
    tamper(place, "UPDATE tables SET snapshot = json_remove(snapshot, '$.back', '$.motion')")
    async with running_bot(place) as bot:
        table = await bot.tables.find(table.data.id)
        assert (table.data.look, table.data.motion) == (Look("four", "bars"), True)
        await bot.run(table, play.choose_look(back="waves", motion=False), ALICE)
    async with running_bot(place) as bot:
        data = (await bot.tables.find(table.data.id)).data
        assert (data.look, data.motion) == (Look("four", "waves"), False)
