"""Snapshots as version 0.9.0 kept them: they name people. They are written anew before the bot begins; when no host has
that version any more, this file goes, with whatever imports it.
"""

import logging

import msgspec

from bot.tables.steps.model import TableData
from bot.tables.store.database import Database
from bot.tables.store.session import Session
from bot.tables.store.snapshot import snapshot_of

log = logging.getLogger(__name__)

_AT_ONCE = 100
_OLDER = (
    "SELECT id, CAST(snapshot AS BLOB) AS snapshot FROM tables"
    " WHERE id <= (SELECT named_up_to FROM bot) AND snapshot <> '' ORDER BY id DESC LIMIT ?"
)


async def name_nobody(database: Database) -> None:
    while (await database.rows("SELECT named_up_to FROM bot"))[0]["named_up_to"]:
        await database.transaction(_some)


async def _some(db: Session) -> None:
    rows = await db.rows(_OLDER, _AT_ONCE)
    for table_id, snapshot in rows:
        try:
            unnamed = snapshot_of(msgspec.json.decode(snapshot, type=TableData))
        except msgspec.DecodeError as error:
            log.warning("table %s: its snapshot is damaged, and goes on naming people: %s", table_id, error)
            continue
        await db.do("UPDATE tables SET snapshot = ? WHERE id = ?", unnamed, table_id)
    await db.do("UPDATE bot SET named_up_to = ?", rows[-1]["id"] - 1 if rows else 0)
