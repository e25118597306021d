"""The same deal again, for somebody else in the same seat: the computer has all others."""

from bot.core.game import AnyGame, ranking
from bot.tables.steps.lobby import free_name
from bot.tables.steps.model import COMPUTER, Seat, TableData

OPEN_FOR = 14 * 24 * 3600.0
"""Seconds for which a challenge can be taken up."""


def seat_to_play(table: TableData, game: AnyGame, user_id: int) -> int:
    """Return whoever asks their own seat in a finished game or, if they had none, that of the person who did best."""
    own = table.seat_of(user_id)
    if own is not None:
        return own
    places = ranking(game.outcome(table.state), low_score_wins=game.low_score_wins)
    return next(seat for seats in places for seat in seats if table.seats[seat].user_id != COMPUTER)


def seats_again(table: TableData, seat: int, player: Seat) -> tuple[Seat, ...]:
    """Seat the player among the computers, which are as they were, or normal where other people sat."""
    seats = list(table.seats)
    seats[seat] = player
    taken = {player.name, *(other.name for other in table.seats if other.user_id == COMPUTER)}
    for number, before in enumerate(table.seats):
        if number == seat:
            continue
        if before.user_id == COMPUTER:
            seats[number] = Seat(COMPUTER, before.name, level=before.level)
        else:
            seats[number] = Seat(COMPUTER, free_name(taken))
            taken.add(seats[number].name)
    return tuple(seats)
