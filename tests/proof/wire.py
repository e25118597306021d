"""The offline Discord behind a real line: discord.py's own HTTP client speaks to simcord's over a socket, and the line
can be made to fail. Everything else is as in the other tests: the same people, clicks, buttons and messages.
"""

import asyncio
import contextvars
import io
import json
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

RATIONED, FAILING, CUT, LOST, SILENT = TROUBLES = ("rationed", "failing", "cut", "lost", "silent")
"""429 with how long to wait; 500; hung up before it was heard; heard and done, but hung up before the answer; no answer
at all for longer than the bot waits.
"""

RETRY_AFTER = 0.02
HURRY = 50
"""By so much discord.py's own pauses before it tries again are shorter here."""

PATIENCE = 0.3
"""Seconds for which the bot waits here where Discord says nothing."""


class Trouble(msgspec.Struct):
    kind: str
    method: str
    address: str
    times: int
    met: int = 0


class Line:
    """The server's end. Requests meet its troubles, then simcord's Discord."""

    def __init__(self) -> None:
        self.backend: Backend | None = None
        self.troubles: list[Trouble] = []
        self._made: dict[str, int] = {}
        self._over = asyncio.Event()

    def app(self) -> web.Application:
        app = web.Application(client_max_size=2**24)
        app.router.add_route("*", "/api/v10/{path:.*}", self._asked)
        return app

    def fails(self, kind: str, method: str, address: str, times: int = 1) -> Trouble:
        trouble = Trouble(kind, method, address, times)
        self.troubles.append(trouble)
        return trouble

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[asyncio.Timeout]:
        """As `asyncio.timeout`, but by the clock on the wall: simcord's stands still while a request is on its way."""
        silent = any(trouble.kind == SILENT for trouble in self.troubles)

        def set_off() -> None:
            limit.reschedule(asyncio.get_running_loop().time() + (min(seconds, PATIENCE) if silent else seconds))

        async with asyncio.timeout(None) as limit:
            contextvars.Context().run(set_off)
            yield limit

    def hang_up(self) -> None:
        """Lets go of whoever still waits for an answer."""
        self._over.set()

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        path = f"/{request.match_info['path']}"
        body, files = await _read(request)
        trouble = self._trouble_with(request.method, path)
        match trouble.kind if trouble is not None else None:
            case "rationed":
                told = {"message": "You are being rate limited.", "retry_after": RETRY_AFTER, "global": False}
                return as_json(told, 429, Retry_After=str(RETRY_AFTER), Via="1.1 google")
            case "failing":
                return as_json({"message": "500: Internal Server Error", "code": 0}, 500)
            case "cut":
                return _hung_up(request)
            case "silent":
                await self._over.wait()
                return _hung_up(request)
            case "lost":
                self._dispatched(request, path, body, files)
                return _hung_up(request)
        return self._dispatched(request, path, body, files)

    def _trouble_with(self, method: str, path: str) -> Trouble | None:
        for trouble in self.troubles:
            if trouble.met < trouble.times and trouble.method == method and fnmatch(path, trouble.address):
                trouble.met += 1
                return trouble
        return None

    def _dispatched(self, request: web.Request, path: str, body: Any, files: list[discord.File]) -> web.Response:
        assert self.backend is not None
        try:
            if (known := self._made_with_this_nonce(request.method, path, body)) is not None:
                return as_json(known)
            answer = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            return as_json(error.to_json(), error.status)
        if nonce := self._nonce(request.method, path, body):
            self._made[nonce] = int(answer["id"])
        return web.Response(status=204) if answer is None else as_json(answer)

    def _made_with_this_nonce(self, method: str, path: str, body: Any) -> Any:
        """As Discord documents `enforce_nonce`: the message that was made with it before, and no second one, though it
        has been deleted since (discord-api-docs, pull request 6647).
        """
        assert self.backend is not None
        made = self._made.get(self._nonce(method, path, body))
        if made is None:
            return None
        return serializers.message_payload(self.backend, self.backend.get_message(int(path.split("/")[2]), made))

    def _nonce(self, method: str, path: str, body: Any) -> str:
        makes_a_message = method == "POST" and fnmatch(path, "/channels/*/messages")
        return str(body["nonce"]) if makes_a_message and body.get("enforce_nonce") else ""


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
            about = next((one.get("description") for one in described if one.get("id") == number), None)
            files.append(discord.File(io.BytesIO(part.file.read()), part.filename, description=about))
    return body, files


def _hung_up(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.close()
    return web.Response()


async def hurried(seconds: float) -> None:
    await asyncio.sleep(seconds / HURRY)


@asynccontextmanager
async def wired(settings: Settings) -> AsyncIterator[tuple[simcord.Env, Line]]:
    line = Line()
    runner = web.AppRunner(line.app(), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]

    def client(backend: Backend, loop: asyncio.AbstractEventLoop, **_: Any) -> HTTPClient:
        line.backend = backend
        return HTTPClient(loop)

    def adapter(*_: Any, **__: Any) -> Any:
        return discord.webhook.async_.AsyncWebhookAdapter()

    in_a_hurry = SimpleNamespace(**{**vars(asyncio), "sleep": hurried})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}/api/v10")
        patch.setattr("simcord._runtime.FakeHTTPClient", client)
        patch.setattr("simcord._runtime.FakeWebhookAdapter", adapter)
        patch.setattr(discord.http, "asyncio", in_a_hurry)
        patch.setattr(discord.webhook.async_, "asyncio", in_a_hurry)
        # The bot's limits come first; of aiohttp's, simcord would keep a timer for every request that ever was.
        patch.setattr("aiohttp.client.DEFAULT_TIMEOUT", aiohttp.ClientTimeout())
        patch.setattr("bot.ui.discord.response.asyncio", SimpleNamespace(**{**vars(asyncio), "timeout": line.timeout}))
        try:
            async with offline(settings) as env:
                yield env, line
        finally:
            line.hang_up()
            await runner.cleanup()
