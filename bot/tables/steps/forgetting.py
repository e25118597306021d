"""What is left of somebody who is forgotten at an open table. Where a game has ended, nothing needs to be done."""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, votes
from bot.tables.steps.fields import with_people, without_votes
from bot.tables.steps.model import (
    FORGOTTEN,
    SOMEONE,
    Actor,
    Change,
    Phase,
    Seat,
    TableData,
    handed_over,
    next_version,
)

NOBODY = Actor(FORGOTTEN, SOMEONE)
"""Whoever was forgotten while they had a seat."""


def check_has_left(table: TableData, user_id: int) -> None:
    number = table.seat_of(user_id)
    if number is not None and not table.seats[number].away:
        raise Refused("leave-first", table=str(table.id), channel=f"<#{table.channel_id}>", server=str(table.guild_id))


def forget(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Forget somebody at an open table: the computer keeps the seat that they have left until the end."""
    check_has_left(table, actor.user_id)
    return withdraw(table, game, actor)


def withdraw(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Forget somebody at an open table, and leave it for them if they have not done so."""
    if table.phase is Phase.LOBBY and table.seat_of(actor.user_id) is not None:
        return lobby.leave(table, game, actor)
    left = after = next_version(table, actor.now)
    for number, seat in enumerate(table.seats):
        if seat.user_id == actor.user_id and not seat.away:
            left = handed_over(left, number)
    nobody = with_nobody(left, actor.user_id)
    return Change(nobody if left is after else votes.with_votes_applied(nobody, game))


def seats_nobody(table: TableData) -> bool:
    """Return whether somebody was forgotten who had a seat, or could come back to it."""
    forgotten = [seat for seat in table.seats if seat.user_id == FORGOTTEN]
    return table.is_open and any(not seat.away or seat.left_after is not None for seat in forgotten)


def with_nobody(table: TableData, user_id: int) -> TableData:
    """Return the table with nobody in their place, and without votes of theirs or about them."""
    unasked = without_votes(table, by=user_id, about=table.seat_of(user_id))
    nobody = Seat(FORGOTTEN, SOMEONE, away=True)
    seats = tuple(nobody if seat.user_id == user_id else seat for seat in table.seats)
    named = with_people(unasked, lambda user: FORGOTTEN if user == user_id else user)
    return msgspec.structs.replace(named, seats=seats)
