"""What is left at a table of somebody who asked to be forgotten."""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import votes
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SOMEONE, Change, Seat, TableData, next_version, with_seat


def forget(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """At an open table: the computer keeps the seat that its player has left until the end."""
    number = table.seat_of(actor.user_id)
    if number is not None and not table.seats[number].away:
        raise Refused("leave-first", table=str(table.id), channel=f"<#{table.channel_id}>")
    nobody = Seat(FORGOTTEN, SOMEONE, away=True)
    seats = tuple(nobody if seat.user_id == actor.user_id else seat for seat in table.seats)
    return Change(next_version(without_person(table, actor.user_id), actor.now, seats=seats))


def without_person(table: TableData, user_id: int) -> TableData:
    """Their seat is nobody's, and no vote is theirs or about them."""
    number = table.seat_of(user_id)
    if number is not None:
        table = with_seat(votes.without_votes_by_or_about(table, number), number, user_id=FORGOTTEN, name=SOMEONE)
    return msgspec.structs.replace(table, opener_id=FORGOTTEN if table.opener_id == user_id else table.opener_id)


def is_theirs_alone(table: TableData, user_id: int) -> bool:
    """Whoever played only against the computer played alone."""
    people = {seat.user_id for seat in table.seats} - {COMPUTER, FORGOTTEN}
    return people == {user_id}
