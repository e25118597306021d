"""Which language something is read in. One person's own comes with each of their interactions."""

import discord


def server_locale(client: discord.Client, guild_id: int) -> str:
    """For what everybody on a server can read."""
    guild = client.get_guild(guild_id)
    return "" if guild is None else guild.preferred_locale.value
