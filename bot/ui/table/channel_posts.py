"""What stands in a channel beside its table: each kind of post is one function, which says what should be there. That
is compared with what is stored as posted; then posts are made, edited and deleted.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

import discord

from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.ui.discord.response import NO_MENTIONS, ReadyMessage, Response
from bot.ui.table.audience import Audience
from bot.ui.table.posting import with_files_if_allowed
from bot.ui.table.presentation import Fingerprint
from bot.ui.table.reconciler import Context, TableSlot


class Post(NamedTuple):
    """A message that should stand in a channel."""

    key: str
    """Its name among the messages of its table, under which it is stored."""
    now: Fingerprint
    ready: Callable[[bool], Awaitable[ReadyMessage]]
    """Returns the message; True: without its picture, which is there already."""
    nonce: int
    mentions: discord.AllowedMentions = NO_MENTIONS
    again: bool = False
    """Posted again if somebody has deleted it."""


class Kind(NamedTuple):
    name: str
    prefix: str
    """The beginning of the keys of its posts, and of no others."""
    posts: "Callable[[ChannelPosts, Table, Collection[str]], Awaitable[Sequence[Post] | None]]"
    """Returns what should stand there, in this order, given the keys of what was posted. None: leave it as it is."""
    lasts: bool = False
    """What was posted is not deleted."""
    remembers: Callable[[], Any] = lambda: None

    def __call__(self, context: Context, data: TableData, user_id: int = 0) -> "ChannelPosts":
        return ChannelPosts(context, data, self)


class ChannelPosts(TableSlot):
    """The posts of one kind that belong to a table."""

    def __init__(self, context: Context, data: TableData, kind: Kind) -> None:
        super().__init__(context, data, 0)
        self.kind = kind
        self.name = kind.name
        self.memory = kind.remembers()
        """What the function of its kind must know besides the table, for as long as this process shows it."""
        self.is_rewritten = False
        """What was posted must be made anew: its readers want it otherwise."""
        self.has_posted = False
        """The table is yet to be moved below them."""
        self._sent: dict[str, Fingerprint] = {}
        self._tried: dict[str, Fingerprint] = {}
        """What may have been posted without an answer."""

    def invalidate(self) -> None:
        """Forget what was shown, except what is still to be shown: another process may have shown the table since."""
        if not (self.in_use or self.failures):
            self.context.drop(self)

    async def audience(self, data: TableData) -> Audience:
        """Return everybody in the channel."""
        own = await self.context.channel_preferences.of_channel(self.guild_id, self.channel_id)
        return Audience(data, await self.context.locale_of(data), own)

    async def update(self, response: Response | None) -> None:
        there = await self.context.tables.store.messages.kinds(self.table_id, self.kind.prefix)
        posts = await self.kind.posts(self, self.to_show, there)
        if posts is None:
            return
        if self.is_rewritten:
            self._sent.clear()
        wanted = {post.key for post in posts}
        for key in () if self.kind.lasts else there:
            if key not in wanted:
                await self._delete(key)
        for post in posts:
            if self._sent.get(post.key) != post.now:
                before = self._sent.pop(post.key, None)
                same = before is not None and before.picture == post.now.picture
                if not (post.key in there and (await self._edit(post, same_picture=same) or not post.again)):
                    await self._post(post)
                self._sent[post.key] = post.now
        self.is_rewritten = False

    async def _post(self, post: Post) -> None:
        """Post a message, and note it. Discord may answer with that of an earlier try, of which nobody heard."""
        poster, message, tried = self.context.poster, await post.ready(False), self._tried.get(post.key, post.now)
        self._tried[post.key] = post.now
        posted = await with_files_if_allowed(
            lambda allowed: poster.post(self.channel_id, allowed, post.nonce, post.mentions), message
        )
        await self.context.tables.store.messages.set(self.table_id, post.key, self.channel_id, posted)
        self.has_posted = True
        if tried != post.now:
            await self._edit(post)
        self._tried.pop(post.key)

    async def _edit(self, post: Post, *, same_picture: bool = False) -> bool:
        """Return whether there is such a message."""
        posted = await self.context.tables.store.messages.find(self.table_id, post.key)
        message = await post.ready(same_picture)
        return posted is not None and await with_files_if_allowed(
            lambda allowed: self.context.poster.edit(*posted, allowed), message
        )

    async def _delete(self, key: str) -> None:
        messages = self.context.tables.store.messages
        posted = await messages.find(self.table_id, key)
        if posted is not None:
            await self.context.poster.delete(*posted)
            messages.note_deleted(self.table_id, key, posted[1])  # only now, as the deletion may fail
        self._sent.pop(key, None)
