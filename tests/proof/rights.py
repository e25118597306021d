"""What must be true of every commit at a table, whatever verb led to it: nothing here knows a verb by its name.

`CHANGES` says of each part of a table when it may change: because of whoever has just sent something, or as time has
come. What happens by itself is what nobody need have done. `hostile` checks every commit in the file against this.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import COMPUTER, FORGOTTEN, LOBBY_IDLE, Phase, Seat, TableData
from bot.ui.discord.components import AHEAD, ANYONE, CHOICE, MOVE, OWN, SEATS, kind_in
from tests.tables.flat import flat

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
_SOFTLY_CALLED, _SOFTLY_FINISHED, _CALLED_AGAIN = 65.0, 45.0, 120.0
"""Seconds before a soft clock runs out when somebody is called, and when others may vote; and between two calls."""

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
        return Sent(COMMAND, name=data["name"])
    kind, rest = kind_in(data["custom_id"])
    ref, _, more = rest.partition(":")
    number, _, name = more.partition(":")
    if kind == "privacy":
        return Sent(kind, name=ref)
    if kind == OWN:
        return Sent(kind, number, name="give-up")
    if kind == CHOICE:
        kind, name = kind_in(next(iter(data.get("values", ())), ""))
    return Sent(kind, ref, int(number), name) if number.isdecimal() and len(number) <= 15 else NOTHING


class Who(msgspec.Struct, frozen=True):
    """Who did something, and where."""

    user_id: int
    guild_id: int
    channel_id: int
    moderator: bool = False
    manager: bool = False
    sent: Sent = NOTHING


NOBODY = Who(-1, 0, 0, sent=Sent(COMMAND))


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
    now: float
    """Table time."""
    erased: Collection[int] = ()
    """Who wants to be forgotten on this server."""

    @property
    def seated(self) -> bool:
        return self.before.seat_of(self.who.user_id) is not None

    @property
    def here(self) -> bool:
        return any(seat.user_id == self.who.user_id for seat in self.before.people)

    @property
    def moderates(self) -> bool:
        """Whoever has a seat has a vote like the others."""
        return self.who.moderator and not self.seated

    @property
    def opened(self) -> bool:
        return self.before.opener_id == self.who.user_id

    @property
    def is_in_charge(self) -> bool:
        return self.opened or self.who.moderator or (self.before.lobby.host_quiet and self.seated)

    @property
    def in_lobby(self) -> bool:
        return self.before.phase is Phase.LOBBY

    @property
    def may_begin(self) -> bool:
        return self.in_lobby and (self.is_in_charge or self.is_due(self.before.lobby.starts_at))

    def is_due(self, time: float | None) -> bool:
        return time is not None and time <= self.now + _SOON

    def same(self, *fields: str) -> bool:
        before, after = flat(self.before), flat(self.after)
        return all(before[field] == after[field] for field in fields)

    def state(self, table: TableData) -> Any:
        return msgspec.convert(table.state, self.game.state_type)

    def is_of_its_player(self, row: Row) -> bool:
        seat = None if row.seat is None else self.before.seats[row.seat]
        return seat is not None and row.user_id == seat.user_id and seat.is_here and not seat.clock.late


def wrong(step: Step) -> list[str]:
    """Return what a person had no right to change."""
    return ["a table elsewhere was changed"] if not _is_here(step) else _broken(step)


def happens_by_itself(step: Step) -> bool:
    return _makes_way(step) or (not step.same(*_FIELDS - _PASSING) and not _broken(replace(step, who=NOBODY)))


def _broken(step: Step) -> list[str]:
    changed = [(what, may) for what, (fields, may) in CHANGES.items() if not step.same(*fields)]
    return [f"no right to change {what}" for what, may in (*ALWAYS.items(), *changed) if not may(step)]


def people_of(table: TableData) -> set[int]:
    return {seat.user_id for seat in table.seats} - {COMPUTER, FORGOTTEN}


def _is_here(step: Step) -> bool:
    """Tell whether the table is in the channel, or is a private one of one's own."""
    table, who = step.before, step.who
    if who.sent.kind == OWN:
        return who.sent.ref == table.ref and table.counts_for == who.user_id
    if table.private:
        return step.opened
    return (table.guild_id, table.channel_id) == (who.guild_id, who.channel_id)


# ---------------------------------------------------------------- whatever has changed


def _in_time(step: Step) -> bool:
    """A button is for one table, and one decision, one move, or one state of a lobby."""
    sent, before = step.who.sent, step.before
    if sent.kind != COMMAND and sent.ref != before.ref:
        return False
    seat = before.seat_of(step.who.user_id)
    decision = None if seat is None or not before.epochs else before.epochs[seat]
    removes = sent.kind == SEATS and sent.name == "remove"
    valid = {AHEAD: decision, MOVE: decision, ANYONE: before.moves, SEATS: before.version if removes else sent.number}
    return valid.get(sent.kind, sent.number) == sent.number


def _no_stranger(step: Step) -> bool:
    """Without a seat before or after it, people change nothing, but as moderators or at a table of their own."""
    is_theirs = step.who == NOBODY or step.moderates or step.opened or step.before.counts_for == step.who.user_id
    return is_theirs or step.seated or step.after.seat_of(step.who.user_id) is not None


def _log(step: Step) -> bool:
    """A person moves in their own seat, a computer in its own; in lessons it answers. Then a card may be drawn for the
    next.
    """
    return all(_row(step, row, is_first=number == 0) for number, row in enumerate(step.log))


def _row(step: Step, row: Row, *, is_first: bool) -> bool:
    before, first = step.before, step.log[0]
    if row.seat is None:
        return step.may_begin
    if row.user_id == step.who.user_id or before.terms.scripted:
        return step.is_of_its_player(row) or (row.user_id == COMPUTER and step.opened)
    if not is_first and row.action == "draw":
        return step.is_of_its_player(row) or (first.seat is None and step.after.seats[row.seat].user_id == COMPUTER)
    if not is_first or before.phase is not Phase.PLAYING:
        return False
    if row.user_id == COMPUTER:
        return before.seats[row.seat].by_computer
    own = step.game.automatic(step.state(before)) == (row.seat, step.game.parse(row.action))
    return (own or before.seats[row.seat].chosen.ahead == row.action) and step.is_of_its_player(row)


# ---------------------------------------------------------------- the game


def _game(step: Step) -> bool:
    """A game does not change without a row in the log, unless all agree to take a move back, and is over when its rules
    say so.
    """
    before, after = step.before, step.after
    if after.moves < before.moves:
        return _agreed_to_undo(step)
    dealt = sum(row.seat is None for row in step.log)
    ends = not before.terms.scripted and bool(step.log) and step.game.outcome(step.state(after)).finished
    return (
        bool(step.log)
        and after.moves - before.moves == len(step.log) - dealt
        and (after.phase is Phase.OVER) == ends
        and (dealt == 1 or step.same("begun_at", "moves_dealt"))
    )


def _reveal(step: Step) -> bool:
    """What has ended is seen as long as that takes, or until those who are there have gone on."""
    before, after = step.before.halt.reveal, step.after.halt.reveal
    if step.log or before is None or after is None or not before.in_hands:
        return _game(step)
    return step.here and after.until <= before.until and {*after.waits_for} <= {*before.waits_for}


def _agreed_to_undo(step: Step) -> bool:
    """It takes everybody who is here, and a public table where nothing counts."""
    before, voters = step.before, {*step.before.votes.undo_votes, step.who.user_id}
    uncounted = before.terms.learning and before.phase is Phase.PLAYING and not (before.private or before.is_compared)
    goes_on = not step.log and step.after.moves >= before.dealt.moves_dealt
    kept = step.same("phase", "chance", "results", "begun_at", "moves_dealt")
    return uncounted and goes_on and kept and step.here and {seat.user_id for seat in before.people} <= voters


def _phase(step: Step) -> bool:
    before, after = step.before, step.after
    if not before.is_open:
        return False
    if after.phase is Phase.OVER:
        return bool(step.log)
    if after.phase is Phase.PLAYING:
        return step.may_begin and bool(step.log)
    if step.moderates or (step.seated and not after.people):
        return True
    if step.in_lobby:
        somebody_went = len(after.seats) < len(before.seats)
        idle = step.is_due(before.idle_at)
        return idle or step.is_in_charge or (before.terms.deals > 0 and somebody_went)
    nobody_is_late = not any(step.is_due(seat.clock.due) for seat in before.seats)
    idle = before.halt.pause is None and step.is_due(before.deadline) and (nobody_is_late or not before.people)
    alone = len(before.seats) == 1 or before.terms.scripted
    return idle or (alone and step.opened) or _agreed_to_end(step)


def _agreed_to_end(step: Step) -> bool:
    """Ask all who are here; whoever has just gone does not count."""
    voters = {*step.before.votes.end_votes, *([step.who.user_id] if step.seated else [])}
    return {seat.user_id for seat in step.after.people} <= voters


# ---------------------------------------------------------------- people


def _seats(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    if step.in_lobby and len(before) != len(after):
        return _came(step) if len(after) > len(before) else _went(step)
    return len(before) == len(after) and all(
        _is_forgotten(step, number) or (step.before.is_open and (_seat(step, number) or _took_over(step, number)))
        for number in range(len(before))
        if before[number] != after[number]
    )


def _is_forgotten(step: Step, number: int) -> bool:
    """Somebody who has left wants to be forgotten."""
    old, new = step.before.seats[number], step.after.seats[number]
    return old.user_id in step.erased and new.user_id == FORGOTTEN and (old.presence.away or not step.before.is_open)


def _took_over(step: Step, number: int) -> bool:
    """Somebody without a seat begins anew in one that nobody plays in, where all play together."""
    before, old, new = step.before, step.before.seats[number], step.after.seats[number]
    here = before.phase is Phase.PLAYING and not (before.private or before.terms.deal or step.log)
    begun = with_fields(
        Seat(step.who.user_id, new.name, old.level),
        due=new.clock.due,
        pressed_at=new.clock.pressed_at,
        taken_over=before.moves,
        in_place_of=new.presence.in_place_of if old.user_id == COMPUTER else "",
        stood_in=True,
    )
    return here and not step.seated and not old.is_here and new == begun


def _came(step: Step) -> bool:
    before, after = step.before.seats, step.after.seats
    new = [seat.user_id for seat in after[len(before) :]]
    begins = step.after.phase is Phase.PLAYING and step.may_begin
    few = step.is_in_charge or len(after) == max(len(before), step.game.min_seats)
    computers = {*new} == {COMPUTER} and ((begins and few) or (step.seated and len(new) == 1))
    same = [seat.user_id for seat in after[: len(before)]] == [seat.user_id for seat in before]
    has_room = len(after) <= step.game.max_seats and not step.before.terms.deals
    mine = new == [step.who.user_id] and not step.seated
    return same and has_room and (mine or computers)


def _went(step: Step) -> bool:
    seats = step.before.seats
    gone = [number for number in range(len(seats)) if (*seats[:number], *seats[number + 1 :]) == step.after.seats]
    return any(step.is_in_charge or seats[number].user_id == step.who.user_id for number in gone)


def _seat(step: Step, number: int) -> bool:
    old, new = step.before.seats[number], step.after.seats[number]
    mine = old.user_id == step.who.user_id
    late = (step.before.halt.pause is None and step.is_due(old.clock.due)) or _finished_by_vote(step, number)
    left, came_back = new.presence.away and not old.presence.away, old.presence.away and not new.presence.away
    return (
        (old.user_id, old.name, old.level) == (new.user_id, new.name, new.level)
        and (old.tally.misplays == new.tally.misplays or bool(step.log))
        and (old.tally.hints == new.tally.hints or mine)
        and (old.chosen.ahead == new.chosen.ahead or mine or not new.chosen.ahead)
        and (
            old.presence.removed == new.presence.removed
            or came_back
            or (new.presence.removed and new.presence.away and _voted_out(step, number))
        )
        and (not left or new.presence.removed or mine or late)
        and (not came_back or (mine and not new.presence.removed and old.user_id != FORGOTTEN))
        and (old.clock.late or not new.clock.late or late)
        and (old.clock.muted == new.clock.muted or (mine and old.clock.called > 0))
        and (new.clock.called in (0, old.clock.called) or _is_called(step, old, new))
    )


def _is_called(step: Step, old: Seat, new: Seat) -> bool:
    """Whoever has done nothing for half of their time is."""
    half = min(_CALLED_BY, TIME_LIMITS.get(step.before.terms.clock, _NO_CLOCK) / 2)
    idle = (
        old.clock.idle_since is not None and step.is_due(old.clock.idle_since + half) and step.before.halt.pause is None
    )
    if step.before.running_clock == "soft":
        idle = (
            old.clock.due is not None and step.is_due(old.clock.due - _SOFTLY_CALLED) and step.before.halt.pause is None
        )
        idle = idle and (old.clock.called_at is None or step.is_due(old.clock.called_at + _CALLED_AGAIN))
    times = {"pressed_at": new.clock.pressed_at, "called_at": new.clock.called_at, "waited": new.clock.waited}
    return idle and new == with_fields(old, idle_since=None, called=step.after.version, **times)


def _finished_by_vote(step: Step, number: int) -> bool:
    """With a soft clock, the others have waited for long, and most of them want it."""
    before, seat = step.before, step.before.seats[number]
    votes = {*before.votes.finish_votes, *([(step.who.user_id, number)] if step.here else [])}
    others = [other.user_id for at, other in enumerate(step.after.seats) if other.is_here and at != number]
    agreed = sum((other, number) in votes for other in others)
    has_waited = (
        before.running_clock == "soft" and seat.clock.due is not None and step.is_due(seat.clock.due - _SOFTLY_FINISHED)
    )
    return has_waited and before.halt.pause is None and 2 * agreed > len(others)


def _voted_out(step: Step, number: int) -> bool:
    """Nobody is who has missed no turn; without a clock, that is to keep the table waiting."""
    before, after = step.before, step.after
    votes = {*before.votes.removal_votes, *([(step.who.user_id, number)] if step.here else [])}
    others = sum(seat.is_here for other, seat in enumerate(after.seats) if other != number)
    agreed = sum(seat == number for _, seat in votes) >= (2 if others > 2 else 1)
    waits_since = before.touched_at if before.votes.waits_since is None else before.votes.waits_since
    waited = before.terms.clock in ("none", "soft") and after.touched_at - waits_since >= _WAITED
    missed = (
        before.terms.clock != "soft" and max(before.seats[number].clock.missed, after.seats[number].clock.missed) > 0
    )
    missed = missed or (waited and number in step.game.to_act(step.state(before)))
    return missed and (agreed or step.moderates)


def _votes(step: Step) -> bool:
    """Nobody votes on behalf of somebody else."""
    end = {*step.after.votes.end_votes} - {*step.before.votes.end_votes}
    removal = {voter for voter, _ in {*step.after.votes.removal_votes} - {*step.before.votes.removal_votes}}
    removal |= {voter for voter, _ in {*step.after.votes.finish_votes} - {*step.before.votes.finish_votes}}
    new = end | removal | ({*step.after.votes.undo_votes} - {*step.before.votes.undo_votes})
    return not new or (step.here and new == {step.who.user_id})


def _pause(step: Step) -> bool:
    """Who plays here begins or ends one, or it has been long enough."""
    before, after = step.before, step.after
    if before.halt.pause is not None:
        return after.halt.pause is None and step.same("pauses") and (step.here or step.is_due(before.halt.pause.until))
    seat, until = before.seat_of(step.who.user_id), after.touched_at + _LONGEST_PAUSE
    begun = after.halt.pause is not None and (after.halt.pause.by, after.halt.pause.until) == (seat, until)
    return step.here and begun and after.halt.pauses == before.halt.pauses + 1 <= _MOST_PAUSES


def _opener(step: Step) -> bool:
    """A table gets a new opener when its opener leaves the lobby, or loses their seat later. A lobby in which nobody is
    left is stored with none.
    """
    opener = step.after.opener_id
    passed_on = step.after.seat_of(step.before.opener_id) is None
    is_new = step.after.seat_of(opener) is not None or (opener == FORGOTTEN and step.after.phase is Phase.CLOSED)
    return (passed_on and is_new) or (step.before.opener_id in step.erased and opener == FORGOTTEN)


def _host_is_there(step: Step) -> bool:
    """A lobby is everybody's when its host has pressed nothing for so long, and its host's again once they do, or
    somebody else is the host.
    """
    before, after = step.before, step.after
    acted = before.touched_at if before.lobby.host_acted_at is None else before.lobby.host_acted_at
    if after.lobby.host_quiet:
        return step.in_lobby and step.is_due(acted + _QUIET) and step.same("touched_at")
    return step.opened or not step.same("opener_id") or after.phase is Phase.PLAYING


Rule = Callable[[Step], bool]
ALWAYS: Mapping[str, Rule] = {
    "two versions at once": lambda step: step.after.version == step.before.version + 1,
    "a decision that has passed": _in_time,
    "anything without a seat": _no_stranger,
    "its log": _log,
    "a game in a pause": lambda step: step.before.halt.pause is None or not step.log,
}
CHANGES: Mapping[str, tuple[Collection[str], Rule]] = {
    "its game": (("state", "chance", "moves", "results", "begun_at", "moves_dealt"), _game),
    "its reveal": (("reveal",), _reveal),
    "its phase": (("phase", "why_closed"), _phase),
    "its seats": (("seats",), _seats),
    "its votes": (("end_votes", "removal_votes", "undo_votes", "finish_votes"), _votes),
    "its pause": (("pause", "pauses"), _pause),
    "its look": (("deck", "back", "motion"), lambda step: step.before.is_open and (step.seated or step.who.moderator)),
    "its options": (("clock", "options"), lambda step: step.in_lobby and step.is_in_charge),
    "its opener": (("opener_id",), _opener),
    "whether its host is quiet": (("host_quiet",), _host_is_there),
    "when it starts by itself": (("starts_at",), lambda step: step.after.phase is Phase.PLAYING),
    "its parts": (("parts",), lambda step: step.before.terms.scripted and step.opened),
}
"""Which fields a part of a table has, and whether they may change."""
_FIELDS = {*flat(TableData(0, "", 0, {}, ()))}
_PASSING = {
    "version", "touched_at", "unnoticed", "host_acted_at", "epochs", "waits_since", "first_game", "hurried",
}  # fmt: skip
"""What changes with anything else, and gives nobody anything."""
_FIXED = _FIELDS - _PASSING - {field for fields, _ in CHANGES.values() for field in fields}
CHANGES = {**CHANGES, "what a table is": (_FIXED, lambda step: False)}


# ---------------------------------------------------------------- tables that make way, are put away or opened


def _makes_way(step: Step) -> bool:
    """When somebody needs the channel, an idle game of one person goes on in private. The lobby of a rematch closes for
    one of its people, or when its host is quiet.
    """
    before, after, who = step.before, step.after, step.who
    if (before.guild_id, before.channel_id) != (who.guild_id, who.channel_id):
        return False
    if step.in_lobby:
        wanted = before.lobby.rematch and (step.seated or before.lobby.host_quiet) and after.phase is Phase.CLOSED
        return wanted and step.same(*_FIELDS - _PASSING - {"phase", "why_closed"})
    idle = after.touched_at - before.touched_at >= LOBBY_IDLE
    alone = len(before.seats) == 1 and not before.private and after.private
    return idle and alone and step.same(*_FIELDS - _PASSING - {"private"})


def may_be_deleted(table: TableData, now: float, requests: Collection[ErasureRequest]) -> bool:
    """A game is deleted only if it was never played, or is open, and of nobody but those who want to be forgotten."""
    gone = {user_id for user_id, guild_id in requests if guild_id == table.guild_id}
    own = bool(gone) and people_of(table) <= gone and table.private and table.is_open
    dealt_only = table.private and not table.terms.scripted and table.moves == table.dealt.moves_dealt
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
    if not table.terms.deals and met:
        people -= {*waiting}
    return (
        table.opener_id == user_id
        and (not table.terms.deals or all(seat.user_id != COMPUTER for seat in table.seats))
        and any(people <= group for group in ({user_id}, *met))
        and (begun or (table.phase is Phase.LOBBY and table.state is None))
    )
