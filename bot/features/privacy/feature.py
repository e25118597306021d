"""/privacy: on a server that the bot is on about what is stored there, and anywhere else about everything. To forget
somebody cannot be undone, so it asks once.
"""

import gzip
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.tables.runtime.forgetting import IsThere
from bot.tables.steps.model import Actor
from bot.tables.store.export import stored_about
from bot.ui.actions.command_group import CommandGroup, answered
from bot.ui.actions.services import Commands, Feature, Press, Services
from bot.ui.discord.components import Button, written_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import REQUEST_ERRORS, NeedsConfirmation, Response, Upload, with_timeout
from bot.ui.discord.whereabouts import actor_of, server_of

_NAME = "privacy"
"""The name of the feature, its group of commands, and the kind of its presses."""
_HERE, _EVERYWHERE, _KEEP = "here", "everywhere", "keep"
"""The verbs of its buttons. They name the place: what was asked about on a server is not done everywhere once the bot
has left it.
"""
_LARGEST = 8_000_000
"""Bytes: what Discord takes from any bot, with some to spare."""


class PrivacyCommands(CommandGroup, group_name=_NAME):
    @app_commands.command(name="forget-me")
    @answered
    async def forget_me(self, response: Response) -> None:
        await response.defer()
        await _try(self.services, response, self.services.tables.forgetting.check)
        words, place = response.words, _place(response)
        forget = Button(written_id(_NAME, place), words.say("button-forget-me"), "stop")
        keep = Button(written_id(_NAME, _KEEP), words.say("button-keep-everything"))
        raise NeedsConfirmation(words.say(f"forget-asks-{place}"), [[forget, keep]])

    @app_commands.command()
    @answered
    async def export(self, response: Response) -> None:
        await response.defer()
        now, guild_id = self.services.tables.clock.wall(), server_of(response.interaction) or None
        content = await stored_about(self.services.store, response.interaction.user.id, guild_id, now)
        name = "stored-about-you.json"
        if len(content) > _LARGEST:
            content, name = gzip.compress(content), f"{name}.gz"
        await response.reply(response.words.say(f"exported-{_place(response)}"), files=[Upload(content, name)])


async def pressed(services: Services, response: Response, press: Press) -> None:
    verb = press.rest
    if verb == _KEEP:
        await response.turn(response.words.say("forget-kept"), ())
        return
    if verb != _place(response):
        raise Refused("unknown-button")
    await response.defer()
    await _try(services, response, services.tables.forgetting.person)
    await response.turn(response.words.say(f"forgotten-{verb}"), ())


async def _try(
    services: Services, response: Response, step: Callable[[int | None, Actor, IsThere | None], Awaitable[Any]]
) -> None:
    interaction = response.interaction
    guild_id = server_of(interaction) or None
    try:
        await step(guild_id, actor_of(interaction), partial(_is_member, interaction) if guild_id is None else None)
    except Refused as refused:
        if refused.code != "leave-first" or guild_id is not None:
            raise
        # Elsewhere, the channel of a table alone does not say where it is.
        server = str(refused.values["server"])
        guild = interaction.client.get_guild(int(server))
        server = server if guild is None else written(bare(guild.name))
        about = {"table": refused.values["table"], "channel": refused.values["channel"], "server": server}
        raise Refused("leave-first-there", **about) from None


def _place(response: Response) -> str:
    return _HERE if server_of(response.interaction) else _EVERYWHERE


async def _is_member(interaction: discord.Interaction[Any], guild_id: int) -> bool:
    """Return whether they are on that server, or Discord does not say."""
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


FEATURE = Feature(presses={_NAME: pressed}, commands=Commands(group=PrivacyCommands), help="more")
