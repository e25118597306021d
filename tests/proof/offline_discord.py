"""A bot on simcord (an offline Discord) to which interactions come without waiting for one another, while time passes.

What depends on simcord's inner workings is in this module.
"""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Generic, TypeAlias, TypeVar

import discord
import simcord
from discord.ext import commands
from simcord import _dpy_internals, _runtime
from simcord.backend import Backend, serializers
from simcord.backend.models import Message
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from simcord.interactions import base_payload

SIMCORD, SCRIPT = "simcord", "script"
"""Whose work something is that is not the bot's: the script is the people, and what looks at them."""
_CALLBACK = re.compile(r"/interactions/(\d+)/")
_DEFERRALS = (5, 6)
_PRESS = 3
EDITED = 7
_KEPT = 4000
"""Interactions that simcord remembers."""
TIMEOUT = 60.0
"""Seconds that an answer may take on the busiest machine."""
_IDLE_ROUNDS = 3
_PAUSE = 0.01

Found = TypeVar("Found")
C = TypeVar("C", bound="Click")

Answers = Callable[[str, str, bool], bool]
"""Method, address, and whether the request only defers the answer → whether the request is the answer."""


NewClick: TypeAlias = Callable[[int, Answers, tuple[str, ...]], C]


class Click:
    """One interaction, until the request that answers it."""

    def __init__(self, number: int, answers: Answers, addresses: tuple[str, ...] = ()) -> None:
        self.number = number
        self.deferred = False
        """The bot defers its answer when it takes longer than the bot's patience, on a very busy machine."""
        self._answers = answers
        self._addresses = addresses
        """Where a deferred answer goes."""
        self.answered = asyncio.Event()

    def is_answered_by(self, method: str, address: str, deferring: bool) -> bool:
        if self._answers(method, address, deferring):
            return True
        late = self.deferred and method in ("PATCH", "POST")
        return late and any(part in address for part in self._addresses)

    def arrive(self) -> None:
        pass

    def answer(self, kind: int, *, pictured: bool) -> None:
        """`kind`: Discord's number for how."""
        self.answered.set()


def in_the_callback(method: str, address: str, deferring: bool) -> bool:
    return method == "POST" and not deferring and _CALLBACK.search(address) is not None


def _with_button(message: dict[str, Any], custom_id: str) -> dict[str, Any]:
    """The message as it is, or with the button that earlier presses would have made appear."""
    rows = message["components"]
    if any(item.get("custom_id") == custom_id for row in rows for item in row["components"]):
        return message
    button = {"type": 2, "style": 2, "label": "picked", "custom_id": custom_id}
    return {**message, "components": [*rows, {"type": 1, "components": [button]}]}


class _UntrackedEnv(simcord.Env):
    """simcord tracks each of the bot's callbacks, so that a test knows when the bot is idle. Here that would be much of
    what is measured, and nobody needs it.
    """

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        before = _dpy_internals.set_webhook_adapter(self._webhook_adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(before)


class OfflineDiscord(Generic[C]):
    def __init__(self, bot: commands.AutoShardedBot | commands.Bot, new_click: NewClick[C]) -> None:
        self.bot = bot
        self._new_click = new_click
        shards = 1 if isinstance(bot, commands.AutoShardedBot) else None
        self.env = _UntrackedEnv(bot, shard_count=shards)
        self.locales: dict[int, str] = {}
        """The languages of people, as far as they are not English."""
        self._awaited: dict[int, C] = {}
        self._others: set[asyncio.Task[Any]] = set()
        """Tasks that are not the bot's."""
        self._update_clock()

    @property
    def backend(self) -> Backend:
        return self.env.backend

    async def start(self) -> None:
        self._others = asyncio.all_tasks()
        await self.env.start()
        await self.bot.wait_until_ready()
        self._restore_event_loop()
        self._watch_requests()

    @contextmanager
    def charge(self, whose: str) -> Iterator[None]:
        """Say whose work the following is, to whoever measures it. Nothing may be awaited inside."""
        yield

    async def close(self) -> None:
        await self.env.shutdown()
        await self.bot.close()

    def _restore_event_loop(self) -> None:
        """simcord wraps the loop's callbacks, timers and clock to control time. Here time just passes, and the work of
        the wrappers would count as the bot's.
        """
        _runtime._restore_loop(self.env)
        _dpy_internals.release_clocks(self.env)

    def _update_clock(self) -> None:
        """simcord's clock stands still, but messages and interactions must have their real age."""
        self.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))

    # ------------------------------------------------------------ interactions in, requests out

    def click(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        message: Message,
        custom_id: str,
        *,
        answers: Answers = in_the_callback,
    ) -> C:
        """Does not wait; `Click.answered` is set when the bot sends the answer."""
        with self.charge(SIMCORD):
            pressed = _with_button(self.shown(message), custom_id)
        data = {"component_type": 2, "custom_id": custom_id}
        return self.send(who, message.channel_id, _PRESS, data, pressed, answers=answers)

    def send(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        channel_id: int,
        kind: int,
        data: dict[str, Any],
        message: dict[str, Any] | None,
        *,
        answers: Answers,
    ) -> C:
        """An interaction of any kind, even one that Discord would never send."""
        with self.charge(SIMCORD):
            self._update_clock()  # Discord takes no answer to an old interaction
            record, payload = base_payload(
                self.backend,
                type=kind,
                channel_id=channel_id,
                guild_id=who.guild.id if isinstance(who, simcord.MemberActor) else None,
                user_id=who.id,
                data=data,
            )
            payload["locale"] = self.locales.get(who.id, payload["locale"])
            message_id = 0 if message is None else int(message["id"])
            if message is not None:
                payload["message"] = message
                record.source_message_id = message_id
            text = json.dumps(payload)
            addresses = (record.token, f"/messages/{message_id}") if message is not None else ()
            click = self._awaited[record.id] = self._new_click(record.id, answers, addresses)
        click.arrive()
        with self.env._bot_scope():
            self._parsers["INTERACTION_CREATE"](discord.utils._from_json(text))
        return click

    async def answered(self, click: C) -> C:
        async with asyncio.timeout(TIMEOUT):
            await click.answered.wait()
        return click

    async def acknowledged(self, click: C) -> C:
        """Answered; or deferred, and the bot is idle: then what it did was shown before it could answer."""
        await self.wait_for(lambda: (click.answered.is_set() or click.deferred) or None)
        if not click.answered.is_set():
            await self.until_idle()
            self._awaited.pop(click.number, None)
        return click

    @property
    def _parsers(self) -> dict[str, Callable[[Any], None]]:
        return self.bot._connection.parsers

    def _watch_requests(self) -> None:
        adapter, http = self.env._webhook_adapter, self.bot.http
        assert isinstance(adapter, FakeWebhookAdapter)
        assert isinstance(http, FakeHTTPClient)

        async def to_webhook(route: Any, session: Any, **sent: Any) -> Any:
            with self.charge(SCRIPT):
                self._note_request(route.method, route.url, sent.get("payload"), sent.get("multipart"))
            with self.charge(SIMCORD):
                return await FakeWebhookAdapter.request(adapter, route, session, **sent)

        async def to_api(route: Any, **sent: Any) -> Any:
            with self.charge(SCRIPT):
                self._note_request(route.method, route.url, sent.get("json"), sent.get("form"))
            with self.charge(SIMCORD):
                return await FakeHTTPClient.request(http, route, **sent)

        adapter.request = to_webhook
        http.request = to_api

    def _note_request(self, method: str, address: str, payload: Any, form: Any) -> None:
        kind = payload.get("type", 0) if isinstance(payload, dict) else 0
        if form:
            kind = json.loads(form[0]["value"]).get("type", 0)
        found = _CALLBACK.search(address)
        waiting = [self._awaited.get(int(found[1]))] if found else list(self._awaited.values())
        for click in waiting:
            if click is not None and click.is_answered_by(method, address, kind in _DEFERRALS):
                del self._awaited[click.number]
                click.answer(kind or EDITED, pictured=bool(form))
            elif click is not None and found:
                click.deferred = True

    # ------------------------------------------------------------ looking, waiting, clearing

    def shown(self, message: Message) -> dict[str, Any]:
        """The message as Discord would send it."""
        return dict(serializers.message_payload(self.backend, message))

    def resolved(self, user_id: int, channel_id: int) -> dict[str, Any]:
        """What Discord adds to a command about the member and the channel given in it."""
        channel = self.backend.get_channel(channel_id)
        assert channel.guild_id is not None
        guild = self.backend.get_guild(channel.guild_id)
        member = serializers.member_payload(self.backend, guild, guild.members[user_id], with_user=False)
        return {
            "users": {str(user_id): dict(serializers.user_payload(self.backend.get_user(user_id)))},
            "members": {str(user_id): dict(member)},
            "channels": {str(channel_id): {**serializers.channel_payload(self.backend, channel), "permissions": "0"}},
        }

    def newest(self, channel_id: int) -> Message | None:
        """The last public message with buttons in a channel."""
        messages = reversed(list(self.backend.messages[channel_id].values()))
        return next((found for found in messages if found.components and not found.is_ephemeral), None)

    async def until_idle(self) -> None:
        quiet = 0
        async with asyncio.timeout(TIMEOUT):
            while quiet < _IDLE_ROUNDS:
                with self.charge(SCRIPT):
                    running = asyncio.all_tasks() - self._others - {asyncio.current_task()}
                if running:
                    quiet = 0
                    await asyncio.wait(running)
                else:
                    quiet += 1
                    await asyncio.sleep(0)

    async def wait_for(self, find: Callable[[], Found | None]) -> Found:
        for _ in range(int(TIMEOUT / _PAUSE)):
            if (found := find()) is not None:
                return found
            await asyncio.sleep(_PAUSE)
        raise TimeoutError

    def drop_private_messages(self, channel_id: int, kept: int) -> None:
        """All but the last `kept`."""
        messages = self.backend.messages[channel_id]
        for number in [number for number, message in messages.items() if message.is_ephemeral][:-kept]:
            del messages[number]

    def clear_history(self) -> None:
        """simcord keeps every request, every picture, and every id so as not to use it twice; new ids are higher."""
        with self.charge(SIMCORD):
            latest = max(self.backend._sequences, default=0)
            self.backend._sequences = {latest: self.backend._sequences.get(latest, 0)}
            self.backend._reserved_ids = {number for number in self.backend._reserved_ids if number >> 22 >= latest}
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
            self.backend.cdn._blobs.clear()
            for number in list(self.backend.interactions)[:-_KEPT]:
                record = self.backend.interactions.pop(number)
                self.backend.interaction_tokens.pop(record.token, None)
