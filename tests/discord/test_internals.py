"""What the bot uses of discord.py's private parts, and that only `internals` does so."""

import ast
import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket, KeepAliveHandler

import bot
from bot.ui.discord import internals
from tests.discord.gateway_world import World, there, world
from tests.host.conftest import BOT_USER, TOKEN, stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "there", "world"]

ROOT = Path(bot.__file__).parents[1]
ALLOWED = {"bot/ui/discord/internals.py", "bot/ui/discord/packed_servers.py", "bot/practice/world.py"}
"""The last overrides a private method of simcord."""


@pytest.mark.parametrize("ours", [True, False])
async def test_a_handshake_that_is_given_up_leaves_nothing_behind(
    world: World, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    """discord.py's own leaves its connection and a thread; once it does not, much of `Socket` can go."""

    async def hang(*_: object, **__: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(world.client, "before_identify_hook", hang)
    async with world.client:
        await world.client.login(TOKEN)
        kind = internals.Socket if ours else DiscordWebSocket
        shaking = kind.from_client(world.client, gateway=yarl.URL(world.gateway.url), shard_id=0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(shaking, 1.0)
        if ours:
            await eventually(lambda: not _heartbeats())
        else:
            await asyncio.sleep(0.3)
            (left_behind,) = _heartbeats()
            await left_behind.ws.close()
        await eventually(lambda: world.gateway.open == 0)


def _heartbeats() -> list[KeepAliveHandler]:
    return [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]


@pytest.mark.parametrize("ours", [True, False])
async def test_shards_do_not_keep_each_other_from_being_ready(ours: bool) -> None:
    """discord.py's do; once they do not, `keep_shards_apart` can go."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0.5)
    ready: list[int] = []
    client.event(_on_shard_ready(ready))
    if ours:
        internals.keep_shards_apart(client)
    async with client:
        state = client._connection
        state.shard_ids, state.shard_count = range(2), 2
        for shard in (0, 1, 0):
            state.parsers["READY"]({"shard": [shard, 2], "user": BOT_USER, "guilds": []})
            await asyncio.sleep(0.01)
        await eventually(lambda: sorted(ready) == ([0, 1] if ours else [0]))
        await asyncio.sleep(0.3)
    assert sorted(ready) == ([0, 1] if ours else [0])


def _on_shard_ready(ready: list[int]) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def on_shard_ready(shard: int) -> None:
        ready.append(shard)

    return on_shard_ready


async def test_of_shards_that_are_shared_those_in_the_list_count_and_one_is_forgotten_with_its_servers() -> None:
    """The list changes while the bot runs."""
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True), shard_count=2, shard_ids=[], guild_ready_timeout=0.05
    )
    ready: list[int] = []
    client.event(_on_shard_ready(ready))

    def told(shard: int) -> None:
        guild = {"id": str((10 + shard) << 22), "unavailable": True}
        client._connection.parsers["READY"]({"shard": [shard, 2], "user": BOT_USER, "guilds": [guild]})

    async with client:
        internals.share_shards(client)
        own = client.shard_ids
        assert own is not None
        own.append(1)
        told(1)
        await eventually(lambda: ready == [1] and client.is_ready())
        own.append(0)
        internals.add_shard(client, 0, SimpleNamespace(id=0))
        told(0)
        await asyncio.sleep(0)
        internals.forget_shard(client, 0)
        internals.forget_shard(client, 0)
        await asyncio.sleep(0.2)
        assert ready == [1]
        assert [guild.id for guild in client.guilds] == [11 << 22]
        assert client.shards == {}


def test_events_that_cannot_be_parsed_are_noted() -> None:
    """discord.py lets the error go up to where its connection ends."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    parsers = client._connection.parsers
    with pytest.raises(KeyError):
        parsers["GUILD_CREATE"]({})
    skipped = internals.guard_parsers(client)
    parsers["GUILD_CREATE"]({})
    with pytest.raises(KeyError):
        parsers["READY"]({})
    assert skipped == {"GUILD_CREATE": 1, "READY": 1}


@pytest.mark.long
def test_only_internals_uses_private_parts_of_discord_py() -> None:
    """`bot.core` and `bot.tables` do not import discord.py, so they are not checked."""
    free = ("bot/core/", "bot/tables/")
    paths = {
        path.relative_to(ROOT).as_posix(): path for house in ("bot", "cogs") for path in ROOT.glob(f"{house}/**/*.py")
    }
    assert paths.keys() >= ALLOWED
    checked = {name: path for name, path in paths.items() if name not in ALLOWED and not name.startswith(free)}
    assert not {name: found for name, path in checked.items() if (found := _foreign_private_names(path))}


def _foreign_private_names(path: Path) -> set[str]:
    """Private attributes that a module reads but does not define."""
    read, defined = set[str](), set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(attr=name, ctx=ast.Load()):
                read.add(name)
            case ast.Attribute(attr=name) | ast.Name(id=name, ctx=ast.Store()):
                defined.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                defined.add(name)
            case _:
                pass
    return {name for name in read - defined if name.startswith("_") and not name.startswith("__")}
