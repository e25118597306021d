"""Pictures are painted in a thread of their own, one after another, and those that somebody waits for first."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from bot.tables.runtime.priority import is_urgent
from bot.text import Words
from bot.ui.discord.components import CONTENT_LIMIT, shortened, within_limit
from bot.ui.discord.names import literal
from bot.ui.discord.response import ReadyMessage, Upload
from bot.ui.table.presentation import Presentation
from render import Scene, paint

log = logging.getLogger(__name__)


class Painter:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._in_background = asyncio.Lock()
        """The thread is given one such picture at a time: whatever somebody waits for comes before all the others."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def ready(self, shown: Presentation, words: Words, *, same_picture: bool = False) -> ReadyMessage:
        """`same_picture`: the one that the edited message has stays, and is not uploaded again."""
        if shown.scene is None or same_picture:
            return ReadyMessage(shown.content, shown.panel, None if same_picture else ())
        png = await self.paint(shown.scene)
        if png is None:
            return without_picture(shown, words)
        return ReadyMessage(shown.content, shown.panel, (Upload(png, "table.png", shown.alt),))

    async def paint(self, scene: Scene) -> bytes | None:
        """None: it failed."""
        try:
            if is_urgent():
                return await self._paint_in_thread(scene)
            async with self._in_background:
                return await self._paint_in_thread(scene)
        except Exception:
            log.exception("a picture could not be painted")
            return None

    async def _paint_in_thread(self, scene: Scene) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, paint, scene)


def without_picture(shown: Presentation, words: Words) -> ReadyMessage:
    """With the picture in words, so that the game can go on."""
    lines = [shown.content, words.say("picture-failed")]
    room = CONTENT_LIMIT - sum(len(line) + 1 for line in lines)
    return ReadyMessage(within_limit([*lines, shortened(literal(shown.alt), room)]), shown.panel)
