"""/table mine: all open tables that count for somebody, wherever they are, and a way to give one up."""

from bot.tables.steps import lobby
from bot.tables.steps.model import NO_SERVER
from bot.text import Words
from bot.ui.actions.places import find_table
from bot.ui.actions.services import Press, Services
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
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of

_KEEP = "keep"
_LEAVE = "leave"
"""The verb of a button that names its table: it asks for confirmation like a choice from the list."""


async def show(services: Services, response: Response) -> None:
    text, panel = await _shown(services, response)
    await response.reply(text, panel=panel)


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Ask about what is chosen from the list first: a private game ends, and so does a try of the day."""
    verb, _, named = press.rest.partition(":")
    if press.rest == _KEEP:
        await response.turn(*await _shown(services, response))
        return
    table = await find_table(services, named or press.chosen)
    data, words = table.data, response.words
    lobby.check_is_own(data, response.interaction.user.id)
    if named and verb != _LEAVE:
        change = await services.tables.run(table, lobby.give_up_own, actor_of(response.interaction))
        if data.private:
            await services.display.delete_private(data.id)
        await response.turn(*await _shown(services, response))
        await services.display.show(table, [change])
        return
    give_up = Button(written_id(OWN, f"give-up:{data.ref}"), words.say("button-give-up"), "stop")
    keep = Button(written_id(OWN, _KEEP), words.say("button-keep-it"))
    lines = [words.say("own-table-asks", table=_named(response, data.game, data.id)), words.say("own-tables-foot")]
    await response.turn("\n".join(lines), [[give_up, keep]])


def leaving(ref: str, words: Words) -> Button:
    return Button(written_id(OWN, f"{_LEAVE}:{ref}"), words.say("button-leave"))


async def _shown(services: Services, response: Response) -> tuple[str, Panel]:
    words = response.words
    found = await services.tables.store.own_tables(response.interaction.user.id)
    own = [table for table in found if table.game in services.kits]
    if not own:
        return words.say("own-tables-none"), ()
    lines = [words.say("own-tables", count=len(found), most=services.tables.limits.per_person)]
    for table in own:
        guild = services.client.get_guild(table.guild_id)
        unknown = words.say("own-table-unknown-server")
        line = words.say(
            "own-table",
            game=response.words_of(table.game).say(f"{table.game}-name"),
            table=str(table.id),
            channel=f"<#{table.channel_id}>",
            where="nowhere" if table.guild_id == NO_SERVER else "private" if table.private else "channel",
            server=unknown if guild is None else shortened(written(bare(guild.name))),
        )
        lines.append(line)
    lines.append(words.say("own-tables-foot"))
    choices = tuple(Choice(table.ref, _named(response, table.game, table.id)) for table in own[:LIST_LIMIT])
    return within_limit(lines), [Select(written_id(OWN, "give-up"), words.say("own-tables-give-up"), choices)]


def _named(response: Response, game: str, table_id: int) -> str:
    title = response.words_of(game).say(f"{game}-name")
    return response.words.say("own-table-choice", game=title, table=str(table_id))
