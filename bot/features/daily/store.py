"""The deal of the day: the same for everybody on one UTC day, one try for each, and their results, which are of the
person wherever they are. Of each try a hash is kept until the day ends. A reminder is noted before it is sent: a bot
that is killed in between tells nothing that day, and never twice.
"""

import hmac
from collections.abc import Sequence
from datetime import date, timedelta
from hashlib import sha256
from itertools import count, takewhile

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.days import counts_until, next_day, utc_day
from bot.tables.steps.model import NO_SERVER, Change, DailyResult, TableData
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, keys_of, note_person, own_key
from bot.tables.store.session import Session, delete_some, secret_of
from bot.tables.store.stored import Stored

MOST_UNANSWERED = 3
"""The number of unanswered ones after which it ends by itself."""
LATEST = 3 * 3600.0
"""Seconds by which one may be late."""

_MINUTE = 60
_DAY = 24 * 3600
_PLAYED_WITHIN = 14
"""Days: a deal that somebody has played so lately is one of theirs."""
_THEIRS = f"person = {own_key('?1')}"
_ANSWERED = f"UPDATE reminders SET unanswered = 0 WHERE {_THEIRS} AND unanswered > 0"  # noqa: S608
_ITS = f"{_THEIRS} AND game = ?2 AND day = ?3"
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

    async def list_on(self, table: TableData, guild_id: int, name: str) -> None:
        """Put the result on this server's list, too: its player, who has that name there, has asked for it. Outside
        servers there is no list.
        """
        if guild_id in (NO_SERVER, table.guild_id):
            return

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, table.opener_id)
            await note_person(db, guild_id, table.opener_id, name)
            await _put_on_list(db, table, guild_id)

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


def counted(person: str, table_id: str) -> str:
    """Return SQL that is true if somebody has finished the deal of a day in time at a table. `person` and `table_id`
    are columns, the first with a key of theirs.
    """
    return (
        "EXISTS (SELECT 1 FROM people JOIN people AS own ON own.user_id = people.user_id"  # noqa: S608
        f" AND own.guild_id = {EVERYWHERE} JOIN daily_results ON daily_results.person = own.key"
        f" JOIN tables USING (game, day) WHERE people.key = {person} AND tables.id = {table_id})"
    )


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


async def _has_tried(db: Session, user_id: int, game: str, day: str) -> bool:
    """Return whether this person has had their try on that day, whatever became of it."""
    wanted = await _hash(db, user_id, game, day)
    return await db.row("SELECT 1 FROM daily_tries WHERE try = ?", wanted) is not None


async def _hash(db: Session, user_id: int, game: str, day: str) -> bytes:
    secret = await secret_of(db)
    return hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")


async def _put_on_list(db: Session, table: TableData, guild_id: int) -> None:
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


# ------------------------------------------------------------ reminders


class Reminder(msgspec.Struct, frozen=True):
    user_id: int
    due: int
    """A time of day."""
    guild_id: int | None
    channel_id: int | None
    """None: in a private message."""
    locale: str
    unanswered: int
    """How many of those before this one were not answered."""

    @property
    def is_last(self) -> bool:
        """Return whether there will be no other unless this one is answered."""
        return self.unanswered + 1 >= MOST_UNANSWERED


class ReminderBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, user_id: int, locale: str, now: float) -> int:
        """Remind somebody in private messages, from tomorrow on at this minute, as today's deal was just played. This
        replaces an earlier reminder. Return when the first is due.
        """
        due = int(now) // _MINUTE * _MINUTE + _DAY
        put = (
            f"INSERT INTO reminders (person, due, locale) VALUES ({own_key('?1')}, ?2, ?3)"  # noqa: S608
            " ON CONFLICT (person) DO UPDATE"
            " SET due = ?2, locale = ?3, channel_id = NULL, guild_id = NULL, unanswered = 0"
        )

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, user_id)
            await db.do(put, user_id, due, locale)

        await self._database.transaction(work)
        return due

    async def move_to(self, user_id: int, guild_id: int, channel_id: int) -> int | None:
        """Move the reminder, and return when the next one is due there; None if there is none any more."""
        rows = await self._database.rows(
            f"UPDATE reminders SET guild_id = ?2, channel_id = ?3 WHERE {_THEIRS} AND due IS NOT NULL RETURNING due",  # noqa: S608
            user_id,
            guild_id,
            channel_id,
        )
        return rows[0]["due"] if rows else None

    async def end(self, user_id: int) -> None:
        await self._database.write(f"DELETE FROM reminders WHERE {_THEIRS}", user_id)  # noqa: S608

    async def note_answered(self, user_id: int) -> None:
        """Note that they have pressed one of its buttons, or begun to play."""
        await self._database.write(_ANSWERED, user_id)

    async def are_wanted(self) -> bool:
        return bool(await self._database.rows("SELECT 1 FROM reminders WHERE due IS NOT NULL LIMIT 1"))

    async def due(self, now: float, most: int) -> list[Reminder]:
        """Return those that are due, the longest first."""
        sql = (
            "SELECT user_id, due, reminders.guild_id, channel_id, locale, unanswered FROM reminders"
            " JOIN people ON key = person WHERE due <= ? ORDER BY due LIMIT ?"
        )
        return [Reminder(*row) for row in await self._database.rows(sql, int(now), most)]

    async def take(self, reminder: Reminder, now: float, games: Sequence[str]) -> tuple[str, ...]:
        """Return the games of which to remind this person now, and note that as done. None if they have played all, or
        were reminded today; if it is too late; or if the last ones were not answered, which ends it.
        """
        return await self._database.transaction(lambda db: _take(db, reminder, now, games))

    async def note_not_sent(self, user_id: int) -> None:
        """Note that it never came, so that it cannot count as unanswered."""
        lost = f"UPDATE reminders SET unanswered = unanswered - 1 WHERE {_THEIRS} AND unanswered > 0"  # noqa: S608
        await self._database.write(lost, user_id)

    async def note_refused(self, user_id: int) -> None:
        """Note that Discord does not let the bot write to them: they are told when they play next."""
        await self._database.write(f"UPDATE reminders SET due = NULL WHERE {_THEIRS}", user_id)  # noqa: S608

    async def take_refusal(self, user_id: int) -> bool:
        """Return once whether it has ended because they could not be written to."""
        sql = f"DELETE FROM reminders WHERE {_THEIRS} AND due IS NULL RETURNING 1"  # noqa: S608
        return bool(await self._database.rows(sql, user_id))


async def _take(db: Session, reminder: Reminder, now: float, games: Sequence[str]) -> tuple[str, ...]:
    user_id, today = reminder.user_id, utc_day(now)
    as_read = f"{_THEIRS} AND due = ?2 AND unanswered = ?3"
    where = (user_id, reminder.due, reminder.unanswered)
    if reminder.unanswered >= MOST_UNANSWERED:
        await db.do(f"DELETE FROM reminders WHERE {as_read}", *where)  # noqa: S608
        return ()
    again = int(next_day(today)) + reminder.due % _DAY  # the same minute of the day, the next time it comes
    if again - _DAY > now:
        again -= _DAY
    in_time = now - reminder.due <= LATEST and utc_day(reminder.due) == today
    waiting = tuple([game for game in games if await _waits(db, user_id, game, today)]) if in_time else ()
    sent = ", sent_day = ?5, unanswered = unanswered + 1" if waiting else ""
    noted = await db.do(
        f"UPDATE reminders SET due = ?4{sent} WHERE {as_read} AND sent_day < ?5",  # noqa: S608
        *where,
        again,
        today,
    )
    if noted:
        return waiting
    await db.do(f"UPDATE reminders SET due = ?4 WHERE {as_read}", *where, again)  # noqa: S608
    return ()


async def _waits(db: Session, user_id: int, game: str, today: str) -> bool:
    """Return whether today's deal is one that this person plays, and still can."""
    first = date.fromisoformat(today)
    days = [(first - timedelta(days=ago)).isoformat() for ago in range(1, _PLAYED_WITHIN + 1)]
    trying = f"SELECT phase FROM tables WHERE game = ?2 AND day = ?3 AND private_to IN {keys_of('?1', 'NULL')}"  # noqa: S608
    if (tried := await db.row(trying, user_id, game, today)) is not None:
        return tried["phase"] == "playing"
    some = ", ".join("?" * len(days))
    played = f"SELECT 1 FROM daily_results WHERE person = {own_key()} AND game = ? AND day IN ({some})"  # noqa: S608
    return await db.row(played, user_id, game, *days) is not None and not await _has_tried(db, user_id, game, today)


# ------------------------------------------------------------ what the frame asks


async def _note_try(db: Session, table: TableData) -> None:
    """Note somebody's try at the day's deal; `Refused` if they have had one, whatever became of it."""
    if table.day is not None:
        noted = "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not await db.do(noted, await _hash(db, table.opener_id, table.game, table.day), table.day):
            raise Refused("try-deleted")


async def _note_end(db: Session, change: Change) -> None:
    if change.daily is not None:
        await add_daily_result(db, change.table, change.daily, change.moved_at)


async def add_daily_result(db: Session, table: TableData, result: DailyResult, finished_at: float) -> None:
    """Add the result unless it comes too late. Who plays a deal of the day has answered the reminder."""
    if finished_at <= counts_until(result.day):
        await note_person(db, EVERYWHERE, result.user_id, result.name)
        await db.do(
            "INSERT INTO daily_results (person, game, day, place, score, misplays, clean)"
            " SELECT key, ?, ?, ?, ?, ?, ? FROM people WHERE user_id = ? AND guild_id = ?",
            table.game,
            result.day,
            result.place,
            result.score,
            result.misplays,
            result.clean,
            result.user_id,
            EVERYWHERE,
        )
        if table.guild_id != NO_SERVER:
            await _put_on_list(db, table, table.guild_id)
    await db.do(_ANSWERED, result.user_id)


async def _best(database: Database, table: TableData) -> int | None:
    sql = "SELECT best FROM daily_deals WHERE game = ? AND day = ?"
    rows = await database.rows(sql, table.game, table.day) if table.day is not None else ()
    return rows[0]["best"] if rows else None


async def _note_best(database: Database, table: TableData, best: int) -> None:
    if table.day is not None:
        await database.write(
            "INSERT INTO daily_deals (game, day, best) VALUES (?, ?, ?)"
            " ON CONFLICT (game, day) DO UPDATE SET best = excluded.best",
            table.game,
            table.day,
            best,
        )


async def _forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Take somebody off the lists of a server, or of all, and remind them there no more."""
    its = f"{_THEIRS} AND (guild_id = ?2 OR CAST(?2 AS BIGINT) IS NULL)"
    for owned in ("daily_lists", "reminders"):
        await db.do(f"DELETE FROM {owned} WHERE {its}", user_id, guild_id)  # noqa: S608


async def _delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of the lists of a server that was deleted; return False if nothing was left."""
    of_nobody = (
        "guild_id = ?1 AND NOT EXISTS (SELECT 1 FROM people AS own JOIN people AS named"
        " ON named.user_id = own.user_id AND named.guild_id = ?1 WHERE own.key = person)"
    )
    return await delete_some(db, "daily_lists", "person, game, day, guild_id", of_nobody, guild_id)


STORED = Stored(
    opened=_note_try,
    ended=_note_end,
    best=_best,
    note_best=_note_best,
    forget=_forget,
    delete_of_server=_delete_of_server,
    about={
        "daily results": (
            "SELECT game, day, place, score, misplays, clean, shared FROM daily_results AS result"  # noqa: S608
            f" WHERE {_THEIRS} AND (CAST(?2 AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM daily_lists AS listed"
            " WHERE (listed.person, listed.game, listed.day) = (result.person, result.game, result.day)"
            " AND listed.guild_id = ?2)) ORDER BY game, day"
        ),
        "lists of daily results": (
            f"SELECT game, day, guild_id AS server FROM daily_lists WHERE {_THEIRS}"  # noqa: S608
            " AND coalesce(?2, guild_id) = guild_id ORDER BY day, game, guild_id"
        ),
        "reminders": (
            "SELECT due, guild_id AS server, channel_id AS channel, locale, sent_day, unanswered FROM reminders"  # noqa: S608
            f" WHERE {_THEIRS} AND (guild_id IS NULL OR coalesce(CAST(?2 AS BIGINT), guild_id) = guild_id)"
        ),
    },
    of_server=("reminders",),
    of_days=(("daily_tries", "try", 0),),
)
