"""How a finished game was played, for its closing picture."""

from collections.abc import Sequence

from bot.core.game import Event, Juse
from bot.core.summary import SeatSummary, Summary
from bot.tables.steps.model import COMPUTER, Move, TableData


def summary_of(table: TableData, story: Sequence[tuple[Move, Sequence[Event]]]) -> Summary:
    """Sum up the game. `story`: each move with what happened by it; not needed where nobody has caught anybody."""
    seats = tuple(
        SeatSummary(
            mistakes=seat.misplays,
            wrong_calls=seat.wrong_calls,
            catches=seat.catches,
            clean_run=seat.clean_run,
            hints=seat.hints,
            level=seat.level if seat.user_id == COMPUTER else None,
        )
        for seat in table.seats
    )
    return Summary(seats, _best_catch(table, story), table.seconds)


def _best_catch(table: TableData, story: Sequence[tuple[Move, Sequence[Event]]]) -> Juse | None:
    """Return the dearest catch that everybody heard of, and that was no computer's in a person's place."""
    best: Juse | None = None
    for move, events in story:
        for event in events:
            if not isinstance(event, Juse) or event.caller is None or not event.shown_to(None):
                continue
            own = move.user_id != COMPUTER or table.seats[event.caller].user_id == COMPUTER
            if own and (best is None or event.cost >= best.cost):
                best = event
    return best
