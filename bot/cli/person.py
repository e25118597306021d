"""For when somebody asks you: write all that is stored about a person to a file, or have it deleted."""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from bot.cli import ToMend, TryAgain, read_settings, reading, refuse_existing
from bot.parts import find_stored
from bot.progress import share_of
from bot.tables.store.database import DatabaseUrl, run_beside
from bot.tables.store.export import stored_about
from bot.tables.store.files import passes
from bot.tables.store.forgetting import forget_person

_MOST = 2**63 - 1

_DONE = (
    "Done: nothing that the bot stores leads to {person} any more, and a seat at an open table is the computer's half a"
    " minute from now, or once the bot is started."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("person", metavar="ID", type=_person, help="their number at Discord, as Copy User ID gives it")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--export", metavar="FILE", type=Path, help="write it to FILE, which only you can read")
    what.add_argument("--erase", action="store_true", help="delete it, on all servers")
    parser.epilog = "Both work while the bot runs. In their games, who is erased becomes “someone”."


def run(args: argparse.Namespace) -> int:
    database = read_settings(args.home).database
    if args.export is None:
        asyncio.run(_erase(database, args.person))
        print(_DONE.format(person=args.person))
    else:
        target: Path = args.export
        refuse_existing(target)
        content = asyncio.run(_export(database, args.person))
        _write(target, content)
        print(f"{target}: {len(content):,} bytes.")
    return 0


async def _export(database: DatabaseUrl, person: int) -> bytes:
    async with reading(database) as store:
        with share_of("read") as bar:
            return await stored_about(store, person, None, time.time(), bar.reach)


async def _erase(database: DatabaseUrl, person: int) -> None:
    # Whatever is not as it should be is told before anything is written.
    async with reading(database):
        pass
    await run_beside(database, lambda db: forget_person(db, find_stored(), person, None))


def _write(target: Path, content: bytes) -> None:
    """Write the file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        written = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(handle)
            written.replace(target)
        finally:
            written.unlink(missing_ok=True)
    except OSError as error:
        what = f"{target} was not written ({error}): check its folder, and that the disk has room."
        raise (TryAgain if passes(error) else ToMend)(what) from error


def _person(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and 1 < int(text) <= _MOST):
        raise argparse.ArgumentTypeError("a person's number at Discord is wanted, of 17 to 19 digits")
    return int(text)
