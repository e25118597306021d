"""A stub of Discord on 127.0.0.1: enough of its REST API and gateway for a bot to log in, connect and wait."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from tests.host.listening import served

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"

BOT_USER = {"id": "1", "username": "Juse", "discriminator": "0", "avatar": None, "global_name": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "Juse",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0",
    "flags": 0,
    "owner": BOT_USER,
}
MESSAGE = {
    **{"id": "77", "author": BOT_USER, "content": "", "timestamp": "2026-01-01T00:00:00+00:00", "type": 0},
    **dict.fromkeys(("mentions", "mention_roles", "attachments", "embeds", "components"), ()),
    **{"edited_timestamp": None, "tts": False, "mention_everyone": False, "pinned": False},
}
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11


def as_json(answer: object, status: int = 200, **more: str) -> web.Response:
    """Without a charset in the header, unlike aiohttp's `json_response`: discord.py would take that for text."""
    headers = {"Content-Type": "application/json", **{name.replace("_", "-"): value for name, value in more.items()}}
    body = answer if isinstance(answer, bytes) else json.dumps(answer)
    return web.Response(body=body, status=status, headers=headers)


async def _at_once(_: web.Request) -> None:
    pass


class StubDiscord:
    def __init__(self) -> None:
        self.login_status = 200
        self.application: dict[str, object] = dict(APPLICATION)
        self.refusals: dict[str, tuple[int, object]] = {}
        """Status and answer, by the end of the address."""
        self.date: str | None = None
        """Of those answers, if it is not the right one."""
        self.before_answer: Callable[[web.Request], Awaitable[None]] = _at_once
        self.close_code: int | None = None
        self.requests: list[str] = []
        self.asked = asyncio.Event()
        self.connections: asyncio.Queue[None] = asyncio.Queue()
        self.commands: list[dict[str, Any]] = []
        self.address = ""
        self.gateway_url: str | None = None
        """Where the gateway is, if not here."""
        self.shards = 1
        self.guilds: tuple[int, ...] = (10 << 22, 11 << 22)
        self.sockets: dict[int, web.WebSocketResponse] = {}
        """By shard."""
        self.is_gateway_open = asyncio.Event()
        """Until then it answers 503."""
        self.is_gateway_open.set()
        self.refused = asyncio.Event()

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/gateway", self.gateway)
        app.router.add_route("*", "/api/{path:.*}", self.rest)
        return app

    async def rest(self, request: web.Request) -> web.Response:
        path = request.match_info["path"].removeprefix("v10/")
        self.requests.append(f"{request.method} {path}")
        await self.before_answer(request)
        self.asked.set()
        if self.login_status != 200:
            return as_json({"message": "no", "code": 0}, self.login_status)
        for address, (status, answer) in self.refusals.items():
            if path.endswith(address):
                return as_json(answer, status, **({} if self.date is None else {"Date": self.date}))
        if path.endswith("/commands"):
            if request.method == "PUT":
                more, put = {"id": "7", "application_id": "1", "version": "1"}, await request.json()
                if [command for command in self.commands if command["type"] == 4 and command not in put]:
                    return as_json({"message": "You cannot remove this app's Entry Point command", "code": 50240}, 400)
                self.commands = [{**more, **command} for command in put]
            return as_json(self.commands)
        if path.endswith("/emojis"):
            named = await request.json() if request.method == "POST" else {}
            return as_json({"id": "9", "name": named.get("name"), "items": []})
        answers = {
            "users/@me": BOT_USER,
            "oauth2/applications/@me": self.application,
            "gateway/bot": {
                "url": self.gateway_url or f"{self.address.replace('http', 'ws')}/gateway",
                "shards": self.shards,
                "session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1},
            },
        }
        if "/messages" in path:
            return as_json({**MESSAGE, "channel_id": path.split("/")[-2 if path.endswith("messages") else -3]})
        return as_json(answers[path])

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        if not self.is_gateway_open.is_set():
            self.refused.set()
            return web.Response(status=503)
        socket, shard = web.WebSocketResponse(), 0
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT_ACK})
            elif said["op"] == IDENTIFY:
                shard, shards = said["d"].get("shard", (0, 1))
                if self.close_code:
                    await socket.close(code=self.close_code)
                    break
                self.sockets[shard] = socket
                await socket.send_json({"op": DISPATCH, "t": "READY", "s": 1, "d": self._ready(shard, shards)})
                self.connections.put_nowait(None)
            elif said["op"] == RESUME:
                await socket.send_json({"op": INVALID_SESSION, "d": False})
        return socket

    def _ready(self, shard: int, shards: int) -> dict[str, Any]:
        own = [guild for guild in self.guilds if (guild >> 22) % shards == shard]
        return {
            "v": 10,
            "user": BOT_USER,
            "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
            "session_id": "s",
            "resume_gateway_url": f"{self.address.replace('http', 'ws')}/gateway",
            "application": {"id": "1", "flags": 0},
            "shard": [shard, shards],
        }


@pytest.fixture
async def stub() -> AsyncIterator[StubDiscord]:
    stub = StubDiscord()
    async with served(stub.app()) as stub.address:
        yield stub


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a database may be."""
    return tmp_path / "juse.sqlite3"
