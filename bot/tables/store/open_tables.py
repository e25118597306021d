"""How many tables are open, and which of them go on."""

from bot.tables.store.database import Database

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
