"""Reveals: the time in which people see what has just happened, before computers and clocks go on. People may act at
once.

When it ends is in the snapshot, so it goes on after a crash in the middle.
"""

import msgspec

from bot.core.game import AnyGame, Juse, Milestone
from bot.tables.steps.model import Change, Phase, Reveal, TableData

_JUSE, _RESULT, _LAST = 3.0, 8.0, 3.0
"""Seconds for a misplay, for the result of a round, and for the last move of all."""


def with_reveal(change: Change, game: AnyGame, pace: float) -> Change:
    """Add how long this is to be seen, multiplied by `pace`. Who plays alone has seen what they did."""
    table = change.table
    if not change.log or len(table.seats) == 1 or table.lesson is not None or table.state is None:
        return change
    events = [event for event in change.events if event.shown_to(None)]
    results = sum(isinstance(event, Milestone) for event in events)
    seconds = game.seconds_to_see(game.view(table.state, None), events)
    if any(isinstance(event, Juse) for event in events):
        seconds = max(seconds, _JUSE)
    if table.phase is Phase.OVER:
        seconds = max(seconds, _LAST)
    looked = table.touched_at + seconds * pace
    reveal = Reveal(looked + _RESULT * pace, looked) if results else Reveal(looked)
    after = msgspec.structs.replace(
        table, reveal=reveal if reveal.until > table.touched_at else None, results=table.results + results
    )
    return msgspec.structs.replace(change, table=after)


def revealed_at(table: TableData) -> float:
    """Return when the last reveal ends, or has ended."""
    return 0.0 if table.reveal is None else table.reveal.until


def seen_at(table: TableData) -> float:
    """Return when people have seen what happened last. In a pause no time goes by."""
    return max(table.touched_at if table.pause is None else table.pause.since, revealed_at(table))


def last_look_until(table: TableData) -> float:
    """Return until when the table shows how a round, or the game, has ended; what follows comes later."""
    if table.reveal is None:
        return 0.0
    return result_at(table) or (table.reveal.until if table.phase is Phase.OVER else 0.0)


def result_at(table: TableData) -> float:
    """Return when the result of a round that has just ended is due; 0 if none is."""
    return 0.0 if table.reveal is None else table.reveal.result_at or 0.0
