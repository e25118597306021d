"""What stands in the channel of a table: each kind of post is one function, which says what should be there. That is
compared with what is stored as posted; then posts are made, edited, moved and deleted.

Nothing here can undo a move: it was committed before.
"""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeVar

import discord

from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.steps.timing import EARLY
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.posting import with_files_if_allowed
from bot.ui.discord.response import NO_MENTIONS, REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import known_place, missing_permissions_named
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Fingerprint
from bot.ui.table.reconciler import Context, TableSlot

log = logging.getLogger(__name__)

BURIED_AFTER = 5
"""Messages below what follows its channel after which it is posted again at the bottom."""

OLD_AFTER = 50 * 60.0
"""Discord rations edits of messages older than an hour; before that the table moves to a new one."""

LEFTOVER = "leftover"
"""The kind of an older message of what has moved, which is yet to be deleted."""

T = TypeVar("T")


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
    follows: Callable[[], ReadyMessage] | None = None
    """It moves to the bottom of its channel, below all posts of its table. Returns what its old message says where the
    bot may not post.
    """
    not_before: float = 0.0
    """The table time until which it stays above them."""
    done: Callable[[], None] = lambda: None
    """Called when it stands there like this."""


class Kind(NamedTuple):
    name: str
    prefix: str
    """The beginning of the keys of its posts, and of no others."""
    posts: "Callable[[ChannelPosts, Table, Collection[str]], Awaitable[Sequence[Post] | None]]"
    """Returns what should stand there, in this order, given the keys of what was posted. None: leave it as it is."""
    lasts: bool = False
    """What was posted is not deleted."""
    remembers: Callable[[], Any] = lambda: None
    due: "Callable[[ChannelPosts, Table], float]" = lambda posts, table: 0.0
    """Returns when it may be edited though nobody has pressed it, by the count of alarms."""

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
        self.in_place = False
        """What was posted, and nothing else, is edited once: its readers want it otherwise."""
        self.watched = False
        """Somebody without a seat follows it."""
        self.pressed: dict[int, float] = {}
        """The table time at which each of its people pressed something last."""
        self.has_posted = False
        """The table is yet to be moved below them, or its old message to be deleted."""
        self._tried: dict[str, int | None] = {}
        """What may have been posted without an answer, or was posted, and the database does not know of it yet."""
        self.message_id: int | None = None
        """The message of what follows, as far as it is known; so is all below."""
        self.shown_at = 0.0
        self.messages_below = 0
        self.newest_heard = 0
        """The last message that Discord told of, other than that one."""
        self._is_looked_at = False
        self._newest_known: int | None = None
        """The channel's last message when it was first looked at, or a later one of what follows."""
        self.deleted = False
        """Deleted, or possibly deleted while the shard was offline."""
        self.permissions_reported = False
        self._in_words: Fingerprint | None = None
        """What stands there in words, as the bot may not show more."""

    @property
    def knows_nothing(self) -> bool:
        """Return whether another one in its place would know as much, and there is nothing left to do."""
        due = self.in_use, self.failures, self.has_posted
        known = self.sent, self._tried, self.pressed, self.watched, self.deleted
        return self.memory == self.kind.remembers() and not any((*due, *known))

    def invalidate(self) -> None:
        self.sent.clear()
        self._newest_known = None
        if not (self.in_use or self.failures):
            self.memory = self.kind.remembers()

    async def audience(self, data: TableData) -> Audience:
        """Return everybody in the channel."""
        own = await self.context.channel_preferences.of_channel(self.guild_id, self.channel_id)
        return Audience(data, await self.context.locale_of(data), own)

    async def posted(self, key: str) -> tuple[int, int] | None:
        """Return the channel and the id of a message."""
        return await self.context.tables.store.messages.find(self.table_id, key)

    async def update(self, response: Response | None) -> None:
        self.replace_animation()
        is_pressed = response is not None and response.is_click and response.message_id == self.message_id
        is_free = is_pressed or self.in_place or not self.sent or self.messages_below >= BURIED_AFTER
        if not is_free and self.waits_until(self.kind.due(self, self.to_show)):
            return
        there = await self.context.tables.store.messages.kinds(self.table_id, self.kind.prefix)
        posts = await self.kind.posts(self, self.to_show, there)
        if posts is None:
            return
        if self.in_place:
            self.sent.clear()
        wanted = {post.key for post in posts}
        for key in () if self.kind.lasts else (*there, *self._tried):
            if key not in wanted:
                await self._delete(key)
        for post in posts:
            await self._bring(post, response)
            if not self.in_place:
                post.done()
        self.in_place = False

    async def _bring(self, post: Post, response: Response | None) -> None:
        posted = await self.posted(post.key)
        if post.follows is not None:
            self.message_id = None if posted is None else posted[1]
            if not self._is_looked_at:
                await self._look_first(posted)
        is_new = posted is None or (post.follows is not None and await self._must_move(post, posted[1]))
        if self.in_place and posted is None:
            return
        if self.is_sent(post.key, post.now) and not is_new:
            return
        same_picture = not is_new and self.has_picture_of(post.key, post.now)
        self.changed_at = self.context.pace.now()
        self.sent.pop(post.key, None)
        try:
            ready = post.ready(same_picture)
            message = await (ready if response is not None else self.painted(ready))
            if is_new or (not await self._edit(post, message, response) and post.again and not self.in_place):
                message = await post.ready(False) if same_picture else message
                await self._post(post, message, None if posted is None else posted[1])
        except discord.Forbidden:
            if post.follows is not None:
                await self._show_without_permission(post, post.follows(), response)
            raise
        self.note_sent(post.key, post.now, message)
        self.shown_at, self.permissions_reported, self.deleted = self.context.tables.clock.discord(), False, False
        self._in_words = None

    async def _post(self, post: Post, message: ReadyMessage, old: int | None) -> None:
        """Post a message, and note it. The old one goes, as its picture may show what players should remember.

        If nobody knows whether an earlier attempt succeeded, perhaps of a bot that was killed before it could note it,
        Discord may answer with the message of then, whose content is older.
        """
        messages, poster = self.context.tables.store.messages, self.context.poster
        if post.follows is not None and await self.posted(LEFTOVER) is not None:
            await self._delete(LEFTOVER)  # one more is left over now: Discord says that the last one is gone
        may_be_old, posted = post.key in self._tried, self._tried.get(post.key)
        if post.follows is not None and old is not None:
            # If the bot is killed now, the next one must look after both messages.
            await self.context.tables.store.note_outdated([self.table_id])
        if posted is None:
            self._tried[post.key] = None
            posted = await self._allowed(
                post, message, lambda allowed: poster.post(self.channel_id, allowed, post.nonce, post.mentions)
            )
            self._tried[post.key] = posted
        if post.follows is None:
            await messages.set(self.table_id, post.key, self.channel_id, posted)
        else:
            await messages.note_moved(self.table_id, self.channel_id, posted, old)
            may_be_old |= self._newest_known is None or posted <= self._newest_known
            self.message_id, self._newest_known, self.messages_below = posted, posted, 0
        del self._tried[post.key]
        self.has_posted = True
        if may_be_old and not await self._edit(post, message) and post.again:
            await self._post(post._replace(nonce=nonce_for(post.nonce, posted)), message, posted)

    async def _edit(self, post: Post, message: ReadyMessage, response: Response | None = None) -> bool:
        """Edit it, in the response to a click on it if there is one. Return whether there is such a message."""
        posted = await self.posted(post.key)
        if posted is None:
            return False
        if response is not None and response.is_click and response.message_id == posted[1]:
            try:
                if await response.update(message):
                    return True
            except REQUEST_ERRORS as error:
                log.info("table %s: a click could not be answered by an edit: %s", self.table_id, error)
        return await self._allowed(post, message, lambda allowed: self.context.poster.edit(*posted, allowed))

    async def _allowed(self, post: Post, message: ReadyMessage, request: Callable[[ReadyMessage], Awaitable[T]]) -> T:
        return await (with_files_if_allowed(request, message) if post.follows is None else request(message))

    async def _delete(self, key: str) -> None:
        posted, tried = await self.posted(key), self._tried.pop(key, None)
        if posted is None and tried is not None:
            posted = self.channel_id, tried
        if posted is not None:
            await self.context.poster.delete(*posted)
            # Only now, as the deletion may fail.
            self.context.tables.store.messages.note_deleted(self.table_id, key, posted[1])
        self.sent.pop(key, None)

    # ------------------------------------------------------------ what follows its channel down

    async def _look_first(self, posted: tuple[int, int] | None) -> None:
        """Nobody counted while the bot was away, so any message below it counts as having buried it."""
        self._is_looked_at = True
        place = known_place(self.context.client, self.guild_id, self.channel_id)
        self._newest_known = newest = getattr(place, "last_message_id", None)
        if posted is not None and newest is not None and newest > posted[1]:
            self.count_as_buried()

    async def _must_move(self, post: Post, message_id: int) -> bool:
        """Return whether it is buried, or old; not while an older one is there: there are never more than two. What is
        over stays where it is once it is shown so, and above a table that was opened after it.
        """
        tables = self.context.tables
        if self.in_place or await self.posted(LEFTOVER) is not None:
            return False
        if not self.to_show.data.is_open and (
            self.is_sent(post.key, post.now) or not await tables.store.is_newest_in(self.channel_id, self.table_id)
        ):
            return False
        posted_at = discord.utils.snowflake_time(message_id).timestamp()
        if self.messages_below >= BURIED_AFTER or tables.clock.discord() - posted_at > OLD_AFTER:
            return True
        wait = post.not_before - tables.clock.table_time(self.guild_id)
        is_above = await tables.store.messages.newest(self.table_id) > message_id
        if is_above and wait > EARLY:
            self.retry_in(wait)
        return is_above and wait <= EARLY

    async def _show_without_permission(self, post: Post, bare: ReadyMessage, response: Response | None) -> None:
        """Say once what the bot lacks, to whoever is there. Meanwhile the old message, which may still be edited, shows
        the game in words.
        """
        self.messages_below = 0
        with contextlib.suppress(*REQUEST_ERRORS, StoreError):
            if response is not None or self._in_words != post.now:
                await self._edit(post, bare, response)
                await self.context.tables.store.note_outdated([self.table_id])  # for a bot that is started anew
                self._in_words = post.now
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

    def count_as_buried(self) -> None:
        """Have it posted again at the bottom."""
        self.messages_below = BURIED_AFTER

    def note_missed(self, newest: int | None) -> None:
        """Note after a new session that nobody told what was posted and deleted before it."""
        self.deleted = True
        if newest is not None and newest > max(self.newest_heard, self._newest_known or 0, self.message_id or 0):
            self.count_as_buried()
