"""One try at a day's deal, also for those whose games were deleted: of that, a hash is kept until the day ends. And the
servers whose lists name the result: where it was played, and where its player asked for it since.
"""

import hmac

from bot.core.errors import Refused
from bot.tables.steps.model import TableData
from bot.tables.store.queries import distinct_values, secret_of
from bot.tables.store.session import Session

_GAMES = "SELECT min(game) FROM tables WHERE day IS NOT NULL AND game > ?"


async def check_not_tried(db: Session, table: TableData) -> None:
    """Raise `Refused` if this person's try at the day's deal was deleted."""
    if table.day is not None and await is_kept(db, table.opener_id, table.game, table.day):
        raise Refused("try-deleted")


async def is_kept(db: Session, user_id: int, game: str, day: str) -> bool:
    """Return whether this person has had a try that was deleted."""
    wanted = await _hash(db, user_id, game, day)
    return await db.row("SELECT 1 FROM daily_tries WHERE try = ?", wanted) is not None


async def keep_tries(db: Session, user_id: int, guild_id: int | None, today: str) -> None:
    """Keep a person's tries before their games on a server, or on all of them, are deleted."""
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


_ITS = "user_id = ?1 AND game = ?2 AND day = ?3"


async def take_off(db: Session, user_id: int, game: str, day: str, guild_id: int | None) -> None:
    """Take a result off the list of a server, or of all. It goes with the last list that it was on."""
    its = (user_id, game, day)
    await db.lock_subject(f"daily results of {user_id}")
    if guild_id is None:
        await db.do(f"DELETE FROM daily_lists WHERE {_ITS}", *its)  # noqa: S608
        await db.do(f"DELETE FROM daily_results WHERE {_ITS}", *its)  # noqa: S608
        return
    here = (*its, guild_id)
    await db.do(f"DELETE FROM daily_lists WHERE {_ITS} AND guild_id = ?4", *here)  # noqa: S608
    [(another,)] = await db.rows(f"SELECT min(guild_id) FROM daily_lists WHERE {_ITS}", *its)  # noqa: S608
    played_here = f"FROM daily_results WHERE {_ITS} AND guild_id = ?4"
    if another is None:
        await db.do(f"DELETE {played_here}", *here)
    elif await db.row(f"SELECT 1 {played_here}", *here) is not None:
        # As if it had been played there.
        await db.do(f"UPDATE daily_results SET guild_id = ?4 WHERE {_ITS}", *its, another)  # noqa: S608
        await db.do(f"DELETE FROM daily_lists WHERE {_ITS} AND guild_id = ?4", *its, another)  # noqa: S608
