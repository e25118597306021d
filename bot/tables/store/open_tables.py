"""How many tables are open."""

from bot.tables.store.database import Database

_OPEN = (
    "SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing')"
    " AND (CAST(?1 AS BIGINT) IS NULL OR holder = ?1) GROUP BY game, phase"
)


async def open_tables(database: Database) -> dict[tuple[str, str], int]:
    """By game and phase; of several processes, those that this one has."""
    number = None if database.members is None else database.members.number
    return {(game, phase): count for game, phase, count in await database.rows(_OPEN, number)}
