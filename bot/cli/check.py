"""Check the settings, the database and every open table, even while the bot runs."""

import argparse
import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

from bot.cli import read_settings, reading
from bot.config import SettingsError, require_token
from bot.features import stored
from bot.games import find_game
from bot.progress import share_of
from bot.tables.store.database import Place
from bot.tables.store.database_check import table_faults
from bot.tables.store.integrity import log_fault
from bot.tables.store.store_errors import StoreError
from bot.tables.store.stored import Check

_AT_ONCE = 1 << 23


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for check in _checks():
        parser.add_argument(f"--{check.option}", action="store_true", help=check.help)
    parser.epilog = "It changes nothing. The exit status is 0 if all is well, 1 if something is wrong."


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.home)
    faults: list[str] = []
    try:
        require_token(settings)
    except SettingsError as error:
        faults.append(str(error))
    report("Settings", "in order", [*faults, *settings.doubts])
    asked = [check.option for check in _checks() if getattr(args, check.option)]
    return int(not asyncio.run(check_database(settings.database, asked)) or bool(faults))


def _checks() -> Sequence[Check]:
    return [check for feature in stored() for check in feature.checks]


async def check_database(place: Place, asked: Collection[str] = ()) -> bool:
    cut_off, wrong, part = "", list[str](), "Database"
    try:
        if isinstance(place, Path):
            cut_off = log_fault(place)
        if isinstance(place, Path) and place.is_file():
            # Once in order: a disk reads that many times faster than SQLite does, whose check then finds it in memory.
            # Before anything of this process has the file open, as closing it frees all locks.
            with share_of("read") as bar, suppress(OSError), place.open("rb") as file:  # SQLite tells more of it
                while file.read(_AT_ONCE):
                    bar.reach(min(1.0, file.tell() / place.stat().st_size))
        # Opened for each part by itself: as long as one reads, the log of a running bot cannot begin anew.
        async with reading(place) as store:
            with share_of("of the file") as bar:
                broken = ([cut_off] if cut_off else []) + await store.integrity_faults(bar.reach)
        report(f"Database {store.name}", "whole", broken)
        part = "Tables"
        async with reading(place) as store:
            with share_of("of the open tables") as bar:
                count, faults = await table_faults(store, find_game, bar.reach)
        report("Tables", f"{count} open, each with a log that leads to where it stands", faults)
        for check in (one for one in _checks() if one.option in asked):
            async with reading(place) as store:
                with share_of(check.counted) as bar:
                    well, found = await check.look(store, bar.reach)
            report(check.option.capitalize(), well, found)
            wrong += found
    except StoreError as error:
        report(part, "", [str(error)])
        return False
    return not broken and not faults and not wrong


def report(what: str, well: str, faults: Sequence[str]) -> None:
    if not faults:
        print(f"{what}: {well}.")
    for fault in faults:
        print(f"{what}: {fault.removesuffix('.')}.")
