"""People: a row for each person on a server, and one on no server for what is theirs wherever they are; each with a
random key. All other tables know keys only. Somebody is forgotten by deleting the row: whatever still has the key leads
to nobody.
"""

import secrets

from bot.tables.steps.model import COMPUTER, FORGOTTEN, NO_SERVER, SOMEONE
from bot.tables.store.session import Session, Statement

EVERYWHERE = NO_SERVER
"""The server number of what belongs to a person wherever they are."""

SITS = f"CASE WHEN person = {COMPUTER} THEN {COMPUTER} ELSE coalesce(people.user_id, {FORGOTTEN}) END"
"""SQL for the user in a seat, joined with `PEOPLE`."""
SITS_AS = f"CASE WHEN person = {COMPUTER} THEN seats.name ELSE coalesce(people.name, '{SOMEONE}') END"
"""SQL for what they are called."""
PEOPLE = "LEFT JOIN people ON people.key = person"
OF_NOBODY = "NOT EXISTS (SELECT 1 FROM people WHERE people.key = person)"
"""A condition that is true of a row whose key leads to nobody."""

_NOTED = (
    "INSERT INTO people (key, guild_id, user_id, name) VALUES (?, ?, ?, ?) ON CONFLICT (user_id, guild_id)"
    " DO UPDATE SET name = excluded.name WHERE excluded.name <> people.name AND "
)


def key_of(user: str = "?", server: str = "?") -> str:
    """Return SQL for the key of a person; NULL for nobody."""
    return f"(SELECT key FROM people WHERE user_id = CAST({user} AS BIGINT) AND guild_id = CAST({server} AS BIGINT))"  # noqa: S608


def keys_of(user: str = "?1", server: str = "?2") -> str:
    """Return SQL for all keys of a person or, unless the server is NULL, the one on that server: for `person IN`."""
    return (
        f"(SELECT key FROM people WHERE user_id = CAST({user} AS BIGINT)"  # noqa: S608
        f" AND guild_id = coalesce(CAST({server} AS BIGINT), guild_id))"
    )


def key_or_nobody(user: str = "?", server: str = "?") -> str:
    """Return SQL for the key to be written: `FORGOTTEN` if they were forgotten just now."""
    return f"coalesce({key_of(user, server)}, {FORGOTTEN})"


def own_key(user: str = "?") -> str:
    """Return SQL for the key of what belongs to the person wherever they are."""
    return key_of(user, str(EVERYWHERE))


def person_noted(guild_id: int, user_id: int, name: str = "", *, is_new: bool = True) -> Statement:
    """Return the statement that makes the row of a person, or tells it a new name: before their key is first written,
    in the same transaction. `is_new`: the name is the one that they use now.
    """
    noted = _NOTED + ("excluded.name <> ''" if is_new else "people.name = ''")
    return noted, 2 + secrets.randbelow(2**63 - 2), guild_id, user_id, name


async def note_person(db: Session, guild_id: int, user_id: int, name: str = "") -> None:
    await db.do(*person_noted(guild_id, user_id, name))
