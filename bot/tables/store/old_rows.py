"""What is kept for some days only, or was kept by older versions, and is deleted in pieces."""

from datetime import date, timedelta

from bot.tables.store.database import Database
from bot.tables.store.rating_log import ALL_SERVERS
from bot.tables.store.uncancelled import uncancelled

_VIEWS_KEPT = timedelta(days=14)
_AT_ONCE = 500


async def drop_old_rows(database: Database, today: str) -> bool:
    """Delete a piece. Return False if none is left."""
    first_view = (date.fromisoformat(today) - _VIEWS_KEPT).isoformat()
    for table, key, which in (
        ("daily_tries", "try", f"day < '{today}'"),
        ("rated_pairs", "day, pair", f"day < '{today}'"),
        ("viewers", "user_id, deal", f"day < '{first_view}'"),
        ("ratings", "scope, game, season, user_id", f"scope = {ALL_SERVERS}"),
        ("ledger", "scope, number, line", f"scope = {ALL_SERVERS}"),
    ):
        some = f"SELECT {key} FROM {table} WHERE {which} LIMIT {_AT_ONCE}"  # noqa: S608
        if await uncancelled(database.rows(f"DELETE FROM {table} WHERE ({key}) IN ({some}) RETURNING 1")):  # noqa: S608
            return True
    return False
