"""PURE: games that one person has played alone, by themselves or against computers."""

from typing import Literal, TypeAlias

from bot.core.game import LEVELS, AnyGame, Level
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData

Harder: TypeAlias = Literal["harder", "easier"]


def solo_seat(data: TableData) -> int | None:
    """Return the seat of the only person; None if there are others, or nobody was seated."""
    people = [number for number, seat in enumerate(data.seats) if seat.user_id != COMPUTER]
    return people[0] if len(people) == 1 and data.seats[people[0]].user_id != FORGOTTEN else None


def other_level(data: TableData, game: AnyGame) -> tuple[Harder, Level] | None:
    """Return how strong the computers could be next time: stronger after a win, and weaker after a defeat."""
    seat, levels = solo_seat(data), [LEVELS.index(seat.level) for seat in data.seats if seat.user_id == COMPUTER]
    if seat is None or not levels or data.phase is not Phase.OVER or data.private:
        return None
    won = seat in game.outcome(data.state).winners
    level = min(levels) + 1 if won else max(levels) - 1
    return ("harder" if won else "easier", LEVELS[level]) if 0 <= level < len(LEVELS) else None
