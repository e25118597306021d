"""Where tables may open: in the channels that a server allows, and where the bot may show them. What one person plays
alone may also be on no server.
"""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.settings import SettingsBook
from bot.text import Words
from bot.ui.discord.permissions import missing, named
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import needs_server, server_of

Place = tuple[int, int]
"""Server and channel."""

NO_PLACE: Place = (NO_SERVER, 0)
"""Of what is played where the bot is on no server: the channel is nobody's business."""


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return the place of what only one person sees. Where the bot is on no server, neither is ever stored."""
    server, channel_id = server_of(interaction), interaction.channel_id
    return NO_PLACE if server == NO_SERVER or channel_id is None else (server, channel_id)


async def allowed_place(settings: SettingsBook, interaction: discord.Interaction[Any], words: Words) -> Place:
    """Return where this was asked, if tables may open here."""
    server, channel_id = place = place_of(interaction)
    if place == NO_PLACE:
        return place
    allowed = (await settings.of_guild(server)).channels
    channel = interaction.channel
    home = channel.parent_id if isinstance(channel, discord.Thread) else channel_id
    if allowed and channel_id not in allowed and home not in allowed:
        raise Refused("not-in-this-channel", channels=words.listed(f"<#{channel_id}>" for channel_id in allowed))
    return place


async def public_place(settings: SettingsBook, response: Response) -> Place:
    """Return the place of a table that all see. `Refused` names the permissions that the bot lacks here."""
    place = await allowed_place(settings, response.interaction, response.words)
    if place == NO_PLACE:
        raise needs_server(response.interaction)
    if missing(response.interaction):
        raise Refused("no-permission", missing=named(response.interaction, response.words))
    return place
