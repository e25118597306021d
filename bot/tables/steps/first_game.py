"""The first game of its kind that somebody plays, alone against computers: what of it is new to them, and what is
marked for them.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from bot.core.game import AnyGame
from bot.tables.steps.model import COMPUTER, Actor, Change, FirstGame, Phase, TableData

MARKED_TURNS = 3
"""In so many turns of theirs what the rules allow is marked."""

News: TypeAlias = Sequence[tuple[str, Callable[[Any, Any, int], bool]]]
"""What a game has to tell: the end of its text's key, and whether an event is the reason to tell it, by the view of
that person’s seat after it, and the seat.
"""


def learner(table: TableData) -> int | None:
    """Return the user who plays alone, unless others play the same deal: for whom this may be a first game."""
    people = [seat.user_id for seat in table.seats if seat.user_id != COMPUTER]
    return None if len(people) != 1 or table.is_compared else people[0]


def with_news(change: Change, game: AnyGame, actor: Actor, news: News) -> Change:
    """Add what is new to whoever plays their first game, each thing once; what was new before their move goes."""
    table, before = change.table, change.table.first_game
    user_id = learner(table)
    if before is None or user_id is None or not change.log:
        return change
    seat = table.require_seat(user_id)
    events, view = [event for event in change.events if event.shown_to(seat)], game.view(table.state, seat)
    new = [key for key, is_new in news if key not in before.told and any(is_new(event, view, seat) for event in events)]
    moved = actor.user_id == user_id and change.seat == seat
    # Alone, each move is a turn.
    goes_on = game.long_turns and len(table.seats) > 1 and seat in game.to_act(table.state)
    turns = before.turns + (moved and not goes_on)
    after = FirstGame(turns, (*before.told, *new), (*(() if moved else before.news), *new))
    return replace(change, table=replace(table, first_game=after))


def is_marked(table: TableData) -> bool:
    """Return whether what the rules allow is marked now."""
    return table.phase is Phase.PLAYING and table.first_game is not None and table.first_game.turns < MARKED_TURNS
