"""State what each person may change at a table, and what may happen by itself, separately from the bot's own code.

`hostile` checks every commit in the file against this.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps.model import COMPUTER, FORGOTTEN, LOBBY_IDLE, Phase, Seat, TableData

COMMAND = "/"
_WAITED = 600.0
_SOON = 0.01
"""Seconds by which a timer may go off too soon."""
_PAST = 3600.0
_LONGEST_PAUSE, _MOST_PAUSES = 300.0, 3
_QUIET = 120.0
_NO_CLOCK = 50.0
_CALLED_BY = 300.0
"""Seconds after which somebody is called at the latest: with a slow clock, nobody waits half a day to hear of it."""
_ALWAYS = {"version", "touched_at", "unnoticed", "host_acted_at"}
_FIXED = ("id", "mark", "game", "guild_id", "channel_id", "day", "learning", "private", "rematch", "series", "again")
_OF_A_DEAL = ("begun_at", "moves_dealt")
_LOOK, _CHOSEN, _VOTES = ("deck", "back", "motion"), ("clock", "options"), ("end_votes", "removal_votes")

ErasureRequest = tuple[int, int]
"""A person, and the server on which they want to be forgotten."""


class Sent(msgspec.Struct, frozen=True):
    """A press or choice, `KIND:TABLE.MARK:NUMBER:NAME`; of a command only its name, as it is typed."""

    kind: str
    ref: str = ""
    number: int = -1
    name: str = ""


NOTHING = Sent("")


def read_sent(data: dict[str, Any]) -> Sent:
    """Return `NOTHING`, which may change nothing, for whatever cannot be read."""
    if "custom_id" not in data:
        return Sent(COMMAND, name=" ".join(_path(data)))
    kind, _, rest = data["custom_id"].partition(":")
    ref, _, rest = rest.partition(":")
    number, _, name = rest.partition(":")
    if kind == "y":
        return Sent(kind, name=ref)
    if kind == "o":
        return Sent(kind, number, name="give-up")
    if kind == "c":
        kind, _, name = next(iter(data.get("values", ())), "").partition(":")
    return Sent(kind, ref, int(number), name) if number.isdecimal() and len(number) <= 15 else NOTHING


def _path(data: dict[str, Any]) -> list[str]:
    inner = [option for option in data.get("options", ()) if option["type"] in (1, 2)]
    return [data["name"], *(_path(inner[0]) if inner else [])]


class Who(msgspec.Struct, frozen=True):
    """Who did something, and where."""

    user_id: int
    guild_id: int
    channel_id: int
    moderator: bool = False
    manager: bool = False
    sent: Sent = NOTHING


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log: a seat's move, or the deal (`seat` is None, and nobody says whose it was)."""

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
    def is_in_charge(self) -> bool:
        return (
            self.before.opener_id == self.who.user_id or self.who.moderator or (self.before.host_quiet and self.seated)
        )

    def same(self, *fields: str) -> bool:
        return all(getattr(self.before, field) == getattr(self.after, field) for field in fields)

    def only_changed(self, *fields: str) -> bool:
        return self.same(*({*TableData.__struct_fields__} - {*_ALWAYS, *fields}))

    def state(self, table: TableData) -> Any:
        return msgspec.convert(table.state, self.game.state_type)

    def is_of_its_player(self, row: Row) -> bool:
        seat = None if row.seat is None else self.before.seats[row.seat]
        return seat is not None and row.user_id == seat.user_id and seat.is_here and not seat.late


def wrong(step: Step) -> list[str]:
    """Return what a person had no right to change."""
    if not _is_here(step):
        return ["a table elsewhere was changed"]
    if not step.before.is_open:
        return ["a table that is over was changed"]
    return [f"no right to change {what}" for what, allowed in RIGHTS.items() if not allowed(step)]


def people_of(table: TableData) -> set[int]:
    return {seat.user_id for seat in table.seats} - {COMPUTER, FORGOTTEN}


def _is_here(step: Step) -> bool:
    """Tell whether the table is in the channel, or is a private one of one's own."""
    table, who = step.before, step.who
    if who.sent.kind == "o":
        return who.sent.ref == table.ref and table.counts_for == who.user_id
    if table.private:
        return table.opener_id == who.user_id
    return (table.guild_id, table.channel_id) == (who.guild_id, who.channel_id)


def _in_time(step: Step) -> bool:
    """A button is for one table, and one decision, one move, or one state of a lobby."""
    sent, before = step.who.sent, step.before
    if sent.kind != COMMAND and sent.ref != before.ref:
        return False
    seat = before.seat_of(step.who.user_id)
    valid = {
        "ahead": None if seat is None or not before.epochs else before.epochs[seat],
        "m": None if seat is None or not before.epochs else before.epochs[seat],
        "a": before.moves,
        "s": before.version if sent.name == "remove" else sent.number,
    }
    return valid.get(sent.kind, sent.number) == sent.number


# ---------------------------------------------------------------- the game


def _log(step: Step) -> bool:
    """A person moves in their own seat; the computer answers in lessons only. Then a card may be drawn for the next;
    right after the deal also for a computer, as there is nothing before it to be seen first.
    """
    is_dealt = bool(step.log) and step.log[0].seat is None
    drawn = [
        row
        for row in step.log[1:]
        if row.action == "draw" and (step.is_of_its_player(row) or (is_dealt and _is_computers(step, row)))
    ]
    return all(_row(step, row) for row in step.log if row not in drawn)


def _is_computers(step: Step, row: Row) -> bool:
    return row.seat is not None and row.user_id == step.after.seats[row.seat].user_id == COMPUTER


def _row(step: Step, row: Row) -> bool:
    if row.seat is None:
        return step.before.phase is Phase.LOBBY and step.is_in_charge
    if row.user_id == COMPUTER:
        return step.before.lesson is not None and step.before.opener_id == step.who.user_id
    return row.user_id == step.who.user_id and step.is_of_its_player(row)


def _game(step: Step) -> bool:
    """A game does not change without a row in the log, and is over when its rules say so."""
    if not step.log:
        return step.same("state", "chance", "moves", "reveal", "results", *_OF_A_DEAL)
    dealt = sum(row.seat is None for row in step.log)
    ends = step.before.lesson is None and step.game.outcome(step.state(step.after)).finished
    return (
        step.after.moves - step.before.moves == len(step.log) - dealt
        and (step.after.phase is Phase.OVER) == ends
        and (dealt == 1 or step.same(*_OF_A_DEAL))
    )


def _phase(step: Step) -> bool:
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
        someone_went = len(after.seats) < len(before.seats)
        return step.is_in_charge or (before.series is not None and someone_went)
    alone = len(before.seats) == 1 or before.lesson is not None
    return (alone and before.opener_id == step.who.user_id) or _agreed_to_end(step)


def _agreed_to_end(step: Step) -> bool:
    """Ask all who are here; whoever has just gone does not count."""
    voters = {*step.before.end_votes, *([step.who.user_id] if step.seated else [])}
    return {seat.user_id for seat in step.after.people} <= voters


# ---------------------------------------------------------------- people


def _seats(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    if step.before.phase is Phase.LOBBY and len(before) != len(after):
        return _came(step) if len(after) > len(before) else _went(step)
    return len(before) == len(after) and all(
        _seat(step, number) or _took_over(step, number) for number in range(len(before))
    )


def _took_over(step: Step, number: int) -> bool:
    """Somebody without a seat begins anew in one that nobody plays in, where all play together."""
    before, old, new = step.before, step.before.seats[number], step.after.seats[number]
    here = before.phase is Phase.PLAYING and not (before.private or before.day or before.deal or step.log)
    begun = Seat(
        step.who.user_id,
        new.name,
        level=old.level,
        due=new.due,
        taken_over=before.moves,
        in_place_of=new.in_place_of if old.user_id == COMPUTER else "",
        stood_in=True,
    )
    return here and not step.seated and not old.is_here and new == begun


def _came(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    new = [seat.user_id for seat in after[len(before) :]]
    filled = step.after.phase is Phase.PLAYING and step.is_in_charge
    computers = {*new} == {COMPUTER} and (filled or (step.seated and len(new) == 1))
    same = [seat.user_id for seat in after[: len(before)]] == [seat.user_id for seat in before]
    has_room = len(after) <= step.game.max_seats and step.before.series is None
    mine = new == [step.who.user_id] and not step.seated
    return same and has_room and (mine or computers)


def _went(step: Step) -> bool:
    seats = step.before.seats
    gone = [number for number in range(len(seats)) if (*seats[:number], *seats[number + 1 :]) == step.after.seats]
    return any(step.is_in_charge or seats[number].user_id == step.who.user_id for number in gone)


def _seat(step: Step, number: int) -> bool:
    old, new = step.before.seats[number], step.after.seats[number]
    mine = old.user_id == step.who.user_id
    left, came_back = new.away and not old.away, old.away and not new.away
    return (
        (old.user_id, old.name, old.level, old.carried) == (new.user_id, new.name, new.level, new.carried)
        and (old.misplays == new.misplays or bool(step.log))
        and (old.hints == new.hints or mine)
        and (old.ahead == new.ahead or mine or not new.ahead)
        and (old.removed == new.removed or came_back or (new.removed and new.away and _voted_out(step, number)))
        and (not left or new.removed or mine)
        and (not came_back or (mine and not new.removed and old.user_id != FORGOTTEN))
        and (old.late or not new.late)
        and (old.muted == new.muted or (mine and old.called > 0))
        and new.called in (0, old.called)
    )


def _voted_out(step: Step, number: int) -> bool:
    """Nobody is who has missed no turn; without a clock, that is to keep the table waiting."""
    before = step.before
    votes = {*before.removal_votes, *([(step.who.user_id, number)] if step.seated else [])}
    agreed = _enough(step.after, number, sum(seat == number for _, seat in votes))
    waits_since = before.touched_at if before.waits_since is None else before.waits_since
    waited = before.clock == "none" and step.after.touched_at - waits_since >= _WAITED
    missed = before.seats[number].missed > 0 or (waited and number in step.game.to_act(step.state(before)))
    return missed and (agreed or (step.who.moderator and not step.seated))


def _enough(after: TableData, number: int, votes: int) -> bool:
    others = sum(seat.is_here for other, seat in enumerate(after.seats) if other != number)
    return votes >= (2 if others > 2 else 1)


def _votes(step: Step) -> bool:
    """Nobody votes on behalf of somebody else."""
    end = {*step.after.end_votes} - {*step.before.end_votes}
    removal = {voter for voter, _ in {*step.after.removal_votes} - {*step.before.removal_votes}}
    return not end | removal or (step.seated and end | removal == {step.who.user_id})


def _pause(step: Step) -> bool:
    """Who plays here begins or ends one; nobody moves in it."""
    before, after, seat = step.before, step.after, step.before.seat_of(step.who.user_id)
    if step.same("pause", "pauses"):
        return before.pause is None or not step.log
    if seat is None or not before.seats[seat].is_here or step.log:
        return False
    if before.pause is not None:
        return after.pause is None and step.same("pauses")
    now = after.touched_at
    begun = after.pause is not None and (after.pause.by, after.pause.until) == (seat, now + _LONGEST_PAUSE)
    return begun and after.pauses == before.pauses + 1 <= _MOST_PAUSES


def _opener(step: Step) -> bool:
    """A table gets a new opener when its opener leaves the lobby, or loses their seat later. A lobby in which nobody is
    left is stored with none.
    """
    passed_on = step.after.seat_of(step.before.opener_id) is None
    opener = step.after.opener_id
    is_new = step.after.seat_of(opener) is not None or (opener == FORGOTTEN and step.after.phase is Phase.CLOSED)
    return step.same("opener_id") or (passed_on and is_new)


def _host_is_there(step: Step) -> bool:
    """A lobby is its host's again once they press something, or somebody else is the host."""
    before, after = step.before, step.after
    is_back = before.opener_id == step.who.user_id or before.opener_id != after.opener_id
    return step.same("host_quiet") or (not after.host_quiet and (is_back or after.phase is Phase.PLAYING))


RIGHTS: Mapping[str, Callable[[Step], bool]] = {
    "what a table is": lambda step: step.same(*_FIXED) and step.after.version == step.before.version + 1,
    "a decision that has passed": _in_time,
    "its log": _log,
    "its game": _game,
    "its phase": _phase,
    "its seats": _seats,
    "its votes": _votes,
    "its pause": _pause,
    "its look": lambda step: step.same(*_LOOK) or step.seated or step.who.moderator,
    "its options": lambda step: step.same(*_CHOSEN) or (step.before.phase is Phase.LOBBY and step.is_in_charge),
    "its opener": _opener,
    "whether its host is quiet": _host_is_there,
    "when it starts by itself": lambda step: step.same("starts_at") or step.after.phase is Phase.PLAYING,
    "its lesson": lambda step: step.same("lesson") or step.before.opener_id == step.who.user_id,
}


# ---------------------------------------------------------------- what happens by itself


def happens_by_itself(step: Step, now: float, requests: Collection[ErasureRequest]) -> bool:
    if any(_is_erasure(step, *request) for request in requests):
        return True
    next_one = step.after.version == step.before.version + 1
    return next_one and (_is_of_time(step, now) or _is_of_computers(step) or _makes_way(step))


def _is_of_time(step: Step, now: float) -> bool:
    """An idle table is closed, and a pause ends. In a game that is played, only those are missed whose own time is up,
    and no move is made; their missing may be enough for a vote.
    """
    before, after = step.before, step.after
    if _is_of_quiet(step, now) or _is_of_start(step, now) or _is_of_call(step, now):
        return True
    if before.deadline is None or not before.deadline <= after.touched_at <= now + _SOON or step.log:
        return False
    if before.pause is not None:
        same = [(old.user_id, old.away, old.late) for old in before.seats]
        left = same == [(new.user_id, new.away, new.late) for new in after.seats]
        return after.pause is None and left and step.only_changed("pause", "seats", "waits_since")
    late = [number for number, seat in enumerate(before.seats) if seat.due is not None and seat.due <= after.touched_at]
    if before.phase is Phase.LOBBY or not before.people or not late:
        return after.phase is Phase.CLOSED and step.only_changed("phase", "why_closed")
    return (
        step.only_changed("seats", "epochs", "phase", *_VOTES)
        and [seat.user_id for seat in before.seats] == [seat.user_id for seat in after.seats]
        and all(
            number in late
            or (new.away, new.late) == (old.away, old.late)
            or (new.removed and _enough(after, number, sum(about == number for _, about in before.removal_votes)))
            for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        )
        and {*after.end_votes} <= {*before.end_votes}
        and {*after.removal_votes} <= {*before.removal_votes}
        and (step.same("phase") or (after.phase is Phase.CLOSED and _agreed_to_end(step)))
    )


def _is_of_quiet(step: Step, now: float) -> bool:
    """The host of a lobby has pressed nothing for so long that it is everybody's."""
    before = step.before
    acted = before.touched_at if before.host_acted_at is None else before.host_acted_at
    late = before.phase is Phase.LOBBY and acted + _QUIET <= now + _SOON
    return late and step.after.host_quiet and step.same("touched_at") and step.only_changed("host_quiet")


def _is_of_call(step: Step, now: float) -> bool:
    """Whoever has done nothing for half of their time is called, or need not be."""
    before, version = step.before, step.after.version
    late = now + _SOON - min(_CALLED_BY, TIME_LIMITS.get(before.clock, _NO_CLOCK) / 2)
    return (
        before.phase is Phase.PLAYING
        and before.pause is None
        and step.same("touched_at")
        and step.only_changed("seats")
        and all(
            new == old
            or (
                (old.idle_since is not None and old.idle_since <= late and new.called in (0, version))
                and new == msgspec.structs.replace(old, idle_since=None, called=new.called)
            )
            for old, new in zip(before.seats, step.after.seats, strict=True)
        )
    )


def _is_of_start(step: Step, now: float) -> bool:
    """A lobby that was opened to start by itself does, with computers only in the seats without which it could not."""
    before, after, seated = step.before, step.after, len(step.before.seats)
    late = before.phase is Phase.LOBBY and before.starts_at is not None and before.starts_at <= now + _SOON
    filled = after.seats[:seated] == before.seats and all(seat.user_id == COMPUTER for seat in after.seats[seated:])
    few = len(after.seats) == max(seated, step.game.min_seats)
    dealt = after.phase is Phase.PLAYING and [row.seat for row in step.log[:1]] == [None] and _game(step)
    return late and filled and few and dealt and step.same(*_FIXED, *_LOOK, *_CHOSEN, "opener_id")


def _is_of_computers(step: Step) -> bool:
    """They move in their own seats; and a person's seat does what it has no choice about."""
    first = step.log[0] if step.log else None
    if first is None or first.seat is None or step.before.phase is not Phase.PLAYING or step.before.pause:
        return False
    if first.user_id == COMPUTER:
        begun = step.before.seats[first.seat].by_computer and step.before.lesson is None
    else:
        own = step.game.automatic(step.state(step.before)) == (first.seat, step.game.parse(first.action))
        chosen = step.before.seats[first.seat].ahead == first.action
        begun = (own or chosen) and step.is_of_its_player(first)
    alike = all(
        (old.user_id, old.away, old.removed, old.hints) == (new.user_id, new.away, new.removed, new.hints)
        for old, new in zip(step.before.seats, step.after.seats, strict=True)
    )
    kept = step.same(*_FIXED, *_LOOK, *_CHOSEN, "opener_id", "lesson", "end_votes")
    follow = all(row.action == "draw" and step.is_of_its_player(row) for row in step.log[1:])
    return begun and alike and kept and follow and _game(step)


def _makes_way(step: Step) -> bool:
    """When somebody needs the channel, an idle game of one person goes on in private. The lobby of a rematch closes for
    one of its people, or when its host is quiet.
    """
    before, who = step.before, step.who
    wanted = (before.guild_id, before.channel_id) == (who.guild_id, who.channel_id)
    if before.phase is Phase.LOBBY:
        closes = step.after.phase is Phase.CLOSED and step.only_changed("phase", "why_closed")
        return wanted and before.rematch and (step.seated or before.host_quiet) and closes
    alone = len(before.seats) == 1 and not before.private and step.after.private
    idle = step.after.touched_at - before.touched_at >= LOBBY_IDLE
    return wanted and alone and idle and step.only_changed("private")


def _is_erasure(step: Step, user_id: int, guild_id: int) -> bool:
    """Somebody who has left is forgotten at every table of the server."""
    before, after = step.before, step.after
    own = before.seat_of(user_id)
    if before.guild_id != guild_id or len(before.seats) != len(after.seats):
        return False
    others = [number for number in range(len(before.seats)) if number != own]
    left = not before.is_open or own is None or before.seats[own].away
    return (
        left
        and all(before.seats[number] == after.seats[number] for number in others)
        and (own is None or after.seats[own].user_id == FORGOTTEN)
        and after.opener_id in (before.opener_id, FORGOTTEN)
        and (own is not None or before.opener_id == user_id)
        and step.only_changed("seats", "opener_id", *_VOTES)
    )


def may_be_deleted(table: TableData, now: float, requests: Collection[ErasureRequest]) -> bool:
    """A game is deleted only if it was never played, or is open, and of nobody but those who want to be forgotten."""
    gone = {user_id for user_id, guild_id in requests if guild_id == table.guild_id}
    own = bool(gone) and people_of(table) <= gone and table.private and table.is_open
    dealt_only = table.private and table.lesson is None and table.moves == table.moves_dealt
    return own or (may_be_packed(table, now) and table.phase is Phase.CLOSED and (table.state is None or dealt_only))


def may_be_packed(table: TableData, now: float) -> bool:
    """Tell whether all have had the time to see how it ended."""
    return not table.is_open and now - table.touched_at >= _PAST - _SOON


def may_be_opened(
    table: TableData, log: Sequence[Row], met: Collection[set[int]], waiting: Collection[int], user_id: int
) -> bool:
    """Allow it with nobody but computers, or with people who sat there together before, and who asked there for a seat
    in the next game; a series with them alone, without computers.
    """
    begun, people = table.phase is Phase.PLAYING and bool(log), people_of(table)
    if table.series is None and met:
        people -= {*waiting}
    return (
        table.opener_id == user_id
        and (table.series is None or all(seat.user_id != COMPUTER for seat in table.seats))
        and any(people <= group for group in ({user_id}, *met))
        and (begun or (table.phase is Phase.LOBBY and table.state is None))
    )
