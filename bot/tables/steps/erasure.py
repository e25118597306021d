"""Erasure requests, and what is left of somebody at a table."""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, play
from bot.tables.steps.fields import with_person_replaced, without_votes
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    SOMEONE,
    Actor,
    Change,
    Phase,
    Seat,
    TableData,
    next_version,
)


class ErasureRequest(msgspec.Struct, frozen=True):
    """A request to delete something, little by little; meanwhile nobody is shown any of it."""

    id: int
    guild_id: int | None
    """None for all servers."""
    user_id: int | None
    """None for everything on a server."""
    up_to: int
    """The last table that there was."""
    day: str
    """The UTC day of the request, YYYY-MM-DD."""
    begun: bool
    """All that is quick is done."""

    def concerns(self, table: TableData) -> bool:
        if table.id > self.up_to or self.guild_id not in (None, table.guild_id):
            return False
        return self.user_id in (None, table.opener_id, *(seat.user_id for seat in table.seats))


def without_erased(table: TableData, request: ErasureRequest) -> TableData:
    """Return the table as it may be shown, or raise `Refused`. Whoever is at an open table came after the request."""
    if not request.concerns(table):
        return table
    if request.user_id is None or (not table.is_open and is_theirs_alone(table, request.user_id)):
        raise Refused("no-such-table")
    return table if table.is_open else without_person(table, request.user_id)


def check_has_left(table: TableData, user_id: int) -> None:
    number = table.seat_of(user_id)
    if number is not None and not table.seats[number].away:
        raise Refused("leave-first", table=str(table.id), channel=f"<#{table.channel_id}>", server=str(table.guild_id))


def forget(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Forget somebody at an open table: the computer keeps the seat that they have left until the end."""
    check_has_left(table, actor.user_id)
    return Change(_with_nobody(next_version(table, actor.now), actor.user_id))


def withdraw(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Leave an open table for somebody who cannot do so themselves, and forget them there."""
    number = table.seat_of(actor.user_id)
    if number is None or table.seats[number].away:
        return forget(table, game, actor)
    leave = lobby.leave if table.phase is Phase.LOBBY else play.leave
    return Change(_with_nobody(leave(table, game, actor).table, actor.user_id))


def _with_nobody(table: TableData, user_id: int) -> TableData:
    nobody = Seat(FORGOTTEN, SOMEONE, away=True)
    seats = tuple(nobody if seat.user_id == user_id else seat for seat in table.seats)
    return msgspec.structs.replace(without_person(table, user_id), seats=seats)


def without_person(table: TableData, user_id: int) -> TableData:
    """Return the table with nobody in their place, and without votes of theirs or about them."""
    return with_person_replaced(without_votes(table, about=table.seat_of(user_id)), user_id, FORGOTTEN, SOMEONE)


def is_theirs_alone(table: TableData, user_id: int) -> bool:
    """Return whether nobody else played: computers are no company."""
    people = {seat.user_id for seat in table.seats} - {COMPUTER, FORGOTTEN}
    return people == {user_id}
