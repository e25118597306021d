"""What the bot uses of discord.py's private parts, and that only `internals` does so."""

import ast
import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from bot.ui.discord import internals
from tests.discord.gateway_world import there, world
from tests.host.conftest import BOT_USER, stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "there", "world"]

ROOT = Path(bot.__file__).parents[1]
ALLOWED = {"bot/ui/discord/internals.py", "bot/ui/discord/packed_servers.py", "bot/practice/world.py"}
"""The last overrides a private method of simcord."""


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
