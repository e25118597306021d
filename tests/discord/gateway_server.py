"""Discord's gateway on 127.0.0.1, as discord.py's own WebSocket client meets it: zlib-stream, hello, identify, resume,
heartbeats and close codes; and what can go wrong with them.

Who is on which server is not its business: `Places` says it.
"""

import asyncio
import itertools
import json
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import aiohttp
from aiohttp import web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11
TOKEN_REJECTED, INTENTS_REFUSED = 4004, 4014

REFUSED, HUNG, NO_HELLO = ("refused", "hung", "no hello")
"""What can happen to whoever connects: nobody listens; no answer to the upgrade; no HELLO after it."""
_LOOK_EVERY = 0.02
_GARBLED = b"\x07 this was never deflated \x00\x00\xff\xff"
_NUMBERS = itertools.count(1)

Payload = dict[str, Any]


class Places(Protocol):
    """What the gateway tells of."""

    @property
    def user(self) -> Payload: ...

    @property
    def application_id(self) -> int: ...

    def guilds_of(self, shard: int, shards: int) -> Sequence[int]: ...

    def guild(self, guild_id: int, intents: int) -> Payload: ...


class Connection:
    """One WebSocket. What is sent waits in a queue, so that events can come from code that does not wait."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        self.deaf = False
        """It stands, but nothing is heard or said any more."""
        self.closing: asyncio.Task[bool] | None = None
        self._deflate = zlib.compressobj()
        self._outgoing: asyncio.Queue[Payload] = asyncio.Queue()

    def send(self, operation: int, data: Any = None, **more: Any) -> None:
        if not self.deaf:
            self._outgoing.put_nowait({"op": operation, "d": data, **more})

    async def write(self) -> None:
        """Until it is cancelled."""
        while True:
            text = json.dumps(await self._outgoing.get()).encode()
            deflated = self._deflate.compress(text) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            if not self.socket.closed:
                await self.socket.send_bytes(deflated)

    async def garble(self) -> None:
        await self.socket.send_bytes(_GARBLED)


class Session:
    """A shard's, over as many connections as it is resumed on. It keeps every event, as if all were recent."""

    def __init__(self, shard: int, shards: int, intents: int) -> None:
        self.id = f"session-{next(_NUMBERS)}"
        self.shard, self.shards, self.intents = shard, shards, intents
        self.events: list[tuple[str, Any]] = []
        """The first has the sequence number 1."""
        self.connection: Connection | None = None
        self.is_valid = True

    def tell(self, event: str, data: Any) -> None:
        self.events.append((event, data))
        self._send(len(self.events))

    def resume(self, connection: Connection, after: int) -> None:
        self.connection = connection
        for number in range(after + 1, len(self.events) + 1):
            self._send(number)
        self.tell("RESUMED", {})

    def _send(self, number: int) -> None:
        if self.connection is not None:
            event, data = self.events[number - 1]
            self.connection.send(DISPATCH, data, t=event, s=number)


class Gateway:
    def __init__(self, token: str, places: Places, shards: int, now: Callable[[], float]) -> None:
        self.token = token
        self.shards = shards
        self.url = ""
        self.heartbeat_interval = 41.25
        self.handshake: str | None = None
        """What happens to whoever connects, one of the three above."""
        self.sessions: dict[int, Session] = {}
        """The newest of each shard."""
        self.open = 0
        """TCP connections that somebody keeps open."""
        self.connects: list[float] = []
        self.identifies: list[float] = []
        self.resumes: list[float] = []
        """When, as the two before."""
        self._places = places
        self.now = now
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None
        self._port = 0
        self._is_closing = False

    # ------------------------------------------------------------ listening

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get("/{path:.*}", self._connected)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await self.listen()

    async def close(self) -> None:
        self._is_closing = True
        if self._runner is not None:
            await self._runner.cleanup()

    async def listen(self) -> None:
        """On the same port as before."""
        assert self._runner is not None
        self.handshake = None
        if self._site is None:
            self._site = web.TCPSite(self._runner, "127.0.0.1", self._port)
            await self._site.start()
            self._port = self._runner.addresses[0][1]
            self.url = f"ws://127.0.0.1:{self._port}"

    async def meet_with(self, handshake: str) -> None:
        """From now on this happens to whoever connects."""
        await self.listen()
        self.handshake = handshake
        if handshake == REFUSED and self._site is not None:
            site, self._site = self._site, None
            await site.stop()

    # ------------------------------------------------------------ what goes wrong

    def connection(self, shard: int) -> Connection:
        connection = self.sessions[shard].connection
        assert connection is not None, "the shard is not connected"
        return connection

    def cut(self, shard: int) -> None:
        self.connection(shard).transport.abort()

    async def end(self, shard: int, code: int) -> None:
        await self.connection(shard).socket.close(code=code)

    def invalidate(self, shard: int) -> None:
        """As Discord does some time after a connection was lost: the session cannot be resumed."""
        self.sessions[shard].is_valid = False

    # ------------------------------------------------------------ connections

    async def _connected(self, request: web.Request) -> web.StreamResponse:
        transport = request.transport
        assert transport is not None
        self.connects.append(self.now())
        self.open += 1
        try:
            return await self._shake_hands(request, transport)
        finally:
            self.open -= 1

    async def _shake_hands(self, request: web.Request, transport: asyncio.Transport) -> web.StreamResponse:
        handshake = self.handshake
        if handshake == HUNG:
            return await self._say_nothing(transport)
        if request.query.get("compress") != "zlib-stream":
            return web.Response(status=400, text=f"not supported: {request.query_string}")
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket, transport)
        writer = asyncio.create_task(connection.write())
        try:
            if handshake != NO_HELLO:
                connection.send(HELLO, {"heartbeat_interval": 1000 * self.heartbeat_interval})
            await self._listen_to(connection)
        finally:
            writer.cancel()
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
        return socket

    async def _say_nothing(self, transport: asyncio.Transport) -> web.Response:
        while not transport.is_closing() and not self._is_closing:  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(_LOOK_EVERY)
        return web.Response()

    async def _listen_to(self, connection: Connection) -> None:
        async for message in connection.socket:
            if connection.deaf:
                await self._say_nothing(connection.transport)
                return
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                connection.send(HEARTBEAT_ACK)
            elif said["op"] == IDENTIFY:
                self._identify(connection, said["d"])
            elif said["op"] == RESUME:
                self._resume(connection, said["d"])

    def close_soon(self, connection: Connection, code: int) -> None:
        connection.closing = asyncio.create_task(connection.socket.close(code=code))

    # ------------------------------------------------------------ sessions

    def _identify(self, connection: Connection, said: Payload) -> None:
        shard, shards = said["shard"]
        self.identifies.append(self.now())
        if said["token"] != self.token:
            self.close_soon(connection, TOKEN_REJECTED)
        else:
            self.make_ready(connection, Session(shard, shards, said["intents"]))

    def make_ready(self, connection: Connection, session: Session) -> None:
        session.connection, connection.session = connection, session
        self.sessions[session.shard] = session
        guilds = self._places.guilds_of(session.shard, session.shards)
        ready = {
            "v": 10,
            "user": self._places.user,
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self.url}/resume",
            "application": {"id": str(self._places.application_id), "flags": 0},
            "shard": [session.shard, session.shards],
        }
        session.tell("READY", ready)
        for guild in guilds:
            session.tell("GUILD_CREATE", self._places.guild(guild, session.intents))

    def _resume(self, connection: Connection, said: Payload) -> None:
        self.resumes.append(self.now())
        found = [session for session in self.sessions.values() if session.id == said["session_id"] and session.is_valid]
        if said["token"] != self.token or not found:
            connection.send(INVALID_SESSION, data=False)
            return
        (session,) = found
        connection.session = session
        session.resume(connection, said["seq"])
