"""Whoever waits for an answer comes first, and nothing stands back for long."""

import asyncio
from contextlib import suppress

import pytest

from bot.tables.runtime import priority
from bot.tables.runtime.priority import Urgent, give_way, wait_until_idle

A_MOMENT = 0.02


async def is_held_up(*, aside: bool = False) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(A_MOMENT):
            await give_way(aside=aside)
            return False
    return True


async def test_where_nobody_waits_nothing_stands_back() -> None:
    assert not await is_held_up()
    with Urgent():
        pass
    assert not await is_held_up()


async def test_while_somebody_waits_the_rest_stands_back_until_the_answers_are_made() -> None:
    first, second = Urgent(), Urgent()
    with first, second:
        assert await is_held_up(aside=True)
        first.over()
        first.over()
        assert await is_held_up(aside=True), "over twice is over once: the second still waits"
        second.over()
        assert not await is_held_up(aside=True)


async def test_it_is_never_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "LONGEST", A_MOMENT)
    with Urgent():
        async with asyncio.timeout(5.0):
            await asyncio.gather(*(give_way(aside=True) for _ in range(500)))


async def test_who_stood_back_goes_on_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "LONGEST", 60.0)
    gone_on: list[int] = []

    async def go_on(number: int) -> None:
        await give_way(aside=True)
        gone_on.append(number)

    with Urgent():
        tasks = [asyncio.get_running_loop().create_task(go_on(number)) for number in range(5)]
        await asyncio.sleep(A_MOMENT)
        assert gone_on == []
    await asyncio.gather(*tasks)
    assert gone_on == [0, 1, 2, 3, 4]


async def test_who_stands_back_may_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "LONGEST", 60.0)
    with Urgent():
        tasks = [asyncio.get_running_loop().create_task(give_way(aside=True)) for _ in range(3)]
        await asyncio.sleep(A_MOMENT)
        for task in tasks[:2]:
            task.cancel()
        await asyncio.wait(tasks[:2])
    async with asyncio.timeout(2.0):
        await tasks[2]


async def test_what_is_done_on_the_way_to_an_answer_does_not_stand_back_but_what_is_aside_does() -> None:
    with Urgent():
        assert not await is_held_up()
        assert await is_held_up(aside=True)


async def test_a_lull_is_a_while_in_which_nobody_wanted_anything() -> None:
    waited = asyncio.get_running_loop().create_task(wait_until_idle(3 * A_MOMENT, 60.0))
    for _ in range(6):
        with Urgent():
            await asyncio.sleep(A_MOMENT)
        assert not waited.done(), "each was short, but there was always somebody"
    async with asyncio.timeout(10.0):
        await waited


async def test_where_there_is_never_a_lull_it_is_not_waited_for_without_end() -> None:
    async with asyncio.timeout(10.0):
        with Urgent():
            await wait_until_idle(60.0, A_MOMENT)
