"""The servers that the bot is on, and those that it has left. Of a server that it never was on nothing is known here,
whatever was played there.

Public tables of a server that the bot has left are set aside: they stand still as they are, and go on if it comes back.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from bot.tables.steps.fields import shifted
from bot.tables.steps.model import Unreadable
from bot.tables.steps.timing import next_call
from bot.tables.store.resuming import Resumed
from bot.tables.store.session import Row, Session
from bot.tables.store.snapshot import StoredTable, decode_stateless, encode
from bot.tables.store.store import Store

KEPT_AFTER_LEAVING = 30 * 24 * 3600.0

_PUT_LEFT = (
    "INSERT INTO servers (guild_id, left_at, left_date, stopped_at) VALUES (?, ?, ?, ?) ON CONFLICT (guild_id)"
    " DO UPDATE SET left_at = excluded.left_at, left_date = excluded.left_date,"
    " stopped_at = coalesce(servers.stopped_at, excluded.stopped_at)"
)

TimeOf = Callable[[int], float]
"""A function from a server to its table time."""


class Returned(msgspec.Struct, frozen=True):
    """The tables of servers that the bot is on again."""

    servers: Sequence[int]
    tables: Sequence[Resumed]
    days: Sequence[tuple[int, str]]
    """Number and day of those with a deal of the day."""


class Servers:
    """The servers. `now` is how far table time has come, and `date` is Discord's own; None until Discord has told."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read_left(self) -> None:
        """Read which servers were left, as other processes may have noted."""
        rows = await self._store.rows("SELECT guild_id FROM servers WHERE left_at IS NOT NULL")
        self._store.left = {row[0] for row in rows}

    async def note_joined(self, guild_id: int, time_of: TimeOf) -> Returned:
        returned = await self._store.transaction(lambda db: self._restore(db, [guild_id], time_of))
        self._store.left.discard(guild_id)
        return returned

    async def note_left(self, guild_id: int, now: float, date: float | None, time_of: TimeOf) -> None:
        self._store.left.add(guild_id)
        await self._store.write(_PUT_LEFT, guild_id, now, date, time_of(guild_id))

    async def note_ready(
        self, shard: int, shards: int, here: Collection[int], now: float, date: float | None, time_of: TimeOf
    ) -> tuple[list[int], Returned]:
        """Note on which servers of a ready shard the bot is. Return those that it has left meanwhile, and what goes
        on.
        """

        async def work(db: Session) -> tuple[list[int], Returned]:
            rows = await db.rows(
                "SELECT guild_id, left_at IS NOT NULL FROM servers WHERE (guild_id >> 22) % ? = ?", shards, shard
            )
            known, left = {row[0] for row in rows}, {row[0] for row in rows if row[1]}
            gone = sorted(known.difference(here, left))
            await db.do_each(_PUT_LEFT, [(guild_id, now, date, time_of(guild_id)) for guild_id in gone])
            come = [guild_id for guild_id in here if guild_id in left or guild_id not in known]
            return gone, await self._restore(db, come, time_of)

        gone, returned = await self._store.transaction(work)
        self._store.left.update(gone)
        self._store.left.difference_update(here)
        return gone, returned

    async def _restore(self, db: Session, servers: Iterable[int], time_of: TimeOf) -> Returned:
        sql = (
            "SELECT id, game, phase, version, state_version, touched_at, CAST(snapshot AS BLOB) AS snapshot,"
            " computer_to_move, day FROM tables"
            " WHERE guild_id = ? AND phase IN ('lobby', 'playing') AND private_to IS NULL ORDER BY id"
        )
        tables: list[Resumed] = []
        days: list[tuple[int, str]] = []
        back: list[int] = []
        for guild_id in servers:
            stopped = await db.row("SELECT stopped_at FROM servers WHERE guild_id = ? AND stopped_at > 0", guild_id)
            if stopped is not None:
                back.append(guild_id)
                for row in await db.rows(sql, guild_id):
                    tables += await self._go_on(db, row, guild_id, time_of(guild_id) - stopped[0])
                    days += [] if row["day"] is None else [(row["id"], row["day"])]
        await db.do_each(
            "INSERT INTO servers (guild_id) VALUES (?)"
            " ON CONFLICT (guild_id) DO UPDATE SET left_at = NULL, left_date = NULL, stopped_at = NULL",
            [(guild_id,) for guild_id in servers],
        )
        return Returned(back, tables, days)

    async def _go_on(self, db: Session, row: Row, guild_id: int, later: float) -> list[Resumed]:
        """Postpone all deadlines of the table."""
        try:
            table = shifted(decode_stateless(StoredTable(*tuple(row)[:7]), self._store.parts), later)
        except Unreadable:
            return []  # whoever asks for it is told
        call_at = next_call(table)
        await db.do(
            "UPDATE tables SET snapshot = ?, deadline = ?, call_at = ?, touched_at = ?, shown_version = 0, holder = ?"
            " WHERE id = ?",
            encode(table).decode(),
            table.deadline,
            call_at,
            table.touched_at,
            self._store.process.number,
            table.id,
        )
        computer = bool(row["computer_to_move"])
        return [Resumed(table.id, guild_id, table.deadline, call_at, computer, shown=False)]

    async def left_long_ago(self, now: float, date: float) -> list[int]:
        """Return the servers left long ago by both counts. Those without a date, as Discord had told none, begin to
        wait today.
        """
        await self._store.write(
            "UPDATE servers SET left_date = ? WHERE left_at IS NOT NULL AND left_date IS NULL", date
        )
        rows = await self._store.rows(
            "SELECT guild_id FROM servers WHERE left_at < ? AND left_date < ? ORDER BY guild_id",
            now - KEPT_AFTER_LEAVING,
            date - KEPT_AFTER_LEAVING,
        )
        return [row["guild_id"] for row in rows]
