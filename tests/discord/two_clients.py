"""discord.py as it is and with packed servers, told of the same events: whatever the bot asks for must be the same."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import discord

from bot.ui.discord.packed_servers import pack_servers
from tests.discord.made_up_servers import CATEGORY, FORUM, TEXT, MadeUp, Payload

ME: Payload = {
    "id": "800000000000000000",
    "username": "juse",
    "discriminator": "0",
    "global_name": "Juse",
    "avatar": None,
    "bot": True,
}
_SOMEBODY = 900_000_000_000_000_000  # and following
_TIMED_OUT = "2999-01-01T00:00:00+00:00"


class Client(discord.AutoShardedClient):
    """With what the bot asks of discord.py, and not connected."""

    def __init__(self, *, packed: bool) -> None:
        self.told: list[tuple[Any, ...]] = []
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=1,
        )
        if packed:
            pack_servers(self)
        self._connection.user = discord.ClientUser(state=self._connection, data=self.own_user())

    @staticmethod
    def own_user() -> Any:
        return dict(ME)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.told.append((event, *args))

    def tell(self, event: str, data: Payload) -> None:
        self._connection.parsers[event](data)


class Both:
    def __init__(self, seed: int, channels: int, roles: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.permissions = 0
        """Asked so far."""
        self.made = MadeUp(seed, ME)
        self.clients = Client(packed=False), Client(packed=True)
        self.server = self.made.server(channels, roles)
        self.id = int(self.server["id"])
        self.number = self.server["id"]
        self.role_ids = [role["id"] for role in self.server["roles"]]
        self.members = [*self._people()]
        somebody = [member["user"]["id"] for member in self.members]
        for channel in self.server["channels"]:
            if channel["permission_overwrites"]:
                channel["permission_overwrites"] = self.made.overwrites(self.role_ids, somebody)
        self.tell("GUILD_CREATE", self.server)

    def _people(self) -> Iterator[Payload]:
        yield self.server["members"][0]
        owner = self.server["owner_id"]
        for number in (*range(_SOMEBODY, _SOMEBODY + 4), int(owner)):
            roles = self.chance.sample(self.role_ids[1:], self.chance.randrange(min(6, len(self.role_ids))))
            timeout = self.chance.choice((None, None, _TIMED_OUT))
            yield self.made.member({**ME, "id": str(number)}, roles, timeout)

    def tell(self, event: str, data: Payload) -> None:
        for client in self.clients:
            client.tell(event, copy.deepcopy(data))

    def happens(self) -> str:
        """Something, of all that changes what is known."""
        event = self.chance.choice([*self._events])
        self._events[event](self)
        return event

    def difference(self) -> object:
        """What the bot may ask of a server, of both; None if it is the same."""
        stock, packed = (_all_of(client, self.id, self.members) for client in self.clients)
        self.permissions += len(stock["permissions"])
        return next(((name, stock[name], packed[name]) for name in stock if stock[name] != packed[name]), None)

    # ------------------------------------------------------------ events

    def _channel_comes(self) -> None:
        channel = self.made.channel(TEXT, len(self.server["channels"]), self.role_ids)
        self.server["channels"].append(channel)
        self.tell("CHANNEL_CREATE", {**channel, "guild_id": self.number})

    def _channel_changes(self) -> None:
        channel = self.chance.choice(self.server["channels"])
        own = [member["user"]["id"] for member in self.members]
        channel["permission_overwrites"] = self.made.overwrites(self.role_ids, own)
        channel["position"] = self.chance.randrange(60)
        self.tell("CHANNEL_UPDATE", {**channel, "guild_id": self.number})

    def _channel_goes(self) -> None:
        """Threads need one that stays."""
        channel = self.chance.choice(self.server["channels"])
        if channel["type"] == TEXT and len(self._text_channels) > 1:
            self.server["channels"].remove(channel)
            self._threads = [thread for thread in self._threads if thread["parent_id"] != channel["id"]]
            self.tell("CHANNEL_DELETE", {**channel, "guild_id": self.number})

    @property
    def _text_channels(self) -> list[Payload]:
        return [channel for channel in self.server["channels"] if channel["type"] == TEXT]

    def _role_comes(self) -> None:
        role = self.made.role(len(self.role_ids))
        self.role_ids.append(role["id"])
        self.tell("GUILD_ROLE_CREATE", {"guild_id": self.number, "role": role})

    def _role_changes(self) -> None:
        role = {**self.made.role(self.chance.randrange(40)), "id": self.chance.choice(self.role_ids)}
        self.tell("GUILD_ROLE_UPDATE", {"guild_id": self.number, "role": role})

    def _role_goes(self) -> None:
        if len(self.role_ids) > 3:
            gone = self.role_ids.pop()
            self.tell("GUILD_ROLE_DELETE", {"guild_id": self.number, "role_id": gone})

    @property
    def _threads(self) -> list[Payload]:
        return self.server["threads"]

    @_threads.setter
    def _threads(self, threads: list[Payload]) -> None:
        self.server["threads"] = threads

    def _thread_comes(self) -> None:
        self._threads.append(self._new_thread())
        self.tell("THREAD_CREATE", self._threads[-1])

    def _new_thread(self) -> Payload:
        parent = self.chance.choice(self._text_channels)
        return self.made.thread(self.number, parent["id"], private=self.chance.random() < 0.5)

    def _thread_changes(self) -> None:
        if self._threads:
            thread = self.chance.choice(self._threads)
            archived, locked = (self.chance.random() < 0.4 for _ in "al")
            thread["thread_metadata"] |= {"archived": archived, "locked": locked}
            self.tell("THREAD_UPDATE", thread)

    def _thread_goes(self) -> None:
        if self._threads:
            thread = self._threads.pop(self.chance.randrange(len(self._threads)))
            told = {name: thread[name] for name in ("id", "guild_id", "parent_id", "type")}
            self.tell("THREAD_DELETE", told)

    def _threads_are_told(self) -> None:
        channel = self.chance.choice(self.server["channels"])["id"]
        others = [thread for thread in self._threads if thread["parent_id"] != channel]
        told = [{**self._new_thread(), "parent_id": channel}]
        of_all = self.chance.random() < 0.5
        self._threads = [*([] if of_all else others), *told]
        about = {} if of_all else {"channel_ids": [channel]}
        self.tell("THREAD_LIST_SYNC", {"guild_id": self.number, **about, "threads": told, "members": []})

    def _server_changes(self) -> None:
        other = self.made.server(2, len(self.role_ids))
        names = ("name", "preferred_locale", "owner_id", "member_count")
        kept = {name: other[name] for name in names}
        roles = [{**role, "id": number} for role, number in zip(other["roles"], self.role_ids, strict=True)]
        self.tell("GUILD_UPDATE", {"id": self.number, **kept, "roles": roles, "emojis": [], "features": []})

    def _bot_changes(self) -> None:
        roles = self.chance.sample(self.role_ids[1:], min(2, len(self.role_ids) - 1))
        self.members[0] = {**self.members[0], "roles": roles}
        self.tell("GUILD_MEMBER_UPDATE", {**self.members[0], "guild_id": self.number})

    def _message_comes(self) -> None:
        place = self.chance.choice([*self.server["channels"], *self._threads])
        if place["type"] in (CATEGORY, FORUM):
            return
        newest = str(int(place["last_message_id"] or place["id"]) + 1)
        place["last_message_id"] = newest
        self.tell("MESSAGE_CREATE", {**self.made.message(place["id"]), "id": newest, "guild_id": self.number})

    _events: ClassVar[dict[str, Callable[["Both"], None]]] = {
        "CHANNEL_CREATE": _channel_comes,
        "CHANNEL_UPDATE": _channel_changes,
        "CHANNEL_DELETE": _channel_goes,
        "GUILD_ROLE_CREATE": _role_comes,
        "GUILD_ROLE_UPDATE": _role_changes,
        "GUILD_ROLE_DELETE": _role_goes,
        "THREAD_CREATE": _thread_comes,
        "THREAD_UPDATE": _thread_changes,
        "THREAD_DELETE": _thread_goes,
        "THREAD_LIST_SYNC": _threads_are_told,
        "GUILD_UPDATE": _server_changes,
        "GUILD_MEMBER_UPDATE": _bot_changes,
        "MESSAGE_CREATE": _message_comes,
    }


def _all_of(client: Client, server_id: int, members: list[Payload]) -> dict[str, Any]:
    server = client.get_guild(server_id)
    assert server is not None
    state = client._connection
    people = [server.me, *(discord.Member(state=state, guild=server, data=copy.deepcopy(one)) for one in members)]  # pyright: ignore[reportArgumentType]
    asked = [*people, *server.roles]
    heard = ("guild_channel_delete", "raw_thread_delete", "guild_available", "guild_join", "guild_remove")
    return {
        "server": (server.name, server.owner_id, server.preferred_locale, server.member_count, server.unavailable),
        "channels": [(one.id, type(one), one.type, one.position, one.category_id) for one in server.channels],
        "overwrites": [
            [(each.id, each.type, each.allow, each.deny) for each in one._overwrites] for one in server.channels
        ],
        "in order": [one.id for one in server.text_channels],
        "system channel": server.system_channel and server.system_channel.id,
        "newest messages": [getattr(one, "last_message_id", None) for one in (*server.channels, *server.threads)],
        "threads": [
            (one.id, one.type, one.parent_id, one.parent, one.owner_id, one.locked, one.archived, one.is_private())
            for one in server.threads
        ],
        "roles": [(role.id, role.permissions, role.position, role.is_default()) for role in server.roles],
        "of people": [(one.guild_permissions, [role.id for role in one.roles], one.is_timed_out()) for one in people],
        "permissions": [
            (place.id, one.id, place.permissions_for(one).value)
            for place in (*server.channels, *(thread for thread in server.threads if thread.parent))
            for one in asked
        ],
        "told": [(event, getattr(about[0], "id", None)) for event, *about in client.told if event in heard],
    }
