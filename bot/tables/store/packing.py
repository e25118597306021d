"""A finished game as one small record, which names nobody: who sat where stays in the rows of seats.

    record   zlib, over the MessagePack of the fields of `_Packed` as a list, in this order
    seat     user and name in columns; whatever else there is to know of it as JSON

Only the rules can tell where the moves led: the state is not in it. New fields are added at the end, with a default.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.chance import ChanceOutcome, SeedState
from bot.core.game import OptionValue
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Phase, Seat, TableData, Unreadable

_FORMAT = 1
_BY_COMPUTER = 128
"""Added to the seat of a move that the computer made in its player's place."""
_NOT_THERE = -1
_IN_COLUMNS = ("user_id", "name")


class Row(msgspec.Struct, frozen=True):
    """What is known of a packed game besides its record."""

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
    """As all people here, the number of their seat."""
    end_votes: list[int]
    removal_votes: list[tuple[int, int]]
    epochs: tuple[int, ...]
    flags: dict[str, Any]
    """The fields of `_FLAGS` that are not as usual."""
    seconds: float | None
    seed: SeedState | None
    chance: list[tuple[int, tuple[ChanceOutcome, ...]]]
    """Of each move that left something to chance, with its number."""
    movers: bytes
    """For each move, its seat."""
    actions: str
    """A line for each move."""


_FLAGS = (
    "deck",
    "back",
    "motion",
    "private",
    "day",
    "clock",
    "why_closed",
    "learning",
    "lesson",
    "moves_dealt",
    "deal",
)
_USUAL = TableData(0, "", 0, 0, 0, {}, ())


def pack(table: TableData, log: Sequence[Move]) -> bytes:
    """`Unreadable` if the log is damaged: then the game cannot be packed. Whatever can has been unpacked once."""
    if table.is_open or [move.number for move in log] != list(range(table.moves + 1)):
        raise Unreadable(f"table {table.id}: its log has {len(log)} entries where its snapshot wants {table.moves + 1}")
    moves = log[1:]
    if log[0].seat is not None or any(move.seat is None or "\n" in move.action for move in moves):
        raise Unreadable(f"table {table.id}: its log has a move of no seat")
    packed = _Packed(
        _FORMAT,
        table.game,
        len(table.seats),
        table.options,
        table.phase,
        table.version,
        _seat_of(table, table.opener_id),
        [_seat_of(table, user) for user in table.end_votes],
        [(_seat_of(table, user), seat) for user, seat in table.removal_votes],
        table.epochs,
        {name: getattr(table, name) for name in _FLAGS if getattr(table, name) != getattr(_USUAL, name)},
        table.seconds,
        table.chance,
        [(move.number, move.chance) for move in log if move.chance],
        bytes(_mover(table, move) for move in moves),
        "\n".join(move.action for move in moves),
    )
    record = zlib.compress(msgspec.msgpack.encode(packed), 9)
    row = Row(
        table.id,
        table.guild_id,
        table.channel_id,
        table.opener_id if table.private else None,
        table.touched_at,
        tuple(read_seat(seat.user_id, seat.name, rest_of(seat)) for seat in table.seats),
    )
    if unpack(record, row) != _kept(table, log):
        raise Unreadable(f"table {table.id}: its record does not say what its log says")
    return record


def unpack(record: bytes, row: Row) -> tuple[TableData, list[Move]]:
    """The table without its state, and its log with the table's own time for each move. `Unreadable` if damaged."""
    try:
        packed = msgspec.msgpack.decode(zlib.decompress(record), type=_Packed)
        flags = msgspec.convert({**msgspec.to_builtins(_USUAL), **packed.flags}, TableData)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Unreadable(f"table {row.id}: its record cannot be decoded: {error}") from error
    actions, chance = packed.actions.split("\n") if packed.movers else [], dict(packed.chance)
    if packed.format != _FORMAT or len(actions) != len(packed.movers) or len(row.seats) != packed.seats:
        raise Unreadable(f"table {row.id}: its record does not fit together")
    users = [seat.user_id for seat in row.seats]
    opener = row.private_to or (FORGOTTEN if packed.opener == _NOT_THERE else users[packed.opener])
    table = msgspec.structs.replace(
        flags,
        id=row.id,
        game=packed.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        opener_id=opener,
        options=packed.options,
        seats=row.seats,
        phase=packed.phase,
        version=packed.version,
        touched_at=row.touched_at,
        chance=packed.seed,
        moves=len(actions),
        begun_at=None if packed.seconds is None else row.touched_at - packed.seconds,
        epochs=packed.epochs,
        end_votes=tuple(users[seat] for seat in packed.end_votes if seat != _NOT_THERE),
        removal_votes=tuple((users[by], seat) for by, seat in packed.removal_votes if by != _NOT_THERE),
    )
    log = [Move(0, None, "", chance.get(0, ()), opener, row.touched_at)]
    for number, (mover, action) in enumerate(zip(packed.movers, actions, strict=True), start=1):
        seat = mover % _BY_COMPUTER
        if seat >= len(users):
            raise Unreadable(f"table {row.id}: move {number} of its record has no seat")
        user = COMPUTER if mover >= _BY_COMPUTER else users[seat]
        log.append(Move(number, seat, action, chance.get(number, ()), user, row.touched_at))
    return table, log


def rest_of(seat: Seat) -> dict[str, Any]:
    """What is unusual about it, besides who it is."""
    usual = Seat(0, "")
    names = [name for name in Seat.__struct_fields__ if name not in _IN_COLUMNS]
    return {name: getattr(seat, name) for name in names if getattr(seat, name) != getattr(usual, name)}


def read_seat(user_id: int, name: str, rest: dict[str, Any]) -> Seat:
    return msgspec.convert({**rest, "user_id": user_id, "name": name}, Seat)


def _kept(table: TableData, log: Sequence[Move]) -> tuple[TableData, list[Move]]:
    """What a record says of them: nothing of people who had no seat, nor when each move was made. All has been shown by
    now, so that nothing is left to reveal, and no result of a round to be posted. The mark is in the table's row.
    """
    seated = {seat.user_id for seat in table.seats}
    opener = table.opener_id if table.private or table.opener_id in seated else FORGOTTEN
    kept = msgspec.structs.replace(
        table,
        state=None,
        reveal=None,
        waits_since=None,
        results=0,
        mark="",
        opener_id=opener,
        begun_at=None if table.seconds is None else table.touched_at - table.seconds,
        end_votes=tuple(user for user in table.end_votes if user in seated),
        removal_votes=tuple(vote for vote in table.removal_votes if vote[0] in seated),
    )
    moves: list[Move] = []
    for move in log:
        user = opener if move.seat is None else table.seats[move.seat].user_id
        stood_in = move.seat is not None and move.user_id == COMPUTER
        moves.append(msgspec.structs.replace(move, user_id=COMPUTER if stood_in else user, at=table.touched_at))
    return kept, moves


def _seat_of(table: TableData, user_id: int) -> int:
    number = table.seat_of(user_id)
    return _NOT_THERE if number is None else number


def _mover(table: TableData, move: Move) -> int:
    assert move.seat is not None
    if not 0 <= move.seat < len(table.seats):
        raise Unreadable(f"table {table.id}: move {move.number} of its log has no seat")
    in_place_of_person = move.user_id == COMPUTER != table.seats[move.seat].user_id
    return move.seat + _BY_COMPUTER * in_place_of_person
