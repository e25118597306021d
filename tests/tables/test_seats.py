"""Who sits where is also kept in rows of its own, always as in the snapshots."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core.errors import Refused
from bot.tables.steps import lobby, play
from bot.tables.steps.model import FORGOTTEN, SOMEONE, TableData
from bot.tables.store.connection import migrations
from bot.tables.store.store import Store
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    GUILD,
    KEEPER,
    OfflineBot,
    legal,
    running_bot,
    tamper,
    to_move,
)
from tests.tables.older_files import made_older
from tests.tables.sqlite_file import connection_of

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

SEATS = "SELECT table_id, seat, guild_id, user_id, name FROM seats ORDER BY table_id, seat"
OPENERS = "SELECT table_id, guild_id, user_id FROM openers ORDER BY table_id"


def seats_in_snapshots(bot: OfflineBot) -> list[tuple[Any, ...]]:
    tables = [
        msgspec.json.decode(row[0], type=TableData) for row in bot.rows("SELECT snapshot FROM tables ORDER BY id")
    ]
    return [
        (table.id, number, table.guild_id, seat.user_id, seat.name)
        for table in tables
        for number, seat in enumerate(table.seats)
    ]


async def test_the_rows_of_seats_follow_a_lobby_and_its_game(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE)
    assert bot.rows(SEATS) == [(1, 0, GUILD, ALICE, "Alice")]
    await bot.join(table, BOB)
    await bot.join(table, CAROL)
    await bot.run(table, lobby.add_computer(), ALICE)
    assert bot.rows(SEATS) == seats_in_snapshots(bot)
    await bot.run(table, lobby.leave, ALICE)
    assert [row[1:] for row in bot.rows(SEATS)] == [
        (0, GUILD, BOB, "Bob"),
        (1, GUILD, CAROL, "Carol"),
        (2, GUILD, 0, "Kumari"),
    ]
    assert bot.rows(OPENERS) == [(1, GUILD, BOB)], "the lobby has passed to the next"
    await bot.run(table, lobby.start_with_computers("1"), BOB)
    assert bot.rows(SEATS) == seats_in_snapshots(bot)
    assert len(bot.rows(SEATS)) == len(table.data.seats) > 3


@pytest.mark.sqlite
async def test_a_move_has_nothing_to_do_with_rows_of_seats(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    asked: list[str] = []
    await connection_of(bot.tables.store).set_trace_callback(asked.append)
    await bot.act(table, to_move(table)[1], legal(table))
    await connection_of(bot.tables.store).set_trace_callback(lambda _: None)
    assert any("INSERT INTO moves" in sql for sql in asked)
    assert [sql for sql in asked if " seats " in sql or " openers " in sql] == []


async def test_a_table_counts_for_its_opener_until_they_leave_it_to_others(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    await bot.run(table, play.leave, ALICE)
    assert bot.rows(OPENERS) == [(1, GUILD, BOB)]
    await bot.run(table, play.come_back, ALICE)
    assert bot.rows(OPENERS) == [(1, GUILD, ALICE)]


async def test_a_table_that_ends_counts_for_nobody_and_waits_to_be_packed(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    assert bot.rows("SELECT * FROM unpacked") == []
    await bot.run(table, play.end, KEEPER, moderator=True)
    assert bot.rows(OPENERS) == []
    assert bot.rows("SELECT * FROM unpacked") == [(table.data.id, table.data.touched_at)]
    assert bot.rows(SEATS) == seats_in_snapshots(bot), "who sat there is still known"


async def test_a_table_set_aside_counts_for_nobody(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    await bot.tables.store.set_aside(table.data.id)
    assert bot.rows(OPENERS) == []


async def test_a_forgotten_player_is_someone_in_the_rows_of_seats(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    await bot.run(table, play.leave, ALICE)
    await bot.forget(ALICE)
    assert bot.rows(SEATS) == [(1, 0, GUILD, FORGOTTEN, SOMEONE), (1, 1, GUILD, BOB, "Bob")]


async def test_a_refused_change_changes_no_row_of_seats(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE)
    before = bot.rows(SEATS)
    with pytest.raises(Refused):
        await bot.run(table, lobby.remove(0), BOB)
    assert bot.rows(SEATS) == before


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
