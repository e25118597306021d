"""/table mine: all open tables that count for somebody, wherever they are, and a way to give one up."""

from collections.abc import Mapping

import discord

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import own_tables
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.seats import OwnTable
from bot.ui.discord.components import LIST_LIMIT, Button, Choice, Panel, Select, own_tables_id, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display

_LONGEST_NUMBER = 15
_KEEP = "keep"


class OwnTables:
    def __init__(self, client: discord.Client, tables: Tables, kits: Mapping[str, GameKit], display: Display) -> None:
        self._client = client
        self._tables = tables
        self._kits = kits
        self._display = display

    async def show(self, response: Response) -> None:
        text, panel = await self._shown(response)
        await response.reply(text, panel=panel)

    async def pressed(self, response: Response, verb: str, chosen: str) -> None:
        """Whatever is chosen from the list is asked about first: a private game ends, and so does a try of the day."""
        _, _, agreed = verb.partition(":")
        if verb == _KEEP:
            await response.turn(*await self._shown(response))
            return
        table = await self._found(agreed or chosen, response)
        if agreed:
            await self._give_up(response, table)
            return
        words, title = response.words, self._title(table.data.game, response)
        named = words.say("own-table-choice", game=title, table=str(table.data.id))
        give_up = Button(own_tables_id(f"give-up:{table.data.ref}"), words.say("button-give-up"), "stop")
        keep = Button(own_tables_id(_KEEP), words.say("button-keep-it"))
        lines = [words.say("own-table-asks", table=named), words.say("own-tables-foot")]
        await response.turn("\n".join(lines), [[give_up, keep]])

    async def _found(self, chosen: str, response: Response) -> Table:
        number, _, _ = chosen.partition(".")
        if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
            raise Refused("unknown-button")
        table = await self._tables.find(int(number))
        if chosen != table.data.ref:
            raise Refused("moved-on")
        own_tables.check_is_own(table.data, response.interaction.user.id)
        return table

    async def _give_up(self, response: Response, table: Table) -> None:
        """The list is then shown as it is now."""
        change = await self._tables.run(table, own_tables.give_up, actor_of(response.interaction))
        if table.data.private:
            await self._display.take_private_away(table.data.id)
        await response.turn(*await self._shown(response))
        await self._display.show(table, [change])

    async def _shown(self, response: Response) -> tuple[str, Panel]:
        words = response.words
        found = await self._tables.store.own_tables(response.interaction.user.id)
        own = [table for table in found if table.game in self._kits]
        if not own:
            return words.say("own-tables-none"), ()
        head = words.say("own-tables", count=len(found), most=self._tables.limits.per_person)
        lines = [head, *(self._line(table, response) for table in own), words.say("own-tables-foot")]
        choices = [
            Choice(
                table.ref, words.say("own-table-choice", game=self._title(table.game, response), table=str(table.id))
            )
            for table in own[:LIST_LIMIT]
        ]
        return within_limit(lines), [Select(own_tables_id(), words.say("own-tables-give-up"), tuple(choices))]

    def _line(self, table: OwnTable, response: Response) -> str:
        guild = self._client.get_guild(table.guild_id)
        unknown = response.words.say("own-table-unknown-server")
        where = "nowhere" if table.guild_id == NO_SERVER else "private" if table.private else "channel"
        return response.words.say(
            "own-table",
            game=self._title(table.game, response),
            table=str(table.id),
            channel=f"<#{table.channel_id}>",
            where=where,
            server=unknown if guild is None else shortened(written(bare(guild.name))),
        )

    def _title(self, game: str, response: Response) -> str:
        return response.words_of(game).say(f"{game}-name")
