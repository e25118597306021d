"""Packed servers: whatever the bot asks of one is what discord.py itself would say."""

import gc
from typing import Any

import discord
import pytest
from discord.state import ConnectionState

from bot.ui.discord.packed_servers import Server, pack_servers
from tests.discord.house import House, said
from tests.discord.two_clients import ME, Both, Client

_TYPES = (0, 2, 4, 5, 6, *range(10, 17), 99)
"""1 and 3 are private messages and group chats."""


@pytest.mark.parametrize("seed", range(4))
def test_what_is_asked_of_a_server_is_what_discord_py_says(seed: int) -> None:
    """Above all the permissions: of the bot, of people with many roles, of who is timed out, of the owner."""
    both = Both(seed, channels=12 * seed, roles=1 + 7 * seed)
    assert both.difference() is None


@pytest.mark.parametrize("seed", range(3))
def test_it_stays_so_after_every_event(seed: int) -> None:
    both = Both(seed, channels=8, roles=6)
    happened: list[str] = []
    for _ in range(60):
        happened.append(both.happens())
        assert both.difference() is None, happened[-5:]
    assert len({*happened}) > 10


@pytest.mark.parametrize("kind", _TYPES)
def test_every_kind_of_channel_is_there_if_discord_py_knows_it(kind: int) -> None:
    both = Both(1, channels=2, roles=2)
    told = {**both.made.channel(2, 7, both.role_ids), "type": kind, "guild_id": both.number}
    both.tell("CHANNEL_CREATE", told)
    again = {**both.server, "unavailable": False, "channels": [told]}
    assert both.difference() is None
    both.tell("GUILD_CREATE", {**again, "id": str(both.id + 1)})
    both.id += 1
    assert both.difference() is None


def test_a_channel_that_was_deleted_while_the_server_was_away_is_gone() -> None:
    """discord.py's own stays for ever."""
    both = Both(1, channels=9, roles=3)
    gone = int(both.server["channels"].pop()["id"])
    role = int(both.server["roles"].pop()["id"])
    both.tell("GUILD_DELETE", {"id": both.number, "unavailable": True})
    both.tell("GUILD_CREATE", {**both.server, "threads": []})
    stock, packed = [client.get_guild(both.id) for client in both.clients]
    assert stock is not None
    assert packed is not None
    assert (stock.get_channel(gone) is None, packed.get_channel(gone)) == (False, None)
    assert (packed.get_role(role), [*packed.threads]) == (None, [])
    assert packed.unavailable is False


def test_a_server_is_packed_from_ready_on_and_gone_when_the_bot_is() -> None:
    client = Client(packed=True)
    both = Both(1, channels=4, roles=3)
    listed: Any = {"id": both.number, "unavailable": True}
    client._connection._add_guild_from_data(listed)  # as READY does
    known = client.get_guild(both.id)
    assert type(known) is Server
    assert (known.unavailable, [*known.channels], [*known.roles]) == (True, [], [])
    client.tell("CHANNEL_CREATE", {**both.made.channel(0, 1, []), "guild_id": both.number})
    client.tell("GUILD_CREATE", both.server)
    assert client.get_guild(both.id) is known
    assert len(known.channels) == 4
    client.tell("GUILD_DELETE", {"id": both.number})
    assert client.get_guild(both.id) is None
    assert [event for event, *_ in client.told] == ["guild_available", "guild_remove"]


def test_of_members_only_the_bot_is_kept() -> None:
    both = Both(1, channels=2, roles=3)
    packed = both.clients[1].get_guild(both.id)
    assert packed is not None
    assert packed.me.id == int(ME["id"])
    both.clients[1].tell("GUILD_CREATE", {**both.server, "members": both.members, "presences": [{"user": 1}]})
    assert [one.id for one in packed.members] == [packed.me.id]


def test_nothing_of_discord_pys_is_kept_of_channels_threads_and_roles() -> None:
    """What is made goes at once: it is referred to by nobody, and does not wait for a collection of garbage."""
    client = Client(packed=True)
    both = Both(2, channels=30, roles=20)
    gc.collect()
    before = _made()
    client.tell("GUILD_CREATE", both.server)
    server = client.get_guild(both.id)
    assert server is not None
    gc.disable()
    try:
        assert all(channel.permissions_for(server.me) for channel in (*server.channels, *server.threads))
        assert _made() == before
    finally:
        gc.enable()


def _made() -> int:
    kinds = (discord.abc.GuildChannel, discord.Thread, discord.Role)
    return sum(isinstance(one, kinds) for one in gc.get_objects())


@pytest.mark.parametrize("payload", [{}, {"guild_id": "1"}, {"guild_id": None}])
def test_events_of_servers_that_are_not_known_change_nothing(payload: dict[str, Any]) -> None:
    both = Both(1, channels=3, roles=3)
    for event in ("CHANNEL_CREATE", "CHANNEL_UPDATE", "GUILD_ROLE_UPDATE", "THREAD_CREATE", "THREAD_LIST_SYNC"):
        both.clients[1].tell(event, payload)
    assert both.difference() is None


def test_changes_of_what_is_gone_do_not_bring_it_back() -> None:
    both = Both(1, channels=9, roles=3)
    channel, role = both.server["channels"][-1], both.server["roles"][-1]
    both.tell("CHANNEL_DELETE", {**channel, "guild_id": both.number})
    both.tell("GUILD_ROLE_DELETE", {"guild_id": both.number, "role_id": role["id"]})
    both.tell("CHANNEL_UPDATE", {**channel, "guild_id": both.number})
    both.tell("GUILD_ROLE_UPDATE", {"guild_id": both.number, "role": role})
    both.tell("GUILD_ROLE_DELETE", {"guild_id": both.number, "role_id": role["id"]})
    assert both.difference() is None


def test_the_events_that_are_not_heard_are_still_called_so() -> None:
    """And discord.py asks the instance how to add a server, as it is replaced there."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    before = {*client._connection.parsers}
    pack_servers(client)
    assert len(before - {*client._connection.parsers}) == 6
    assert {*client._connection.parsers} < before
    assert "_add_guild_from_data" in ConnectionState._get_create_guild.__code__.co_names


async def test_what_the_bot_lacks_in_a_thread_that_was_locked_is_named(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    thread = house.channel.threads[0]
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
        answer = said(await insider.slash(house.channel, "table help"))
        assert (f"<#{hidden.id}>" in answer) is sees


async def test_messages_are_heard_of_without_being_read(house: House) -> None:
    seen: list[tuple[int, int]] = []
    read: list[object] = []

    async def note(channel_id: int, message_id: int) -> None:
        seen.append((channel_id, message_id))

    async def note_read(message: object) -> None:
        read.append(message)

    house.bot.add_listener(note, "on_message_seen")
    house.bot.add_listener(note_read, "on_message")
    message = house.env.backend.create_message(house.channel.id, house["bob"].id, content="hello")
    await house.env.settle()
    assert (seen, read) == ([(house.channel.id, message.id)], [])
    known = house.bot.get_channel(house.channel.id)
    assert isinstance(known, discord.TextChannel)
    assert known.last_message_id == message.id
