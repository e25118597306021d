"""The offline Discord behind a real connection: discord.py's own HTTP client talks to simcord's Discord over a socket,
and requests can be made to fail on the way. Everything else is as in the other tests.
"""

import asyncio
import contextvars
import io
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import discord.http
import discord.webhook.async_
import msgspec
import pytest
import simcord
from aiohttp import web
from discord.http import HTTPClient
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.config import Settings
from tests.discord.house import offline
from tests.host.conftest import as_json
from tests.host.listening import served

RATIONED, FAILING, CUT, LOST, SILENT = TROUBLES = ("rationed", "failing", "cut", "lost", "silent")
"""429 with the time to wait; 500; cut before the request is heard; carried out, but cut before the answer; no answer
for longer than the bot waits.
"""
SLOW, UNSEEN = "slow", "unseen"
"""Carried out, but not answered for longer than the bot waits; 404 for what will be there in a moment."""

RETRY_AFTER = 0.02
SPEED_UP = 50
"""discord.py's pauses before it tries again are this many times shorter here."""

PATIENCE = 0.3
"""Seconds that the bot waits here once Discord says nothing, and only then: a busy machine is not silent."""


class Trouble(msgspec.Struct):
    kind: str
    method: str
    address: str
    times: int
    met: int = 0


class Line:
    """The server: requests meet its troubles, then simcord's Discord."""

    def __init__(self) -> None:
        self.backend: Backend | None = None
        self.troubles: list[Trouble] = []
        self._messages: dict[str, int] = {}
        """By nonce."""
        self._closing = asyncio.Event()
        self._limits: set[asyncio.Timeout] = set()

    def app(self) -> web.Application:
        app = web.Application(client_max_size=2**24)
        app.router.add_route("*", "/api/v10/{path:.*}", self._handle)
        return app

    def fails(self, kind: str, method: str, address: str, times: int = 1) -> Trouble:
        trouble = Trouble(kind, method, address, times)
        self.troubles.append(trouble)
        return trouble

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[asyncio.Timeout]:
        """As `asyncio.timeout`, but in real time: simcord's clock stands still while a request is on its way."""
        async with asyncio.timeout(None) as limit:
            _let_end(limit, seconds)
            self._limits.add(limit)
            try:
                yield limit
            finally:
                self._limits.remove(limit)

    def close(self) -> None:
        """Ends the requests that are still waiting for an answer."""
        self._closing.set()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        path = f"/{request.match_info['path']}"
        body, files = await _read(request)
        trouble = self._trouble_with(request.method, path)
        match trouble.kind if trouble is not None else None:
            case "rationed":
                answer = {"message": "You are being rate limited.", "retry_after": RETRY_AFTER, "global": False}
                return as_json(answer, 429, Retry_After=str(RETRY_AFTER), Via="1.1 google")
            case "failing":
                return as_json({"message": "500: Internal Server Error", "code": 0}, 500)
            case "cut":
                return _cut(request)
            case "silent":
                return await self._say_nothing(request)
            case "slow":
                self._dispatch(request, path, body, files)
                return await self._say_nothing(request)
            case "unseen":
                return as_json({"message": "Unknown Message", "code": 10008}, 404)
            case "lost":
                self._dispatch(request, path, body, files)
                return _cut(request)
        return self._dispatch(request, path, body, files)

    async def _say_nothing(self, request: web.Request) -> web.Response:
        for limit in self._limits:
            if not limit.expired():
                _let_end(limit, PATIENCE)
        await self._closing.wait()
        return _cut(request)

    def _trouble_with(self, method: str, path: str) -> Trouble | None:
        for trouble in self.troubles:
            if trouble.met < trouble.times and trouble.method == method and fnmatch(path, trouble.address):
                trouble.met += 1
                return trouble
        return None

    def _dispatch(self, request: web.Request, path: str, body: Any, files: list[discord.File]) -> web.Response:
        assert self.backend is not None
        try:
            if (known := self._made_with_same_nonce(request.method, path, body)) is not None:
                return as_json(known)
            answer = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            return as_json(error.to_json(), error.status)
        if nonce := self._nonce(request.method, path, body):
            self._messages[nonce] = int(answer["id"])
        return web.Response(status=204) if answer is None else as_json(answer)

    def _made_with_same_nonce(self, method: str, path: str, body: Any) -> Any:
        """As Discord documents `enforce_nonce`: no second message, but the one made with it before, even if that has
        been deleted since (discord-api-docs, pull request 6647).
        """
        assert self.backend is not None
        made = self._messages.get(self._nonce(method, path, body))
        if made is None:
            return None
        return serializers.message_payload(self.backend, self.backend.get_message(int(path.split("/")[2]), made))

    def _nonce(self, method: str, path: str, body: Any) -> str:
        creates_message = method == "POST" and fnmatch(path, "/channels/*/messages")
        return str(body["nonce"]) if creates_message and body.get("enforce_nonce") else ""


def _let_end(limit: asyncio.Timeout, seconds: float) -> None:
    """In real time, which simcord leaves to what does not run in its context."""
    contextvars.Context().run(lambda: limit.reschedule(asyncio.get_running_loop().time() + seconds))


async def _read(request: web.Request) -> tuple[Any, list[discord.File]]:
    if request.content_type != "multipart/form-data":
        sent = await request.text()
        return (json.loads(sent) if sent else None), []
    form = await request.post()
    body = json.loads(str(form["payload_json"]))
    described = body.get("attachments") or body.get("data", {}).get("attachments") or []
    files: list[discord.File] = []
    for name, part in form.items():
        if isinstance(part, web.FileField):
            number = int(name.removeprefix("files[").removesuffix("]"))
            about = next(
                (attachment.get("description") for attachment in described if attachment.get("id") == number), None
            )
            files.append(discord.File(io.BytesIO(part.file.read()), part.filename, description=about))
    return body, files


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.close()
    return web.Response()


async def short_sleep(seconds: float) -> None:
    """In a thread, which simcord waits for: while it puts its clock forward, nothing could end another sleep."""
    await asyncio.to_thread(time.sleep, seconds / SPEED_UP)


@asynccontextmanager
async def wired(settings: Settings) -> AsyncIterator[tuple[simcord.Env, Line]]:
    line = Line()

    def client(backend: Backend, loop: asyncio.AbstractEventLoop, **_: Any) -> HTTPClient:
        line.backend = backend
        return HTTPClient(loop)

    def adapter(*_: Any, **__: Any) -> Any:
        return discord.webhook.async_.AsyncWebhookAdapter()

    sped_up = SimpleNamespace(**{**vars(asyncio), "sleep": short_sleep})
    async with served(line.app()) as address:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.http.Route, "BASE", f"{address}/api/v10")
            patch.setattr("simcord._runtime.FakeHTTPClient", client)
            patch.setattr("simcord._runtime.FakeWebhookAdapter", adapter)
            patch.setattr(discord.http, "asyncio", sped_up)
            patch.setattr(discord.webhook.async_, "asyncio", sped_up)
            # The bot's timeouts come first; of aiohttp's, simcord would keep a timer for every request ever made.
            patch.setattr("aiohttp.client.DEFAULT_TIMEOUT", aiohttp.ClientTimeout())
            hurried = SimpleNamespace(**{**vars(asyncio), "timeout": line.timeout, "sleep": short_sleep})
            patch.setattr("bot.ui.discord.response.asyncio", hurried)
            try:
                async with offline(settings) as env:
                    yield env, line
            finally:
                line.close()
