"""The welcome on a server that invites the bot: posted once, and its buttons, which work for ever and for everybody."""

import logging

import discord

from bot.core.errors import Refused
from bot.text import words_for
from bot.ui.actions import learning, new_table
from bot.ui.actions.press import Press
from bot.ui.actions.services import Services
from bot.ui.discord.response import REQUEST_ERRORS, Response, nonce_for, sent, with_retry
from bot.ui.discord.whereabouts import server_locale
from bot.ui.table.welcome_message import LEARN, PLAY, present_welcome

log = logging.getLogger(__name__)


async def pressed(services: Services, response: Response, press: Press) -> None:
    verb, _, name = press.rest.partition(":")
    kit = services.kits.get(name)
    if kit is None or verb not in (PLAY, LEARN):
        raise Refused("unknown-button")
    response.set_game(kit.name)
    if verb == PLAY:
        await new_table.play_now(services, response, kit)
    else:
        await learning.open_lesson(services, response, kit)


async def greet(services: Services, guild: discord.Guild) -> None:
    """Post the welcome once, whatever happens: it is noted first. It goes to the server's channel for such messages, or
    else to the first one, of those where tables may open.
    """
    wanted = (await services.tables.settings.of_guild(guild.id)).channels
    channels = [guild.system_channel, *guild.text_channels]
    for channel in [channel for channel in channels if channel is not None and (not wanted or channel.id in wanted)]:
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages and allowed.attach_files:
            if await services.welcomes.begin(guild.id, channel.id):
                await _greet_in(services, guild.id, channel.id)
            return
    log.info("server %s: nowhere to say what is played here", guild.id)


async def resume(services: Services, shard: int = 0, shards: int = 1) -> None:
    """Post what a crash between note and message left out. Discord knows by its nonce if it was posted nevertheless."""
    for guild_id, channel_id in await services.welcomes.begun():
        if (guild_id >> 22) % shards == shard:
            await _greet_in(services, guild_id, channel_id)


async def post(services: Services, guild_id: int, channel_id: int) -> None:
    locale = server_locale(services.client, guild_id)
    own = await services.context.channel_preferences.of_channel(guild_id, channel_id)
    shown = present_welcome([*services.kits.values()], locale, own)
    message = await services.context.painter.ready(shown, words_for(locale))
    channel, nonce = services.client.get_partial_messageable(channel_id), nonce_for(guild_id, channel_id, "welcome")
    await with_retry(lambda: channel.send(silent=True, nonce=nonce, **sent(message)))


async def _greet_in(services: Services, guild_id: int, channel_id: int) -> None:
    try:
        await post(services, guild_id, channel_id)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("server %s: no welcome: %s", guild_id, error)
        await services.welcomes.give_up(guild_id)
    except REQUEST_ERRORS as error:
        log.warning("server %s: a welcome that may not have arrived: %s", guild_id, error)
        await services.welcomes.note_posted(guild_id)
    else:
        await services.welcomes.note_posted(guild_id)
