"""Cyclic garbage is found, though Python no longer runs full collections by itself."""

import asyncio
import gc
import weakref
from collections.abc import Callable

from bot.gc_schedule import collected_when_idle

OFTEN = 0.01
SELDOM = 3600.0
LONGEST = 10.0


class Cycle:
    """It refers to itself, so only the garbage collector can free it."""

    def __init__(self) -> None:
        self.itself = self


def old_garbage() -> "weakref.ref[Cycle]":
    cycle = Cycle()
    gc.collect(1)
    gc.collect(1)
    assert any(found is cycle for found in gc.get_objects(2)), "only a full collection looks at the oldest generation"
    return weakref.ref(cycle)


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(int(LONGEST / OFTEN)):
        if happened():
            return
        await asyncio.sleep(OFTEN)
    raise TimeoutError


async def test_garbage_is_found_soon() -> None:
    with collected_when_idle(OFTEN, SELDOM):
        garbage = old_garbage()
        await until(lambda: garbage() is None)


async def test_python_collects_only_new_objects_itself_and_afterwards_everything_again() -> None:
    before = gc.get_threshold()
    with collected_when_idle(SELDOM, SELDOM):
        youngest, younger, oldest = gc.get_threshold()
        assert (youngest, younger) == before[:2]
        assert oldest > 1_000_000
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
