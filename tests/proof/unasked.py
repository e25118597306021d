"""What may happen at a table though nobody at it asks for that: time runs out, computers move, a table makes way, and
somebody who has left is forgotten. `hostile` lets nothing else pass as the bot's own doing.
"""

from collections.abc import Collection, Sequence

import msgspec

from bot.tables.steps.model import COMPUTER, FORGOTTEN, LOBBY_IDLE, Phase, Seat, TableData
from tests.proof.rights import (
    OF_A_MOVE,
    Step,
    agreed_to_end,
    enough_to_remove,
    of_its_player,
    of_the_game,
    votes_kept,
)

_SOON = 0.01
"""Seconds by which a timer may go off too soon."""
_PAST = 3600.0
_VOTES = ("end_votes", "removal_votes")

Wish = tuple[int, int]
"""A person, and the server on which they wish to be forgotten."""


def is_unasked(step: Step, now: float, wishes: Collection[Wish]) -> bool:
    next_one = step.after.version == step.before.version + 1
    return (next_one and (is_of_time(step, now) or _is_of_computers(step) or _makes_way(step))) or any(
        is_erasure(step, *wish) for wish in wishes
    )


def is_of_time(step: Step, now: float) -> bool:
    """A lobby that has waited too long, or a game that nobody plays any more, is closed, and nothing else about it
    changes. In a game that is played, only those are missed whose own time is up: the computer makes the first decision
    they miss, and after the second in a row it keeps the seat. Nobody else's seat or votes change, and no move is made.
    """
    before, after = step.before, step.after
    if before.deadline is None or not before.deadline <= after.touched_at <= now + _SOON or step.log:
        return False
    late = [number for number, seat in enumerate(before.seats) if seat.due is not None and seat.due <= after.touched_at]
    if before.phase is Phase.LOBBY or not before.people or not late:
        return after.phase is Phase.CLOSED and step.only_changed("phase", "why_closed")
    return (
        step.only_changed("seats", "epochs", "phase", *_VOTES)
        and len(before.seats) == len(after.seats)
        and all(
            (number in late and _is_missed(old, new, before.moves))
            or (number not in late and _is_left(step, number))
            or _is_voted_out(step, number)
            for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        )
        and all(epoch in (old, after.version) for old, epoch in zip(before.epochs, after.epochs, strict=True))
        and {*after.end_votes} <= {*before.end_votes}
        and {*after.removal_votes} <= {*before.removal_votes}
        and votes_kept(step)
        and (step.same("phase") or (after.phase is Phase.CLOSED and agreed_to_end(step)))
    )


_OF_TIME = ("late", "missed", "due", "away", "removed", "left_after")


def _is_missed(old: Seat, new: Seat, moves: int) -> bool:
    handed_over = old.missed > 0
    return (
        _same_but(old, new, *_OF_TIME)
        and new.due is None
        and new.missed == old.missed + 1
        and new.left_after == (moves if handed_over else old.left_after)
        and (new.away, new.late) == (handed_over, not handed_over)
        and not new.removed
    )


def _is_left(step: Step, number: int) -> bool:
    old, new = step.before.seats[number], step.after.seats[number]
    return old == new or (not step.after.is_open and new == msgspec.structs.replace(old, due=None))


def _is_voted_out(step: Step, number: int) -> bool:
    """Fewer votes are needed now, as somebody has gone: perhaps whom they are about, too."""
    old, new = step.before.seats[number], step.after.seats[number]
    votes = sum(about == number for _, about in step.before.removal_votes)
    gone = new.removed and new.away and new.missed > 0
    return _same_but(old, new, *_OF_TIME) and gone and enough_to_remove(step.after, number, votes)


def _same_but(old: Seat, new: Seat, *fields: str) -> bool:
    return all(getattr(old, name) == getattr(new, name) for name in {*Seat.__struct_fields__} - {*fields})


def _is_of_computers(step: Step) -> bool:
    """In the seats that they play; and what a person's seat does by itself, when others have had time to speak."""
    if not step.log or step.before.phase is not Phase.PLAYING or not step.only_changed(*OF_A_MOVE):
        return False
    first = step.log[0]
    if first.seat is None:
        return False
    if first.user_id == COMPUTER:
        begun = step.before.seats[first.seat].by_computer and step.before.lesson is None
    else:
        own = step.game.automatic(step.state(step.before))
        begun = own == (first.seat, step.game.parse(first.action)) and of_its_player(step, first)
    alike = all(_same_but(*seats, *_OF_A_SEATS_MOVE) for seats in zip(step.before.seats, step.after.seats, strict=True))
    return begun and alike and of_the_game(step) and all(map(step.by_itself, range(1, len(step.log))))


_OF_A_SEATS_MOVE = (
    "due", "late", "missed", "misplays", "catches", "wrong_calls", "run", "longest_ended_run", "stood_in", "helped",
)  # fmt: skip


def _makes_way(step: Step) -> bool:
    """When somebody needs the channel, an idle game of one person goes on in private."""
    before, who = step.before, step.who
    wanted = (before.guild_id, before.channel_id) == (who.guild_id, who.channel_id)
    alone = len(before.seats) == 1 and not before.private and step.after.private
    idle = step.after.touched_at - before.touched_at >= LOBBY_IDLE
    return wanted and alone and idle and step.only_changed("private")


def is_erasure(step: Step, user_id: int, guild_id: int) -> bool:
    """Somebody who has left is forgotten at every table of the server."""
    before, after = step.before, step.after
    own = before.seat_of(user_id)
    if len(before.seats) != len(after.seats) or before.guild_id != guild_id:
        return False
    left = not before.is_open or own is None or before.seats[own].away
    seats = before.seats if own is None else (*before.seats[:own], after.seats[own], *before.seats[own + 1 :])
    forgotten = own is None or after.seats[own].user_id == FORGOTTEN
    openers = {before.opener_id, FORGOTTEN} if before.opener_id == user_id else {before.opener_id}
    return (
        (own is not None or before.opener_id == user_id)
        and left
        and seats == after.seats
        and forgotten
        and after.opener_id in openers
        and step.only_changed("seats", "opener_id", *_VOTES)
    )


def is_own(table: TableData, wishes: Collection[Wish]) -> bool:
    """Nobody else's than theirs who wish to be forgotten. A table that is open goes only if it is private."""
    gone = {user_id for user_id, guild_id in wishes if guild_id == table.guild_id}
    people = {seat.user_id for seat in table.seats} - {COMPUTER, FORGOTTEN}
    return bool(gone) and people <= gone and (table.private or not table.is_open)


def is_past(table: TableData, now: float) -> bool:
    """Long enough for all to have seen how it ended."""
    return not table.is_open and now - table.touched_at >= _PAST - _SOON


def is_unused(table: TableData) -> bool:
    """No cards were dealt, or to one person alone who never moved."""
    dealt_only = table.private and table.lesson is None and table.moves == table.moves_dealt
    return table.phase is Phase.CLOSED and (table.state is None or dealt_only)


def is_opened(table: TableData, step_log: Sequence[object], known: Collection[set[int]], user_id: int) -> bool:
    """By whoever did it, with nobody else in it but computers, or with people who sat there together before."""
    people = {seat.user_id for seat in table.seats} - {COMPUTER}
    begun = table.phase is Phase.PLAYING and bool(step_log)
    return (
        table.opener_id == user_id
        and any(people <= group for group in ({user_id}, *known))
        and (begun or (table.phase is Phase.LOBBY and table.state is None))
    )
