"""The requests that post, edit and delete the bot's own messages in channels."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar
from weakref import WeakSet

import discord
import msgspec

from bot.core.lru_cache import LruCache
from bot.tables.runtime.alarms import ONE_BY_ONE
from bot.tables.steps.timing import EARLY
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.response import (
    NO_MENTIONS,
    REQUEST_ERRORS,
    ReadyMessage,
    deliver,
    edited,
    sent,
    with_retry,
    with_timeout,
)

log = logging.getLogger(__name__)

ASK_AGAIN_AFTER = 10.0
"""Seconds for which a channel that has refused something is not asked for it again."""

_UNKNOWN_CHANNEL, _UNKNOWN_MESSAGE, _ARCHIVED, _MISSING_ACCESS = 10003, 10008, 50083, 50001
_CHANNELS_KEPT = 4096

T = TypeVar("T")


class ChannelGone(Exception):
    """The channel is gone, as Discord says itself: one odd answer is not enough, as it would end a game."""


class Waiting(Protocol):
    """A message that could not be shown."""

    guild_id: int

    def retry_in(self, seconds: float) -> None: ...


class Refusal:
    """The refusals of a channel: of pictures, messages, or everything. Now and then one request asks it again."""

    def __init__(self) -> None:
        self.files = self.posts = self.all = False
        self.until = 0.0
        self.error: discord.Forbidden | None = None

    def stops(self, now: float, *, posts: bool, files: bool) -> bool:
        """Return whether the channel refuses such a request. Now and then one may ask again."""
        bare = self.all or (posts and self.posts)
        if not (bare or (files and self.files)):
            return False
        if now + EARLY < self.until or (bare and files and self.files):  # without a picture it may be allowed
            return True
        self.until = now + ASK_AGAIN_AFTER
        return False

    def note(self, error: discord.Forbidden, now: float, *, posts: bool, files: bool) -> None:
        self.error, self.until = error, now + ASK_AGAIN_AFTER
        if error.code == _MISSING_ACCESS or not (files or posts):
            self.all = True
        elif files:
            self.files = True  # the same without files shows whether there is more to it
        else:
            self.posts = True

    def lift(self, *, posts: bool, files: bool) -> bool:
        """Note that a request was allowed, and return whether all requests are."""
        self.all, self.posts, self.files = False, self.posts and not posts, self.files and not files
        return not (self.posts or self.files)


class Poster:
    def __init__(self, client: discord.Client, emojis: Emojis, now: Callable[[], float]) -> None:
        """Make requests for `client`. `now`: the count by which alarms ring."""
        self.now = now
        self._emojis = emojis
        self.failed = WeakSet[Waiting]()
        """The messages that are tried again later."""
        self._client = client
        self._refusals: LruCache[int, Refusal] = LruCache(_CHANNELS_KEPT)

    def retry_failed(self, guild: discord.Guild | None = None) -> None:
        """Try again at once what has failed: permissions on this server have changed, or Discord is there again."""
        if guild is not None:
            for channel_id in [number for number, _ in self._refusals.items() if guild.get_channel_or_thread(number)]:
                self._refusals.pop(channel_id)
        failed = [slot for slot in self.failed if guild is None or slot.guild_id == guild.id]
        for number, slot in enumerate(failed):
            slot.retry_in(number * ONE_BY_ONE)

    async def post(
        self, channel_id: int, message: ReadyMessage, nonce: int, mentions: discord.AllowedMentions = NO_MENTIONS
    ) -> int:
        """Post a message, and return its id. Only one that mentions somebody makes a sound.

        If an earlier attempt has succeeded with the same nonce, that is the message of then.
        """
        channel = self._client.get_partial_messageable(channel_id)

        def send(shown: ReadyMessage) -> Awaitable[discord.Message]:
            arguments = {**sent(shown), "silent": mentions is NO_MENTIONS, "allowed_mentions": mentions, "nonce": nonce}
            request = partial(channel.send, **arguments)
            return self._request(channel_id, request, posts=True, files=bool(message.files))

        try:
            return (await deliver(self._emojis, message, send)).id
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
        nonce = secrets.randbits(64)  # the message with the other one has been deleted since
        return (await deliver(self._emojis, message, send)).id

    async def edit(self, channel_id: int, message_id: int, message: ReadyMessage) -> bool:
        """Edit a message. False: there is none any more."""
        posted = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        def edit(shown: ReadyMessage) -> Awaitable[object]:
            return self._request(channel_id, lambda: posted.edit(**edited(shown)), files=bool(message.files))

        try:
            await deliver(self._emojis, message, edit)
        except discord.NotFound:
            return False
        return True

    async def delete(self, channel_id: int, message_id: int) -> None:
        posted = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._request(channel_id, posted.delete)
        except discord.NotFound:
            log.debug("message %s was deleted already", message_id)

    async def is_channel_there(self, channel_id: int) -> bool | None:
        """Return whether it is there; None if Discord does not say."""
        try:
            await with_timeout(self._client.fetch_channel(channel_id))
        except REQUEST_ERRORS as error:
            return False if getattr(error, "code", None) == _UNKNOWN_CHANNEL else None
        return True

    async def _request(
        self, channel_id: int, request: Callable[[], Awaitable[T]], *, posts: bool = False, files: bool = False
    ) -> T:
        """Make a request, unless the channel has just refused such a one: Discord bars an address with too many."""
        kind = {"posts": posts, "files": files}
        refusal = self._refusals.get(channel_id)
        if refusal is not None and refusal.error is not None and refusal.stops(self.now(), **kind):
            raise refusal.error.with_traceback(None)
        try:
            done = await self._make(channel_id, request)
        except discord.Forbidden as error:
            self._refusals.get_or_put(channel_id, Refusal).note(error, self.now(), **kind)
            raise
        except discord.NotFound:
            if refusal is not None:
                refusal.until = 0.0  # nobody has refused it, so what is done instead may ask
            raise
        if refusal is not None and refusal.lift(**kind):
            self._refusals.pop(channel_id)
        return done

    async def _make(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request; once more if the thread was archived, as that accepts no edit."""
        try:
            return await with_retry(request)
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                is_there = await self.is_channel_there(channel_id)
                if is_there is False:
                    raise ChannelGone(str(error)) from error
                if is_there is None:
                    raise ConnectionError(str(error)) from error
            raise
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
        thread = await with_timeout(self._client.fetch_channel(channel_id))
        if isinstance(thread, discord.Thread):
            await with_retry(lambda: thread.edit(archived=False))
        return await with_retry(request)


async def with_files_if_allowed(request: Callable[[ReadyMessage], Awaitable[T]], message: ReadyMessage) -> T:
    """Make a request; without files, where the bot may attach none."""
    try:
        return await request(message)
    except discord.Forbidden as error:
        if not message.files or error.code == _MISSING_ACCESS:
            raise
        return await request(msgspec.structs.replace(message, files=()))
