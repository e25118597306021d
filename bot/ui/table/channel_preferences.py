"""How everybody in a channel reads what is public there: as the table has it, or in words."""

import logging

import discord

from bot.core.cards import AS_THE_TABLE, IN_WORDS, OwnLook
from bot.core.lru_cache import LruCache
from bot.tables.store.settings import SettingsBook
from bot.ui.discord.response import REQUEST_ERRORS, with_timeout
from bot.ui.discord.whereabouts import known_place

log = logging.getLogger(__name__)

_KEPT = 4096


class ChannelPreferences:
    def __init__(self, client: discord.Client, settings: SettingsBook) -> None:
        self._client = client
        self._settings = settings
        self._parents: LruCache[int, int] = LruCache(_KEPT)
        """Of threads that discord.py does not know, as they are archived."""

    async def of_channel(self, guild_id: int, channel_id: int) -> OwnLook:
        chosen = await self._settings.channels_in_words(guild_id)
        if not chosen:
            return AS_THE_TABLE
        return IN_WORDS if chosen.get(await self.followed(guild_id, channel_id), False) else AS_THE_TABLE

    async def followed(self, guild_id: int, channel_id: int) -> int:
        """The channel whose choice counts: of a thread for which nobody has chosen, the one that it belongs to."""
        if channel_id in await self._settings.channels_in_words(guild_id):
            return channel_id
        return await self._parent(guild_id, channel_id)

    async def _parent(self, guild_id: int, channel_id: int) -> int:
        """The channel itself if it is no thread, or that cannot be found out now."""
        known = self._parents.get(channel_id)
        if known is not None:
            return known
        channel = known_place(self._client, guild_id, channel_id)
        if channel is None:
            try:
                channel = await with_timeout(self._client.fetch_channel(channel_id))
            except REQUEST_ERRORS as error:
                log.info("channel %s: whether it is a thread is not known: %s", channel_id, error)
                return channel_id
        parent = channel.parent_id if isinstance(channel, discord.Thread) else channel_id
        self._parents.put(channel_id, parent)
        return parent
