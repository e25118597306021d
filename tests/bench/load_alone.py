"""Measurements of `load` that begin before anything of the bot or of simcord is loaded."""

import gc
import pickle
import time
from pathlib import Path
from typing import Any

from tests.proof.isolated import resident_megabytes


async def simcord_alone(kept: str, tables: int) -> float:
    """Megabytes that simcord takes for the same servers and messages, beside a bot that does not play."""
    from bot.app import JuseBot
    from bot.config import Settings

    bot = JuseBot(Settings(database=Path(kept).with_name("none")), shard_count=1)
    before = resident_megabytes()
    from tests.bench.crowd import Servers
    from tests.bench.metered_discord import MeteredDiscord

    offline = MeteredDiscord(bot)
    servers = Servers(offline, tables)
    offline.clear_history()
    messages = pickle.loads(Path(kept).read_bytes())  # noqa: S301
    gc.collect()
    assert servers.places
    assert messages
    return resident_megabytes() - before


async def start(place: str, began: float) -> dict[str, Any]:
    """From the start of Python until the bot reports that it is ready, without the time and memory to load simcord."""
    from bot.app import JuseBot
    from bot.config import Settings, database_named

    loading, worked, before = time.time(), time.process_time(), resident_megabytes()
    from tests.bench.metered_discord import MeteredDiscord

    loading, worked, simcord = time.time() - loading, time.process_time() - worked, resident_megabytes() - before
    bot = JuseBot(Settings(database=database_named("place", place), emojis=False), shard_count=1)
    offline = MeteredDiscord(bot)
    await offline.start()
    result = {"seconds": time.time() - began - loading, "work": time.process_time() - worked}
    result["megabytes"] = resident_megabytes() - simcord
    await offline.close()
    return result
