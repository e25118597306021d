"""A table's log: replayed to learn what has happened, or written as the record that players download."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.core.chance import Scripted
from bot.core.game import AnyGame, Event
from bot.core.record import move_text, to_line, write
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Phase, TableData, Unreadable


class Position(msgspec.Struct, frozen=True):
    """The game after a move."""

    move: Move
    state: Any
    events: Sequence[Event]
    """What happened in this step."""


def with_movers(table: TableData, log: Sequence[Move]) -> list[Move]:
    """Return the log, in which whoever took a seat over has not made the moves of before: those are nobody's."""
    taken_over: dict[int | None, int | None] = dict(enumerate(seat.taken_over for seat in table.seats))
    moves: list[Move] = []
    for move in log:
        since = taken_over.get(move.seat)
        is_of_former = since is not None and move.number <= since and move.user_id != COMPUTER
        moves.append(msgspec.structs.replace(move, user_id=FORGOTTEN) if is_of_former else move)
    return moves


def replayed_events(table: TableData, game: AnyGame, log: Sequence[Move]) -> list[Event]:
    return [event for _, events in replayed(table, game, log) for event in events]


def replayed(table: TableData, game: AnyGame, log: Sequence[Move]) -> list[tuple[Move, Sequence[Event]]]:
    """Return each move with what happened by it; `Unreadable` if the log does not lead to the table's state."""
    positions = positions_of(table, game, log)
    if positions[-1].state != table.state:
        raise Unreadable(f"table {table.id}: its log does not lead to its snapshot")
    return [(position.move, position.events) for position in positions]


def positions_of(table: TableData, game: AnyGame, log: Sequence[Move]) -> list[Position]:
    """Return the position after the deal and after each move; `Unreadable` if the rules do not allow it."""
    if [move.number for move in log] != list(range(table.moves + 1)):
        raise Unreadable(f"table {table.id}: its log has {len(log)} entries where its snapshot wants {table.moves + 1}")
    positions = list(_each(table, game, log))
    if table.phase is Phase.OVER and not game.outcome(positions[-1].state).finished:
        raise Unreadable(f"table {table.id}: its log does not lead to where it says it ended")
    return positions


def done_by_itself(table: TableData, game: AnyGame, log: Sequence[Move]) -> frozenset[int]:
    """Return the numbers of the moves in which there was nothing to choose."""
    found, next_by_itself = set[int](), None
    for position in _each(table, game, log):
        move = position.move
        if next_by_itself is not None and (move.seat, game.parse(move.action)) == next_by_itself:
            found.add(move.number)
        next_by_itself = game.automatic(position.state)
    return frozenset(found)


def _each(table: TableData, game: AnyGame, log: Sequence[Move]) -> Iterator[Position]:
    state = None
    for move in log:
        chance = Scripted(move.chance)
        try:
            if move.seat is None:
                state, happened = game.deal(len(table.seats), table.options, chance)
            else:
                state, happened = game.apply(state, move.seat, game.parse(move.action), chance)
        # A damaged log may make the rules fail in any way.
        except Exception as error:
            raise Unreadable(f"table {table.id}: move {move.number} of its log cannot be replayed: {error}") from error
        if chance.left:
            raise Unreadable(f"table {table.id}: move {move.number} of its log leaves {chance.left} of its chance")
        yield Position(move, state, happened)


def table_record(table: TableData, game: AnyGame, log: Sequence[Move]) -> str:
    """Write the game as one line (rule book C5)."""
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
