"""Votes of the people at a table: to end the game, or to leave somebody's turn, or seat, to the computer."""

import msgspec

from bot.core.game import AnyGame
from bot.tables.steps.fields import without_votes
from bot.tables.steps.model import MISSES, Phase, TableData, handed_over, with_seat

WAITED = 10 * 60.0
"""Seconds for which a table without a clock, or with a soft one, has waited for somebody who may be removed."""
FINISHED_BY_VOTE = 45.0
"""Seconds after which the others may have the computer finish somebody's turn, with a soft clock."""
WITHOUT_HURRY = ("none", "soft")
"""The clocks with which nobody loses their seat for a turn that they have missed."""
_MANY = 4
"""The number of people with whom one alone removes nobody."""


def needed_to_end(table: TableData) -> int:
    """Return how many votes it takes: one of everybody who is here."""
    return len(table.people)


def needed_to_remove(table: TableData, number: int) -> int:
    return 2 if len(_others_here(table, number)) + 1 >= _MANY else 1


def yet_to_end(table: TableData) -> list[int]:
    """Return the seats whose votes are still needed."""
    return [
        number for number, seat in enumerate(table.seats) if seat.is_here and seat.user_id not in table.votes.end_votes
    ]


def able_to_agree(table: TableData, number: int) -> list[int]:
    """Return the seats that have not voted yet on removing this one, and may."""
    return [
        other
        for other in _others_here(table, number)
        if (table.seats[other].user_id, number) not in table.votes.removal_votes
    ]


def _others_here(table: TableData, number: int) -> list[int]:
    return [other for other, seat in enumerate(table.seats) if seat.is_here and other != number]


def may_be_removed(table: TableData, game: AnyGame, number: int, now: float) -> bool:
    """Return whether its player has missed a turn, and not moved since."""
    seat = table.seats[number]
    if table.terms.clock not in WITHOUT_HURRY:
        return seat.clock.missed > 0
    return seat.is_here and number in game.to_act(table.state) and now - (table.votes.waits_since or now) >= WAITED


def votes_to_remove(table: TableData, number: int) -> int:
    return sum(seat == number for _, seat in table.votes.removal_votes)


def removals_asked_for(table: TableData) -> list[int]:
    """Return the seats that somebody wants removed, the one with the most votes first."""
    asked = {seat for _, seat in table.votes.removal_votes}
    return sorted(asked, key=lambda number: (-votes_to_remove(table, number), number))


def seat_to_replace(table: TableData) -> int | None:
    """Return the seat about which the others are asked: one that somebody votes on, or that has just missed a turn."""
    counts = table.terms.clock not in WITHOUT_HURRY
    missed = (number for number, seat in enumerate(table.seats) if counts and seat.is_here and seat.clock.missed > 0)
    found = next(iter((*removals_asked_for(table), *missed)), None)
    return None if table.halt.pause is not None else found


def needed_to_finish(table: TableData, number: int) -> int:
    """Return how many votes it takes: most of the others who are here."""
    return len(_others_here(table, number)) // 2 + 1


def votes_to_finish(table: TableData, number: int) -> int:
    return sum(seat == number for _, seat in table.votes.finish_votes)


def may_be_finished(table: TableData, number: int) -> bool:
    """Return whether the others have waited long enough for its player to vote on that turn."""
    seat = table.seats[number]
    return (
        table.running_clock == "soft" and seat.is_here and not seat.clock.late and seat.clock.waited >= FINISHED_BY_VOTE
    )


def seat_to_finish(table: TableData) -> int | None:
    """Return the seat whose turn the others may have finished: the one with the most votes, or waited for longest."""
    seats = (
        number for number in range(len(table.seats)) if table.halt.pause is None and may_be_finished(table, number)
    )
    return min(
        seats, key=lambda number: (-votes_to_finish(table, number), table.seats[number].clock.due or 0.0), default=None
    )


def with_turn_missed(table: TableData, number: int) -> TableData:
    """Leave to the computer the move, or the turn, of whoever has let time run out; after `MISSES` the whole seat."""
    seat = table.seats[number]
    missed = seat.clock.missed + 1
    if missed < MISSES:
        return with_seat(table, number, late=True, missed=missed)
    left = handed_over(table, number, away=True, missed=missed, left_after=table.moves)
    return without_votes(left, by=seat.user_id)


def with_votes_applied(table: TableData, game: AnyGame) -> TableData:
    """Do what the votes have decided: when somebody leaves, fewer are needed. The game ends with the last person."""
    if not table.people:
        return msgspec.structs.replace(table, phase=Phase.CLOSED, why_closed="nobody-left")
    if len(table.votes.end_votes) >= needed_to_end(table):
        return msgspec.structs.replace(table, phase=Phase.CLOSED)
    for number in removals_asked_for(table):
        enough = votes_to_remove(table, number) >= needed_to_remove(table, number)
        # Older versions took votes on somebody who had missed nothing.
        if enough and may_be_removed(table, game, number, table.touched_at):
            return with_votes_applied(with_player_removed(table, number), game)
    for _, number in table.votes.finish_votes:
        if may_be_finished(table, number) and votes_to_finish(table, number) >= needed_to_finish(table, number):
            return with_votes_applied(with_turn_missed(table, number), game)
    return table


def with_player_removed(table: TableData, number: int) -> TableData:
    """Leave a seat to the computer until its player is back."""
    seat = table.seats[number]
    left_after = table.moves if seat.is_here else seat.presence.left_after
    after = without_votes(table, by=seat.user_id, about=number)
    return handed_over(after, number, away=True, removed=True, left_after=left_after)
