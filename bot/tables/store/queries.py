"""Queries that several modules share."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from bot.tables.store.database import Database
from bot.tables.store.session import Row, Session


async def secret_of(db: Session) -> str:
    """Return the secret, made when it is first needed, and then always the same."""
    await db.do("UPDATE bot SET daily_secret = ? WHERE daily_secret = ''", secrets.token_hex(32))
    [(secret,)] = await db.rows("SELECT daily_secret FROM bot")
    return secret


async def distinct_values(
    row: Callable[..., Awaitable[Row | None]], least_after: str, first: Any
) -> AsyncIterator[Any]:
    """Yield the different values, one look-up for each. `row`: that of a session. `least_after`: SQL for the least
    value after another, such as `SELECT min(game) FROM results WHERE game > ?`.
    """
    last = first
    while (found := await row(least_after, last)) is not None and found[0] is not None:
        last = found[0]
        yield last


def not_erased(row: str, was_there: str, server: str = "guild_id") -> str:
    """Return a condition for rows that have a person and a server: nobody has asked to have them deleted. `was_there`:
    a condition on the row and the `request`, true of what is older. `server`: in which column.
    """
    return (
        f"NOT EXISTS (SELECT 1 FROM erasures AS wish WHERE coalesce(wish.user_id, {row}.user_id) = {row}.user_id"  # noqa: S608
        f" AND coalesce(wish.guild_id, {row}.{server}) = {row}.{server} AND {was_there})"
    )


GOES_ON = (
    "(private_to IS NOT NULL OR NOT EXISTS"
    " (SELECT 1 FROM servers WHERE servers.guild_id = tables.guild_id AND left_at IS NOT NULL))"
)
"""True of an open table, unless it is set aside because the bot has left its server."""

_OPEN = (
    f"SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') AND {GOES_ON}"  # noqa: S608
    " AND (CAST(?1 AS BIGINT) IS NULL OR holder = ?1) GROUP BY game, phase"
)


async def open_tables(database: Database) -> dict[tuple[str, str], int]:
    """Count them by game and phase; of several processes, those that this one has."""
    number = None if database.members is None else database.members.number
    return {(game, phase): count for game, phase, count in await database.rows(_OPEN, number)}
