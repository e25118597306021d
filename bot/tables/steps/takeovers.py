"""Somebody without a seat takes over one that a computer plays, in the middle of a game."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.fields import without_votes
from bot.tables.steps.model import Actor, Change, Phase, Seat, TableData, handed_over, next_version, step_factory


def free_seats(table: TableData) -> Sequence[int]:
    """Return the seats that can be taken over. A deal that others play too is everybody's own, and a series is for
    those who have begun it.
    """
    is_closed = table.private or table.is_compared or table.series is not None or len(table.seats) == 1
    if table.phase is not Phase.PLAYING or is_closed:
        return ()
    return [number for number, seat in enumerate(table.seats) if not seat.is_here]


def may_take(table: TableData, user_id: int) -> bool:
    return table.seat_of(user_id) is None and len(free_seats(table)) > 0


def check_may_take(table: TableData, user_id: int) -> None:
    table.require_playing()
    if table.seat_of(user_id) is not None:
        table.require_here(user_id)
        raise Refused("seated-already")
    if not free_seats(table):
        raise Refused("no-seat-free")


@step_factory
def take(table: TableData, _: AnyGame, actor: Actor, number: int) -> Change:
    """Play on in this seat with all that it has. Whoever left it cannot come back into it."""
    check_may_take(table, actor.user_id)
    if number not in free_seats(table):
        raise Refused("seat-not-free")
    former = table.seats[number]
    after = next_version(table, actor.now, waits_since=actor.now, first_game=None)
    after = without_votes(after, by=former.user_id, about=number)
    if former.user_id == table.opener_id:
        heir = next(iter(table.people), actor)
        after = replace(after, opener_id=heir.user_id)
    # The last move there was not theirs, should it still be called.
    taken = Seat(actor.user_id, actor.name, level=former.level, taken_over=table.moves, stood_in=True)
    seats = (*after.seats[:number], taken, *after.seats[number + 1 :])
    return Change(handed_over(replace(after, seats=seats), number))
