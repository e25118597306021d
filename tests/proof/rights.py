"""What each person may change at a table, written down a second time and separately from the bot's own code. `hostile`
checks every change in the file against this.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from bot.tables.steps.model import COMPUTER, FORGOTTEN, LOBBY_IDLE, Phase, Seat, TableData


class Who(msgspec.Struct, frozen=True):
    """Who did something, and where."""

    user_id: int
    guild_id: int
    channel_id: int
    moderator: bool = False
    manager: bool = False


class Row(msgspec.Struct, frozen=True):
    """Of a table's log: a seat's move, or the deal (`seat` is None)."""

    seat: int | None
    user_id: int
    action: str


class Step(msgspec.Struct, frozen=True):
    before: TableData
    after: TableData
    log: Sequence[Row]
    who: Who

    @property
    def seated(self) -> bool:
        return self.before.seat_of(self.who.user_id) is not None

    @property
    def opened_it(self) -> bool:
        return self.before.opener_id == self.who.user_id

    @property
    def is_in_charge(self) -> bool:
        return self.opened_it or self.who.moderator

    def same(self, *fields: str) -> bool:
        return all(getattr(self.before, field) == getattr(self.after, field) for field in fields)


def objections(
    before: TableData | None,
    after: TableData | None,
    log: Sequence[Row],
    who: Who,
    now: float,
    earlier: Sequence[TableData] = (),
) -> list[str]:
    """What `who` had no right to change. `earlier` are the earlier tables of the channel."""
    if after is None:
        return [] if before is None or _is_own(before, who) else ["a table was deleted"]
    if before is None:
        return [] if _is_opened(after, who, earlier) else ["a table was opened"]
    step = Step(before, after, log, who)
    if before.deadline is not None and before.deadline <= now:
        return []
    if any(allowed(step) for allowed in (_is_erasure, _makes_way, _is_of_computers)):
        return []
    if not _is_here(before, who):
        return ["a table elsewhere was changed"]
    return list(_wrong(step))


def _wrong(step: Step) -> Iterator[str]:
    if not step.before.is_open:
        yield "a table that is over was changed"
    for what, allowed in _RIGHTS.items():
        if not allowed(step):
            yield f"no right to change: {what}"


def _is_here(table: TableData, who: Who) -> bool:
    where = table.opener_id == who.user_id if table.private else table.channel_id == who.channel_id
    return where and table.guild_id == who.guild_id


def _is_own(table: TableData, who: Who) -> bool:
    return table.guild_id == who.guild_id and _people(table) <= {who.user_id, FORGOTTEN}


def _is_opened(table: TableData, who: Who, earlier: Sequence[TableData]) -> bool:
    """For whoever did it, or a rematch of people who sat together there before."""
    groups = [{who.user_id}, *(_people(old) for old in earlier if old.seat_of(who.user_id) is not None)]
    mine = table.opener_id == who.user_id and any(_people(table) <= known for known in groups)
    return mine and (table.guild_id, table.channel_id) == (who.guild_id, who.channel_id)


def _people(table: TableData) -> set[int]:
    return {seat.user_id for seat in table.seats} - {COMPUTER}


def _is_erasure(step: Step) -> bool:
    """Somebody who has left asks to be erased, from any table of the server."""
    before, after = step.before, step.after
    own = before.seat_of(step.who.user_id)
    if len(before.seats) != len(after.seats):
        return False
    left = not before.is_open or own is None or before.seats[own].away
    seats = before.seats if own is None else (*before.seats[:own], after.seats[own], *before.seats[own + 1 :])
    forgotten = own is None or after.seats[own].user_id == FORGOTTEN
    openers = {before.opener_id, FORGOTTEN} if before.opener_id == step.who.user_id else {before.opener_id}
    mine = before.guild_id == step.who.guild_id and (own is not None or before.opener_id == step.who.user_id)
    return (
        mine
        and left
        and seats == after.seats
        and forgotten
        and after.opener_id in openers
        and step.same(*_FIXED, *_CHOSEN, "phase", "state", "chance", "moves", "deck", "private", "lesson")
    )


def _makes_way(step: Step) -> bool:
    """When somebody needs the channel, an idle game of one person goes on in private."""
    before, who = step.before, step.who
    wanted = (before.guild_id, before.channel_id) == (who.guild_id, who.channel_id)
    alone = len(before.seats) == 1 and not before.private and step.after.private
    idle = step.after.touched_at - before.touched_at >= LOBBY_IDLE
    return wanted and alone and idle and _only_changed(step, "private")


def _is_of_computers(step: Step) -> bool:
    """They may move whoever acted last."""
    moved = bool(step.log) and all(row.user_id == COMPUTER for row in step.log)
    return moved and _log(step) and _only_changed(step, *_OF_A_MOVE)


def _only_changed(step: Step, *fields: str) -> bool:
    may_change = {"version", "touched_at", *fields}
    return step.same(*({*TableData.__struct_fields__} - may_change))


# ---------------------------------------------------------------- what is different, and who may


def _log(step: Step) -> bool:
    """A person moves in their own seat, and once at a time except in a lesson; the computer only in seats it plays.
    After any of that, a card may be drawn for the person who is next.
    """
    drawn = [
        number > 0 and row.action == "draw" and _is_of_its_player(step, row) for number, row in enumerate(step.log)
    ]
    moved = [row for row, by_itself in zip(step.log, drawn, strict=True) if not by_itself]
    once = sum(row.user_id != COMPUTER for row in moved) <= 1 or step.before.lesson is not None
    return once and all(_row(step, row) for row in moved)


def _is_of_its_player(step: Step, row: Row) -> bool:
    if row.seat is None:
        return False
    seat = step.before.seats[row.seat]
    return row.user_id == seat.user_id and seat.is_here and not seat.late


def _row(step: Step, row: Row) -> bool:
    if row.seat is None:
        return step.before.phase is Phase.LOBBY and step.is_in_charge and row.user_id == step.who.user_id
    seats = (step.before.seats[row.seat], step.after.seats[row.seat])
    if row.user_id == COMPUTER:
        return any(seat.by_computer for seat in seats)
    return row.user_id == step.who.user_id and _is_of_its_player(step, row)


def _game(step: Step) -> bool:
    """A game does not change without a row in the log."""
    dealt = sum(row.seat is None for row in step.log)
    return (bool(step.log) or step.same("state", "chance")) and (
        step.after.moves - step.before.moves == len(step.log) - dealt
    )


def _phase(step: Step) -> bool:
    before, after = step.before, step.after
    if before.phase is after.phase or after.phase is Phase.OVER:
        return before.phase is after.phase or bool(step.log)
    if after.phase is Phase.PLAYING:
        return before.phase is Phase.LOBBY and step.is_in_charge
    if step.who.moderator or not after.people:
        return True
    if before.phase is Phase.LOBBY:
        return step.opened_it
    alone = len(before.seats) == 1 or before.lesson is not None
    voters = {*before.end_votes, *([step.who.user_id] if step.seated else [])}
    agreed = voters & {seat.user_id for seat in after.people}
    return (alone and step.opened_it) or 2 * len(agreed) > len(after.people)


def _seats(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    if step.before.phase is Phase.LOBBY and len(before) != len(after):
        return _came(step) if len(after) > len(before) else _went(step)
    return len(before) == len(after) and all(_seat(step, number) for number in range(len(before)))


def _came(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    new = [seat.user_id for seat in after[len(before) :]]
    mine = new == [step.who.user_id] and not step.seated
    filled = step.after.phase is Phase.PLAYING and step.is_in_charge
    computers = set(new) == {COMPUTER} and (filled or (step.seated and len(new) == 1))
    return after[: len(before)] == before and (mine or computers)


def _went(step: Step) -> bool:
    seats = step.before.seats
    gone = [number for number in range(len(seats)) if (*seats[:number], *seats[number + 1 :]) == step.after.seats]
    return any(step.is_in_charge or seats[number].user_id == step.who.user_id for number in gone)


def _seat(step: Step, number: int) -> bool:
    old, new = step.before.seats[number], step.after.seats[number]
    mine = old.user_id == step.who.user_id
    return (
        (old.user_id, old.name, old.level) == (new.user_id, new.name, new.level)
        and (_counts(old) == _counts(new) or bool(step.log))
        and (old.hints == new.hints or (mine and new.hints == old.hints + 1))
        and (old.removed == new.removed or (new.removed and _voted_out(step, number)))
        and (old.away == new.away or new.removed or (mine and not old.removed))
    )


def _counts(seat: Seat) -> tuple[int, ...]:
    return seat.misplays, seat.catches, seat.wrong_calls, seat.clean_run


def _voted_out(step: Step, number: int) -> bool:
    others = sum(seat.is_here for other, seat in enumerate(step.after.seats) if other != number)
    votes = {*step.before.removal_votes, *([(step.who.user_id, number)] if step.seated else [])}
    return step.who.moderator or 2 * sum(seat == number for _, seat in votes) > others


def _votes(step: Step) -> bool:
    """Nobody votes on behalf of somebody else."""
    end = {*step.after.end_votes} - {*step.before.end_votes}
    removal = {voter for voter, _ in {*step.after.removal_votes} - {*step.before.removal_votes}}
    return not end | removal or (step.seated and end | removal == {step.who.user_id})


def _opener(step: Step) -> bool:
    """A lobby gets a new opener when its opener leaves."""
    passed_on = step.before.phase is Phase.LOBBY and step.after.seat_of(step.before.opener_id) is None
    return step.same("opener_id") or (passed_on and step.after.seat_of(step.after.opener_id) is not None)


_FIXED = ("id", "game", "guild_id", "channel_id", "day", "learning")
_CHOSEN = ("clock", "options")
_OF_A_MOVE = ("state", "chance", "moves", "epochs", "phase", "seats")
_RIGHTS: Mapping[str, Callable[[Step], bool]] = {
    "what a table is": lambda step: step.same(*_FIXED),
    "its log": _log,
    "its game": _game,
    "its phase": _phase,
    "its seats": _seats,
    "its votes": _votes,
    "its cards' colours": lambda step: step.same("deck") or step.seated or step.who.moderator,
    "its clock and options": lambda step: (
        step.same(*_CHOSEN) or (step.before.phase is Phase.LOBBY and step.is_in_charge)
    ),
    "its opener": _opener,
    "its lesson": lambda step: step.same("lesson") or step.opened_it,
    "whose eyes it is for": lambda step: step.same("private"),
}
