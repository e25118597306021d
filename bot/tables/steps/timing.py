"""Post-processing of every change: news, reveal, deadlines, turn calls. And pauses.

A result stays to be seen for a while (a *reveal*), in which computers and clocks wait; people may act at once. Every
seat has a deadline of its own, so that those who choose at once do not wait for each other: in blitz it is for one
action, otherwise for a turn. People are called at most once a turn, when half of their time has gone and they have done
nothing. All of it is in the snapshot, so it goes on after a crash in the middle.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import AnyGame, Juse, Milestone, PartEnded
from bot.core.time_controls import TIME_LIMITS
from bot.tables.steps import votes
from bot.tables.steps.fields import shifted, without_votes
from bot.tables.steps.model import (
    COMPUTER,
    MISSES,
    Actor,
    Change,
    FirstGame,
    Pause,
    Phase,
    Reveal,
    TableData,
    handed_over,
    next_version,
    step_factory,
    with_seat,
)
from bot.tables.steps.play import next_forced_move
from bot.tables.steps.results import with_places_so_far

EventNews: TypeAlias = Sequence[tuple[str, Callable[[Any, Any, int], bool]]]
"""The news a game has for beginners: the end of its text's key, and whether an event is the reason to tell it, by the
view of that person’s seat after it, and the seat.
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
    if table.phase is Phase.LOBBY and (actor.user_id == table.opener_id or table.opener_id != before.opener_id):
        # It is its host's for two more minutes.
        change = replace(change, table=replace(table, host_acted_at=actor.now, host_quiet=False))
    if change.log and table.state is not None:
        change = with_reveal(with_news(change, game, actor, news), game, pace, present)
    if before.phase is Phase.PLAYING and table.phase is Phase.CLOSED:
        change = with_places_so_far(change, game)
    return with_deadlines_and_calls(before, change, game)


def learner(table: TableData) -> int | None:
    """Return the user who plays alone, unless others play the same deal: for whom this may be a first game."""
    people = [seat.user_id for seat in table.seats if seat.user_id != COMPUTER]
    return None if len(people) != 1 or table.is_compared else people[0]


def with_news(change: Change, game: AnyGame, actor: Actor, news: EventNews) -> Change:
    """Add what is new to whoever plays their first game, each thing once; what was new before their move goes."""
    table, before = change.table, change.table.first_game
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
    return replace(change, table=replace(table, first_game=after))


def is_marked(table: TableData) -> bool:
    """Return whether what the rules allow is marked now."""
    first = table.first_game
    return table.phase is Phase.PLAYING and first is not None and not first.before and first.turns < MARKED_TURNS


def with_reveal(change: Change, game: AnyGame, pace: float, present: Collection[int] = ()) -> Change:
    """Add how long this is to be seen, multiplied by `pace`: what ends a round or a part of it until all who are
    `present` go on. Who plays alone has seen what they did.
    """
    table = change.table
    if len(table.seats) == 1 or table.lesson is not None:
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
    return replace(change, table=replace(table, reveal=reveal, results=table.results + results))


def revealed_at(table: TableData) -> float:
    """Return when the last reveal ends, or has ended."""
    return 0.0 if table.reveal is None else table.reveal.until


def read_until(table: TableData) -> float:
    """Return until when hands show how a round, a part of one, or the game has ended."""
    reveal = table.reveal
    is_read = reveal is not None and reveal.in_hands and table.phase is Phase.PLAYING
    return revealed_at(table) if is_read else last_look_until(table)


def next_round(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Go on from what has ended: the table does when all who are waited for have."""
    number, reveal = table.require_here(actor.user_id), table.reveal
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
    return max(table.touched_at if table.pause is None else table.pause.since, revealed_at(table))


def last_look_until(table: TableData) -> float:
    """Return until when the table shows how a round, or the game, has ended; what follows comes later."""
    reveal = table.reveal
    if reveal is None:
        return 0.0
    return reveal.result_at or (reveal.until if table.phase is Phase.OVER else 0.0)


def result_at(table: TableData) -> float:
    """Return when the result of a round that has just ended is due; 0 if none is."""
    return 0.0 if table.reveal is None else table.reveal.result_at or 0.0


def with_deadlines_and_calls(before: TableData, change: Change, game: AnyGame) -> Change:
    """Return the change with each seat's deadline as it now is, with since when its player has done nothing in their
    turn, and whose call is answered.
    """
    table, limit = change.table, TIME_LIMITS.get(change.table.clock)
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
        same_turn = game.long_turns and table.clock != "blitz"
        for number, seat in enumerate(seats):
            same_question = number in waited and before.epochs[number] == table.epochs[number]
            goes_on = number in waiting & waited and (same_turn or same_question or (only_called and number == mover))
            late, due = seat.late and goes_on, None
            if number in waiting and seat.is_here and not late:
                due = seat.due if goes_on and seat.due is not None else seen_at(table) + limit
            missed = 0 if number == mover and by_hand and not only_called else seat.missed
            seats[number] = replace(seat, missed=missed, late=late, due=due)
    if has_calls:
        has_erred = any(isinstance(event, Juse) and event.seat == mover for event in change.events)
        next_turn = not (game.long_turns or has_erred)
        for number, seat in enumerate(seats):
            is_turn = number in waiting and not seat.by_computer
            if is_turn and (number not in waited or (number == mover and next_turn)):
                seats[number] = replace(seat, idle_since=None if seat.muted else seen_at(table), called=0)
            elif not is_turn or (number == mover and by_hand):
                seats[number] = replace(seat, idle_since=None, called=0)
    return replace(change, table=replace(table, seats=tuple(seats)))


def time_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Do what follows when time is up; `Refused` if somebody did something at the last moment."""
    now = actor.now + EARLY
    if table.deadline is None or now < table.deadline:
        raise Refused("moved-on")
    if table.phase is Phase.LOBBY:
        if now >= table.idle_at:
            return Change(next_version(table, now, phase=Phase.CLOSED))
        return Change(next_version(table, table.touched_at, host_quiet=True))
    if table.pause is not None:
        return Change(_went_on(table, table.pause, now))
    if table.is_deserted:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="nobody-left"))
    late = [number for number, seat in enumerate(table.seats) if seat.due is not None and seat.due <= now]
    if not late:
        return Change(next_version(table, now, phase=Phase.CLOSED, why_closed="unused" if table.is_unused else "idle"))
    after = next_version(table, now)
    for number in late:
        # The computer takes over: the move, or the whole seat.
        missed = after.seats[number].missed + 1
        if missed < MISSES:
            after = with_seat(after, number, late=True, missed=missed)
        else:
            left = handed_over(after, number, away=True, missed=missed, left_after=table.moves)
            after = without_votes(left, by=table.seats[number].user_id)
    return Change(votes.with_votes_applied(after, game) if after.people else after)


def next_call(table: TableData) -> float | None:
    """Return when somebody is to be called next, unless they do something before that."""
    if table.phase is not Phase.PLAYING or table.pause is not None:
        return None
    return min((seat.idle_since + _half(table) for seat in table.seats if seat.idle_since is not None), default=None)


def seats_to_call(table: TableData, game: AnyGame, now: float) -> list[int]:
    """Return the seats whose players are to be called now."""
    first = next_call(table)
    if first is None or first > now + EARLY:
        return []
    found = next_forced_move(table, game)
    forced_seat = None if found is None else found[0]
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.idle_since is not None and seat.idle_since + _half(table) <= now + EARLY and number != forced_seat
    ]


def _half(table: TableData) -> float:
    return min(_LATEST, TIME_LIMITS.get(table.clock, _UNLIMITED) / 2)


@step_factory
def call(table: TableData, game: AnyGame, actor: Actor, whom: Collection[int]) -> Change:
    """Note who is called of those who are due, so that nobody else is in this turn."""
    seats = seats_to_call(table, game, actor.now)
    if not seats:
        raise Refused("moved-on")
    after = next_version(table, table.touched_at)
    for number in seats:
        seat = table.seats[number]
        in_time = seat.due is None or seat.due >= actor.now + _TOO_LATE
        called = after.version if number in whom and in_time else 0
        after = with_seat(after, number, idle_since=None, called=called)
    return Change(after)


def mute(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Let whoever is called be called no more in this game."""
    table.require_playing()
    number = table.seat_of(actor.user_id)
    if number is None or not table.seats[number].called:
        raise Refused("not-called")
    return Change(with_seat(next_version(table, table.touched_at), number, muted=True, idle_since=None, called=0))


def pause(table: TableData, _: AnyGame, actor: Actor) -> Change:
    """Let nobody move and no clock run until somebody goes on, or after a while by itself."""
    number = table.require_here(actor.user_id)
    if not _can_be_paused(table):
        raise Refused("no-pause-alone")
    table.require_no_pause()
    if table.pauses >= MOST_PAUSES:
        raise Refused("pauses-used", most=MOST_PAUSES)
    begun = Pause(number, actor.now, actor.now + LONGEST_PAUSE)
    return Change(next_version(table, actor.now, pause=begun, pauses=table.pauses + 1))


def may_pause(table: TableData, user_id: int) -> bool:
    number = table.seat_of(user_id)
    is_here = number is not None and table.seats[number].is_here
    return is_here and _can_be_paused(table) and table.pause is None and table.pauses < MOST_PAUSES


def _can_be_paused(table: TableData) -> bool:
    return not table.private and len(table.seats) > 1


def go_on(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_here(actor.user_id)
    if table.pause is None:
        raise Refused("not-paused")
    return Change(_went_on(table, table.pause, actor.now))


def _went_on(table: TableData, pause: Pause, now: float) -> TableData:
    """Go on, with what was to happen at some time later by the length of the pause."""
    later = shifted(table, now - pause.since)
    waits_since = None if later.waits_since is None else min(later.waits_since, now)
    seen = {"begun_at": table.begun_at, "reveal": table.reveal}
    return next_version(replace(later, waits_since=waits_since, **seen), now, pause=None)
