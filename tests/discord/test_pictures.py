"""Painter that somebody waits for are painted first."""

import asyncio

from bot.tables.runtime.priority import Urgent
from bot.ui.table.painter import Painter
from tests.render.test_paint import EVERY_KIND

ASIDE = 8


async def test_a_picture_that_is_waited_for_comes_before_those_that_nobody_waits_for() -> None:
    pictures, done = Painter(), list[str]()

    async def painted(which: str) -> None:
        assert await pictures.paint(EVERY_KIND) is not None
        done.append(which)

    async def waited_for() -> None:
        with Urgent():
            await painted("waited for")

    try:
        others = [asyncio.get_running_loop().create_task(painted("aside")) for _ in range(ASIDE)]
        await asyncio.sleep(0)
        await asyncio.gather(waited_for(), *others)
    finally:
        pictures.close()
    assert done.index("waited for") <= 1, "only behind the one that was begun before it came"
    assert len(done) == ASIDE + 1, "and none is left out"
