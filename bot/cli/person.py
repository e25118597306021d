"""For when somebody asks you: write all that is stored about a person to a file, or have it deleted."""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from bot.cli import ToMend, TryAgain, read_settings, reading, refuse_existing
from bot.progress import share_of
from bot.tables.store.connection import passes
from bot.tables.store.daily_book import utc_day
from bot.tables.store.database import Place
from bot.tables.store.erasing import Erasing
from bot.tables.store.erasure_requests import ErasureRequests, note_beside
from bot.tables.store.export import stored_about
from bot.tables.store.progress_reports import report_counts
from bot.tables.store.store import Store
from bot.tables.store.store_errors import InUse

_MOST = 2**63 - 1

_NOTED = "It is noted: nobody sees anything of {person} any more, and the bot deletes it within minutes{when}."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("person", metavar="ID", type=_person, help="their number at Discord, as Copy User ID gives it")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--export", metavar="FILE", type=Path, help="write it to FILE, which only you can read")
    what.add_argument("--erase", action="store_true", help="delete it, on all servers")
    parser.epilog = "Both work while the bot runs. In games with others, who is erased becomes “someone”."


def run(args: argparse.Namespace) -> int:
    database = read_settings(args.home).database
    if args.export is None:
        print(asyncio.run(_erase(database, args.person)))
    else:
        target: Path = args.export
        refuse_existing(target)
        content = asyncio.run(_export(database, args.person))
        _write(target, content)
        print(f"{target}: {len(content):,} bytes.")
    return 0


async def _export(database: Place, person: int) -> bytes:
    async with reading(database) as store:
        with share_of("read") as bar:
            return await stored_about(store, person, None, time.time(), bar.reach)


async def _erase(database: Place, person: int) -> str:
    # Whatever is not as it should be is told before anything is written.
    async with reading(database):
        pass
    today = utc_day(time.time())
    try:
        store = await Store.open(database)
    except InUse:
        await note_beside(database, person, today)
        return _NOTED.format(person=person, when="")
    try:
        return await _erase_all(store, person, today)
    finally:
        await store.close()


async def _erase_all(store: Store, person: int, today: str) -> str:
    """Erase all. Only the bot can take back a seat at an open table."""
    erasure_requests = ErasureRequests(store)
    await erasure_requests.note(person, today)
    seated = await erasure_requests.open_tables_of(person, None)
    if seated.public:
        return _NOTED.format(person=person, when=" of its next start")
    for request in await erasure_requests.read():
        if request.user_id != person:
            continue
        if not request.begun:
            await erasure_requests.begin(request, seated, today)
        erasing = Erasing(request)
        with share_of("deleted") as bar:
            report = report_counts(await store.transaction(erasing.steps_expected), bar.reach)
            while not (await store.transaction(erasing.piece)).done:
                report(erasing.steps_done)
    return f"Done: nothing is stored about {person} any more."


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
