"""However much somebody has played, nobody waits: measured in what SQLite does, which is the same on any machine."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.steps import lobby
from bot.tables.store import erasing
from bot.tables.store.database import Database
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, GUILD, HeldBot, OfflineBot, running_bot
from tests.tables.sqlite_file import connection_of

FEW, SOME, MANY = 40, 2_000, 20_000
DAY = 24 * 3600.0
EACH = 20
"""SQLite's instructions, counted so many at a time."""

_NUMBERS = "WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {count})"


async def filled(file: Path, count: int) -> None:
    """The real rows of a finished game of four and of one against computers, copied many times."""
    async with running_bot(file, pause=3600) as bot:
        await bot.played(ALICE, computers=3)
        await bot.played(ALICE, BOB, CAROL, DAVE)
        bot.skip(2 * DAY)
        await bot.background_jobs()
        assert bot.rows("SELECT count(*) FROM records") == [(2,)]
    with closing(sqlite3.connect(file)) as other, other:
        for table, number in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("results", "table_id"),
            ("records", "table_id"),
        ):
            columns = [row[1] for row in other.execute(f"PRAGMA table_info({table})")]
            rest = ", ".join(name for name in columns if name != number)
            other.execute(
                f"INSERT INTO {table} ({number}, {rest}) {_NUMBERS.format(count=count // 2 - 1)}"  # noqa: S608
                f" SELECT {number} + 2 * n, {rest} FROM copies, {table} WHERE {number} <= 2"
            )
        assert other.execute("SELECT count(*) FROM results WHERE user_id = ?", (ALICE,)).fetchone() == (count,)


class Counted:
    """The instructions of each work that the thread of the database was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.works: list[int] = []
        self._ticks = 0
        for name in ("rows", "transaction"):
            monkeypatch.setattr(Database, name, self._counted(getattr(Database, name)))

    async def begin(self, bot: OfflineBot) -> None:
        await connection_of(bot.tables.store).run(lambda db: db.set_progress_handler(self._tick, EACH))

    def _counted(self, method: Callable[..., Any]) -> Callable[..., Any]:
        async def counted(*values: Any) -> Any:
            self._ticks = 0
            try:
                return await method(*values)
            finally:
                self.works.append(self._ticks * EACH)

        return counted

    def _tick(self) -> int:
        self._ticks += 1
        return 0


async def instructions(file: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, int]:
    """Of the wish, of the longest work for it, and of the longest piece of the chore, each step being a piece."""
    await filled(file, count)
    monkeypatch.setattr(erasing, "_TARGET", 0.0)
    async with running_bot(file, pause=3600, skipped=2 * DAY, made=HeldBot) as bot:
        with monkeypatch.context() as patched:
            counted = Counted(patched)
            await counted.begin(bot)
            await bot.tables.erasure_service.person(GUILD, bot.by(ALICE))
            request = counted.works
            counted.works = []
            for _ in range(FEW):
                await bot.tables.erasure_service.some()
            pieces = counted.works
        return sum(request), max(request), max(pieces)


@pytest.mark.long
async def test_neither_the_wish_nor_any_piece_takes_more_work_with_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = await instructions(tmp_path / "few.sqlite3", FEW * 3, monkeypatch)
    many = await instructions(tmp_path / "many.sqlite3", MANY, monkeypatch)
    assert min(few) > 0
    assert all(after <= 2 * before for before, after in zip(few, many, strict=True)), (few, many)


@pytest.mark.long
async def test_thousands_of_games_are_deleted_while_others_play_on(tmp_path: Path) -> None:
    file = tmp_path / "some.sqlite3"
    await filled(file, SOME)
    async with running_bot(file, pause=3600, skipped=2 * DAY) as bot:
        table = await bot.game(BOB, CAROL)
        await bot.tables.erasure_service.person(GUILD, bot.by(ALICE))
        assert await bot.tables.stats.of_player(GUILD, ALICE, "juse", own=True) is None
        played = await plays_until(bot, lambda: bot.rows("SELECT * FROM erasures") == [])
        assert played > 20
        assert table.data.id > SOME
        for where in ("seats", "results"):
            assert bot.rows(f"SELECT count(*) FROM {where} WHERE user_id = ?", ALICE) == [(0,)]  # noqa: S608
        assert bot.rows("SELECT count(*) FROM tables") == [(SOME // 2 + 1 + played,)]
        assert bot.rows("SELECT count(*) FROM results WHERE user_id = ?", BOB) == [(SOME // 2,)]


async def plays_until(bot: OfflineBot, done: Callable[[], bool]) -> int:
    """How many tables were opened meanwhile."""
    end, opened = time.monotonic() + 300, 0
    while not done():
        assert time.monotonic() < end
        table = await bot.lobby(DAVE, channel=1000)
        await bot.run(table, lobby.leave, DAVE)
        opened += 1
    return opened
