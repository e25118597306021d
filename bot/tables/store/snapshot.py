"""Tables as the database has them, encoded, and decoded with every check: a file may be years old or damaged."""

import logging
import zlib
from functools import partial
from typing import Any

import msgspec

from bot.core.errors import Malformed, Refused
from bot.core.game import AnyGame, settle_options
from bot.tables.steps.fields import with_people
from bot.tables.steps.model import Move, Phase, TableData, Unreadable
from bot.tables.steps.table_log import positions_of
from bot.tables.store.records import StoredTable, person_in, read, unpack, without_people
from bot.tables.store.records_of_0_9 import read_older

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode


def snapshot_of(table: TableData) -> str:
    """Return what is stored of a table. It names nobody: people are the numbers of their seats, which have rows of
    their own.
    """
    return encode(without_people(table)).decode()


def decode(stored: StoredTable, game: AnyGame) -> TableData:
    """Decode a table, or raise `Unreadable`. The game upgrades an older state. A packed table is played again, and
    `Refused` if the rules have changed since.
    """
    if stored.is_packed:
        table, moves = unpacked(stored)
        try:
            table = msgspec.structs.replace(table, options=settle_options(game, table.options), mark=stored.mark)
            return msgspec.structs.replace(table, state=positions_of(table, game, moves)[-1].state)
        except (Unreadable, Malformed) as error:
            log.warning("table %s: its record cannot be replayed: %s", stored.id, error)
            raise Refused("record-unreadable") from error
    table = _with_people(decode_stateless(stored), stored)
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


def _with_people(table: TableData, stored: StoredTable) -> TableData:
    if len(table.seats) != len(stored.seats):
        raise Unreadable(f"table {stored.id}: its snapshot does not fit its seats")
    users = [user for user, *_ in stored.seats]
    seats = tuple(
        msgspec.structs.replace(seat, user_id=user, name=name)
        for seat, (user, name, _) in zip(table.seats, stored.seats, strict=True)
    )
    return msgspec.structs.replace(with_people(table, partial(person_in, users)), seats=seats)


def decode_stateless(stored: StoredTable) -> TableData:
    """Decode a table without its game and its people: the state is as JSON has it. `Unreadable` if damaged."""
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
        if stored.rest is None:
            seats = [msgspec.json.decode(rest, type=dict[str, Any]) for _, _, rest in stored.seats]
            said = read_older(stored.record, seats, stored.touched_at)
        else:
            said = read(stored.record, stored.rest)
        return unpack(*said, stored)
    except (Unreadable, Refused, msgspec.DecodeError, zlib.error, ValueError) as error:
        log.warning("table %s: its record cannot be read: %s", stored.id, error)
        raise Refused("record-unreadable") from error


def is_lesson(snapshot: bytes) -> bool:
    """Return False also for a snapshot that cannot be decoded."""
    try:
        return msgspec.json.decode(snapshot, type=dict[str, Any]).get("lesson") is not None
    except msgspec.DecodeError:
        return False
