"""Results of a game for each person who plays it: counted at each seat, move by move; those in the end; and the
summary for the closing picture. What the computer does in a person's place is not that person's.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.core.game import AnyGame, Event, Juse, Outcome, WrongCall, ranking, seats_and_places
from bot.core.summary import SeatSummary, Summary
from bot.tables.steps import votes
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Change, Phase, Seat, TableData
from bot.tables.steps.standings import PersonalResult, RatedPlace, Standing
from bot.tables.steps.table_log import Story


def update_seat_statistics(table: TableData, mover: int, events: Sequence[Event], *, by_computer: bool) -> TableData:
    """Return the table with what the seat `mover` has done counted. Only the last move can be called."""
    tallies = [seat.tally for seat in table.seats]
    stood_in = by_computer and table.seats[mover].user_id != COMPUTER
    misplays = [event for event in events if isinstance(event, Juse) and not isinstance(event, WrongCall)]
    called = [event for event in misplays if event.caller == mover]
    wrong_calls = sum(isinstance(event, WrongCall) for event in events)
    for event in misplays:
        accused = tallies[event.seat]
        if not (stood_in if event.seat == mover else accused.stood_in):
            # Another seat's is among the moves of its run, as nobody knew yet what it was.
            ended = max(accused.longest_ended_run, accused.run - (event.seat != mover))
            tallies[event.seat] = replace(accused, misplays=accused.misplays + 1, run=0, longest_ended_run=ended)
    own = tallies[mover]
    if called or wrong_calls:
        if not stood_in:
            own = replace(own, catches=own.catches + len(called), wrong_calls=own.wrong_calls + wrong_calls)
    elif stood_in:
        own = replace(own, stood_in=True)
    else:
        right = all(event.seat != mover for event in misplays)
        own = replace(own, run=own.run + right, stood_in=False)
    tallies[mover] = replace(own, helped=True) if stood_in else own
    counted = zip(table.seats, tallies, strict=True)
    return replace(table, seats=tuple(replace(seat, tally=tally) for seat, tally in counted))


def with_seconds(change: Change, seconds: float) -> Change:
    """Return the change with how long a misplay had stood if it is called in it, and noted for the seat that called."""
    assert change.before is not None
    events = [
        replace(event, seconds=seconds) if isinstance(event, Juse) and event.caller is not None else event
        for event in change.events
    ]
    seats = tuple(
        with_fields(seat, fastest=seconds if seat.tally.fastest is None else min(seconds, seat.tally.fastest))
        if seat.tally.catches > before.tally.catches
        else seat
        for before, seat in zip(change.before.seats, change.table.seats, strict=True)
    )
    return replace(change, events=events, table=replace(change.table, seats=seats))


def with_results(change: Change, game: AnyGame, outcome: Outcome) -> Change:
    """Return the last move of a game with what the game was for each person who played it."""
    table = change.table
    seat = table.seat_of(table.opener_id)
    standing = standing_of(table, game, outcome, seat) if seat is not None and table.is_compared else None
    return msgspec.structs.replace(
        change,
        results=results_of(table, game, outcome),
        standing=standing,
        places=rated_places(table, game, outcome),
    )


def results_of(table: TableData, game: AnyGame, outcome: Outcome) -> tuple[PersonalResult, ...]:
    """Return the results of a finished game; none of one that was played to learn, and none for who took a seat over.
    Who left theirs has not won.
    """
    if table.terms.learning:
        return ()
    places = dict(seats_and_places(outcome, low_score_wins=game.low_score_wins))
    return tuple(
        PersonalResult(
            user_id=seat.user_id,
            name=seat.name,
            won=number in outcome.winners and not seat.presence.away,
            people=sum(other.user_id != COMPUTER for other in table.seats),
            score=outcome.scores[number],
            misplays=seat.tally.misplays,
            clean=seat.tally.clean,
            private=table.private and not (table.is_only_try and table.terms.secret_until),
            catches=seat.tally.catches,
            wrong_calls=seat.tally.wrong_calls,
            clean_run=seat.tally.clean_run,
            clean_seconds=table.seconds if _is_all_their_own(seat) else None,
            place=len(table.seats) if seat.presence.away else places[number],
            seats=len(table.seats),
            levels=levels_of(table),
        )
        for number, seat in enumerate(table.seats)
        if seat.user_id not in (COMPUTER, FORGOTTEN) and seat.presence.taken_over is None
    )


def _is_all_their_own(seat: Seat) -> bool:
    """Return whether its player alone has played it, clean from first to last."""
    return seat.tally.clean and seat.tally.clean_run > 0 and not (seat.presence.away or seat.tally.helped)


def levels_of(table: TableData) -> str:
    """Return the levels of the computers against which somebody has played alone; empty if they have not."""
    people = sum(seat.user_id != COMPUTER for seat in table.seats)
    return " ".join(sorted(seat.level for seat in table.seats if seat.user_id == COMPUTER)) if people == 1 else ""


def given_up_by(table: TableData) -> int | None:
    """Return who has played alone for a while, and ended a game before its end."""
    if table.phase is not Phase.CLOSED or table.state is None or table.terms.learning or table.terms.scripted:
        return None
    people = [seat for seat in table.seats if seat.user_id != COMPUTER]
    moved = [
        seat.user_id
        for seat in people
        if seat.presence.taken_over is None and (seat.tally.clean_run or seat.tally.misplays)
    ]
    return moved[0] if len(people) == len(moved) == 1 and moved[0] != FORGOTTEN else None


def rated_places(table: TableData, game: AnyGame, outcome: Outcome) -> tuple[RatedPlace, ...]:
    """Return the best first; nothing unless the game counts for ratings. Those whose seat the computer has in the end
    are last, whatever it has reached there, and whether they left, missed their turns or were removed: no vote of a
    friend spares anybody. Computers do not count, nor does who took a seat over.
    """
    return _places(table, game, outcome) if is_for_ratings(table) else ()


def with_places_so_far(change: Change, game: AnyGame) -> Change:
    """Add how people stand at the end of a game that all who were there had voted to stop, or to which nobody came
    back, if it has had a full round; without rounds, if everybody had a turn. A moderator decides nothing.
    """
    table = change.table
    agreed = bool(table.people) and len(table.votes.end_votes) >= votes.needed_to_end(table)
    if (
        not (agreed or table.why_closed == "nobody-left")
        or table.state is None
        or table.private
        or table.terms.learning
        or table.is_compared
    ):
        return change
    rounds = game.rounds_played(table.state)
    moved = all(seat.tally.clean_run or seat.tally.misplays or seat.tally.helped for seat in table.seats)
    if not (moved if rounds is None else rounds):
        return change
    places = _places(table, game, game.outcome(table.state))
    return msgspec.structs.replace(change, places_so_far=places)


def _places(table: TableData, game: AnyGame, outcome: Outcome) -> tuple[RatedPlace, ...]:
    people = {number for number, seat in enumerate(table.seats) if counts_for_ratings(seat)}
    # If nobody is left, nobody has left the others.
    left = sorted(number for number in people if table.seats[number].presence.away) if table.people else []
    ranked = ranking(outcome, low_score_wins=game.low_score_wins)
    places: list[RatedPlace] = []
    for seats in (*([seat for seat in seats if seat in people and seat not in left] for seats in ranked), left):
        place = len(places) + 1
        for number in seats:
            seat = table.seats[number]
            left_after = seat.presence.left_after if seat.presence.away else None
            places.append(RatedPlace(seat.user_id, seat.name, place, number, left_after))
    return tuple(places)


def counts_for_ratings(seat: Seat) -> bool:
    """Return whether the game is rated for whoever is in this seat, even if they have left it."""
    return seat.user_id not in (COMPUTER, FORGOTTEN) and seat.presence.taken_over is None


def is_for_ratings(table: TableData) -> bool:
    """Return whether it was played to its end, in public, not to learn, and with cards of its own."""
    return table.phase is Phase.OVER and not (table.private or table.terms.learning or table.is_compared)


def standing_of(table: TableData, game: AnyGame, outcome: Outcome, seat: int) -> Standing:
    places = dict(seats_and_places(outcome, low_score_wins=game.low_score_wins))
    player = table.seats[seat].tally
    return Standing(places[seat], outcome.scores[seat], player.misplays, player.hints)


def caught_whom(table: TableData, story: Story) -> Counter[tuple[int, int]]:
    """Count who has caught whom, by seat, as everybody saw it. What was done there by somebody else, or by the computer
    in a person's place, is not counted.
    """
    caught, movers = Counter[tuple[int, int]](), dict[int | None, int]()
    for position in story:
        movers[position.move.seat] = position.move.user_id
        for event in position.events:
            if isinstance(event, Juse) and event.caller is not None and event.shown_to(None):
                seats = event.caller, event.seat
                caught[seats] += all(movers.get(seat) == table.seats[seat].user_id for seat in seats)
    return caught


def summary_of(table: TableData, story: Story) -> Summary:
    """Sum up the game. `story`: not needed where nobody has caught anybody."""
    seats = tuple(
        SeatSummary(
            mistakes=seat.tally.misplays,
            wrong_calls=seat.tally.wrong_calls,
            catches=seat.tally.catches,
            fastest=seat.tally.fastest,
            clean_run=seat.tally.clean_run,
            hints=seat.tally.hints,
            level=seat.level if seat.user_id == COMPUTER else None,
        )
        for seat in table.seats
    )
    # Everybody heard of them, and none was a computer's in a person's place.
    catches = [
        event
        for position in story
        for event in position.events
        if isinstance(event, Juse) and event.caller is not None and event.shown_to(None)
        if position.move.user_id != COMPUTER or table.seats[event.caller].user_id == COMPUTER
    ]
    best_catch = max(reversed(catches), key=lambda event: event.cost, default=None)
    pairs = [(event.caller, event.seat) for event in catches if event.caller is not None]
    return Summary(seats, best_catch, catches=pairs, seconds=table.seconds)
