"""Erasure requests. Each is a row until all of it is deleted, and hides what it is about from the start."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.core.errors import Refused
from bot.tables.steps.erasure import ErasureRequest, without_erased
from bot.tables.steps.model import NO_SERVER, TableData
from bot.tables.store.daily_book import keep_tries, take_off
from bot.tables.store.database import Database, Place, run_beside
from bot.tables.store.session import Session, distinct_values
from bot.tables.store.shard_ownership import note_news
from bot.tables.store.table_rows import OPENING, delete_tables


class OpenTables(NamedTuple):
    public: list[int]
    private: list[int]


NOWHERE = OpenTables([], [])


class ErasureRequests:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.pending: Sequence[ErasureRequest] = ()
        """The requests as they were last read from the database."""

    async def read(self) -> Sequence[ErasureRequest]:
        """Read the requests, also those that a host has noted from outside."""
        return self.pending

    async def open_tables_of(self, user_id: int, guild_id: int | None) -> OpenTables:
        """Return where this person has a seat now, on a server or on all of them. All open tables are gone through:
        these are fewer than the games that somebody may have finished.
        """
        sql = (
            "SELECT table_id, CASE WHEN EXISTS (SELECT 1 FROM seats"
            " WHERE seats.table_id = openers.table_id AND user_id = ?1)"
            " THEN (SELECT CASE WHEN private_to IS NULL THEN 'public' ELSE 'private' END FROM tables"
            " WHERE id = openers.table_id) END AS seated"
            " FROM openers WHERE table_id > ?2 AND coalesce(?3, guild_id) = guild_id ORDER BY table_id LIMIT 1000"
        )
        found = OpenTables([], [])
        after = 0
        while rows := await self._database.rows(sql, user_id, after, guild_id):
            found.public.extend(row["table_id"] for row in rows if row["seated"] == "public")
            found.private.extend(row["table_id"] for row in rows if row["seated"] == "private")
            after = rows[-1]["table_id"]
        return found

    async def ask(self, user_id: int, guild_id: int | None, seated: OpenTables, today: str) -> None:
        """Note the request and do all that is quick. `seated`: where this person has, or had, a seat."""

        async def work(db: Session) -> None:
            await db.lock_subject(OPENING)
            same = "SELECT 1 FROM erasures WHERE user_id = ?1 AND (guild_id IS NULL OR guild_id = CAST(?2 AS BIGINT))"
            if await db.row(same, user_id, guild_id) is not None:
                raise Refused("erasing-already")
            await _begin(db, await _note(db, user_id, guild_id, today), user_id, guild_id, seated, today)

        await self._database.transaction(work)
        await self.read()

    async def note(self, user_id: int, today: str) -> None:
        """Note a request for a bot that is to begin with it later: everything is hidden from now on."""
        await self._database.transaction(lambda db: _note(db, user_id, None, today))

    async def begin(self, request: ErasureRequest, seated: OpenTables, today: str) -> None:
        """Do all that is quick, for a request that was only noted."""
        user_id = request.user_id
        assert user_id is not None
        await self._database.transaction(lambda db: _begin(db, request.id, user_id, request.guild_id, seated, today))
        await self.read()

    async def ask_for_servers(self, guild_ids: Iterable[int], today: str) -> None:
        """Request the erasure of servers. Their settings go at once: if the bot is invited again, others may be
        made.
        """

        async def work(db: Session) -> None:
            for guild_id in guild_ids:
                request_id = await _note(db, None, guild_id, today)
                await db.do("UPDATE erasures SET begun = 1 WHERE id = ?", request_id)
                for owned in ("guild_settings", "channel_words", "servers", "reminders", "viewers"):
                    await db.do(f"DELETE FROM {owned} WHERE guild_id = ?", guild_id)  # noqa: S608

        await self._database.transaction(work)
        await self.read()

    def shown(self, table: TableData) -> TableData:
        """Return a table as it may be shown now, or raise `Refused`."""
        for request in self.pending:
            table = without_erased(table, request)
        return table


async def note_beside(place: Place, user_id: int, today: str) -> None:
    """Note a request while a bot is running on the database, which finds it within minutes."""
    await run_beside(place, lambda db: _note(db, user_id, None, today))


async def _note(db: Session, user_id: int | None, guild_id: int | None, today: str) -> int:
    """Note a request: from now on everything is hidden."""
    await db.lock_subject(OPENING)
    [(request_id,)] = await db.rows(
        "INSERT INTO erasures (guild_id, user_id, up_to, day, begun)"
        " VALUES (?, ?, (SELECT coalesce(max(id), 0) FROM tables), ?, 0) RETURNING id",
        guild_id,
        user_id,
        today,
    )
    await _tell_others(db)
    return request_id


async def _tell_others(db: Session) -> None:
    """Tell the other processes."""
    await db.do("UPDATE bot SET wishes = wishes + 1")
    await note_news(db, NO_SERVER)  # that is where the jobs are done


async def _begin(
    db: Session, request_id: int, user_id: int, guild_id: int | None, seated: OpenTables, today: str
) -> None:
    """Begin with somebody who has no seat at a public table any more."""
    await db.lock_subject(OPENING)
    await keep_tries(db, user_id, guild_id, today)
    await delete_tables(db, seated.private)
    for table_id in seated.public:
        await db.do("UPDATE messages SET names = NULL WHERE table_id = ? AND names = ?", table_id, user_id)
    # Those of earlier days are left to the job; of this day there may be others after the request.
    async for game in distinct_values(db.row, "SELECT min(game) FROM daily_results WHERE game > ?", ""):
        found = "SELECT day FROM daily_results WHERE game = ? AND day >= ? AND user_id = ?"
        for (day,) in await db.rows(found, game, today, user_id):
            await take_off(db, user_id, game, day, guild_id)
    theirs = "user_id = ?1 AND coalesce(?2, guild_id) = guild_id"
    for table in ("daily_lists", "viewers"):
        await db.do(f"DELETE FROM {table} WHERE {theirs}", user_id, guild_id)  # noqa: S608
    await db.do("DELETE FROM player_settings WHERE user_id = ?", user_id)
    await db.do("DELETE FROM reminders WHERE user_id = ?", user_id)
    await db.do(
        "UPDATE erasures SET up_to = (SELECT coalesce(max(id), 0) FROM tables), day = ?, begun = 1 WHERE id = ?",
        today,
        request_id,
    )
    await _tell_others(db)
