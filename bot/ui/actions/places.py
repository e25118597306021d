"""Where tables may open, and the one that is open: in the channels that a server allows, and where the bot may show
them. What one person plays alone may also be on no server.
"""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps.model import NO_SERVER, Channel
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import missing_permissions, missing_permissions_named, needs_server, server_of
from bot.ui.verbs import number_in

NO_PLACE: Channel = (NO_SERVER, 0)
"""The place of what is played where the bot is on no server: the channel is nobody's business."""


def place_of(interaction: discord.Interaction[Any]) -> Channel:
    """Return the place of what only one person sees. Where the bot is on no server, neither is ever stored."""
    server, channel_id = server_of(interaction), interaction.channel_id
    return NO_PLACE if server == NO_SERVER or channel_id is None else (server, channel_id)


async def place_to_open(services: Services, response: Response, *, private: bool) -> Channel:
    """Return where this was asked, if such a table may open here."""
    interaction = response.interaction
    server, channel_id = place = place_of(interaction)
    if place != NO_PLACE:
        allowed = (await services.tables.settings.of_guild(server)).channels
        channel = interaction.channel
        home = channel.parent_id if isinstance(channel, discord.Thread) else channel_id
        if allowed and channel_id not in allowed and home not in allowed:
            channels = response.words.listed((f"<#{channel_id}>" for channel_id in allowed), "or")
            raise Refused("not-in-this-channel", channels=channels)
    elif not private:
        raise needs_server(interaction)
    if not private:
        require_permissions(response)
    return place


def require_permissions(response: Response) -> None:
    """Name the permissions that the bot lacks here to show a table."""
    if missing_permissions(response.interaction):
        raise Refused("no-permission", missing=missing_permissions_named(response.interaction, response.words))


async def table_here(services: Services, interaction: discord.Interaction[Any]) -> Table | None:
    """Find the open table of this channel."""
    _, channel_id = place_of(interaction)
    try:
        return await services.tables.in_channel(channel_id)
    except Refused:
        return None


async def find_table(services: Services, ref: str) -> Table:
    """Find a table by what a custom_id says of it. Numbers come again after a restored backup, marks do not."""
    table = await services.tables.find(number_in(ref.partition(".")[0]))
    if ref != table.data.ref:
        raise Refused("moved-on")
    return table
