"""Copy the database to another place, from SQLite to PostgreSQL or back."""

import argparse
import asyncio

from bot.cli import failure
from bot.config import database_named
from bot.progress import share_of
from bot.tables.store.errors import StoreError
from bot.tables.store.moving.move import move


def add_arguments(parser: argparse.ArgumentParser) -> None:
    place = "a file, or postgresql://USER:PASSWORD@HOST/NAME"
    parser.add_argument("source", metavar="FROM", help=f"where it is: {place}")
    parser.add_argument("target", metavar="TO", help=f"where it is to be: {place}; nothing may be there yet")
    parser.epilog = (
        "Stop the bot first. The copy is read again to see whether it is the same; what is copied stays as it is. Then"
        " put TO into .env as JUSE_DATABASE, and keep FROM until the bot has run with TO."
    )


def run(args: argparse.Namespace) -> int:
    source, target = database_named("FROM", args.source), database_named("TO", args.target)
    try:
        with share_of("copied and checked") as bar:
            count = asyncio.run(move(source, target, bar.reach))
    except StoreError as error:
        raise failure(error) from error
    print(f"{count:,} rows were copied and checked. Put the new place into .env as JUSE_DATABASE.")
    return 0
