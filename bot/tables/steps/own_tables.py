"""What somebody can do with any of their open tables, from wherever they are."""

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, play
from bot.tables.steps.model import Actor, Change, Phase, TableData, next_version


def check_is_own(table: TableData, user_id: int) -> None:
    if not table.is_open or table.counts_for != user_id:
        raise Refused("not-your-table")


def give_up(table: TableData, game: AnyGame, actor: Actor) -> Change:
    """Give up one's seat: the table goes on if others are there, and ends otherwise."""
    check_is_own(table, actor.user_id)
    if table.private or not table.people:
        return Change(next_version(table, actor.now, phase=Phase.CLOSED))
    return (lobby if table.phase is Phase.LOBBY else play).leave(table, game, actor)
