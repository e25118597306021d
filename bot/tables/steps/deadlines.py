"""The clocks: how long each seat has that is waited for, and what a table does when its time has come. Pure.

Every decision has a time of its own, so that those who choose at once do not wait for each other. In blitz it is the
time for one action; otherwise for a turn.
"""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, speakers
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps import lobby, votes
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import Change, Phase, Seat, TableData, changed, handed_over, with_seat

MISSES = 2
"""So many in a row, and the computer keeps the seat until its player is back."""


def with_deadlines(before: TableData, change: Change, game: AnyGame) -> Change:
    """The change with every seat's time as it is after it."""
    table = change.table
    limit = TIME_LIMITS.get(table.clock)
    if limit is None or table.state is None:
        return change
    waiting = game.to_act(table.state) if table.phase is Phase.PLAYING else frozenset[int]()
    seats = tuple(
        _timed(
            seat,
            table.touched_at + limit if number in waiting else None,
            goes_on=number in waiting and _goes_on(before, change, game, number),
            moved=_answered_by_its_player(before, change, game, number),
        )
        for number, seat in enumerate(table.seats)
    )
    return msgspec.structs.replace(change, table=msgspec.structs.replace(table, seats=seats))


def _timed(seat: Seat, due: float | None, *, goes_on: bool, moved: bool) -> Seat:
    """`due` is when its time would run out if what is asked were new; None: nothing is asked."""
    missed = 0 if moved else seat.missed
    late = seat.late and goes_on
    if goes_on and seat.due is not None:
        due = seat.due
    return msgspec.structs.replace(seat, missed=missed, late=late, due=due if seat.is_here and not late else None)


def _answered_by_its_player(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    move = change.move
    if move is None or move.seat != number or move.user_id != change.table.seats[number].user_id:
        return False
    return number in game.to_act(before.state) and not _only_spoke(before, change, game, number)


def _goes_on(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    """Whether it was asked before: the time that runs is for this too."""
    after = change.table
    if before.phase is not Phase.PLAYING or number not in game.to_act(before.state):
        return False
    same_turn = game.long_turns and after.clock != "blitz"
    same_question = before.epochs[number] == after.epochs[number]
    return same_turn or same_question or _only_spoke(before, change, game, number)


def _only_spoke(before: TableData, change: Change, game: AnyGame, number: int) -> bool:
    """About the last move, and wrongly: what it is asked has not been answered, nor has anything else changed."""
    spoke = change.seat == number and number in speakers(game, before.state)
    return spoke and game.decision(before.state, number) == game.decision(change.table.state, number)


def time_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Refused if its time has not come: something happened in the very moment."""
    now = actor.now
    if table.phase is Phase.LOBBY:
        return lobby.expire(table, game, actor)
    if table.deadline is None or now < table.deadline:
        raise Refused("moved-on")
    if table.is_deserted:
        return Change(changed(table, now, phase=Phase.CLOSED, why_closed="nobody-left"))
    late = [number for number, seat in enumerate(table.seats) if seat.due is not None and seat.due <= now]
    if not late:
        return Change(changed(table, now, phase=Phase.CLOSED, why_closed="idle"))
    after = changed(table, now)
    for number in late:
        after = _missed(after, number, after.seats[number])
    return Change(votes.carried_out(after) if after.people else after)


def _missed(table: TableData, number: int, seat: Seat) -> TableData:
    """The move is the computer's from now on: it plays the seat as any other of its own."""
    missed = seat.missed + 1
    if missed < MISSES:
        return with_seat(table, number, late=True, missed=missed)
    return votes.withdrawn(handed_over(table, number, away=True, missed=missed), seat.user_id)
