"""The store on a real file: simultaneous use, failures, and what else it keeps."""

import asyncio
from pathlib import Path

from bot.parts import find_stored
from bot.tables.steps.fields import with_fields
from bot.tables.store.settings import SettingsBook
from bot.tables.store.store import Store
from tests.tables.offline_bot import ALICE, OfflineBot, new_table
from tests.traces import rows


async def test_a_cancelled_write_leaves_no_transaction_open(file: Path) -> None:
    store = await Store.open(file, find_stored())
    for hops in range(25):
        opening = asyncio.create_task(store.open_table(with_fields(new_table(1000 + hops), channel_id=hops), 1))
        for _ in range(hops):
            await asyncio.sleep(0)
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        await SettingsBook(store).set_player(hops, "pings", False)
    await store.close()
    assert rows(file, "SELECT count(*) FROM player_settings") == [(25,)]
    snapshots = [snapshot for (snapshot,) in rows(file, "SELECT snapshot FROM tables")]
    assert snapshots
    assert "" not in snapshots


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
