"""When pictures are painted, and where: those that somebody waits for first, and all of them off the event loop."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.metrics import METRICS
from bot.tables.runtime.priority import ForegroundWork
from bot.text import SOURCE_LANGUAGE, words_for
from bot.ui.table.pace import Pace
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import CallPicture, Presentation, fingerprint
from render.scene import CardAt, Scene, with_strip

OTHERS = 8
PICTURE = Scene(700, tuple(CardAt(100 + 20 * card, 300, card, 180) for card in range(52)))


async def test_a_picture_that_somebody_waits_for_is_painted_first() -> None:
    pictures, done = Painter(Pace(lambda: 0.0)), list[str]()

    async def painted(which: str) -> None:
        assert await pictures.paint(PICTURE) is not None
        done.append(which)

    async def waited_for() -> None:
        with ForegroundWork():
            await painted("waited for")

    try:
        others = [asyncio.get_running_loop().create_task(painted("other")) for _ in range(OTHERS)]
        await asyncio.sleep(0)
        await asyncio.gather(waited_for(), *others)
    finally:
        pictures.close()
    assert done.index("waited for") <= 1, "only one was already being painted"
    assert len(done) == OTHERS + 1, "none is left out"


def test_a_picture_with_another_description_is_another_picture() -> None:
    """So both are sent: a description cannot be changed alone."""
    shown = Presentation("Your turn.", (), PICTURE, "alice drew a card.")
    described = replace(shown, alt="bob drew a card.")
    assert fingerprint(described).picture != fingerprint(shown).picture


async def test_a_bot_that_stops_paints_nothing_more_and_reports_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    pictures = Painter(Pace(lambda: 0.0))
    pictures.close()
    assert await pictures.paint(PICTURE) is None
    assert await pictures.moment(CallPicture((PICTURE, PICTURE), ""), motion=True) is None
    assert not caplog.records


def hand(number: int) -> Presentation:
    frames = tuple((Scene(700, (CardAt(100 + 20 * step, 300, number, 180),)), 50) for step in range(OTHERS))
    return Presentation("", (), with_strip(PICTURE, Scene(100, ())), "", frames=frames)


async def test_whoever_waits_for_an_animation_does_not_wait_for_another_that_nobody_waits_for() -> None:
    pictures, words = Painter(Pace(lambda: 0.0)), words_for(SOURCE_LANGUAGE)
    try:
        other = asyncio.get_running_loop().create_task(pictures.ready(hand(1), words))
        await asyncio.sleep(0)
        with ForegroundWork():
            await pictures.ready(hand(2), words)
        assert not other.done()
        await other
    finally:
        pictures.close()


async def test_whoever_waits_for_a_picture_waits_for_one_frame_of_an_animation_at_most() -> None:
    pictures, words = Painter(Pace(lambda: 0.0)), words_for(SOURCE_LANGUAGE)

    async def animation() -> None:
        with ForegroundWork():
            await pictures.ready(hand(1), words)

    try:
        begun, before = asyncio.get_running_loop().create_task(animation()), METRICS.pictures.done
        while METRICS.pictures.waiting < OTHERS:  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0)
        with ForegroundWork():
            await pictures.paint(PICTURE)
        assert METRICS.pictures.done - before < OTHERS
        await begun
    finally:
        pictures.close()
