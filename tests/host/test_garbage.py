"""Cyclic garbage is found, though Python does not look for it by itself any more where that would take long."""

import asyncio
import gc
import weakref
from collections.abc import Callable

from bot.gc_schedule import collected_when_idle
from bot.tables.runtime import priority
from bot.tables.runtime.priority import Urgent

OFTEN = 0.01
SELDOM = 3600.0
LONGEST = 10.0


class Loop:
    """Nothing but a full look finds that it is garbage: it refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def old_garbage() -> "weakref.ref[Loop]":
    loop = Loop()
    gc.collect(1)
    gc.collect(1)
    assert any(found is loop for found in gc.get_objects(2)), "what is as old is looked at in a full look only"
    return weakref.ref(loop)


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(int(LONGEST / OFTEN)):
        if happened():
            return
        await asyncio.sleep(OFTEN)
    raise TimeoutError


async def test_what_has_become_garbage_is_found_soon() -> None:
    with collected_when_idle(OFTEN, SELDOM):
        garbage = old_garbage()
        await until(lambda: garbage() is None)


async def test_what_became_garbage_only_after_it_was_looked_at_is_found_by_the_thorough_look() -> None:
    kept = Loop()
    garbage = weakref.ref(kept)
    with collected_when_idle(OFTEN, SELDOM):
        del kept
        others = old_garbage()
        await until(lambda: others() is None)
        assert garbage() is not None, "left out of the look"
    kept = Loop()
    garbage = weakref.ref(kept)
    with collected_when_idle(OFTEN, OFTEN, quiet_for=OFTEN):
        del kept
        await until(lambda: garbage() is None)


async def test_nobody_who_waits_is_held_up_by_it_but_it_is_not_put_off_for_long() -> None:
    with collected_when_idle(OFTEN, SELDOM):
        garbage = old_garbage()
        with Urgent():
            await asyncio.sleep(priority.LONGEST / 2)
            assert garbage() is not None
            await until(lambda: garbage() is None)


async def test_python_itself_looks_only_for_what_was_just_made_and_afterwards_for_all_again() -> None:
    before = gc.get_threshold()
    with collected_when_idle(SELDOM, SELDOM):
        youngest, younger, oldest = gc.get_threshold()
        assert (youngest, younger) == before[:2]
        assert oldest > 1_000_000
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
