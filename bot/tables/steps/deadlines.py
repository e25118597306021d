"""The deadline of each seat that the game waits for, and what happens when its time is up.

Every seat has a deadline of its own, so that those who choose at once do not wait for each other. In blitz it is for
one action, otherwise for a turn.
"""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, may_call
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps import pauses, votes
from bot.tables.steps.fields import without_votes
from bot.tables.steps.model import Actor, Change, Phase, Seat, TableData, handed_over, next_version, with_seat
from bot.tables.steps.reveals import seen_at

EARLY = 0.001
"""Seconds by which a timer may go off too soon."""

MISSES = 2
"""After so many in a row the computer keeps the seat until its player is back."""


def with_deadlines(before: TableData, change: Change, game: AnyGame) -> Change:
    """Return the change with every seat's deadline as it now is."""
    table = change.table
    limit = TIME_LIMITS.get(table.clock)
    if limit is None or table.state is None:
        return change
    waiting = game.to_act(table.state) if table.phase is Phase.PLAYING else frozenset[int]()
    seats: list[Seat] = []
    for number, seat in enumerate(table.seats):
        goes_on = number in waiting and _goes_on(before, change, game, number)
        missed = 0 if _its_player_moved(before, change, game, number) else seat.missed
        late = seat.late and goes_on
        due = seen_at(table) + limit if number in waiting and seat.is_here and not late else None
        if goes_on and due is not None and seat.due is not None:
            due = seat.due
        seats.append(msgspec.structs.replace(seat, missed=missed, late=late, due=due))
    return msgspec.structs.replace(change, table=msgspec.structs.replace(table, seats=tuple(seats)))


def _its_player_moved(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    move = change.move
    if move is None or move.seat != number or move.user_id != change.table.seats[number].user_id:
        return False
    by_itself = game.automatic(before.state) is not None
    return number in game.to_act(before.state) and not by_itself and not _only_spoke(before, change, game, number)


def _goes_on(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    """Return whether the deadline is still the one of before."""
    after = change.table
    if before.phase is not Phase.PLAYING or number not in game.to_act(before.state):
        return False
    same_turn = game.long_turns and after.clock != "blitz"
    same_question = before.epochs[number] == after.epochs[number]
    return same_turn or same_question or _only_spoke(before, change, game, number)


def _only_spoke(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    """Return whether the seat only called the last move, wrongly, and still has to decide the same."""
    spoke = change.seat == number and number in may_call(game, before.state)
    return spoke and game.decision(before.state, number) == game.decision(change.table.state, number)


def time_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Do what follows when time is up; `Refused` if somebody did something at the last moment."""
    now = actor.now + EARLY
    if table.deadline is None or now < table.deadline:
        raise Refused("moved-on")
    if table.phase is Phase.LOBBY:
        if now >= table.idle_at:
            return Change(next_version(table, now, phase=Phase.CLOSED))
        return Change(next_version(table, table.touched_at, host_quiet=True))
    if table.pause is not None:
        return Change(pauses.went_on(table, now))
    if table.is_deserted:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="nobody-left"))
    late = [number for number, seat in enumerate(table.seats) if seat.due is not None and seat.due <= now]
    if not late:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="unused" if table.is_unused else "idle"))
    after = next_version(table, now)
    for number in late:
        # The computer takes over: the move, or the whole seat.
        missed = after.seats[number].missed + 1
        if missed < MISSES:
            after = with_seat(after, number, late=True, missed=missed)
        else:
            left = handed_over(after, number, away=True, missed=missed, left_after=table.moves)
            after = without_votes(left, by=table.seats[number].user_id)
    return Change(votes.with_votes_applied(after, game) if after.people else after)
