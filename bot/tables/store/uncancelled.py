"""Work that is shielded from cancellation: a move is never left half made."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.core.errors import Refused

Result = TypeVar("Result")

# The event loop holds tasks only weakly.
_tasks: set[asyncio.Task[Any]] = set()


async def uncancelled(work: Coroutine[Any, Any, Result]) -> Result:
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_done)
    await asyncio.wait((task,))
    try:
        return task.result()
    except Refused as refused:
        # The task holds the refusal, and the frames in its traceback hold the task: all that led to it would stay in
        # memory until the garbage collector runs. For the same reason not `asyncio.shield`, whose future holds it too.
        raise refused.with_traceback(None)  # noqa: B904
    finally:
        del task


def _done(task: asyncio.Task[Any]) -> None:
    _tasks.discard(task)
    if not task.cancelled():
        task.exception()  # or asyncio complains where nobody waits for it any more
