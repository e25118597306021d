"""Alarms on the event loop's real time."""

import asyncio
import time
from collections.abc import AsyncIterator, Hashable

import pytest

from bot.tables.runtime.alarms import Alarms


class Rung:
    def __init__(self) -> None:
        self.keys: list[Hashable] = []
        self.skipped = 0.0
        self.alarms = Alarms(self.now, self.ring)

    def now(self) -> float:
        return time.time() + self.skipped

    async def ring(self, key: Hashable) -> None:
        self.keys.append(key)

    def within(self, key: Hashable, seconds: float) -> None:
        self.alarms.set(key, self.now() + seconds)


@pytest.fixture
async def rung() -> AsyncIterator[Rung]:
    rung = Rung()
    yield rung
    await rung.alarms.close()


async def test_due_alarms_ring_in_order_of_time_not_of_setting(rung: Rung) -> None:
    for key, seconds in (("c", 0.09), ("a", 0.03), ("b", 0.06), ("now", 0), ("long ago", -50)):
        rung.within(key, seconds)
    await asyncio.sleep(0.2)
    assert rung.keys == ["long ago", "now", "a", "b", "c"]


async def test_no_alarm_rings_early(rung: Rung) -> None:
    rung.within("later", 0.15)
    await asyncio.sleep(0.05)
    assert rung.keys == []


async def test_a_new_time_replaces_the_old_whether_later_or_earlier(rung: Rung) -> None:
    rung.within("put off", 0.01)
    rung.within("put off", 60)
    rung.within("brought forward", 60)
    rung.within("brought forward", 0.01)
    await asyncio.sleep(0.1)
    assert rung.keys == ["brought forward"]


async def test_a_cancelled_alarm_does_not_ring_and_may_be_set_again(rung: Rung) -> None:
    rung.within("a", 0.01)
    rung.within("b", 0.02)
    rung.alarms.cancel("a")
    rung.alarms.cancel("never set")
    await asyncio.sleep(0.08)
    assert rung.keys == ["b"]
    rung.within("a", 0.01)
    await asyncio.sleep(0.08)
    assert rung.keys == ["b", "a"]


async def test_after_a_jump_of_the_time_of_day_the_next_timer_rings_all_that_is_due(rung: Rung) -> None:
    rung.within("in an hour", 3600)
    rung.skipped = 3601
    rung.within("anything", 0)
    await asyncio.sleep(0.05)
    assert sorted(map(str, rung.keys)) == ["anything", "in an hour"]


async def test_an_alarm_may_set_itself_again(rung: Rung) -> None:
    async def again(key: Hashable) -> None:
        rung.keys.append(key)
        if len(rung.keys) < 5:
            alarms.set(key, rung.now())

    alarms = Alarms(rung.now, again)
    alarms.set("tick", rung.now())
    await asyncio.sleep(0.1)
    await alarms.close()
    assert rung.keys == ["tick"] * 5


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
