"""Post-processing of every change: news, reveal, deadlines, turn calls. And pauses.

A result stays to be seen for a while (a *reveal*), in which computers and clocks wait; people may act at once. Every
seat has a deadline of its own, so that those who choose at once do not wait for each other: in blitz it is for one
action, otherwise for a turn. People are called at most once a turn, when half of their time has gone and they have done
nothing. A soft clock calls, asks the others and tells the time in steps, and begins anew with each move. All of it is
in the snapshot, so it goes on after a crash in the middle.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import AnyGame, Juse, Milestone, PartEnded
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps import votes
from bot.tables.steps.fields import shifted, with_fields
from bot.tables.steps.groups import FirstGame, Pause, Reveal
from bot.tables.steps.model import (
    COMPUTER,
    Actor,
    Change,
    Phase,
    Seat,
    TableData,
    next_version,
    step_factory,
    with_seat,
)
from bot.tables.steps.play import next_forced_move
from bot.tables.steps.results import with_places_so_far

EventNews: TypeAlias = Sequence[tuple[str, Callable[[Any, Any, int], bool]]]
"""The news a game has for beginners: the end of its text's key, and whether an event is the reason to tell it, by the
view of that person's seat after it, and the seat.
"""

EARLY = 0.001
"""Seconds by which a timer may go off too soon."""

MARKED_TURNS = 3
"""The turns of a first game in which allowed moves are marked."""

LONGEST_PAUSE = 5 * 60.0
MOST_PAUSES = 3
"""Pauses in one game, whoever asks for them."""

_JUSE, _RESULT, _LAST = 3.0, 8.0, 3.0
"""Seconds for a misplay, for the result of a round, and for the last move of all."""
_READ = 12.0
"""The most seconds for the end of a round, or of a part of one, while those who are there read it."""
_UNLIMITED = 50.0
"""Seconds of which half must have gone where there is no clock."""
_LATEST = 5 * 60.0
"""The most seconds until a turn call: with a slow clock, nobody waits half a day to hear that it is their turn."""
_CALLED_IF_GONE, _CALLED = 25.0, 45.0
"""Seconds of waiting after which a soft clock calls who is gone, and all others."""
_GONE_EACH = 30.0
"""Who has pressed nothing for so many seconds for each person who is here is gone: others' turns take their time."""
_STILL_HERE = 25.0
"""Seconds after a press for which nobody is called by a soft clock."""
_CALLED_EVERY = 2 * 60.0
TIME_TOLD = 55.0
"""Seconds of waiting from which a soft clock can be read."""
_STAGES = (votes.FINISHED_BY_VOTE, TIME_TOLD)
_TOO_LATE = 5.0
"""Whose time runs out within this many seconds is not called any more: they could not move in time."""


def with_what_follows(
    before: TableData,
    change: Change,
    game: AnyGame,
    actor: Actor,
    news: EventNews,
    pace: float,
    present: Collection[int] = (),
) -> Change:
    """Return the change with what follows from it; `pace` multiplies how long it is to be seen. `present`: the seats
    whose players are there to see it.
    """
    table = change.table
    number = table.seat_of(actor.user_id)
    if number is not None and table.seats[number].is_here and table.phase is Phase.PLAYING:
        table = with_seat(table, number, pressed_at=actor.now)
        change = replace(change, table=table)
    if table.phase is Phase.LOBBY and (actor.user_id == table.opener_id or table.opener_id != before.opener_id):
        # It is its host's for two more minutes.
        change = replace(change, table=with_fields(table, host_acted_at=actor.now, host_quiet=False))
    if change.log and table.state is not None:
        change = with_reveal(with_news(change, game, actor, news), game, pace, present)
    if before.phase is Phase.PLAYING and table.phase is Phase.CLOSED:
        change = with_places_so_far(change, game)
    change = with_deadlines_and_calls(before, change, game)
    if not table.parts:
        return change
    parts = {**table.parts, **{part.feature: part.after(change) for part in table.known_parts}}
    return replace(change, table=replace(change.table, parts=parts))


def learner(table: TableData) -> int | None:
    """Return the user who plays alone, unless others play the same deal: for whom this may be a first game."""
    people = [seat.user_id for seat in table.seats if seat.user_id != COMPUTER]
    return None if len(people) != 1 or table.is_compared else people[0]


def with_news(change: Change, game: AnyGame, actor: Actor, news: EventNews) -> Change:
    """Add what is new to whoever plays their first game, each thing once; what was new before their move goes."""
    table, before = change.table, change.table.dealt.first_game
    if before is None or before.before:
        return change
    seat, user_id = next((number, seat.user_id) for number, seat in enumerate(table.seats) if seat.user_id != COMPUTER)
    events, view = [event for event in change.events if event.shown_to(seat)], game.view(table.state, seat)
    new = [key for key, is_new in news if key not in before.told and any(is_new(event, view, seat) for event in events)]
    moved = actor.user_id == user_id and change.log[0].seat == seat
    # Alone, each move is a turn.
    goes_on = game.long_turns and len(table.seats) > 1 and seat in game.to_act(table.state)
    has_erred = any(isinstance(event, Juse) and event.seat == seat for event in change.events)
    turns = before.turns + (moved and not goes_on and not has_erred)
    after = FirstGame(turns, (*before.told, *new), (*(() if moved else before.news), *new))
    return replace(change, table=with_fields(table, first_game=after))


def is_marked(table: TableData) -> bool:
    """Return whether what the rules allow is marked now."""
    first = table.dealt.first_game
    return table.phase is Phase.PLAYING and first is not None and not first.before and first.turns < MARKED_TURNS


def with_reveal(change: Change, game: AnyGame, pace: float, present: Collection[int] = ()) -> Change:
    """Add how long this is to be seen, multiplied by `pace`: what ends a round or a part of it until all who are
    `present` go on. Who plays alone has seen what they did.
    """
    table = change.table
    if len(table.seats) == 1 or table.terms.scripted:
        return change
    events = [event for event in change.events if event.shown_to(None)]
    results = sum(isinstance(event, Milestone) for event in events)
    seconds = game.seconds_to_see(game.view(table.state, None), events)
    if any(isinstance(event, Juse) for event in events):
        seconds = max(seconds, _JUSE)
    if table.phase is Phase.OVER:
        seconds = max(seconds, _LAST)
    looked = table.touched_at + seconds * pace
    has_ended = results > 0 or any(isinstance(event, PartEnded) for event in events)
    waits_for = tuple(present) if has_ended and table.phase is Phase.PLAYING else ()
    seconds = max((seconds + _RESULT) * bool(results), _READ * bool(waits_for))
    until = max(looked, table.touched_at + seconds * pace)
    # The message of a result comes when all have read it: until then nothing is posted below their hands.
    result_at = until if waits_for else looked
    reveal = Reveal(until, result_at if results else None, has_ended, waits_for)
    reveal = reveal if until > table.touched_at else None
    return replace(change, table=with_fields(table, reveal=reveal, results=table.halt.results + results))


def revealed_at(table: TableData) -> float:
    """Return when the last reveal ends, or has ended."""
    return 0.0 if table.halt.reveal is None else table.halt.reveal.until


def read_until(table: TableData) -> float:
    """Return until when hands show how a round, a part of one, or the game has ended."""
    reveal = table.halt.reveal
    is_read = reveal is not None and reveal.in_hands and table.phase is Phase.PLAYING
    return revealed_at(table) if is_read else last_look_until(table)


def next_round(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Go on from what has ended: the table does when all who are waited for have."""
    number, reveal = table.require_here(actor.user_id), table.halt.reveal
    table.require_no_pause()
    if reveal is None or not reveal.in_hands or reveal.until <= actor.now:
        raise Refused("moved-on")
    left = tuple(seat for seat in reveal.waits_for if seat != number and table.seats[seat].is_here)
    after = replace(reveal, waits_for=left)
    if not left:
        after = replace(after, until=actor.now, result_at=reveal.result_at and min(reveal.result_at, actor.now))
    return Change(next_version(table, actor.now, reveal=after))


def seen_at(table: TableData) -> float:
    """Return when people have seen what happened last. In a pause no time goes by."""
    return max(table.touched_at if table.halt.pause is None else table.halt.pause.since, revealed_at(table))


def last_look_until(table: TableData) -> float:
    """Return until when the table shows how a round, or the game, has ended; what follows comes later."""
    reveal = table.halt.reveal
    if reveal is None:
        return 0.0
    return reveal.result_at or (reveal.until if table.phase is Phase.OVER else 0.0)


def result_at(table: TableData) -> float:
    """Return when the result of a round that has just ended is due; 0 if none is."""
    return 0.0 if table.halt.reveal is None else table.halt.reveal.result_at or 0.0


def with_deadlines_and_calls(before: TableData, change: Change, game: AnyGame) -> Change:
    """Return the change with each seat's deadline as it now is, with since when its player has done nothing in their
    turn, and whose call is answered.
    """
    table, clock = change.table, change.table.running_clock
    limit, is_soft = TIME_LIMITS.get(clock), clock == "soft"
    people = sum(seat.user_id != COMPUTER for seat in table.seats)
    has_calls = not table.private and len(table.seats) > 1 and (people > 1 or limit is not None)
    if table.state is None or (limit is None and not has_calls):
        return change
    waiting = game.to_act(table.state) if table.phase is Phase.PLAYING else frozenset[int]()
    waited = game.to_act(before.state) if before.phase is Phase.PLAYING else frozenset[int]()
    mover = change.log[0].seat if change.log else None
    by_hand = only_called = False
    if mover is not None and mover in waited:
        by_hand = change.log[0].user_id == table.seats[mover].user_id and game.automatic(before.state) is None
        # A wrong call of the last move: the seat still has the same decision.
        only_called = mover in game.may_call(before.state) and (
            game.decision(before.state, mover) == game.decision(table.state, mover)
        )
    seats = list(table.seats)
    if limit is not None:
        is_same_clock = clock == before.running_clock
        for number, seat in enumerate(seats):
            same_turn = game.long_turns and (seat.clock.late if is_soft else clock != "blitz")
            same_question = number in waited and before.epochs[number] == table.epochs[number]
            goes_on = number in waiting & waited and (same_turn or same_question or (only_called and number == mover))
            late, due = seat.clock.late and goes_on, None
            if number in waiting and seat.is_here and not late:
                due = (
                    seat.clock.due
                    if goes_on and is_same_clock and seat.clock.due is not None
                    else seen_at(table) + limit
                )
            missed = 0 if number == mover and by_hand and not only_called else seat.clock.missed
            told = seat.clock.waited if due is not None and due == seat.clock.due else 0.0
            seats[number] = with_fields(seat, missed=missed, late=late, due=due, waited=told)
    if has_calls:
        has_erred = any(isinstance(event, Juse) and event.seat == mover for event in change.events)
        next_turn = not (game.long_turns or has_erred)
        for number, seat in enumerate(seats):
            is_turn = number in waiting and not seat.by_computer
            if is_turn and (number not in waited or (number == mover and next_turn)):
                idle_since = None if seat.clock.muted or is_soft else seen_at(table)
                seats[number] = with_fields(seat, idle_since=idle_since, called=0)
            elif not is_turn or (number == mover and by_hand):
                seats[number] = with_fields(seat, idle_since=None, called=0)
    # A vote is about one time of waiting.
    finish_votes = tuple(vote for vote in table.votes.finish_votes if seats[vote[1]].clock.waited)
    return replace(change, table=with_fields(table, seats=tuple(seats), finish_votes=finish_votes))


def time_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Do what follows when time is up; `Refused` if somebody did something at the last moment."""
    now = actor.now + EARLY
    if table.deadline is None or now < table.deadline:
        raise Refused("moved-on")
    if table.phase is Phase.LOBBY:
        if now >= table.idle_at:
            return Change(next_version(table, now, phase=Phase.CLOSED))
        return Change(next_version(table, table.touched_at, host_quiet=True))
    if table.halt.pause is not None:
        return Change(_went_on(table, table.halt.pause, now))
    if table.is_deserted:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="nobody-left"))
    late = [number for number, seat in enumerate(table.seats) if seat.clock.due is not None and seat.clock.due <= now]
    if not late:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="unused" if table.is_unused else "idle"))
    after = next_version(table, now)
    for number in late:
        after = votes.with_turn_missed(after, number)
    return Change(votes.with_votes_applied(after, game) if after.people else after)


def next_call(table: TableData) -> float | None:
    """Return when somebody is to be called next, or more is to be told of the time that they take, unless they do
    something before that.
    """
    if table.phase is not Phase.PLAYING or table.halt.pause is not None:
        return None
    times = [at for seat in table.seats if (at := _call_at(table, seat)) is not None]
    times += [
        _waits_since(seat.clock.due) + stage
        for seat in table.seats
        for stage in _stages_left(table, seat)
        if seat.clock.due
    ]
    return min(times, default=None)


def is_call_due(table: TableData, now: float) -> bool:
    return (at := next_call(table)) is not None and at <= now + EARLY


def seats_to_call(table: TableData, game: AnyGame, now: float) -> list[int]:
    """Return the seats whose players are to be called now."""
    if not is_call_due(table, now):
        return []
    found = next_forced_move(table, game)
    forced_seat = None if found is None or table.running_clock == "soft" else found[0]
    return [
        number
        for number, seat in enumerate(table.seats)
        if (at := _call_at(table, seat)) is not None and at <= now + EARLY and number != forced_seat
    ]


def _call_at(table: TableData, seat: Seat) -> float | None:
    """Return when the player of a seat is to be called. With a soft clock, who has been gone is called early, and
    nobody twice in two minutes; in blitz nobody else is called.
    """
    gone_after = _GONE_EACH * len(table.people)
    if table.running_clock != "soft":
        if seat.clock.idle_since is None:
            return None
        at = seat.clock.idle_since + _half(table)
        is_there = seat.clock.pressed_at is not None and at - seat.clock.pressed_at < gone_after
        return None if is_there and table.running_clock == "blitz" else at
    if seat.clock.due is None or seat.clock.muted:
        return None
    begun = _waits_since(seat.clock.due)
    pressed_at = begun - gone_after if seat.clock.pressed_at is None else seat.clock.pressed_at
    is_gone = begun + _CALLED_IF_GONE - pressed_at >= gone_after
    at = begun + _CALLED_IF_GONE if is_gone else max(begun + _CALLED, pressed_at + _STILL_HERE)
    if seat.clock.called_at is not None:
        at = max(at, seat.clock.called_at + _CALLED_EVERY)
    return at if at + _TOO_LATE <= seat.clock.due else None


def _waits_since(due: float) -> float:
    return due - TIME_LIMITS["soft"]


def _stages_left(table: TableData, seat: Seat) -> Iterator[float]:
    """Yield the seconds of waiting of which the table is still to tell."""
    if table.running_clock == "soft" and seat.clock.due is not None:
        yield from (stage for stage in _STAGES if stage > seat.clock.waited)


def _half(table: TableData) -> float:
    return min(_LATEST, TIME_LIMITS.get(table.terms.clock, _UNLIMITED) / 2)


@step_factory
def call(
    table: TableData,
    game: AnyGame,
    actor: Actor,
    whom: Collection[int],
    pressed: Mapping[int, float] = MappingProxyType({}),
) -> Change:
    """Note who is called of those who are due, so that nobody else is in this turn; with a soft clock, of how long a
    wait the table tells now, too. `pressed`: when users last pressed what was no step.
    """
    if not is_call_due(table, actor.now):
        raise Refused("moved-on")
    after, is_soft = next_version(table, table.touched_at), table.running_clock == "soft"
    for number, seat in enumerate(table.seats):
        if is_soft and seat.clock.due is not None:
            told = [stage for stage in _STAGES if _waits_since(seat.clock.due) + stage <= actor.now + EARLY]
            pressed_at = max(pressed.get(seat.user_id, 0.0), seat.clock.pressed_at or 0.0) or None
            after = with_seat(after, number, waited=max(told, default=0.0), pressed_at=pressed_at)
    seats = seats_to_call(after, game, actor.now)
    if not seats and not is_soft:
        raise Refused("moved-on")
    for number in seats:
        seat = table.seats[number]
        in_time = seat.clock.due is None or seat.clock.due >= actor.now + _TOO_LATE
        called = after.version if number in whom and in_time else seat.clock.called if is_soft else 0
        after = with_seat(after, number, idle_since=None, called=called, called_at=actor.now)
    return Change(after)


def mute(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Let whoever is called be called no more in this game."""
    table.require_playing()
    number = table.seat_of(actor.user_id)
    if number is None or not table.seats[number].clock.called:
        raise Refused("not-called")
    return Change(with_seat(next_version(table, table.touched_at), number, muted=True, idle_since=None, called=0))


def pause(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Let nobody move and no clock run until somebody goes on, or after a while by itself."""
    number = table.require_here(actor.user_id)
    if not _can_be_paused(table):
        raise Refused("no-pause-alone")
    table.require_no_pause()
    if table.halt.pauses >= MOST_PAUSES:
        raise Refused("pauses-used", most=MOST_PAUSES)
    begun = Pause(number, actor.now, actor.now + LONGEST_PAUSE)
    return Change(next_version(table, actor.now, pause=begun, pauses=table.halt.pauses + 1))


def may_pause(table: TableData, user_id: int) -> bool:
    number = table.seat_of(user_id)
    is_here = number is not None and table.seats[number].is_here
    return is_here and _can_be_paused(table) and table.halt.pause is None and table.halt.pauses < MOST_PAUSES


def _can_be_paused(table: TableData) -> bool:
    return not table.private and len(table.seats) > 1


def go_on(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_here(actor.user_id)
    if table.halt.pause is None:
        raise Refused("not-paused")
    return Change(_went_on(table, table.halt.pause, actor.now))


def _went_on(table: TableData, pause: Pause, now: float) -> TableData:
    """Go on, with what was to happen at some time later by the length of the pause."""
    later = shifted(table, now - pause.since)
    waits_since = None if later.votes.waits_since is None else min(later.votes.waits_since, now)
    seen = {"begun_at": table.dealt.begun_at, "reveal": table.halt.reveal}
    return next_version(with_fields(later, waits_since=waits_since, **seen), now, pause=None)
