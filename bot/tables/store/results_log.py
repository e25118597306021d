"""What is only ever added to the file: each move, here also read, and with the last move of a game its results."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.steps.model import DailyResult, Move, PersonalResult, TableData, Unreadable
from bot.tables.store.daily_book import counts_until
from bot.tables.store.session import Row, Session
from bot.tables.store.snapshot import encode

MOVES_OF = (
    "SELECT number, seat, CAST(action AS BLOB), CAST(chance AS BLOB), user_id, at FROM moves WHERE table_id = ?"
    " ORDER BY number"
)
"""The rows for `read_moves`. What is damaged may not even be text."""


async def add_move(db: Session, table_id: int, move: Move) -> None:
    await db.do(
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
