"""How many tables are open."""

from bot.tables.store.database import Database

_OPEN = "SELECT game, phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') GROUP BY game, phase"


async def open_tables(database: Database) -> dict[tuple[str, str], int]:
    """By game and phase."""
    return {(game, phase): count for game, phase, count in await database.rows(_OPEN)}
