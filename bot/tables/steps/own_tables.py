"""What somebody can do with any of their open tables, from wherever they are."""

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, play
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import Change, Phase, TableData, next_version


def give_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """It goes on without them if others are there, and ends otherwise."""
    if not table.is_open or table.counts_for != actor.user_id:
        raise Refused("not-your-table")
    if table.private or not table.people:
        return Change(next_version(table, actor.now, phase=Phase.CLOSED))
    return (lobby if table.phase is Phase.LOBBY else play).leave(table, game, actor)
