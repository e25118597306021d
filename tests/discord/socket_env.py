"""The offline Discord behind real connections of both kinds: the bot is run as a host runs it, its requests reach
simcord's Discord by HTTP, and what happens there reaches it by the gateway. Time is real, and nothing of the bot is
replaced; only discord.py's pauses are shorter.

Everything in the proof of the gateway that depends on simcord's inner workings is in this module.
"""

import asyncio
import dataclasses
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import discord.http
import pytest
import simcord
import yarl
from aiohttp import web
from simcord.backend import Backend, serializers
from simcord.gateway import FakeGateway

from bot.app import JuseBot
from bot.cli import Failure
from bot.cli.run import serve
from bot.config import Settings
from bot.hosting.plan import Plan
from bot.ui.discord.shards import Outages, SessionStarts
from tests.discord.gateway_server import Gateway, Payload
from tests.discord.wire import Line
from tests.host.conftest import TOKEN, as_json
from tests.host.listening import served

SECONDS = 30.0
"""For what takes far less, even on a busy machine."""
SPEED = 50.0
_SETTLED_WITHIN = 10.0
"""Seconds. It is idle long before, even on a busy machine, if it ever is."""
_READY_AFTER = 0.05
"""Seconds without another server after which a shard has all of them."""
_LOOK_EVERY = 0.01
_OF_A_GUILD = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
_HEARTBEATS = "keep-alive-handler"
_HANDLERS = ("discord.py: ", "CommandTree-")
"""How the names begin of the tasks in which discord.py lets the bot work."""
_WITH_PAUSES = ("bot.ui.discord.shards", "bot.ui.discord.internals", "discord.gateway")


class Pace:
    """How fast pauses and deadlines of the connection pass. Nothing else in the bot is hurried."""

    def __init__(self) -> None:
        self._speed = SPEED
        self._now = self._since = time.monotonic()
        self._jumps = False
        self.pauses: list[float] = []
        """That were asked for, in Discord's seconds."""

    def jump(self) -> None:
        """From now on each pause is over at once, and time is put forward. Only for one shard: two cannot wait at the
        same time.
        """
        self.skip(0.0)
        self._speed, self._jumps = 1.0, True

    def now(self) -> float:
        """In Discord's seconds."""
        return self._now + (time.monotonic() - self._since) * self._speed

    def skip(self, seconds: float) -> None:
        self._now, self._since = self.now() + seconds, time.monotonic()

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if self._jumps:
            self.skip(seconds)
        await asyncio.sleep(0.0 if self._jumps else seconds / SPEED)

    async def wait_for(self, work: Any, timeout: float | None) -> Any:  # noqa: ASYNC109 (it stands for asyncio's)
        return await asyncio.wait_for(work, None if timeout is None else timeout / SPEED)

    def _timeout(self, seconds: float) -> asyncio.Timeout:
        return asyncio.timeout(seconds / SPEED)

    @contextmanager
    def imposed(self) -> Iterator[None]:
        hurried = {"sleep": self.sleep, "wait_for": self.wait_for, "timeout": self._timeout}
        with pytest.MonkeyPatch.context() as patch:
            for module in _WITH_PAUSES:
                patch.setattr(f"{module}.asyncio", SimpleNamespace(**{**vars(asyncio), **hurried}))
            patch.setattr("bot.ui.discord.shards.time", SimpleNamespace(monotonic=self.now))
            patch.setattr("bot.ui.discord.shards.Outages", partial(Outages, now=self.now))
            starts = partial(SessionStarts, now=self.now, sleep=self.sleep)
            patch.setattr("bot.ui.discord.shards.SessionStarts", starts)
            yield


class _Events(Mapping[str, Callable[[Any], None]]):
    """In place of discord.py's parsers: keeps the one event that simcord has made fit for a bot's intents."""

    def __init__(self) -> None:
        self.kept: Payload | None = None

    def __getitem__(self, event: str) -> Callable[[Any], None]:
        return self._keep

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def _keep(self, payload: Payload) -> None:
        self.kept = payload


class World:
    """What the gateway tells of: simcord's Discord, as a bot with these intents sees it."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    @property
    def user(self) -> Payload:
        return dict(serializers.user_payload(self._backend.bot_user))

    @property
    def application_id(self) -> int:
        return self._backend.application_id

    def guilds_of(self, shard: int, shards: int) -> Sequence[int]:
        return [guild for guild in self._backend.guilds if (guild >> 22) % shards == shard]

    def guild(self, guild_id: int, intents: int) -> Payload:
        payload = serializers.guild_create_payload(self._backend, self._backend.guilds[guild_id])
        seen = self.as_seen("GUILD_CREATE", payload, intents)
        assert seen is not None
        return seen

    def as_seen(self, event: str, payload: Mapping[str, Any], intents: int) -> Payload | None:
        events = _Events()
        state = SimpleNamespace(intents=discord.Intents._from_value(intents), parsers=events)
        FakeGateway(self._backend, state).feed(event, payload)
        return events.kept


class _Requests(Line):
    """The other half of Discord: it also says where the gateway is, and its clock is right."""

    def __init__(self, env: "SocketEnv", gateway: Gateway) -> None:
        super().__init__()
        self.backend = env.backend
        self._env = env
        self._gateway = gateway

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        self._env.update_clock()
        if request.match_info["path"] == "gateway/bot":
            return as_json(self._gateway.start_limit())
        return await super()._handle(request)


class SocketEnv(simcord.Env):
    """simcord's people and places. It replaces nothing in the bot, and waits only until the bot seems idle."""

    bot: JuseBot

    def __init__(self, settings: Settings, shards: int, pace: Pace) -> None:
        super().__init__(JuseBot(settings), shard_count=shards)
        self.pace = pace
        self.gateway = Gateway(TOKEN, World(self.backend), shards, pace.now)
        self.heartbeat_timeout = 60.0
        self.settings = dataclasses.replace(settings, token=TOKEN)
        self._serving: asyncio.Task[int] | None = None
        self._world = World(self.backend)
        self._loop = asyncio.get_running_loop()
        self._started = True
        self.backend.subscribers.append(self._emit)
        self.update_clock()

    def update_clock(self) -> None:
        """simcord's clock stands still, but messages and interactions must have their real age."""
        self.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.now()).total_seconds()))

    def begin(self) -> asyncio.Task[int]:
        """Runs the bot, from login to its end; `Failure` is what the host reads."""
        connection = self.bot._connection
        connection.guild_ready_timeout = _READY_AFTER
        connection.heartbeat_timeout = self.heartbeat_timeout
        self._message_states.add(connection)
        self._capture_errors()
        self._serving = asyncio.create_task(serve(self.settings, Plan(lambda _: self.bot)))
        return self._serving

    @property
    def has_ended(self) -> bool:
        return self._serving is None or self._serving.done()

    async def last_words(self) -> str:
        """What the host reads when the bot has ended: a sentence, or else it is a traceback."""
        assert self._serving is not None
        async with asyncio.timeout(SECONDS):
            try:
                await self._serving
            except Failure as failure:
                return str(failure)
            except Exception as error:
                return f"a traceback: {error!r}"
        return "nothing"

    async def end(self) -> None:
        if self._serving is not None:
            await self.bot.close()
            with suppress(Exception):
                await self._serving

    async def again(self) -> None:
        """The next process of the bot."""
        await self.end()
        self.bot = JuseBot(self.settings)
        self.begin()

    async def until(self, wanted: Callable[[], bool], seconds: float = SECONDS) -> bool:
        """Whether it came about in time."""
        begun = time.monotonic()
        while not wanted():
            if time.monotonic() > begun + seconds:
                return False
            await asyncio.sleep(_LOOK_EVERY)
        return True

    async def until_ready(self) -> None:
        assert self._serving is not None
        serving = self._serving
        await self.until(lambda: serving.done() or (self.hears_all and self.bot.is_ready()))
        if serving.done():
            serving.result()
        assert self.hears_all, "the bot is not ready"

    @property
    def hears_all(self) -> bool:
        return all(map(self.hears, range(self.gateway.shards)))

    def hears(self, shard: int) -> bool:
        """Whether it is connected and has heard all that has happened."""
        session, info = self.gateway.sessions.get(shard), self.bot.get_shard(shard)
        if session is None or not session.is_valid or session.connection is None or info is None:
            return False
        return info._parent.ws.sequence == len(session.events) and info._parent.ws.session_id == session.id

    def leaks(self) -> Iterator[str]:
        """Connections and threads that nobody needs."""
        shards = self.gateway.shards
        if self.gateway.open != shards:
            yield f"{self.gateway.open} connections for {shards} shards"
        threads = [thread.name for thread in threading.enumerate() if thread.name.startswith(_HEARTBEATS)]
        if len(threads) != shards:
            yield f"threads: {', '.join(threads)}"

    async def _settle_internal(self, **_: Any) -> None:
        await asyncio.sleep(0)
        await self.until(self._is_idle, _SETTLED_WITHIN)
        self.update_clock()

    def _is_idle(self) -> bool:
        handlers = (task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLERS))
        heard = (self.hears(shard) for shard, session in self.gateway.sessions.items() if session.connection)
        return all(heard) and next(handlers, None) is None

    def _begin_operation(self, label: str) -> None:
        """Several may be going on: nothing is measured by simcord's clock."""
        self.update_clock()

    def _end_operation(self) -> None:
        pass

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        guild_id = payload.get("guild_id") or (payload.get("id") if event in _OF_A_GUILD else None)
        for session in self.gateway.sessions.values():
            if (seen := self._world.as_seen(event, payload, session.intents)) is not None:
                self.gateway.emit(event, seen, guild_id=None if guild_id is None else int(guild_id))
            break


@asynccontextmanager
async def on_sockets(settings: Settings, shards: int) -> AsyncIterator[SocketEnv]:
    """The bot is not begun yet."""
    pace = Pace()
    with pytest.MonkeyPatch.context() as patch, pace.imposed():
        env = SocketEnv(settings, shards, pace)
        line = _Requests(env, env.gateway)
        async with served(line.app()) as address:
            await env.gateway.start()
            patch.setattr(discord.http.Route, "BASE", f"{address}/api/v10")
            patch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", yarl.URL(env.gateway.url))
            try:
                yield env
            finally:
                await env.end()
                line.close()
                await env.gateway.close()
