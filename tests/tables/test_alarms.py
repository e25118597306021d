"""Alarms on the event loop's real time."""

import asyncio
import time
from collections.abc import Hashable

from bot.tables.runtime.alarms import Alarms
from tests.tables.offline_bot import eventually


async def test_due_alarms_ring_in_order_of_time_and_a_cancelled_one_never() -> None:
    rung: list[Hashable] = []

    async def ring(key: Hashable) -> None:
        rung.append(key)

    alarms, now = Alarms(time.time, ring), time.time()
    for key, seconds in (("c", 0.09), ("gone", 0.03), ("b", 0.06), ("now", 0), ("long ago", -50)):
        alarms.set(key, now + seconds)
    alarms.cancel("gone")
    await eventually(lambda: "c" in rung)
    assert rung == ["long ago", "now", "b", "c"]
    await alarms.close()


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
