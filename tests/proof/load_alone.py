"""Measurements of `load` that begin before anything of the bot or of simcord is loaded."""

import asyncio
import gc
import importlib
import pickle
import time
from pathlib import Path
from typing import Any

from tests.proof.meter import resident


def simcord_alone(kept: str, tables: int) -> float:
    """Megabytes that simcord takes for the same servers and messages, beside a bot that does not play."""
    settings = importlib.import_module("bot.config").Settings(database=Path(kept).with_name("none"))
    bot = importlib.import_module("bot.app").create_bot(settings, shard_count=1)
    before = resident()

    async def built() -> float:
        there = importlib.import_module("tests.proof.offline").Offline(bot)
        servers = importlib.import_module("tests.proof.crowd").Servers(there, tables)
        there.forget()
        messages = pickle.loads(Path(kept).read_bytes())  # noqa: S301
        gc.collect()
        assert servers.places
        assert messages
        return resident() - before

    return asyncio.run(built())


def start(path: str, began: float) -> dict[str, Any]:
    """From the start of Python to the bot's word that it is ready."""
    app, config = importlib.import_module("bot.app"), importlib.import_module("bot.config")
    loading, worked = time.time(), time.process_time()
    offline = importlib.import_module("tests.proof.offline")
    not_ours, not_our_work = time.time() - loading, time.process_time() - worked

    async def ready() -> dict[str, Any]:
        bot = app.create_bot(config.Settings(database=Path(path)), shard_count=1)
        there = offline.Offline(bot)
        await there.start()
        done = {"seconds": time.time() - began - not_ours, "work": time.process_time() - not_our_work}
        await there.env.shutdown()
        await bot.close()
        return done

    return asyncio.run(ready())
