"""The end of each round as a message of its own, which stays in the channel."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.core.game import Milestone
from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import TableData
from bot.tables.store.messages import RESULT
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.components import within_limit
from bot.ui.discord.locales import server_locale
from bot.ui.discord.response import NO_MENTIONS, REQUEST_ERRORS, ReadyMessage, Upload, edited, files_of, nonce_for
from bot.ui.kit import GameKit, ResultKit
from bot.ui.table.alt_text import description, text_instead_of_picture
from bot.ui.table.audience import Audience
from bot.ui.table.channel_preferences import ChannelPreferences
from bot.ui.table.painter import Painter
from bot.ui.table.posting import TRY_AGAIN_AFTER, UNKNOWN_CHANNEL, is_final, severity, with_files_if_allowed

log = logging.getLogger(__name__)

_KEPT = 4096


def last_result(table: Table, kit: GameKit, locale: str) -> list[str]:
    """Of the round before the one that is played: where only one person sees the table, it stands below it."""
    ended = [event for event in table.recent if isinstance(event, Milestone)]
    if kit.result is None or not ended or not table.data.is_open:
        return []
    return kit.result.text(ended[-1], Audience(table.data, locale).of_message).splitlines()


class Posted:
    """How many results of a table are in its channel."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.count: int | None = None
        """None: not looked up yet."""

    @property
    def in_use(self) -> bool:
        return self.lock.locked()


class Results:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
        channel_preferences: ChannelPreferences,
    ) -> None:
        self._client = client
        self._tables = tables
        self._messages = tables.store.messages
        self._kit = kit
        self._painter = painter
        self._preferences = channel_preferences
        self._posted: LruCache[int, Posted] = LruCache(_KEPT, lambda posted: posted.in_use)

    async def post(self, table: Table) -> bool:
        """Posts what is due. True if there was something: the table then moves below it. What fails is tried again."""
        kit = self._kit(table.data.game).result
        if kit is None or not self._is_due(table):
            return False
        posted = self._posted.get_or_put(table.data.id, Posted)
        try:
            async with posted.lock:
                if posted.count is None:
                    posted.count = await self._messages.count(table.data.id, RESULT)
                due = table.data.results - posted.count
                for event in (await self._results(table))[-due:] if due > 0 else ():
                    await self._post(table, kit, event, posted.count)
                    posted.count += 1
                posted.count = table.data.results
        except (*REQUEST_ERRORS, StoreError) as error:
            log.log(severity(error), "table %s: the result of a round was not posted: %s", table.data.id, error)
            if is_final(error) or getattr(error, "code", None) == UNKNOWN_CHANNEL:
                posted.count = table.data.results
            else:
                self._tables.show_later(table.data.id, table.data.guild_id, TRY_AGAIN_AFTER)
            return False
        return due > 0

    def forget(self, table_id: int) -> None:
        """Another process may have posted some."""
        self._posted.pop(table_id)

    def _is_due(self, table: Table) -> bool:
        data, posted = table.data, self._posted.get(table.data.id)
        if not data.results or (posted is not None and posted.count == data.results):
            return False
        return not self._tables.is_last_look(data)

    async def _results(self, table: Table) -> Sequence[Milestone]:
        """All that are known. The events at hand are only the last ones."""
        found = [event for event in table.recent if isinstance(event, Milestone)]
        if len(found) < table.data.results:
            story = await self._tables.story(table)
            found = [event for _, events in story for event in events if isinstance(event, Milestone)]
        return found

    async def rewrite(self, table: Table) -> None:
        """All that are in the channel, because everybody there wants them otherwise."""
        kit = self._kit(table.data.game).result
        if kit is None or not await self._messages.count(table.data.id, RESULT):
            return
        for number, event in enumerate(await self._results(table)):
            posted = await self._messages.find(table.data.id, f"{RESULT}{number}")
            if posted is not None:
                await self._edit(*posted, await self._ready(table.data, kit, event))

    async def _edit(self, channel_id: int, message_id: int, message: ReadyMessage) -> None:
        posted = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        def edit(uploads: Sequence[Upload]) -> Awaitable[discord.Message]:
            return posted.edit(**edited(ReadyMessage(message.content, (), uploads)))

        await with_files_if_allowed(edit, message.files or ())

    async def _post(self, table: Table, kit: ResultKit, event: Milestone, number: int) -> None:
        data = table.data
        ready = await self._ready(data, kit, event)
        channel, nonce = self._client.get_partial_messageable(data.channel_id), nonce_for(data.ref, RESULT, number)

        def send(uploads: Sequence[Upload]) -> Awaitable[discord.Message]:
            return channel.send(
                ready.content, files=files_of(uploads), allowed_mentions=NO_MENTIONS, silent=True, nonce=nonce
            )

        message = await with_files_if_allowed(send, ready.files or ())
        await self._messages.set(data.id, f"{RESULT}{number}", data.channel_id, message.id)

    async def _ready(self, data: TableData, kit: ResultKit, event: Milestone) -> ReadyMessage:
        own = await self._preferences.of_channel(data.guild_id, data.channel_id)
        audience, alt_text = Audience(data, server_locale(self._client, data.guild_id), own), partial(kit.alt, event)
        if audience.in_words:
            return ReadyMessage(text_instead_of_picture((), alt_text, audience))
        text = within_limit(kit.text(event, audience.of_message).splitlines())
        picture = await self._painter.paint(kit.scene(event, audience.of_picture))
        alt = description(alt_text, audience)
        files = () if picture is None else (Upload(picture, "result.png", alt),)
        return ReadyMessage(text, (), files)
