"""Rows beside the snapshots, so that nobody has to read through all of those: the seats of all tables, whom each open
table counts for, its log, and the result of a daily deal with its last move.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from bot.core.errors import Refused
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    NO_SERVER,
    Move,
    Seat,
    TableData,
    TableRef,
    Unreadable,
)
from bot.tables.store.people import (
    PEOPLE,
    SITS,
    key_or_nobody,
    keys_of,
    person_noted,
)
from bot.tables.store.session import Row, Session, Statement
from bot.tables.store.snapshot import encode
from bot.tables.store.stored import Stored

PUT_SEAT = (
    "INSERT INTO seats (table_id, seat, guild_id, person, name) VALUES (?1, ?2, ?3,"  # noqa: S608
    f" CASE WHEN CAST(?4 AS BIGINT) = {COMPUTER} THEN {COMPUTER} ELSE {key_or_nobody('?4', '?3')} END,"
    f" CASE WHEN CAST(?4 AS BIGINT) = {COMPUTER} THEN ?5 ELSE '' END)"
)
"""The statement for `seat_rows`, once the people are noted."""
OPENING = "opening"
"""The subject to serialize on what depends on which tables there are, and on their numbers."""
PACKED_AFTER = 3600.0
"""Seconds after its end. By then everything has been shown, and nearly nobody presses anything."""
GIVEN_UP_FOR = 24 * 3600.0
"""Seconds after which a private game that was given up is deleted."""
ENDED = """
SELECT id FROM (SELECT table_id AS recent FROM seats WHERE {among} ORDER BY table_id DESC LIMIT 2000) AS among
JOIN tables ON id = recent
WHERE {which}
    AND (EXISTS (SELECT 1 FROM records WHERE table_id = id) OR EXISTS (SELECT 1 FROM moves WHERE table_id = id))
ORDER BY id DESC LIMIT 25
"""
"""The last games that can be watched, as many as a list on Discord can hold; among so many tables, as there is no index
of channels: a million games would have to be in it.
"""
ENDED_IN = ENDED.format(
    among="guild_id = ?1 AND seat = 0",
    which="channel_id = ?2 AND private_to IS NULL AND phase IN ('over', 'closed')",
)
"""Ended tables in one channel of a server: ?1 and ?2."""


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


async def require_room(db: Session, table: TableData, limits: Limits) -> None:
    """Raise `Refused` if there are so many open tables already."""
    limited = [(f"person IN {keys_of('?1', 'NULL')}", table.counts_for, limits.per_person, "too-many-tables")]
    if table.guild_id != NO_SERVER:
        limited.append(("guild_id = ?1", table.guild_id, limits.per_server, "server-full"))
    for which, value, most, code in limited:
        sql = (
            f"SELECT count(*) FROM (SELECT 1 FROM openers WHERE {which} AND NOT EXISTS (SELECT 1 FROM servers"  # noqa: S608
            " WHERE servers.guild_id = openers.guild_id AND left_at IS NOT NULL) LIMIT ?2) AS found"
        )
        [(count,)] = await db.rows(sql, value, most)
        if count >= most:
            raise Refused(code, most=most)


async def note_opened(db: Session, table: TableData) -> None:
    for statement in people_noted(table):
        await db.do(*statement)
    await db.do_each(PUT_SEAT, seat_rows(table))
    put = f"INSERT INTO openers (table_id, guild_id, person) VALUES (?1, ?2, {key_or_nobody('?3', '?2')})"  # noqa: S608
    await db.do(put, table.id, table.guild_id, table.counts_for)


def people_noted(table: TableData, before: Collection[Seat] = ()) -> list[Statement]:
    """Return what notes the people who have sat down since. At a new table, others' names may be of an earlier game."""
    known = {(seat.user_id, seat.name) for seat in before}
    come = {(seat.user_id, seat.name) for seat in table.seats if seat.user_id not in (COMPUTER, FORGOTTEN)}
    return [
        person_noted(table.guild_id, user_id, name, is_new=bool(before) or user_id == table.opener_id)
        for user_id, name in sorted(come - known)
    ]


def rows_changed(before: TableData, table: TableData) -> Iterator[Statement]:
    """Write only what has changed: most changes are moves, and change nobody's seat. Of moves that were taken back
    nothing is left.
    """
    known = set(seat_rows(before))
    again = (
        " ON CONFLICT (table_id, seat)"
        " DO UPDATE SET guild_id = excluded.guild_id, person = excluded.person, name = excluded.name, rest = '{}'"
    )
    for row in seat_rows(table):
        if row not in known:
            yield PUT_SEAT + again, *row
    if len(before.seats) > len(table.seats):
        yield "DELETE FROM seats WHERE table_id = ? AND seat >= ?", table.id, len(table.seats)
    if table.moves < before.moves:
        yield "DELETE FROM moves WHERE table_id = ? AND number > ?", table.id, table.moves
    if not table.is_open:
        yield "DELETE FROM openers WHERE table_id = ?", table.id
        ready_at = table.touched_at + (GIVEN_UP_FOR if table.is_given_up else PACKED_AFTER)
        yield "INSERT INTO unpacked (table_id, ready_at) VALUES (?, ?) ON CONFLICT DO NOTHING", table.id, ready_at
    elif table.counts_for != before.counts_for:
        put = f"UPDATE openers SET person = {key_or_nobody('?1', '?2')} WHERE table_id = ?3"  # noqa: S608
        yield put, table.counts_for, table.guild_id, table.id


async def delete_tables(db: Session, features: Sequence[Stored], tables: Iterable[int]) -> None:
    """Delete tables with all that refers to them."""
    numbers = [(table_id,) for table_id in tables]
    of_features = [owned for feature in features for owned in feature.of_table]
    frames = ("moves", "messages", "seats", "openers", "unpacked", "records")
    for owned in (*frames, *of_features):
        await db.do_each(f"DELETE FROM {owned} WHERE table_id = ?", numbers)  # noqa: S608
    await db.do_each("DELETE FROM tables WHERE id = ?", numbers)


def seat_rows(table: TableData) -> list[tuple[int, int, int, int, str]]:
    return [(table.id, number, table.guild_id, seat.user_id, seat.name) for number, seat in enumerate(table.seats)]


MOVES_OF = (
    "SELECT number, moves.seat, CAST(action AS BLOB), CAST(chance AS BLOB),"  # noqa: S608
    f" CASE WHEN by_computer = 1 THEN {COMPUTER} ELSE {SITS} END, at"
    f" FROM moves LEFT JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat {PEOPLE}"
    " WHERE moves.table_id = ? ORDER BY number"
)
"""The rows for `read_moves`. What is damaged may not even be text."""


def move_added(table_id: int, move: Move) -> Statement:
    return (
        "INSERT INTO moves (table_id, number, seat, action, chance, by_computer, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        table_id,
        move.number,
        move.seat,
        move.action,
        encode(move.chance).decode(),
        move.user_id == COMPUTER,
        move.at,
    )


def read_moves(table_id: int, rows: Sequence[Row]) -> list[Move]:
    try:
        return [
            Move(number, seat, action.decode(), tuple(msgspec.json.decode(chance)), *rest)
            for number, seat, action, chance, *rest in rows
        ]
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Unreadable(f"table {table_id}: its log cannot be decoded: {error}") from error
