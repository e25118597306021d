"""/privacy: on a server that the bot is on about what is stored there, and anywhere else about everything."""

import gzip

from discord import app_commands

from bot.tables.store.export import stored_about
from bot.ui.actions import forget_me
from bot.ui.actions.command_group import CommandGroup, answered
from bot.ui.discord.response import Response, Upload
from bot.ui.discord.whereabouts import server_of

_LARGEST = 8_000_000
"""Bytes: what Discord takes from any bot, with some to spare."""


class PrivacyCog(CommandGroup, group_name="privacy"):
    @app_commands.command(name="forget-me")
    @answered
    async def forget_me(self, response: Response) -> None:
        await forget_me.ask(self.services, response)

    @app_commands.command()
    @answered
    async def export(self, response: Response) -> None:
        await response.defer()
        now, guild_id = self.services.tables.clock.wall(), server_of(response.interaction) or None
        content = await stored_about(self.services.store, response.interaction.user.id, guild_id, now)
        name = "stored-about-you.json"
        if len(content) > _LARGEST:
            content, name = gzip.compress(content), f"{name}.gz"
        said = response.words.say("exported-everywhere" if guild_id is None else "exported-here")
        await response.reply(said, files=[Upload(content, name)])
