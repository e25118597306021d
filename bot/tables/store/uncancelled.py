"""Work that is shielded from cancellation: a move is never left half made."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

# The event loop holds tasks only weakly.
_tasks: set[asyncio.Task[Any]] = set()


async def uncancelled(work: Coroutine[Any, Any, Result]) -> Result:
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    try:
        return await asyncio.shield(task)
    finally:
        # The task holds the exception it ended in, whose traceback holds this frame: without this, a reference cycle.
        del task
