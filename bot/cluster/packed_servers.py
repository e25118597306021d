"""Servers in a seventh of the memory that discord.py takes for them. Its private parts are used here as in `internals`;
`tests/cluster/test_packed_servers.py` compares all that the bot asks with what discord.py itself would say.

A server's channels, threads and roles are kept as one string of bytes for each kind. discord.py's objects are made
from it when somebody asks, and last only as long as somebody holds them: they do not notice later events. What nobody
asks for, such as names of channels and roles, topics, emojis and who is in a thread, is not kept, and reads as if
there were none.
"""

from abc import abstractmethod
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, ClassVar

import discord
import msgspec
from discord.channel import _guild_channel_factory

from bot.ui.discord.internals import tell_of_events

Payload = Mapping[str, Any]
PackedRow = tuple[Any, ...]

_SERVER = ("id", "name", "owner_id", "preferred_locale", "system_channel_id", "unavailable", "member_count")
_OVERWRITE = ("id", "type", "allow", "deny")
_CHANNEL = ("id", "type", "position", "parent_id", "permission_overwrites")
_ROLE = ("id", "permissions", "position")
_THREAD = ("id", "type", "parent_id", "owner_id", "archived", "locked")
_PARENT = _THREAD.index("parent_id")

_UNPACKED = 16
"""Servers are looked at several times in a row, as for the permissions in each of their channels."""

_UNHEARD = (
    "CHANNEL_PINS_UPDATE",
    "STAGE_INSTANCE_CREATE",
    "STAGE_INSTANCE_DELETE",
    "STAGE_INSTANCE_UPDATE",
    "THREAD_MEMBERS_UPDATE",
    "THREAD_MEMBER_UPDATE",
)
"""Events that come with the intent for servers, and change nothing that is kept."""


class _Packed(Mapping[int, Any]):
    """A mapping in place of a dictionary of discord.py's objects by their ids."""

    __slots__ = ("_content", "_server")
    _content: bytes

    def __init__(self, server: "Server", payloads: Sequence[Payload] = ()) -> None:
        self._server = server
        self._keep({row[0]: row for row in map(self._row, payloads)})

    def _keep(self, rows: Mapping[int, PackedRow]) -> None:
        self._content = msgspec.msgpack.encode([*rows.values()]) if rows else b""

    @property
    def _rows(self) -> Mapping[int, PackedRow]:
        return _unpacked(self._content)

    def __contains__(self, number: object) -> bool:
        return number in self._rows

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __delitem__(self, number: int) -> None:
        self._keep({other: row for other, row in self._rows.items() if other != number})

    def put(self, payload: Payload) -> None:
        row = self._row(payload)
        self._keep({**self._rows, row[0]: row})

    def change(self, payload: Payload) -> None:
        """Change an entry that is known; another may be gone already."""
        if int(payload["id"]) in self:
            self.put(payload)

    def pop(self, number: int, *default: Any) -> Any:
        if number not in self._rows and default:
            return default[0]
        popped = self[number]
        del self[number]
        return popped

    @abstractmethod
    def _row(self, payload: Payload) -> PackedRow: ...


@lru_cache(_UNPACKED)
def _unpacked(content: bytes) -> Mapping[int, PackedRow]:
    return {row[0]: row for row in _DECODER.decode(content)} if content else {}


_DECODER = msgspec.msgpack.Decoder(list[tuple[Any, ...]])


class _Roles(_Packed):
    __slots__ = ()

    def _row(self, payload: Payload) -> PackedRow:
        return int(payload["id"]), int(payload.get("permissions", 0)), payload.get("position", 0)

    def __getitem__(self, number: int) -> discord.Role:
        data: Any = {"name": "", **dict(zip(_ROLE, self._rows[number], strict=True))}
        return discord.Role(guild=self._server, state=self._server._state, data=data)


class _Places(_Packed):
    """The places where messages are posted. Which one is the newest changes all the time, and is kept apart."""

    __slots__ = ("_newest",)

    def __init__(self, server: "Server", payloads: Sequence[Payload] = ()) -> None:
        newest = {int(payload["id"]): int(payload.get("last_message_id") or 0) for payload in payloads}
        self._newest = array("Q", [*newest, *newest.values()])
        """The ids, and then of each the newest message."""
        super().__init__(server, payloads)

    def _keep(self, rows: Mapping[int, PackedRow]) -> None:
        super()._keep(rows)
        half = len(self._newest) // 2
        newest = dict(zip(self._newest[:half], self._newest[half:], strict=True))
        self._newest = array("Q", [*rows, *(newest.get(number, 0) for number in rows)])

    def put(self, payload: Payload) -> None:
        super().put(payload)
        self.note_message(int(payload["id"]), int(payload.get("last_message_id") or 0))

    def note_message(self, number: int, message_id: int) -> None:
        half = len(self._newest) // 2
        with suppress(ValueError):  # it is none of these places
            place = half + self._newest.index(number, 0, half)
            self._newest[place] = max(message_id, self._newest[place])

    def newest(self, number: int) -> int | None:
        half = len(self._newest) // 2
        return self._newest[half + self._newest.index(number, 0, half)] or None


_KINDS = {kind.value: _guild_channel_factory(kind.value)[0] for kind in discord.ChannelType}
"""discord.py's class for each kind; None if it has none."""


class _Channels(_Places):
    __slots__ = ()

    def __init__(self, server: "Server", payloads: Sequence[Payload] = ()) -> None:
        super().__init__(server, [payload for payload in payloads if _KINDS.get(payload["type"])])

    def put(self, payload: Payload) -> None:
        if _KINDS.get(payload["type"]):
            super().put(payload)

    def _row(self, payload: Payload) -> PackedRow:
        parent, overwrites = payload.get("parent_id"), payload.get("permission_overwrites", ())
        return (
            int(payload["id"]),
            payload["type"],
            payload["position"],
            parent and int(parent),
            [[int(overwrite[name]) for name in _OVERWRITE] for overwrite in overwrites],
        )

    def __getitem__(self, number: int) -> Any:
        row = self._rows[number]
        overwrites = [dict(zip(_OVERWRITE, overwrite, strict=True)) for overwrite in row[-1]]
        data = {
            **dict(zip(_CHANNEL, row, strict=True)),
            "name": "",
            "permission_overwrites": overwrites,
            "last_message_id": self.newest(number),
            "bitrate": 0,
            "user_limit": 0,
        }
        kind: Any = _KINDS[row[1]]
        return kind(guild=self._server, state=self._server._state, data=data)


class _Threads(_Places):
    __slots__ = ()

    def _row(self, payload: Payload) -> PackedRow:
        about = payload["thread_metadata"]
        numbers = [int(payload[name]) for name in _THREAD[:4]]
        return (*numbers, about["archived"], about.get("locked", False))

    def __getitem__(self, number: int) -> discord.Thread:
        about = dict(zip(_THREAD, self._rows[number], strict=True))
        unknown = {"name": "", "message_count": 0, "member_count": 0, "last_message_id": self.newest(number)}
        metadata = {**about, "auto_archive_duration": 0, "archive_timestamp": None}
        data: Any = {**about, **unknown, "thread_metadata": metadata}
        return discord.Thread(guild=self._server, state=self._server._state, data=data)

    def update(self, payload: Payload) -> None:
        """Keep a thread unless it is archived: Discord does not list all of those."""
        if payload["thread_metadata"]["archived"]:
            self.pop(int(payload["id"]), None)
        else:
            self.put(payload)

    def sync(self, payload: Payload) -> None:
        """Take in all threads of some channels, or of the server."""
        parents = payload.get("channel_ids")
        told = {*map(int, parents)} if parents is not None else None
        self._keep({number: row for number, row in self._rows.items() if told and row[_PARENT] not in told})
        for thread in payload.get("threads", ()):
            self.put(thread)


class Server(discord.Guild):
    __slots__ = ()
    _channels: _Channels  # pyright: ignore[reportIncompatibleVariableOverride]
    _threads: _Threads  # pyright: ignore[reportIncompatibleVariableOverride]
    _roles: _Roles  # pyright: ignore[reportIncompatibleVariableOverride]

    KINDS: ClassVar = {"channels": _Channels, "threads": _Threads, "roles": _Roles}

    def _from_data(self, guild: Any) -> None:
        """Take in all that Discord tells of a server: in READY, GUILD_CREATE and GUILD_UPDATE."""
        before = {name: getattr(self, f"_{name}", None) for name in self.KINDS}
        own = [member for member in guild.get("members", ()) if int(member["user"]["id"]) == self._state.self_id]
        kinds = [feature for feature in guild.get("features", ()) if feature == "COMMUNITY"]
        about: Any = {"members": own, "features": kinds, **{name: guild[name] for name in _SERVER if name in guild}}
        super()._from_data(about)
        for name, kind in self.KINDS.items():
            same = before[name] if isinstance(before[name], kind) else kind(self)
            setattr(self, f"_{name}", kind(self, guild[name]) if name in guild else same)


def pack_servers(client: discord.Client) -> None:
    """Keep servers packed, and tell of events as `tell_of_events` does."""
    state = client._connection

    def added(data: Any) -> Server:
        server = Server(state=state, data=data)
        state._add_guild(server)
        return server

    def heard(handle: Callable[[Server, Any], None], data: Any) -> None:
        server = state._get_guild(int(data.get("guild_id") or 0))
        if isinstance(server, Server):
            handle(server, data)

    state._add_guild_from_data = added
    for event in _UNHEARD:
        del state.parsers[event]
    state.parsers |= {event: partial(heard, handle) for event, handle in _HANDLED.items()}
    tell_of_events(client, _note_newest)


def _note_newest(server: discord.Guild, channel_id: int, message_id: int) -> None:
    if isinstance(server, Server):
        server._channels.note_message(channel_id, message_id)
        server._threads.note_message(channel_id, message_id)


_HANDLED: Mapping[str, Callable[[Server, Any], None]] = {
    "CHANNEL_CREATE": lambda server, data: server._channels.put(data),
    "CHANNEL_UPDATE": lambda server, data: server._channels.change(data),
    "GUILD_ROLE_CREATE": lambda server, data: server._roles.put(data["role"]),
    "GUILD_ROLE_UPDATE": lambda server, data: server._roles.change(data["role"]),
    "THREAD_CREATE": lambda server, data: server._threads.put(data),
    "THREAD_LIST_SYNC": lambda server, data: server._threads.sync(data),
    "THREAD_UPDATE": lambda server, data: server._threads.update(data),
}
"""discord.py's own would change objects that nobody has. Those of what is deleted remain: they look it up."""
