"""Reminders of the deals of the day that wait. One is noted before it is sent: a bot that is killed in between tells
nothing that day, and never twice. The SQL table was made by the frame.
"""

from collections.abc import Sequence

import msgspec

from bot.features.daily.results import result_of
from bot.features.daily.store import waits
from bot.tables.steps.days import next_day, utc_day
from bot.tables.steps.model import Change
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, note_person, own_key
from bot.tables.store.session import Session
from bot.tables.store.stored import Stored

MOST_UNANSWERED = 3
"""The number of unanswered ones after which it ends by itself."""
LATEST = 3 * 3600.0
"""Seconds by which one may be late."""

_MINUTE = 60
_DAY = 24 * 3600
_THEIRS = f"person = {own_key('?1')}"
_ANSWERED = f"UPDATE reminders SET unanswered = 0 WHERE {_THEIRS} AND unanswered > 0"  # noqa: S608


class Reminder(msgspec.Struct, frozen=True):
    user_id: int
    due: int
    """A time of day."""
    guild_id: int | None
    channel_id: int | None
    """The channel; None: in a private message."""
    locale: str
    unanswered: int
    """The number of earlier ones that were not answered."""

    @property
    def is_last(self) -> bool:
        """Return whether this is the last one unless it is answered."""
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
        """Note an answer: they have pressed a button of the reminder, or begun to play."""
        await self._database.write(_ANSWERED, user_id)

    async def are_wanted(self) -> bool:
        return bool(await self._database.rows("SELECT 1 FROM reminders WHERE due IS NOT NULL LIMIT 1"))

    async def due(self, now: float, most: int) -> list[Reminder]:
        """Return the reminders that are due, the longest waiting first."""
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
        """Note that a reminder never came, so that it does not count as unanswered."""
        lost = f"UPDATE reminders SET unanswered = unanswered - 1 WHERE {_THEIRS} AND unanswered > 0"  # noqa: S608
        await self._database.write(lost, user_id)

    async def note_refused(self, user_id: int) -> None:
        """Note that Discord does not let the bot write to them: they are told when they play next."""
        await self._database.write(f"UPDATE reminders SET due = NULL WHERE {_THEIRS}", user_id)  # noqa: S608

    async def take_refusal(self, user_id: int) -> bool:
        """Return whether the reminder has ended because they could not be written to; True only once."""
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
    waiting = tuple([game for game in games if await waits(db, user_id, game, today)]) if in_time else ()
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


# ------------------------------------------------------------ what the frame asks


async def _note_end(db: Session, change: Change) -> None:
    """Note that who has played a deal of the day has answered."""
    if (result := result_of(change)) is not None:
        await db.do(_ANSWERED, result.user_id)


async def _forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Remind somebody no more: in the channels of a server, or nowhere."""
    its = f"{_THEIRS} AND (guild_id = ?2 OR CAST(?2 AS BIGINT) IS NULL)"
    await db.do(f"DELETE FROM reminders WHERE {its}", user_id, guild_id)  # noqa: S608


STORED = Stored(
    ended=_note_end,
    forget=_forget,
    about={
        "reminders": (
            "SELECT due, guild_id AS server, channel_id AS channel, locale, sent_day, unanswered FROM reminders"  # noqa: S608
            f" WHERE {_THEIRS} AND (guild_id IS NULL OR coalesce(CAST(?2 AS BIGINT), guild_id) = guild_id)"
        ),
    },
    of_server=("reminders",),
)
