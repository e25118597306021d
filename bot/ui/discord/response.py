"""The response to one interaction: exactly one first response, within Discord's three seconds, whatever happens."""

import asyncio
import contextlib
import hashlib
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import discord

from bot.core.errors import Malformed, Refused, shown
from bot.tables.runtime.priority import Urgent
from bot.tables.store.connection import StoreError
from bot.text import Words
from bot.ui.discord.components import Panel, build_view
from bot.ui.discord.names import literal

log = logging.getLogger(__name__)

PATIENCE = 1.8
"""Seconds until an answer still on its way is announced to Discord as one that will come."""

FIRST_WITHIN = 2.0
"""Seconds for a try to answer first. Discord takes one for three, so there is time for another."""

LONGEST = 15.0
"""Seconds that Discord may leave any other request without an answer."""

NOBODY = discord.AllowedMentions.none()

NOT_REACHED = (aiohttp.ClientError, OSError)
"""Nobody knows what came of the request: Discord may have heard it all the same."""

TROUBLE = (discord.DiscordException, *NOT_REACHED)
"""What a request to Discord can end in: it said no, or was not to be reached."""

_ACKNOWLEDGED_BEFORE = 40060

T = TypeVar("T")


async def in_time(request: Awaitable[T], seconds: float | None = None) -> T:
    """Ends in one of `TROUBLE` where Discord says nothing, and where the bot is being closed."""
    try:
        async with asyncio.timeout(seconds or LONGEST):
            return await request
    except RuntimeError as error:
        if "closed" not in str(error):
            raise
        raise ConnectionAbortedError(str(error)) from error


async def retried(request: Callable[[], Awaitable[T]]) -> T:
    """Made anew at once where the line was cut. Only for what may be done twice: an edit, a deletion, or a message with
    a nonce.
    """
    try:
        return await in_time(request())
    except (discord.HTTPException, TimeoutError):
        raise
    except NOT_REACHED:
        return await in_time(request())


def nonce_of(*replaced: object) -> int:
    """Told by what a message is to replace: Discord makes no second one with the same, and a bot that comes after one
    that was killed asks with the same again.
    """
    return int.from_bytes(hashlib.blake2b(str(replaced).encode(), digest_size=8).digest(), "big")


class _Content(io.BytesIO):
    """A discord.File puts a `close` of its own in place of a file's, and afterwards the old one back, by which the file
    would hold itself, with all its bytes, until garbage is looked for. What is in memory need not be closed.
    """

    close = property(lambda self: self._stay_open, lambda self, value: None)  # pyright: ignore[reportAssignmentType]

    def _stay_open(self) -> None:
        pass


def file_of(content: bytes, name: str, description: str | None = None) -> discord.File:
    return discord.File(_Content(content), name, description=description)


def anew(files: Sequence[discord.File]) -> list[discord.File]:
    """For one more attempt: a discord.File is good for one request."""
    for file in files:
        file.reset()
    return [discord.File(file.fp, file.filename, description=file.description) for file in files]


def attached(files: Sequence[discord.File] | None) -> dict[str, Any]:
    """What an edit says of attachments; None leaves them as they are."""
    return {} if files is None else {"attachments": anew(files)}


class Response:
    """Private sentences, or the live message edited in the response. Safe against its own deadline."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words) -> None:
        self.interaction = interaction
        self._response = discord.InteractionResponse(interaction)
        """Not `interaction.response`: with that the interaction, and its message, would hold itself until garbage is
        looked for.
        """
        self.words = words
        """Of the game it is about, as soon as that is known: each game words its own refusals."""
        self.said = False
        self.waiting = Urgent()
        self._lock = asyncio.Lock()
        self._acknowledged = False
        """Discord has a first response, though what it said to that was lost."""
        self._unsure = False
        """It may have one, for the same reason."""
        self._deferred_as_message = False
        """Discord says in a message that an answer will come, or may do so."""
        self._said_in: int | None = None
        self._announcing: asyncio.Task[None] | None = None

    @property
    def is_click(self) -> bool:
        return self.interaction.type is discord.InteractionType.component

    @property
    def message_id(self) -> int | None:
        """Of the message whose component was pressed."""
        return self.interaction.message.id if self.interaction.message is not None else None

    async def later(self) -> None:
        """Tells Discord that an answer will come; on a click nothing is seen of it."""
        async with self._lock:
            if self._is_acknowledged:
                return
            if self.is_click:
                await self._first(self._response.defer)
            else:
                self._deferred_as_message = True
                await self._first(lambda: self._response.defer(ephemeral=True, thinking=True))

    @property
    def _is_acknowledged(self) -> bool:
        return self._acknowledged or self._response.is_done()

    async def _first(self, respond: Callable[[], Awaitable[object]]) -> bool:
        """Makes the first response; once more where nothing came back, as Discord then says whether it had heard it.
        False: it has an earlier one instead.
        """
        if self._is_acknowledged:
            return False
        again = False
        self.waiting.over()
        while True:
            try:
                await in_time(respond(), FIRST_WITHIN)
            except discord.HTTPException as error:
                if error.code != _ACKNOWLEDGED_BEFORE:
                    raise
                self._acknowledged = True
                return again and not self._unsure
            except NOT_REACHED:
                if again:
                    self._unsure = True
                    raise
                again = True
            else:
                return True

    def announce(self) -> None:
        """`later`, without anybody waiting for it. Most answers are there before it is time for that."""

        async def announced() -> None:
            with contextlib.suppress(*TROUBLE):
                await self.later()

        self._announcing = asyncio.get_running_loop().create_task(announced())

    async def private(self, text: str, *, panel: Panel = (), files: Sequence[discord.File] = ()) -> int:
        """The id of the message that now says it."""
        async with self._lock:
            self.said = True
            view = build_view(panel) if panel else None
            options: dict[str, Any] = {"allowed_mentions": NOBODY}
            if view is not None:
                options["view"] = view

            async def respond() -> None:
                sent = await self._response.send_message(text, ephemeral=True, files=anew(files), **options)
                self._said_in = sent.message_id

            if await self._first(respond):
                self._deferred_as_message = False
                return self._said_in or (await in_time(self.interaction.original_response())).id
            if self._deferred_as_message:
                edited = await retried(
                    lambda: self.interaction.edit_original_response(content=text, attachments=anew(files), **options)
                )
                self._deferred_as_message = False
                return edited.id
            followed = await in_time(
                self.interaction.followup.send(text, ephemeral=True, files=anew(files), wait=True, **options)
            )
            return followed.id

    @property
    def pressed_private(self) -> bool:
        """Whether what was pressed stands in a message that only the presser sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def pressed_kinds(self) -> frozenset[str]:
        """The prefixes of all that can be pressed in that message."""
        message = self.interaction.message
        found = (
            [] if message is None else [child for row in message.components for child in getattr(row, "children", ())]
        )
        return frozenset(str(child.custom_id).partition(":")[0] for child in found)

    async def replace(self, text: str, panel: Panel, files: Sequence[discord.File] | None = None) -> None:
        """Replaces the private message whose button was pressed; files None leaves its attachments as they are."""
        async with self._lock:
            self.said = True
            changes: dict[str, Any] = {"content": text, "view": build_view(panel), "allowed_mentions": NOBODY}
            if not await self._first(lambda: self._response.edit_message(**changes, **attached(files))):
                await retried(lambda: self.interaction.edit_original_response(**changes, **attached(files)))

    async def public(self, text: str) -> None:
        """For all in the channel to read, at the presser's wish."""
        async with self._lock:
            self.said = True
            if not await self._first(lambda: self._response.send_message(text, allowed_mentions=NOBODY)):
                await in_time(self.interaction.followup.send(text, allowed_mentions=NOBODY))

    async def update(self, content: str, view: discord.ui.View, files: list[discord.File] | None) -> bool:
        """Edits the pressed message as the first response. False: too late for that, edit it the other way."""
        async with self._lock:
            changes: dict[str, Any] = {"content": content, "view": view, "allowed_mentions": NOBODY}
            return await self._first(lambda: self._response.edit_message(**changes, **attached(files)))

    async def finish(self) -> None:
        """Nothing more to say: the table in the channel is the response."""
        await self.later()
        async with self._lock:
            if self._deferred_as_message:
                with contextlib.suppress(discord.NotFound):
                    await retried(self.interaction.delete_original_response)
                self._deferred_as_message = False


async def respond(
    interaction: discord.Interaction[Any], words: Words, work: Callable[[Response], Awaitable[None]], about: str
) -> None:
    """The one boundary: runs `work`, and turns whatever goes wrong into a plain private sentence and a log line."""
    response = Response(interaction, words)
    reminder = asyncio.get_running_loop().call_later(PATIENCE, response.announce)
    with response.waiting:
        try:
            text = await _attempt(response, work, about)
        finally:
            reminder.cancel()
        try:
            await _close(response, text)
        except TROUBLE as error:
            log.info("%s: the answer is sent once more: %s", about, error)
            try:
                await _close(response, text)
            except TROUBLE as final:
                log.warning("%s: the answer did not arrive: %s", about, final)


async def _close(response: Response, text: str | None) -> None:
    if text:
        await response.private(text)
    else:
        await response.finish()


async def _attempt(response: Response, work: Callable[[Response], Awaitable[None]], about: str) -> str | None:
    try:
        await work(response)
    except Refused as refused:
        return response.words.refusal(_quotable(refused))
    except StoreError as error:
        log.error("%s: %s", about, error)
        return response.words.say("not-saved")
    except TROUBLE as error:
        log.warning("%s: Discord refused: %s", about, error)
        return response.words.say("discord-trouble")
    except Exception:
        log.exception("%s failed", about)
        return response.words.say("went-wrong")
    return None


def _quotable(refused: Refused) -> Refused:
    """What somebody typed is quoted sign for sign; everything else comes from us and is written as it should look."""
    if not isinstance(refused, Malformed):
        return refused
    return Malformed(
        refused.code,
        **{name: literal(shown(value)) if isinstance(value, str) else value for name, value in refused.values.items()},
    )
