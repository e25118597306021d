"""The deal of the day: the same for everybody on one UTC day, one try for each, and their results."""

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import msgspec

from bot.tables.store.database import Database
from bot.tables.store.secret import secret_of
from bot.tables.store.wishes import not_erased

_SHOWN = not_erased("daily_results", "daily_results.day < wish.day")


class DailyAverage(msgspec.Struct, frozen=True):
    """One person's results over the days of a list."""

    user_id: int
    name: str
    days: int
    mean: float
    clean: int


class DayScore(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    score: int
    misplays: int
    clean: bool


class DayPlace(msgspec.Struct, frozen=True):
    """One person's place among all on a server who have finished the deal of a day."""

    place: int
    of: int


def utc_day(now: float) -> str:
    """The UTC day, YYYY-MM-DD."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


class DailyBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seed(self, game: str, day: str) -> str:
        """From the date and a secret of this installation, so that nobody can work out tomorrow's deal."""
        secret = await self._database.transaction(secret_of)
        return sha256(f"{secret}/{game}/{day}".encode()).hexdigest()

    async def best(self, game: str, day: str) -> int | None:
        rows = await self._database.rows("SELECT best FROM daily_deals WHERE game = ? AND day = ?", game, day)
        return rows[0]["best"] if rows else None

    async def note_best(self, game: str, day: str, best: int) -> None:
        await self._database.write(
            "INSERT OR REPLACE INTO daily_deals (game, day, best) VALUES (?, ?, ?)", game, day, best
        )

    async def scores(self, guild_id: int, game: str, day: str) -> list[DayScore]:
        """The best first."""
        sql = (
            "SELECT user_id, name, score, misplays, clean FROM daily_results"  # noqa: S608
            f" WHERE guild_id = ? AND game = ? AND day = ? AND {_SHOWN} ORDER BY score, clean DESC, misplays, name"
        )
        rows = await self._database.rows(sql, guild_id, game, day)
        return [DayScore(row[0], row[1], row[2], row[3], bool(row[4])) for row in rows]

    async def place(self, guild_id: int, game: str, day: str, user_id: int) -> DayPlace | None:
        """Who did equally well shares a place. None: this person has not finished the deal here."""
        scores = await self.scores(guild_id, game, day)
        own = next((_worth(score) for score in scores if score.user_id == user_id), None)
        if own is None:
            return None
        return DayPlace(1 + sum(_worth(score) < own for score in scores), len(scores))

    async def take_share(self, user_id: int, game: str, day: str) -> bool:
        """Whether the result may be shared now: only once, however often and quickly it is asked."""
        sql = (
            "UPDATE daily_results SET shared = 1 WHERE user_id = ? AND game = ? AND day = ? AND NOT shared RETURNING 1"
        )
        return bool(await self._database.rows(sql, user_id, game, day))

    async def is_shared(self, user_id: int, game: str, day: str) -> bool:
        sql = "SELECT shared FROM daily_results WHERE user_id = ? AND game = ? AND day = ?"
        return any(row["shared"] for row in await self._database.rows(sql, user_id, game, day))

    async def give_share_back(self, user_id: int, game: str, day: str) -> None:
        await self._database.write(
            "UPDATE daily_results SET shared = 0 WHERE user_id = ? AND game = ? AND day = ?", user_id, game, day
        )

    async def standings(self, guild_id: int, game: str, since: str) -> list[DailyAverage]:
        """Everybody who has finished a deal since that day, the lowest mean first; of equals, whoever has more days."""
        sql = (
            "SELECT user_id, MAX(name), COUNT(*), AVG(score), SUM(clean) FROM daily_results"  # noqa: S608
            f" WHERE guild_id = ? AND game = ? AND day >= ? AND {_SHOWN}"
            " GROUP BY user_id ORDER BY AVG(score), COUNT(*) DESC, 2"
        )
        return [DailyAverage(*row) for row in await self._database.rows(sql, guild_id, game, since)]

    async def streak(self, user_id: int, game: str, today: str) -> int:
        """How many days in a row this person has finished the day's deal; today's may still come."""
        sql = f"SELECT day FROM daily_results WHERE user_id = ? AND game = ? AND day <= ? AND {_SHOWN}"  # noqa: S608
        done = {row["day"] for row in await self._database.rows(sql, user_id, game, today)}
        day = date.fromisoformat(today)
        if today not in done:
            day -= timedelta(days=1)
        length = 0
        while day.isoformat() in done:
            length += 1
            day -= timedelta(days=1)
        return length


def _worth(score: DayScore) -> tuple[int, bool, int]:
    """Lower is better, as in the list."""
    return score.score, not score.clean, score.misplays
