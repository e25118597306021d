"""Painter are painted in a thread of their own, one after the other, and those that somebody waits for first."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import discord
import msgspec

from bot.tables.runtime.priority import is_urgent
from bot.ui.discord.response import file_of
from bot.ui.table.presentation import Presentation
from render import Scene, paint

log = logging.getLogger(__name__)


class Picture(msgspec.Struct, frozen=True):
    """`png` None: there is nothing to show. A picture that already stands there is not uploaded again."""

    png: bytes | None
    alt: str
    stands: bool = False

    def files(self) -> list[discord.File]:
        """Made for each attempt: a discord.File is good for one request."""
        if self.png is None:
            return []
        return [file_of(self.png, "table.png", self.alt)]


class Painter:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._not_waited_for = asyncio.Lock()
        """Of such pictures one at most is before the thread: whatever is waited for comes before all the others."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def painted(self, shown: Presentation) -> Picture:
        if shown.scene is None:
            return Picture(None, "")
        try:
            if is_urgent():
                png = await self._paint(shown.scene)
            else:
                async with self._not_waited_for:
                    png = await self._paint(shown.scene)
        except Exception:
            log.exception("a picture could not be painted")
            return Picture(None, "")
        return Picture(png, shown.alt)

    async def _paint(self, scene: Scene) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, paint, scene)
