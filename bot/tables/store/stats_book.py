"""Statistics of people on a server, from the results of its finished games."""

from collections.abc import Sequence

import msgspec

from bot.core.game import AnyGame
from bot.tables.store.database import Database
from bot.tables.store.session import not_erased

_FIGURES = (
    "user_id, count(*) AS games, sum(won) AS won, count(*) FILTER (WHERE won = 1 AND people > 1) AS won_against_people,"
    " sum(misplays) AS misplays, sum(clean) AS clean, min(score) AS lowest, max(score) AS highest, avg(score) AS mean"
)
_OWN_FIGURES = (
    f"{_FIGURES}, sum(catches) AS catches, sum(wrong_calls) AS wrong_calls, max(clean_run) AS clean_run,"
    " min(clean_seconds) AS fastest"
)
_LAST_NAME = (
    "(SELECT name FROM results AS last WHERE last.guild_id = ?1 AND last.user_id = summed.user_id"  # noqa: S608
    f" AND {not_erased('last', 'last.table_id <= request.up_to')} ORDER BY finished_at DESC LIMIT 1) AS name"
)
_SHOWN = not_erased("results", "results.table_id <= request.up_to")

_OF_DAYS = (
    " AND EXISTS (SELECT 1 FROM tables JOIN daily_results USING (game, day)"
    " WHERE tables.id = results.table_id AND daily_results.user_id = results.user_id)"
)


class Figures(msgspec.Struct, frozen=True):
    """The figures of one person at one game."""

    user_id: int
    games: int
    won: int
    won_against_people: int
    misplays: int
    clean: int
    lowest: float
    highest: float
    mean: float
    name: str
    """The name they used last."""


class OwnFigures(Figures, frozen=True):
    """The figures that only the list of one person tells."""

    catches: int
    wrong_calls: int
    clean_run: int
    """The most moves in a row without a misplay, in one game."""
    fastest: float | None
    """The seconds of the quickest clean game; None without one."""


class Placed(msgspec.Struct, frozen=True):
    place: int
    """Equals share it."""
    figures: Figures


class ServerList(msgspec.Struct, frozen=True):
    players: int = 0
    """All of them, listed or not."""
    best: Sequence[Placed] = ()


class StatsBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, guild_id: int, user_id: int, game: str, *, own: bool) -> OwnFigures | None:
        """Return None without any game. Private games count only in one's `own` figures."""
        rows = await self._database.rows(
            f"SELECT *, {_LAST_NAME} FROM (SELECT {_OWN_FIGURES} FROM results WHERE guild_id = ?1 AND game = ?2"  # noqa: S608
            f" AND user_id = ?3 AND private <= ?4 AND {_SHOWN} GROUP BY user_id) AS summed",
            guild_id,
            game,
            user_id,
            own,
        )
        return OwnFigures(**dict(rows[0])) if rows else None

    async def of_person(self, user_id: int, game: str) -> OwnFigures | None:
        """Return one's own figures over all games on all servers and on none, without a name: server by server, as
        there is an index of each one's results only.
        """
        rows = await self._database.rows(
            "WITH RECURSIVE servers (id) AS (SELECT min(guild_id) FROM results UNION ALL"  # noqa: S608
            " SELECT (SELECT min(guild_id) FROM results WHERE guild_id > servers.id) FROM servers WHERE id IS NOT NULL)"
            f" SELECT *, '' AS name FROM (SELECT {_OWN_FIGURES} FROM results"
            f" WHERE guild_id IN (SELECT id FROM servers) AND game = ?1 AND user_id = ?2 AND {_SHOWN}"
            " GROUP BY user_id) AS summed",
            game,
            user_id,
        )
        return OwnFigures(**dict(rows[0])) if rows else None

    async def of_server(self, guild_id: int, game: AnyGame, most: int) -> ServerList:
        """Return the best first: most wins against people, or, of a game for one, the best average score in deals of
        the day, which all play alike; so these places are those of its own lists.
        """
        sql = (
            f"SELECT *, {_LAST_NAME} FROM ("  # noqa: S608
            f" SELECT {_FIGURES}, rank() OVER (ORDER BY {_ranking(game)}) AS place, count(*) OVER () AS players"
            f" FROM results WHERE guild_id = ?1 AND game = ?2 AND private = 0 AND {_SHOWN}"
            f"{_OF_DAYS if game.max_seats == 1 else ''} GROUP BY user_id"
            " ORDER BY place, user_id LIMIT ?3) AS summed ORDER BY place, user_id"
        )
        rows = await self._database.rows(sql, guild_id, game.name, most)
        if not rows:
            return ServerList()
        fields = Figures.__struct_fields__
        best = [Placed(row["place"], Figures(**{field: row[field] for field in fields})) for row in rows]
        return ServerList(rows[0]["players"], best)


def _ranking(game: AnyGame) -> str:
    """Return what to ORDER BY."""
    if game.max_seats == 1:
        worth = f"avg(score) {'' if game.low_score_wins else 'DESC'}"
        return f"{worth}, avg(clean) DESC, avg(misplays), count(*) DESC"
    return "count(*) FILTER (WHERE won = 1 AND people > 1) DESC, sum(won) DESC, count(*), avg(misplays)"
