"""Ratings as people see them: the lists of a season, somebody's place and curve, and what a game has changed."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.tables.steps.rating import UNCERTAIN_ABOVE, Rating
from bot.tables.store.database import Database
from bot.tables.store.rating_log import LINE_SHOWN, RATING_SHOWN
from bot.tables.store.session import Row

_LISTED = f"scope = ?1 AND game = ?2 AND season = ?3 AND {RATING_SHOWN}"
_UNCERTAIN = f"spread > {UNCERTAIN_ABOVE}"
_UNCERTAIN_NUMBER = f"CASE WHEN {_UNCERTAIN} THEN 1 ELSE 0 END"
_BEST = (
    f"SELECT user_id, name, mean, spread, games FROM ratings WHERE {_LISTED} AND {{which}}"  # noqa: S608
    " ORDER BY mean DESC, user_id LIMIT ?4"
)
_COUNTED = f"SELECT count(*), count(*) FILTER (WHERE {_UNCERTAIN}) FROM ratings WHERE {_LISTED}"  # noqa: S608
_OWN = f"SELECT user_id, name, mean, spread, games FROM ratings WHERE {_LISTED} AND user_id = ?4"  # noqa: S608
_BETTER = (
    "SELECT count(*) FROM ratings"  # noqa: S608
    f" WHERE {_LISTED} AND ({_UNCERTAIN_NUMBER} < ?4 OR ({_UNCERTAIN_NUMBER} = ?4 AND mean > ?5))"
)
_SEASON_BEFORE = "SELECT max(season) FROM ratings WHERE scope = ? AND game = ? AND season < ?"
_CURVE = (
    "SELECT mean_after, spread_after, finished_at, season FROM ledger"  # noqa: S608
    f" WHERE user_id = ? AND scope = ? AND game = ? AND {LINE_SHOWN} ORDER BY number DESC LIMIT ?"
)
_OF_TABLE = (
    "SELECT user_id, mean_before, spread_before, mean_after, spread_after FROM ledger"  # noqa: S608
    f" WHERE table_id = ? AND scope = ? AND user_id IS NOT NULL AND {LINE_SHOWN} ORDER BY place, line"
)


class Point(msgspec.Struct, frozen=True):
    """Somebody's number after a rated game."""

    shown: int
    uncertain: bool
    at: float
    season: str


class Ranked(msgspec.Struct, frozen=True):
    """A line of a list."""

    place: int
    """Equals share it."""
    user_id: int
    name: str
    rating: Rating
    games: int
    """Rated in that season."""


class Ladder(msgspec.Struct, frozen=True):
    """The list of one game in one season. Whose number is uncertain comes after all others: after two lucky games
    somebody's may be the highest of all.
    """

    season: str
    players: int = 0
    """All of them, listed or not."""
    best: Sequence[Ranked] = ()


class Rated(msgspec.Struct, frozen=True):
    """What became of the ratings with a game."""

    changes: Mapping[int, tuple[Rating, Rating]]
    """The ratings of each user before and after it; the best place first."""
    too_often: bool
    """Some of its people are not rated against each other: they had played enough rated games on that day."""


class RatingsBook:
    """The ratings of all servers. `scope`: a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ladder(self, scope: int, game: str, season: str, most: int) -> Ladder:
        about = (scope, game, season)
        [(players, uncertain)] = await self._database.rows(_COUNTED, *about)
        certain = await self._database.rows(_BEST.format(which=f"NOT ({_UNCERTAIN})"), *about, most)
        best = _ranked(certain, 0)
        if len(best) < most:
            others = await self._database.rows(_BEST.format(which=_UNCERTAIN), *about, most - len(best))
            best += _ranked(others, players - uncertain)
        return Ladder(season, players, best)

    async def own(self, scope: int, game: str, user_id: int, season: str) -> Ranked | None:
        """Return None for somebody who is not in that list."""
        rows = await self._database.rows(_OWN, scope, game, season, user_id)
        if not rows:
            return None
        [own] = _ranked(rows, 0)
        about = (scope, game, season, own.rating.is_uncertain, own.rating.mean)
        [(better,)] = await self._database.rows(_BETTER, *about)
        return msgspec.structs.replace(own, place=better + 1)

    async def players(self, scope: int, game: str, season: str) -> int:
        """Return how many are in that list."""
        [(players, _)] = await self._database.rows(_COUNTED, scope, game, season)
        return players

    async def past(self, scope: int, game: str, season: str, seasons: int, most: int) -> list[Ladder]:
        """Return the best of the last so many seasons before this one, the latest first."""
        found: list[Ladder] = []
        while len(found) < seasons:
            [(before,)] = await self._database.rows(_SEASON_BEFORE, scope, game, season)
            if before is None:
                break
            season = before
            ladder = await self.ladder(scope, game, season, most)
            found += [ladder] if ladder.best else []
        return found

    async def curve(self, scope: int, game: str, user_id: int, most: int) -> Sequence[Point]:
        """Return somebody's rating after each of their last rated games, over all seasons, oldest first."""
        rows = await self._database.rows(_CURVE, user_id, scope, game, most)
        points: list[Point] = []
        for mean, spread, at, season in reversed(rows):
            rating = Rating(mean, spread)
            points.append(Point(rating.shown, rating.is_uncertain, at, season))
        return points

    async def of_table(self, table_id: int, guild_id: int) -> Rated:
        """Return what the game has changed in its server's list."""
        rows = await self._database.rows(_OF_TABLE, table_id, guild_id)
        too_often = await self._database.rows("SELECT 1 FROM unrated WHERE table_id = ?", table_id)
        return Rated({row[0]: (Rating(row[1], row[2]), Rating(row[3], row[4])) for row in rows}, bool(too_often))


def _ranked(rows: Sequence[Row], above: int) -> list[Ranked]:
    """Return lines with their places. `above`: how many are better than all of these."""
    ranked: list[Ranked] = []
    for number, (user_id, name, mean, spread, games) in enumerate(rows, start=1):
        shared = ranked and ranked[-1].rating.mean == mean
        place = ranked[-1].place if shared else above + number
        ranked.append(Ranked(place, user_id, name, Rating(mean, spread), games))
    return ranked
