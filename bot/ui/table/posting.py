"""Posts, edits and deletes the public message of a table, whatever becomes of the requests."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import TableData
from bot.tables.store.store_errors import StoreClosed
from bot.ui.discord.response import (
    REQUEST_ERRORS,
    ReadyMessage,
    Response,
    Upload,
    edited,
    nonce_for,
    sent,
    with_retry,
    with_timeout,
)
from bot.ui.table.presentation import Fingerprint, Selection

log = logging.getLogger(__name__)

TRY_AGAIN_AFTER = 10.0
_MOST_DOUBLED = 6
"""So often at most the pause is doubled, where Discord does not find a place."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, _ARCHIVED = 10003, 10008, 50083
_FINAL = (400, 403, 413)

T = TypeVar("T")


def severity(error: Exception) -> int:
    """Of what could not be shown now. A bot that stops leaves some for its next start, and that is no fault."""
    return logging.INFO if isinstance(error, StoreClosed) else logging.WARNING


def pause_after(not_found: int) -> float:
    """Seconds until the next try, if a place was not found so often in a row."""
    return TRY_AGAIN_AFTER * 2 ** min(not_found, _MOST_DOUBLED)


def is_final(error: Exception) -> bool:
    """Discord has understood the request, and would refuse it again."""
    return isinstance(error, discord.HTTPException) and error.status in _FINAL


class PublicMessage:
    """The public message of a table, and what it shows as far as this process knows."""

    def __init__(self, data: TableData, channel_id: int, message_id: int | None) -> None:
        self.table_id = data.id
        self.ref = data.ref
        self.guild_id = data.guild_id
        self.channel_id = channel_id
        self.message_id = message_id
        self.shown: Fingerprint | None = None
        self.has_picture = False
        """It has the picture of `shown`."""
        self.selection: Selection | None = None
        """What the seat to move has picked so far."""
        self.leftover: int | None = None
        """An older message of the table that could not be deleted yet."""
        self.unsure = False
        """It may have been posted without an answer."""
        self.newest_known: int | None = None
        """The channel's last message when it was first looked at, or a later one of the table."""
        self.newest_heard = 0
        """The last message that Discord told of, other than the table's."""
        self.messages_below = 0
        self.busy = False
        self.outdated = False
        self.is_doubtful = False
        """Another process may have posted another one since."""
        self.table: Table | None = None
        """What is to be shown, while it is not."""
        self.move_down = False
        self.deleted = False
        """Or it may be: it was not heard what happened."""
        self.permissions_reported = False
        self.not_found = 0
        """So often in a row its place was not."""

    @property
    def in_use(self) -> bool:
        return self.busy or self.outdated


class Poster:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def edit(self, public: PublicMessage, message: ReadyMessage, response: Response | None = None) -> bool:
        """In the response to a click on it, if there is one. False: there is no message that could be edited."""
        assert public.message_id is not None
        if response is not None and response.is_click and response.message_id == public.message_id:
            try:
                if await response.update(message):
                    return True
            except REQUEST_ERRORS as error:
                log.info("table %s: a click could not be answered by an edit: %s", public.table_id, error)
        posted = self._channel(public).get_partial_message(public.message_id)
        try:
            await self._awake(public, lambda: posted.edit(**edited(message)))
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE or await self.is_channel_there(public.channel_id):
                return False
            raise
        return True

    async def post(self, public: PublicMessage, message: ReadyMessage) -> None:
        """A new message at the bottom. The old one is deleted, as its picture may show what players should remember.

        If nobody knows whether an earlier attempt succeeded, perhaps of a bot that was killed before it could note it,
        Discord may answer with the message of then, whose content is older.
        """

        async def send() -> discord.Message:
            return await self._channel(public).send(silent=True, nonce=nonce, **sent(message))

        old, nonce = public.message_id, nonce_for(public.channel_id, public.ref, public.message_id)
        unsure_before, public.unsure = public.unsure, True
        try:
            posted = await self._awake(public, send)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            nonce = secrets.randbits(64)  # the message with the other one has been deleted since
            posted = await self._awake(public, send)
        may_be_old = unsure_before or public.newest_known is None or posted.id <= public.newest_known
        public.unsure, public.message_id, public.newest_known = False, posted.id, posted.id
        public.messages_below, public.move_down, public.deleted = 0, False, False
        await self._tables.store.messages.note_moved(public.table_id, public.channel_id, posted.id, old)
        if old is not None:
            public.leftover = old
            await self.delete_leftover(public)
        if may_be_old and not await self.edit(public, message):
            await self.post(public, message)

    async def delete_leftover(self, public: PublicMessage) -> None:
        """Until it is gone the table stays where it is, so there are never more than two messages of it."""
        if public.leftover is None:
            return
        leftover = public.leftover
        try:
            await self._awake(public, self._channel(public).get_partial_message(leftover).delete)
        except discord.NotFound:
            pass
        except REQUEST_ERRORS as error:
            log.warning("table %s: its old message could not be deleted: %s", public.table_id, error)
            if not is_final(error):
                self._tables.show_later(public.table_id, public.guild_id, TRY_AGAIN_AFTER)
            return
        public.leftover = None
        self._tables.store.messages.note_deleted(public.table_id, "leftover", leftover)

    async def is_channel_there(self, channel_id: int) -> bool | None:
        """Asked separately, so that one odd answer does not end a game. None: Discord does not say."""
        try:
            await with_timeout(self._client.fetch_channel(channel_id))
        except REQUEST_ERRORS as error:
            return False if getattr(error, "code", None) == UNKNOWN_CHANNEL else None
        return True

    def _channel(self, public: PublicMessage) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(public.channel_id)

    async def _awake(self, public: PublicMessage, request: Callable[[], Awaitable[T]]) -> T:
        """An archived thread accepts no edit: it is woken, then asked again."""
        try:
            return await with_retry(request)
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
        thread = await with_timeout(self._client.fetch_channel(public.channel_id))
        if isinstance(thread, discord.Thread):
            await with_retry(lambda: thread.edit(archived=False))
        return await with_retry(request)


async def with_files_if_allowed(request: Callable[[Sequence[Upload]], Awaitable[T]], files: Sequence[Upload]) -> T:
    """Where the bot may attach none, the words stand alone."""
    try:
        return await with_retry(lambda: request(files))
    except discord.Forbidden:
        if not files:
            raise
        return await with_retry(lambda: request(()))
