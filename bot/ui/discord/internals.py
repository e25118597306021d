"""All uses of discord.py's private parts, and of behavior that it does not document: what for, and what it is worth.

Nothing else in `bot` or `cogs` may touch a private attribute of discord.py, except two modules of `bot.cluster`.
`tests/discord/test_internals.py` enforces that, and fails when a new version of discord.py changes what is relied on
here. The figures are for discord.py 2.7 on CPython 3.11.
"""

import asyncio
import io
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType

log = logging.getLogger(__name__)

_INVALID_FORM = 50035
"""Discord's code for a command that it does not accept."""


class NeverClosed(io.BytesIO):
    """A stream whose `close` cannot be replaced. discord.File replaces it, and later puts the bound method back, by
    which a stream refers to itself: every picture (some 60 kB) would stay in memory until the next garbage collection.
    """

    close = property(lambda self: lambda: None, lambda self, value: None)  # pyright: ignore[reportAssignmentType]


def ignore_message_edits(client: discord.Client) -> None:
    """Leave message edits unparsed, as nobody listens to them: 0.1 ms for each edit of the bot's own."""
    del client._connection.parsers["MESSAGE_UPDATE"]


_OF_PERMISSIONS = ("CHANNEL_UPDATE", "GUILD_MEMBER_UPDATE", "GUILD_ROLE_DELETE", "GUILD_ROLE_UPDATE")
"""Events that may change permissions. Of members, only the bot itself is told of without a privileged intent."""


def note_newest(server: discord.Guild, channel_id: int, message_id: int) -> None:
    """Note the newest message of a channel, as discord.py does when it parses one."""
    channel: Any = server.get_channel_or_thread(channel_id)
    if channel is not None:
        channel.last_message_id = message_id


def tell_of_events(client: discord.Client, note: Callable[[discord.Guild, int, int], None] = note_newest) -> None:
    """Dispatch new messages, unparsed, as `message_seen` with the ids of channel and message; and what may change what
    the bot is allowed to do as `permissions_changed` with the server. `note` takes the newest message of a channel.
    """
    state = client._connection

    def message(data: Any) -> None:
        channel_id, message_id = int(data["channel_id"]), int(data["id"])
        if (server := state._get_guild(int(data.get("guild_id") or 0))) is not None:
            note(server, channel_id, message_id)
        client.dispatch("message_seen", channel_id, message_id)

    def of_permissions(parse: Callable[[Any], None], data: Any) -> None:
        parse(data)
        if (server := state._get_guild(int(data["guild_id"]))) is not None:
            client.dispatch("permissions_changed", server)

    state.parsers |= {event: partial(of_permissions, state.parsers[event]) for event in _OF_PERMISSIONS}
    state.parsers["MESSAGE_CREATE"] = message


async def commands_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return what `tree.sync()` sends, to see whether anything has changed: Discord rations how often commands are
    synced.
    """
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def sync_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Do what `tree.sync()` does, and keep the commands of kinds that the bot has none of. They would go: what a host
    has added, and the entry point of Activities, without which Discord refuses all the others.
    """
    http, application_id = tree.client.http, tree.client.application_id or 0
    ours = await commands_payload(tree)
    kinds = {command["type"] for command in ours}
    try:
        there = await http.get_global_commands(application_id)
        others = [{**command} for command in there if command["type"] not in kinds]
        await http.bulk_upsert_global_commands(application_id, [*ours, *others])
    except discord.HTTPException as error:
        if error.code != _INVALID_FORM:
            raise
        raise app_commands.CommandSyncFailure(error, tree.get_commands()) from None


def listed_guilds(client: discord.Client) -> dict[int, set[int]]:
    """Return by shard the servers that Discord has told of since its last READY. discord.py adds them to those it knew,
    among which are still those that the bot has left while the shard was cut off.
    """
    listed: dict[int, set[int]] = {}

    def ready(data: Any) -> None:
        listed[data["shard"][0]] = {int(guild["id"]) for guild in data["guilds"]}

    def created(data: Any) -> None:
        guild_id = int(data["id"])
        listed.get((guild_id >> 22) % (client.shard_count or 1), set()).add(guild_id)

    _before_parsing(client, "READY", ready)
    _before_parsing(client, "GUILD_CREATE", created)
    return listed


def _before_parsing(client: discord.Client, event: str, note: Callable[[Any], None]) -> None:
    parse = client._connection.parsers[event]

    def noted(data: Any) -> None:
        note(data)
        parse(data)

    client._connection.parsers[event] = noted


arrived_at: ContextVar[float] = ContextVar("arrived_at")
"""The time, by `time.perf_counter`, at which the event came that this is done for. An interaction itself only knows
when Discord made it, by Discord's clock.
"""


def guard_parsers(client: discord.Client) -> None:
    """Note when each event comes, before any work is done on it. Skip one that cannot be parsed, and go on for
    everybody; discord.py would end the bot for it. Without READY there is no session, so of that the error goes on. To
    be called after all that looks at events. The log tells, without their content, of the first that is skipped of each
    kind, the tenth, the hundredth and so on.
    """
    skipped = Counter[str]()

    def guarded(event: str, parse: Callable[[Any], None], data: Any) -> None:
        arrived_at.set(time.perf_counter())
        try:
            parse(data)
        except Exception as error:
            skipped[event] += 1
            times = skipped[event]
            if str(times).strip("0") == "1":
                so_far = f", {times} so far" if times > 1 else ""
                log.error("skipped an event %s that could not be read (%s)%s", event, kind_of(error), so_far)
            if event == "READY":
                raise

    parsers = client._connection.parsers
    parsers.update({event: partial(guarded, event, parse) for event, parse in parsers.items()})


def keep_shards_apart(client: discord.AutoShardedClient) -> None:
    """Keep a new READY of one shard from cancelling the `on_shard_ready` of all, while they become ready."""

    def ready(_: Any) -> None:
        client._connection._ready_task = None

    _before_parsing(client, "READY", ready)


class GatewaySession(NamedTuple):
    """A session, as it takes to resume one."""

    id: str
    sequence: int | None
    gateway: yarl.URL


class Lost(Exception):
    """A shard has no connection any more, or got none."""

    def __init__(self, why: str, *, asked: bool = False, resumable: bool = True, unreadable: bool = False) -> None:
        super().__init__(why)
        self.asked = asked
        """True if Discord asked for it, as it does now and then."""
        self.resumable = resumable
        self.unreadable = unreadable
        """True if what came could not be read."""


_DATA = (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY)

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
_FATAL = (4004, 4010, 4011, 4012, 4013)
_NOT_ALLOWED_INTENTS = 4014
_SESSION_IS_OVER = (4007, 4009)
_BROKEN_OFF = 1006


class Socket(DiscordWebSocket):
    """A shard's connection. discord.py's own does not tell why it ends, waits half a minute for the end of one that is
    dead, does not mind that nobody acknowledges its heartbeats, and of a handshake that fails it leaves the socket and
    a thread behind.
    """

    CLOSED_WITHIN = 1.0
    HANDSHAKE_WITHIN = 10.0
    BEATS_UNANSWERED = 1.5

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(socket, loop=loop)
        self._why: str | None = None
        self._ready, self._resumed = (self.wait_for(event, _any, _any) for event in ("READY", "RESUMED"))

    @property
    def has_session(self) -> bool:
        return self._ready.done() or self._resumed.done()

    @property
    def is_resumed(self) -> bool:
        return self._resumed.done()

    @property
    def session(self) -> GatewaySession | None:
        return None if self.session_id is None else GatewaySession(self.session_id, self.sequence, self.gateway)

    async def poll_event(self) -> None:
        try:
            message = await self.socket.receive(timeout=self._max_heartbeat_timeout)
            if message.type not in _DATA:
                raise self._ended(message)
            await self.received_message(message.data)
        except BaseException as error:
            await self.close()
            if not isinstance(error, Exception) or isinstance(error, discord.ClientException):
                raise
            raise self._lost(error) from None

    def _ended(self, message: aiohttp.WSMessage) -> Exception:
        code = self.socket.close_code
        if self._close_code is not None:
            return Lost(self._why or "nothing came from Discord for too long")
        if message.type is aiohttp.WSMsgType.ERROR:
            return Lost(f"unreadable: {type(message.data).__name__}", unreadable=True)
        if code == _NOT_ALLOWED_INTENTS:
            return discord.PrivilegedIntentsRequired(self.shard_id)
        if code in _FATAL:
            return discord.ConnectionClosed(self.socket, shard_id=self.shard_id, code=code)
        if code in (None, _BROKEN_OFF):
            return Lost("it broke off")
        return Lost(f"closed by Discord with code {code}", resumable=code not in _SESSION_IS_OVER)

    def _lost(self, error: Exception) -> Lost:
        match error:
            case Lost():
                return error
            case ReconnectWebSocket(resume=True):
                return Lost("Discord asked for a new connection", asked=True)
            case ReconnectWebSocket():
                return Lost("Discord ended the session", resumable=False)
            case TimeoutError():
                return Lost(f"nothing came from Discord for {self._max_heartbeat_timeout:g} s")
            case OSError() | aiohttp.ClientError():
                return Lost(_cause(error))
            case _:
                return Lost(f"unreadable: {kind_of(error)}", unreadable=True)

    async def close(self, code: int = 4000) -> None:
        """Close it. The first code counts: whoever listens closes it too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.CLOSED_WITHIN):
                await super().close(self._close_code or code)

    async def identify(self) -> None:
        await self._or_close(super().identify())

    async def resume(self) -> None:
        await self._or_close(super().resume())

    async def _or_close(self, end_of_handshake: Awaitable[None]) -> None:
        try:
            await end_of_handshake
        except BaseException:
            await self.close()
            raise

    async def send_heartbeat(self, data: Any) -> None:
        beats = self._keep_alive
        if (
            beats is not None
            and time.perf_counter() - beats._last_ack > (beats.interval or 0.0) * self.BEATS_UNANSWERED
        ):
            self._why = "Discord acknowledges no heartbeat"
            await self.close()
            return
        await super().send_heartbeat(data)


def _any(_: Any) -> bool:
    return True


def kind_of(error: Exception) -> str:
    """Name the kind of error of what could not be read. More of its text may hold what came."""
    match error:
        case KeyError(args=[str(key)]) if key.isidentifier():
            return f"KeyError '{key}'"
        case _:
            return type(error).__name__


def _cause(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")


async def open_socket(
    client: discord.AutoShardedClient, shard_id: int, gateway: yarl.URL, session: GatewaySession | None
) -> Socket:
    """Connect, and ask for a session, or to resume one. `Lost` if there is no connection."""
    try:
        async with asyncio.timeout(Socket.HANDSHAKE_WITHIN):
            if session is None:
                return await Socket.from_client(client, gateway=gateway, shard_id=shard_id)
            return await Socket.from_client(
                client,
                gateway=session.gateway,
                shard_id=shard_id,
                session=session.id,
                sequence=session.sequence,
                resume=True,
            )
    except TimeoutError:
        raise Lost(f"no handshake within {Socket.HANDSHAKE_WITHIN:g} s") from None
    except (OSError, aiohttp.ClientError) as error:
        raise Lost(_cause(error)) from None


async def bot_gateway(client: discord.Client) -> tuple[int, yarl.URL]:
    """Return how many shards Discord wants this bot to have, and where its gateway is. discord.py asks only if it may
    choose the number itself.
    """
    shards, gateway, _ = await client.http.get_bot_gateway()
    return shards, yarl.URL(gateway)


def add_shard(client: discord.AutoShardedClient, shard_id: int, shard: Any) -> None:
    """Register the shard where discord.py keeps its own, and finds their `ws`."""
    vars(client)["_AutoShardedClient__shards"][shard_id] = shard


def end_with(client: discord.AutoShardedClient, error: Exception) -> None:
    """Make `connect` close the client and raise this."""
    vars(client)["_AutoShardedClient__queue"].put_nowait(EventItem(EventType.terminate, None, error))


def last_received(client: discord.AutoShardedClient, shard_id: int) -> float | None:
    """Return when anything came in on a shard's connection, by `time.perf_counter`; None if it has no connection.
    discord.py tells only how long the last heartbeat took, and notices a dead connection after a minute.
    """
    keep_alive = _keep_alive(client, shard_id)
    return None if keep_alive is None else keep_alive._last_recv


async def ask_for_answer(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Send a heartbeat between the others: Discord answers it at once, if it hears it."""
    keep_alive = _keep_alive(client, shard_id)
    if keep_alive is not None:
        await keep_alive.ws.send_heartbeat(keep_alive.beat())


def _keep_alive(client: discord.AutoShardedClient, shard_id: int) -> Any:
    shard = client.get_shard(shard_id)
    return None if shard is None else getattr(shard._parent.ws, "_keep_alive", None)
