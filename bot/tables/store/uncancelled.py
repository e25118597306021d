"""Work that goes on to its end even if whoever asked for it stops waiting: a move is never left half made."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

# The event loop itself holds tasks only weakly.
_under_way: set[asyncio.Task[Any]] = set()


async def uncancelled(work: Coroutine[Any, Any, Result]) -> Result:
    task = asyncio.get_running_loop().create_task(work)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    try:
        return await asyncio.shield(task)
    finally:
        del task  # which holds what it ended in, and a refusal holds all that it went through: this too
