"""Statistics of people on a server, from the results of its finished games."""

from collections.abc import Sequence

import msgspec

from bot.core.game import AnyGame
from bot.features.daily.store import counted
from bot.tables.steps.model import Change, PersonalResult
from bot.tables.store.database import Database
from bot.tables.store.session import Session
from bot.tables.store.stored import Long, Stored

_FIGURES = (
    "count(*) AS games, sum(won) AS won, count(*) FILTER (WHERE won = 1 AND people > 1) AS won_against_people,"
    " sum(misplays) AS misplays, sum(clean) AS clean, min(score) AS lowest, max(score) AS highest, avg(score) AS mean"
)
_OWN_FIGURES = (
    f"SELECT user_id, max(name) AS name, {_FIGURES}, sum(catches) AS catches, sum(wrong_calls) AS wrong_calls,"  # noqa: S608
    " max(clean_run) AS clean_run, min(clean_seconds) AS fastest"
    " FROM people JOIN results ON results.guild_id = people.guild_id AND person = key"
    " WHERE user_id = ?1 AND game = ?2"
)
_FIELDS = [name for name in PersonalResult.__struct_fields__ if name not in ("user_id", "name")]
_COLUMNS = ", ".join(_FIELDS)
_OF_DAYS = f" AND {counted('results.person', 'results.table_id')}"


async def add_results(db: Session, change: Change) -> None:
    """Add what the game was for each person: each field in the column of its name. Nothing if they were forgotten just
    now.
    """
    table = change.table
    about = {"table_id": table.id, "guild_id": table.guild_id, "game": table.game, "finished_at": change.moved_at}
    sql = (
        f"INSERT INTO results (person, {', '.join(about)}, {_COLUMNS})"  # noqa: S608
        f" SELECT key, {', '.join('?' * (len(about) + len(_FIELDS)))} FROM people WHERE user_id = ? AND guild_id = ?"
    )
    for result in change.results:
        values = (getattr(result, name) for name in _FIELDS)
        await db.do(sql, *about.values(), *values, result.user_id, table.guild_id)


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
        here = "AND people.guild_id = ?3 AND private <= ?4"
        rows = await self._database.rows(f"{_OWN_FIGURES} {here} GROUP BY user_id", user_id, game, guild_id, own)
        return OwnFigures(**dict(rows[0])) if rows else None

    async def of_person(self, user_id: int, game: str) -> OwnFigures | None:
        """Return one's own figures over all games on all servers and on none."""
        rows = await self._database.rows(f"{_OWN_FIGURES} GROUP BY user_id", user_id, game)
        return OwnFigures(**dict(rows[0])) if rows else None

    async def of_server(self, guild_id: int, game: AnyGame, most: int) -> ServerList:
        """Return the best first: most wins against people, or, of a game for one, the best average score in deals of
        the day, which all play alike; so these places are those of its own lists.
        """
        sql = (
            f"SELECT *, rank() OVER (ORDER BY {_ranking(game)}) AS place, count(*) OVER () AS players"  # noqa: S608
            f" FROM (SELECT person, {_FIGURES} FROM results WHERE guild_id = ?1 AND game = ?2 AND private = 0"
            f"{_OF_DAYS if game.max_seats == 1 else ''} GROUP BY person) AS summed"
            " JOIN people ON key = person ORDER BY place, user_id LIMIT ?3"
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
        worth = f"mean {'' if game.low_score_wins else 'DESC'}"
        return f"{worth}, clean * 1.0 / games DESC, misplays * 1.0 / games, games DESC"
    return "won_against_people DESC, won DESC, games, misplays * 1.0 / games"


_EXPORTED = (
    f'SELECT table_id AS "table", guild_id AS server, game, {_COLUMNS}, finished_at FROM results'  # noqa: S608
    " WHERE person = ?1 AND (finished_at, table_id) > (?2, ?3) ORDER BY finished_at, table_id LIMIT ?4"
)

STORED = Stored(
    ended=add_results,
    long={"results": Long(_EXPORTED, {"finished_at": -1.0, "table": 0})},
    of_table=("results",),
)
