"""Several real processes of one bot, with a stub of Discord at which people press and type."""

import asyncio
import itertools
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from bot import ROOT
from tests.host.conftest import DISPATCH, MESSAGE, TOKEN, StubDiscord, as_json
from tests.host.listening import served

SECONDS = 180
ALICE = 710101
CHANNEL = 22
EVERYTHING = str((1 << 53) - 1)

NUMBERS = itertools.count(10**18)

# The bot always talks to discord.com; only this sends it elsewhere, and its supervisor's processes with it.
_ELSEWHERE = """
import os
if "STUB_DISCORD" in os.environ:
    import discord.http
    discord.http.Route.BASE = os.environ["STUB_DISCORD"] + "/api"
"""
_HURRIED = """
if "STUB_DISCORD" in os.environ:
    from functools import partial
    from bot.cluster import entry, members
    from bot.ui.discord import shards
    entry.Cluster = partial(entry.Cluster, poll_every=float(os.environ["STUB_LOOK"]))
    members.SESSIONS_APART = shards._APART = 0.05
"""
"""They look at each other more often, and none waits for others' sessions."""
_LOOK = 0.5

Answer = Mapping[str, Any]
Kind = TypeVar("Kind", bound="Discord")


class Discord(StubDiscord):
    """It notes who begins a session when, and what is answered to people."""

    def __init__(self) -> None:
        super().__init__()
        self.identified: list[tuple[float, int]] = []
        self.answers: dict[str, list[Answer]] = {}
        """By the token of what somebody did."""
        self.posted: list[Answer] = []
        self.done: dict[str, Answer] = {}
        """What people did, by its token."""

    def _ready(self, shard: int, shards: int) -> dict[str, Any]:
        self.identified.append((time.monotonic(), shard))
        return super()._ready(shard, shards)

    async def rest(self, request: web.Request) -> web.Response:
        place, *rest = request.match_info["path"].removeprefix("v10/").split("/")
        if place in ("interactions", "webhooks"):
            payload = await payload_of(request)
            message_id = self.shown(rest[1], request, payload)
            self.answers.setdefault(rest[1], []).append(written_in(payload))
            message = {**MESSAGE, "id": str(message_id), "channel_id": self.done[rest[1]]["channel_id"]}
            done = {"id": "1", "type": 2, "response_message_id": message["id"], "response_message_loading": False}
            resource = {"interaction": done, "resource": {"type": 4, "message": message}}
            return as_json(resource if place == "interactions" else message)
        if place == "channels" and request.method in ("POST", "PATCH"):
            self.posted.append(written_in(await payload_of(request)))
        return await super().rest(request)

    def channel_in(self, guild_id: int) -> int:
        """Where people play."""
        return CHANNEL

    def shown(self, token: str, request: web.Request, payload: Answer) -> int:
        """The id of the message that answers what was done."""
        return next(NUMBERS)

    # ------------------------------------------------------------ what people do

    async def types(self, user: int, guild_id: int, command: str, **options: object) -> str:
        """Such as `junk new`. Returns the token at which it is answered."""
        name, part = command.split()
        given = [
            {"name": option, "type": 5 if isinstance(value, bool) else 3, "value": value}
            for option, value in options.items()
        ]
        data = {"id": "9", "name": name, "type": 1, "options": [{"name": part, "type": 1, "options": given}]}
        return await self._tell(user, guild_id, {"type": 2, "data": data})

    async def presses(self, user: int, guild_id: int, custom_id: str, message_id: int | None = None) -> str:
        message = {**MESSAGE, "id": str(message_id or next(NUMBERS)), "channel_id": str(self.channel_in(guild_id))}
        about = {"type": 3, "data": {"component_type": 2, "custom_id": custom_id}, "message": message}
        return await self._tell(user, guild_id, about)

    async def _tell(self, user: int, guild_id: int, about: Mapping[str, Any]) -> str:
        """The shard of that server."""
        token, number = str(next(NUMBERS)), str(next(NUMBERS))
        person = {"id": str(user), "username": f"user{user}", "discriminator": "0", "avatar": None, "global_name": None}
        channel_id = str(self.channel_in(guild_id))
        place = {"guild_id": str(guild_id), "channel_id": channel_id}
        member = {"user": person, "roles": [], "joined_at": MESSAGE["timestamp"], "permissions": EVERYTHING}
        payload = {
            **{"id": number, "application_id": "1", "token": token, "version": 1, **place, **about},
            "channel": {"id": channel_id, "type": 0, "name": "x", "guild_id": str(guild_id), "position": 0},
            "member": {**member, "deaf": False, "mute": False, "flags": 0},
            **{"app_permissions": EVERYTHING, "locale": "en-US", "guild_locale": "en-US", "entitlements": []},
            **{"authorizing_integration_owners": {"0": str(guild_id)}, "context": 0, "attachment_size_limit": 10**7},
        }
        self.done[token] = payload
        socket = self.sockets[(guild_id >> 22) % self.shards]
        await socket.send_json({"op": DISPATCH, "t": "INTERACTION_CREATE", "s": next(NUMBERS), "d": payload})
        return token


async def payload_of(request: web.Request) -> Answer:
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    text = await request.text()
    return json.loads(text) if text else {}


def written_in(payload: Answer) -> Answer:
    return payload.get("data") or payload


async def eventually(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not wanted():  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.05)


class Processes:
    def __init__(self, folder: Path, discord: Discord, database: str, *, hurried: bool, look: float = _LOOK) -> None:
        self.folder = folder
        self.discord = discord
        self.database = database
        self._look = look
        """Seconds between two looks of those who are hurried."""
        self.started: list[asyncio.subprocess.Process] = []
        (folder / "site").mkdir()
        (folder / "site/sitecustomize.py").write_text(_ELSEWHERE + _HURRIED * hurried)
        (folder / "run").mkdir()

    @property
    def environ(self) -> dict[str, str]:
        environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "DISCORD_"))}
        environ |= {"PYTHONPATH": f"{self.folder / 'site'}:{ROOT}", "XDG_RUNTIME_DIR": str(self.folder / "run")}
        return environ | {
            "JUSE_DATABASE": self.database,
            "DISCORD_TOKEN": TOKEN,
            "JUSE_THINKERS": "1",
            "JUSE_COMPUTER_PAUSE": "0",
            "JUSE_EMOJIS": "off",
            "STUB_LOOK": str(self._look),
        }

    async def start(self, *arguments: str, **more: str) -> asyncio.subprocess.Process:
        """Its log is in a file of its own."""
        environ = {**self.environ, "STUB_DISCORD": self.discord.address, **more}
        with self._log(len(self.started)).open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run", *arguments), cwd=self.folder, env=environ, stderr=log
            )
        self.started.append(process)
        return process

    def _log(self, number: int) -> Path:
        return self.folder / f"log{number}"

    def said(self, process: asyncio.subprocess.Process) -> str:
        return self._log(self.started.index(process)).read_text()

    async def says(self, process: asyncio.subprocess.Process, what: str) -> str:
        """All that it has said once that is in it."""
        async with asyncio.timeout(SECONDS):
            while what not in (said := self.said(process)):
                assert process.returncode is None or what in self.said(process), said
                await asyncio.sleep(0.05)
            return said

    async def ended(self, process: asyncio.subprocess.Process) -> str:
        await asyncio.wait_for(process.wait(), SECONDS)
        return self.said(process)

    async def status(self) -> dict[str, Any]:
        command = (sys.executable, "-m", "bot", "status", "--json")
        process = await asyncio.create_subprocess_exec(
            *command, cwd=self.folder, env=self.environ, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
        return {"code": process.returncode, **json.loads(said)}

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The status once it is as it should be."""
        async with asyncio.timeout(SECONDS):
            while not wanted(status := await self.status()):  # noqa: ASYNC110 (nothing tells of it)
                await asyncio.sleep(0.5)
            return status

    async def end(self) -> None:
        for process in self.started:
            if process.returncode is None:
                process.send_signal(signal.SIGCONT)
                process.terminate()
        for process in self.started:
            try:
                await asyncio.wait_for(process.wait(), SECONDS)
            except TimeoutError:
                process.kill()
                await process.wait()


@asynccontextmanager
async def discord_with(shards: int, guilds: Sequence[int], made: Callable[[], Kind] = Discord) -> AsyncIterator[Kind]:
    discord = made()
    discord.shards, discord.guilds = shards, tuple(guilds)
    async with served(discord.app()) as discord.address:
        yield discord
