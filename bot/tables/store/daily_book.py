"""The deal of the day: the same for everybody on one UTC day, one try for each, and their results. Of a try
whose game was deleted a hash is kept until the day ends.
"""

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from itertools import takewhile

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import NO_SERVER, TableData
from bot.tables.store.database import Database
from bot.tables.store.session import Session, distinct_values, not_erased, secret_of

EVERYWHERE = None
"""Instead of a server: of all who want to be on the lists for all servers."""

_SHOWN = not_erased("daily_results", "daily_results.day < request.day")
_COLUMNS = "user_id, name, place, score, misplays, clean"
_DAYS_AT_ONCE = 30
"""There is no index of a person's results of all days."""
_WORTH = "place, score * CAST(?5 AS DOUBLE PRECISION), -clean, misplays"
"""The one way in which results are ranked: lower is better. ?5 is 1 where low scores win, and -1 elsewhere."""
_AVERAGE_WORTH = "avg(place), avg(score) * CAST(?5 AS DOUBLE PRECISION), avg(clean) DESC, avg(misplays), count(*) DESC"


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

    async def list_on(self, table: TableData, guild_id: int | None) -> None:
        """Put the result on this server's list, too: its player has asked for it there. Outside servers there is no
        list.
        """
        if guild_id not in (None, NO_SERVER, table.guild_id):
            await self._database.write(
                "INSERT INTO daily_lists (user_id, game, day, guild_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                table.opener_id,
                table.game,
                table.day,
                guild_id,
            )

    async def scores(self, guild_id: int | None, game: AnyGame, day: str) -> list[DayScore]:
        """Return a server's list, or `EVERYWHERE`: the best first."""
        sql = f"SELECT {_COLUMNS} FROM ({_listed(guild_id)}) AS listed ORDER BY {_WORTH}, name"  # noqa: S608
        rows = await self._database.rows(sql, game.name, day, day, guild_id, _direction(game))
        return [DayScore(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def place(self, guild_id: int | None, game: AnyGame, day: str, user_id: int) -> DayPlace | None:
        """Return somebody's place, which equals share; None if they are not on that list."""
        sql = (
            f"WITH listed AS MATERIALIZED ({_listed(guild_id)}),"  # noqa: S608
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
        sql = (
            "UPDATE daily_results SET shared = 1 WHERE user_id = ? AND game = ? AND day = ? AND shared = 0 RETURNING 1"
        )
        return bool(await self._database.rows(sql, user_id, game, day))

    async def is_shared(self, user_id: int, game: str, day: str) -> bool | None:
        """Return None if this person has no result that counts."""
        sql = "SELECT shared FROM daily_results WHERE user_id = ? AND game = ? AND day = ?"
        rows = await self._database.rows(sql, user_id, game, day)
        return bool(rows[0]["shared"]) if rows else None

    async def give_share_back(self, user_id: int, game: str, day: str) -> None:
        await self._database.write(
            "UPDATE daily_results SET shared = 0 WHERE user_id = ? AND game = ? AND day = ?", user_id, game, day
        )

    async def standings(self, guild_id: int | None, game: AnyGame, since: str) -> list[DailyAverage]:
        """Return everybody on a list who has finished a deal since that day: the best on average first; of equals, the
        one with more days.
        """
        sql = (
            f"SELECT rank() OVER (ORDER BY {_AVERAGE_WORTH}), user_id, max(name), count(*),"  # noqa: S608
            " count(*) FILTER (WHERE place = 1), avg(place), avg(score), sum(clean)"
            f" FROM ({_listed(guild_id)}) AS listed GROUP BY user_id ORDER BY 1, 3"
        )
        rows = await self._database.rows(sql, game.name, since, "9999-12-31", guild_id, _direction(game))
        return [DailyAverage(*row) for row in rows]

    async def streak(self, user_id: int, game: str, today: str) -> int:
        """Return how many days in a row this person has finished the day's deal; today's may still come."""
        sql = (
            "SELECT day FROM daily_results WHERE user_id = ? AND game = ?"  # noqa: S608
            f" AND day IN ({', '.join('?' * _DAYS_AT_ONCE)}) AND {_SHOWN}"
        )
        length, last = 0, date.fromisoformat(today)
        while True:
            days = [(last - timedelta(days=ago)).isoformat() for ago in range(_DAYS_AT_ONCE)]
            done = {row["day"] for row in await self._database.rows(sql, user_id, game, *days)}
            if not length and today not in done:
                days = days[1:]
            in_a_row = sum(1 for _ in takewhile(done.__contains__, days))
            length += in_a_row
            if in_a_row < len(days):
                return length
            last -= timedelta(days=_DAYS_AT_ONCE)


def _listed(guild_id: int | None) -> str:
    """Return the query of a list: ?1 is the game, ?2 and ?3 are the first and the last day, ?4 is the server."""
    of_days = "game = ?1 AND day BETWEEN ?2 AND ?3"
    if guild_id is EVERYWHERE:
        return (
            f"SELECT {_COLUMNS} FROM daily_results WHERE CAST(?4 AS BIGINT) IS NULL AND {of_days}"  # noqa: S608
            f" AND user_id IN (SELECT user_id FROM player_settings WHERE everywhere = 1) AND {_SHOWN}"
        )
    return (
        f"SELECT {_COLUMNS} FROM daily_results WHERE guild_id = ?4 AND {of_days} AND {_SHOWN}"  # noqa: S608
        f" UNION ALL SELECT {_COLUMNS} FROM daily_lists JOIN daily_results USING (user_id, game, day)"
        f" WHERE daily_lists.guild_id = ?4 AND {of_days} AND daily_results.guild_id <> ?4"
        f" AND {not_erased('daily_lists', 'daily_lists.day < request.day')}"
    )


def _direction(game: AnyGame) -> int:
    return 1 if game.low_score_wins else -1


async def note_daily_try(db: Session, table: TableData) -> None:
    """Note somebody's try at the day's deal; `Refused` if they have had one, whatever became of it."""
    if table.day is not None:
        noted = "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not await db.do(noted, await _hash(db, table.opener_id, table.game, table.day), table.day):
            raise Refused("try-deleted")


async def is_kept(db: Session, user_id: int, game: str, day: str) -> bool:
    """Return whether this person has had a try that was deleted."""
    wanted = await _hash(db, user_id, game, day)
    return await db.row("SELECT 1 FROM daily_tries WHERE try = ?", wanted) is not None


async def keep_tries(db: Session, user_id: int, guild_id: int | None, today: str) -> None:
    """Keep a person's tries before their games on a server, or on all of them, are deleted."""
    async for game in distinct_values(db.row, "SELECT min(game) FROM tables WHERE day IS NOT NULL AND game > ?", ""):
        tries = await db.rows(
            "SELECT day FROM tables WHERE game = ?1 AND day >= ?2 AND private_to = ?3"
            " AND coalesce(?4, guild_id) = guild_id",
            game,
            today,
            user_id,
            guild_id,
        )
        await db.do_each(
            "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(await _hash(db, user_id, game, day), day) for (day,) in tries],
        )


async def _hash(db: Session, user_id: int, game: str, day: str) -> bytes:
    secret = await secret_of(db)
    return hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")


async def take_off(db: Session, user_id: int, game: str, day: str, guild_id: int | None) -> None:
    """Take a result off the list of a server, or of all. It goes with the last list that it was on."""
    which, its = "user_id = ?1 AND game = ?2 AND day = ?3", (user_id, game, day)
    await db.lock_subject(f"daily results of {user_id}")
    if guild_id is None:
        await db.do(f"DELETE FROM daily_lists WHERE {which}", *its)  # noqa: S608
        await db.do(f"DELETE FROM daily_results WHERE {which}", *its)  # noqa: S608
        return
    await db.do(f"DELETE FROM daily_lists WHERE {which} AND guild_id = ?4", *its, guild_id)  # noqa: S608
    [(another,)] = await db.rows(f"SELECT min(guild_id) FROM daily_lists WHERE {which}", *its)  # noqa: S608
    if another is None:
        await db.do(f"DELETE FROM daily_results WHERE {which} AND guild_id = ?4", *its, guild_id)  # noqa: S608
        return
    # As if it had been played there.
    moved = f"UPDATE daily_results SET guild_id = ?5 WHERE {which} AND guild_id = ?4"  # noqa: S608
    if await db.do(moved, *its, guild_id, another):
        await db.do(f"DELETE FROM daily_lists WHERE {which} AND guild_id = ?4", *its, another)  # noqa: S608
