"""The permissions that the bot needs in a channel, and those of people."""

from typing import Any

import discord

from bot.tables.steps.model import NO_SERVER, Actor
from bot.text import Words
from bot.ui.discord.whereabouts import server_of


def missing(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the permissions a table needs that the bot lacks where this was asked."""
    channel = interaction.channel
    needed = ["view_channel", "send_messages", "attach_files"]
    if isinstance(channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
        if channel.locked:
            needed.append("manage_threads")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def named(interaction: discord.Interaction[Any], words: Words) -> str:
    lacking = missing(interaction) or ["send_messages"]
    return words.listed(words.say(f"permission-{name.replace('_', '-')}") for name in lacking)


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return who acts: whoever may manage messages in the channel may manage its tables, if the bot is on the
    server.
    """
    user, moderates = interaction.user, interaction.permissions.manage_messages
    way = "button" if interaction.type is discord.InteractionType.component else "command"
    moderates = moderates and server_of(interaction) != NO_SERVER
    return Actor(user.id, user.display_name, moderates, way=way, language=interaction.locale.value)


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    return interaction.permissions.manage_guild


def can_see(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and channel.id != interaction.channel_id:
        # Who is in a private thread is not told to the bot, so it is kept from all but those who see every one.
        return allowed.manage_threads
    return allowed.view_channel
