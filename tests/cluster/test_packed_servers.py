"""Packed servers: whatever the bot asks of one is what discord.py itself would say."""

import copy
import random
from typing import Any

import discord
import pytest

from bot.cluster.packed_servers import pack_servers
from tests.discord.house import House, said
from tests.discord.test_table_commands import open_tables

ME: dict[str, Any] = {"id": "5", "username": "juse", "discriminator": "0", "global_name": None, "avatar": None}
SERVER = 10 << 22
PARTS = ("emojis", "stickers", "features", "members", "threads")


class Client(discord.AutoShardedClient):
    """Not connected."""

    def __init__(self, *, packed: bool) -> None:
        none = discord.MemberCacheFlags.none()
        super().__init__(intents=discord.Intents(guilds=True), member_cache_flags=none, shard_count=1)
        if packed:
            pack_servers(self)
        user: Any = ME
        self._connection.user = discord.ClientUser(state=self._connection, data=user)


class Both:
    """discord.py as it is and with packed servers, told of the same events about a made-up server."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.clients = Client(packed=False), Client(packed=True)
        self.roles = [self.role(SERVER + number) for number in range(6)]
        self.channels = [self.channel(SERVER + 100 + number) for number in range(8)]
        self.me = {"user": ME, "joined_at": None, "deaf": False, "mute": False, "flags": 0, "roles": []}
        self.happens("the server comes")

    def permissions(self) -> str:
        return str(self.chance.randrange(1 << 47))

    def role(self, number: int) -> dict[str, Any]:
        look = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "position": number - SERVER}
        return {"id": str(number), "name": "a role", "permissions": self.permissions(), **look}

    def channel(self, number: int) -> dict[str, Any]:
        denied = [
            {"id": role["id"], "type": 0, "allow": self.permissions(), "deny": self.permissions()}
            for role in self.chance.sample(self.roles, 3)
        ]
        place = {"position": number % 7, "parent_id": None, "nsfw": False, "last_message_id": None}
        own = {"id": str(number), "guild_id": str(SERVER), "type": 0, "name": "a channel", **place}
        return {**own, "permission_overwrites": [*denied, {"id": "5", "type": 1, "allow": "2048", "deny": "0"}]}

    def happens(self, what: str) -> None:
        number = {"guild_id": str(SERVER)}
        match what:
            case "the server comes":
                about = {"name": "a server", "owner_id": "1", "member_count": 1, "preferred_locale": "en-US"}
                levels = ("verification_level", "explicit_content_filter", "mfa_level", "nsfw_level", "premium_tier")
                rest = {**{part: [] for part in PARTS}, **dict.fromkeys(levels, 0), "default_message_notifications": 0}
                parts = {"roles": self.roles, "channels": self.channels, "members": [self.me]}
                self.tell("GUILD_CREATE", {"id": str(SERVER), **about, **rest, **parts})
            case "a role changes":
                role = self.role(SERVER + self.chance.randrange(6))
                self.tell("GUILD_ROLE_UPDATE", {**number, "role": role})
            case "a role goes":
                self.tell("GUILD_ROLE_DELETE", {**number, "role_id": self.roles.pop()["id"]})
            case "a channel changes":
                self.tell("CHANNEL_UPDATE", self.channel(SERVER + 100 + self.chance.randrange(8)))
            case "a channel goes":
                self.tell("CHANNEL_DELETE", self.channels.pop())
            case _:
                self.me["roles"] = [role["id"] for role in self.chance.sample(self.roles[1:], 2)]
                self.tell("GUILD_MEMBER_UPDATE", {**number, **self.me})

    def tell(self, event: str, data: dict[str, Any]) -> None:
        for client in self.clients:
            client._connection.parsers[event](copy.deepcopy(data))

    def asked(self) -> list[Any]:
        """Return what each of the two says of the server."""
        servers = [client.get_guild(SERVER) for client in self.clients]
        return [
            server
            and (
                (server.name, server.owner_id, server.preferred_locale, server.unavailable),
                [
                    (channel.id, channel.type, channel.position, channel.permissions_for(server.me).value)
                    for channel in server.channels
                ],
                [channel.id for channel in server.text_channels],
                [(role.id, role.permissions, role.position) for role in server.roles],
                server.me.guild_permissions,
            )
            for server in servers
        ]


EVENTS = ("a role changes", "a channel changes", "the bot's roles change", "a channel goes", "a role goes")


@pytest.mark.parametrize("seed", range(4))
def test_what_is_asked_of_a_server_is_what_discord_py_says(seed: int) -> None:
    """Above all the bot's permissions, at first and after each event; and no channel that went while it was away."""
    both = Both(seed)
    stock, packed = both.asked()
    assert stock == packed is not None
    for what in (*EVENTS[:3] * 5, *EVENTS):
        both.happens(what)
        stock, packed = both.asked()
        assert stock == packed, what
    gone = int(both.channels.pop()["id"])
    both.tell("GUILD_DELETE", {"id": str(SERVER), "unavailable": True})
    both.happens("the server comes")
    server = both.clients[1].get_guild(SERVER)
    assert server is not None
    assert (server.get_channel(gone), server.unavailable) == (None, False)
    both.tell("GUILD_DELETE", {"id": str(SERVER)})
    assert both.asked() == [None, None]


async def test_what_the_bot_lacks_in_a_thread_that_was_locked_is_named(house: House) -> None:
    thread = house.thread("corner")
    house.allow(house.channel, manage_threads=False)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    assert "Manage Threads" in said(await house["alice"].slash(thread, "juse new"))


async def test_a_table_is_told_of_only_while_the_askers_roles_let_them_see_its_channel(house: House) -> None:
    hidden = house.guild.create_text_channel("hidden")
    await house.open("alice", channel=hidden)
    house.hide(hidden)
    role = house.guild.create_role("insiders")
    insider = house.guild.add_member(house.env.create_user("insider"), roles=[role])
    for permissions, sees in ((0, False), (discord.Permissions(administrator=True).value, True), (0, False)):
        house.env.backend.edit_role(house.guild.id, role.id, {"permissions": permissions})
        assert (f"<#{hidden.id}>" in await open_tables(insider, house.channel)) is sees
