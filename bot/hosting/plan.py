"""How the bot runs: as one process, unless a host with a PostgreSQL database wants more (`bot.cluster`)."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.app import JuseBot
from bot.config import Settings


@dataclass(frozen=True)
class Plan:
    make: Callable[[Settings], Any] = JuseBot
    process: str = ""
    """The shards of this process, if it is one of several, for its log."""
    ends: Callable[[Any], Sequence[Coroutine[Any, Any, object]]] = field(default=lambda _: ())
    """Returns what else the bot ends with."""
    supervise: Callable[[Settings, asyncio.Event], Awaitable[int]] | None = None
    """What is run instead of a bot, until that event: it has others in its care. Returns the exit status."""
