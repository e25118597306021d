"""The verbs that change nothing at their table: they answer with a message, or open something else."""

from discord.utils import snowflake_time

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.table_log import done_by_itself
from bot.ui.actions.press import Press
from bot.ui.actions.services import Services
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import message_link
from bot.ui.table.private_answers import seat_that_asks, show_guide, show_rules, since_last_move

MOVED_DOWN_EVERY = 30.0
"""Seconds between two times that people without a seat have a table moved down."""


async def rules(services: Services, response: Response, table: Table, _: str) -> None:
    data = table.data
    view = None if data.state is None else table.game.view(data.state, None)
    await show_rules(response, services.kits[data.game], view)


async def show_page(services: Services, response: Response, table: Table, page: str, _: int) -> None:
    """Show a page of the rules beside the table."""
    kit = services.kits[table.data.game]
    if not page.isdecimal() or int(page) >= kit.rules_pages:
        raise Refused("unknown-button")
    await show_rules(response, kit, None, page=int(page), beside=True)


async def what(services: Services, response: Response, table: Table, _: str) -> None:
    await show_guide(response, services.tables, table, services.kits[table.data.game])


async def hand(services: Services, response: Response, table: Table, _: str) -> None:
    await services.display.open_hand(table, response)
    await services.display.repost_if_deleted(table)


async def show(services: Services, response: Response, table: Table, _: str) -> None:
    """Move the table down; for people without a seat rarely, as it posts one message and deletes another."""
    data = table.data
    if data.seat_of(response.interaction.user.id) is None:
        found = await services.tables.store.messages.find(data.id, "table")
        if found is not None and services.tables.clock.wall() - snowflake_time(found[1]).timestamp() < MOVED_DOWN_EVERY:
            raise Refused("shown-lately", link=message_link(data.guild_id, *found))
    await services.display.move_down(table, response)


async def since(services: Services, response: Response, table: Table, _: str) -> None:
    user_id = response.interaction.user.id
    seat_that_asks(table, user_id)
    await response.defer()
    data, story = table.data, await services.tables.story(table)
    by_itself = done_by_itself(data, table.game, [move for move, _ in story])
    await response.reply(
        since_last_move(table, services.kits[data.game], user_id, story, response.locale, by_itself=by_itself)
    )


async def more(services: Services, response: Response, table: Table, _: str) -> None:
    """Open the host panel."""
    actor = actor_of(response.interaction)
    lobby.check_may_manage(table.data, actor)
    await services.display.open_host_panel(table, response, is_moderator=actor.moderator)


async def turn_page(services: Services, response: Response, press: Press) -> None:
    game, _, page = press.rest.partition(":")
    if not page.isdecimal() or len(page) > 2:
        raise Refused("unknown-button")
    kit = services.kits[services.tables.game(game[:40]).name]
    response.set_game(kit.name)
    await show_rules(response, kit, None, page=int(page))
