"""What `check` says about files that are not whole, and about tables that were set aside."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.check import check_database
from tests.tables.offline_bot import ALICE, BOB, legal, running_bot, tamper, to_move

FRAME = 4096 + 24


Check = Callable[[Path], Awaitable[tuple[bool, list[str]]]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    """Whether all is well, and what the command prints about the database."""

    async def run(file: Path) -> tuple[bool, list[str]]:
        return await check_database(file), capsys.readouterr().out.splitlines()

    return run


@pytest.fixture
async def left(tmp_path: Path) -> Path:
    """What a killed bot leaves: a database whose last moves are in its log."""
    made = tmp_path / "made" / "juse.sqlite3"
    async with running_bot(made, pause=3600) as house:
        table = await house.game(ALICE, BOB)
        for _ in range(10):
            await house.act(table, to_move(table)[1], legal(table))
        return shutil.copytree(made.parent, tmp_path / "left") / made.name


def log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def cut_off(file: Path) -> str:
    return (
        f"Database {file}: The log {log_of(file)} is cut off, so the last moves may be missing: if the files were"
        " copied, copy them again, best by `python -m bot backup`; if not, put a backup in the database's place, or"
        " start the bot with what is left."
    )


async def test_a_log_of_a_killed_bot_is_whole_whatever_was_being_written(left: Path, check: Check) -> None:
    """That was not committed."""
    for _ in range(2):
        well, said = await check(left)
        assert well
        assert said[0] == f"Database {left}: whole."
        with log_of(left).open("ab") as log:
            log.write(log_of(left).read_bytes()[-FRAME:-100])


@pytest.mark.parametrize("kept", [0, 20, 32, 0.3, 0.7])
async def test_a_log_that_is_cut_off_is_reported(left: Path, check: Check, kept: float) -> None:
    whole = log_of(left).read_bytes()
    frames = len(whole) // FRAME
    log_of(left).write_bytes(whole[: int(kept * frames) * FRAME + 32 if 0 < kept < 1 else int(kept)])
    well, said = await check(left)
    assert not well
    assert cut_off(left) in said


async def test_a_log_that_ends_within_a_commit_is_reported_without_its_index_too(left: Path, check: Check) -> None:
    """As after copying the two files that have content."""
    left.with_name(left.name + "-shm").unlink()
    whole = log_of(left).read_bytes()
    within = next(
        at for at in range(len(whole) - FRAME, 0, -FRAME) if not int.from_bytes(whole[at + 4 : at + 8], "big")
    )
    for size in (within + FRAME, within + 100, 20):
        log_of(left).write_bytes(whole[:size])
        assert cut_off(left) in (await check(left))[1]
        left.with_name(left.name + "-shm").unlink(missing_ok=True)
    log_of(left).write_bytes(whole)
    assert (await check(left))[0]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("DELETE FROM moves WHERE number = 10", ": its log has "),
        ("UPDATE tables SET snapshot = 'x'", ": its snapshot cannot be decoded"),
        ("UPDATE tables SET game = 'chess'", ": the bot has no game called chess."),
        (
            "UPDATE tables SET phase = 'aside', snapshot = 'x'",
            " (juse) was set aside because it could not be read, as the bot's log tells: put a backup from before that",
        ),
    ],
)
async def test_what_is_wrong_with_a_table_is_reported(left: Path, check: Check, damage: str, says: str) -> None:
    tamper(left, damage)
    well, [_, said] = await check(left)
    assert not well
    assert said.startswith(f"Tables: table 1{says}")


async def test_what_sqlite_itself_finds_damaged_is_reported_though_every_table_can_be_read(
    tmp_path: Path, check: Check
) -> None:
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file, pause=3600) as house:
        await house.game(ALICE, BOB)
    with closing(sqlite3.connect(file)) as db:
        [(page,)] = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'openers_of_server'").fetchall()
        [(size,)] = db.execute("PRAGMA page_size").fetchall()
    content = bytearray(file.read_bytes())
    entries = (page - 1) * size + 3  # https://www.sqlite.org/fileformat2.html#b_tree_pages
    content[entries : entries + 2] = bytes(2)
    file.write_bytes(content)
    well, said = await check(file)
    assert not well
    assert f"Database {file}: row 1 missing from index openers_of_server." in said
    assert said[-1] == "Tables: 1 open, each with a log that leads to where it stands."
