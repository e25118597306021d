"""The requests that post, edit and delete the bot's own messages in channels."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
import msgspec

from bot.ui.discord.response import (
    NO_MENTIONS,
    REQUEST_ERRORS,
    ReadyMessage,
    edited,
    sent,
    with_retry,
    with_timeout,
)

log = logging.getLogger(__name__)

_UNKNOWN_CHANNEL, _UNKNOWN_MESSAGE, _ARCHIVED = 10003, 10008, 50083

T = TypeVar("T")


class ChannelGone(Exception):
    """The channel is gone, as Discord says itself: one odd answer is not enough, as it would end a game."""


class Poster:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(
        self, channel_id: int, message: ReadyMessage, nonce: int, mentions: discord.AllowedMentions = NO_MENTIONS
    ) -> int:
        """Post a message, and return its id. Only one that mentions somebody makes a sound.

        If an earlier attempt has succeeded with the same nonce, that is the message of then.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def send() -> discord.Message:
            arguments = {**sent(message), "allowed_mentions": mentions}
            return await channel.send(silent=mentions is NO_MENTIONS, nonce=nonce, **arguments)

        try:
            return (await self._request(channel_id, send)).id
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
        nonce = secrets.randbits(64)  # the message with the other one has been deleted since
        return (await self._request(channel_id, send)).id

    async def edit(self, channel_id: int, message_id: int, message: ReadyMessage) -> bool:
        """Edit a message. False: there is none any more."""
        posted = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._request(channel_id, lambda: posted.edit(**edited(message)))
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

    async def _request(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
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
    except discord.Forbidden:
        if not message.files:
            raise
        return await request(msgspec.structs.replace(message, files=()))
