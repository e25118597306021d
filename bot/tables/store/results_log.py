"""What is only ever added to the file: each move and, with a table's last one, what came of it."""

import sqlite3
from collections.abc import Iterable

from bot.tables.steps.model import DailyResult, Move, PersonalResult, TableData
from bot.tables.store.snapshot import encode


def add_move(db: sqlite3.Connection, table_id: int, move: Move) -> None:
    db.execute(
        "INSERT INTO moves (table_id, number, seat, action, chance, user_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, move.number, move.seat, move.action, encode(move.chance).decode(), move.user_id, move.at),
    )


def add_daily_result(db: sqlite3.Connection, table: TableData, result: DailyResult) -> None:
    db.execute(
        "INSERT INTO daily_results (game, day, user_id, guild_id, name, score, misplays, clean)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.game,
            result.day,
            result.user_id,
            table.guild_id,
            result.name,
            result.score,
            result.misplays,
            result.clean,
        ),
    )


def add_results(db: sqlite3.Connection, table: TableData, results: Iterable[PersonalResult]) -> None:
    """The table's last move was when it was last touched."""
    for result in results:
        db.execute(
            "INSERT INTO results (table_id, user_id, guild_id, game, name, won, people, score, misplays, clean,"
            " private, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table.id,
                result.user_id,
                table.guild_id,
                table.game,
                result.name,
                result.won,
                result.people,
                result.score,
                result.misplays,
                result.clean,
                result.private,
                table.touched_at,
            ),
        )
