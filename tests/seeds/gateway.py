"""A gateway that cuts the bot off for a while. What happens meanwhile it is told afterwards if its session goes on, and
never if a new one begins.
"""

import asyncio
import random
from typing import Any

from tests.seeds.discord_side import World

_SECONDS = (0.3, 4.0, 40.0)
_LISTS_SERVERS_WITHIN = 2.0


async def cut_off(world: World, chance: random.Random) -> None:
    """Let it in again some time later, unless it has ended by then."""
    if world.is_down or (world.cut_off is not None and not world.cut_off.done()):  # the last start may have failed
        return
    resumes, seconds = chance.random() < 0.6, chance.choice(_SECONDS)
    heard, missed = [*world.backend.subscribers], list[tuple[str, Any]]()
    world.tell("the gateway cuts the bot off")
    with world.env._bot_scope():
        await world.bot.shards[0].disconnect()
    world.backend.subscribers[:] = [lambda event, payload: missed.append((event, payload))]
    world.cut_off = asyncio.create_task(_back(world, seconds, heard, missed if resumes else None))


async def _back(world: World, seconds: float, heard: list[Any], missed: list[tuple[str, Any]] | None) -> None:
    life = world.env.life
    await asyncio.sleep(seconds)
    if world.is_down or world.env.life != life:
        world.has_missed = True  # as nobody tells the bot after it
        return
    world.backend.subscribers[:] = heard
    shard: Any = world.bot.shards[0]
    with world.env._bot_scope():
        if missed is None:
            world.tell("a new session begins")
            world.has_missed = True
            known: Any = world.bot._connection
            known.guild_ready_timeout = _LISTS_SERVERS_WITHIN
            for guild in world.backend.guilds:  # as READY lists them: discord.py forgets what it knew of them
                known._add_guild_from_data({"id": str(guild), "unavailable": True})
            await shard.connect()
            return
        world.tell(f"the session goes on, with {len(missed)} events")
        shard._parent.ws.open = True
        for event, payload in missed:
            heard[0](event, payload)
        world.bot.dispatch("shard_resumed", 0)
