"""Rows beside the snapshots, so that nobody has to read through all of those: the seats of all tables, whom each open
table counts for, its log, and the results of a game with its last move.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.tables.steps.model import NO_SERVER, DailyResult, Move, PersonalResult, TableData, TableRef, Unreadable
from bot.tables.store.daily_book import counts_until
from bot.tables.store.session import Row, Session, Statement
from bot.tables.store.snapshot import encode

PUT_SEAT = "INSERT INTO seats (table_id, seat, guild_id, user_id, name) VALUES (?, ?, ?, ?, ?)"
"""For `seat_rows`."""
OPENING = "opening"
"""The subject to serialize on what depends on which tables there are, and on their numbers."""
ENDED_TABLES = "ended tables"
"""The subject to serialize on what follows from snapshots: packing a table, and erasing somebody from it."""


class Limits(msgspec.Struct, frozen=True):
    """The most tables that may be open at once."""

    per_person: int = 10
    """The most for one person, wherever the tables are."""
    per_server: int = 500


class OwnTable(msgspec.Struct, frozen=True):
    """One of a person's open tables."""

    id: int
    ref: TableRef
    game: str
    guild_id: int
    channel_id: int
    private: bool


class EndedGame(msgspec.Struct, frozen=True):
    id: int
    ref: TableRef
    game: str
    names: tuple[str, ...]
    """The names in its seats."""


async def require_room(db: Session, table: TableData, limits: Limits) -> None:
    """Raise `Refused` if there are so many open tables already."""
    limited = [("user_id", table.counts_for, limits.per_person, "too-many-tables")]
    if table.guild_id != NO_SERVER:
        limited.append(("guild_id", table.guild_id, limits.per_server, "server-full"))
    for column, value, most, code in limited:
        sql = (
            f"SELECT count(*) FROM (SELECT 1 FROM openers WHERE {column} = ? AND NOT EXISTS (SELECT 1 FROM servers"  # noqa: S608
            " WHERE servers.guild_id = openers.guild_id AND left_at IS NOT NULL) LIMIT ?) AS found"
        )
        [(count,)] = await db.rows(sql, value, most)
        if count >= most:
            raise Refused(code, most=most)


async def note_opened(db: Session, table: TableData) -> None:
    await db.do_each(PUT_SEAT, seat_rows(table))
    await db.do(
        "INSERT INTO openers (table_id, guild_id, user_id) VALUES (?, ?, ?)",
        table.id,
        table.guild_id,
        table.counts_for,
    )


def rows_changed(before: TableData, table: TableData) -> Iterator[Statement]:
    """Write only what has changed: most changes are moves, and change nobody's seat."""
    known = set(seat_rows(before))
    again = (
        " ON CONFLICT (table_id, seat)"
        " DO UPDATE SET guild_id = excluded.guild_id, user_id = excluded.user_id, name = excluded.name, rest = '{}'"
    )
    for row in seat_rows(table):
        if row not in known:
            yield PUT_SEAT + again, *row
    if len(before.seats) > len(table.seats):
        yield "DELETE FROM seats WHERE table_id = ? AND seat >= ?", table.id, len(table.seats)
    if not table.is_open:
        yield "DELETE FROM openers WHERE table_id = ?", table.id
        ended = (table.id, table.touched_at)
        yield "INSERT INTO unpacked (table_id, ended_at) VALUES (?, ?) ON CONFLICT DO NOTHING", *ended
    elif table.counts_for != before.counts_for:
        yield "UPDATE openers SET user_id = ? WHERE table_id = ?", table.counts_for, table.id


async def delete_tables(db: Session, tables: Iterable[int]) -> None:
    """Delete tables with all that refers to them."""
    numbers = [(table_id,) for table_id in tables]
    for owned in ("moves", "messages", "results", "seats", "openers", "unpacked", "records", "challenges", "unrated"):
        await db.do_each(f"DELETE FROM {owned} WHERE table_id = ?", numbers)  # noqa: S608
    await db.do_each("DELETE FROM tables WHERE id = ?", numbers)


def seat_rows(table: TableData) -> list[tuple[int, int, int, int, str]]:
    return [(table.id, number, table.guild_id, seat.user_id, seat.name) for number, seat in enumerate(table.seats)]


MOVES_OF = (
    "SELECT number, seat, CAST(action AS BLOB), CAST(chance AS BLOB), user_id, at FROM moves WHERE table_id = ?"
    " ORDER BY number"
)
"""The rows for `read_moves`. What is damaged may not even be text."""


def move_added(table_id: int, move: Move) -> Statement:
    return (
        "INSERT INTO moves (table_id, number, seat, action, chance, user_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table_id,
        move.number,
        move.seat,
        move.action,
        encode(move.chance).decode(),
        move.user_id,
        move.at,
    )


async def add_daily_result(db: Session, table: TableData, result: DailyResult, finished_at: float) -> None:
    """Add the result unless it comes too late. Who plays a deal of the day has answered the reminder."""
    if finished_at <= counts_until(result.day):
        fields = {"game": table.game, "guild_id": table.guild_id, **msgspec.structs.asdict(result)}
        await db.do(_insert("daily_results", fields), *fields.values())
    await db.do("UPDATE reminders SET unanswered = 0 WHERE user_id = ? AND unanswered > 0", result.user_id)


async def add_results(db: Session, table: TableData, results: Iterable[PersonalResult], finished_at: float) -> None:
    """Add what the game was for each person. `finished_at` is a time of day."""
    about = {"table_id": table.id, "guild_id": table.guild_id, "game": table.game, "finished_at": finished_at}
    for result in results:
        fields = {**about, **msgspec.structs.asdict(result)}
        await db.do(_insert("results", fields), *fields.values())


def _insert(into: str, fields: Mapping[str, Any]) -> str:
    """Return an INSERT of each field into the column of its name."""
    return f"INSERT INTO {into} ({', '.join(fields)}) VALUES ({', '.join('?' * len(fields))})"  # noqa: S608


def read_moves(table_id: int, rows: Sequence[Row]) -> list[Move]:
    try:
        return [
            Move(number, seat, action.decode(), tuple(msgspec.json.decode(chance)), *rest)
            for number, seat, action, chance, *rest in rows
        ]
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Unreadable(f"table {table_id}: its log cannot be decoded: {error}") from error
