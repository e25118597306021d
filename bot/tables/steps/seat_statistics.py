"""What is counted at each seat, move by move. What the computer does in a person's place is not that person's."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.game import Event, Juse, WrongCall
from bot.tables.steps.model import COMPUTER, Seat, TableData


def update_seat_statistics(table: TableData, mover: int, events: Sequence[Event], *, by_computer: bool) -> TableData:
    """Return the table with what the seat `mover` has done counted. Only the last move can be called."""
    seats = list(table.seats)
    stood_in = by_computer and seats[mover].user_id != COMPUTER
    misplays = [event for event in events if isinstance(event, Juse) and not isinstance(event, WrongCall)]
    called = [event for event in misplays if event.caller == mover]
    wrong_calls = sum(isinstance(event, WrongCall) for event in events)
    for event in misplays:
        accused = seats[event.seat]
        if not (stood_in if event.seat == mover else accused.stood_in):
            seats[event.seat] = _after_misplay(accused, was_counted=event.seat != mover)
    seat = seats[mover]
    if called or wrong_calls:
        if not stood_in:
            seat = replace(seat, catches=seat.catches + len(called), wrong_calls=seat.wrong_calls + wrong_calls)
    elif stood_in:
        seat = replace(seat, stood_in=True)
    else:
        right = all(event.seat != mover for event in misplays)
        seat = replace(seat, run=seat.run + right, stood_in=False)
    seats[mover] = replace(seat, helped=True) if stood_in else seat
    return replace(table, seats=tuple(seats))


def _after_misplay(seat: Seat, *, was_counted: bool) -> Seat:
    """Count a misplay. `was_counted`: it is among the moves of the run, as nobody knew yet what it was."""
    ended = max(seat.longest_ended_run, seat.run - was_counted)
    return replace(seat, misplays=seat.misplays + 1, run=0, longest_ended_run=ended)
