"""An ended game as it is kept: its record (rule book C5), as players download it, compressed; and as JSON what the
record does not say. Both name nobody: who sat where stays in the rows of seats. Only the rules can tell where the moves
led: the state is in neither.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, TypeVar

import msgspec

from bot.core.chance import ChanceOutcome
from bot.core.game import AnyGame
from bot.core.record import Record, read_move
from bot.tables.steps.fields import Holds, declared, with_people
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Phase, TableData, Unreadable
from bot.tables.steps.table_log import table_record, with_movers

S = TypeVar("S", bound=TableData)

_NOT_THERE = -1
_UNRECORDED = {Holds.UNRECORDED, Holds.VOTES}


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
    rest: str | None = None
    """What the record does not say; None for one that version 0.9.0 has written."""
    seats: tuple[tuple[int, str, str], ...] = ()
    """User, name and, if version 0.9.0 has packed the table, as JSON the rest."""

    @property
    def is_packed(self) -> bool:
        return not self.snapshot and self.phase in (Phase.OVER, Phase.CLOSED)


class Unsaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record does not say. All people are the numbers of their seats."""

    table: dict[str, Any]
    """The fields of the table that are not as usual."""
    seats: Sequence[dict[str, Any]]
    """The same of each seat."""
    chance: Sequence[int] = ()
    """After which move each outcome was, as steps from that of the one before."""
    stood_in: Sequence[int] = ()
    """The moves that the computer made in its player's place, as such steps."""


_ELSEWHERE = {"id", "game", "guild_id", "channel_id", "options", "seats", "touched_at", "moves"}


def pack(table: TableData, game: AnyGame, log: Sequence[Move]) -> tuple[bytes, str]:
    """Return what is kept, once it has been unpacked as a check; `Unreadable` if the log is damaged."""
    row = StoredTable(
        *(table.id, table.game, table.phase, table.version, game.state_version, table.touched_at, ""),
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        private_to=table.opener_id if table.private else None,
        seats=tuple((seat.user_id, seat.name, "{}") for seat in table.seats),
    )
    rest = unsaid(table, log)
    packed = zlib.compress(table_record(table, game, log).encode(), 9), msgspec.json.encode(rest).decode()
    found, moves = unpack(*read(*packed), row)
    same_moves = [msgspec.structs.replace(move, user_id=0, at=0.0) for move in moves] == [
        msgspec.structs.replace(move, user_id=0, at=0.0) for move in log
    ]
    if unsaid(found, moves) != rest or not same_moves:
        raise Unreadable(f"table {table.id}: its record does not say what its log says")
    return packed


def unsaid(table: TableData, log: Sequence[Move]) -> Unsaid:
    if table.is_open or [move.number for move in log] != list(range(table.moves + 1)):
        raise Unreadable(f"table {table.id}: its log has {len(log)} entries where its snapshot wants {table.moves + 1}")
    return Unsaid(
        {
            name: value
            for name, holds, value in _unusual(without_people(table))
            if name not in _ELSEWHERE and not holds & _UNRECORDED
        },
        [
            {
                name: value
                for name, holds, value in _unusual(seat)
                if name not in ("user_id", "name") and not holds & _UNRECORDED
            }
            for seat in table.seats
        ],
        steps(move.number for move in log for _ in move.chance),
        steps(
            move.number
            for move in log
            if move.seat is not None and move.user_id == COMPUTER != table.seats[move.seat].user_id
        ),
    )


def read(record: bytes, rest: str) -> tuple[Record, Unsaid]:
    return msgspec.json.decode(zlib.decompress(record), type=Record), msgspec.json.decode(rest, type=Unsaid)


def unpack(record: Record, rest: Unsaid, row: StoredTable, kind: type[S] = TableData) -> tuple[S, list[Move]]:
    """Return the table without its state, and its log, each move at the table's own time."""
    if not record.seats == len(row.seats) == len(rest.seats):
        raise Unreadable(f"table {row.id}: its record does not fit its seats")
    users, holds = [user for user, *_ in row.seats], declared(kind)
    opener = row.private_to or person_in(users, rest.table.get("opener_id", _NOT_THERE))
    moves = [read_move(move, len(users)) for move in record.moves]
    fields = {
        **{
            name: person_in(users, value) if Holds.PERSON in holds[name] else value
            for name, value in rest.table.items()
            if name in holds
        },
        "id": row.id,
        "game": record.game,
        "guild_id": row.guild_id,
        "channel_id": row.channel_id,
        "opener_id": opener,
        "options": record.options,
        "seats": [
            {**unusual, "user_id": user, "name": name}
            for unusual, (user, name, _) in zip(rest.seats, row.seats, strict=True)
        ],
        "touched_at": row.touched_at,
        "moves": len(moves),
    }
    chance: defaultdict[int, list[ChanceOutcome]] = defaultdict(list)
    for number, outcome in zip(accumulate(rest.chance), record.chance, strict=True):
        chance[number].append(outcome)
    computers = dict.fromkeys(accumulate(rest.stood_in), COMPUTER)
    log = [
        Move(0, None, "", tuple(chance[0]), opener, row.touched_at),
        *(
            Move(number, seat, action, tuple(chance[number]), computers.get(number, users[seat]), row.touched_at)
            for number, (seat, action) in enumerate(moves, start=1)
        ),
    ]
    table = msgspec.convert(fields, kind)
    return table, with_movers(table, log)


def _unusual(struct: msgspec.Struct) -> Iterator[tuple[str, frozenset[Holds], Any]]:
    """Yield the name of each field that is not as usual, what it holds, and its value."""
    holds = declared(type(struct))
    for field in msgspec.structs.fields(struct):
        if (value := getattr(struct, field.name)) != field.default:
            yield field.name, holds[field.name], value


def without_people(table: TableData) -> TableData:
    """Return the table with the numbers of their seats for all people, and nobody named in the seats."""
    numbers = {seat.user_id: number for number, seat in enumerate(table.seats) if seat.user_id != COMPUTER}
    seats = tuple(msgspec.structs.replace(seat, user_id=COMPUTER, name="") for seat in table.seats)
    unnamed = with_people(table, lambda user: _NOT_THERE if user == FORGOTTEN else numbers.get(user, _NOT_THERE))
    return msgspec.structs.replace(unnamed, seats=seats)


def person_in(users: Sequence[int], seat: int) -> int:
    return users[seat] if 0 <= seat < len(users) else FORGOTTEN


def steps(numbers: Iterable[int]) -> Sequence[int]:
    """Return the numbers as steps, each from the one before."""
    return tuple(after - before for before, after in pairwise((0, *numbers)))
