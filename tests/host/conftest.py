"""A stub of Discord on 127.0.0.1: enough of its REST API and gateway for a bot to log in, connect and wait."""

import asyncio
import json
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

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
HELLO, DISPATCH, IDENTIFY = 10, 0, 2


def as_json(answer: object, status: int = 200, **more: str) -> web.Response:
    """Without a charset in the header, unlike aiohttp's `json_response`: discord.py would take that for text."""
    headers = {"Content-Type": "application/json", **{name.replace("_", "-"): value for name, value in more.items()}}
    return web.Response(body=json.dumps(answer), status=status, headers=headers)


class StubDiscord:
    def __init__(self) -> None:
        self.login_status = 200
        self.close_code: int | None = None
        self.requests: list[str] = []
        self.asked = asyncio.Event()
        self.connections: asyncio.Queue[None] = asyncio.Queue()
        self.commands: set[str] = set()
        self.address = ""

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/gateway", self.gateway)
        app.router.add_route("*", "/api/{path:.*}", self.rest)
        return app

    async def rest(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        self.requests.append(f"{request.method} {path}")
        self.asked.set()
        if self.login_status != 200:
            return as_json({"message": "no", "code": 0}, self.login_status)
        if path.endswith("/commands"):
            self.commands = {command["name"] for command in await request.json()}
            return as_json([])
        answers = {
            "users/@me": BOT_USER,
            "oauth2/applications/@me": APPLICATION,
            "gateway/bot": {
                "url": f"{self.address.replace('http', 'ws')}/gateway",
                "shards": 1,
                "session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1},
            },
        }
        return as_json(answers[path])

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT and json.loads(message.data)["op"] == IDENTIFY:
                if self.close_code:
                    await socket.close(code=self.close_code)
                    break
                ready = {
                    "v": 10,
                    "user": BOT_USER,
                    "guilds": [],
                    "session_id": "s",
                    "resume_gateway_url": f"{self.address.replace('http', 'ws')}/gateway",
                    "application": {"id": "1", "flags": 0},
                    "shard": [0, 1],
                }
                await socket.send_json({"op": DISPATCH, "t": "READY", "s": 1, "d": ready})
                self.connections.put_nowait(None)
        return socket


@pytest.fixture
async def stub() -> AsyncIterator[StubDiscord]:
    stub = StubDiscord()
    runner = web.AppRunner(stub.app(), shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    stub.address = f"http://{host}:{port}"
    yield stub
    await runner.cleanup()
