"""The response to one interaction: exactly one first response, within Discord's three seconds, whatever happens."""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
import msgspec

from bot.core.cards import Deck, Look
from bot.core.errors import Malformed, Refused, shown
from bot.metrics import METRICS
from bot.tables.runtime.priority import ForegroundWork
from bot.tables.store.store_errors import AnswerLost, StoreError
from bot.text import Words, ready, words_for
from bot.ui.discord.components import Panel, PanelView, kind_in
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.internals import NeverClosed, arrived_at
from bot.ui.discord.names import literal
from bot.ui.discord.whereabouts import server_of

log = logging.getLogger(__name__)

DEFER_AFTER = 1.8
"""Seconds until Discord is told that a response will come later."""

FIRST_TIMEOUT = 2.0
"""Seconds for one attempt at the first response: Discord accepts it for three, so there is time for another."""

TIMEOUT = 15.0
"""Seconds for any other request."""

NO_MENTIONS = discord.AllowedMentions.none()

CONNECTION_ERRORS = (aiohttp.ClientError, OSError)
"""Discord may have received the request nevertheless."""

REQUEST_ERRORS = (discord.DiscordException, *CONNECTION_ERRORS)
"""The errors of a request to Discord: it refused, or could not be reached."""

_ALREADY_ACKNOWLEDGED, _INVALID_FORM = 40060, 50035
_ASKED_AFTER = ((0.0, FIRST_TIMEOUT), (0.0, FIRST_TIMEOUT), (1.0, FIRST_TIMEOUT), (3.0, TIMEOUT))
"""The pause before each attempt at the first response, and how long it may take. The last ones, after about 5 and 10
seconds, come too late to be taken: they show whether one of the first was.
"""
_SHOWN_AFTER = (1.0, 4.0, 5.0)
"""The pauses in which Discord comes to show what it has taken in."""

T = TypeVar("T")


class Unclear(ConnectionError):
    """Discord may have taken it, and does not say. Nobody is told that it failed: if it did, Discord says so itself."""


async def with_timeout(request: Awaitable[T], seconds: float | None = None) -> T:
    """Make a request. Raise only `REQUEST_ERRORS`, also if Discord does not answer or the bot is being closed."""
    try:
        async with asyncio.timeout(seconds or TIMEOUT):
            return await request
    except RuntimeError as error:
        if "closed" not in str(error):
            raise
        raise ConnectionAbortedError(str(error)) from error


async def with_retry(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request, and make it again at once if the connection broke. Only for requests that may be repeated: an
    edit, a deletion, a message with a nonce, or the way to somebody's private messages.
    """
    try:
        return await with_timeout(request())
    except (discord.HTTPException, TimeoutError):
        raise
    except CONNECTION_ERRORS:
        return await with_timeout(request())


def nonce_for(*about: object) -> int:
    """Return a nonce. Discord posts no second message with it, so sending may be repeated, even after a restart."""
    return int.from_bytes(hashlib.blake2b(str(about).encode(), digest_size=8).digest(), "big")


class Upload(msgspec.Struct, frozen=True):
    """A file to send. A discord.File is good for one request only, so each attempt makes its own."""

    content: bytes
    name: str
    description: str | None = None


class ReadyMessage(msgspec.Struct, frozen=True):
    """A message that only has to be sent."""

    content: str
    panel: Panel = ()
    files: Sequence[Upload] | None = ()
    """The files; None: those of the edited message stay."""
    moves_for: float = 0.0
    """Seconds until its picture, an animation, stands still."""
    deck: Deck | None = "two"
    """The deck whose emojis stand for its cards; None: it has none."""


def files_of(uploads: Sequence[Upload]) -> list[discord.File]:
    return [
        discord.File(NeverClosed(upload.content), upload.name, description=upload.description) for upload in uploads
    ]


def sent(message: ReadyMessage) -> dict[str, Any]:
    """Return the arguments that post it, made for each attempt."""
    view = {"view": PanelView(message.panel)} if message.panel else {}
    files = files_of(message.files or ())
    return {"content": message.content, "files": files, "allowed_mentions": NO_MENTIONS, **view}


def edited(message: ReadyMessage) -> dict[str, Any]:
    """Return the arguments that change another message into it, made for each attempt."""
    files = {} if message.files is None else {"attachments": files_of(message.files)}
    return {"content": message.content, "view": PanelView(message.panel), "allowed_mentions": NO_MENTIONS, **files}


def with_emojis(message: ReadyMessage, emojis: Emojis) -> ReadyMessage:
    if message.deck is None:
        return message
    content, panel = emojis.in_text(message.content, message.deck), emojis.in_panel(message.panel, message.deck)
    return msgspec.structs.replace(message, content=content, panel=panel)


async def deliver(emojis: Emojis, message: ReadyMessage, request: Callable[[ReadyMessage], Awaitable[T]]) -> T:
    """Make a request with a message. If Discord refuses one of its emojis, which may have been deleted in the portal,
    it goes out without them.
    """
    shown = with_emojis(message, emojis)
    try:
        return await request(shown)
    except discord.HTTPException as error:
        if error.code != _INVALID_FORM or "emoji" not in error.text or shown == message:
            raise
        log.warning("Discord refused an emoji: %s", error)
    emojis.refused()  # perhaps once more, for one of several messages that were under way
    return await request(message)


class NeedsConfirmation(Exception):
    """A private question that must be agreed to first, with a button that does it."""

    def __init__(self, text: str, panel: Panel) -> None:
        super().__init__(text)
        self.text = text
        self.panel = panel


class Response:
    """Private replies, or the public message edited in the response. It meets Discord's deadline by itself."""

    def __init__(self, interaction: discord.Interaction[Any], game: str = "") -> None:
        self.interaction = interaction
        self.game = game
        """The game whose words are used: each has refusals of its own."""
        pressed = interaction.message
        self.is_click = interaction.type is discord.InteractionType.component
        self.message_id = None if pressed is None else pressed.id
        """The id of the message whose component was pressed, unless it was deleted since."""
        self.pressed_private = pressed is not None and pressed.flags.ephemeral
        """Only the presser sees that message."""
        self.stays_below = False
        """True if what it brings stands at the bottom, and not in place of the private message that was pressed."""
        self._of_discord = interaction.locale
        self.locale = interaction.locale.value
        self._emojis: Emojis = interaction.client.card_emojis
        self.deck: Deck | None = "two"
        """The deck whose emojis the person sees in private messages."""
        self.server_locale = ""
        """The language of what everybody here reads; empty: the server has none, or it is not known."""
        self.waiting = ForegroundWork()
        # The interaction would keep its own, which refers back to it: every one with its message (14 kB for a full one)
        # would stay in memory until the next garbage collection.
        self._response = discord.InteractionResponse(interaction)
        interaction.client.clock.note_discord(interaction.created_at.timestamp())
        self._arrived_at = arrived_at.get(time.perf_counter())
        self._reply_key = interaction.channel_id or 0, interaction.user.id
        self._lock = asyncio.Lock()
        self._acknowledged = False
        """Discord has a first response, though its answer to that was lost."""
        self._unsure = False
        """True if it may have an answer, for the same reason."""
        self._deferred_as_message = False
        """Discord shows, or may show, a message that says that a response will come."""
        self._first_message: int | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def read_languages(self) -> None:
        """Read which language the person has chosen, to read alone, and which the server has."""
        interaction = self.interaction
        services: Any = interaction.client.services
        with contextlib.suppress(StoreError):
            settings = await services.tables.settings.of_player(interaction.user.id)
            chosen, self.deck = settings.language, settings.look.emoji_deck(Look())
            interaction.locale = discord.Locale(chosen) if chosen else self._of_discord
            self.server_locale = await services.context.locale(server_of(interaction))
        self.locale = interaction.locale.value
        await ready(self.locale)

    @property
    def words(self) -> Words:
        """Return the words of whoever is answered."""
        return words_for(self.locale, self.game)

    def words_of(self, game: str) -> Words:
        return words_for(self.locale, game)

    @property
    def public_words(self) -> Words:
        """Return the words of everybody here, for `public`."""
        return words_for(self.server_locale or self.locale, self.game)

    @property
    def pressed_kinds(self) -> list[str]:
        """Return the kinds of all components of the pressed message."""
        message = self.interaction.message
        rows = [] if message is None else message.components
        return [kind_in(str(child.custom_id))[0] for row in rows for child in getattr(row, "children", ())]

    async def defer(self) -> None:
        """Tell Discord that a response will come; after a click nobody sees that."""
        async with self._lock:
            if self.is_click:
                await self._respond_first(self._response.defer)
            else:
                defer = partial(self._response.defer, ephemeral=True, thinking=True)
                await self._respond_first(defer, as_message=True)

    def defer_in_background(self) -> None:
        """Defer without waiting. Most responses have been made before it is time for this."""

        async def defer() -> None:
            with contextlib.suppress(*REQUEST_ERRORS):
                await self.defer()

        self._deferring = asyncio.get_running_loop().create_task(defer())

    async def _respond_first(
        self, respond: Callable[[], Awaitable[object]], *, as_message: bool = False, attempts: int = len(_ASKED_AFTER)
    ) -> bool:
        """Make the first response. If Discord does not answer, further attempts show whether it received one.
        False: it has an earlier response.
        """
        if self._acknowledged or self._response.is_done():
            return False
        self._deferred_as_message |= as_message
        again = False
        self.waiting.over()
        for pause, seconds in _ASKED_AFTER[:attempts]:
            await asyncio.sleep(pause)
            try:
                await with_timeout(respond(), seconds)
            except discord.HTTPException as error:
                if error.code != _ALREADY_ACKNOWLEDGED:
                    raise
                self._acknowledged = True
                return again and not self._unsure
            except CONNECTION_ERRORS as error:
                log.debug("no answer to a first response: %r", error)
                again = True
            else:
                METRICS.replies.note(time.perf_counter() - self._arrived_at)
                return True
        self._unsure = True
        raise Unclear("no answer to a first response")

    async def _say_first(self, respond: Callable[[], Awaitable[object]]) -> bool:
        """Make the first response with a message. Discord shows whether it has one that it never said a word about."""
        was_unsure = self._unsure
        try:
            return await self._respond_first(respond)
        except CONNECTION_ERRORS:
            if was_unsure:
                raise
        self._first_message = await self._first_id()
        self._acknowledged = True
        return True

    async def _first_id(self) -> int:
        return (await self._of_first(lambda: with_timeout(self.interaction.original_response()))).id

    async def _edit_first(self, message: ReadyMessage) -> int:
        def edit(shown: ReadyMessage) -> Awaitable[discord.InteractionMessage]:
            return with_retry(lambda: self.interaction.edit_original_response(**edited(shown)))

        return (await deliver(self._emojis, message, lambda shown: self._of_first(lambda: edit(shown)))).id

    async def _of_first(self, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request about the first response. If its answer was lost, it may not be there for another moment."""
        for pause in _SHOWN_AFTER:
            try:
                return await request()
            except discord.NotFound:
                if not (self._acknowledged or self._unsure):
                    raise
            await asyncio.sleep(pause)
        try:
            return await request()
        except discord.NotFound as error:
            raise Unclear(str(error)) from error

    async def reply(self, text: str, *, panel: Panel = (), files: Sequence[Upload] = ()) -> None:
        """Answer in the one private reply that each person has in a channel, so that nothing piles up below
        the table.
        """
        replies, message = self.interaction.client.replies, ReadyMessage(text, panel, files, deck=self.deck)
        if replies.is_pressed(self._reply_key, self):
            await replies.put(self._reply_key, self, message)
        else:
            # The last one is deleted: its reader may have dismissed it, which Discord tells nobody.
            await replies.put_beside(self._reply_key, self, message)

    async def drop_reply(self) -> None:
        """Delete that reply, as it may no longer be true."""
        await self.interaction.client.replies.delete(self._reply_key)

    async def turn(self, text: str, panel: Panel, files: Sequence[Upload] = ()) -> None:
        """Answer in the reply that was pressed, perhaps one from before a restart."""
        message = ReadyMessage(text, panel, files, deck=self.deck)
        await self.interaction.client.replies.put(self._reply_key, self, message)

    async def private(self, message: ReadyMessage) -> int:
        """Answer in an ephemeral message of its own, and return its id."""
        message = self._to_reader(message)

        async def respond(shown: ReadyMessage) -> None:
            self._first_message = (await self._response.send_message(ephemeral=True, **sent(shown))).message_id

        def follow(shown: ReadyMessage) -> Awaitable[discord.WebhookMessage]:
            followup = self.interaction.followup
            return self._of_first(lambda: with_timeout(followup.send(ephemeral=True, wait=True, **sent(shown))))

        async with self._lock:
            if await deliver(self._emojis, message, lambda shown: self._say_first(lambda: respond(shown))):
                self._deferred_as_message = False
                return self._first_message or await self._first_id()
            if self._deferred_as_message:
                answer = await self._edit_first(message)
                self._deferred_as_message = False
                return answer
            return (await deliver(self._emojis, message, follow)).id

    async def replace(self, text: str, panel: Panel, files: Sequence[Upload] | None = None) -> None:
        """Replace the ephemeral message that was pressed; files None leaves its attachments as they are."""
        await self.replace_with(ReadyMessage(text, panel, files, deck=self.deck))

    def _to_reader(self, message: ReadyMessage) -> ReadyMessage:
        return message if self.deck else msgspec.structs.replace(message, deck=None)

    async def replace_with(self, message: ReadyMessage) -> None:
        message, replies = self._to_reader(message), self.interaction.client.replies
        if replies.is_pressed(self._reply_key, self):
            replies.forget(self._reply_key)
        done = False
        with contextlib.suppress(*CONNECTION_ERRORS):  # then the edit shows whether it was taken
            done = await self.update(message)
        if not done:
            async with self._lock:
                await self._edit_first(message)

    async def public(self, text: str, *, panel: Panel = (), files: Sequence[Upload] = ()) -> None:
        """Answer for everybody in the channel, as the asker wanted."""
        async with self._lock:
            message, first, followup = ReadyMessage(text, panel, files), self._response, self.interaction.followup
            if not await deliver(
                self._emojis, message, lambda shown: self._say_first(lambda: first.send_message(**sent(shown)))
            ):
                await deliver(
                    self._emojis,
                    message,
                    lambda shown: self._of_first(lambda: with_timeout(followup.send(**sent(shown)))),
                )

    async def update(self, message: ReadyMessage) -> bool:
        """Edit the pressed message as the first response. False: it is too late for that. Not for long: there are other
        ways to edit it.
        """
        async with self._lock:
            edit = self._response.edit_message
            return await deliver(
                self._emojis, message, lambda shown: self._respond_first(lambda: edit(**edited(shown)), attempts=2)
            )

    async def dismiss(self) -> None:
        """Delete the private reply that was pressed, however old it is."""
        replies = self.interaction.client.replies
        if replies.is_pressed(self._reply_key, self):
            replies.forget(self._reply_key)
        await self.defer()
        await self.delete_pressed()

    async def delete_pressed(self) -> None:
        """Delete the ephemeral message that was pressed. Discord allows it only if the first response was `defer`."""
        with contextlib.suppress(*REQUEST_ERRORS):
            await with_retry(self.interaction.delete_original_response)
        self.message_id = None

    async def finish(self) -> None:
        """End the response with nothing to say: the table in the channel is the answer."""
        await self.defer()
        async with self._lock:
            if self._deferred_as_message:
                with contextlib.suppress(discord.NotFound):
                    await self._of_first(lambda: with_retry(self.interaction.delete_original_response))
                self._deferred_as_message = False


@contextlib.asynccontextmanager
async def respond(interaction: discord.Interaction[Any], about: object, game: str = "") -> AsyncIterator[Response]:
    """Hand out the response, and turn whatever goes wrong into a plain private sentence and a log line."""
    response, client = Response(interaction, game), interaction.client
    answer: str | NeedsConfirmation | None = None
    reminder = asyncio.get_running_loop().call_later(DEFER_AFTER, response.defer_in_background)
    client.note_answering()
    with response.waiting:
        try:
            await response.read_languages()
            yield response
        except Exception as error:
            if client.is_closed():
                log.info("%s: the bot is stopping: %r", about, error)
                return
            answer = error if isinstance(error, NeedsConfirmation) else _sentence_for(error, response.words, about)
            # It holds this frame, whose caller holds the error: all that led to it would wait for a collection.
            error.__traceback__ = None
        finally:
            reminder.cancel()
        for is_last in (False, True):
            try:
                if isinstance(answer, NeedsConfirmation):
                    await response.reply(answer.text, panel=answer.panel)
                elif answer:
                    await response.reply(answer)
                await response.finish()
                break
            except Exception as error:
                if client.is_closed():
                    break  # nobody can be answered any more
                if not isinstance(error, REQUEST_ERRORS):
                    raise
                if is_last:
                    log.warning("%s: the answer did not arrive: %s", about, error)
                else:
                    log.info("%s: the answer is sent once more: %s", about, error)


def _sentence_for(error: Exception, words: Words, about: object) -> str:
    if isinstance(error, Malformed):
        # What somebody typed is quoted literally; all else is ours and written as it should look.
        typed = {name: literal(shown(value)) for name, value in error.values.items() if isinstance(value, str)}
        return words.refusal(error, **typed)
    if isinstance(error, Refused):
        return words.refusal(error)
    if isinstance(error, StoreError):
        log.error("%s: %s", about, error)
        return words.say("maybe-saved" if isinstance(error, AnswerLost) else "not-saved")
    if isinstance(error, Unclear):
        log.warning("%s: nobody knows whether the answer arrived: %s", about, error)
        return ""
    if isinstance(error, REQUEST_ERRORS):
        log.warning("%s: Discord refused: %s", about, error)
        return words.say("discord-trouble")
    log.error("%s failed", about, exc_info=error)
    return words.say("went-wrong")
