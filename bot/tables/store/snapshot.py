"""Encodes a table for the file, and decodes it with every check: the file may be years old or damaged."""

import msgspec

from bot.core.game import AnyGame
from bot.tables.steps.model import Phase, TableData, Unreadable

encode = msgspec.json.Encoder().encode


class StoredTable(msgspec.Struct, frozen=True):
    """A row of the file, for `decode`."""

    id: int
    game: str
    phase: str
    version: int
    state_version: int
    touched_at: float
    """Later than in the snapshot by the time the bot was down."""
    snapshot: str
    mark: str


def decode(stored: StoredTable, game: AnyGame) -> TableData:
    """Raises `Unreadable`. The game upgrades a state of an older version."""
    try:
        table = msgspec.json.decode(stored.snapshot, type=TableData)
        state = table.state
        if state is not None:
            if stored.state_version != game.state_version:
                state = game.upgrade(stored.state_version, state)
            state = msgspec.convert(state, game.state_type)
    # A game's upgrade may fail in any way on a damaged state.
    except Exception as error:
        raise Unreadable(f"table {stored.id}: its snapshot cannot be decoded: {error}") from error
    if (table.id, table.game, table.phase, table.version) != (stored.id, stored.game, stored.phase, stored.version):
        raise Unreadable(f"table {stored.id}: its snapshot is of another table or time")
    incomplete = table.state is None or table.chance is None or len(table.epochs) != len(table.seats)
    if table.phase is Phase.PLAYING and incomplete:
        raise Unreadable(f"table {stored.id}: its snapshot lacks what a game needs to go on")
    return _postponed(msgspec.structs.replace(table, state=state, mark=stored.mark), stored.touched_at)


def is_lesson(snapshot: bytes) -> bool:
    """False too for a snapshot that cannot be decoded."""
    try:
        return msgspec.json.decode(snapshot, type=_LessonOnly).lesson is not None
    except msgspec.DecodeError:
        return False


class _LessonOnly(msgspec.Struct):
    lesson: int | None = None


def _postponed(table: TableData, touched_at: float) -> TableData:
    """All times move by the time the bot was down. The row was updated, the snapshot is as it was written."""
    down = touched_at - table.touched_at
    seats = tuple(
        seat if seat.due is None else msgspec.structs.replace(seat, due=seat.due + down) for seat in table.seats
    )
    begun_at = None if table.begun_at is None else table.begun_at + down
    return msgspec.structs.replace(table, touched_at=touched_at, begun_at=begun_at, seats=seats)
