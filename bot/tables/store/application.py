"""Whose database it is: tables of one Discord application are nothing to another, which is on other servers."""

import base64
import binascii
from pathlib import Path

from bot.tables.store.database import Database, Place, run_beside
from bot.tables.store.files import what_is_mixed, what_was_lost
from bot.tables.store.store_errors import StoreError


def application_of(token: str) -> int | None:
    """Return the application's id, the first part of a token. None if it is not written like one."""
    first = token.partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4))
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdigit() and len(text) <= 19 else None


async def check_application(place: Place, application_id: int) -> None:
    """Raise `StoreError` if another application's bot has used the database. Nothing is changed."""
    if isinstance(place, Path) and (not place.is_file() or what_was_lost(place) or what_is_mixed(place)):
        return  # SQLite would delete or take up a log that may hold the last moves
    try:
        row = await run_beside(place, lambda db: db.row("SELECT application_id FROM bot"))
    except StoreError:
        return  # an older version has none, and what else is wrong is told when the database is opened
    known = None if row is None else row[0]
    if known not in (None, application_id):
        raise StoreError(
            f"This database belongs to the application {known}, and DISCORD_TOKEN is of {application_id}: put the right"
            " token into .env, or hand the database over with `python -m bot run --accept-application`."
        )


async def note_application(database: Database, application_id: int) -> None:
    await database.write(
        "UPDATE bot SET application_id = ? WHERE coalesce(application_id, 0) <> ?", application_id, application_id
    )
