"""Pictures that somebody waits for are painted first."""

import asyncio

from bot.tables.runtime.priority import Urgent
from bot.ui.table.accusation import Moment
from bot.ui.table.painter import Painter
from render.scene import CardAt, Scene

OTHERS = 8
PICTURE = Scene(700, tuple(CardAt(100 + 20 * card, 300, card, 180) for card in range(52)))


async def test_a_picture_that_somebody_waits_for_is_painted_first() -> None:
    pictures, done = Painter(), list[str]()

    async def painted(which: str) -> None:
        assert await pictures.paint(PICTURE) is not None
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


async def test_a_picture_that_somebody_waits_for_does_not_wait_for_a_whole_animation() -> None:
    pictures, scenes = Painter(), [PICTURE] * 6

    async def waited_for() -> None:
        with Urgent():
            assert await pictures.paint(PICTURE) is not None

    try:
        animation = asyncio.get_running_loop().create_task(pictures.moment(Moment(scenes, ""), motion=True))
        await asyncio.sleep(0)
        await waited_for()
        assert not animation.done()
        made = await animation
        assert made is not None
        assert made.name == "juse.gif"
    finally:
        pictures.close()
