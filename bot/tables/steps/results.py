"""What a finished game was for each person who played it."""

from bot.core.game import AnyGame, Outcome, ranking
from bot.tables.steps.model import (
    COMPUTER,
    FORGOTTEN,
    DailyResult,
    PersonalResult,
    Phase,
    RatedPlace,
    Seat,
    Standing,
    TableData,
)


def results_of(table: TableData, outcome: Outcome) -> tuple[PersonalResult, ...]:
    """Empty unless the game was played to its end, and not to learn. Whoever left has not won, if only their seat."""
    if table.phase is not Phase.OVER or table.learning:
        return ()
    return tuple(
        PersonalResult(
            user_id=seat.user_id,
            name=seat.name,
            won=number in outcome.winners and not seat.away,
            people=sum(other.user_id != COMPUTER for other in table.seats),
            score=outcome.scores[number],
            misplays=seat.misplays,
            clean=seat.clean,
            private=table.private and table.day is None,
            catches=seat.catches,
            wrong_calls=seat.wrong_calls,
            clean_run=seat.clean_run,
            clean_seconds=table.seconds if _is_all_their_own(seat) else None,
        )
        for number, seat in enumerate(table.seats)
        if seat.user_id not in (COMPUTER, FORGOTTEN)
    )


def daily_result(table: TableData, game: AnyGame, outcome: Outcome) -> DailyResult | None:
    """None unless a deal of the day was played to its end."""
    seat = table.seat_of(table.opener_id)
    if table.day is None or table.phase is not Phase.OVER or seat is None:
        return None
    how, player = standing_of(table, game, outcome, seat), table.seats[seat]
    return DailyResult(table.day, player.user_id, player.name, how.place, how.score, how.misplays, player.clean)


def rated_places(table: TableData, game: AnyGame, outcome: Outcome) -> tuple[RatedPlace, ...]:
    """The best first; empty unless the game counts for ratings. Those in whose seat the computer is in the end are
    last, whatever it has reached there, and computers do not count at all.
    """
    if table.phase is not Phase.OVER or table.private or table.learning or table.is_compared:
        return ()
    people = {number for number, seat in enumerate(table.seats) if seat.user_id not in (COMPUTER, FORGOTTEN)}
    left = sorted(number for number in people if table.seats[number].away)
    ranked = ranking(outcome, low_score_wins=game.low_score_wins)
    places: list[RatedPlace] = []
    for seats in (*([seat for seat in seats if seat in people and seat not in left] for seats in ranked), left):
        place = len(places) + 1
        places.extend(RatedPlace(table.seats[seat].user_id, table.seats[seat].name, place) for seat in seats)
    return tuple(places) if len(places) > 1 else ()


def standing_in_challenge(table: TableData, game: AnyGame, outcome: Outcome) -> Standing | None:
    """None unless a challenge was played to its end."""
    if table.deal is None or table.phase is not Phase.OVER:
        return None
    seat = table.seat_of(table.opener_id)
    return None if seat is None else standing_of(table, game, outcome, seat)


def standing_of(table: TableData, game: AnyGame, outcome: Outcome, seat: int) -> Standing:
    place = 1
    for seats in ranking(outcome, low_score_wins=game.low_score_wins):
        if seat in seats:
            break
        place += len(seats)
    player = table.seats[seat]
    return Standing(place, outcome.scores[seat], player.misplays, player.hints)


def _is_all_their_own(seat: Seat) -> bool:
    """A clean game, with each move made by its player."""
    return seat.clean and seat.clean_run > 0 and not (seat.away or seat.helped)
