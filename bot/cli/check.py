"""Check the settings, the database and every open table, even while the bot runs."""

import argparse
import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path

from bot.cli import read_settings, reading
from bot.config import token_fault
from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.games import find_game
from bot.parts import find_stored
from bot.progress import share_of
from bot.tables.steps.model import Unreadable
from bot.tables.steps.table_log import check_end, story_of
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.integrity import log_fault
from bot.tables.store.progress_reports import ReportProgress, report_counts, report_nothing
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError
from bot.tables.store.stored import Check

_AT_ONCE = 1 << 23


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for check in _checks():
        parser.add_argument(f"--{check.option}", action="store_true", help=check.help)
    parser.epilog = "It changes nothing. The exit status is 0 if all is well, 1 if something is wrong."


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.home)
    fault = token_fault(settings)
    report("Settings", "in order", [*([fault] if fault else []), *settings.doubts])
    asked = [check.option for check in _checks() if getattr(args, check.option)]
    return int(not asyncio.run(check_database(settings.database, asked)) or bool(fault))


def _checks() -> Sequence[Check]:
    return [check for feature in find_stored() for check in feature.checks]


async def check_database(url: DatabaseUrl, asked: Collection[str] = ()) -> bool:
    cut_off, wrong, part = "", list[str](), "Database"
    try:
        if isinstance(url, Path):
            cut_off = log_fault(url)
        if isinstance(url, Path) and url.is_file():
            # Once in order: a disk reads that many times faster than SQLite does, whose check then finds it in memory.
            # Before anything of this process has the file open, as closing it frees all locks.
            with share_of("read") as bar, suppress(OSError), url.open("rb") as file:  # SQLite tells more of it
                while file.read(_AT_ONCE):
                    bar.reach(min(1.0, file.tell() / url.stat().st_size))
        # Opened for each part by itself: as long as one reads, the log of a running bot cannot begin anew.
        async with reading(url) as store:
            with share_of("of the file") as bar:
                broken = ([cut_off] if cut_off else []) + await store.integrity_faults(bar.reach)
        report(f"Database {store.name}", "whole", broken)
        part = "Tables"
        async with reading(url) as store:
            with share_of("of the open tables") as bar:
                count, faults = await table_faults(store, find_game, bar.reach)
        report("Tables", f"{count} open, each with a log that leads to where it stands", faults)
        for check in (known for known in _checks() if known.option in asked):
            async with reading(url) as store:
                with share_of(check.counted) as bar:
                    well, found = await check.find_faults(store, bar.reach)
            report(check.option.capitalize(), well, found)
            wrong += found
    except StoreError as error:
        report(part, "", [str(error)])
        return False
    return not broken and not faults and not wrong


async def table_faults(
    store: Store, find_game: Callable[[str], AnyGame], tell: ReportProgress = report_nothing
) -> tuple[int, list[str]]:
    """Return how many tables are open, and a line for each that is damaged or was set aside."""
    numbers = await store.all_open()
    faults: list[str] = []
    tell_tables = report_counts(len(numbers), tell)
    for done, number in enumerate(numbers, 1):
        if fault := await _fault(store, find_game, number):
            faults.append(fault)
        tell_tables(done)
    aside = [
        f"table {number} ({game}) was set aside because it could not be read, as the bot's log tells: put a backup from"
        " before that in the database's place, or leave it, and play on at other tables"
        for number, game in await store.all_aside()
    ]
    return len(numbers), faults + aside


async def _fault(store: Store, find_game: Callable[[str], AnyGame], number: int) -> str:
    stored = await store.load(number)
    assert stored is not None  # everything read is of one moment
    try:
        game = find_game(stored.game)
        table = store.decode(stored, game)
        if table.state is not None:
            check_end(table, story_of(table, game, await store.moves(number)))
    except Unreadable as error:
        return str(error)
    except Refused:
        return f"table {number}: the bot has no game called {stored.game}"
    return ""


def report(what: str, well: str, faults: Sequence[str]) -> None:
    if not faults:
        print(f"{what}: {well}.")
    for fault in faults:
        print(f"{what}: {fault.removesuffix('.')}.")
