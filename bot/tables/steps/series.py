"""Series of deals: who plays the next one, where they sit, and how they stand. A deal that was not played to its end
ends the series.
"""

from bot.core.game import AnyGame
from bot.tables.steps.groups import Presence
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SERIES_DEALS, SOMEONE, Phase, Seat, TableData


def may_begin(table: TableData, game: AnyGame) -> bool:
    """Return whether enough people have played this public game to its end, and no series goes on with it."""
    people = [seat for seat in table.people if seat.user_id != FORGOTTEN]
    is_over = table.phase is Phase.OVER and not (table.private or goes_on(table))
    return is_over and len(people) >= max(2, game.min_seats)


def goes_on(table: TableData) -> bool:
    """Return whether there is a next deal to play, and two people are left for whom it is one."""
    is_due = table.phase is Phase.OVER and table.series is not None and table.series.deal < SERIES_DEALS
    return is_due and len(_compared(table)) > 1


def totals(table: TableData, game: AnyGame) -> list[tuple[int, float]]:
    """Return the seats with their sums, the best first: this deal counts if it was played to its end."""
    scores = game.outcome(table.state).scores if table.phase is Phase.OVER else (0.0,) * len(table.seats)
    sums = [(seat, table.seats[seat].carried + scores[seat]) for seat in _compared(table)]
    return sorted(sums, key=lambda line: line[1], reverse=not game.low_score_wins)


def next_seats(table: TableData, game: AnyGame, user_id: int) -> tuple[Seat, ...]:
    """Move everybody one seat further. For those who were away, but for the one who asks, the computer begins."""
    sums = dict(totals(table, game))
    seats: list[Seat] = []
    for number in (*range(1, len(table.seats)), 0):
        seat = table.seats[number]
        if seat.user_id == FORGOTTEN:
            seats.append(Seat(FORGOTTEN, SOMEONE, presence=Presence(away=True)))
        else:
            is_away = seat.presence.away and seat.user_id != user_id
            left_after, carried = 0 if is_away else None, sums.get(number, 0.0)
            seats.append(
                Seat(seat.user_id, seat.name, presence=Presence(away=is_away, left_after=left_after), carried=carried)
            )
    return tuple(seats)


def _compared(table: TableData) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.user_id not in (COMPUTER, FORGOTTEN)]
