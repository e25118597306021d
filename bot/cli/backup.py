"""Copy the database to a new file, even while the bot runs."""

import argparse
from pathlib import Path

from bot import PROGRAM
from bot.cli import Misuse, read_settings, refuse_existing
from bot.config import without_password
from bot.progress import share_of
from bot.tables.store.file_backup import back_up
from bot.tables.store.files import note_backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy; its folder must exist")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    parser.epilog = (
        f"To go back to a backup, stop the bot, and run `{PROGRAM} restore FILE`. It holds hidden cards: keep it to"
        " yourself."
    )


def run(args: argparse.Namespace) -> int:
    target: Path = args.file
    if target.is_dir():
        raise Misuse(f"{target} is a folder: name a file in it.")
    if target.exists() and not target.is_file():
        raise Misuse(f"{target} is no file: name another one.")
    if not args.force:
        refuse_existing(target, "name another file, or add --force to replace it")
    # SQLite would take what lies beside the target for a part of the copy.
    beside = (target.with_name(target.name + ending) for ending in ("-wal", "-journal"))
    if any(file.exists() and file.stat().st_size for file in beside):
        raise Misuse(f"{target} is a database that is being used: name another file.")
    database = read_settings(args.home).database
    if isinstance(database, str):
        raise Misuse(
            "The database is on a PostgreSQL server, which has a tool of its own for backups: run"
            f" `pg_dump --format=custom --file={target} '{without_password(database)}'`."
        )
    with share_of("copied and checked") as bar:
        back_up(database, target, bar.reach)
    note_backup(database)
    print(f"{target}: {target.stat().st_size:,} bytes, checked.")
    return 0
