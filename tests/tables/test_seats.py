"""Who sits where is also kept in rows of its own, always as in the snapshots."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.steps import play
from bot.tables.store.connection import migrations
from bot.tables.store.store import Store
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    KEEPER,
    running_bot,
    tamper,
)
from tests.tables.older_files import made_older

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

SEATS = "SELECT table_id, seat, guild_id, user_id, name FROM seats ORDER BY table_id, seat"
OPENERS = "SELECT table_id, guild_id, user_id FROM openers ORDER BY table_id"


async def test_open_tables_of_an_older_database_get_their_rows_of_seats(file: Path) -> None:
    async with running_bot(file, pause=3600) as bot:
        await bot.game(ALICE, BOB)
        ended = await bot.game(BOB, CAROL, channel=CHANNEL + 1)
        await bot.run(ended, play.end, KEEPER, moderator=True)
        await bot.lobby(CAROL, computers=1, channel=CHANNEL + 1)
        await bot.lobby(BOB, channel=CHANNEL + 2)
        await bot.lobby(BOB, channel=CHANNEL + 3)
        seats, openers = bot.rows(SEATS), bot.rows(OPENERS)
    old = await made_older(file, 10)
    tamper(old, "UPDATE tables SET snapshot = substr(snapshot, 1, 40) WHERE id = 4")
    tamper(old, "UPDATE tables SET snapshot = json_set(snapshot, '$.seats[0].user_id', 'Bob') WHERE id = 5")
    await (await Store.open(old)).close()
    with closing(sqlite3.connect(old)) as other:
        assert other.execute(SEATS).fetchall() == [row for row in seats if row[0] in (1, 3)]
        assert other.execute(OPENERS).fetchall() == [row for row in openers if row[0] in (1, 3, 5)]
        assert other.execute("SELECT unpacked_up_to FROM bot").fetchone() == (5,)
        assert other.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
