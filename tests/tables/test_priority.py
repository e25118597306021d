"""Urgent work comes first, and nothing waits for long."""

import asyncio

import pytest

from bot.tables.runtime import priority
from bot.tables.runtime.priority import ForegroundWork, yield_to_foreground


async def is_held_up(*, aside: bool = False) -> bool:
    """Return whether it still waits when the event loop has gone round some times."""
    waiting = asyncio.ensure_future(yield_to_foreground(aside=aside))
    for _ in range(5):
        await asyncio.sleep(0)
    return waiting.cancel()


async def test_other_work_waits_until_all_answers_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "LONGEST", 3600.0)
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
    monkeypatch.setattr(priority, "LONGEST", 0.02)
    with ForegroundWork():
        await asyncio.gather(*(yield_to_foreground(aside=True) for _ in range(500)))
