"""Put a backup in the database's place, while no bot runs on it."""

import argparse
from pathlib import Path

from bot.cli import Misuse, TryAgain, failure, read_settings
from bot.config import make_home
from bot.progress import share_of
from bot.tables.store.file_backup import put_back
from bot.tables.store.store_errors import InUse, StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup, which stays as it is")
    parser.epilog = "The database that was there before is kept beside it, under a name with the date."


def run(args: argparse.Namespace) -> int:
    backup: Path = args.file
    settings = read_settings(args.home)
    database = settings.database
    if isinstance(database, str):
        raise Misuse(
            "The database is on a PostgreSQL server, which has a tool of its own for that, pg_restore: docs/large.md"
            " tells how."
        )
    if not backup.is_file():
        raise Misuse(f"There is no file {backup}.")
    if database.exists() and backup.samefile(database):
        raise Misuse(f"{backup} is the database itself: name a backup of it.")
    make_home(settings.home)
    try:
        with share_of("copied and checked") as bar:
            before = put_back(backup, database, bar.reach)
    except InUse:
        raise TryAgain(f"A bot is using the database {database}: stop it first.") from None
    except StoreError as error:
        raise type(failure(error))(f"Nothing was put back. {error}") from error
    kept = "There was none before." if before is None else f"What was there before is {before}."
    print(f"The database {database} is now what it was in {backup}. {kept}")
    return 0
