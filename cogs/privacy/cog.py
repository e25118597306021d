"""/privacy: on a server that the bot is on about what is stored there, and anywhere else about everything."""

import gzip

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.tables.store.export import stored_about
from bot.ui.actions.command_group import CommandGroup, Interaction
from bot.ui.discord.names import bare, written
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import REQUEST_ERRORS, Response, Upload, with_timeout
from bot.ui.discord.whereabouts import server_of

_LARGEST = 8_000_000
"""Bytes: what Discord takes from any bot, with some to spare."""


class PrivacyCog(CommandGroup, group_name="privacy"):
    @app_commands.command(name="forget-me")
    async def forget_me(self, interaction: Interaction) -> None:
        async def is_there(guild_id: int) -> bool:
            return await _is_member(interaction, guild_id)

        async def work(response: Response) -> None:
            await response.defer()
            tables, guild_id = self.services.tables, server_of(interaction) or None
            asks = is_there if guild_id is None else None
            try:
                await tables.forgetting.person(guild_id, actor_of(interaction), asks)
            except Refused as refused:
                raise _with_server(refused, interaction) from None
            await response.reply(response.words.say("forgotten-everywhere" if guild_id is None else "forgotten-here"))

        await self.respond(interaction, work)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.defer()
            now, guild_id = self.services.tables.clock.wall(), server_of(interaction) or None
            content = await stored_about(self.services.store, interaction.user.id, guild_id, now)
            said = response.words.say("exported-everywhere" if guild_id is None else "exported-here")
            await response.reply(said, files=[Upload(*_small(content))])

        await self.respond(interaction, work)


async def _is_member(interaction: Interaction, guild_id: int) -> bool:
    """Also if Discord does not say."""
    guild = interaction.client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await with_timeout(guild.fetch_member(interaction.user.id))
    except discord.NotFound:
        return False
    except REQUEST_ERRORS:
        pass
    return True


def _with_server(refused: Refused, interaction: Interaction) -> Refused:
    """Far from the table, its channel alone does not say where it is."""
    if refused.code != "leave-first" or server_of(interaction):
        return refused
    guild = interaction.client.get_guild(int(refused.values["server"]))
    name = written(bare(guild.name)) if guild is not None else str(refused.values["server"])
    return Refused("leave-first-there", table=refused.values["table"], channel=refused.values["channel"], server=name)


def _small(content: bytes) -> tuple[bytes, str]:
    """As a file with its name: a very long one is packed."""
    if len(content) <= _LARGEST:
        return content, "stored-about-you.json"
    return gzip.compress(content), "stored-about-you.json.gz"
