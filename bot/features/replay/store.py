"""Lists of the games that ended last, to choose one from."""

from itertools import groupby

import msgspec

from bot.tables.steps.model import FORGOTTEN, TableRef
from bot.tables.store.database import Database
from bot.tables.store.people import PEOPLE, SITS_AS, keys_of
from bot.tables.store.table_rows import ENDED, ENDED_IN

_KEYS = keys_of("?1", "NULL")
_OWN = ENDED.format(
    among=f"person IN {_KEYS} AND person > {FORGOTTEN}", which=f"private_to IN {_KEYS} AND phase = 'over'"
)


class EndedGame(msgspec.Struct, frozen=True):
    id: int
    ref: TableRef
    game: str
    names: tuple[str, ...]
    """The names in its seats."""


async def games_in(database: Database, guild_id: int, channel_id: int) -> list[EndedGame]:
    """Return the games that ended in this channel and can be watched, the newest first."""
    return await _games(database, ENDED_IN, guild_id, channel_id)


async def own_games(database: Database, user_id: int) -> list[EndedGame]:
    """Return this person's private games that were played to their end and can be watched, the newest first."""
    return await _games(database, _OWN, user_id)


async def _games(database: Database, found: str, *about: int) -> list[EndedGame]:
    sql = (
        f"SELECT id, id || '.' || mark AS ref, game, {SITS_AS} AS name FROM ({found}) AS found"  # noqa: S608
        f" JOIN tables USING (id) LEFT JOIN seats ON table_id = id {PEOPLE} ORDER BY id DESC, seat"
    )
    games = groupby(await database.rows_beside(sql, *about), lambda row: (row["id"], row["ref"], row["game"]))
    return [EndedGame(*game, tuple(row["name"] for row in seats if row["name"] is not None)) for game, seats in games]
