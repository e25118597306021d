"""The place where something is asked, on a server that the bot is on or on none, what people and the bot may do there,
and how the bot gets there.

On none are private messages, group chats, and servers where the bot is not: there somebody has installed it for
themselves, and it can only answer them.
"""

from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.steps.model import NO_SERVER, Actor
from bot.text import Words

_COMMUNITY = "COMMUNITY"


def server_of(interaction: discord.Interaction[Any]) -> int:
    """Return the id of the server, or `NO_SERVER`.

    That the bot is there is known from the server's own events. What an interaction says of its installation is of the
    command by which it all began: a button of a message that somebody had before the bot was invited still tells of
    their own.
    """
    guild_id = interaction.guild_id
    return NO_SERVER if guild_id is None or interaction.client.get_guild(guild_id) is None else guild_id


def known_place(client: discord.Client, guild_id: int, channel_id: int) -> Any:
    """Return the channel or thread; None if it is not known. discord.py's own `get_channel` looks for it on every
    server.
    """
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def require_server(interaction: discord.Interaction[Any]) -> int:
    """Return the server; `Refused` where the bot is on none."""
    server = server_of(interaction)
    if server == NO_SERVER:
        raise needs_server(interaction)
    return server


def needs_server(interaction: discord.Interaction[Any]) -> Refused:
    return Refused("servers-only", link=to_server(interaction.application_id))


def server_locale(client: discord.Client, guild_id: int) -> str:
    """Return the language of a server at Discord; none if it is no Community: all others have American English."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return ""
    chosen = guild.preferred_locale is not discord.Locale.american_english or _COMMUNITY in guild.features
    return guild.preferred_locale.value if chosen else ""


# ------------------------------------------------------------ what the bot and people may do there


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the permissions a table needs that the bot lacks where this was asked."""
    channel = interaction.channel
    needed = ["view_channel", "send_messages", "attach_files"]
    if isinstance(channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
        if channel.locked:
            needed.append("manage_threads")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def missing_permissions_named(interaction: discord.Interaction[Any], words: Words) -> str:
    lacking = missing_permissions(interaction) or ["send_messages"]
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
        # The bot does not know who is in a private thread, so only those who see all of them count.
        return allowed.manage_threads
    return allowed.view_channel


# ------------------------------------------------------------ the two addresses by which the bot is installed

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that the bot needs on a server; docs/hosting.md lists them."""

_SERVER, _PERSON = "&integration_type=0", "&integration_type=1"


def to_server(application_id: int) -> str:
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=scopes) + _SERVER


def to_person(application_id: int) -> str:
    return discord.utils.oauth_url(application_id, scopes=("applications.commands",)) + _PERSON


def persons_may_install(application: discord.AppInfo | None) -> bool:
    """Return whether the application's settings at Discord allow it; also if Discord has told of none."""
    if application is None or application.guild_integration_config is None:
        return True
    return application.user_integration_config is not None


def is_owner(application: discord.AppInfo | None, user_id: int) -> bool:
    """Return whether the application is this person's, or their team's. (discord.py's own `is_owner` asks Discord.)"""
    if application is None:
        return False
    owners = [application.owner] if application.team is None else application.team.members
    return any(owner.id == user_id for owner in owners)
