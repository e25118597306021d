"""Who reads what is shown of a table, everybody in its channel or one person in private, and how they want it."""

import logging
from functools import cached_property, partial

import discord
import msgspec

from bot.core.cards import AS_THE_TABLE, IN_WORDS, Deck, OwnLook
from bot.core.lru_cache import LruCache
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.settings import SettingsBook
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.names import NAME_LIMIT, label_names, literal, seat_names, written_names
from bot.ui.discord.response import REQUEST_ERRORS, with_timeout
from bot.ui.discord.whereabouts import known_place

log = logging.getLogger(__name__)

_KEPT = 4096


class Audience:
    """Readers of the same words. Names are written as is right where they stand."""

    def __init__(
        self, data: TableData, locale: str, own: OwnLook = AS_THE_TABLE, longest_name: int = NAME_LIMIT
    ) -> None:
        """`own` is the choice of somebody who reads alone, or of a channel."""
        self._data = data
        self._locale = locale
        self._own = own
        self._longest = longest_name
        self._in_lobby = data.phase is Phase.LOBBY
        self.in_words = own.in_words
        self.deck: Deck | None = own.emoji_deck(data.look.of_cards)
        self.words = words_for(locale, data.game)
        self.game = self.words.say(f"{data.game}-name")
        computers = frozenset(number for number, seat in enumerate(data.seats) if seat.by_computer)
        alone = data.private and len(data.seats) == 1
        look = msgspec.structs.replace(own.over(data.look.of_cards), letters=self.words.say("suit-letters"))
        self._voice = partial(Voice, words=self.words, look=look, alone=alone, computers=computers)

    def with_names_up_to(self, length: int) -> "Audience":
        return Audience(self._data, self._locale, self._own, length)

    @cached_property
    def of_message(self) -> Voice:
        """Return the voice of messages: names are escaped and have their seat's sign, and computers are marked."""
        return self._voice(written_names(self._data.seats, waiting=self._in_lobby, longest=self._longest))

    @cached_property
    def of_label(self) -> Voice:
        """Return the voice of buttons, lists, and pictures in words: names as they are, with their seat's sign."""
        return self._voice(label_names(self._data.seats, waiting=self._in_lobby, longest=self._longest))

    @cached_property
    def of_picture(self) -> Voice:
        """Return the voice of pictures: names alone, as seats have their badges there."""
        return self._voice(seat_names(self._data.seats))

    @cached_property
    def of_guide(self) -> Voice:
        """Return the voice of texts that speak to a player of the others: as on buttons, but escaped, and nobody is
        marked.
        """
        return self._voice(tuple(map(literal, self.of_label.names)))


class ChannelPreferences:
    """How everybody in a channel reads what is public there: as the table has it, or in words."""

    def __init__(self, client: discord.Client, settings: SettingsBook) -> None:
        self._client = client
        self._settings = settings
        self._parents: LruCache[int, int] = LruCache(_KEPT)
        """The parents of threads that discord.py does not know, as they are archived."""

    async def of_channel(self, guild_id: int, channel_id: int) -> OwnLook:
        chosen = (await self._settings.of_guild(guild_id)).in_words
        if not chosen:
            return AS_THE_TABLE
        return IN_WORDS if chosen.get(await self.followed(guild_id, channel_id), False) else AS_THE_TABLE

    async def followed(self, guild_id: int, channel_id: int) -> int:
        """Return the channel whose choice counts: for a thread for which nobody has chosen, the one that it belongs to;
        the channel itself if it is no thread, or that cannot be found out now.
        """
        if channel_id in (await self._settings.of_guild(guild_id)).in_words:
            return channel_id
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
