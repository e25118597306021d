"""What every game's slash commands share. A game's cog derives from this and adds its own options and moves."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.errors import Refused
from bot.core.game import OptionValue, settle_options
from bot.core.time_controls import ClockName
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.store.connection import StoreError
from bot.ui.discord.permissions import actor_of, missing, named
from bot.ui.discord.response import Response, respond
from bot.ui.kit import GameKit
from bot.ui.table.rule_book import show_rules

if TYPE_CHECKING:
    from bot.app import JuseBot

Interaction = discord.Interaction[Any]

LEARNING = "A table to learn at: “What can I do?” also says what each move would be by the rules, and the best"

_CLOCK = "Past it the computer makes that move: blitz 15 s an action; live 60 s, relaxed 10 min, slow 24 h a turn"

New = TypeVar("New", bound=Callable[..., Any])


def clock_option(new: New) -> New:
    """For the `new` of a game for several, whose option `clock` is a `ClockName | None`."""
    return app_commands.describe(clock=_CLOCK)(new)


@app_commands.guild_only()
class GameCog(commands.GroupCog):
    kit: GameKit

    def __init__(self, bot: "JuseBot") -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.add_game(self.kit)

    @app_commands.command(name="rules", description="The rules of the game, for you alone")
    async def rules(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await show_rules(response, self.kit, None)

        await respond(interaction, self.kit.words, work, f"{self.kit.name} rules")

    @app_commands.command(
        name="learn", description="A lesson of two or three minutes, for you alone: play your first moves"
    )
    async def learn(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            place = await self.place(interaction)
            await response.later()
            await self.bot.lessons.open(response, self.kit.name, place)

        await respond(interaction, self.kit.words, work, f"{self.kit.name} learn")

    async def open_table(
        self, interaction: Interaction, options: Mapping[str, OptionValue], clock: ClockName | None, *, learning: bool
    ) -> None:
        """`/… new`: a lobby in this channel with whoever asked seated. No clock named: that of the bot's settings."""

        async def work(response: Response) -> None:
            place = await self.public_place(interaction)
            await response.later()
            settled = settle_options(self.kit.rules, options)
            opener = actor_of(interaction, self.bot.now())
            table = await self.bot.hall.open(
                self.kit.rules, place, opener, settled, clock or self.bot.settings.clock, learning=learning
            )
            self.bot.announcer.note_acted(table.data.id, opener.user_id)
            await self.bot.display.show(table, response=response)

        await respond(interaction, self.kit.words, work, f"{self.kit.name} new in {interaction.channel_id}")

    async def move(self, interaction: Interaction, read: Callable[[TableData], str]) -> None:
        """`read` makes a move, as the rule book writes it, of what was typed at this table."""

        async def work(response: Response) -> None:
            await self.bot.routing.typed_move(response, self.kit, read)

        await respond(interaction, self.kit.words, work, f"{self.kit.name} move in {interaction.channel_id}")

    async def table_here(self, interaction: Interaction) -> Table | None:
        """For autocompletion: the table that a typed move would be for, if there is one."""
        try:
            table = await self.bot.hall.in_channel(interaction.channel_id or 0)
        except (Refused, StoreError):
            return None
        return table if table.data.game == self.kit.name else None

    async def own_view(self, interaction: Interaction) -> tuple[TableData, Any] | None:
        """For autocompletion: the table and what whoever types sees of it; nothing for those who are not seated."""
        table = await self.table_here(interaction)
        seat = table.data.seat_of(interaction.user.id) if table is not None else None
        if table is None or seat is None or table.data.state is None:
            return None
        return table.data, table.game.view(table.data.state, seat)

    async def public_place(self, interaction: Interaction) -> tuple[int, int]:
        """Where a public table may open; what the bot is not allowed there is named before it does."""
        place = await self.place(interaction)
        if missing(interaction):
            raise Refused("no-permission", missing=named(interaction, self.kit.words))
        return place

    async def place(self, interaction: Interaction) -> tuple[int, int]:
        """Server and channel, if tables may open here."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("servers-only")
        allowed = (await self.bot.hall.settings.of_guild(interaction.guild_id)).channels
        channel = interaction.channel
        home = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if allowed and interaction.channel_id not in allowed and home not in allowed:
            raise Refused("not-in-this-channel", channels=", ".join(f"<#{channel_id}>" for channel_id in allowed))
        return interaction.guild_id, interaction.channel_id
