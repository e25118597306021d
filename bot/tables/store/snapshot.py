"""Tables as the database has them, encoded, and decoded with every check: a file may be years old or damaged."""

import logging
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import Move, Phase, TableData, Unreadable
from bot.tables.steps.table_log import positions_of
from bot.tables.store.packing import Row, read_seat, unpack

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode


class StoredTable(msgspec.Struct, frozen=True):
    """A row of the file, for `decode`."""

    id: int
    game: str
    phase: str
    version: int
    state_version: int
    touched_at: float
    snapshot: str | bytes
    """Empty for a packed table."""
    guild_id: int = 0
    channel_id: int = 0
    private_to: int | None = None
    mark: str = ""
    record: bytes | None = None
    holder: int | None = None
    """The process that holds it, if there are several."""
    seats: tuple[tuple[int, int, str, str], ...] = ()
    """The seats of a packed table: seat, user, name and, as JSON, the rest."""

    @property
    def is_packed(self) -> bool:
        return not self.snapshot and self.phase in (Phase.OVER, Phase.CLOSED)


def decode(stored: StoredTable, game: AnyGame) -> TableData:
    """Decode a table, or raise `Unreadable`; for a packed table `Refused`. The game upgrades an older state."""
    if stored.is_packed:
        return _rebuilt(stored, game)
    table = decode_stateless(stored)
    try:
        state = table.state
        if state is not None:
            if stored.state_version != game.state_version:
                state = game.upgrade(stored.state_version, state)
            state = msgspec.convert(state, game.state_type)
    # A game's upgrade may fail in any way on a damaged state.
    except Exception as error:
        raise Unreadable(f"table {stored.id}: its snapshot cannot be decoded: {error}") from error
    incomplete = table.state is None or table.chance is None or len(table.epochs) != len(table.seats)
    if table.phase is Phase.PLAYING and incomplete:
        raise Unreadable(f"table {stored.id}: its snapshot lacks what a game needs to go on")
    return msgspec.structs.replace(table, state=state, mark=stored.mark)


def decode_stateless(stored: StoredTable) -> TableData:
    """Decode a table without its game: the state is as JSON has it. `Unreadable` if damaged."""
    try:
        table = msgspec.json.decode(stored.snapshot, type=TableData)
    except (msgspec.DecodeError, TypeError) as error:
        raise Unreadable(f"table {stored.id}: its snapshot cannot be decoded: {error}") from error
    if (table.id, table.game, table.phase, table.version) != (stored.id, stored.game, stored.phase, stored.version):
        raise Unreadable(f"table {stored.id}: its snapshot is of another table or time")
    return table


def unpacked(stored: StoredTable) -> tuple[TableData, list[Move]]:
    """Return a packed table without its state, and its log. `Refused` if its record is not kept, or damaged."""
    if stored.record is None:
        raise Refused("record-not-kept")
    try:
        row = Row(
            stored.id,
            stored.guild_id,
            stored.channel_id,
            stored.private_to,
            stored.touched_at,
            tuple(
                read_seat(user, name, msgspec.json.decode(rest, type=dict[str, Any]))
                for _, user, name, rest in stored.seats
            ),
        )
        table, moves = unpack(stored.record, row)
    except (Unreadable, msgspec.DecodeError) as error:
        log.warning("table %s: its record cannot be read: %s", stored.id, error)
        raise Refused("record-unreadable") from error
    return table, moves


def _rebuilt(stored: StoredTable, game: AnyGame) -> TableData:
    """Rebuild a table by playing it again. The rules may have changed since."""
    table, moves = unpacked(stored)
    try:
        return msgspec.structs.replace(table, state=positions_of(table, game, moves)[-1].state, mark=stored.mark)
    except Unreadable as error:
        log.warning("table %s: its record cannot be replayed: %s", stored.id, error)
        raise Refused("record-unreadable") from error


def is_lesson(snapshot: bytes) -> bool:
    """Return False also for a snapshot that cannot be decoded."""
    try:
        return msgspec.json.decode(snapshot, type=_LessonOnly).lesson is not None
    except msgspec.DecodeError:
        return False


class _LessonOnly(msgspec.Struct):
    lesson: int | None = None
