"""Tables as the database has them, encoded, and decoded with every check: a file may be years old or damaged.

An open table is a snapshot. An ended game is kept as its record (rule book C5), as players download it, compressed; and
as JSON what the record does not say. All of it names nobody: who sat where stays in the rows of seats. Only the rules
can tell where the moves of a record led: the state is not in it.
"""

import logging
import zlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Any

import msgspec

from bot.core.chance import ChanceOutcome, SeedState
from bot.core.errors import Malformed, Refused
from bot.core.game import AnyGame, OptionValue, settle_options
from bot.core.record import FORMAT, Record, move_text, read_move
from bot.tables.steps.fields import Holds, declared, groups_of, with_fields, with_people
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, Part, Phase, TableData, Unreadable
from bot.tables.steps.table_log import story_of, table_record, with_movers
from bot.tables.store.database import Database
from bot.tables.store.older_tables import as_of_today
from bot.tables.store.session import Session

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

Parts = Mapping[str, type[Part]]
"""What the features that are there know of a table, by their names."""
NO_PARTS: Parts = MappingProxyType({})

_NOT_THERE = -1


class StoredTable(msgspec.Struct, frozen=True):
    """A row of the file, for `decode`."""

    id: int
    game: str
    phase: str
    version: int
    state_version: int
    touched_at: float
    snapshot: str | bytes
    """The snapshot; empty for a packed table."""
    guild_id: int = 0
    channel_id: int = 0
    private_to: int | None = None
    mark: str = ""
    record: bytes | None = None
    owner: int | None = None
    """The process that holds it, if there are several."""
    rest: str | None = None
    """Everything that the record does not say; None for one that version 0.9.0 has written."""
    seats: tuple[tuple[int, str, str], ...] = ()
    """User, name and, if version 0.9.0 has packed the table, as JSON the rest."""

    @property
    def is_packed(self) -> bool:
        return not self.snapshot and self.phase in (Phase.OVER, Phase.CLOSED)


def snapshot_of(table: TableData) -> str:
    """Return the snapshot of a table. It names nobody: people are the numbers of their seats, which have rows of their
    own.
    """
    return encode(without_people(table)).decode()


def decode(row: StoredTable, game: AnyGame, parts: Parts = NO_PARTS) -> TableData:
    """Decode a table, or raise `Unreadable`. The game upgrades an older state. A packed table is played again, and
    `Refused` if the rules have changed since.
    """
    if row.is_packed:
        table, moves = unpacked(row, parts)
        try:
            table = msgspec.structs.replace(table, options=settle_options(game, table.options), mark=row.mark)
            return msgspec.structs.replace(table, state=story_of(table, game, moves)[-1].state)
        except (Unreadable, Malformed) as error:
            log.warning("table %s: its record cannot be replayed: %s", row.id, error)
            raise Refused("record-unreadable") from error
    table = _with_people(decode_stateless(row, parts), row)
    try:
        state = table.state
        if state is not None:
            if row.state_version != game.state_version:
                state = game.upgrade(row.state_version, state)
            state = msgspec.convert(state, game.state_type)
    # A game's upgrade may fail in any way on a damaged state.
    except Exception as error:
        raise Unreadable(f"table {row.id}: its snapshot cannot be decoded: {error}") from error
    incomplete = table.state is None or table.chance is None or len(table.epochs) != len(table.seats)
    if table.phase is Phase.PLAYING and incomplete:
        raise Unreadable(f"table {row.id}: its snapshot lacks what a game needs to go on")
    return msgspec.structs.replace(table, state=state, mark=row.mark)


def _with_people(table: TableData, row: StoredTable) -> TableData:
    if len(table.seats) != len(row.seats):
        raise Unreadable(f"table {row.id}: its snapshot does not fit its seats")
    users = [user for user, *_ in row.seats]
    seats = tuple(
        msgspec.structs.replace(seat, user_id=user, name=name)
        for seat, (user, name, _) in zip(table.seats, row.seats, strict=True)
    )
    return msgspec.structs.replace(with_people(table, partial(person_in, users)), seats=seats)


def decode_stateless(row: StoredTable, parts: Parts) -> TableData:
    """Decode a table without its game and its people: the state is as JSON has it. `Unreadable` if damaged."""
    try:
        table = _with_parts(_read_snapshot(row.snapshot), parts)
    except (msgspec.DecodeError, TypeError) as error:
        raise Unreadable(f"table {row.id}: its snapshot cannot be decoded: {error}") from error
    if (table.id, table.game, table.phase, table.version) != (row.id, row.game, row.phase, row.version):
        raise Unreadable(f"table {row.id}: its snapshot is of another table or time")
    return table


def _read_snapshot(snapshot: str | bytes) -> TableData:
    if msgspec.json.decode(snapshot, type=_Form).parts is None:
        return msgspec.convert(as_of_today(msgspec.json.decode(snapshot, type=dict[str, Any])), TableData)
    return msgspec.json.decode(snapshot, type=TableData)


class _Form(msgspec.Struct, frozen=True):
    """What tells a snapshot from those of before tables had parts."""

    parts: dict[str, Any] | None = None


def _with_parts(table: TableData, parts: Parts) -> TableData:
    """Read what features know of the table. Of a feature that is not there, it stays as it is stored."""
    known = {name: msgspec.convert(value, parts[name]) for name, value in table.parts.items() if name in parts}
    return msgspec.structs.replace(table, parts={**table.parts, **known})


def is_lesson(snapshot: bytes) -> bool:
    """Return False also for a snapshot that cannot be decoded."""
    try:
        return _read_snapshot(snapshot).terms.scripted
    except msgspec.DecodeError:
        return False


def without_people(table: TableData) -> TableData:
    """Return the table with the numbers of their seats for all people, and nobody named in the seats."""
    numbers = {seat.user_id: number for number, seat in enumerate(table.seats) if seat.user_id != COMPUTER}
    seats = tuple(msgspec.structs.replace(seat, user_id=COMPUTER, name="") for seat in table.seats)
    unnamed = with_people(table, lambda user: _NOT_THERE if user == FORGOTTEN else numbers.get(user, _NOT_THERE))
    return msgspec.structs.replace(unnamed, seats=seats)


def person_in(users: Sequence[int], seat: int) -> int:
    return users[seat] if 0 <= seat < len(users) else FORGOTTEN


# ------------------------------------------------------------ ended games


def unpacked(row: StoredTable, parts: Parts = NO_PARTS) -> tuple[TableData, list[Move]]:
    """Return a packed table without its state, and its log. `Refused` if its record is not kept, or damaged."""
    if row.record is None:
        raise Refused("record-not-kept")
    try:
        if row.rest is None:
            seats = [msgspec.json.decode(rest, type=dict[str, Any]) for _, _, rest in row.seats]
            said = read_older(row.record, seats, row.touched_at)
        else:
            said = read(row.record, row.rest)
        table, moves = unpack(*said, row)
        return _with_parts(table, parts), moves
    except (Unreadable, Refused, msgspec.DecodeError, zlib.error, ValueError) as error:
        log.warning("table %s: its record cannot be read: %s", row.id, error)
        raise Refused("record-unreadable") from error


class Unsaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that a record does not say. All people are the numbers of their seats."""

    table: dict[str, Any]
    """The fields of the table that are not as usual; of its parts those that are not."""
    seats: Sequence[dict[str, Any]]
    """The same of each seat."""
    chance: Sequence[int] = ()
    """The move after which each outcome was, as steps from that of the one before."""
    stood_in: Sequence[int] = ()
    """The moves that the computer made in its player's place, as such steps."""
    form: int = 0
    """1, or 0 of before tables had parts."""


_ELSEWHERE = {"id", "game", "guild_id", "channel_id", "options", "seats", "touched_at", "moves"}


def pack(table: TableData, game: AnyGame, log: Sequence[Move]) -> tuple[bytes, str]:
    """Return the record and its rest, once they have been unpacked as a check; `Unreadable` if the log is damaged."""
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
        _unusual(without_people(table), _ELSEWHERE),
        [_unusual(seat, ("user_id", "name")) for seat in table.seats],
        steps(move.number for move in log for _ in move.chance),
        steps(
            move.number
            for move in log
            if move.seat is not None and move.user_id == COMPUTER != table.seats[move.seat].user_id
        ),
        form=1,
    )


def read(record: bytes, rest: str) -> tuple[Record, Unsaid]:
    return msgspec.json.decode(zlib.decompress(record), type=Record), msgspec.json.decode(rest, type=Unsaid)


def unpack(record: Record, rest: Unsaid, row: StoredTable) -> tuple[TableData, list[Move]]:
    """Return the table without its state, and its log, each move at the table's own time."""
    if not record.seats == len(row.seats) == len(rest.seats):
        raise Unreadable(f"table {row.id}: its record does not fit its seats")
    users, moves = [user for user, *_ in row.seats], [read_move(move, len(row.seats)) for move in record.moves]
    fields = {
        "opener_id": _NOT_THERE,
        **rest.table,
        "id": row.id,
        "game": record.game,
        "options": record.options,
        "seats": [{**unusual, "user_id": COMPUTER, "name": ""} for unusual in rest.seats],
        "touched_at": row.touched_at,
        "moves": len(moves),
    }
    table = _with_people(msgspec.convert(fields if rest.form else as_of_today(fields), TableData), row)
    opener = row.private_to or table.opener_id
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
    table = with_fields(table, opener_id=opener, guild_id=row.guild_id, channel_id=row.channel_id)
    return table, with_movers(table, log)


def _unusual(struct: msgspec.Struct, but: Collection[str]) -> dict[str, Any]:
    """Return the fields that are not as usual, but for these and for what is of no use later."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(struct):
        name, holds = field.name, declared(type(struct))[field.name]
        value: Any = getattr(struct, name)
        usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if value == usual or name in but or holds & {Holds.UNRECORDED, Holds.VOTES}:
            continue
        if isinstance(value, dict) and Holds.PARTS in holds:
            found[name] = {of: _unusual(part, ()) if isinstance(part, Part) else part for of, part in value.items()}
        elif name not in groups_of(type(struct)).values():
            found[name] = value
        elif unusual := _unusual(getattr(struct, name), but):
            found[name] = unusual
    return found


def steps(numbers: Iterable[int]) -> Sequence[int]:
    """Return the numbers as steps, each from the one before."""
    return tuple(after - before for before, after in pairwise((0, *numbers)))


# ------------------------------------------------------------ of version 0.9.0

# Records are MessagePack, compressed, with the rest of each seat in its row, and are written anew in the background;
# snapshots name people, and are written anew before the bot begins. When none are left anywhere, all of this goes.

_BY_COMPUTER = 128
"""Added to the seat of a move that the computer made in its player's place."""


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    format: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    phase: Phase
    version: int
    opener: int
    """The number of their seat, as of all people here."""
    end_votes: Any
    removal_votes: Any
    epochs: tuple[int, ...]
    flags: dict[str, Any]
    """All other fields that differ from the usual."""
    seconds: float | None
    """The seconds from the deal to the end."""
    seed: SeedState | None
    chance: list[tuple[int, tuple[ChanceOutcome, ...]]]
    """The chance of each move that left something to it, with its number."""
    movers: bytes
    """The seat of each move."""
    actions: str
    """A line for each move."""


def read_older(record: bytes, seats: Sequence[dict[str, Any]], ended_at: float) -> tuple[Record, Unsaid]:
    """Return an older record in the form of today, but without its result. `seats`: the rest of each."""
    packed = msgspec.msgpack.decode(zlib.decompress(record), type=_Packed)
    actions = packed.actions.split("\n") if packed.movers else []
    moves = [move_text(mover % _BY_COMPUTER, action) for mover, action in zip(packed.movers, actions, strict=True)]
    chance = [(number, outcome) for number, outcomes in packed.chance for outcome in outcomes]
    table = {
        **packed.flags,
        "phase": packed.phase,
        "version": packed.version,
        "opener_id": packed.opener,
        "epochs": packed.epochs,
        "begun_at": None if packed.seconds is None else ended_at - packed.seconds,
        "chance": packed.seed,
    }
    return (
        Record(FORMAT, packed.game, packed.seats, packed.options, [outcome for _, outcome in chance], moves, {}),
        Unsaid(
            table,
            seats,
            steps(number for number, _ in chance),
            steps(number for number, mover in enumerate(packed.movers, start=1) if mover >= _BY_COMPUTER),
        ),
    )


_AT_ONCE = 100
_NAMING = (
    "SELECT id, CAST(snapshot AS BLOB) AS snapshot FROM tables"
    " WHERE id <= (SELECT named_up_to FROM bot) AND snapshot <> '' ORDER BY id DESC LIMIT ?"
)


async def name_nobody(database: Database) -> None:
    while (await database.rows("SELECT named_up_to FROM bot"))[0]["named_up_to"]:
        await database.transaction(_some_name_nobody)


async def _some_name_nobody(db: Session) -> None:
    rows = await db.rows(_NAMING, _AT_ONCE)
    for table_id, snapshot in rows:
        try:
            unnamed = snapshot_of(_read_snapshot(snapshot))
        except msgspec.DecodeError as error:
            log.warning("table %s: its snapshot is damaged, and goes on naming people: %s", table_id, error)
            continue
        await db.do("UPDATE tables SET snapshot = ? WHERE id = ?", unnamed, table_id)
    await db.do("UPDATE bot SET named_up_to = ?", rows[-1]["id"] - 1 if rows else 0)
