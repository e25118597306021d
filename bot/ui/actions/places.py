"""Where tables may open: in the channels that a server allows, and where the bot may show them."""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.store.settings import SettingsBook
from bot.text import Words
from bot.ui.discord.permissions import missing, named
from bot.ui.discord.response import Response

Place = tuple[int, int]
"""Server and channel."""


async def allowed_place(settings: SettingsBook, interaction: discord.Interaction[Any], words: Words) -> Place:
    """Where this was asked, if tables may open here."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("servers-only")
    allowed = (await settings.of_guild(interaction.guild_id)).channels
    channel = interaction.channel
    home = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if allowed and interaction.channel_id not in allowed and home not in allowed:
        raise Refused("not-in-this-channel", channels=words.listed(f"<#{channel_id}>" for channel_id in allowed))
    return interaction.guild_id, interaction.channel_id


async def public_place(settings: SettingsBook, response: Response) -> Place:
    """For a table that all see; the permissions that the bot lacks here are named before it opens."""
    place = await allowed_place(settings, response.interaction, response.words)
    if missing(response.interaction):
        raise Refused("no-permission", missing=named(response.interaction, response.words))
    return place
