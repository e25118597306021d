"""Calls to turn: people are called at most once a turn, when half of their time has gone and they have done nothing."""

from collections.abc import Collection

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import AnyGame, Juse
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps.deadlines import EARLY
from bot.tables.steps.model import (
    COMPUTER,
    Actor,
    Change,
    Phase,
    Seat,
    TableData,
    next_version,
    step_factory,
    with_seat,
)
from bot.tables.steps.play import automatic_seat
from bot.tables.steps.reveals import seen_at

_UNLIMITED = 50.0
"""Seconds of which half must have gone where there is no clock."""
_LATEST = 5 * 60.0
"""With a slow clock, nobody waits half a day to hear that it is their turn."""
_TOO_LATE = 5.0
"""Whose time runs out within this many seconds is not called any more: they could not move in time."""


def with_turns(before: TableData, change: Change, game: AnyGame) -> Change:
    """Return the change with since when each player has done nothing in their turn, and whose call is answered."""
    table = change.table
    if table.state is None or not _is_anybody_held_up(table):
        return change
    waiting = game.to_act(table.state) if table.phase is Phase.PLAYING else frozenset[int]()
    seats = tuple(
        _with_turn(before, change, game, number) if number in waiting else _settled(seat)
        for number, seat in enumerate(table.seats)
    )
    return change if seats == table.seats else replace(change, table=replace(table, seats=seats))


def _with_turn(before: TableData, change: Change, game: AnyGame, number: int) -> Seat:
    seat, has_moved = change.table.seats[number], any(move.seat == number for move in change.log)
    if seat.by_computer:
        return _settled(seat)
    has_erred = any(isinstance(event, Juse) and event.seat == number for event in change.events)
    is_next_turn = has_moved and not (game.long_turns or has_erred)
    if is_next_turn or before.phase is not Phase.PLAYING or number not in game.to_act(before.state):
        return replace(seat, idle_since=None if seat.muted else seen_at(change.table), called=0)
    by_hand = has_moved and change.log[0].user_id == seat.user_id and game.automatic(before.state) is None
    return _settled(seat) if by_hand else seat


def _settled(seat: Seat) -> Seat:
    """Return the seat with nobody to call, or called."""
    return seat if seat.idle_since is None and not seat.called else replace(seat, idle_since=None, called=0)


def _is_anybody_held_up(table: TableData) -> bool:
    """Return whether it matters how long somebody takes."""
    people = sum(seat.user_id != COMPUTER for seat in table.seats)
    return not table.private and len(table.seats) > 1 and (people > 1 or table.clock != "none")


def next_call(table: TableData) -> float | None:
    """Return when somebody is to be called next, unless they do something before that."""
    if table.phase is not Phase.PLAYING or table.pause is not None:
        return None
    return min((since + _half(table) for since in _idle(table).values()), default=None)


def due(table: TableData, game: AnyGame, now: float) -> list[int]:
    """Return the seats whose players are to be called now."""
    if table.phase is not Phase.PLAYING or table.pause is not None:
        return []
    by_itself = automatic_seat(table, game)
    return [
        number for number, since in _idle(table).items() if number != by_itself and since + _half(table) <= now + EARLY
    ]


def _idle(table: TableData) -> dict[int, float]:
    return {number: seat.idle_since for number, seat in enumerate(table.seats) if seat.idle_since is not None}


def _half(table: TableData) -> float:
    return min(_LATEST, TIME_LIMITS.get(table.clock, _UNLIMITED) / 2)


@step_factory
def call(table: TableData, game: AnyGame, actor: Actor, whom: Collection[int]) -> Change:
    """Note who is called of those who are due, so that nobody else is in this turn."""
    seats = due(table, game, actor.now)
    if not seats:
        raise Refused("moved-on")
    after = next_version(table, table.touched_at)
    for number in seats:
        seat = table.seats[number]
        in_time = seat.due is None or seat.due >= actor.now + _TOO_LATE
        called = after.version if number in whom and in_time else 0
        after = with_seat(after, number, idle_since=None, called=called)
    return Change(after)


def mute(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Let whoever is called be called no more in this game."""
    table.require_playing()
    number = table.seat_of(actor.user_id)
    if number is None or not table.seats[number].called:
        raise Refused("not-called")
    return Change(with_seat(next_version(table, table.touched_at), number, muted=True, idle_since=None, called=0))
