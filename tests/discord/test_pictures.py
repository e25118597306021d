"""Pictures that somebody waits for are painted first."""

import asyncio

from bot.tables.runtime.priority import Urgent
from bot.ui.table.painter import Painter
from tests.render.test_paint import EVERY_KIND

OTHERS = 8


async def test_a_picture_that_somebody_waits_for_is_painted_first() -> None:
    pictures, done = Painter(), list[str]()

    async def painted(which: str) -> None:
        assert await pictures.paint(EVERY_KIND) is not None
        done.append(which)

    async def waited_for() -> None:
        with Urgent():
            await painted("waited for")

    try:
        others = [asyncio.get_running_loop().create_task(painted("other")) for _ in range(OTHERS)]
        await asyncio.sleep(0)
        await asyncio.gather(waited_for(), *others)
    finally:
        pictures.close()
    assert done.index("waited for") <= 1, "only one was already being painted"
    assert len(done) == OTHERS + 1, "none is left out"
