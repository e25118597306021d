"""A table's one public message: edited where it is, or posted again when it is buried, old or deleted.

Nothing here can undo a move: it was committed before.
"""

import contextlib
import logging
from collections import defaultdict
from itertools import chain

import discord

from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase, TableData
from bot.text import Words, words_for
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import known_place, missing_permissions_named
from bot.ui.table.additions import ask_each
from bot.ui.table.painter import without_picture
from bot.ui.table.presentation import (
    Presentation,
    Selection,
    fingerprint,
)
from bot.ui.table.reconciler import Context, TableSlot, pause_after
from bot.ui.table.strip import with_below
from bot.ui.verbs import NO_OTHERS

log = logging.getLogger(__name__)

BURIED_AFTER = 5
"""Messages below the table after which it is posted again at the bottom."""

OLD_AFTER = 50 * 60.0
"""Discord rations edits of messages older than an hour; before that the table moves to a new one."""

_SURELY_SHOWN = 5.0
"""Seconds after which a press still sees what was replaced only if Discord has lost the edit."""


class PublicMessage(TableSlot):
    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self.ref = data.ref
        self.is_read = False
        """False: what is stored of it is yet to be read, perhaps again, as another process may have posted another one.
        """
        self.message_id: int | None = None
        self.leftover: int | None = None
        """An older message of the table that could not be deleted yet."""
        self.failed_deletions = 0
        self.shown_at = 0.0
        self.pressed_at = 0.0
        """The time at which somebody pressed what it should not show any more."""
        self.selection: Selection | None = None
        """The selection of the seat to move."""
        self.unsure = False
        """True if it may have been posted without an answer."""
        self.unnoted: int | None = None
        """A newer message of the table, of which the database does not know yet."""
        self.newest_known: int | None = None
        """The channel's last message when it was first looked at, or a later one of the table."""
        self.newest_heard = 0
        """The last message that Discord told of, other than the table's."""
        self.messages_below = 0
        self.stays = False
        """However old it is: the game is over, and nobody plays on below it."""
        self.deleted = False
        """Deleted, or possibly deleted while the shard was offline."""
        self.permissions_reported = False

    async def read(self) -> None:
        """Read what is kept of it. Nobody counted while the bot was away, so any message below the table counts as
        having buried it.
        """
        if self.is_read:
            return
        messages, is_first = self.context.tables.store.messages, self.message_id is None
        posted, leftover = [await messages.find(self.table_id, kind) for kind in ("table", "leftover")]
        if self.is_read:
            return
        self.is_read, self.shown, self.newest_known = True, None, None
        self.message_id = posted[1] if posted else None
        self.leftover = leftover[1] if leftover else None
        if is_first:
            place = known_place(self.context.client, self.guild_id, self.channel_id)
            self.newest_known = newest = getattr(place, "last_message_id", None)
            is_above = self.message_id is not None and newest is not None and newest > self.message_id
            # A game that is over stays above the one that came after it.
            if is_above and await self.context.tables.store.open_table_in(self.channel_id) in (None, self.table_id):
                self.count_as_buried()

    def count_as_buried(self) -> None:
        """Have it posted again at the bottom."""
        self.messages_below = BURIED_AFTER

    def invalidate(self) -> None:
        self.is_read = False

    async def update(self, response: Response | None) -> None:
        if not self.is_read:
            await self.read()
        if self.leftover is not None:
            await self._delete_leftover(self.leftover)
        if self.pressed_at > self.shown_at + _SURELY_SHOWN:
            self.shown = None
        self.replace_animation()
        paint = self.context.painter.ready
        shown, data, words, is_last_look = await self._render(self.to_show)
        now, moves = fingerprint(shown), self._must_move()
        if now != self.shown or moves:
            try:
                message = await paint(shown, words, same_picture=not moves and self.has_picture_of(now))
                if moves:
                    await self._post(message)
                elif not await self._edit(message, response):
                    message = await paint(shown, words)
                    await self._post(message)
            except discord.Forbidden:
                await self._show_without_permission(shown, words, response)
                raise
            self.note_picture(message)
            self.shown_at, self.permissions_reported = self.context.tables.clock.discord(), False
            self.deleted = False
        self.shown = now
        if not is_last_look:  # until then it is not all that is to be shown
            self.context.tables.store.note_shown(data.id, data.version)

    async def _render(self, table: Table) -> tuple[Presentation, TableData, Words, bool]:
        """Return how it is shown, what of the table, in whose words, and whether that is a last look."""
        context = self.context
        own = await context.channel_preferences.of_channel(self.guild_id, self.channel_id)
        summary = await context.summaries.of(table) if table.data.phase is Phase.OVER else None
        locale = await context.locale_of(table.data)
        data, words = table.data, words_for(locale, table.data.game)
        is_last_look = context.tables.alarms.is_last_look(data)
        replaced = NO_OTHERS if data.is_open or is_last_look else await context.replaced_verbs(data)
        is_lobby = data.phase is Phase.LOBBY
        beside_title = [] if is_lobby else await context.lines("title", data, locale, self.guild_id)
        shown = context.present(
            *(table, locale, summary, self.selection, own),
            last_look=is_last_look,
            replaced=replaced,
            beside_title=beside_title,
        )
        if data.phase is not Phase.PLAYING and not is_last_look:
            closing = await ask_each(context.additions, lambda each: each.closing_lines, context, data, locale)
            below = chain.from_iterable(closing)
            news = await news_lines(context, data, locale)
            shown = with_below(shown, [*news, *below])
        return self.with_motion(shown, context.kits[data.game], data, locale, own), data, words, is_last_look

    def _must_move(self) -> bool:
        if self.message_id is not None and (self.stays or self.leftover is not None):
            return False
        if self.message_id is None or self.messages_below >= BURIED_AFTER:
            return True
        posted_at = discord.utils.snowflake_time(self.message_id).timestamp()
        return self.context.tables.clock.discord() - posted_at > OLD_AFTER

    async def _edit(self, message: ReadyMessage, response: Response | None) -> bool:
        """Edit it, in the response to a click on it if there is one. False: there is no message to edit."""
        assert self.message_id is not None
        if response is not None and response.is_click and response.message_id == self.message_id:
            try:
                if await response.update(message):
                    return True
            except REQUEST_ERRORS as error:
                log.info("table %s: a click could not be answered by an edit: %s", self.table_id, error)
        return await self.context.poster.edit(self.channel_id, self.message_id, message)

    async def _post(self, message: ReadyMessage) -> None:
        """Post it at the bottom, and delete the old message, as its picture may show what players should remember.

        If nobody knows whether an earlier attempt succeeded, perhaps of a bot that was killed before it could note it,
        Discord may answer with the message of then, whose content is older.
        """
        old, poster, posted, may_be_old = self.message_id, self.context.poster, self.unnoted, True
        if posted is None:
            unsure_before, self.unsure = self.unsure, True
            posted = await poster.post(self.channel_id, message, nonce_for(self.channel_id, self.ref, old))
            may_be_old = unsure_before or self.newest_known is None or posted <= self.newest_known
            self.unsure, self.unnoted = False, posted
        await self.context.tables.store.messages.note_moved(self.table_id, self.channel_id, posted, old)
        self.unnoted, self.message_id, self.newest_known = None, posted, posted
        self.messages_below = 0
        if old is not None:
            self.leftover = old
            await self._delete_leftover(old)
        if may_be_old and not await poster.edit(self.channel_id, posted, message):
            await self._post(message)

    async def _delete_leftover(self, leftover: int) -> None:
        """Delete the old message. Until it is gone the table stays where it is: there are never more than two of it."""
        try:
            await self.context.poster.delete(self.channel_id, leftover)
        except REQUEST_ERRORS as error:
            log.warning("table %s: its old message could not be deleted: %s", self.table_id, error)
            self.retry_in(pause_after(self.failed_deletions))
            self.failed_deletions += 1
            return
        self.context.tables.store.messages.note_deleted(self.table_id, "leftover", leftover)
        self.leftover, self.failed_deletions = None, 0

    async def _show_without_permission(self, shown: Presentation, words: Words, response: Response | None) -> None:
        """Say once what the bot lacks, to whoever is there. Meanwhile the old message, which may still be edited, shows
        the game in words.
        """
        self.messages_below = 0
        if self.message_id is not None:
            message = without_picture(shown, words)
            with contextlib.suppress(*REQUEST_ERRORS):
                if await self._edit(message, response):
                    self.has_picture = False
        if response is None or self.permissions_reported:
            return
        self.permissions_reported = True
        text = response.words.say(
            "no-permission", missing=missing_permissions_named(response.interaction, response.words)
        )
        try:
            await response.reply(text)
        except REQUEST_ERRORS as lost:
            log.info("table %s: what is missing is said once more: %s", self.table_id, lost)
            with contextlib.suppress(*REQUEST_ERRORS):
                await response.reply(text)

    async def rewrite(self, table: Table) -> None:
        """Edit the message of a table that is over where it stands, because its readers want it otherwise."""
        posted = await self.context.tables.store.messages.find(self.table_id, "table")
        if posted is not None:
            shown, _, words, _ = await self._render(table)
            await self.context.poster.edit(*posted, await self.context.painter.ready(shown, words))

    async def retire(self, data: TableData) -> None:
        """Say that the table goes on privately, and show it no longer."""
        messages = self.context.tables.store.messages
        posted = await messages.find(self.table_id, "table")
        if posted is None:
            return
        await messages.set(self.table_id, "table", posted[0], None)
        words = words_for(await self.context.locale_of(data), data.game)
        text = words.say("gone-private", game=words.say(f"{data.game}-name"), command=data.game)
        try:
            await self.context.poster.edit(*posted, ReadyMessage(text))
        except REQUEST_ERRORS as error:
            log.info("table %s: its public message still stands: %s", self.table_id, error)

    # ------------------------------------------------------------ what happens in its channel

    def note_missed(self, newest: int | None) -> None:
        """Note after a new session that nobody told what was posted and deleted before it."""
        self.deleted = True
        if newest is not None and newest > max(self.newest_heard, self.newest_known or 0, self.message_id or 0):
            self.count_as_buried()


async def news_lines(context: Context, data: TableData, locale: str) -> list[str]:
    """Return what is new about people since a game that was played to its end, for its closing message; nothing about
    those who have switched that off.
    """
    if data.phase is not Phase.OVER:
        return []
    lines, words = list[str](), words_for(locale, data.game)
    below = defaultdict[str, list[str]](list)
    for piece in chain.from_iterable(await ask_each(context.additions, lambda each: each.news, context, data, locale)):
        if (await context.tables.settings.of_player(piece.user_id)).news:
            (below[piece.head] if piece.head else lines).append(piece.text)
    return [*lines, *(words.say("count-separator").join([head, *texts]) for head, texts in below.items())]
