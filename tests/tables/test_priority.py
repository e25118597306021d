"""Urgent work comes first, and nothing waits for long."""

import asyncio
from contextlib import suppress

import pytest

from bot.tables.runtime import priority
from bot.tables.runtime.priority import ForegroundWork, yield_to_foreground

A_MOMENT = 0.02


async def is_held_up(*, aside: bool = False) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(A_MOMENT):
            await yield_to_foreground(aside=aside)
            return False
    return True


async def test_other_work_waits_until_all_answers_are_made() -> None:
    first, second = ForegroundWork(), ForegroundWork()
    with first, second:
        assert not await is_held_up(), "but for urgent work"
        assert await is_held_up(aside=True)
        first.over()
        first.over()
        assert await is_held_up(aside=True), "over twice is over once: the second still waits"
        second.over()
        assert not await is_held_up(aside=True)


async def test_no_work_waits_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "LONGEST", A_MOMENT)
    with ForegroundWork():
        async with asyncio.timeout(5.0):
            await asyncio.gather(*(yield_to_foreground(aside=True) for _ in range(500)))
