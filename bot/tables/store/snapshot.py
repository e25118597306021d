"""Tables as the database has them, encoded, and decoded with every check: a file may be years old or damaged.
What has ended is packed as one small record, which names nobody: who sat where stays in the rows of seats.

    record   zlib, over the MessagePack of the fields of `_Packed` as a list, in this order
    seat     user and name in columns; whatever else there is to know of it as JSON

Only the rules can tell where the moves led: the state is not in it. New fields are added at the end, with a default.
"""

import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.chance import ChanceOutcome, SeedState
from bot.core.errors import Refused
from bot.core.game import AnyGame, OptionValue
from bot.tables.steps.fields import Holds, declared
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Phase, Seat, TableData, Unreadable
from bot.tables.steps.table_log import positions_of

_FORMAT = 1
_BY_COMPUTER = 128
"""Added to the seat of a move that the computer made in its player's place."""
_NOT_THERE = -1


class PackedRow(msgspec.Struct, frozen=True):
    """The columns of a packed game besides its record."""

    id: int
    guild_id: int
    channel_id: int
    private_to: int | None
    touched_at: float
    seats: tuple[Seat, ...]


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    format: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    phase: Phase
    version: int
    opener: int
    """The number of their seat, as of all people here."""
    end_votes: list[int]
    removal_votes: list[tuple[int, int]]
    epochs: tuple[int, ...]
    flags: dict[str, Any]
    """All other fields that are recorded and not as usual."""
    seconds: float | None
    seed: SeedState | None
    chance: list[tuple[int, tuple[ChanceOutcome, ...]]]
    """The chance of each move that left something to it, with its number."""
    movers: bytes
    """The seat of each move."""
    actions: str
    """A line for each move."""


_IN_PLACE = frozenset((*PackedRow.__struct_fields__, *_Packed.__struct_fields__, "opener_id", "begun_at", "moves"))
"""The fields of a table that have a place of their own. What is added later goes into `flags`."""


def pack(table: TableData, log: Sequence[Move]) -> bytes:
    """Return the record, once it has been unpacked as a check; `Unreadable` if the log is damaged."""
    if table.is_open or [move.number for move in log] != list(range(table.moves + 1)):
        raise Unreadable(f"table {table.id}: its log has {len(log)} entries where its snapshot wants {table.moves + 1}")
    moves = log[1:]
    if log[0].seat is not None or any(move.seat is None or "\n" in move.action for move in moves):
        raise Unreadable(f"table {table.id}: its log has a move of no seat")
    usual = _usual(type(table))
    packed = _Packed(
        _FORMAT,
        table.game,
        len(table.seats),
        table.options,
        table.phase,
        table.version,
        _recorded(table, "opener_id"),
        _recorded(table, "end_votes"),
        _recorded(table, "removal_votes"),
        table.epochs,
        {
            name: _recorded(table, name)
            for name, holds in declared(type(table)).items()
            if name not in _IN_PLACE and Holds.UNRECORDED not in holds and getattr(table, name) != getattr(usual, name)
        },
        _recorded(table, "begun_at"),
        table.chance,
        [(move.number, move.chance) for move in log if move.chance],
        bytes(_mover(table, move) for move in moves),
        "\n".join(move.action for move in moves),
    )
    record = zlib.compress(msgspec.msgpack.encode(packed), 9)
    row = PackedRow(
        table.id,
        table.guild_id,
        table.channel_id,
        table.opener_id if table.private else None,
        table.touched_at,
        tuple(read_seat(seat.user_id, seat.name, rest_of(seat)) for seat in table.seats),
    )
    if unpack(record, row, type(table)) != _kept(table, log):
        raise Unreadable(f"table {table.id}: its record does not say what its log says")
    return record


def unpack(record: bytes, row: PackedRow, kind: type[TableData] = TableData) -> tuple[TableData, list[Move]]:
    """Return the table without its state, and its log, each move at the table's own time. `Unreadable` if damaged."""
    try:
        packed = msgspec.msgpack.decode(zlib.decompress(record), type=_Packed)
        flags = msgspec.convert({**msgspec.to_builtins(_usual(kind)), **packed.flags}, kind)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Unreadable(f"table {row.id}: its record cannot be decoded: {error}") from error
    actions, chance = packed.actions.split("\n") if packed.movers else [], dict(packed.chance)
    if packed.format != _FORMAT or len(actions) != len(packed.movers) or len(row.seats) != packed.seats:
        raise Unreadable(f"table {row.id}: its record does not fit together")
    users = [seat.user_id for seat in row.seats]
    recorded: dict[str, Any] = {
        **{name: getattr(flags, name) for name in packed.flags if name in kind.__struct_fields__},
        "opener_id": packed.opener,
        "end_votes": packed.end_votes,
        "removal_votes": packed.removal_votes,
        "begun_at": packed.seconds,
    }
    holds = declared(kind)
    restored = {name: _restored(value, holds[name], users, row.touched_at) for name, value in recorded.items()}
    table = msgspec.structs.replace(
        flags,
        **restored,
        id=row.id,
        game=packed.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        options=packed.options,
        seats=row.seats,
        phase=packed.phase,
        version=packed.version,
        touched_at=row.touched_at,
        chance=packed.seed,
        moves=len(actions),
        epochs=packed.epochs,
    )
    if row.private_to:
        table = msgspec.structs.replace(table, opener_id=row.private_to)
    opener = table.opener_id
    log = [Move(0, None, "", chance.get(0, ()), opener, row.touched_at)]
    for number, (mover, action) in enumerate(zip(packed.movers, actions, strict=True), start=1):
        seat = mover % _BY_COMPUTER
        if seat >= len(users):
            raise Unreadable(f"table {row.id}: move {number} of its record has no seat")
        user = COMPUTER if mover >= _BY_COMPUTER else users[seat]
        log.append(Move(number, seat, action, chance.get(number, ()), user, row.touched_at))
    return table, log


def rest_of(seat: Seat) -> dict[str, Any]:
    """Return what is unusual about the seat, besides who it is."""
    usual = Seat(0, "")
    names = [name for name in Seat.__struct_fields__ if name not in ("user_id", "name")]
    return {name: getattr(seat, name) for name in names if getattr(seat, name) != getattr(usual, name)}


def read_seat(user_id: int, name: str, rest: dict[str, Any]) -> Seat:
    return msgspec.convert({**rest, "user_id": user_id, "name": name}, Seat)


def _recorded(table: TableData, name: str) -> Any:
    """Return a field as the record has it: people are the numbers of their seats, and times count back from the end."""
    value, holds = getattr(table, name), declared(type(table))[name]
    if Holds.VOTES in holds:
        return [
            (_seat_of(table, vote[0]), vote[1]) if isinstance(vote, tuple) else _seat_of(table, vote) for vote in value
        ]
    if Holds.PERSON in holds:
        return _seat_of(table, value)
    return table.touched_at - value if Holds.TIME in holds and value is not None else value


def _restored(value: Any, holds: frozenset[Holds], users: Sequence[int], ended_at: float) -> Any:
    if Holds.VOTES in holds:
        votes = [(vote, vote[0] if isinstance(vote, tuple) else vote) for vote in value]
        return tuple(
            (users[by], vote[1]) if isinstance(vote, tuple) else users[by] for vote, by in votes if by != _NOT_THERE
        )
    if Holds.PERSON in holds:
        return FORGOTTEN if value == _NOT_THERE else users[value]
    return ended_at - value if Holds.TIME in holds and value is not None else value


def _kept(table: TableData, log: Sequence[Move]) -> tuple[TableData, list[Move]]:
    """Return what a record says of them: nothing of people who had no seat, nor when each move was made."""
    users = [seat.user_id for seat in table.seats]
    changed: dict[str, Any] = {}
    for name, holds in declared(type(table)).items():
        usual = getattr(_usual(type(table)), name)
        if Holds.UNRECORDED in holds:
            changed[name] = usual
        elif name not in PackedRow.__struct_fields__ and getattr(table, name) != usual:
            changed[name] = _restored(_recorded(table, name), holds, users, table.touched_at)
    opener = table.opener_id if table.private else changed["opener_id"]
    kept = msgspec.structs.replace(table, **changed | {"opener_id": opener})
    moves: list[Move] = []
    for move in log:
        user = opener if move.seat is None else table.seats[move.seat].user_id
        stood_in = move.seat is not None and move.user_id == COMPUTER
        moves.append(msgspec.structs.replace(move, user_id=COMPUTER if stood_in else user, at=table.touched_at))
    return kept, moves


def _usual(kind: type[TableData]) -> TableData:
    return kind(0, "", 0, 0, 0, {}, ())


def _seat_of(table: TableData, user_id: int) -> int:
    number = table.seat_of(user_id)
    return _NOT_THERE if number is None else number


def _mover(table: TableData, move: Move) -> int:
    assert move.seat is not None
    if not 0 <= move.seat < len(table.seats):
        raise Unreadable(f"table {table.id}: move {move.number} of its log has no seat")
    in_place_of_person = move.user_id == COMPUTER != table.seats[move.seat].user_id
    return move.seat + _BY_COMPUTER * in_place_of_person


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
    """Decode a table, or raise `Unreadable`. The game upgrades an older state. A packed table is played again, and
    `Refused` if the rules have changed since.
    """
    if stored.is_packed:
        table, moves = unpacked(stored)
        try:
            return msgspec.structs.replace(table, state=positions_of(table, game, moves)[-1].state, mark=stored.mark)
        except Unreadable as error:
            log.warning("table %s: its record cannot be replayed: %s", stored.id, error)
            raise Refused("record-unreadable") from error
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
        row = PackedRow(
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


def is_lesson(snapshot: bytes) -> bool:
    """Return False also for a snapshot that cannot be decoded."""
    try:
        return msgspec.json.decode(snapshot, type=dict[str, Any]).get("lesson") is not None
    except msgspec.DecodeError:
        return False
