"""The two addresses by which the bot is installed: on a server, or by a person for themselves."""

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""On a server; README.md says what for."""

_SERVER, _PERSON = "&integration_type=0", "&integration_type=1"


def to_server(application_id: int) -> str:
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=scopes) + _SERVER


def to_person(application_id: int) -> str:
    return discord.utils.oauth_url(application_id, scopes=("applications.commands",)) + _PERSON


def persons_may_install(application: discord.AppInfo | None) -> bool:
    """Whether the application's settings at Discord allow it; also if Discord has told of none."""
    if application is None or application.guild_integration_config is None:
        return True
    return application.user_integration_config is not None
