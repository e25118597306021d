"""Messages that only one person sees. Each can be changed for a quarter of an hour, through what they last pressed."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.core.lru_cache import LruCache
from bot.tables.store.uncancelled import uncancelled
from bot.ui.discord.response import (
    REQUEST_ERRORS,
    ReadyMessage,
    Response,
    deliver,
    edited,
    sent,
    with_retry,
    with_timeout,
)
from bot.ui.discord.whereabouts import server_of

CHANGEABLE_FOR = 14 * 60.0
"""Seconds: a minute less than Discord allows, so that no change is under way when that ends."""

_KEPT = 4096

T = TypeVar("T")

Key = tuple[int, int]
"""Table and reader."""


class EphemeralMessage:
    """A message for one person, and what is needed to change it. It is addressed by its own id: the "original response"
    of a click may be the public message that was clicked.
    """

    def __init__(self, interaction: discord.Interaction[Any], message_id: int, put_at: float) -> None:
        # Not the interaction, which holds the whole message that was pressed: there may be thousands of these.
        self._client = interaction.client
        self._application_id = interaction.application_id
        self._token = interaction.token
        self.reader_id = interaction.user.id
        self.locale = interaction.locale.value
        self.server = server_of(interaction)
        self.changeable_since = interaction.created_at.timestamp()
        self.message_id = message_id
        self.put_at = put_at
        """The time at which its reader last made or changed it."""

    @property
    def webhook(self) -> discord.Webhook:
        """Return a webhook, made whenever it is needed: it takes several times as much memory as all of the above."""
        webhook = discord.Webhook.partial(self._application_id, self._token, client=self._client)
        webhook.type = discord.WebhookType.application  # only such a one may send ephemeral messages
        return webhook

    async def deliver(self, message: ReadyMessage, request: Callable[[ReadyMessage], Awaitable[T]]) -> T:
        return await deliver(self._client.card_emojis, message, request)


class EphemeralMessages:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._messages: LruCache[Key, EphemeralMessage] = LruCache(_KEPT)
        self._unwanted: set[asyncio.Task[None]] = set()
        """The deletions of what was still being posted when nobody wanted it any more."""

    async def put(self, key: Key, response: Response, message: ReadyMessage) -> None:
        """Show a message in place of the private one that was pressed, or in a new one that replaces the last."""
        in_place = response.is_click and response.pressed_private and not response.stays_below
        if in_place and response.message_id is not None:
            with contextlib.suppress(discord.NotFound):  # deleted just before, as it was posted again at the bottom
                await response.replace_with(message)
                await self._note(key, response, response.message_id)
                return
        await self.put_beside(key, response, message)

    async def put_beside(self, key: Key, response: Response, message: ReadyMessage) -> None:
        """Show a message in a new one that replaces the last; what was pressed stays."""
        await self._note(key, response, await response.private(message))

    async def _note(self, key: Key, response: Response, message_id: int) -> None:
        before = self._messages.get(key)
        self._messages.put(key, EphemeralMessage(response.interaction, message_id, self._now()))
        if before is not None and before.message_id != message_id:
            await self._delete(before, before.message_id)

    def speak(self, reader_id: int, locale: str) -> None:
        """Speak another language when messages change from now on."""
        for _, found in self._messages.items():
            if found.reader_id == reader_id:
                found.locale = locale

    def get(self, key: Key) -> EphemeralMessage | None:
        return self._messages.get(key)

    def is_pressed(self, key: Key, response: Response) -> bool:
        found = self._messages.get(key)
        return found is not None and found.message_id == response.message_id

    def changeable(self, key: Key) -> EphemeralMessage | None:
        """Return the message, if Discord still lets it be changed."""
        found = self._messages.get(key)
        return found if found is not None and self._is_changeable(found) else None

    async def change(self, key: Key, message: ReadyMessage) -> None:
        """Edit the message although its reader has done nothing."""
        found = self._messages.get(key)
        if found is not None:
            await found.deliver(
                message,
                lambda shown: with_retry(lambda: found.webhook.edit_message(found.message_id, **edited(shown))),
            )

    async def move_down(self, key: Key, message: ReadyMessage) -> None:
        """Post the message again at the bottom, although its reader has done nothing; or change it where it is, if
        Discord takes no new one.
        """
        found = self._messages.get(key)
        if found is not None:
            posting = asyncio.ensure_future(
                found.deliver(
                    message, lambda shown: with_timeout(found.webhook.send(ephemeral=True, wait=True, **sent(shown)))
                )
            )
            try:
                posted = await asyncio.shield(posting)
            except asyncio.CancelledError:  # its reader has just pressed it where it was, and it stays there
                self._unwanted.add(deletion := asyncio.ensure_future(self._delete_unwanted(found, posting)))
                deletion.add_done_callback(self._unwanted.discard)
                raise
            except (discord.Forbidden, discord.NotFound):
                await self.change(key, message)
                return
            before, found.message_id = found.message_id, posted.id
            await uncancelled(self._delete(found, before))  # also if its reader presses the new one now

    async def _delete_unwanted(self, found: EphemeralMessage, posting: Awaitable[discord.WebhookMessage]) -> None:
        with contextlib.suppress(*REQUEST_ERRORS):
            await self._delete(found, (await posting).id)

    def tables_before(self, user_id: int) -> list[int]:
        """Return the tables that this person sees in a message that can still be changed."""
        return [
            table_id
            for (table_id, _), found in self._messages.items()
            if found.reader_id == user_id and self._is_changeable(found)
        ]

    def forget(self, key: Key) -> None:
        self._messages.pop(key)

    async def delete(self, key: Key) -> None:
        found = self._messages.pop(key)
        if found is not None:
            await self._delete(found, found.message_id)

    async def _delete(self, found: EphemeralMessage, message_id: int) -> None:
        if self._is_changeable(found):
            with contextlib.suppress(*REQUEST_ERRORS):
                await with_retry(lambda: found.webhook.delete_message(message_id))

    def _is_changeable(self, found: EphemeralMessage) -> bool:
        return self._now() - found.changeable_since < CHANGEABLE_FOR
