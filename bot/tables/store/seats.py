"""Who sits at which table, and whom each open table counts for: rows beside the snapshots, so that nobody has to read
through all of those.
"""

import sqlite3
from collections.abc import Iterable

import msgspec

from bot.core.errors import Refused
from bot.tables.steps.model import NO_SERVER, TableData, TableRef

_OWNED = ("moves", "messages", "results", "seats", "openers", "unpacked", "records", "challenges", "unrated")
"""All that refers to a table."""


_PUT = "INTO seats (table_id, seat, guild_id, user_id, name) VALUES (?, ?, ?, ?, ?)"


class Limits(msgspec.Struct, frozen=True):
    """How many tables may be open at once."""

    per_person: int = 10
    """Wherever they are."""
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
    """Of its seats."""


def require_room(db: sqlite3.Connection, table: TableData, limits: Limits) -> None:
    """`Refused` if there are so many open tables already."""
    limited = [("user_id", table.counts_for, limits.per_person, "too-many-tables")]
    if table.guild_id != NO_SERVER:
        limited.append(("guild_id", table.guild_id, limits.per_server, "server-full"))
    for column, value, most, code in limited:
        sql = f"SELECT count(*) FROM (SELECT 1 FROM openers WHERE {column} = ? LIMIT ?)"  # noqa: S608
        [(count,)] = db.execute(sql, (value, most)).fetchall()
        if count >= most:
            raise Refused(code, most=most)


def note_opened(db: sqlite3.Connection, table: TableData) -> None:
    db.executemany(f"INSERT {_PUT}", seat_rows(table))
    db.execute(
        "INSERT INTO openers (table_id, guild_id, user_id) VALUES (?, ?, ?)",
        (table.id, table.guild_id, table.counts_for),
    )


def note_changed(db: sqlite3.Connection, table: TableData) -> None:
    """Writes nothing that is there already: most changes are moves, and change nobody's seat."""
    before = db.execute("SELECT seat, user_id, name FROM seats WHERE table_id = ?", (table.id,)).fetchall()
    known = {(table.id, row[0], table.guild_id, row[1], row[2]) for row in before}
    new = [row for row in seat_rows(table) if row not in known]
    if new:
        db.executemany(
            "INSERT OR REPLACE INTO seats (table_id, seat, guild_id, user_id, name) VALUES (?, ?, ?, ?, ?)", new
        )
    if len(before) > len(table.seats):
        db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table.id, len(table.seats)))
    if table.is_open:
        db.execute(
            "UPDATE openers SET user_id = ?2 WHERE table_id = ?1 AND user_id <> ?2", (table.id, table.counts_for)
        )
    else:
        db.execute("DELETE FROM openers WHERE table_id = ?", (table.id,))
        db.execute("INSERT OR IGNORE INTO unpacked (table_id, ended_at) VALUES (?, ?)", (table.id, table.touched_at))


def delete_tables(db: sqlite3.Connection, tables: Iterable[int]) -> None:
    """With all that refers to them."""
    numbers = [(table_id,) for table_id in tables]
    for owned in _OWNED:
        db.executemany(f"DELETE FROM {owned} WHERE table_id = ?", numbers)  # noqa: S608
    db.executemany("DELETE FROM tables WHERE id = ?", numbers)


def seat_rows(table: TableData) -> list[tuple[int, int, int, int, str]]:
    return [(table.id, number, table.guild_id, seat.user_id, seat.name) for number, seat in enumerate(table.seats)]
