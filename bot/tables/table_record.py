"""A table's log as the record of rule book C5: what players download when the game is over."""

from collections.abc import Sequence

from bot.core.game import AnyGame
from bot.core.record import move_text, to_line, write
from bot.tables.model import Move, TableData


def table_record(table: TableData, game: AnyGame, log: Sequence[Move]) -> str:
    return to_line(
        write(
            game,
            len(table.seats),
            table.options,
            chance=[outcome for move in log for outcome in move.chance],
            moves=[move_text(move.seat, move.action) for move in log if move.seat is not None],
            outcome=game.outcome(table.state),
        )
    )
