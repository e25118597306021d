"""A bot on simcord under load: clicks come in without waiting for one another, and each is timed from the moment its
interaction comes in to the request that answers it.

Everything that leans on how simcord works inside is in this module.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

import discord
import simcord
from discord.ext import commands
from simcord import _dpy_internals, _runtime
from simcord.backend import Backend, serializers
from simcord.backend.models import Message
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from simcord.interactions import base_payload

from tests.proof.meter import PEOPLE, SIMCORD, THE_BOT, Meter, Stopwatch

_CALLBACK = re.compile(r"/interactions/(\d+)/")
_DEFERRALS = (5, 6)
_PRESS, _FORM = 3, 5
EDITED = 7
_KEPT = 4000
"""Interactions that simcord remembers: what is older nobody asks for any more."""
LONGEST = 60.0
"""Seconds that an answer may take on the busiest machine."""
_AT_REST = 3
_PAUSE = 0.01

Found = TypeVar("Found")

Answers = Callable[[str, str, bool], bool]
"""Method, address and whether an answer is only announced → whether this request is the answer."""


class Click:
    """One interaction, stamped at both ends."""

    def __init__(self, number: int, answers: Answers, meter: Meter, later: tuple[str, ...] = ()) -> None:
        self.number = number
        self.announced = False
        """That an answer will come: on a machine so busy that it takes more than the bot's patience."""
        self._answers = answers
        self._later = later
        self.answered = asyncio.Event()
        self.seconds = 0.0
        self.work = 0.0
        """Seconds of processor time, of all threads; what simcord and people did meanwhile is taken off."""
        self.pictured = False
        self.kind = 0
        """Discord's number for how it was answered: 4 for a message of its own, 7 for the clicked one edited."""
        self.message_id: int | None = None
        self._came = 0.0
        self._watch = Stopwatch(meter)

    def came(self) -> None:
        self._came, self._watch = time.perf_counter(), Stopwatch(self._watch.meter)

    def is_answered_by(self, method: str, address: str, announced: bool) -> bool:
        if self._answers(method, address, announced):
            return True
        late = self.announced and method in ("PATCH", "POST")
        return late and any(part in address for part in self._later)

    def answer(self, kind: int, *, pictured: bool) -> None:
        self.seconds, self.work = time.perf_counter() - self._came, self._watch.seconds()
        self.kind, self.pictured = kind, pictured
        self.answered.set()


def in_the_callback(method: str, address: str, announced: bool) -> bool:
    return method == "POST" and not announced and _CALLBACK.search(address) is not None


def _with_button(message: dict[str, Any], custom_id: str) -> dict[str, Any]:
    """As it is or, where other presses would have to make the button appear, as they would have left it."""
    rows = message["components"]
    if any(item.get("custom_id") == custom_id for row in rows for item in row["components"]):
        return message
    button = {"type": 2, "style": 2, "label": "picked", "custom_id": custom_id}
    return {**message, "components": [*rows, {"type": 1, "components": [button]}]}


class Unwatched(simcord.Env):
    """simcord follows each of the bot's callbacks, so that a test knows when the bot has come to rest. Here nobody
    waits for that, and following thousands of them would be much of what is measured.
    """

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        before = _dpy_internals.set_webhook_adapter(self._webhook_adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(before)


class Offline:
    def __init__(self, bot: commands.AutoShardedBot | commands.Bot) -> None:
        self.bot = bot
        shards = 1 if isinstance(bot, commands.AutoShardedBot) else None
        self.env = Unwatched(bot, shard_count=shards)
        self.meter = Meter()
        self.requests = 0
        self._awaited: dict[int, Click] = {}
        self._others: set[asyncio.Task[Any]] = set()
        """Tasks that are not the bot's."""
        self.keep_time()

    @property
    def backend(self) -> Backend:
        return self.env.backend

    async def start(self) -> None:
        self._others = asyncio.all_tasks()
        await self.env.start()
        await self.bot.wait_until_ready()
        self._leave_the_loop_alone()
        self._stamp_requests()
        self._time_the_bot()

    def _leave_the_loop_alone(self) -> None:
        """simcord stands behind each callback, timer and look at the clock of the event loop, to move time by itself.
        No time is moved here, and what that takes would count as the bot's.
        """
        _runtime._restore_loop(self.env)
        _dpy_internals.release_clocks(self.env)

    def keep_time(self) -> None:
        """simcord's clock stands still, but messages and interactions must be as old as they are."""
        self.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))

    # ------------------------------------------------------------ interactions in, requests out

    def click(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        message: Message,
        custom_id: str,
        *,
        answers: Answers = in_the_callback,
    ) -> Click:
        """Nobody waits here; `answered` is set when the bot sends what answers it."""
        return self._comes_in(who, message, _PRESS, {"component_type": 2, "custom_id": custom_id}, answers)

    def submit(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        message: Message,
        form: dict[str, Any],
        text: str,
        *,
        answers: Answers,
    ) -> Click:
        """A form that the bot has opened comes back, its one field filled in."""
        (row,) = form["components"]
        (field,) = row["components"]
        filled = {"type": field["type"], "custom_id": field["custom_id"], "value": text}
        data = {"custom_id": form["custom_id"], "components": [{"type": row["type"], "components": [filled]}]}
        return self._comes_in(who, message, _FORM, data, answers)

    def _comes_in(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        message: Message,
        kind: int,
        data: dict[str, Any],
        answers: Answers,
    ) -> Click:
        with self.meter.of(SIMCORD):
            shown = self.shown(message)
            pressed = _with_button(shown, data["custom_id"]) if kind == _PRESS else shown
        return self.anything(who, message.channel_id, kind, data, pressed, answers=answers)

    def anything(
        self,
        who: simcord.MemberActor | simcord.UserHandle,
        channel_id: int,
        kind: int,
        data: dict[str, Any],
        message: dict[str, Any] | None,
        *,
        answers: Answers,
    ) -> Click:
        """An interaction of any kind, whether or not Discord itself would ever send it."""
        with self.meter.of(SIMCORD):
            self.keep_time()  # of an interaction from a while ago Discord takes no answer
            record, payload = base_payload(
                self.backend,
                type=kind,
                channel_id=channel_id,
                guild_id=who.guild.id if isinstance(who, simcord.MemberActor) else None,
                user_id=who.id,
                data=data,
            )
            if message is not None:
                payload["message"] = message
                record.source_message_id = int(message["id"])
            sent = json.dumps(payload)
            later = (record.token, f"/messages/{message['id']}") if message is not None else ()
            click = self._awaited[record.id] = Click(record.id, answers, self.meter, later)
        click.came()
        with self.env._bot_scope():
            self._parsers["INTERACTION_CREATE"](discord.utils._from_json(sent))
        return click

    async def answered(self, click: Click) -> Click:
        async with asyncio.timeout(LONGEST):
            await click.answered.wait()
        return click

    async def acknowledged(self, click: Click) -> Click:
        """Answered; or announced to be, and the bot has come to rest: what it did was shown before it could be said."""
        await self.until(lambda: (click.answered.is_set() or click.announced) or None)
        if not click.answered.is_set():
            await self.rest()
        return click

    @property
    def _parsers(self) -> dict[str, Callable[[Any], None]]:
        return self.bot._connection.parsers

    def _stamp_requests(self) -> None:
        adapter, http = self.env._webhook_adapter, self.bot.http
        assert isinstance(adapter, FakeWebhookAdapter)
        assert isinstance(http, FakeHTTPClient)

        async def to_webhook(route: Any, session: Any, **sent: Any) -> Any:
            with self.meter.of(PEOPLE):
                self._sent(route.method, route.url, sent.get("payload"), sent.get("multipart"))
            with self.meter.of(SIMCORD):
                return await FakeWebhookAdapter.request(adapter, route, session, **sent)

        async def to_api(route: Any, **sent: Any) -> Any:
            with self.meter.of(PEOPLE):
                self._sent(route.method, route.url, sent.get("json"), sent.get("form"))
            with self.meter.of(SIMCORD):
                return await FakeHTTPClient.request(http, route, **sent)

        adapter.request = to_webhook
        http.request = to_api

    def _sent(self, method: str, address: str, payload: Any, form: Any) -> None:
        self.requests += 1
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
                click.announced = True

    def _time_the_bot(self) -> None:
        """simcord hands the bot what it did through Discord's gateway, as Discord would: that is the bot's work."""
        for name, parse in list(self._parsers.items()):

            def timed(payload: Any, parse: Callable[[Any], None] = parse) -> None:
                with self.meter.of(THE_BOT):
                    parse(payload)

            self._parsers[name] = timed

    # ------------------------------------------------------------ looking, resting, forgetting

    def answered_with(self, click: Click) -> Message:
        """The message that answered a click."""
        record = self.backend.interactions[click.number]
        assert record.message_id is not None
        return self.backend.get_message(record.channel_id, record.message_id)

    def shown(self, message: Message) -> dict[str, Any]:
        """As Discord would send it."""
        return dict(serializers.message_payload(self.backend, message))

    def resolved(self, user_id: int, channel_id: int) -> dict[str, Any]:
        """What Discord sends with a command about a member and a channel that were chosen in it."""
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
        """The last message for all in a channel that has buttons: the live one."""
        messages = reversed(list(self.backend.messages[channel_id].values()))
        return next((found for found in messages if found.components and not found.is_ephemeral), None)

    async def rest(self) -> None:
        """Until the bot does nothing. To look whether it does is not its work."""
        quiet = 0
        async with asyncio.timeout(LONGEST):
            while quiet < _AT_REST:
                with self.meter.of(PEOPLE):
                    under_way = asyncio.all_tasks() - self._others - {asyncio.current_task()}
                if under_way:
                    quiet = 0
                    await asyncio.wait(under_way)
                else:
                    quiet += 1
                    await asyncio.sleep(0)

    async def until(self, wanted: Callable[[], Found | None]) -> Found:
        """Looks again and again until it is there."""
        for _ in range(int(LONGEST / _PAUSE)):
            if (found := wanted()) is not None:
                return found
            await asyncio.sleep(_PAUSE)
        raise TimeoutError

    def scroll(self, channel_id: int, kept: int) -> None:
        """What only one could see goes, but for the last."""
        messages = self.backend.messages[channel_id]
        for number in [number for number, message in messages.items() if message.is_ephemeral][:-kept]:
            del messages[number]

    def forget(self) -> None:
        """simcord keeps all that ever passed, each picture, and each id lest one be given twice: new ones are later."""
        with self.meter.of(SIMCORD):
            latest = max(self.backend._sequences, default=0)
            self.backend._sequences = {latest: self.backend._sequences.get(latest, 0)}
            self.backend._reserved_ids = {number for number in self.backend._reserved_ids if number >> 22 >= latest}
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
            self.backend.cdn._blobs.clear()
            for number in list(self.backend.interactions)[:-_KEPT]:
                record = self.backend.interactions.pop(number)
                self.backend.interaction_tokens.pop(record.token, None)
