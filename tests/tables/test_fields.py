"""A new field of a table is written in one place: what it declares says how it is packed, shifted and forgotten."""

from typing import Annotated

import msgspec

from bot.core.record import FORMAT, Record
from bot.tables.steps.fields import Holds, TableTime, UserId, Votes, VotesOnSeats, shifted, without_votes
from bot.tables.steps.forgetting import with_nobody
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SOMEONE, Move, Phase, Seat, TableData
from bot.tables.store.records import StoredTable, Unsaid, unpack, unsaid

ALICE, BOB, CAROL = 401, 402, 403


class ExampleSeat(Seat, frozen=True):
    example_rest_until: TableTime | None = None


class ExampleTable(TableData, frozen=True):
    example_flag: bool = False
    example_stopped_at: TableTime | None = None
    example_stopped_by: UserId = COMPUTER
    example_votes: Votes = ()
    example_votes_on_seats: VotesOnSeats = ()
    example_looked_at: Annotated[TableTime | None, Holds.UNRECORDED] = None


SEATS = (
    ExampleSeat(ALICE, "Alice", example_rest_until=70.0),
    ExampleSeat(BOB, "Bob"),
    ExampleSeat(COMPUTER, "Nimal"),
)
TABLE = ExampleTable(
    7,
    "juse",
    1,
    2,
    ALICE,
    {},
    SEATS,
    Phase.OVER,
    touched_at=100.0,
    epochs=(1, 1, 1),
    example_flag=True,
    example_stopped_at=90.0,
    example_stopped_by=BOB,
    example_votes=(BOB, ALICE, CAROL),
    example_votes_on_seats=((ALICE, 1), (BOB, 2), (CAROL, 2)),
    example_looked_at=95.0,
)


def test_it_is_packed_and_names_nobody() -> None:
    kept = msgspec.json.encode(unsaid(TABLE, [Move(0, None, "", (), ALICE, 5.0)]))
    people = ((ALICE, "Alice", "{}"), (FORGOTTEN, SOMEONE, "{}"), (COMPUTER, "Nimal", "{}"))
    record = Record(FORMAT, "juse", 3, {}, [], [], {})
    row = StoredTable(7, "juse", "over", 1, 1, 100.0, "", 1, 2, seats=people)
    found, _ = unpack(record, msgspec.json.decode(kept, type=Unsaid), row, ExampleTable)
    assert (found.example_flag, found.example_stopped_at, found.example_looked_at) == (True, 90.0, None)
    assert (found.opener_id, found.example_stopped_by) == (ALICE, FORGOTTEN)
    assert (found.example_votes, found.example_votes_on_seats) == ((), ()), "of no use after the end"


def test_its_times_are_shifted() -> None:
    later = shifted(TABLE, 10.0)
    assert (later.touched_at, later.example_stopped_at, later.example_looked_at) == (110.0, 100.0, 105.0)
    seat = later.seats[0]
    assert isinstance(seat, ExampleSeat)
    assert (seat.due, seat.example_rest_until) == (None, 80.0)


def test_a_person_is_forgotten_in_it() -> None:
    forgotten = with_nobody(TABLE, BOB)
    assert isinstance(forgotten, ExampleTable)
    assert (forgotten.example_stopped_by, forgotten.example_votes) == (FORGOTTEN, (ALICE, CAROL))
    assert forgotten.example_votes_on_seats == ((CAROL, 2),)
    assert [seat.name for seat in forgotten.seats] == ["Alice", SOMEONE, "Nimal"]
    assert str(BOB) not in repr(forgotten)


def test_votes_are_dropped_with_their_voter_and_their_seat() -> None:
    assert without_votes(TABLE, by=ALICE).example_votes_on_seats == ((BOB, 2), (CAROL, 2))
    assert without_votes(TABLE, about=2).example_votes_on_seats == ((ALICE, 1),)
    assert without_votes(TABLE, about=2).example_votes == TABLE.example_votes
