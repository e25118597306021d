"""The answer to one interaction: exactly one first response, within Discord's three seconds, whatever happens."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord

from bot.core.errors import Malformed, Refused, shown
from bot.tables.database import StoreError
from bot.text import Words
from bot.ui.panel import Panel, build_view
from bot.ui.people import literal

log = logging.getLogger(__name__)

PATIENCE = 1.8
"""Seconds until an answer still on its way is announced to Discord as one that will come."""

NOBODY = discord.AllowedMentions.none()

TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What a request to Discord can end in: it said no, or was not to be reached."""


class Answer:
    """Private sentences, or the live message brought up to date in the answer itself. Safe against its own deadline."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words) -> None:
        self.interaction = interaction
        self.words = words
        """Of the game it is about, as soon as that is known: each game words its own refusals."""
        self.said = False
        self._lock = asyncio.Lock()
        self._deferred_as_message = False
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
            if self.interaction.response.is_done():
                return
            if self.is_click:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
                self._deferred_as_message = True

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
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(text, ephemeral=True, files=list(files), **options)
                return sent.message_id or (await self.interaction.original_response()).id
            if self._deferred_as_message:
                edited = await self.interaction.edit_original_response(content=text, attachments=list(files), **options)
                self._deferred_as_message = False
                return edited.id
            followed = await self.interaction.followup.send(
                text, ephemeral=True, files=list(files), wait=True, **options
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
            if files is not None:
                changes["attachments"] = list(files)
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**changes)
            else:
                await self.interaction.response.edit_message(**changes)

    async def public(self, text: str) -> None:
        """For all in the channel to read, at the presser's wish."""
        async with self._lock:
            self.said = True
            if self.interaction.response.is_done():
                await self.interaction.followup.send(text, allowed_mentions=NOBODY)
            else:
                await self.interaction.response.send_message(text, allowed_mentions=NOBODY)

    async def update(self, content: str, view: discord.ui.View, files: list[discord.File] | None) -> bool:
        """Edits the pressed message as the first response. False: too late for that, edit it the other way."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            changes: dict[str, Any] = {"content": content, "view": view, "allowed_mentions": NOBODY}
            if files is not None:
                changes["attachments"] = files
            await self.interaction.response.edit_message(**changes)
            return True

    async def finish(self) -> None:
        """Nothing more to say: the table in the channel is the answer."""
        await self.later()
        async with self._lock:
            if self._deferred_as_message:
                await self.interaction.delete_original_response()
                self._deferred_as_message = False


async def answering(
    interaction: discord.Interaction[Any], words: Words, work: Callable[[Answer], Awaitable[None]], about: str
) -> None:
    """The one boundary: runs `work`, and turns whatever goes wrong into a plain private sentence and a log line."""
    answer = Answer(interaction, words)
    reminder = asyncio.get_running_loop().call_later(PATIENCE, answer.announce)
    try:
        text = await _attempt(answer, work, about)
    finally:
        reminder.cancel()
    try:
        await _close(answer, text)
    except TROUBLE as error:
        log.info("%s: the answer is sent once more: %s", about, error)
        try:
            await _close(answer, text)
        except TROUBLE as final:
            log.warning("%s: the answer did not arrive: %s", about, final)


async def _close(answer: Answer, text: str | None) -> None:
    if text:
        await answer.private(text)
    else:
        await answer.finish()


async def _attempt(answer: Answer, work: Callable[[Answer], Awaitable[None]], about: str) -> str | None:
    try:
        await work(answer)
    except Refused as refused:
        return answer.words.refusal(_quotable(refused))
    except StoreError as error:
        log.error("%s: %s", about, error)
        return answer.words.say("not-saved")
    except TROUBLE as error:
        log.warning("%s: Discord refused: %s", about, error)
        return answer.words.say("discord-trouble")
    except Exception:
        log.exception("%s failed", about)
        return answer.words.say("went-wrong")
    return None


def _quotable(refused: Refused) -> Refused:
    """What somebody typed is quoted sign for sign; everything else comes from us and is written as it should look."""
    if not isinstance(refused, Malformed):
        return refused
    return Malformed(
        refused.code,
        **{name: literal(shown(value)) if isinstance(value, str) else value for name, value in refused.values.items()},
    )
