"""The slash commands of games for one."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.tables.steps.model import NO_SERVER
from bot.ui.actions.command_group import Interaction
from bot.ui.actions.game_cog import GameCog
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import server_of


class SoloCog(GameCog):
    def table_options(self) -> list[tuple[str, Any, Any]]:
        return [("public", False, bool), ("learning", False, bool)]

    async def open(self, response: Response, chosen: Mapping[str, Any]) -> None:
        """Where the bot is on no server it is a private game, whatever was wanted."""
        nowhere = server_of(response.interaction) == NO_SERVER
        private = nowhere or not chosen["public"]
        place = await (self.place(response.interaction) if private else self.public_place(response))
        await response.defer()
        options, learning = self.options(chosen), chosen["learning"]
        note = response.words.say("private-after-all") if nowhere and chosen["public"] else ""
        await self.services.solo.open(response, self.kit, place, options, private=private, learning=learning, note=note)

    @app_commands.command()
    async def resume(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.defer()
            await self.services.solo.resume(response, self.kit.name)

        await self.respond(interaction, work)

    @app_commands.command()
    async def hint(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.defer()
            table = await self.services.solo.typed_for(interaction, self.kit.name)
            await self.services.solo.hint(response, table)

        await self.respond(interaction, work)
