"""What those who watch a game have predicted, how often it was cheered, and who wants to play the next one."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.tables.steps.model import COMPUTER, FORGOTTEN, Change, Seat, TableData
from bot.tables.store.database import Database
from bot.tables.store.people import key_of, keys_of, note_person
from bot.tables.store.session import Session
from bot.tables.store.stored import Stored

HELD_A_SEAT = ""
"""The mark of a person with a seat, in place of a prediction."""

_PREDICT = (
    "INSERT INTO predictions (table_id, person, choice, round) SELECT ?1, key, ?4, ?5 FROM people"
    " WHERE user_id = ?2 AND guild_id = ?3 ON CONFLICT (table_id, person, round) DO UPDATE SET choice = excluded.choice"
)
_WATCH = (
    "INSERT INTO watchers (table_id, person) SELECT ?1, key FROM people WHERE user_id = ?2 AND guild_id = ?3"
    " ON CONFLICT DO NOTHING"
)
_NEXT = (
    "INSERT INTO next_up (table_id, person, channel_id, at) SELECT ?1, key, ?4, ?5 FROM people"
    " WHERE user_id = ?2 AND guild_id = ?3 ON CONFLICT DO NOTHING"
)


_NOT_WATCHING = f"DELETE FROM watchers WHERE table_id = ?1 AND person = {key_of('?2', '?3')}"  # noqa: S608


class Pick(msgspec.Struct, frozen=True):
    table_id: int
    user_id: int
    name: str
    round: int
    """0 is the first one, or the whole game."""
    choice: str


class WatchBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def predict(self, table: TableData, user_id: int, name: str, choice: str, of_round: int = 0) -> None:
        async def work(db: Session) -> None:
            await note_person(db, table.guild_id, user_id, name)
            await db.do(_PREDICT, table.id, user_id, table.guild_id, choice, of_round)

        await self._database.transaction(work)

    async def predictions(self, table: TableData, user_id: int) -> dict[int, str]:
        """Return what somebody has predicted of each round, or `HELD_A_SEAT` of the first one."""
        sql = f"SELECT round, choice FROM predictions WHERE table_id = ?1 AND person = {key_of('?2', '?3')}"  # noqa: S608
        return {row[0]: row[1] for row in await self._database.rows(sql, table.id, user_id, table.guild_id)}

    async def picks(self, tables: Sequence[int]) -> list[Pick]:
        """Return what was predicted of these games, but for those who have had a seat."""
        sql = (
            "SELECT table_id, user_id, name, round, choice FROM predictions JOIN people ON key = person"  # noqa: S608
            f" WHERE table_id IN ({', '.join('?' * len(tables))}) ORDER BY name, user_id"
        )
        found = [Pick(*row) for row in await self._database.rows(sql, *tables)] if tables else []
        held = {(pick.table_id, pick.user_id) for pick in found if pick.choice == HELD_A_SEAT}
        return [pick for pick in found if (pick.table_id, pick.user_id) not in held]

    async def watch(self, table: TableData, user_id: int, name: str) -> None:
        async def work(db: Session) -> None:
            await note_person(db, table.guild_id, user_id, name)
            await db.do(_WATCH, table.id, user_id, table.guild_id)

        await self._database.transaction(work)

    async def watchers(self, table_id: int) -> dict[int, str]:
        """Return the names of those who watch a game, by user."""
        sql = "SELECT user_id, name FROM watchers JOIN people ON key = person WHERE table_id = ? ORDER BY name, user_id"
        return {row[0]: row[1] for row in await self._database.rows(sql, table_id)}

    async def cheers(self, table_id: int) -> dict[str, int]:
        rows = await self._database.rows("SELECT sign, times FROM cheers WHERE table_id = ?", table_id)
        return {row["sign"]: row["times"] for row in rows}

    async def add_cheers(self, times: Mapping[tuple[int, str], int]) -> None:
        put = (
            "INSERT INTO cheers (table_id, sign, times) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, sign) DO UPDATE SET times = cheers.times + excluded.times"
        )
        rows = [(*about, more) for about, more in times.items()]
        if rows:
            await self._database.transaction(lambda db: db.do_each(put, rows))

    async def next_up(self, table_id: int) -> list[Seat]:
        """Return who wants to play the game after this one: who has wanted it longest comes first."""
        sql = "SELECT user_id, name FROM next_up JOIN people ON key = person WHERE table_id = ? ORDER BY at, user_id"
        return [Seat(row[0], row[1]) for row in await self._database.rows(sql, table_id)]

    async def toggle_next(self, table: TableData, user_id: int, name: str, at: float) -> None:
        """Note that somebody wants to play the next game, or does not any more."""
        theirs = f"DELETE FROM next_up WHERE table_id = ?1 AND person = {key_of('?2', '?3')}"  # noqa: S608

        async def work(db: Session) -> None:
            await note_person(db, table.guild_id, user_id, name)
            if not await db.do(theirs, table.id, user_id, table.guild_id):
                await db.do(_NEXT, table.id, user_id, table.guild_id, table.channel_id, at)

        await self._database.transaction(work)

    async def wait_on(self, table: TableData, users: Iterable[int], at: float) -> None:
        """Note who found no seat, the first one first: they are seated first in the game after this one."""
        rows = [(table.id, user, table.guild_id, table.channel_id, at + place) for place, user in enumerate(users)]
        await self._database.transaction(lambda db: db.do_each(_NEXT, rows))


async def _opened(db: Session, table: TableData) -> None:
    if not table.private:
        await db.do("DELETE FROM next_up WHERE channel_id = ? AND table_id < ?", table.channel_id, table.id)


async def _seat_taken(db: Session, before: TableData, after: TableData, seat: int) -> None:
    """Note who has had a seat that somebody else has taken over. They know more than those who only watch, and so does
    whoever plays there now.
    """
    for user_id in (before.seats[seat].user_id, after.seats[seat].user_id):
        if user_id not in (COMPUTER, FORGOTTEN):
            await db.do(_PREDICT, after.id, user_id, after.guild_id, HELD_A_SEAT, 0)
            await db.do(_NOT_WATCHING, after.id, user_id, after.guild_id)


async def _ended(db: Session, change: Change) -> None:
    await db.do("DELETE FROM watchers WHERE table_id = ?", change.table.id)
    if change.table.state is None:
        await db.do("DELETE FROM predictions WHERE table_id = ?", change.table.id)


_THEIRS = f"person IN {keys_of()}"
STORED = Stored(
    opened=_opened,
    seat_taken=_seat_taken,
    ended=_ended,
    about={
        "predictions": (
            f'SELECT table_id AS "table", round, choice FROM predictions WHERE {_THEIRS} ORDER BY table_id, round'  # noqa: S608
        ),
        "games watched now": f'SELECT table_id AS "table" FROM watchers WHERE {_THEIRS} ORDER BY table_id',  # noqa: S608
        "next games wanted": f'SELECT table_id AS "table", at FROM next_up WHERE {_THEIRS} ORDER BY table_id',  # noqa: S608
    },
    of_person=("predictions", "next_up", "watchers"),
    of_table=("predictions", "cheers", "next_up", "watchers"),
)
