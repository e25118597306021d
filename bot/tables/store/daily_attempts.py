"""One try at a day's deal, also for those whose games were deleted: of that, a hash is kept until the day ends."""

import hmac

from bot.core.errors import Refused
from bot.tables.steps.model import TableData
from bot.tables.store.secret import secret_of
from bot.tables.store.session import Session
from bot.tables.store.stepping import distinct_values

_GAMES = "SELECT min(game) FROM tables WHERE day IS NOT NULL AND game > ?"


async def check_not_tried(db: Session, table: TableData) -> None:
    """Before a day's deal is opened, in the same transaction."""
    if table.day is not None and await is_kept(db, table.opener_id, table.game, table.day):
        raise Refused("try-deleted")


async def is_kept(db: Session, user_id: int, game: str, day: str) -> bool:
    """Whether this person has had a try that was deleted."""
    wanted = await _hash(db, user_id, game, day)
    return await db.row("SELECT 1 FROM daily_tries WHERE try = ?", wanted) is not None


async def keep_tries(db: Session, user_id: int, guild_id: int | None, today: str) -> None:
    """Before the games of a person on a server, or on all of them, are deleted."""
    async for game in distinct_values(db.row, _GAMES, ""):
        tries = await db.rows(
            "SELECT day FROM tables WHERE game = ?1 AND day >= ?2 AND private_to = ?3"
            " AND coalesce(?4, guild_id) = guild_id",
            game,
            today,
            user_id,
            guild_id,
        )
        await db.do_each(
            "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(await _hash(db, user_id, game, day), day) for (day,) in tries],
        )


async def _hash(db: Session, user_id: int, game: str, day: str) -> bytes:
    secret = await secret_of(db)
    return hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")
