"""Forgetting people, in one small transaction however much they have played; and servers, little by little."""

from collections.abc import Collection, Iterable, Sequence

from bot.tables.steps.model import COMPUTER, NO_SERVER
from bot.tables.store.database import Database
from bot.tables.store.people import PEOPLE, keys_of, own_key
from bot.tables.store.session import Session, note_news
from bot.tables.store.stored import Stored
from bot.tables.store.table_rows import OPENING, delete_tables

_AT_ONCE = 25
"""The number of tables deleted at once."""


async def times_forgotten(database: Database) -> int:
    """Return the number of erasures: whoever has anything in memory checks whether that has grown."""
    return (await database.rows("SELECT forgotten FROM bot"))[0]["forgotten"]


async def forget_person(db: Session, features: Sequence[Stored], user_id: int, guild_id: int | None) -> None:
    """Forget somebody on a server, or on all of them and outside: delete what is theirs alone, and their keys. Whatever
    else has those leads to nobody.
    """
    about, own, anywhere = (user_id, guild_id), f"person = {own_key('?1')}", "CAST(?2 AS BIGINT) IS NULL"
    await db.lock_subject(OPENING)
    await db.do(f"DELETE FROM player_settings WHERE {own} AND {anywhere}", *about)  # noqa: S608
    opened = f"SELECT id FROM openers JOIN tables ON id = table_id WHERE person IN {keys_of()}"  # noqa: S608
    private = await db.rows(f"{opened} AND private_to IS NOT NULL", *about)
    await delete_tables(db, features, [row["id"] for row in private])
    for feature in features:
        await feature.forget(db, user_id, guild_id)
        for owned in feature.of_person:
            await db.do(f"DELETE FROM {owned} WHERE person IN {keys_of()}", *about)  # noqa: S608
    await db.do(f"DELETE FROM people WHERE key IN {keys_of()}", *about)  # noqa: S608
    await _tell(db)


async def forget_servers(db: Session, features: Sequence[Stored], servers: Iterable[int]) -> None:
    """Forget the people and the settings of servers at once, and leave the rest to `delete_of_servers`. If the bot is
    invited again, other tables and settings may be made.
    """
    await db.lock_subject(OPENING)
    of_features = [owned for feature in features for owned in feature.of_server]
    for guild_id in servers:
        await db.do(
            "INSERT INTO deleted_servers (guild_id, up_to) VALUES (?, (SELECT coalesce(max(id), 0) FROM tables))"
            " ON CONFLICT (guild_id) DO UPDATE SET up_to = excluded.up_to",
            guild_id,
        )
        for owned in ("people", "guild_settings", "channel_words", "servers", *of_features):
            await db.do(f"DELETE FROM {owned} WHERE guild_id = ?", guild_id)  # noqa: S608
    await _tell(db)


async def delete_of_servers(db: Session, features: Sequence[Stored]) -> list[int] | None:
    """Delete a piece of what is left of servers, and return the numbers of its tables; None if nothing is left."""
    server = await db.row("SELECT guild_id, up_to FROM deleted_servers LIMIT 1")
    if server is None:
        return None
    some = f"SELECT table_id FROM seats WHERE guild_id = ? AND seat = 0 AND table_id <= ? LIMIT {_AT_ONCE}"  # noqa: S608
    tables = [row["table_id"] for row in await db.rows(some, *server)]
    await delete_tables(db, features, tables)
    if not tables:
        for feature in features:
            if await feature.delete_of_server(db, server["guild_id"]):
                return []
        await db.do("DELETE FROM deleted_servers WHERE guild_id = ?", server["guild_id"])
    return tables


async def public_tables_of(database: Database, user_id: int, guild_id: int | None) -> list[int]:
    """Return the open tables, but for private ones, where this person has a seat. All open tables are gone through:
    these are fewer than the games that somebody may have finished.
    """
    return await _public_tables(database, f"person IN {keys_of()}", user_id, guild_id)


async def tables_of_nobody(database: Database) -> list[int]:
    """Return the open tables, but for private ones, with a seat of somebody who was forgotten."""
    return await _public_tables(database, f"person > {COMPUTER} AND key IS NULL")


async def with_nobody(database: Database, tables: Collection[int]) -> set[int]:
    """Return which of these tables have a seat of somebody who was forgotten."""
    some = ", ".join(["0", *"?" * len(tables)])
    nobody = f"SELECT table_id FROM seats {PEOPLE} WHERE table_id IN ({some}) AND person > {COMPUTER} AND key IS NULL"  # noqa: S608
    return {row["table_id"] for row in await database.rows(nobody, *tables)}


async def _public_tables(database: Database, seat: str, *values: int | None) -> list[int]:
    """Return the tables with such a seat."""
    rows = await database.rows(
        "SELECT id FROM tables WHERE phase IN ('lobby', 'playing') AND private_to IS NULL"  # noqa: S608
        f" AND EXISTS (SELECT 1 FROM seats {PEOPLE} WHERE table_id = id AND {seat}) ORDER BY id",
        *values,
    )
    return [row["id"] for row in rows]


async def _tell(db: Session) -> None:
    """Tell all processes of an erasure, the one with the background jobs first."""
    await db.do("UPDATE bot SET forgotten = forgotten + 1")
    await note_news(db, NO_SERVER)
