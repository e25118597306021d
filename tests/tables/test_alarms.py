"""All deadlines in one heap with one timer, on the event loop's real time."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable

import pytest

from bot.tables.runtime.alarms import Alarms


class Rung:
    def __init__(self) -> None:
        self.keys: list[Hashable] = []
        self.skipped = 0.0
        self.clock = Alarms(self.now, self.fire)

    def now(self) -> float:
        return time.time() + self.skipped

    async def fire(self, key: Hashable) -> None:
        self.keys.append(key)

    def within(self, key: Hashable, seconds: float) -> None:
        self.clock.set(key, self.now() + seconds)


@pytest.fixture
async def rung() -> AsyncIterator[Rung]:
    rung = Rung()
    yield rung
    await rung.clock.close()


async def test_what_is_due_is_fired_in_order_of_time_not_of_setting(rung: Rung) -> None:
    for key, seconds in (("c", 0.09), ("a", 0.03), ("b", 0.06), ("now", 0), ("long ago", -50)):
        rung.within(key, seconds)
    await asyncio.sleep(0.2)
    assert rung.keys == ["long ago", "now", "a", "b", "c"]


async def test_nothing_is_fired_early(rung: Rung) -> None:
    rung.within("later", 0.15)
    await asyncio.sleep(0.05)
    assert rung.keys == []


async def test_a_new_time_replaces_the_old_be_it_later_or_earlier(rung: Rung) -> None:
    rung.within("put off", 0.01)
    rung.within("put off", 60)
    rung.within("brought forward", 60)
    rung.within("brought forward", 0.01)
    await asyncio.sleep(0.1)
    assert rung.keys == ["brought forward"]


async def test_many_set_at_once_each_have_their_time_beside_what_was_set_before(rung: Rung) -> None:
    rung.within("set before", 0.03)
    rung.within("put off", 0.01)
    now = rung.now()
    rung.clock.set_all({"put off": now + 60, "third": now + 0.09, "first": now - 50, "cancelled": now + 0.06})
    rung.clock.cancel("cancelled")
    rung.within("last", 0.12)
    await asyncio.sleep(0.25)
    assert rung.keys == ["first", "set before", "third", "last"]


async def test_a_cancelled_key_is_not_fired_and_may_be_set_again(rung: Rung) -> None:
    rung.within("a", 0.01)
    rung.within("b", 0.02)
    rung.clock.cancel("a")
    rung.clock.cancel("never set")
    await asyncio.sleep(0.08)
    assert rung.keys == ["b"]
    rung.within("a", 0.01)
    await asyncio.sleep(0.08)
    assert rung.keys == ["b", "a"]


async def test_a_thousand_deadlines_take_one_timer(rung: Rung, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    pending: list[asyncio.TimerHandle] = []
    real = loop.call_later

    def counted(delay: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        pending.append(real(delay, callback))
        return pending[-1]

    monkeypatch.setattr(loop, "call_later", counted)
    for number in range(1000):
        rung.within(number, 60 + number % 7)
    assert sum(not timer.cancelled() for timer in pending) == 1


async def test_setting_one_key_for_ever_takes_no_more_and_more_memory(rung: Rung) -> None:
    rung.within("first", 50)
    for _ in range(10_000):
        rung.within("again", 60)
    assert len(rung.clock._heap) < 100


async def test_when_the_time_of_day_jumps_the_next_ring_fires_all_that_is_due(rung: Rung) -> None:
    rung.within("in an hour", 3600)
    rung.skipped = 3601
    rung.within("anything", 0)
    await asyncio.sleep(0.05)
    assert sorted(map(str, rung.keys)) == ["anything", "in an hour"]


async def test_what_is_fired_may_set_itself_again(rung: Rung) -> None:
    async def again(key: Hashable) -> None:
        rung.keys.append(key)
        if len(rung.keys) < 5:
            clock.set(key, rung.now())

    clock = Alarms(rung.now, again)
    clock.set("tick", rung.now())
    await asyncio.sleep(0.1)
    await clock.close()
    assert rung.keys == ["tick"] * 5


async def test_closed_it_fires_nothing_more_and_waits_for_what_it_fired() -> None:
    ended: list[str] = []

    async def slow(key: Hashable) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(str(key))

    clock = Alarms(time.time, slow)
    clock.set("slow", time.time())
    clock.set("later", time.time() + 0.05)
    await asyncio.sleep(0.02)
    await clock.close()
    clock.set("after the end", time.time())
    await asyncio.sleep(0.1)
    assert ended == ["slow"]
