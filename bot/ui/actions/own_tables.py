"""/table mine: all open tables that count for somebody, wherever they are, and a way to give one up."""

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.table_rows import OwnTable
from bot.ui.actions.press import Press, number_in
from bot.ui.actions.services import Services
from bot.ui.discord.components import (
    LIST_LIMIT,
    OWN,
    Button,
    Choice,
    Panel,
    Select,
    shortened,
    within_limit,
    written_id,
)
from bot.ui.discord.names import bare, written
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response

_KEEP = "keep"


async def show(services: Services, response: Response) -> None:
    text, panel = await _shown(services, response)
    await response.reply(text, panel=panel)


async def _pressed(services: Services, response: Response, press: Press) -> None:
    """Ask about what is chosen from the list first: a private game ends, and so does a try of the day."""
    _, _, agreed = press.rest.partition(":")
    if press.rest == _KEEP:
        await response.turn(*await _shown(services, response))
        return
    table = await _found(services, agreed or press.chosen, response)
    if agreed:
        await _give_up(services, response, table)
        return
    words, title = response.words, _title(services, table.data.game, response)
    named = words.say("own-table-choice", game=title, table=str(table.data.id))
    give_up = Button(written_id(OWN, f"give-up:{table.data.ref}"), words.say("button-give-up"), "stop")
    keep = Button(written_id(OWN, _KEEP), words.say("button-keep-it"))
    lines = [words.say("own-table-asks", table=named), words.say("own-tables-foot")]
    await response.turn("\n".join(lines), [[give_up, keep]])


async def _found(services: Services, chosen: str, response: Response) -> Table:
    table = await services.tables.find(number_in(chosen.partition(".")[0]))
    if chosen != table.data.ref:
        raise Refused("moved-on")
    lobby.check_is_own(table.data, response.interaction.user.id)
    return table


async def _give_up(services: Services, response: Response, table: Table) -> None:
    """Give the table up, and show the list as it is then."""
    change = await services.tables.run(table, lobby.give_up_own, actor_of(response.interaction))
    if table.data.private:
        await services.display.delete_private(table.data.id)
    await response.turn(*await _shown(services, response))
    await services.display.show(table, [change])


async def _shown(services: Services, response: Response) -> tuple[str, Panel]:
    words = response.words
    found = await services.tables.store.own_tables(response.interaction.user.id)
    own = [table for table in found if table.game in services.kits]
    if not own:
        return words.say("own-tables-none"), ()
    head = words.say("own-tables", count=len(found), most=services.tables.limits.per_person)
    lines = [head, *(_line(services, table, response) for table in own), words.say("own-tables-foot")]
    choices = [
        Choice(
            table.ref, words.say("own-table-choice", game=_title(services, table.game, response), table=str(table.id))
        )
        for table in own[:LIST_LIMIT]
    ]
    return within_limit(lines), [Select(written_id(OWN, "give-up"), words.say("own-tables-give-up"), tuple(choices))]


def _line(services: Services, table: OwnTable, response: Response) -> str:
    guild = services.client.get_guild(table.guild_id)
    unknown = response.words.say("own-table-unknown-server")
    where = "nowhere" if table.guild_id == NO_SERVER else "private" if table.private else "channel"
    return response.words.say(
        "own-table",
        game=_title(services, table.game, response),
        table=str(table.id),
        channel=f"<#{table.channel_id}>",
        where=where,
        server=unknown if guild is None else shortened(written(bare(guild.name))),
    )


def _title(services: Services, game: str, response: Response) -> str:
    return response.words_of(game).say(f"{game}-name")


PRESSES = {OWN: _pressed}
