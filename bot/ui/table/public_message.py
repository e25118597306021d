"""Keeps each table's one live message right: edited in place while it is near, posted again when it is buried.

For one table at most one request is on its way; what changes meanwhile is shown by the one after it, so that an older
picture never stands over a newer one. Nothing here can undo a move: it was committed before this was asked.
"""

import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.tables.runtime.priority import give_way
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.store.connection import StoreError
from bot.tables.store.store import Store
from bot.ui.discord.components import build_view
from bot.ui.discord.permissions import named
from bot.ui.discord.response import NOBODY, TROUBLE, Response, in_time, nonce_of, retried
from bot.ui.kit import GameKit
from bot.ui.table.painter import Painter, Picture
from bot.ui.table.presentation import Presentation, Remembered, Selection, present, remembered, told_without_picture

log = logging.getLogger(__name__)

BURIED_AFTER = 5
"""Messages under the table from which on it is posted anew at the bottom."""

OLD_AFTER = 50 * 60.0
"""Edits of messages older than an hour are rationed; before that the table moves to a new one."""

TRY_AGAIN_AFTER = 10.0
_POSTS_KEPT = 4096

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083

T = TypeVar("T")


class Post:
    """Where a table is shown, and what stands there as far as this process knows."""

    def __init__(self, channel_id: int, message_id: int | None) -> None:
        self.channel_id = channel_id
        self.message_id = message_id
        self.shown: Remembered | None = None
        self.selection: Selection | None = None
        """What its mover has picked so far."""
        self.pictured = False
        """The picture of `shown` stands there too."""
        self.leftover: int | None = None
        """An older message of the table that could not be deleted yet."""
        self.unsure = False
        """A new message may stand there though it is not known."""
        self.last_seen: int | None = None
        """The channel's last message when it was first looked at, or a later one of the table."""
        self.messages_since = 0
        self.busy = False
        self.stale = False
        self.move_down = False
        self.refusal_named = False


class PublicMessages:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        kit: Callable[[str], GameKit],
        show_later: Callable[[int, float], None],
        close_where: Callable[[int, int], Awaitable[None]],
        best: Callable[[Table], Awaitable[int | None]],
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._kit = kit
        self._show_later = show_later
        self._close_where = close_where
        self._best = best
        self._posts: OrderedDict[int, Post] = OrderedDict()
        self._in_channel: dict[int, Post] = {}
        self._pictures = Painter()

    def close(self) -> None:
        self._pictures.close()

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
        did something has their response elsewhere, or nobody did.

        Never fails: what could not be shown now is shown later.
        """
        try:
            post = await self._post(table)
            if move_down:
                post.move_down, post.refusal_named = True, False
            post.selection = selection or post.selection
            post.stale = True
            if not waited_for:
                await give_way(aside=response is not None)
            # Meanwhile another may have come first, and shown this too.
            if post.stale and not post.busy:
                await self._bring_up_to_date(post, table, response)
        except StoreError as error:
            self._try_again(table, error)

    async def retire(self, table: Table) -> None:
        """The table goes on privately: its public message says so, and shows it no longer."""
        data = table.data
        standing = await self._store.messages.find(data.id, "table")
        if standing is None:
            return
        await self._store.messages.set(data.id, "table", standing[0], None)
        self._forget(data.id, self._posts.get(data.id) or Post(*standing))
        words = self._kit(data.game).words
        text = words.say("gone-private", game=words.say(f"{data.game}-name"), command=data.game)
        message = self._client.get_partial_messageable(standing[0]).get_partial_message(standing[1])
        try:
            await retried(lambda: message.edit(content=text, view=None, attachments=[], allowed_mentions=NOBODY))
        except TROUBLE as error:
            log.info("table %s: its public message still stands: %s", data.id, error)

    async def _bring_up_to_date(self, post: Post, table: Table, response: Response | None) -> None:
        post.busy = True
        try:
            while post.stale:
                post.stale = False
                await self._bring_up(post, table, response)
                response = None
        finally:
            post.busy = False

    def message_seen(self, channel_id: int, message_id: int) -> None:
        post = self._in_channel.get(channel_id)
        if post is not None and message_id != post.message_id:
            post.messages_since += 1

    async def _post(self, table: Table) -> Post:
        data = table.data
        if data.id not in self._posts:
            stored, left = [await self._store.messages.find(data.id, kind) for kind in ("table", "leftover")]
            found = self._posts.setdefault(data.id, self._found(data.channel_id, stored[1] if stored else None))
            found.leftover = found.leftover or (left[1] if left else None)
            if len(self._posts) > _POSTS_KEPT:
                self._forget(*self._posts.popitem(last=False))
        self._posts.move_to_end(data.id)
        post = self._posts[data.id]
        if data.is_open:
            self._in_channel[data.channel_id] = post
        return post

    def _found(self, channel_id: int, message_id: int | None) -> Post:
        """Nobody counted while the bot was away, so whatever came after the table counts as having buried it."""
        post = Post(channel_id, message_id)
        post.last_seen = last = getattr(self._client.get_channel(channel_id), "last_message_id", None)
        if message_id is not None and last is not None and last > message_id:
            post.messages_since = BURIED_AFTER
        return post

    def _forget(self, table_id: int, post: Post) -> None:
        self._posts.pop(table_id, None)
        if self._in_channel.get(post.channel_id) is post:
            del self._in_channel[post.channel_id]

    async def _bring_up(self, post: Post, table: Table, response: Response | None) -> None:
        data = table.data
        await self._clear_away(post, table)
        shown = present(table, self._kit(data.game), await self._best(table), post.selection)
        now = remembered(shown)
        if now == post.shown and not self._must_move(post):
            return
        try:
            picture = await self._put(post, table, shown, now, response)
        except discord.Forbidden as error:
            await self._without_leave(post, table, data, shown, now, response, error)
        except discord.NotFound as error:
            if await self._channel_is_gone(post):
                log.info("table %s: its channel is gone: %s", data.id, error)
                self._forget(data.id, post)
                await self._close_where(data.guild_id, data.channel_id)
            else:
                self._try_again(table, error)
        except TROUBLE as error:
            self._try_again(table, error)
        else:
            post.refusal_named = False
            self._note_shown(post, data, now, pictured=picture.png is not None or picture.stands)

    def _note_shown(self, post: Post, data: TableData, now: Remembered, *, pictured: bool) -> None:
        post.shown, post.pictured = now, pictured
        self._store.note_shown(data.id, data.version)
        if not data.is_open:
            self._forget(data.id, post)

    def _try_again(self, table: Table, error: Exception) -> None:
        log.warning("table %s: version %s could not be shown: %s", table.data.id, table.data.version, error)
        self._show_later(table.data.id, TRY_AGAIN_AFTER)

    async def _channel_is_gone(self, post: Post) -> bool:
        """Asked by itself: a game is not ended because of one odd response."""
        try:
            await in_time(self._client.fetch_channel(post.channel_id))
        except discord.NotFound as error:
            return error.code == UNKNOWN_CHANNEL
        except TROUBLE:
            return False
        return False

    async def _put(
        self, post: Post, table: Table, shown: Presentation, now: Remembered, response: Response | None
    ) -> Picture:
        if not self._must_move(post):
            picture = await self._picture(post, shown, now)
            if await self._edit(post, table, shown, picture, response):
                return picture
        picture = await self.painted(shown)
        await self._send(post, table, shown, picture)
        return picture

    async def _picture(self, post: Post, shown: Presentation, now: Remembered) -> Picture:
        before = post.shown
        if before is not None and post.pictured and now.picture == before.picture:
            return Picture(None, "", stands=True)
        return await self.painted(shown)

    async def painted(self, shown: Presentation) -> Picture:
        return await self._pictures.painted(shown)

    def _content(self, table: Table, shown: Presentation, picture: Picture) -> str:
        if shown.scene is None or picture.png is not None or picture.stands:
            return shown.content
        return told_without_picture(shown.content, shown.alt, self._kit(table.data.game).words)

    def _must_move(self, post: Post) -> bool:
        if post.message_id is not None and post.leftover is not None:
            return False
        if post.message_id is None or post.move_down or post.messages_since >= BURIED_AFTER:
            return True
        posted = discord.utils.snowflake_time(post.message_id).timestamp()
        return self._now() - posted > OLD_AFTER

    async def _edit(
        self, post: Post, table: Table, shown: Presentation, picture: Picture, response: Response | None
    ) -> bool:
        """False: there is no message any more that could be edited."""
        assert post.message_id is not None
        view, content = build_view(shown.panel), self._content(table, shown, picture)
        if response is not None and response.is_click and response.message_id == post.message_id:
            try:
                if await response.update(content, view, None if picture.stands else picture.files()):
                    return True
            except TROUBLE as error:
                log.info("table %s: a click could not be answered by an edit: %s", table.data.id, error)
        message = self._channel(post).get_partial_message(post.message_id)

        async def edit() -> None:
            changes: dict[str, Any] = {} if picture.stands else {"attachments": picture.files()}
            await message.edit(content=content, view=view, allowed_mentions=NOBODY, **changes)

        try:
            await self._in_waking_thread(post, edit)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _send(self, post: Post, table: Table, shown: Presentation, picture: Picture) -> None:
        """A new message at the bottom. The old one goes: its picture may show what is to be remembered. After a try of
        which nobody knows what came, be it of a bot that was killed before it could note it, Discord may give back what
        it took then, which is of before.
        """
        content = self._content(table, shown, picture)

        async def send() -> discord.Message:
            return await self._channel(post).send(
                content,
                files=picture.files(),
                view=build_view(shown.panel),
                allowed_mentions=NOBODY,
                silent=True,
                nonce=nonce,
            )

        old, nonce = post.message_id, nonce_of(post.channel_id, table.data.id, post.message_id)
        tried_before, post.unsure = post.unsure, True
        try:
            message = await self._in_waking_thread(post, send)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            nonce = secrets.randbits(64)  # what was made with the other has been deleted since
            message = await self._in_waking_thread(post, send)
        may_be_old = tried_before or post.last_seen is None or message.id <= post.last_seen
        post.unsure, post.message_id, post.last_seen = False, message.id, message.id
        post.messages_since, post.move_down = 0, False
        await self._store.messages.note_moved(table.data.id, post.channel_id, message.id, old)
        if old is not None:
            post.leftover = old
            await self._clear_away(post, table)
        if may_be_old and not await self._edit(post, table, shown, picture, None):
            await self._send(post, table, shown, picture)

    async def _clear_away(self, post: Post, table: Table) -> None:
        """What is left of the table further up. Until it is gone the table stays where it is, so it is never more."""
        if post.leftover is None:
            return
        number, left = table.data.id, post.leftover
        try:
            await retried(self._channel(post).get_partial_message(left).delete)
        except discord.NotFound:
            pass
        except TROUBLE as error:
            log.warning("table %s: its old message could not be deleted: %s", number, error)
            if not isinstance(error, discord.Forbidden):
                self._show_later(number, TRY_AGAIN_AFTER)
            return
        post.leftover = None
        self._store.messages.note_deleted(number, "leftover", left)

    def _channel(self, post: Post) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(post.channel_id)

    async def _in_waking_thread(self, post: Post, request: Callable[[], Awaitable[T]]) -> T:
        """A thread that has gone to sleep takes no edit: it is woken, then asked again."""
        try:
            return await retried(request)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await in_time(self._client.fetch_channel(post.channel_id))
        if isinstance(thread, discord.Thread):
            await retried(lambda: thread.edit(archived=False))
        return await retried(request)

    async def _without_leave(
        self,
        post: Post,
        table: Table,
        data: TableData,
        shown: Presentation,
        now: Remembered,
        response: Response | None,
        error: discord.Forbidden,
    ) -> None:
        """What is lacking is said once, to whoever is there to hear it. Meanwhile the old message, which may still be
        edited where it stands, tells the game on in words.
        """
        log.warning("table %s: not allowed to show it: %s", table.data.id, error)
        post.messages_since, post.move_down = 0, False
        if post.message_id is not None:
            with contextlib.suppress(*TROUBLE):
                if await self._edit(post, table, shown, Picture(None, ""), response):
                    self._note_shown(post, data, now, pictured=False)
        if response is not None and not post.refusal_named:
            post.refusal_named = True
            words = self._kit(table.data.game).words
            await response.private(words.say("no-permission", missing=named(response.interaction, words)))
