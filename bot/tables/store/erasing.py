"""Carry out an erasure request in slices of about 3 ms: every step deletes what is left, so it does not matter where
the last process stopped.
"""

import logging
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec

from bot.tables.steps.erasure import ErasureRequest, without_person
from bot.tables.steps.model import COMPUTER, FORGOTTEN, NO_SERVER, OPEN_PHASES, SOMEONE, TableData
from bot.tables.store.daily_book import take_off
from bot.tables.store.deals_book import forget_player
from bot.tables.store.ratings import forget_rating, forget_ratings_of_server
from bot.tables.store.session import Row, Session, distinct_values
from bot.tables.store.snapshot import encode
from bot.tables.store.table_rows import delete_tables

ENDED_TABLES = "ended tables"

log = logging.getLogger(__name__)

_TARGET = 0.003
"""Seconds for which a piece may hold the thread of the database, but for its last step."""
_MOVES = 500
"""The most moves that one step deletes."""

_RECENT = (
    "SELECT min(id) FROM (SELECT min(table_id) AS id FROM openers WHERE table_id > ?1"
    " UNION ALL SELECT min(table_id) FROM unpacked WHERE table_id > ?1) AS recent"
)
"""A table that is not packed: its log still says who made each move, and its snapshot who opened it."""
_SERVERS = (
    "SELECT min(id) FROM (SELECT min(guild_id) AS id FROM results WHERE guild_id > ?1"
    " UNION ALL SELECT min(guild_id) FROM tables WHERE private_to IS NOT NULL AND guild_id > ?1) AS servers"
)


class Piece(NamedTuple):
    deleted: list[int]
    changed: list[int]
    done: bool
    """All of the request."""


class Erasing:
    """One erasure request, in one process. When a piece fails, it can be done again: that begins anew. When it was
    undone after it went well, another `Erasing` is needed.
    """

    def __init__(self, request: ErasureRequest) -> None:
        self.request = request
        self._piece = Piece([], [], done=False)
        self._warned: set[int] = set()
        self._db: Session
        self._steps: AsyncIterator[None] | None = None
        self.steps_done = 0

    async def steps_expected(self, db: Session) -> int:
        """Estimate the steps of a person's request."""
        [(steps,)] = await db.rows(
            "SELECT (SELECT count(*) FROM seats WHERE user_id = ?1) + (SELECT count(*) FROM ledger WHERE user_id = ?1)"
            " + (SELECT count(*) FROM openers)"
            " + (SELECT count(*) FROM unpacked) + (SELECT count(*) FROM servers) + (SELECT count(*) FROM daily_deals)",
            self.request.user_id,
        )
        return steps

    async def piece(self, db: Session) -> Piece:
        """Do one piece in one transaction."""
        user_id = self.request.user_id
        try:
            await db.lock_subject(ENDED_TABLES)
            self._db = db
            until = time.monotonic() + _TARGET
            self._piece = Piece([], [], done=False)
            if self._steps is None:
                self._steps = self._of_server() if user_id is None else self._of_person(user_id)
            async for _ in self._steps:
                self.steps_done += 1
                if time.monotonic() >= until:
                    return self._piece
            await db.do("DELETE FROM erasures WHERE id = ?", self.request.id)
        except BaseException:
            self._steps = None
            raise
        return self._piece._replace(done=True)

    async def _of_person(self, user_id: int) -> AsyncIterator[None]:
        """Erase what is found by seats; then what is about the person in other ways, and what damaged tables left
        behind.
        """
        request = self.request
        server = request.guild_id
        seated = (
            "SELECT table_id FROM seats WHERE user_id = ?1 AND user_id > 1 AND coalesce(?2, guild_id) = guild_id"
            " AND table_id <= ?3 LIMIT 1"
        )
        while table_id := await self._first(seated, user_id, server, request.up_to):
            async for _ in self._leave(table_id, user_id):
                yield
        async for table_id in distinct_values(self._row, _RECENT, 0):
            if table_id > request.up_to:
                break
            if await self._unname(table_id, user_id):
                self._piece.changed.append(table_id)
            yield
        async for _ in self._elsewhere(user_id):
            yield
        wanted = (user_id, request.up_to, server)
        played = (
            "SELECT deal, guild_id, user_id FROM deal_players"
            " WHERE user_id = ?1 AND last_table <= ?2 AND coalesce(?3, guild_id) = guild_id LIMIT 1"
        )
        while player := await self._db.row(played, *wanted):
            await forget_player(self._db, *player)
            yield
        offered = (
            "SELECT deal, seat, channel_id FROM challenges"
            " WHERE user_id = ?1 AND last_table <= ?2 AND coalesce(?3, guild_id) = guild_id LIMIT 1"
        )
        while offer := await self._db.row(offered, *wanted):
            await self._db.do(
                "UPDATE challenges SET user_id = ?, name = ?, version = version + 1"
                " WHERE deal = ? AND seat = ? AND channel_id = ?",
                FORGOTTEN,
                SOMEONE,
                *offer,
            )
            yield
        while await forget_rating(self._db, user_id, server, request.up_to):
            yield
        next_day = "SELECT game, day FROM daily_results WHERE (game, day) > (?, ?) ORDER BY game, day LIMIT 1"
        last = ("", "")
        while day := await self._db.row(next_day, *last):
            last = (day["game"], day["day"])
            if day["day"] < request.day:
                await take_off(self._db, user_id, *last, server)
            yield

    async def _elsewhere(self, user_id: int) -> AsyncIterator[None]:
        """Erase what is left of games at which they have no seat any more."""
        up_to = self.request.up_to
        async for guild_id in self._servers():
            result = "SELECT table_id FROM results WHERE guild_id = ? AND user_id = ? AND table_id <= ? LIMIT 1"
            while table_id := await self._first(result, guild_id, user_id, up_to):
                await self._db.do("DELETE FROM results WHERE table_id = ? AND user_id = ?", table_id, user_id)
                yield
            private = "SELECT id FROM tables WHERE guild_id = ? AND private_to = ? AND id <= ? LIMIT 1"
            while table_id := await self._first(private, guild_id, user_id, up_to):
                async for _ in self._delete(table_id):
                    yield
            yield

    async def _servers(self) -> AsyncIterator[int]:
        """Yield the servers where there may be something of the person."""
        if self.request.guild_id is not None:
            yield self.request.guild_id
            return
        async for guild_id in distinct_values(self._row, _SERVERS, NO_SERVER - 1):
            yield guild_id

    async def _leave(self, table_id: int, user_id: int) -> AsyncIterator[None]:
        """Delete a game that nobody else has played; in one with others the person becomes someone."""
        [(phase, private_to)] = await self._db.rows("SELECT phase, private_to FROM tables WHERE id = ?", table_id)
        people = {row[0] for row in await self._db.rows("SELECT user_id FROM seats WHERE table_id = ?", table_id)}
        is_theirs_alone = phase not in OPEN_PHASES and people <= {COMPUTER, FORGOTTEN, user_id}
        if private_to == user_id or is_theirs_alone:
            async for _ in self._delete(table_id):
                yield
            return
        await self._unname(table_id, user_id)
        nobody = (FORGOTTEN, SOMEONE, table_id, user_id)
        await self._db.do("UPDATE seats SET user_id = ?, name = ? WHERE table_id = ? AND user_id = ?", *nobody)
        await self._db.do("DELETE FROM results WHERE table_id = ? AND user_id = ?", table_id, user_id)
        self._piece.changed.append(table_id)
        yield

    async def _unname(self, table_id: int, user_id: int) -> bool:
        """Take the person out of all that is there until the table is packed; return whether there was anything."""
        wanted = "SELECT guild_id, phase, CAST(snapshot AS BLOB) AS snapshot FROM tables WHERE id = ?"
        [(guild_id, phase, snapshot)] = await self._db.rows(wanted, table_id)
        if self.request.guild_id not in (None, guild_id):
            return False
        named = (
            ("UPDATE moves SET user_id = ?1 WHERE table_id = ?2 AND user_id = ?3", FORGOTTEN),
            ("UPDATE messages SET names = ?1 WHERE table_id = ?2 AND names = ?3", None),
        )
        counts = [await self._db.do(sql, nobody, table_id, user_id) for sql, nobody in named]
        changed = sum(counts) > 0
        if phase in OPEN_PHASES or str(user_id).encode() not in snapshot:
            return changed
        try:
            table = msgspec.json.decode(snapshot, type=TableData)
        except msgspec.DecodeError as error:
            if table_id not in self._warned:
                log.warning("table %s: its snapshot is damaged, so nobody can be erased from it: %s", table_id, error)
            self._warned.add(table_id)
            return changed
        without = encode(without_person(table, user_id)).decode()
        await self._db.do("UPDATE tables SET snapshot = ? WHERE id = ?", without, table_id)
        return True

    async def _of_server(self) -> AsyncIterator[None]:
        """Erase what is found by seats; then tables at which nobody sits, and what damaged tables left behind."""
        found = (
            "SELECT table_id FROM seats WHERE guild_id = ? AND seat = 0 AND table_id <= ? LIMIT 1",
            "SELECT id FROM tables WHERE guild_id = ? AND id <= ? AND private_to IS NOT NULL LIMIT 1",
            "SELECT table_id FROM results WHERE guild_id = ? AND table_id <= ? LIMIT 1",
        )
        wanted = (self.request.guild_id, self.request.up_to)
        for sql in found:
            while table_id := await self._first(sql, *wanted):
                async for _ in self._delete(table_id):
                    yield
        here = "SELECT id FROM tables WHERE id = ?3 AND guild_id = ?1 AND id <= ?2"
        async for table_id in distinct_values(self._row, _RECENT, 0):
            if await self._first(here, *wanted, table_id):
                async for _ in self._delete(table_id):
                    yield
            yield
        played = "SELECT deal, guild_id, user_id FROM deal_players WHERE guild_id = ? AND last_table <= ? LIMIT 1"
        while row := await self._db.row(played, *wanted):
            await forget_player(self._db, *row)
            yield
        assert self.request.guild_id is not None
        while await forget_ratings_of_server(self._db, self.request.guild_id, self.request.up_to):
            yield
        for table in ("daily_lists", "daily_results"):
            on_it = f"SELECT user_id, game, day FROM {table} WHERE guild_id = ? AND day < ? LIMIT 1"  # noqa: S608
            while row := await self._db.row(on_it, self.request.guild_id, self.request.day):
                await take_off(self._db, row["user_id"], row["game"], row["day"], self.request.guild_id)
                yield

    async def _delete(self, table_id: int) -> AsyncIterator[None]:
        """Delete a table, a long log in several steps."""
        some = "SELECT number FROM moves WHERE table_id = ?1 LIMIT ?2"
        log_of = f"DELETE FROM moves WHERE table_id = ?1 AND number IN ({some})"  # noqa: S608
        while await self._db.do(log_of, table_id, _MOVES) == _MOVES:
            yield
        await delete_tables(self._db, [table_id])
        self._piece.deleted.append(table_id)
        yield

    async def _first(self, sql: str, *values: int | None) -> int | None:
        row = await self._db.row(sql, *values)
        return row[0] if row is not None else None

    async def _row(self, sql: str, *values: Any) -> Row | None:
        """Read a row in the transaction of the step that asks."""
        return await self._db.row(sql, *values)
