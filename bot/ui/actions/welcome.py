"""The welcome on a server that invites the bot: posted once, and its buttons, which work for ever and for everybody."""

import logging
from collections.abc import Mapping

import discord

from bot.core.errors import Refused
from bot.tables.store.settings import SettingsBook
from bot.tables.store.welcomes import Welcomes
from bot.text import words_for
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.new_table import Opening
from bot.ui.actions.places import allowed_place
from bot.ui.discord.locales import server_locale
from bot.ui.discord.response import REQUEST_ERRORS, Response, nonce_for, sent, with_retry
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.welcome import LEARN, PLAY, present_welcome

log = logging.getLogger(__name__)


class Welcome:
    def __init__(
        self,
        client: discord.Client,
        welcomes: Welcomes,
        settings: SettingsBook,
        kits: Mapping[str, GameKit],
        display: Display,
        opening: Opening,
        lessons: Lessons,
    ) -> None:
        self._client = client
        self._welcomes = welcomes
        self._settings = settings
        self._kits = kits
        self._display = display
        self._opening = opening
        self._lessons = lessons

    async def pressed(self, response: Response, rest: str) -> None:
        verb, _, name = rest.partition(":")
        kit = self._kits.get(name)
        if kit is None or verb not in (PLAY, LEARN):
            raise Refused("unknown-button")
        response.set_game(kit.name)
        if verb == PLAY:
            await self._opening.play_now(response, kit)
            return
        place = await allowed_place(self._settings, response.interaction, response.words)
        await response.defer()
        await self._lessons.open(response, kit.name, place)

    async def greet(self, guild: discord.Guild) -> None:
        """Once, whatever happens: noted before it is posted. Not at all where the bot may write nowhere."""
        channel = await self._channel_in(guild)
        if channel is None:
            log.info("server %s: nowhere to say what is played here", guild.id)
        elif await self._welcomes.begin(guild.id, channel.id):
            await self._greet_in(guild.id, channel.id)

    async def resume(self, shard: int = 0, shards: int = 1) -> None:
        """On a shard's servers, after a crash between note and message. Discord knows by its nonce if it was posted
        nevertheless.
        """
        for guild_id, channel_id in await self._welcomes.begun():
            if (guild_id >> 22) % shards == shard:
                await self._greet_in(guild_id, channel_id)

    async def post(self, guild_id: int, channel_id: int) -> None:
        locale = server_locale(self._client, guild_id)
        own = await self._display.channel_preferences.of_channel(guild_id, channel_id)
        shown = present_welcome(sorted(self._kits.values(), key=lambda kit: kit.name), locale, own)
        message = await self._display.ready(shown, words_for(locale))
        channel, nonce = self._client.get_partial_messageable(channel_id), nonce_for(guild_id, channel_id, "welcome")
        await with_retry(lambda: channel.send(silent=True, nonce=nonce, **sent(message)))

    async def _greet_in(self, guild_id: int, channel_id: int) -> None:
        try:
            await self.post(guild_id, channel_id)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("server %s: no welcome: %s", guild_id, error)
            await self._welcomes.give_up(guild_id)
        except REQUEST_ERRORS as error:
            log.warning("server %s: a welcome that may not have arrived: %s", guild_id, error)
            await self._welcomes.note_posted(guild_id)
        else:
            await self._welcomes.note_posted(guild_id)

    async def _channel_in(self, guild: discord.Guild) -> discord.TextChannel | None:
        """The server's channel for such messages, or else its first one, of those where tables may open."""
        wanted = (await self._settings.of_guild(guild.id)).channels
        channels = [guild.system_channel, *guild.text_channels]
        open_to_us = (channel for channel in channels if channel is not None and _may_post(channel))
        return next((channel for channel in open_to_us if not wanted or channel.id in wanted), None)


def _may_post(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages and allowed.attach_files
