"""What is only ever added to the file: each move and, with the last move of a game, its results."""

import sqlite3
from collections.abc import Iterable

import msgspec

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
        " VALUES (:game, :day, :user_id, :guild_id, :name, :score, :misplays, :clean)",
        {"game": table.game, "guild_id": table.guild_id, **msgspec.structs.asdict(result)},
    )


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
