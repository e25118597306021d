"""The welcome is posted on a server that invites the bot, and at the practice table in a channel that is empty."""

import logging

import discord

from bot.features.welcome import store
from bot.features.welcome.message import present_welcome, welcome_scene
from bot.text import words_for
from bot.ui.actions.feature import Feature
from bot.ui.actions.services import Services
from bot.ui.discord.response import REQUEST_ERRORS, nonce_for, sent, with_retry

log = logging.getLogger(__name__)


async def _greet(services: Services, guild: discord.Guild) -> None:
    """Post the welcome once, whatever happens: it is noted first. It goes to the server's channel for such messages, or
    else to the first one, of those where tables may open.
    """
    wanted = (await services.tables.settings.of_guild(guild.id)).channels
    channels = [guild.system_channel, *guild.text_channels]
    for channel in [channel for channel in channels if channel is not None and (not wanted or channel.id in wanted)]:
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages and allowed.attach_files:
            if await store.begin(services.store, guild.id, channel.id):
                await _greet_in(services, guild.id, channel.id)
            return
    log.info("server %s: nowhere to say what is played here", guild.id)


async def _resume(services: Services, shard: int, shards: int) -> None:
    """Post what a crash between note and message left out. Discord knows by its nonce if it was posted nevertheless."""
    for guild_id, channel_id in await store.begun(services.store):
        if (guild_id >> 22) % shards == shard:
            await _greet_in(services, guild_id, channel_id)


async def post(services: Services, guild_id: int, channel_id: int) -> None:
    locale = await services.context.locale(guild_id)
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
        await store.give_up(services.store, guild_id)
    except REQUEST_ERRORS as error:
        log.warning("server %s: a welcome that may not have arrived: %s", guild_id, error)
        await store.note_posted(services.store, guild_id)
    else:
        await store.note_posted(services.store, guild_id)


FEATURE = Feature(
    "welcome",
    joined=_greet,
    resume=_resume,
    introduce=post,
    pictures=lambda kits: {"welcome": welcome_scene(kits, "")},
)
