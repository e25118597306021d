"""On which servers' lists somebody's result of a day is: where it was played, and where they asked for it since."""

from bot.tables.store.session import Session

_ITS = "user_id = ?1 AND game = ?2 AND day = ?3"


async def take_off(db: Session, user_id: int, game: str, day: str, guild_id: int | None) -> None:
    """Off the list of a server, or of all. The result goes with the last list that it was on."""
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
