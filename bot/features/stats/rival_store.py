"""How people have done against each other, from the results of finished games."""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from bot.tables.store.database import Database
from bot.tables.store.people import key_of

OF_RIVALS = 1000
"""The games with others that tell who the rivals are."""
_MOST_IN_A_ROW = 30
_AS_IT_STOOD = " AND finished_at <= (SELECT max(finished_at) FROM results WHERE table_id = ?3)"
"""After that game, whatever was played since."""


class Rival(msgspec.Struct, frozen=True):
    """A person with whom somebody has played a few times, and the balance of their games."""

    name: str
    ahead: int
    behind: int
    user_id: int = 0


class NightFigures(msgspec.Struct, frozen=True):
    """The figures of one person in the finished games of a night."""

    user_id: int
    name: str
    games: int
    won: int
    catches: int
    misplays: int


class RivalBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def rivals(self, guild_id: int, user_id: int, least: int, most: int, at_table: int = 0) -> list[Rival]:
        """Return those with whom somebody has played at least so many of their last games with others on a server, the
        most games first. `at_table`: only those who have played that game, as it stood then.
        """
        then = _AS_IT_STOOD if at_table else ""
        there = " AND theirs.person IN (SELECT person FROM results WHERE table_id = ?3)" if at_table else ""
        sql = (
            "SELECT other.name, count(*) FILTER (WHERE mine.place < theirs.place) AS ahead,"  # noqa: S608
            " count(*) FILTER (WHERE mine.place > theirs.place) AS behind, other.user_id"
            f" FROM (SELECT table_id, person, place FROM results WHERE person = {key_of('?1', '?2')}"
            f" AND people > 1 AND place IS NOT NULL{then} ORDER BY finished_at DESC LIMIT {OF_RIVALS}) AS mine"
            " JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.person <> mine.person"
            f" JOIN people AS other ON other.key = theirs.person WHERE theirs.place IS NOT NULL{there}"
            f" GROUP BY other.key, other.name, other.user_id HAVING count(*) >= {least}"
            f" ORDER BY count(*) DESC, other.name LIMIT {most}"
        )
        values = (user_id, guild_id, at_table) if at_table else (user_id, guild_id)
        return [Rival(*row) for row in await self._database.rows_beside(sql, *values)]

    async def wins_in_a_row(self, guild_id: int, user_id: int, at_table: int, game: str) -> int:
        """Return how many games against people somebody had won in a row on a server after that one."""
        sql = (
            f"SELECT won FROM results WHERE person = {key_of('?1', '?2')} AND people > 1 AND game = ?4{_AS_IT_STOOD}"  # noqa: S608
            f" ORDER BY finished_at DESC LIMIT {_MOST_IN_A_ROW}"
        )
        rows = await self._database.rows_beside(sql, user_id, guild_id, at_table, game)
        return sum(1 for _ in takewhile(lambda row: row["won"], rows))

    async def of_night(self, tables: Sequence[int], most: int) -> list[NightFigures]:
        """Return how people have done in these games, the most wins first."""
        if not tables:
            return []
        sql = (
            "SELECT user_id, name, count(*), sum(won), sum(catches), sum(misplays) FROM results"  # noqa: S608
            f" JOIN people ON key = person WHERE table_id IN ({', '.join('?' * len(tables))})"
            f" GROUP BY user_id, name ORDER BY sum(won) DESC, name LIMIT {most}"
        )
        return [NightFigures(*row) for row in await self._database.rows_beside(sql, *tables)]
