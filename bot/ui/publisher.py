"""Keeps each table's one live message right: edited in place while it is near, posted again when it is buried.

For one table at most one request is on its way; what changes meanwhile is shown by the one after it, so that an older
picture never stands over a newer one. Nothing here can undo a move: it was committed before this was asked.
"""

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import discord
import msgspec

from bot.tables.store import Store
from bot.tables.table import Table
from bot.ui.answer import NOBODY, Answer
from bot.ui.kit import GameKit
from bot.ui.panel import build_view
from bot.ui.permissions import named
from bot.ui.presentation import ALT_LIMIT, Presentation, present
from render import paint
from render.scene import Scene

log = logging.getLogger(__name__)

BURIED_AFTER = 5
"""Messages under the table from which on it is posted anew at the bottom."""

OLD_AFTER = 50 * 60.0
"""Edits of messages older than an hour are rationed; before that the table moves to a new one."""

TRY_AGAIN_AFTER = 10.0
_POSTS_KEPT = 4096

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083

TROUBLE = (discord.HTTPException, OSError, asyncio.TimeoutError)


class Picture(msgspec.Struct, frozen=True):
    """`png` None: there is nothing to show. A picture that already stands there is not uploaded again."""

    png: bytes | None
    alt: str
    stands: bool = False

    def files(self) -> list[discord.File]:
        """Made for each attempt: a discord.File is good for one request."""
        if self.png is None:
            return []
        return [discord.File(io.BytesIO(self.png), "table.png", description=self.alt[:ALT_LIMIT])]


class Post:
    """Where a table is shown, and what stands there as far as this process knows."""

    def __init__(self, channel_id: int, message_id: int | None) -> None:
        self.channel_id = channel_id
        self.message_id = message_id
        self.scene: Scene | None = None
        self.alt = ""
        self.messages_since = 0
        self.busy = False
        self.stale = False
        self.move_down = False
        self.refusal_named = False


class Publisher:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        kit: Callable[[str], GameKit],
        show_later: Callable[[int, float], None],
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._kit = kit
        self._show_later = show_later
        self._posts: OrderedDict[int, Post] = OrderedDict()
        self._in_channel: dict[int, Post] = {}
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def close(self) -> None:
        self._painter.shutdown(wait=False, cancel_futures=True)

    async def show(self, table: Table, answer: Answer | None = None, *, move_down: bool = False) -> None:
        """Brings the message up to date, in the answer to the click on it where there is one."""
        post = await self._post(table)
        post.move_down |= move_down
        if post.busy:
            post.stale = True
            return
        post.busy = True
        try:
            await self._bring_up(post, table, answer)
            while post.stale:
                post.stale = False
                await self._bring_up(post, table, None)
        finally:
            post.busy = False

    def message_seen(self, channel_id: int, message_id: int) -> None:
        post = self._in_channel.get(channel_id)
        if post is not None and message_id != post.message_id:
            post.messages_since += 1

    async def _post(self, table: Table) -> Post:
        data = table.data
        if data.id not in self._posts:
            stored = await self._store.message(data.id, "table")
            self._posts.setdefault(data.id, Post(data.channel_id, stored[1] if stored else None))
            if len(self._posts) > _POSTS_KEPT:
                _, forgotten = self._posts.popitem(last=False)
                self._in_channel.pop(forgotten.channel_id, None)
        post = self._posts[data.id]
        if data.is_open:
            self._in_channel[data.channel_id] = post
        return post

    async def _bring_up(self, post: Post, table: Table, answer: Answer | None) -> None:
        data = table.data
        kit = self._kit(data.game)
        shown = present(table, kit)
        picture = await self._picture(post, shown)
        if shown.scene is not None and picture.png is None and not picture.stands:
            shown = msgspec.structs.replace(shown, content=f"{shown.content}\n{kit.words.say('picture-failed')}")
        try:
            if not await self._edit(post, shown, picture, answer):
                await self._send(post, table, shown, picture)
        except discord.Forbidden as error:
            await self._name_refusal(post, table, kit, answer, error)
            return
        except TROUBLE as error:
            log.warning("table %s: version %s could not be shown: %s", data.id, data.version, error)
            self._show_later(data.id, TRY_AGAIN_AFTER)
            return
        post.refusal_named = False
        post.scene, post.alt = (shown.scene, shown.alt) if picture.png is not None or picture.stands else (None, "")
        self._store.note_shown(data.id, data.version)
        if not data.is_open and self._in_channel.get(post.channel_id) is post:
            del self._in_channel[post.channel_id]

    async def _picture(self, post: Post, shown: Presentation) -> Picture:
        if shown.scene is None:
            return Picture(None, "")
        if shown.scene == post.scene and shown.alt == post.alt and not self._must_move(post):
            return Picture(None, "", stands=True)
        try:
            png = await asyncio.get_running_loop().run_in_executor(self._painter, paint, shown.scene)
        except Exception:
            log.exception("a picture could not be painted")
            return Picture(None, "")
        return Picture(png, shown.alt)

    def _must_move(self, post: Post) -> bool:
        if post.message_id is None or post.move_down or post.messages_since >= BURIED_AFTER:
            return True
        posted = discord.utils.snowflake_time(post.message_id).timestamp()
        return self._now() - posted > OLD_AFTER

    async def _edit(self, post: Post, shown: Presentation, picture: Picture, answer: Answer | None) -> bool:
        """False: there is no message any more that could be edited, or it is too far up."""
        if self._must_move(post):
            return False
        assert post.message_id is not None
        view = build_view(shown.panel)
        if answer is not None and answer.is_click and answer.message_id == post.message_id:
            try:
                if await answer.update(shown.content, view, None if picture.stands else picture.files()):
                    return True
            except TROUBLE as error:
                log.info("a click could not be answered by an edit: %s", error)
        changes: dict[str, Any] = {"content": shown.content, "view": view, "allowed_mentions": NOBODY}
        message = self._channel(post).get_partial_message(post.message_id)
        for attempt in (1, 2):
            if not picture.stands:
                changes["attachments"] = picture.files()
            try:
                await message.edit(**changes)
            except discord.NotFound as error:
                if error.code == UNKNOWN_MESSAGE:
                    return False
                raise
            except discord.HTTPException as error:
                if error.code != ARCHIVED or attempt == 2:
                    raise
                await self._unarchive(post)
            else:
                return True
        return True

    async def _send(self, post: Post, table: Table, shown: Presentation, picture: Picture) -> None:
        """A new message at the bottom. The old one goes: its picture may show what is to be remembered."""
        if picture.stands:
            picture = await self._repainted(shown)
        for attempt in (1, 2):
            try:
                message = await self._channel(post).send(
                    shown.content,
                    files=picture.files(),
                    view=build_view(shown.panel),
                    allowed_mentions=NOBODY,
                    silent=True,
                )
                break
            except discord.HTTPException as error:
                if error.code != ARCHIVED or attempt == 2:
                    raise
                await self._unarchive(post)
        else:
            return
        old, post.message_id = post.message_id, message.id
        post.messages_since, post.move_down = 0, False
        await self._store.set_message(table.data.id, "table", post.channel_id, message.id)
        if old is not None:
            try:
                await self._channel(post).get_partial_message(old).delete()
            except TROUBLE as error:
                log.info("table %s: its old message could not be deleted: %s", table.data.id, error)

    async def _repainted(self, shown: Presentation) -> Picture:
        return await self._picture(Post(0, None), shown)

    def _channel(self, post: Post) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(post.channel_id)

    async def _unarchive(self, post: Post) -> None:
        thread = await self._client.fetch_channel(post.channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _name_refusal(
        self, post: Post, table: Table, kit: GameKit, answer: Answer | None, error: discord.Forbidden
    ) -> None:
        """Said once, to whoever is there to hear it; it is posted again as soon as it may be."""
        log.warning("table %s: not allowed to show it: %s", table.data.id, error)
        if answer is not None and not post.refusal_named:
            post.refusal_named = True
            await answer.private(kit.words.say("no-permission", missing=named(answer.interaction, kit.words)))
