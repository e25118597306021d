"""Commits

Commits that wait together share a transaction: many at once are quicker, and one alone is not slower.

Commits that wait together are one transaction, with a savepoint for each. 32 tables of all games, each in the middle of
its game, commit one move after the other, all at the same time, and each waits for its own. What a commit writes, a
snapshot of the whole table and a row of its log, is prepared beforehand. *Bare* is a loop without a bot: the same
statements by Python's sqlite3, one transaction for every 32. *Ungrouped* is how the bot did it before: one transaction
for each. *Alone* is one table, whose commits have no company; of these the quicker quarter counts, which other load
on the disk disturbs least, and of the rest the median. All ways take turns on the same file, and every transaction
waits until the disk has it.

How much grouping helps depends on the disk. To measure it on any machine, the database's thread is also held for some
milliseconds more at the end of every transaction, as by a slower disk.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec

from bot.games import find_game
from bot.progress import steps
from bot.tables.steps.model import Change, Move, TableData
from bot.tables.store.connection import Connection
from bot.tables.store.session import Work
from bot.tables.store.snapshot import decode
from bot.tables.store.sqlite_session import SqliteSession, done
from bot.tables.store.store import Store
from bot.tables.store.uncancelled import uncancelled
from tests.proof.filled_database import Place, fill_database
from tests.proof.isolated import folder_on_disk
from tests.proof.plots import Bars, Plot
from tests.proof.report import Figure, at_most, milliseconds, ratio
from tests.tables.sqlite_file import connection_of

TABLES = 32
COMMITS = 10
"""Of each table in a turn."""
TURNS, FEW = 40, 6
MIN_OF_BARE, MIN_OF_UNGROUPED, MAX_ALONE = 0.5, 5.0, 1.05
SLOW_SYNC = 0.002
"""Seconds. Where the disk takes longer, grouping must help as much as `MIN_OF_UNGROUPED`."""
HELD = 0.005

Commit = Callable[[Work[Any]], Awaitable[Any]]


class Collecting(Store):
    """Can also keep what it would commit."""

    kept: list[Work[Any]] | None = None

    async def transaction(self, work: Work[Any]) -> Any:
        if self.kept is None:
            return await super().transaction(work)
        self.kept.append(work)
        return None


class Playing:
    """A table that makes one move after the other."""

    def __init__(self, store: Collecting, table: TableData, state_version: int) -> None:
        self._store = store
        self._table = table
        self._state_version = state_version

    async def works(self) -> list[Work[Any]]:
        """Of its next commits."""
        self._store.kept = kept = []
        for _ in range(COMMITS):
            table = self._table
            move = Move(table.moves + 1, 0, "a move", (), table.opener_id, table.touched_at)
            self._table = msgspec.structs.replace(table, version=table.version + 1, moves=move.number)
            await self._store.commit(table, Change(self._table, (move,)), self._state_version, False)
        self._store.kept = None
        return kept


def prove(*, short: bool) -> list[Figure]:
    with folder_on_disk() as folder:
        return asyncio.run(_measured(Path(folder), FEW if short else TURNS))


async def _measured(folder: Path, turns: int) -> list[Figure]:
    path = folder / "juse.sqlite3"
    fill_database(path, [Place(1, 100 + table, (5 * table, 5 * table + 1)) for table in range(TABLES)])
    store = await Collecting.open(path)
    try:
        tables = [await _table(store, number) for number in await store.all_open()]
        with closing(sqlite3.connect(path, isolation_level=None)) as bare:
            bare.execute("PRAGMA synchronous = FULL")
            of_turns = steps(range(turns), "turns")
            at_once = [(_seconds_of_a_sync(folder), *await _turn(store, tables, bare)) for _ in of_turns]
        alone = await _alone(store, tables, 5 * turns)
        with _slow(connection_of(store)):
            slow_turns = steps(range(1 + turns // FEW), "turns on a slower disk")
            slow = [(await _grouped(store, tables), await _ungrouped(store, tables)) for _ in slow_turns]
    finally:
        await store.close()
    return list(_figures(at_once, alone, slow))


async def _table(store: Collecting, number: int) -> Playing:
    stored = await store.load(number)
    assert stored is not None
    return Playing(store, decode(stored, find_game(stored.game)), stored.state_version)


def _seconds_of_a_sync(folder: Path) -> float:
    taken: list[float] = []
    with (folder / "synchronised").open("wb", buffering=0) as file:
        for _ in range(20):
            file.write(bytes(8192))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return median(taken)


async def _turn(store: Collecting, tables: Sequence[Playing], bare: sqlite3.Connection) -> tuple[float, float, float]:
    works = [await table.works() for table in tables]
    begun = time.perf_counter()
    for group in zip(*works, strict=True):
        bare.execute("BEGIN IMMEDIATE")
        for work in group:
            done(work(SqliteSession(bare)))
        bare.execute("COMMIT")
    return time.perf_counter() - begun, await _grouped(store, tables), await _ungrouped(store, tables)


async def _grouped(store: Collecting, tables: Sequence[Playing]) -> float:
    return await _at_once(store.transaction, [await table.works() for table in tables])


async def _ungrouped(store: Collecting, tables: Sequence[Playing]) -> float:
    return await _at_once(partial(_commit_by_itself, store), [await table.works() for table in tables])


async def _alone(store: Collecting, tables: Sequence[Playing], turns: int) -> tuple[float, float]:
    """The time that a quarter of all commits stays below, now and before: what else the disk does hardly counts there.
    The two ways take turns, and so does which of them comes first.
    """
    ways = (store.transaction, partial(_commit_by_itself, store))
    taken: tuple[list[float], list[float]] = ([], [])
    for turn in steps(range(turns), "turns of a commit alone"):
        for number, work in enumerate(await tables[turn % TABLES].works(), start=turn):
            taken[number % 2].append(await _at_once(ways[number % 2], [[work]]))
    now, before = (quantiles(seconds, n=4)[0] for seconds in taken)
    return now, before


async def _at_once(commit: Commit, works: Sequence[Sequence[Work[Any]]]) -> float:
    """Seconds until all is committed."""

    async def one_after_the_other(of_table: Sequence[Work[Any]]) -> None:
        for work in of_table:
            await commit(work)

    begun = time.perf_counter()
    await asyncio.gather(*map(one_after_the_other, works))
    return time.perf_counter() - begun


async def _commit_by_itself(store: Store, work: Work[Any]) -> None:
    """As the bot did it before."""

    def run(db: sqlite3.Connection) -> None:
        db.execute("BEGIN IMMEDIATE")
        done(work(SqliteSession(db)))
        db.execute("COMMIT")

    await uncancelled(connection_of(store).run(run))


@contextmanager
def _slow(connection: Connection) -> Iterator[None]:
    """Holds the thread for longer whenever it has been used, as if the disk took so long."""
    run = connection.run

    async def held(work: Callable[[sqlite3.Connection], Any]) -> Any:
        def longer(db: sqlite3.Connection) -> Any:
            found = work(db)
            time.sleep(HELD)
            return found

        return await run(longer)

    connection.run = held
    yield
    connection.run = run


def _figures(
    at_once: Sequence[tuple[float, float, float, float]],
    alone: tuple[float, float],
    slow: Sequence[tuple[float, float]],
) -> Iterator[Figure]:
    sync, bare, grouped, ungrouped = (median(seconds) for seconds in zip(*at_once, strict=True))
    of_bare = median(bare / grouped for _, bare, grouped, _ in at_once)
    yield Figure(
        f"Commits a second of {TABLES} tables at once, in relation to a bare loop",
        ratio(of_bare),
        f"≥ {ratio(MIN_OF_BARE)}",
        of_bare >= MIN_OF_BARE,
        remark=f"{_a_second(grouped):,.0f} a second; bare {_a_second(bare):,.0f}; ungrouped {_a_second(ungrouped):,.0f}"
        f". One synchronisation of 8 KB took this disk {milliseconds(sync)}",
        plot=_plot(
            _a_second(bare), (grouped, ungrouped), tuple(median(seconds) for seconds in zip(*slow, strict=True))
        ),
    )
    times = median(ungrouped / grouped for _, _, grouped, ungrouped in at_once)
    yield _times(
        f"The same, in relation to ungrouped commits, where a synchronisation takes {milliseconds(sync)}", times, sync
    )
    times = median(ungrouped / grouped for grouped, ungrouped in slow)
    yield _times(f"The same, each transaction made {milliseconds(HELD)} longer", times, HELD, anywhere=True)
    now, before = alone
    yield at_most(
        "Time for a commit alone, in relation to before",
        now / before,
        MAX_ALONE,
        ratio,
        remark=f"now {milliseconds(now)}, before {milliseconds(before)}",
    )


def _times(what: str, times: float, sync: float, *, anywhere: bool = False) -> Figure:
    if sync <= SLOW_SYNC:
        return Figure(what, f"{times:.1f} times", remark=f"a target only where it takes over {milliseconds(SLOW_SYNC)}")
    return Figure(
        what, f"{times:.1f} times", f"≥ {MIN_OF_UNGROUPED:.0f} times", times >= MIN_OF_UNGROUPED, anywhere=anywhere
    )


def _plot(bare: float, here: Sequence[float], slow: Sequence[float]) -> Plot:
    """Of the seconds of a turn, grouped and ungrouped, on this disk and on a slower one."""
    now, before = ([round(_a_second(seconds[way])) for seconds in (here, slow)] for way in (0, 1))
    alt = (
        f"On this disk {now[0]:,} commits a second, before {before[0]:,}, and {bare:,.0f} by the bare loop; where each"
        f" transaction takes {milliseconds(HELD)} longer, {now[1]:,}, before {before[1]:,}"
    )
    kinds = {"before": before, "now": now, "bare": (round(bare), None)}
    rows = ("on this disk", f"transactions {milliseconds(HELD)} longer")
    return Plot("commits", alt, (Bars(f"Commits of {TABLES} tables at once", "commits a second", rows, kinds),))


def _a_second(seconds: float) -> float:
    """Of a turn."""
    return TABLES * COMMITS / seconds
