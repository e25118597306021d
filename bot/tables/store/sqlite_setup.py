"""Opening the database so that a crash loses nothing: for the bot, which makes and upgrades it, or only to read."""

import asyncio
import logging
from pathlib import Path

from bot.tables.store.checkpoints import LONGEST_LOG
from bot.tables.store.connection import (
    BACKUP,
    GIVES_BACK,
    Connection,
    connected,
    migrate,
    migrations,
    refuse_newer,
    steps_done,
    unusable,
)
from bot.tables.store.file_backup import back_up_before_upgrade
from bot.tables.store.files import (
    copies_before_upgrades,
    make_all_private,
    make_private,
    named,
    sync_folder,
    what_is_mixed,
    what_was_lost,
)
from bot.tables.store.store_errors import StoreError

log = logging.getLogger(__name__)

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # A move is on the disk before anybody sees it.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 2000",
    # Kilobytes, for each connection. What is not there comes from the cache of the system, in microseconds.
    "PRAGMA cache_size = -512",
    # Before that, `Checkpoints` does it.
    f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}",
    # Bytes that the log keeps on the disk when it begins anew.
    "PRAGMA journal_size_limit = 4000000",
)

_OTHER_MARKS = """
BEGIN IMMEDIATE;
UPDATE tables SET mark = lower(hex(randomblob(3))), shown_version = 0 WHERE phase IN ('lobby', 'playing');
PRAGMA application_id = 0;
COMMIT;
"""


async def connect(path: Path) -> Connection:
    async def prepare(connection: Connection) -> None:
        refuse_newer(path, await steps_done(connection))
        for pragma in _PRAGMAS:
            await connection.execute_fetchall(pragma)
        await _upgrade(path, connection)
        await _give_other_marks(connection)

    try:
        if refused := what_was_lost(path) or what_is_mixed(path):
            raise StoreError(refused)
        if not named(path, "").exists():
            await _make(path)
        make_all_private(path)
    except OSError as error:
        raise unusable(path, error) from error
    return await connected(path, path, prepare)


async def connect_to_read(path: Path, address: str) -> Connection:
    """Read everything as of one moment, whatever a running bot changes. `address`: that of `readonly_copy`."""

    async def prepare(connection: Connection) -> None:
        await connection.execute_fetchall("BEGIN")
        refuse_newer(path, await steps_done(connection))
        if await steps_done(connection) < len(migrations()):
            raise StoreError(f"The database {path} was not yet used by this version of the bot: start the bot once.")

    return await connected(path, address, prepare, uri=True)


async def _make(path: Path) -> None:
    """Make the file under another name until it is whole, so that a bot killed meanwhile leaves no empty file."""

    async def prepare(connection: Connection) -> None:
        await connection.execute_fetchall(GIVES_BACK)
        await migrate(connection, migrations())

    making = named(path, ".new")
    for ending in ("", "-journal"):
        named(making, ending).unlink(missing_ok=True)
    make_private(making, create=True)
    await (await connected(path, making, prepare)).close()
    making.replace(named(path, ""))
    sync_folder(making.parent)


async def _upgrade(path: Path, connection: Connection) -> None:
    if await steps_done(connection) == len(migrations()):
        return
    if not await connection.execute_fetchall("SELECT 1 FROM sqlite_schema LIMIT 1"):
        await migrate(connection, migrations())
        return
    copy = await asyncio.to_thread(back_up_before_upgrade, path, len(migrations()))
    await migrate(connection, migrations())
    for older in copies_before_upgrades(path):
        if older != copy:
            older.unlink()
    log.info("the database was upgraded; %s is what it was before, for going back to the older version", copy)


async def _give_other_marks(connection: Connection) -> None:
    """Give the tables of a restored backup other marks. Their games go another way than after it was made, and buttons
    from then, which are for decisions with the same numbers, must do nothing here.
    """
    ((stamp,),) = await connection.execute_fetchall("PRAGMA application_id")
    if stamp == BACKUP:
        await connection.executescript(_OTHER_MARKS)
