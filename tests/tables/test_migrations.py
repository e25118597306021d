"""Migrations: the database gets every step once, and keeps what is in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.core.errors import Refused
from bot.tables.steps import play
from bot.tables.store.connection import migrations
from bot.tables.store.daily_book import DailyBook
from bot.tables.store.settings import PlayerSettings, SettingsBook
from bot.tables.store.store import Store
from cogs.juse import player as juse_player
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DAVE,
    GUILD,
    KEEPER,
    legal,
    running_bot,
    tamper,
    to_move,
    without_times,
)
from tests.tables.older_files import made_older, migrate

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

RESULTS_OF_6 = "table_id, user_id, guild_id, game, name, won, people, score, misplays, clean, private, finished_at"


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as other:
        return other.execute("PRAGMA user_version").fetchone()[0]


def schema(file: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as other:
        return set(other.execute("SELECT name, sql FROM sqlite_schema"))


async def test_a_new_file_takes_every_step_once(file: Path) -> None:
    await (await Store.open(file)).close()
    assert version(file) == len(migrations()) >= 2
    before = schema(file)
    await (await Store.open(file)).close()
    assert schema(file) == before


@pytest.mark.long
@pytest.mark.parametrize("taken", [1, 3, 7, 10, len(migrations()) - 1])
async def test_every_older_file_is_migrated_to_the_same_schema_and_keeps_its_rows(file: Path, taken: int) -> None:
    await migrate(file, migrations()[:taken])
    with closing(sqlite3.connect(file)) as old:
        old.execute("INSERT INTO player_settings (user_id, pings) VALUES (7, 0)")
        old.commit()
    store = await Store.open(file)
    assert await SettingsBook(store).of_player(7) == PlayerSettings(pings=False)
    await store.close()
    new = file.with_name("new.sqlite3")
    await (await Store.open(new)).close()
    assert schema(file) == schema(new)


async def test_a_failing_migration_leaves_the_file_as_it_was(file: Path) -> None:
    await migrate(file, migrations())
    before = schema(file)
    with pytest.raises(sqlite3.Error):
        await migrate(file, [*migrations(), "CREATE TABLE half (a); DROP TABLE moves; CREATE TABLE half (b);"])
    assert (schema(file), version(file)) == (before, len(migrations()))
    await migrate(file, [*migrations(), "CREATE TABLE whole (a);"])
    assert version(file) == len(migrations()) + 1


async def test_a_running_game_goes_on_after_a_migration(file: Path) -> None:
    async with running_bot(file, pause=3600) as bot:
        before = (await bot.game(ALICE, BOB)).data
    await migrate(file, [*migrations(), "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"])
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA user_version = {len(migrations())}")
    async with running_bot(file, pause=3600) as bot:
        table = await bot.tables.find(before.id)
        assert without_times(table.data) == without_times(before)
        await bot.act(table, to_move(table)[1], legal(table))


async def test_games_running_before_there_were_private_tables_go_on(file: Path) -> None:
    """A file of version 2, with a running game and a lobby."""
    async with running_bot(file, pause=3600) as bot:
        running, lobby = (await bot.game(ALICE, BOB)).data, (await bot.lobby(CAROL, channel=CHANNEL + 1)).data
    old = await made_older(file, 2)
    async with running_bot(old, pause=3600) as bot:
        table = await bot.tables.find(running.id)
        assert table.data == msgspec.structs.replace(running, begun_at=None, mark=table.data.mark)
        assert not table.data.private
        await bot.act(table, to_move(table)[1], legal(table))
        await bot.join(await bot.tables.find(lobby.id), DAVE)
        with pytest.raises(Refused, match="channel-taken"):
            await bot.lobby(DAVE)
        assert await DailyBook(bot.tables.store).seed("junk", "2026-01-01")
    assert version(old) == len(migrations())


async def test_games_begun_before_there_were_counts_go_on_and_have_no_time(file: Path) -> None:
    """A file of version 7, with a finished game and a running one."""
    async with running_bot(file, pause=3600) as bot:
        await bot.played(ALICE, BOB, CAROL, DAVE)
        running = await bot.lobby(ALICE, BOB, CAROL, DAVE)
        await bot.start_short(running)
        await bot.play_on(running, lambda data: data.moves > 20)
        number, late = running.data.id, sum(seat.run for seat in running.data.seats)
    old = await made_older(file, 7)
    async with running_bot(old, pause=3600) as bot:
        table = await bot.tables.find(number)
        assert table.data.begun_at is None
        before = await bot.tables.stats.of_player(GUILD, ALICE, "juse", own=True)
        assert before is not None
        assert (before.games, before.catches, before.wrong_calls, before.clean_run, before.fastest) == (
            1,
            0,
            0,
            0,
            None,
        )
        await bot.play_on(table)
        after = await bot.tables.stats.of_player(GUILD, ALICE, "juse", own=True)
        assert after is not None
        assert (after.games, after.fastest) == (2, None)
        assert after.clean_run > 0
        assert sum(seat.run for seat in table.data.seats) == table.data.moves - late, "counted from now on"
    assert results(old)[:4] == results(file)[:4]


# ---------------------------------------------------------------- games that were finished before there were results


@pytest.fixture
async def finished(file: Path) -> Path:
    """A file of version 3: two finished games of Juse, a closed one, a running one, a finished Junk of one's own."""
    async with running_bot(file, pause=3600) as bot:
        await bot.played(ALICE, BOB, CAROL, DAVE)
        await bot.played(ALICE, computers=3)
        closed = await bot.game(ALICE, BOB)
        await bot.run(closed, play.end, KEEPER, moderator=True)
        running = await bot.lobby(DAVE, CAROL, BOB, ALICE)
        await bot.start_short(running)
        await bot.play_on(running, lambda data: data.moves > 20)
        await bot.finish_junk(await bot.junk(BOB))
    return await made_older(file, 3)


def results(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as other:
        return other.execute(f"SELECT {RESULTS_OF_6} FROM results ORDER BY table_id, user_id").fetchall()  # noqa: S608


async def test_finished_games_are_counted_when_the_file_is_first_used(file: Path, finished: Path) -> None:
    """As they were counted at their last move by a bot that keeps results."""
    async with running_bot(finished) as bot:
        await bot.background_jobs()
        assert len(results(finished)) == 6
        for counted, expected in zip(results(finished), results(file), strict=True):
            assert counted == (*expected[:-1], pytest.approx(expected[-1], abs=1))
        found = await bot.tables.stats.of_player(GUILD, ALICE, "juse", own=True)
        assert found is not None
        assert found.games == 2


@pytest.mark.long
async def test_games_are_counted_once_however_often_the_bot_starts(finished: Path) -> None:
    for _ in range(2):
        async with running_bot(finished, pause=3600) as bot:
            await bot.background_jobs()
            assert len(results(finished)) == 6
    async with running_bot(finished, pause=3600) as bot:
        await bot.play_on(await bot.tables.in_channel(CHANNEL))
        assert len(results(finished)) == 10, "the one that was running counts when it is finished"
    async with running_bot(finished) as bot:
        await bot.background_jobs()
        assert len(results(finished)) == 10


async def test_an_unreadable_game_does_not_stop_the_counting(finished: Path, caplog: pytest.LogCaptureFixture) -> None:
    tamper(finished, "UPDATE tables SET snapshot = 'broken', shown_version = version WHERE id = 1")
    async with running_bot(finished, games={JUSE: juse_player.choose}) as bot:
        await bot.background_jobs()
        assert [row[:2] for row in results(finished)] == [(2, ALICE)]
    warned = [record.getMessage() for record in caplog.records if "cannot be counted" in record.getMessage()]
    assert [text.split(":")[0] for text in warned] == ["table 5", "table 1"]
