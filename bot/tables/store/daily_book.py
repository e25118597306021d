"""The deal of the day: the same for everybody on one UTC day, one try for each, and their results, which are of the
person wherever they are. Of each try a hash is kept until the day ends.
"""

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from itertools import count, takewhile

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import NO_SERVER, TableData
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, note_person, own_key
from bot.tables.store.session import Session, delete_some, secret_of

_ITS = f"person = {own_key('?1')} AND game = ?2 AND day = ?3"
_NAMED = (
    "JOIN people AS own ON own.key = person JOIN people AS named ON named.user_id = own.user_id AND named.guild_id = ?4"
)
"""Whoever is not known on the server of a list is not on it."""
_WORTH = "place, score * CAST(?5 AS DOUBLE PRECISION), -clean, misplays"
"""The one way in which results are ranked: lower is better. ?5 is 1 where low scores win, and -1 elsewhere."""
_AVERAGE_WORTH = "place, mean * CAST(?5 AS DOUBLE PRECISION), clean * 1.0 / days DESC, misplays, days DESC"


class DailyAverage(msgspec.Struct, frozen=True):
    """One person's results over the days of a list."""

    rank: int
    """On the list; equals share it."""
    user_id: int
    name: str
    days: int
    won: int
    """How often they were the first at their own table."""
    place: float
    mean: float
    """The mean score."""
    clean: int


class DayScore(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    place: int
    """At their own table."""
    score: float
    misplays: int
    clean: bool


class DayPlace(msgspec.Struct, frozen=True):
    """One person's place among all on a list who have finished the deal of a day."""

    place: int
    of: int


def utc_day(now: float) -> str:
    """Return the UTC day, YYYY-MM-DD."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def next_day(day: str) -> float:
    """Return when the next day begins, as a time of day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 24 * 3600


def counts_until(day: str) -> float:
    """Return when tries at that day's deal must have ended to count, as a time of day. Then its cards may be shown."""
    return next_day(day) + 3600.0


class DailyBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seed(self, game: str, day: str) -> str:
        """Derive the seed from the date and a secret of this installation: nobody can work out tomorrow's deal."""
        secret = await self._database.transaction(secret_of)
        return sha256(f"{secret}/{game}/{day}".encode()).hexdigest()

    async def first_table(self, game: str, day: str) -> int | None:
        [(first,)] = await self._database.rows("SELECT min(id) FROM tables WHERE game = ? AND day = ?", game, day)
        return first

    async def best(self, game: str, day: str) -> int | None:
        rows = await self._database.rows("SELECT best FROM daily_deals WHERE game = ? AND day = ?", game, day)
        return rows[0]["best"] if rows else None

    async def note_best(self, game: str, day: str, best: int) -> None:
        await self._database.write(
            "INSERT INTO daily_deals (game, day, best) VALUES (?, ?, ?)"
            " ON CONFLICT (game, day) DO UPDATE SET best = excluded.best",
            game,
            day,
            best,
        )

    async def list_on(self, table: TableData, guild_id: int, name: str) -> None:
        """Put the result on this server's list, too: its player, who has that name there, has asked for it. Outside
        servers there is no list.
        """
        if guild_id in (NO_SERVER, table.guild_id):
            return

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, table.opener_id)
            await note_person(db, guild_id, table.opener_id, name)
            await put_on_list(db, table, guild_id)

        await self._database.transaction(work)

    async def scores(self, guild_id: int, game: AnyGame, day: str) -> list[DayScore]:
        """Return a server's list, or that of all who want to be named `EVERYWHERE`: the best first."""
        sql = (
            "SELECT named.user_id, named.name, place, score, misplays, clean"  # noqa: S608
            f" FROM ({_listed(guild_id)}) AS listed {_NAMED} ORDER BY {_WORTH}, named.name"
        )
        rows = await self._database.rows(sql, game.name, day, day, guild_id, _direction(game))
        return [DayScore(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def place(self, guild_id: int, game: AnyGame, day: str, user_id: int) -> DayPlace | None:
        """Return somebody's place, which equals share; None if they are not on that list."""
        sql = (
            f"WITH listed AS MATERIALIZED (SELECT named.user_id, place, score, misplays, clean"  # noqa: S608
            f" FROM ({_listed(guild_id)}) AS results {_NAMED}),"
            f" own AS (SELECT {_WORTH} FROM listed WHERE user_id = ?6)"
            f" SELECT count(*) FILTER (WHERE ({_WORTH}) < (SELECT * FROM own)), count(*), (SELECT count(*) FROM own)"
            " FROM listed"
        )
        [(better, count, listed)] = await self._database.rows(
            sql, game.name, day, day, guild_id, _direction(game), user_id
        )
        return DayPlace(1 + better, count) if listed else None

    async def take_share(self, user_id: int, game: str, day: str) -> bool:
        """Return whether the result may be shared now: only once, however often and quickly somebody asks."""
        sql = f"UPDATE daily_results SET shared = 1 WHERE {_ITS} AND shared = 0 RETURNING 1"  # noqa: S608
        return bool(await self._database.rows(sql, user_id, game, day))

    async def is_shared(self, user_id: int, game: str, day: str) -> bool | None:
        """Return None if this person has no result that counts."""
        rows = await self._database.rows(f"SELECT shared FROM daily_results WHERE {_ITS}", user_id, game, day)  # noqa: S608
        return bool(rows[0]["shared"]) if rows else None

    async def give_share_back(self, user_id: int, game: str, day: str) -> None:
        await self._database.write(f"UPDATE daily_results SET shared = 0 WHERE {_ITS}", user_id, game, day)  # noqa: S608

    async def standings(self, guild_id: int, game: AnyGame, since: str) -> list[DailyAverage]:
        """Return everybody on a list who has finished a deal since that day: the best on average first; of equals, the
        one with more days.
        """
        sql = (
            f"SELECT rank() OVER (ORDER BY {_AVERAGE_WORTH}), named.user_id, named.name, days, won, place, mean, clean"  # noqa: S608
            " FROM (SELECT person, count(*) AS days, count(*) FILTER (WHERE place = 1) AS won, avg(place) AS place,"
            " avg(score) AS mean, sum(clean) AS clean, avg(misplays) AS misplays"
            f" FROM ({_listed(guild_id)}) AS listed GROUP BY person) AS summed {_NAMED} ORDER BY 1, 3"
        )
        rows = await self._database.rows(sql, game.name, since, "9999-12-31", guild_id, _direction(game))
        return [DailyAverage(*row) for row in rows]

    async def streak(self, user_id: int, game: str, today: str) -> int:
        """Return how many days in a row this person has finished the day's deal; today's may still come."""
        sql = f"SELECT day FROM daily_results WHERE person = {own_key()} AND game = ? AND day <= ?"  # noqa: S608
        done = {row["day"] for row in await self._database.rows(sql, user_id, game, today)}
        last = date.fromisoformat(today) - timedelta(days=today not in done)
        days = ((last - timedelta(days=ago)).isoformat() for ago in count())
        return sum(1 for _ in takewhile(done.__contains__, days))


def _listed(guild_id: int) -> str:
    """Return the query of a list: ?1 is the game, ?2 and ?3 are the first and the last day, ?4 is the server."""
    which = "daily_lists USING (person, game, day) WHERE guild_id = ?4"
    if guild_id == EVERYWHERE:
        which = "player_settings USING (person) WHERE everywhere = 1"
    return (
        f"SELECT person, place, score, misplays, clean FROM daily_results JOIN {which}"  # noqa: S608
        " AND game = ?1 AND day BETWEEN ?2 AND ?3"
    )


def _direction(game: AnyGame) -> int:
    return 1 if game.low_score_wins else -1


async def note_daily_try(db: Session, table: TableData) -> None:
    """Note somebody's try at the day's deal; `Refused` if they have had one, whatever became of it."""
    if table.day is not None:
        noted = "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not await db.do(noted, await _hash(db, table.opener_id, table.game, table.day), table.day):
            raise Refused("try-deleted")


async def has_tried(db: Session, user_id: int, game: str, day: str) -> bool:
    """Return whether this person has had their try on that day, whatever became of it."""
    wanted = await _hash(db, user_id, game, day)
    return await db.row("SELECT 1 FROM daily_tries WHERE try = ?", wanted) is not None


async def _hash(db: Session, user_id: int, game: str, day: str) -> bytes:
    secret = await secret_of(db)
    return hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")


async def put_on_list(db: Session, table: TableData, guild_id: int) -> None:
    """Put the result of its opener, who has been noted, on a server's list."""
    await db.do(
        "INSERT INTO daily_lists (person, game, day, guild_id) SELECT key, ?, ?, ? FROM people"
        " WHERE user_id = ? AND guild_id = ? ON CONFLICT DO NOTHING",
        table.game,
        table.day,
        guild_id,
        table.opener_id,
        EVERYWHERE,
    )


async def forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Take somebody off the lists of a server, or of all."""
    its = f"person = {own_key('?1')} AND guild_id = coalesce(CAST(?2 AS BIGINT), guild_id)"
    await db.do(f"DELETE FROM daily_lists WHERE {its}", user_id, guild_id)  # noqa: S608


async def delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of the lists of a server that was deleted; return False if nothing was left."""
    of_nobody = (
        "guild_id = ?1 AND NOT EXISTS (SELECT 1 FROM people AS own JOIN people AS named"
        " ON named.user_id = own.user_id AND named.guild_id = ?1 WHERE own.key = person)"
    )
    return await delete_some(db, "daily_lists", "person, game, day, guild_id", of_nobody, guild_id)
