"""Steps of a lesson: a private table whose moves come from a script."""

from collections.abc import Sequence

import msgspec

from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.core.lesson import Lesson, Played, dealt, played, reached
from bot.tables.steps.model import Actor, Change, Move, Phase, TableData, next_version, step_factory
from bot.tables.steps.play import fresh_epochs


@step_factory
def begin(table: TableData, game: AnyGame, actor: Actor, lesson: Lesson) -> Change:
    """Deal the cards of a lesson: its table begins with this."""
    deal = dealt(game, lesson)
    begun = msgspec.structs.replace(
        table,
        private=True,
        lesson=0,
        phase=Phase.PLAYING,
        state=deal.state,
        chance=Seeded("a lesson leaves nothing to chance").state,
        epochs=fresh_epochs(table),
    )
    return Change(begun, _logged(begun, [deal], 0, actor.at), deal.events)


@step_factory
def advance(table: TableData, game: AnyGame, actor: Actor, lesson: Lesson, number: int) -> Change:
    """Do what step `number` asks of the learner, and what follows in the script."""
    if not table.is_open or table.lesson != number:
        raise Refused("moved-on")
    log = played(game, lesson, number, table.state)
    over = number + 1 == len(lesson.steps)
    after = next_version(
        table,
        actor.now,
        state=log[-1].state,
        moves=table.moves + len(log),
        lesson=number + 1,
        phase=Phase.CLOSED if over else Phase.PLAYING,
    )
    after = msgspec.structs.replace(after, epochs=fresh_epochs(after))
    events = [event for entry in log for event in entry.events]
    return Change(after, _logged(table, log, table.moves + 1, actor.at), events)


def is_as_scripted(table: TableData, game: AnyGame, lesson: Lesson) -> bool:
    """Return False if the script has changed since the lesson began."""
    number = table.lesson
    assert number is not None
    try:
        return number <= len(lesson.steps) and reached(game, lesson, number)[-1].state == table.state
    except Refused:
        return False


def _logged(table: TableData, log: Sequence[Played], first: int, at: float) -> tuple[Move, ...]:
    users = {None: table.opener_id, **{number: seat.user_id for number, seat in enumerate(table.seats)}}
    return tuple(
        Move(number, entry.seat, entry.action, entry.chance, users[entry.seat], at)
        for number, entry in enumerate(log, start=first)
    )
