"""Keeps each table's one public message right: edited where it is, or posted again when it is buried.

For one table at most one request is under way. What changes meanwhile is shown by the next one, so that an older
picture never replaces a newer one. Nothing here can undo a move: it was committed before.
"""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import discord

from bot.core.lru_cache import LruCache
from bot.core.summary import Summary
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import TableData
from bot.tables.store.store_errors import StoreError
from bot.text import words_for
from bot.ui.discord.locales import server_locale
from bot.ui.discord.permissions import named
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.discord.whereabouts import known_place
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.channel_preferences import ChannelPreferences
from bot.ui.table.painter import Painter, without_picture
from bot.ui.table.posting import TRY_AGAIN_AFTER, Poster, PublicMessage, is_final, pause_after, severity
from bot.ui.table.presentation import Fingerprint, Presentation, Selection, fingerprint, present, with_lines
from bot.ui.table.rating_lines import rating_lines

log = logging.getLogger(__name__)

BURIED_AFTER = 5
"""Messages below the table after which it is posted again at the bottom."""

OLD_AFTER = 50 * 60.0
"""Discord rations edits of messages older than an hour; before that the table moves to a new one."""

_KEPT = 4096


class PublicMessages:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
        channel_preferences: ChannelPreferences,
        summary: Callable[[Table], Awaitable[Summary | None]],
    ) -> None:
        self._client = client
        self._tables = tables
        self._kit = kit
        self._painter = painter
        self._preferences = channel_preferences
        self._summary = summary
        self._poster = Poster(client, tables)
        self._messages: LruCache[int, PublicMessage] = LruCache(_KEPT, lambda public: public.in_use)
        self._in_channel: dict[int, PublicMessage] = {}

    async def show(
        self,
        table: Table,
        response: Response | None = None,
        *,
        move_down: bool = False,
        selection: Selection | None = None,
        waited_for: bool = True,
    ) -> None:
        """Brings the message up to date, in the response to the click on it if there is one. Not `waited_for`: whoever
        did something sees the response elsewhere, or nobody did anything.

        Never fails: what cannot be shown now is shown later, or with the next change.
        """
        async with self._forgiving(table, response):
            public = await self._message_of(table)
            if move_down:
                public.move_down, public.permissions_reported = True, False
            public.selection = selection or public.selection
            public.outdated = True
            if public.table is None or public.table.data.version <= table.data.version:
                public.table = table
            if not waited_for:
                await yield_to_foreground(aside=response is not None)
            # Meanwhile somebody else may have shown this too.
            if public.outdated and not public.busy:
                await self._update(public, response)

    @contextlib.asynccontextmanager
    async def _forgiving(self, table: Table, response: Response | None) -> AsyncIterator[None]:
        try:
            yield
        except StoreError as error:
            self._try_again(table, error)
        except Exception as error:
            refused = isinstance(error, discord.HTTPException)
            log.error(
                "table %s: version %s is not shown: %s", table.data.id, table.data.version, error, exc_info=not refused
            )
            if response is not None:
                with contextlib.suppress(*REQUEST_ERRORS):
                    await response.reply(response.words.say("went-wrong"))

    async def retire(self, table: Table) -> None:
        """The table goes on privately: its public message says so and does not show it any longer."""
        data = table.data
        posted = await self._tables.store.messages.find(data.id, "table")
        if posted is None:
            return
        await self._tables.store.messages.set(data.id, "table", posted[0], None)
        self._forget(data.id)
        audience = Audience(data, self._locale(data))
        text = audience.words.say("gone-private", game=audience.game, command=data.game)
        try:
            await self._poster.edit(PublicMessage(data, *posted), ReadyMessage(text))
        except REQUEST_ERRORS as error:
            log.info("table %s: its public message still stands: %s", data.id, error)

    async def rewrite(self, table: Table) -> None:
        """Of a table that is over, where it stands: whoever reads there wants it otherwise."""
        data = table.data
        posted = await self._tables.store.messages.find(data.id, "table")
        if posted is None:
            return
        async with self._forgiving(table, None):
            public = PublicMessage(data, *posted)
            shown, _ = await self._presented(table, public)
            await self._poster.edit(public, await self._painter.ready(shown, words_for(self._locale(data), data.game)))

    def message_seen(self, channel_id: int, message_id: int) -> None:
        public = self._in_channel.get(channel_id)
        if public is not None and message_id != public.message_id:
            public.messages_below += 1
            public.newest_heard = message_id

    def message_deleted(self, channel_id: int, message_id: int) -> None:
        """By whoever may. The table comes back when somebody plays on."""
        public = self._in_channel.get(channel_id)
        if public is not None and message_id == public.message_id:
            public.deleted = True

    async def look_again(self, guild: discord.Guild) -> None:
        """After a new session: of what was posted and deleted before it, nobody told."""
        try:
            for _, _, channel_id in await self._tables.store.open_tables_of(guild.id):
                channel = guild.get_channel_or_thread(channel_id)
                if channel is not None:
                    self._note_missed(channel_id, getattr(channel, "last_message_id", None))
                # An archived thread is not listed either.
                elif await self._poster.is_channel_there(channel_id) is False:
                    log.info("channel %s is gone, and its table with it", channel_id)
                    await self._tables.close_where(guild.id, channel_id)
        except StoreError as error:
            log.log(severity(error), "the tables of server %s were not looked at again: %s", guild.id, error)

    def _note_missed(self, channel_id: int, newest: int | None) -> None:
        public = self._in_channel.get(channel_id)
        if public is None:
            return
        public.deleted = True
        if newest is not None and newest > max(public.newest_heard, public.newest_known or 0, public.message_id or 0):
            public.messages_below = BURIED_AFTER

    def is_deleted(self, table_id: int) -> bool:
        public = self._messages.get(table_id)
        return public is not None and public.deleted

    async def bring_back(self, table: Table) -> bool:
        """Posts it again if it is gone, perhaps since before the bot was started, or buried. Whether it did."""
        public = await self._message_of(table)
        before, public.shown = public.message_id, None
        await self.show(table)
        return public.message_id != before

    async def _message_of(self, table: Table) -> PublicMessage:
        data = table.data
        public = self._messages.get(data.id)
        if public is not None and public.is_doubtful and not public.busy:
            await self._read_again(public)
        if public is None:
            posted, leftover = [await self._tables.store.messages.find(data.id, kind) for kind in ("table", "leftover")]
            public = self._messages.get(data.id) or self._found(data, posted[1] if posted else None)
            public.leftover = public.leftover or (leftover[1] if leftover else None)
            for _, evicted in self._messages.put(data.id, public):
                self._leave_channel(evicted)
        if data.is_open:
            self._in_channel[data.channel_id] = public
        return public

    async def _read_again(self, public: PublicMessage) -> None:
        public.is_doubtful = False
        messages = self._tables.store.messages
        posted, leftover = [await messages.find(public.table_id, kind) for kind in ("table", "leftover")]
        public.message_id, public.leftover = posted[1] if posted else None, leftover[1] if leftover else None
        public.shown, public.newest_known = None, None

    def doubt(self, is_meant: Callable[[int, int], bool]) -> list[int]:
        """Another process may have shown these tables, by number and server, in other messages. Returns which."""
        meant = [public for _, public in self._messages.items() if is_meant(public.table_id, public.guild_id)]
        for public in meant:
            public.is_doubtful = True
        return [public.table_id for public in meant]

    def _found(self, data: TableData, message_id: int | None) -> PublicMessage:
        """Nobody counted while the bot was away, so any message below the table counts as having buried it."""
        public = PublicMessage(data, data.channel_id, message_id)
        place = known_place(self._client, data.guild_id, data.channel_id)
        public.newest_known = newest = getattr(place, "last_message_id", None)
        if message_id is not None and newest is not None and newest > message_id:
            public.messages_below = BURIED_AFTER
        return public

    def _forget(self, table_id: int) -> None:
        public = self._messages.pop(table_id)
        if public is not None:
            self._leave_channel(public)

    def _leave_channel(self, public: PublicMessage) -> None:
        if self._in_channel.get(public.channel_id) is public:
            del self._in_channel[public.channel_id]

    async def _update(self, public: PublicMessage, response: Response | None) -> None:
        public.busy = True
        try:
            while public.outdated and public.table is not None:
                public.outdated, table = False, public.table
                async with self._forgiving(table, response):
                    await self._update_once(public, table, response)
                response = None
        finally:
            public.busy, public.table = False, None

    async def _update_once(self, public: PublicMessage, table: Table, response: Response | None) -> None:
        if public.is_doubtful:
            await self._read_again(public)
        await self._poster.delete_leftover(public)
        shown, data = await self._presented(table, public)
        now = fingerprint(shown)
        if now == public.shown and not self._must_move(public):
            return
        try:
            has_picture = await self._publish(public, data, shown, now, response)
        except discord.Forbidden as error:
            await self._report_permissions(public, data, shown, now, response, error)
        except discord.NotFound as error:
            if await self._poster.is_channel_there(public.channel_id) is False:
                log.info("table %s: its channel is gone: %s", data.id, error)
                self._forget(data.id)
                await self._tables.close_where(data.guild_id, data.channel_id)
            else:
                self._try_again(table, error, pause_after(public.not_found))
                public.not_found += 1
        except REQUEST_ERRORS as error:
            if is_final(error):
                raise
            self._try_again(table, error)
        else:
            public.permissions_reported, public.not_found = False, 0
            self._note_shown(public, data, now, has_picture=has_picture)

    async def _presented(self, table: Table, public: PublicMessage) -> tuple[Presentation, TableData]:
        """And what of it is shown."""
        own = await self._preferences.of_channel(table.data.guild_id, table.data.channel_id)
        kit, summary = self._kit(table.data.game), await self._summary(table)
        data = table.data
        locale, last_look = self._locale(data), self._tables.is_last_look(data)
        shown = present(table, kit, locale, summary, public.selection, own, last_look=last_look)
        if not last_look:
            shown = with_lines(shown, await rating_lines(self._tables.ratings, data, locale))
        return shown, data

    async def _publish(
        self, public: PublicMessage, data: TableData, shown: Presentation, now: Fingerprint, response: Response | None
    ) -> bool:
        """Whether it has a picture now."""
        words = words_for(self._locale(data), data.game)
        if not self._must_move(public):
            before = public.shown
            same_picture = public.has_picture and before is not None and before.picture == now.picture
            message = await self._painter.ready(shown, words, same_picture=same_picture)
            if await self._poster.edit(public, message, response):
                return message.has_picture
        message = await self._painter.ready(shown, words)
        await self._poster.post(public, message)
        return message.has_picture

    def _must_move(self, public: PublicMessage) -> bool:
        if public.message_id is not None and public.leftover is not None:
            return False
        if public.message_id is None or public.move_down or public.messages_below >= BURIED_AFTER:
            return True
        posted_at = discord.utils.snowflake_time(public.message_id).timestamp()
        return self._tables.clock.wall() - posted_at > OLD_AFTER

    def _note_shown(self, public: PublicMessage, data: TableData, now: Fingerprint, *, has_picture: bool) -> None:
        public.shown, public.has_picture, public.deleted = now, has_picture, False
        if self._tables.is_last_look(data):
            return  # until then it is not all that is to be shown
        self._tables.store.note_shown(data.id, data.version)
        if not data.is_open:
            self._forget(data.id)

    def _try_again(self, table: Table, error: Exception, after: float = TRY_AGAIN_AFTER) -> None:
        data = table.data
        log.log(severity(error), "table %s: version %s could not be shown: %s", data.id, data.version, error)
        self._tables.show_later(data.id, data.guild_id, after)

    async def _report_permissions(
        self,
        public: PublicMessage,
        data: TableData,
        shown: Presentation,
        now: Fingerprint,
        response: Response | None,
        error: discord.Forbidden,
    ) -> None:
        """What the bot lacks is said once, to whoever is there. Meanwhile the old message, which may still be edited,
        shows the game in words.
        """
        log.warning("table %s: not allowed to show it: %s", data.id, error)
        public.messages_below, public.move_down = 0, False
        if public.message_id is not None:
            message = without_picture(shown, words_for(self._locale(data), data.game))
            with contextlib.suppress(*REQUEST_ERRORS):
                if await self._poster.edit(public, message, response):
                    self._note_shown(public, data, now, has_picture=False)
        if response is not None and not public.permissions_reported:
            public.permissions_reported = True
            words = response.words
            text = words.say("no-permission", missing=named(response.interaction, words))
            try:
                await response.reply(text)
            except REQUEST_ERRORS as lost:
                log.info("table %s: what is missing is said once more: %s", data.id, lost)
                with contextlib.suppress(*REQUEST_ERRORS):
                    await response.reply(text)

    def _locale(self, data: TableData) -> str:
        return server_locale(self._client, data.guild_id)
