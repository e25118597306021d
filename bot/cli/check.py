"""Check the settings, the database and every open table, even while the bot runs."""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.cli import read_settings, reading
from bot.config import SettingsError, require_token
from bot.games import find_game
from bot.progress import share_of
from bot.tables.store.database import Place
from bot.tables.store.database_check import rating_faults, table_faults
from bot.tables.store.integrity import log_fault
from bot.tables.store.progress_reports import ReportProgress
from bot.tables.store.store_errors import StoreError

_AT_ONCE = 1 << 23


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ratings", action="store_true", help="also compute all ratings again, from their ledger")
    parser.epilog = "It changes nothing. The exit status is 0 if all is well, 1 if something is wrong."


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.home)
    faults: list[str] = []
    try:
        require_token(settings)
    except SettingsError as error:
        faults.append(str(error))
    report("Settings", "in order", [*faults, *settings.doubts])
    return int(not asyncio.run(check_database(settings.database, ratings=args.ratings)) or bool(faults))


async def check_database(place: Place, *, ratings: bool = False) -> bool:
    try:
        cut_off = ""
        if isinstance(place, Path):
            cut_off = log_fault(place)
            with share_of("read") as bar:
                _read_once(place, bar.reach)
        # Opened for each part by itself: as long as one reads, the log of a running bot cannot begin anew.
        async with reading(place) as store:
            with share_of("of the file") as bar:
                broken = ([cut_off] if cut_off else []) + await store.integrity_faults(bar.reach)
        report(f"Database {store.name}", "whole", broken)
    except StoreError as error:
        report("Database", "", [str(error)])
        return False
    try:
        async with reading(place) as store:
            with share_of("of the open tables") as bar:
                count, faults = await table_faults(store, find_game, bar.reach)
        report("Tables", f"{count} open, each with a log that leads to where it stands", faults)
        wrong: Sequence[str] = []
        if ratings:
            async with reading(place) as store:
                with share_of("of the rated games") as bar:
                    games, wrong = await rating_faults(store, bar.reach)
            report("Ratings", f"{games:,} rated games, which lead to every rating there is", wrong)
    except StoreError as error:
        report("Tables", "", [str(error)])
        return False
    return not broken and not faults and not wrong


def _read_once(file: Path, tell: ReportProgress) -> None:
    """Read the file once: in order, a disk reads it many times faster than SQLite does, whose check then finds it in
    memory. Before anything of this process has the file open, as closing it frees all locks.
    """
    if file.is_file():
        size = file.stat().st_size
        with suppress(OSError), file.open("rb") as opened:  # SQLite tells more of it
            while opened.read(_AT_ONCE):
                tell(min(1.0, opened.tell() / size))


def report(what: str, well: str, faults: Sequence[str]) -> None:
    if not faults:
        print(f"{what}: {well}.")
    for fault in faults:
        print(f"{what}: {fault.removesuffix('.')}.")
