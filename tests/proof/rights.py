"""What each person may change at a table, written down a second time and separately from the bot's own code. `hostile`
checks every commit in the file against this. What happens though nobody asks for it is in `unasked.py`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, Seat, TableData
from tests.proof.sent import COMMAND, NOTHING, Sent


class Who(msgspec.Struct, frozen=True):
    """Who did something, and where."""

    user_id: int
    guild_id: int
    channel_id: int
    moderator: bool = False
    manager: bool = False
    sent: Sent = NOTHING


class Row(msgspec.Struct, frozen=True):
    """Of a table's log: a seat's move, or the deal (`seat` is None)."""

    seat: int | None
    user_id: int
    action: str


class Step(msgspec.Struct, frozen=True):
    """One commit."""

    before: TableData
    after: TableData
    log: Sequence[Row]
    who: Who
    game: AnyGame

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

    def only_changed(self, *fields: str) -> bool:
        return self.same(*({*TableData.__struct_fields__} - {*ALWAYS, *fields}))

    def state(self, table: TableData) -> Any:
        return msgspec.convert(table.state, self.game.state_type)

    def by_itself(self, number: int) -> bool:
        """Whether this row of the log follows from another one, for a person who has nothing to choose."""
        row = self.log[number]
        return number > 0 and row.action == "draw" and of_its_player(self, row)


ALWAYS = ("version", "touched_at")
FIXED = ("id", "mark", "game", "guild_id", "channel_id", "day", "learning", "private")
"""What a table is. It goes private by itself only, and people change none of it."""
CHOSEN = ("clock", "options")
LOOK = ("deck", "back", "motion")
OF_A_DEAL = ("begun_at", "moves_dealt")
_WAITED = 600.0
OF_A_MOVE = (
    "state",
    "chance",
    "moves",
    "epochs",
    "phase",
    "seats",
    "reveal",
    "results",
    "waits_since",
    "removal_votes",
)


def wrong(step: Step) -> Iterator[str]:
    """What a person had no right to change."""
    if not _is_here(step):
        yield "a table elsewhere was changed"
        return
    if not step.before.is_open:
        yield "a table that is over was changed"
    changed = [name for name in TableData.__struct_fields__ if name not in ALWAYS and not step.same(name)]
    for what, allowed in RIGHTS.items():
        if not allowed(step):
            yield f"no right to change: {what}; {', '.join(changed)} changed"


def people_of(table: TableData) -> set[int]:
    return {seat.user_id for seat in table.seats} - {COMPUTER}


def _is_here(step: Step) -> bool:
    """In the channel, or a private table of one's own wherever one is, or chosen from the list of one's own tables."""
    table, who = step.before, step.who
    if who.sent.kind == "o":
        return who.sent.ref == table.ref and table.counts_for == who.user_id
    if table.private:
        return table.opener_id == who.user_id
    return (table.guild_id, table.channel_id) == (who.guild_id, who.channel_id)


# ---------------------------------------------------------------- what was pressed


_LEAVING = ("seats", "epochs", "end_votes", "removal_votes", "phase", "why_closed", "opener_id", "waits_since")
_BEGINNING = (*OF_A_MOVE, *OF_A_DEAL)
_SCRIPT = (*OF_A_MOVE, "lesson")
_VERBS: Mapping[str, Sequence[str]] = {
    "join": ("seats",),
    "computer": ("seats",),
    "option": CHOSEN,
    "start": _BEGINNING,
    "with-computers": _BEGINNING,
    "leave": _LEAVING,
    "close": ("phase",),
    "back": ("seats", "epochs", "waits_since", "removal_votes"),
    "agree": ("end_votes", "phase"),
    "remove": _LEAVING,
    "hint": ("seats",),
    "anew": ("phase",),
    "lesson-on": _SCRIPT,
    "lesson-again": ("phase",),
    "give-up": _LEAVING,
    "table leave": _LEAVING,
    "table back": ("seats", "epochs", "waits_since", "removal_votes"),
    "table end": ("end_votes", "phase"),
    "table remove": _LEAVING,
    "table look": LOOK,
}
"""What each button, list or command may change. Moves are made in many ways, and are checked by their rows in the log.
"""


def _what_was_pressed(step: Step) -> bool:
    sent = step.who.sent
    if sent.kind != COMMAND and sent.ref != step.before.ref:
        return False
    if sent.name in _VERBS:
        times = ("seats",) if step.log or not step.after.is_open else ()  # whoever is asked has so much time
        return step.only_changed(*_VERBS[sent.name], *times)
    if "learn" in sent.name:
        return step.opened_it and step.only_changed("phase")  # a lesson whose script has changed begins anew
    solo = step.game.max_seats == 1 and step.only_changed("seats", "phase")
    return step.only_changed(*_SCRIPT) if step.log else solo


def _in_time(step: Step) -> bool:
    """A button is for one decision, one move, or one state of a lobby. When that has passed, it moves nothing."""
    sent, before = step.who.sent, step.before
    seat = before.seat_of(step.who.user_id)
    valid = {
        "m": None if seat is None or not before.epochs else before.epochs[seat],
        "a": before.moves,
        "s": before.version if sent.name == "remove" else sent.number,
    }
    return valid.get(sent.kind, sent.number) == sent.number


def _epochs(step: Step) -> bool:
    """Whoever moved or has something else to decide than before begins a new decision; so does a seat that changes
    hands. Others keep theirs, so that their buttons stay good.
    """
    before, after = step.before, step.after
    if before.state is None or before.lesson is not None:
        return {*after.epochs} <= {*before.epochs, after.version}
    if len(before.seats) != len(after.seats):
        return False
    moved = {row.seat for row in step.log}
    old, new = step.state(before), step.state(after)
    for number, epoch in enumerate(after.epochs):
        handed = before.seats[number].away != after.seats[number].away or after.seats[number].removed
        other = step.game.decision(old, number) != step.game.decision(new, number)
        if (number in moved or other) and epoch != after.version:
            return False
        if number not in moved and not other and not handed and epoch not in (before.epochs[number], after.version):
            return False
    return True


# ---------------------------------------------------------------- the game


def _log(step: Step) -> bool:
    """A person moves in their own seat, and once at a time except in a lesson; the computer only in seats it plays.
    After any of that, a card may be drawn for the person who is next.
    """
    moved = [row for number, row in enumerate(step.log) if not step.by_itself(number)]
    once = sum(row.user_id != COMPUTER for row in moved) <= _moves_at_once(step) or step.before.lesson is not None
    return once and all(_row(step, row) for row in moved)


def _moves_at_once(step: Step) -> int:
    """A button may hold several moves, but all of one seat."""
    return 1 if step.who.sent.kind == COMMAND else 2


def of_its_player(step: Step, row: Row) -> bool:
    if row.seat is None:
        return False
    seat = step.before.seats[row.seat]
    return row.user_id == seat.user_id and seat.is_here and not seat.late


def _row(step: Step, row: Row) -> bool:
    if row.seat is None:
        return step.before.phase is Phase.LOBBY and step.is_in_charge and row.user_id == step.who.user_id
    if row.user_id == COMPUTER:
        return step.before.lesson is not None and step.opened_it
    return row.user_id == step.who.user_id and of_its_player(step, row)


def of_the_game(step: Step) -> bool:
    """A game does not change without a row in the log, and is over when its rules say so."""
    dealt = sum(row.seat is None for row in step.log)
    if not step.log:
        return step.same("state", "chance", "moves", "reveal", "results", *OF_A_DEAL)
    ends = step.before.lesson is None and step.game.outcome(step.state(step.after)).finished
    return (
        step.after.moves - step.before.moves == len(step.log) - dealt
        and (step.after.phase is Phase.OVER) == ends
        and (dealt == 1 or step.same(*OF_A_DEAL))
    )


def phase_by_people(step: Step) -> bool:
    before, after = step.before, step.after
    if before.phase is after.phase:
        return step.same("why_closed")
    if after.phase is Phase.OVER:
        return bool(step.log)
    if after.phase is Phase.PLAYING:
        return before.phase is Phase.LOBBY and step.is_in_charge and bool(step.log)
    if not after.people or (step.who.moderator and not step.seated):
        return True
    if before.phase is Phase.LOBBY:
        return step.is_in_charge
    alone = len(before.seats) == 1 or before.lesson is not None
    return (alone and step.opened_it) or agreed_to_end(step)


def agreed_to_end(step: Step) -> bool:
    """All who are here; whoever has just gone does not count."""
    voters = {*step.before.end_votes, *([step.who.user_id] if step.seated else [])}
    return {seat.user_id for seat in step.after.people} <= voters


# ---------------------------------------------------------------- people


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
    same = all(
        (seat.user_id, seat.name, seat.level) == (known.user_id, known.name, known.level)
        for seat, known in zip(after, before, strict=False)
    )
    return same and len(after) <= step.game.max_seats and (mine or computers)


def _went(step: Step) -> bool:
    seats = step.before.seats
    gone = [number for number in range(len(seats)) if (*seats[:number], *seats[number + 1 :]) == step.after.seats]
    return any(step.is_in_charge or seats[number].user_id == step.who.user_id for number in gone)


def _seat(step: Step, number: int) -> bool:
    old, new = step.before.seats[number], step.after.seats[number]
    mine = old.user_id == step.who.user_id
    left, came_back = new.away and not old.away, old.away and not new.away
    limit = TIME_LIMITS.get(step.after.clock, 0.0)
    seen = step.after.touched_at if step.after.reveal is None else step.after.reveal.until
    return (
        (old.user_id, old.name, old.level) == (new.user_id, new.name, new.level)
        and (counts(old) == counts(new) or bool(step.log))
        and (old.hints == new.hints or (mine and new.hints == old.hints + 1))
        and (old.removed == new.removed or (new.removed and new.away and _voted_out(step, number)))
        and (not left or new.removed or mine)
        and (not came_back or (mine and not old.removed and old.user_id != FORGOTTEN))
        and (old.late or not new.late)
        and (new.missed in (0, old.missed))
        and (old.left_after == new.left_after or (left and new.left_after == step.before.moves))
        and (new.due in (None, old.due) or new.due in (step.after.touched_at + limit, seen + limit))
    )


def counts(seat: Seat) -> tuple[int | bool, ...]:
    return seat.misplays, seat.catches, seat.wrong_calls, seat.clean_run, seat.stood_in, seat.helped


def _voted_out(step: Step, number: int) -> bool:
    """Nobody is who has missed no turn; without a clock, that is to keep the table waiting."""
    before = step.before
    votes = {*before.removal_votes, *([(step.who.user_id, number)] if step.seated else [])}
    agreed = enough_to_remove(step.after, number, sum(seat == number for _, seat in votes))
    waits_since = before.touched_at if before.waits_since is None else before.waits_since
    waited = before.clock == "none" and step.after.touched_at - waits_since >= _WAITED
    missed = before.seats[number].missed > 0 or (waited and number in step.game.to_act(step.state(before)))
    return missed and (agreed or (step.who.moderator and not step.seated))


def enough_to_remove(after: TableData, number: int, votes: int) -> bool:
    others = sum(seat.is_here for other, seat in enumerate(after.seats) if other != number)
    return votes >= (2 if others > 2 else 1)


def _votes(step: Step) -> bool:
    """Nobody votes on behalf of somebody else. A vote goes only with whoever cast it, or whom it is about; also when
    they move or come back.
    """
    end = {*step.after.end_votes} - {*step.before.end_votes}
    removal = {voter for voter, _ in {*step.after.removal_votes} - {*step.before.removal_votes}}
    return (not end | removal or (step.seated and end | removal == {step.who.user_id})) and votes_kept(step)


def votes_kept(step: Step) -> bool:
    seats = list(zip(step.before.seats, step.after.seats, strict=False))
    gone = [number for number, (old, new) in enumerate(seats) if new.away and (not old.away or new.removed)]
    lost = {voter for voter in step.before.end_votes if voter not in step.after.end_votes}
    moved = [row.seat for row in step.log] + [number for number, (old, new) in enumerate(seats) if old.away > new.away]
    dropped = {*step.before.removal_votes} - {*step.after.removal_votes}
    lost |= {voter for voter, about in dropped if about not in gone and about not in moved}
    return lost <= {step.before.seats[number].user_id for number in gone}


def _waits(step: Step) -> bool:
    """A move or somebody's return begins it anew. With the first vote it is noted at tables of older versions."""
    before, after = step.before, step.after
    back = any(old.away > new.away for old, new in zip(before.seats, after.seats, strict=False))
    anew = after.waits_since == after.touched_at and (back or bool(step.log))
    return step.same("waits_since") or anew or (before.waits_since is None and after.waits_since == before.touched_at)


def _opener(step: Step) -> bool:
    """A lobby gets a new opener when its opener leaves."""
    passed_on = step.before.phase is Phase.LOBBY and step.after.seat_of(step.before.opener_id) is None
    return step.same("opener_id") or (passed_on and step.after.seat_of(step.after.opener_id) is not None)


RIGHTS: Mapping[str, Callable[[Step], bool]] = {
    "what a table is": lambda step: step.same(*FIXED) and step.after.version == step.before.version + 1,
    "what its button is not about": _what_was_pressed,
    "a decision that has passed": _in_time,
    "its decisions": _epochs,
    "its log": _log,
    "its game": of_the_game,
    "its phase": phase_by_people,
    "its seats": _seats,
    "its votes": _votes,
    "how long it has waited": _waits,
    "its look": lambda step: step.same(*LOOK) or step.seated or step.who.moderator,
    "its clock and options": lambda step: (
        step.same(*CHOSEN) or (step.before.phase is Phase.LOBBY and step.is_in_charge)
    ),
    "its opener": _opener,
    "its lesson": lambda step: step.same("lesson") or step.opened_it,
}
