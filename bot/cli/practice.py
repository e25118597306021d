"""Play the bot in a browser on this computer, with no Discord account."""

import argparse
import asyncio
import contextlib
import dataclasses
import unicodedata
from collections.abc import Callable
from pathlib import Path

from discord.ext import commands

from bot import PRACTICE
from bot.app import JuseBot
from bot.cli import Failure, ToMend, TryAgain, read_settings
from bot.cli.run import stop_signals
from bot.config import SettingsError, make_home
from bot.logs import set_up_logging
from bot.tables.store.files import take_lock
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.names import NAME_LIMIT
from render.graphemes import graphemes

DEFAULT_PORT = 8770
MOST_PLAYERS = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=port_number, default=DEFAULT_PORT, help="(default %(default)s; 0 takes any)")
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument(
        "--players",
        type=player_names,
        default="alice,bob,carol,dave",
        metavar="NAMES",
        help="the people, separated by commas; the first owns the server (default %(default)s)",
    )
    parser.add_argument("--fresh", action="store_true", help="delete the stored tables and start afresh")
    parser.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="where the tables are kept (default data/practice.sqlite3 in the folder that --home names)",
    )


def port_number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port, which is a number from 0 to 65535")
    return int(text)


def player_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not graphemes(name) or any(unicodedata.category(letter) in ("Cc", "Cs") for letter in name):
            raise argparse.ArgumentTypeError(f"{name!r} is not a name: something of it must be visible, on one line")
        if len(name) > NAME_LIMIT:
            raise argparse.ArgumentTypeError(f"{name!r} is too long: take at most {NAME_LIMIT} letters, as on Discord")
    if len({name.casefold() for name in names}) < len(names):
        raise argparse.ArgumentTypeError("two players have the same name")
    if len(names) > MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"at most {MOST_PLAYERS} players fit")
    return names


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.home)
    make_home(settings.home)
    args.database = args.database or settings.home / "data/practice.sqlite3"
    settings = dataclasses.replace(settings, token="", database=args.database, clock="none", emojis_per_hour=None)
    return run_with(args, lambda: JuseBot(settings, shard_count=1))


def run_with(args: argparse.Namespace, make_bot: Callable[[], commands.AutoShardedBot]) -> int:
    try:
        # While it is imported, simcord makes discord.py warn about an intent that nobody needs here.
        from bot.practice.host import run_table
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise ToMend(f"The practice table needs the package simcord: {PRACTICE}.") from None

    set_up_logging("WARNING")

    def new_or_as_it_was() -> commands.AutoShardedBot:
        if args.fresh:
            delete_old_table(args.database)
        return make_bot()

    async def until_stopped() -> None:
        with stop_signals() as stopped:
            await run_table(args, new_or_as_it_was, lambda text: print(text, flush=True), stopped)

    try:
        asyncio.run(until_stopped())
    except SettingsError as error:
        raise Failure(str(error)) from error
    except StoreError as error:
        # Here the file is given by an option, and not by the setting that the store names.
        raise (TryAgain if error.passes else ToMend)(str(error).replace("JUSE_DATABASE", "--database")) from error
    return 0


def delete_old_table(database: Path) -> None:
    # Not while a table at another port uses it.
    with contextlib.closing(take_lock(database)):
        try:
            for ending in ("", "-wal", "-shm", "-journal"):
                database.with_name(database.name + ending).unlink(missing_ok=True)
        except OSError as error:
            raise SettingsError(f"{database} cannot be deleted ({error.strerror}): remove it by hand.") from None
