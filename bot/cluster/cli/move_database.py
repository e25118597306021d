"""Copy the database to another place, from SQLite to PostgreSQL or back."""

import argparse
import asyncio
import sys
from getpass import getpass

from bot.cli import Misuse
from bot.cluster.moving import move
from bot.config import database_named
from bot.progress import share_of
from bot.tables.store.database import DatabaseUrl


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = "a file, postgresql://USER:PASSWORD@HOST/NAME, or - to be asked for it"
    parser.add_argument("source", metavar="FROM", help=f"where it is: {where}")
    parser.add_argument("target", metavar="TO", help=f"where it is to be: {where}; nothing may be there yet")
    parser.epilog = (
        "Stop the bot first. The copy is read again to see whether it is the same; what is copied stays as it is. Then"
        " put TO into .env as JUSE_DATABASE, and keep FROM until the bot has run with TO. Others on"
        " this machine can see the words of a command: write - for an address with a password, and give it when you are"
        " asked, or in a line of standard input."
    )


def run(args: argparse.Namespace) -> int:
    source, target = _database("FROM", args.source), _database("TO", args.target)
    with share_of("copied and checked") as bar:
        count = asyncio.run(move(source, target, bar.reach))
    print(f"{count:,} rows were copied and checked. Put the new place into .env as JUSE_DATABASE.")
    return 0


def _database(name: str, given: str) -> DatabaseUrl:
    if given == "-":
        given = (getpass(f"{name}: ") if sys.stdin.isatty() else sys.stdin.readline()).strip()
        if not given:
            raise Misuse(
                f"{name} is to be read from standard input, and nothing came: write a file or an address there."
            )
    return database_named(name, given)
