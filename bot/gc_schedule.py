"""The schedule of Python's garbage collector. A full collection looks at every object: with a thousand tables that
takes a tenth of a second, in which nobody is answered, and Python starts it at any moment, often during a click.

So full collections are run here, when nobody waits, and whatever survives one is frozen: the next looks only at what
came since, and is soon done. Once in a long while everything is unfrozen and looked at again. The quick collections of
new objects, which find most garbage, are left to Python.
"""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Iterator

from bot.tables.runtime.priority import wait_until_idle, yield_to_foreground

log = logging.getLogger(__name__)

_NEVER = 2**31 - 1


@contextlib.contextmanager
def collected_when_idle(every: float = 5.0, all_every: float = 1800.0) -> Iterator[None]:
    """Collect garbage when idle, in a process that has loaded all its modules and does nothing else. Everything is
    looked at once nobody has waited for some seconds, or after ten minutes anyway.
    """
    youngest, younger, _ = before = gc.get_threshold()
    gc.set_threshold(youngest, younger, _NEVER)
    gc.freeze()
    log.debug("garbage collection leaves out %d objects", gc.get_freeze_count())
    collecting = asyncio.get_running_loop().create_task(_keep_collecting(every, all_every))
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _keep_collecting(every: float, all_every: float) -> None:
    loop = asyncio.get_running_loop()
    all_at = loop.time() + all_every
    while True:
        await asyncio.sleep(every)
        if loop.time() >= all_at:
            await wait_until_idle(5.0, 600.0)
            all_at = loop.time() + all_every
            gc.unfreeze()
        else:
            await yield_to_foreground()
        began = time.thread_time()
        found = gc.collect()
        gc.freeze()
        log.debug("%d objects were garbage, found in %.0f ms", found, 1000 * (time.thread_time() - began))
