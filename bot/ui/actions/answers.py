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
from bot.ui.kit import GameKit
from bot.ui.table.private_answers import seat_that_asks, show_guide, show_rules, since_last_move, way_back

MOVED_DOWN_EVERY = 30.0
"""Seconds between two times that people without a seat have a table moved down."""


async def rules(services: Services, response: Response, table: Table, _: str) -> None:
    kit = services.kits[table.data.game]
    await show_rules(response, kit, now=_page_now(table, kit))


async def show_page(services: Services, response: Response, table: Table, page: str, _: int) -> None:
    """Show a page of the rules beside the table."""
    kit = services.kits[table.data.game]
    if not page.isdecimal() or int(page) >= kit.rules_pages:
        raise Refused("unknown-button")
    await show_rules(response, kit, int(page), now=_page_now(table, kit))


def _page_now(table: Table, kit: GameKit) -> int:
    """Return the page of the rules that matters at the table now."""
    state = table.data.state
    return kit.rules_page(None if state is None else table.game.view(state, None))


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
    text = since_last_move(table, services.kits[data.game], user_id, story, response.locale, by_itself=by_itself)
    await response.reply(text, panel=[way_back(response.words)])


async def more(services: Services, response: Response, table: Table, _: str) -> None:
    """Open the host panel."""
    actor = actor_of(response.interaction)
    lobby.check_may_manage(table.data, actor)
    await services.display.open_host_panel(table, response, is_moderator=actor.moderator)


async def turn_page(services: Services, response: Response, press: Press) -> None:
    game, page, now, *_ = [*press.rest.split(":"), "", ""]
    if not page.isdecimal() or len(page) > 2:
        raise Refused("unknown-button")
    kit = services.kits[services.tables.game(game[:40]).name]
    response.set_game(kit.name)
    await show_rules(response, kit, int(page), now=int(now) if now.isdecimal() else None, turned=True)


async def dismiss(_: Services, response: Response, __: Press) -> None:
    """Delete the answer that was pressed, so that the table is in sight again."""
    if not response.pressed_private:
        raise Refused("unknown-button")
    await response.dismiss()
