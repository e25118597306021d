"""A write-ahead log torn in the middle, and a file that may not be written."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bot.cli.check import table_faults
from bot.core.chance import Seeded
from bot.tables.store.engines.sqlite import connect
from bot.tables.store.store_errors import StoreError
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, legal, running_bot, to_move

TEARS = 40
NOBODY = 65534


async def test_a_commit_waits_until_the_disk_has_it(file: Path) -> None:
    """What SQLite does in the modes WAL and FULL (2), and it overwrites what is deleted. A test cannot take the power
    away.
    """
    names = "journal_mode", "synchronous", "secure_delete"
    with ExitStack() as held:
        connection = await connect(file, held)
        modes = [tuple(*await connection.execute_fetchall(f"PRAGMA {name}")) for name in names]
        await connection.close()
    assert modes == [("wal",), (2,), (1,)]


async def test_a_torn_log_keeps_whole_moves_in_order_and_the_table_goes_on(file: Path, tmp_path: Path) -> None:
    log = file.with_name(file.name + "-wal")
    async with running_bot(file, pause=3600) as bot:
        table = await bot.game(ALICE, BOB)
        for _ in range(30):
            await bot.act(table, to_move(table)[1], legal(table))
        made = bot.rows("SELECT number, action FROM moves ORDER BY number")
        whole, pages = log.read_bytes(), file.read_bytes()
    chance, left = Seeded("torn"), set[int]()
    for tear in range(TEARS):
        place = tmp_path / str(tear)
        place.mkdir()
        at = chance.below(len(whole))
        # Cut off there, or followed by what was never written.
        torn = whole[:at] + (b"" if tear % 2 else bytes(len(whole) - at))
        (place / file.name).write_bytes(pages)
        (place / log.name).write_bytes(torn)
        left.add(await _moves_left(place / file.name, made))
        shutil.rmtree(place)
    assert len(left) > TEARS // 4, "the tears were not in different places"


async def _moves_left(file: Path, made: list[tuple[int, str]]) -> int:
    async with running_bot(file, pause=3600) as bot:
        found = bot.rows("SELECT number, action FROM moves ORDER BY number")
        assert found == made[: len(found)]
        assert (await table_faults(bot.tables.store, lambda _: GAME))[1] == []
        for number in await bot.tables.store.all_open():
            table = await bot.tables.find(number)
            if table.data.state is not None:
                await bot.act(table, to_move(table)[1], legal(table))
    return len(found)


@contextmanager
def without_rights() -> Iterator[None]:
    """Tests may run as root, who may write everything."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


async def test_a_read_only_file_is_reported_in_a_sentence_and_loses_nothing() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "juse.sqlite3"
        async with running_bot(file) as bot:
            table = await bot.lobby(ALICE)
        Path(folder).chmod(0o777)
        file.chmod(0o444)
        file.with_name(file.name + ".lock").chmod(0o666)
        with without_rights(), pytest.raises(StoreError, match="that the bot may write there"):
            async with running_bot(file):
                pass
        file.chmod(0o644)
        async with running_bot(file) as bot:
            assert (await bot.tables.find(table.data.id)).data.seats == table.data.seats
