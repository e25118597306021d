"""`python -m bot move-database`: from a file to a server and back, whole or not at all."""

import asyncio
import os
import signal
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cluster.moving import move
from bot.parts import find_stored
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.store import Store
from bot.tables.store.store_errors import InUse, StoreError
from tests.host.command import bot as run_bot
from tests.postgres import Server, rows
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    DAVE,
    DAY,
    OfflineBot,
    eventually,
    legal,
    running_bot,
    tamper,
    to_move,
)
from tests.tables.test_feature_steps import FIRST, RAIN, SECOND, Weather, read_again, use, weather

__all__ = ["weather"]

pytestmark = pytest.mark.long("PostgreSQL")


@pytest.fixture
def server(postgres_server: Server) -> Server:
    return postgres_server


async def filled(place: DatabaseUrl) -> list[Any]:
    """Everything: open tables, packed games, settings, results, a secret. Returns what must be the same elsewhere."""
    async with running_bot(place, pause=3600) as bot:
        await bot.played(ALICE, BOB, CAROL, DAVE)
        await bot.finish_junk(await bot.junk(ALICE))
        await bot.background_jobs(2 * DAY)
        await bot.tables.settings.set_player(ALICE, "pings", False)
        table = await bot.game(ALICE, CAROL)
        await bot.act(table, to_move(table)[1], legal(table))
        await bot.tables.store.write("UPDATE bot SET daily_secret = 'secret'")
        lost = await bot.junk(BOB)
        await bot.forget(BOB, None)
        assert lost.data.id > table.data.id
        return await kept(bot)


async def kept(bot: OfflineBot) -> list[Any]:
    return [
        [(name, bot.rows(f"SELECT count(*) FROM {name}")) for name in sorted(bot.table_names()) if name in _COUNTED],  # noqa: S608
        bot.rows("SELECT id, game, phase, version, snapshot, touched_at, day FROM tables ORDER BY id"),
        bot.rows("SELECT table_id, record FROM records ORDER BY table_id"),
        bot.rows("SELECT person, score, finished_at FROM results ORDER BY table_id, person"),
        bot.rows("SELECT key, guild_id, user_id, name FROM people ORDER BY key"),
        [[str(move) for move in await bot.tables.store.moves(number)] for number in await bot.tables.store.all_open()],
    ]


_COUNTED = ("bot", "people", "moves", "records", "results", "seats", "openers", "player_settings", "messages")


@pytest.mark.parametrize("first", ["file", "server"])
async def test_all_is_the_same_there_and_back_and_play_goes_on(first: str, file: Path, server: Server) -> None:
    address = server.new_database()
    places: tuple[DatabaseUrl, DatabaseUrl] = (file, address) if first == "file" else (address, file)
    before = await filled(places[0])
    shares: list[float] = []
    count = await move(*places, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert count > 20
    async with running_bot(places[1], pause=3600) as bot:
        assert await kept(bot) == before
        [number] = await bot.tables.store.all_open()
        table = await bot.tables.find(number)
        assert table is not None
        assert (await bot.tables.store.integrity_faults()) == []
        await bot.act(table, to_move(table)[1], legal(table))
        opened = await bot.lobby(DAVE, channel=5)
        assert opened.data.id > max(row[0] for row in before[1]) + 1, "no number that was ever given comes again"
    if isinstance(places[1], Path):
        assert places[1].stat().st_mode & 0o777 == 0o600


async def test_it_refuses_what_a_bot_uses_and_a_place_where_something_is(file: Path, server: Server) -> None:
    address = server.new_database()
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(ALICE)
        with pytest.raises(InUse, match="stop it first"):
            await move(file, address, lambda _: None)
    async with running_bot(address, pause=3600):
        for places in ((address, file.with_name("other.sqlite3")), (file, address)):
            with pytest.raises(InUse, match="stop it first"):
                await move(*places, lambda _: None)
    with pytest.raises(StoreError, match="is not empty: make another one with createdb"):
        await move(file, address, lambda _: None)
    with pytest.raises(StoreError, match="is there already: move it away with its -wal and -shm, or name another file"):
        await move(address, file, lambda _: None)


@pytest.mark.parametrize("ending", ["-wal", "-journal"])
async def test_it_refuses_where_a_killed_bot_left_a_part_of_another_file(
    file: Path, server: Server, ending: str
) -> None:
    """SQLite would mix it with the new file, after that has been checked."""
    address = server.new_database()
    async with running_bot(address, pause=3600) as bot:
        await bot.lobby(ALICE)
    left = file.with_name(file.name + ending)
    left.write_bytes(b"of another file")
    with pytest.raises(
        StoreError, match=f"{left.name} of a database that was there before .* SQLite would mix the two"
    ):
        await move(address, file, lambda _: None)
    assert not file.exists()
    left.write_bytes(b"")
    assert await move(address, file, lambda _: None)


async def test_what_cannot_be_kept_there_is_told_and_nothing_is(file: Path, server: Server) -> None:
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(ALICE)
    tamper(file, "UPDATE seats SET name = x'ff'")
    address = server.new_database()
    with pytest.raises(StoreError, match=r"^A row of seats cannot be kept in juse"):
        await move(file, address, lambda _: None)
    assert rows(address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


@pytest.mark.parametrize("first", ["file", "server"])
async def test_who_interrupts_it_leaves_nothing_half_copied(first: str, file: Path, server: Server) -> None:
    address = server.new_database()
    places: tuple[DatabaseUrl, DatabaseUrl] = (file, address) if first == "file" else (address, file)
    store = await Store.open(places[0], find_stored())

    async def much(db: Any) -> None:
        await db.do_each(
            "INSERT INTO servers (guild_id, left_at) VALUES (?, ?)", [(number, 0.5) for number in range(10_000)]
        )
        for more in (10_000, 20_000, 40_000, 80_000):
            await db.do("INSERT INTO servers (guild_id, left_at) SELECT guild_id + ?, left_at FROM servers", more)

    await store.transaction(much)
    await store.close()
    moving = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "move-database", *map(str, places), env=os.environ | {"PYTHONPATH": "."}
    )
    begun = file.with_name(f"{file.name}.new")
    active = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'COPY%' AND datname = current_database()"
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    if first == "file":
        await eventually(lambda: rows(address, active) != [(0,)])
    else:
        await eventually(lambda: begun.exists() and begun.stat().st_size > 10**6)
    moving.send_signal(signal.SIGKILL)
    await moving.wait()
    await eventually(lambda: rows(address, others) == [(0,)])  # until the server has noticed it
    if first == "file":
        assert rows(address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    else:
        assert not file.exists()
    assert await move(*places, lambda _: None) >= 160_000


async def test_the_command_says_how_much_was_copied_and_where_to_put_the_new_place(file: Path, server: Server) -> None:
    address = server.new_database()
    async with running_bot(file, pause=3600) as bot:
        await bot.lobby(ALICE)
    done = await run_bot(file, "move-database", str(file), address)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(" rows were copied and checked. Put the new place into .env as JUSE_DATABASE.\n")
    again = await run_bot(file, "move-database", str(file), address)
    assert again.returncode == 78
    assert again.stderr.endswith("is not empty: make another one with createdb.\n")
    wrong = await run_bot(file, "move-database", "mysql://there/juse", address)
    assert wrong.stderr.startswith("FROM is the address of something else: make it a file, or postgresql://")


def test_an_address_need_not_be_among_the_words_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which everybody on the machine can read."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO("nowhere.sqlite3\npostgresql://me@there:secret/juse\n"))
    assert main(["move-database", "-", "-"]) == 78
    assert "secret" not in (said := capsys.readouterr().err)
    assert said.startswith("TO is not written as postgresql://")
    monkeypatch.setattr(sys, "stdin", StringIO("\n"))
    assert main(["move-database", "-", "x"]) == 2
    assert capsys.readouterr().err.startswith("FROM is to be read from standard input, and nothing came")
    monkeypatch.setattr(sys, "stdin", StringIO("nowhere.sqlite3"))
    assert main(["move-database", "-", "moved.sqlite3"]) == 78
    assert capsys.readouterr().err.startswith("There is no database nowhere.sqlite3")


async def test_tables_of_features_are_moved_with_all_else_unless_nobody_knows_them(
    place: DatabaseUrl, weather: Weather, postgres_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, back = postgres_server.new_database(), tmp_path / "back.sqlite3"
    weather.put(FIRST)
    with pytest.raises(StoreError, match="start the bot once"):
        await move(place, server, lambda _: None)
    await use(place, RAIN)
    places: tuple[tuple[DatabaseUrl, DatabaseUrl], ...] = ((place, server), (server, back))
    for source, target in places:
        with monkeypatch.context() as patched:
            weather.take_out(patched)
            with pytest.raises(StoreError, match="has tables of the feature weather, which was taken out: put it back"):
                await move(source, target, lambda _: None)
        read_again()
        await move(source, target, lambda _: None)
        assert ("weather", 1) in await use(target, "SELECT feature, number FROM feature_steps")
    weather.put(FIRST, SECOND)
    for moved in (server, back):
        assert await use(moved, "SELECT person, sun FROM weather") == [(7, 1)]
