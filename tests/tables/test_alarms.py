"""Alarms on the event loop's real time."""

import asyncio
import time
from collections.abc import Hashable

from bot.tables.runtime.alarms import Alarms


async def test_after_close_nothing_rings_and_what_rang_has_ended() -> None:
    ended: list[str] = []

    async def slow(key: Hashable) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(str(key))

    alarms = Alarms(time.time, slow)
    alarms.set("slow", time.time())
    alarms.set("later", time.time() + 0.05)
    await asyncio.sleep(0.02)
    await alarms.close()
    alarms.set("after the end", time.time())
    await asyncio.sleep(0.1)
    assert ended == ["slow"]
