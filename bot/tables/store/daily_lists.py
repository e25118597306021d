"""On which servers' lists somebody's result of a day is: where it was played, and where they asked for it since."""

import sqlite3

_ITS = "user_id = ?1 AND game = ?2 AND day = ?3"


def take_off(db: sqlite3.Connection, user_id: int, game: str, day: str, guild_id: int | None) -> None:
    """Off the list of a server, or of all. The result goes with the last list that it was on."""
    its = (user_id, game, day)
    if guild_id is None:
        db.execute(f"DELETE FROM daily_lists WHERE {_ITS}", its)  # noqa: S608
        db.execute(f"DELETE FROM daily_results WHERE {_ITS}", its)  # noqa: S608
        return
    here = (*its, guild_id)
    db.execute(f"DELETE FROM daily_lists WHERE {_ITS} AND guild_id = ?4", here)  # noqa: S608
    another = db.execute(f"SELECT min(guild_id) FROM daily_lists WHERE {_ITS}", its).fetchone()[0]  # noqa: S608
    played_here = f"FROM daily_results WHERE {_ITS} AND guild_id = ?4"
    if another is None:
        db.execute(f"DELETE {played_here}", here)
    elif db.execute(f"SELECT 1 {played_here}", here).fetchone() is not None:
        # As if it had been played there.
        db.execute(f"UPDATE daily_results SET guild_id = ?4 WHERE {_ITS}", (*its, another))  # noqa: S608
        db.execute(f"DELETE FROM daily_lists WHERE {_ITS} AND guild_id = ?4", (*its, another))  # noqa: S608


def take_off_all(db: sqlite3.Connection, user_id: int, guild_id: int | None, before: str) -> None:
    """Those of a person that are not results yet, or on the lists of other servers than they were played on."""
    db.execute(
        "DELETE FROM daily_lists WHERE user_id = ?1 AND day < ?2 AND ifnull(?3, guild_id) = guild_id",
        (user_id, before, guild_id),
    )
