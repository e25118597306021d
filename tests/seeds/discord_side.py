"""An offline Discord that answers in its own time, refuses and forgets; one bot after the other on one database."""

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from math import inf
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import _runtime
from simcord._clock import Clock as DiscordClock
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of, _raise_for
from simcord.http.router import parse_form
from simcord.interactions import base_payload

from bot.app import JuseBot
from bot.config import Settings
from bot.tables.runtime.clock import Clock
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.response import FIRST_TIMEOUT
from tests.discord.house import House, settings_at
from tests.new_database import put_new_database
from tests.proof.offline_discord import _UntrackedEnv
from tests.seeds.loop import LIFE, NO_LIFE, SeededLoop
from tests.seeds.seams import Disk

TROUBLES = ("500", "403", "404", "429", "cut", "lost", "slow")
"""How a request fails: by a refusal, cut off before it is heard or after it was carried out, or only late."""
_REFUSED = {"500": (500, 0), "403": (403, 50013), "404": (404, 0), "429": (429, 0)}
ANSWERED_WITHIN = 3.0
"""Seconds that Discord waits for the first answer."""
_BESIDE = 4
"""Discord's number for an answer that is a message of its own."""
_ANSWERED_BESIDE = re.compile(r"^page:|:(what|rules|since)$")
"""Buttons whose answer is another message: of theirs, the bot need not know any more than before."""
_PERMISSIONS = ("send_messages", "attach_files", "view_channel")
_CHANGEABLE_FOR = timedelta(minutes=13)
_STARTS_WITHIN = 30.0
_READY = 0.5
_BEGINS_AT = (64_800.0, 86_000.0)
"""Seconds of the day: at six, or soon before midnight."""


class LoopClock(DiscordClock):
    """Discord's clock, which is the loop's."""

    def __init__(self, loop: SeededLoop, begins_at: float) -> None:
        self._loop = loop
        super().__init__()
        self._epoch += timedelta(seconds=begins_at)

    @property
    def elapsed(self) -> float:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._loop.time()

    @elapsed.setter
    def elapsed(self, _: float) -> None:
        pass


class SeededEnv(_UntrackedEnv):
    """simcord, with the loop's own time, and a life for each bot."""

    @property
    def life(self) -> int:
        return self._generation

    def _bot_scope(self) -> Any:
        return _in_life(super()._bot_scope(), self._generation)

    async def _settle_internal(self, **_: Any) -> None:
        """The loop is awaited instead."""


class _in_life:  # noqa: N801
    def __init__(self, scope: Any, life: int) -> None:
        self._scope, self._life = scope, life

    def __enter__(self) -> None:
        self._scope.__enter__()
        self._token = LIFE.set(self._life)

    def __exit__(self, *error: object) -> None:
        LIFE.reset(self._token)
        self._scope.__exit__(*error)


class World:
    """What people, Discord and the bot share."""

    def __init__(self, loop: SeededLoop, folder: Path, tell: Callable[[str], None]) -> None:
        self.loop = loop
        self.chance = random.Random(loop.chance.random())  # noqa: S311
        self.tell = tell
        self.skew = 0.0
        """By how much the bot's clock goes wrong."""
        self.troubles: list[str] = []
        """Of the next requests, one each."""
        self.had_trouble = False
        self.cut_off: asyncio.Task[None] | None = None
        """Until the gateway has let the bot in again."""
        self.has_missed = False
        """A bot began a new session: nobody told it what happened before, nor the bots after it."""
        self.slowness = 0.1
        self.on_seen: list[Callable[[str, str, dict[str, Any]], None]] = []
        """Called with each request that Discord has carried out: method, address, what it holds."""
        self.note: Callable[[str], None] = lambda _: None
        """Called with what is wrong."""
        self._answered: set[int] = set()
        """The interactions to which the bot has sent its first answer, whatever became of it."""
        self._nonces: dict[tuple[str, str], Any] = {}
        self.settings: Settings = settings_at(folder, computer_pause=1.0, thinkers=1)
        assert isinstance(self.settings.database, Path)
        put_new_database(self.settings.database)
        self.env = SeededEnv(self._new_bot(), shard_count=1)
        self.backend.clock = LoopClock(loop, self.chance.choice(_BEGINS_AT))
        self.house = House(self.env, self.settings)
        house = self.house
        self.channels = [house.channel, *(house.guild.create_text_channel(name) for name in ("second", "third"))]
        """Those that are there; the first stays."""
        self.lost: list[str] = []
        """The texts of messages that Discord has lost."""
        self.troubled = Counter[str]()
        """How many requests about each token had trouble."""
        self.unheard: set[int] = set()
        """The messages of which the bot got no answer."""
        self.stuck: set[int] = set()
        """The messages of which Discord did not take every change, or deletion."""
        self.restricted: set[int] = set()
        """The channels in which the bot may not do everything."""
        self.up_since = self.now()
        """When the bot's life began."""
        self._used: dict[int, datetime] = {}
        """When each message was pressed last, and the bot heard it in time."""
        self._strangers: dict[int, int] = {}
        """The messages that were pressed though the bot did not know them, by interaction."""
        self.disk: Disk | None = None
        self._attaching: asyncio.Task[None] | None = None

    @property
    def backend(self) -> simcord.backend.Backend:
        return self.env.backend

    @property
    def bot(self) -> JuseBot:
        assert isinstance(self.env.bot, JuseBot)
        return self.env.bot

    def now(self) -> datetime:
        """What time it is for Discord."""
        return self.backend.clock.now()

    def _new_bot(self) -> JuseBot:
        def wall() -> float:
            return self.now().timestamp() + self.skew

        return JuseBot(self.settings, shard_count=1, clock=Clock(self.loop.time, wall, inf))

    # ------------------------------------------------------------ one bot after the other

    @property
    def is_down(self) -> bool:
        return self.loop.is_dead(self.env.life) or self._attaching is None

    async def start(self) -> None:
        """Start a bot; it may be killed before it is ready."""
        self.up_since = self.now()
        env = self.env
        env._loop, env._started = self.loop, True
        life = env.life + 1
        self._attaching = self.loop.create_task(_runtime._attach_bot(env, self._new_bot()))
        self.loop.note(self._attaching, life)
        until = self.loop.time() + _STARTS_WITHIN
        while not (self._attaching.done() or self.loop.is_dead(life)) and self.loop.time() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        if not self._attaching.done():
            assert self.loop.is_dead(life), "a bot did not start"
            self.tell("it was not ready yet")
            return
        if isinstance(error := self._attaching.exception(), StoreError):
            self.tell(f"the bot does not start: {error}")
            self.loop.kill(life)
            return
        self._attaching.result()
        _runtime._restore_loop(env)
        self._watch_requests()
        with env._bot_scope():  # after READY each server comes; discord.py takes those of simcord for part of READY
            for guild in self.bot.guilds:
                self.bot.dispatch("guild_available", guild)
        await asyncio.sleep(_READY)

    async def stop(self) -> None:
        """Stop the bot as a host does; it may be killed meanwhile."""
        life = self.env.life

        async def stop() -> None:
            LIFE.set(life)
            await self.house.stop()

        self.loop.note(stopping := self.loop.create_task(stop()), life)
        while not (stopping.done() or self.loop.is_dead(life)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        if stopping.done():
            stopping.result()
            self.loop.end(life)
            self.clear_away()

    def clear_away(self) -> None:
        """As the system does when a process has ended."""
        assert self.disk is not None
        self.disk.drop()
        self.backend.subscribers.clear()
        _runtime._restore_loop(self.env)

    def _watch_requests(self) -> None:
        adapter, http = self.env._webhook_adapter, self.bot.http
        assert isinstance(adapter, FakeWebhookAdapter)
        assert isinstance(http, FakeHTTPClient)

        async def to_webhook(route: Any, session: Any, **sent: Any) -> Any:
            content = _content(sent.get("payload"), sent.get("multipart"))
            return await self._carried(
                route, content, lambda: FakeWebhookAdapter.request(adapter, route, session, **sent)
            )

        async def to_api(route: Any, **sent: Any) -> Any:
            content = _content(sent.get("json"), sent.get("form"))
            return await self._carried(route, content, lambda: FakeHTTPClient.request(http, route, **sent))

        adapter.request = to_webhook
        http.request = to_api

    async def _carried(self, route: Any, content: dict[str, Any], carry_out: Callable[[], Any]) -> Any:
        """A request, its way to Discord and that of the answer."""
        trouble = self.troubles.pop(0) if self.troubles else ""
        path = _path_of(route.url)
        if path.startswith("/interactions/"):
            self._answered.add(int(path.split("/")[2]))
        way = self._takes() + (4.0 if trouble == "slow" else 0.0)
        await asyncio.sleep(way)
        if trouble:
            self._note_trouble(route.method, path, trouble)
        if path.endswith("/callback"):
            self._note_answer(path, content, trouble)
        if trouble in _REFUSED:
            _raise_for(BackendError(*_REFUSED[trouble], "out of order"))
        if trouble == "cut":
            raise ConnectionResetError("cut off")
        key = (path, str(content.get("nonce", "")))
        if key[1] and key in self._nonces:
            answer = self._posted_before(key)
        else:
            answer = await carry_out()
            for look in self.on_seen:
                look(route.method, path, content)
            if key[1]:
                self._nonces[key] = answer
        back = self._takes()
        if way + back > FIRST_TIMEOUT:  # the bot does not wait for it
            self.troubled.update(path.split("/"))
        await asyncio.sleep(back)
        if trouble == "lost":
            self.unheard.add(int((answer or {}).get("id", 0)))
            raise ConnectionResetError("cut off")
        return answer

    def _note_trouble(self, method: str, path: str, trouble: str) -> None:
        self.had_trouble = True
        self.tell(f"trouble ({trouble}) for {method} {self.named(path)}")
        self.troubled.update(path.split("/"))
        if (number := path.rpartition("/")[2]).isdecimal():
            self.stuck.add(int(number))
        if "/messages/" in path and (trouble == "404" or (trouble == "403" and "/webhooks/" in path)):
            self._lose(path)

    def _note_answer(self, path: str, content: dict[str, Any], trouble: str) -> None:
        """Note what was pressed and is not known by it: its presser is told something else."""
        interaction = int(path.split("/")[2])
        if trouble in _REFUSED:
            record = self.backend.interactions.get(interaction)
            self._used.pop(getattr(record, "source_message_id", 0), None)
        if content.get("type") == _BESIDE:
            self._used.pop(self._strangers.get(interaction, 0), None)

    def _posted_before(self, key: tuple[str, str]) -> Any:
        """Discord posts no second message with the same nonce, and does not take one whose message was deleted."""
        answer = self._nonces[key]
        if int(answer["id"]) not in self.backend.messages.get(int(answer["channel_id"]), {}):
            _raise_for(BackendError(404, 10008, "Unknown Message"))
        return answer

    def _lose(self, path: str) -> None:
        """What Discord says is missing is missing."""
        *_, token, _, number = path.split("/")
        record = self.backend.interactions.get(self.backend.interaction_tokens.get(token, 0))
        message = self.find(int(number) if number.isdigit() else getattr(record, "message_id", None))
        if message is not None:
            self.lost.append(message.content)
            self._used.clear()  # an older one that nobody renews is the newest now
            self.delete(message)

    def _takes(self) -> float:
        return min(2.0, self.chance.expovariate(1 / self.slowness)) if self.slowness else 0.0

    def named(self, path: str) -> str:
        """Shorten a token."""
        return path.replace("simcord_interaction_", "")

    # ------------------------------------------------------------ people

    def send(self, user_id: int, channel_id: int, kind: int, data: dict[str, Any], message: Message | None) -> Any:
        """An interaction arrives at the bot, if it runs. Nobody waits for it."""
        record, payload = base_payload(
            self.backend,
            type=kind,
            channel_id=channel_id,
            guild_id=self.house.guild.id,
            user_id=user_id,
            data=data,
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(self.backend, message))
            record.source_message_id = message.id
        is_heard = not self.is_down and (self.cut_off is None or self.cut_off.done())
        if message is not None and is_heard and not _ANSWERED_BESIDE.search(str(data.get("custom_id"))):
            if not self.is_known(message):
                self._strangers[record.id] = message.id
            self._used[message.id] = self.now()
        if not self.is_down:
            self.backend.emit("INTERACTION_CREATE", json.loads(json.dumps(payload)))
            if is_heard:
                self.loop.call_later(ANSWERED_WITHIN, self._look_for_answer, record.id, self.env.life)
        return record

    def _look_for_answer(self, interaction: int, life: int) -> None:
        if interaction not in self._answered and not self.is_down and self.env.life == life:
            self.note(f"nobody answers interaction {interaction}")

    def messages(self, user_id: int | None, channel_id: int) -> list[Message]:
        """Return what this person sees in a channel, oldest first."""
        stored = self.backend.messages.get(channel_id, {})
        return [message for _, message in sorted(stored.items()) if message.visible_to(user_id)]

    def find(self, message_id: int | None) -> Message | None:
        found = (self.backend.messages.get(channel.id, {}).get(message_id or 0) for channel in self.channels)
        return next(filter(None, found), None)

    def resolved(self, user_id: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what Discord adds to a command about a person named in it."""
        guild = self.backend.get_guild(self.house.guild.id)
        member = serializers.member_payload(self.backend, guild, guild.members[user_id], with_user=False)
        return dict(serializers.user_payload(self.backend.get_user(user_id))), dict(member)

    def is_known(self, message: discord.Message | Message) -> bool:
        """Return whether the bot that runs was asked in this message, so lately that it can change it."""
        used = self._used.get(message.id)
        return used is not None and used > max(self.up_since, self.now() - _CHANGEABLE_FOR)

    def restrict(self, channel: simcord.ChannelHandle, **denied: bool | None) -> None:
        """Take permissions away from the bot; give all back if none is named."""
        self.tell(f"in {channel.name} the bot may {'not ' + ', '.join(denied) if denied else 'do everything again'}")
        self.had_trouble = True
        self.restricted.add(channel.id)
        if not denied:
            self.restricted.discard(channel.id)
        self.house.allow(channel, **(denied or dict.fromkeys(_PERMISSIONS)))

    def drop_channel(self, channel: simcord.ChannelHandle, *, played_in: bool) -> None:
        self.tell(f"the channel {channel.name} is deleted{', and its table with it' if played_in else ''}")
        self.channels.remove(channel)
        self.backend.delete_channel(channel.id)

    def delete(self, message: Message) -> None:
        with suppress(BackendError):
            self.backend.delete_message(message.channel_id, message.id)


def parts_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for row in components or ():
        yield from row.get("components", ())


def _content(body: Any, form: Any) -> dict[str, Any]:
    if form:
        body, _ = parse_form(list(form), [])
    if not isinstance(body, dict):
        return {}
    return {**body, **(body.get("data") or {})} if "data" in body and isinstance(body["data"], dict) else body


assert NO_LIFE == 0
