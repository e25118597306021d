"""Cyclic garbage is found, though Python no longer runs full collections by itself."""

import gc
import weakref

from bot.cli.run import collected_when_idle
from tests.tables.offline_bot import eventually

OFTEN = 0.01
SELDOM = 3600.0


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


async def test_garbage_is_found_soon() -> None:
    with collected_when_idle(OFTEN, SELDOM):
        garbage = old_garbage()
        await eventually(lambda: garbage() is None)
