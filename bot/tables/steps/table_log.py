"""A table's log: replayed to learn what has happened, or written as the record that players download; and steps that
look back at it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.core.chance import Scripted
from bot.core.game import AnyGame, Event
from bot.core.record import move_text, to_line, write
from bot.core.summary import Snapshot
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Actor, Change, Move, Phase, Step, TableData, Unreadable


class Position(msgspec.Struct, frozen=True):
    """The game after a move."""

    move: Move
    state: Any
    events: Sequence[Event]
    """The events of this step."""
    forced: bool = False
    """Nothing else could be done: the move happened by itself."""


Story = Sequence[Position]
"""A game from its deal on. Everything that looks back at a game reads it here."""


class StoryStep(msgspec.Struct, frozen=True):
    """A step that asks for the past: `Tables.run` reads the log for it, and for no other. The story is empty before the
    deal.
    """

    step: Callable[[TableData, AnyGame, Actor, Story], Change]


AnyStep: TypeAlias = Step | StoryStep


def story_of(table: TableData, game: AnyGame, log: Sequence[Move]) -> Story:
    """Play a log again; `Unreadable` if the rules do not allow it, or if it does not lead to where the table is."""
    if [move.number for move in log] != list(range(table.moves + 1)):
        raise Unreadable(f"table {table.id}: its log has {len(log)} entries where its snapshot wants {table.moves + 1}")
    story = list(_each(table, game, with_movers(table, log)))
    if table.phase is Phase.OVER and not game.outcome(story[-1].state).finished:
        raise Unreadable(f"table {table.id}: its log does not lead to where it says it ended")
    if table.phase is Phase.PLAYING:
        check_end(table, story)
    return story


def check_end(table: TableData, story: Story) -> None:
    """Raise `Unreadable` if a story does not lead to the state of the table."""
    if story[-1].state != table.state:
        raise Unreadable(f"table {table.id}: its log does not lead to its snapshot")


def events_of(story: Story) -> list[Event]:
    return [event for position in story for event in position.events]


def steps_of(story: Story) -> list[Snapshot]:
    """Return the game without its people, for what studies it."""
    return [Snapshot(position.state, position.events) for position in story]


def with_movers(table: TableData, log: Sequence[Move]) -> list[Move]:
    """Return the log, in which whoever took a seat over has not made the moves of before: those are nobody's."""
    taken_over: dict[int | None, int | None] = dict(enumerate(seat.presence.taken_over for seat in table.seats))
    moves: list[Move] = []
    for move in log:
        since = taken_over.get(move.seat)
        is_of_former = since is not None and move.number <= since and move.user_id != COMPUTER
        moves.append(msgspec.structs.replace(move, user_id=FORGOTTEN) if is_of_former else move)
    return moves


def _each(table: TableData, game: AnyGame, log: Sequence[Move]) -> Iterator[Position]:
    state, forced = None, None
    for move in log:
        chance = Scripted(move.chance)
        try:
            if move.seat is None:
                action = None
                state, happened = game.deal(len(table.seats), table.options, chance)
            else:
                action = game.parse(move.action)
                state, happened = game.apply(state, move.seat, action, chance)
            was_forced, forced = forced is not None and forced == (move.seat, action), game.automatic(state)
        # A damaged log may make the rules fail in any way.
        except Exception as error:
            raise Unreadable(f"table {table.id}: move {move.number} of its log cannot be replayed: {error}") from error
        if chance.left:
            raise Unreadable(f"table {table.id}: move {move.number} of its log leaves {chance.left} of its chance")
        yield Position(move, state, happened, was_forced)


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
