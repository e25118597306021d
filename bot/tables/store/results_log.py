"""What is only ever added to the file: each move, here also read, and with the last move of a game its results."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.tables.steps.model import DailyResult, Move, PersonalResult, TableData, Unreadable
from bot.tables.store.snapshot import encode

MOVES_OF = (
    "SELECT number, seat, CAST(action AS BLOB), CAST(chance AS BLOB), user_id, at FROM moves WHERE table_id = ?"
    " ORDER BY number"
)
"""For `read_moves`. What is damaged may not even be text."""


def add_move(db: sqlite3.Connection, table_id: int, move: Move) -> None:
    db.execute(
        "INSERT INTO moves (table_id, number, seat, action, chance, user_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, move.number, move.seat, move.action, encode(move.chance).decode(), move.user_id, move.at),
    )


def add_daily_result(db: sqlite3.Connection, table: TableData, result: DailyResult) -> None:
    """Whoever plays a deal of the day has answered what reminded them of it."""
    db.execute(
        "INSERT INTO daily_results (game, day, user_id, guild_id, name, place, score, misplays, clean)"
        " VALUES (:game, :day, :user_id, :guild_id, :name, :place, :score, :misplays, :clean)",
        {"game": table.game, "guild_id": table.guild_id, **msgspec.structs.asdict(result)},
    )
    db.execute("UPDATE reminders SET unanswered = 0 WHERE user_id = ? AND unanswered > 0", (result.user_id,))


def add_results(
    db: sqlite3.Connection, table: TableData, results: Iterable[PersonalResult], finished_at: float
) -> None:
    """`finished_at` is a time of day."""
    about = {"table_id": table.id, "guild_id": table.guild_id, "game": table.game, "finished_at": finished_at}
    db.executemany(
        "INSERT INTO results (table_id, user_id, guild_id, game, name, won, people, score, misplays, clean, private,"
        " catches, wrong_calls, clean_run, clean_seconds, finished_at)"
        " VALUES (:table_id, :user_id, :guild_id, :game, :name, :won, :people, :score, :misplays, :clean, :private,"
        " :catches, :wrong_calls, :clean_run, :clean_seconds, :finished_at)",
        [{**about, **msgspec.structs.asdict(result)} for result in results],
    )


def read_moves(table_id: int, rows: Sequence[sqlite3.Row]) -> list[Move]:
    try:
        return [
            Move(number, seat, action.decode(), tuple(msgspec.json.decode(chance)), *rest)
            for number, seat, action, chance, *rest in rows
        ]
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Unreadable(f"table {table_id}: its log cannot be decoded: {error}") from error
