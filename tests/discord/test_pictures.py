"""When pictures are painted, and where: those that somebody waits for first, and all of them off the event loop."""

import asyncio
import importlib

import pytest
from PIL import ImageFont

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.games import game_names
from bot.tables.runtime.priority import ForegroundWork
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import Moment, present
from render.paint import Renderer
from render.scene import CardAt, NamePlate, Scene
from tests.discord.shown import table_showing

OTHERS = 8
PICTURE = Scene(700, tuple(CardAt(100 + 20 * card, 300, card, 180) for card in range(52)))


async def test_a_picture_that_somebody_waits_for_is_painted_first() -> None:
    pictures, done = Painter(), list[str]()

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


def test_nothing_but_painting_measures_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fonts take long to load, so the event loop must never need one."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("a font was used")

    for method in ("getlength", "getbbox", "getmask2"):
        monkeypatch.setattr(ImageFont.FreeTypeFont, method, forbidden)
    names = ("שלום", "さくら", "नीला", "مها")
    for kit in (importlib.import_module(f"cogs.{game}.cog").KIT for game in game_names()):
        game = kit.rules
        seats = min(len(names), game.max_seats)
        state, _ = game.deal(seats, settle_options(game, {}), Seeded("fonts"))
        table = table_showing(game, state, names[:seats], settle_options(game, {}))
        assert present(table, kit, "en-US").scene is not None
    with pytest.raises(AssertionError, match="a font was used"):
        Renderer().paint(Scene(200, (NamePlate(600, 100, 400, 1, names[3]),)))


async def test_a_bot_that_stops_paints_nothing_more_and_reports_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    pictures = Painter()
    pictures.close()
    assert await pictures.paint(PICTURE) is None
    assert await pictures.moment(Moment((PICTURE, PICTURE), ""), motion=True) is None
    assert not caplog.records
