"""What a picture costs, against a plain painter that composes the same pieces in RGBA and saves them through Pillow.

`python -m pytest tests/bench -s` prints the figures. Times depend on the machine: only ratios and sizes are asserted.
"""

import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.core.chance import Seeded
from bot.text import Words
from bot.text.reader import Reader
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from render.paint import Painter, Sheet
from render.palette import PALETTE
from render.scene import Scene
from render.sprites import Part, Sprite
from tests.bench.timing import seconds_each

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
NAMES = ("Alice", "Bruno", "Chiara", "Zoë", "Kai", "Максим", "Olu")
MOST_KILOBYTES = 30
LEAST_TIMES_FASTER = 5
_FIRST_PICTURE = """
import time
from tests.bench.test_bench_paint import full_tables
import render
scene = full_tables()[0]
start = time.perf_counter()
render.paint(scene)
print(1000 * (time.perf_counter() - start))
"""


def full_tables() -> list[Scene]:
    """Consecutive pictures from the middle of a game with 7 seats, all of whose places are taken."""
    chance = Seeded("bench")
    state, _ = GAME.deal(7, {"reminders": False, "referee": "bot"}, chance)
    scenes: list[Scene] = []
    while state.winner is None and len(scenes) < 12:
        state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
        view = GAME.view(state, None)
        if all(seat.draw and seat.discard for seat in view.seats):
            scenes.append(scene(view, Reader(NAMES, Words.for_games(["juse"]))))
    return scenes


class PlainSheet(Sheet):
    """Notes what is put where, as RGBA pictures."""

    def __init__(self, painter: Painter, scene: Scene) -> None:
        super().__init__(painter.sprites, scene)
        self.felt = self._in_colour(Part(0, 0, self.canvas, None))
        self.pieces: list[tuple[Image.Image, int, int]] = []

    def paste_at(self, sprite: Sprite, left: int, top: int) -> None:
        self.pieces += [(self._in_colour(part), left + part.left, top + part.top) for part in sprite.parts]

    def _in_colour(self, part: Part) -> Image.Image:
        indexed = part.pixels.copy()
        indexed.putpalette(PALETTE)
        picture = indexed.convert("RGBA")
        if part.mask is not None:
            picture.putalpha(part.mask.convert("L"))
        return picture


def plain_painter(scene: Scene) -> Callable[[], bytes]:
    sheet = PlainSheet(Painter(), scene)
    for item in scene.items:
        sheet.put(item)

    def paint() -> bytes:
        canvas = sheet.felt.copy()
        for picture, left, top in sheet.pieces:
            canvas.alpha_composite(picture, (max(0, left), max(0, top)))
        file = BytesIO()
        canvas.save(file, "PNG")
        return file.getvalue()

    return paint


def test_a_full_table_is_painted_at_least_five_times_faster_than_plainly() -> None:
    painter, tables = Painter(), full_tables()

    def paint_all() -> int:
        return sum(1 for table in tables if painter.paint(table))

    paint_plainly = plain_painter(tables[0])
    ours = seconds_each(paint_all, 5)
    plainly = seconds_each(lambda: len(paint_plainly()[:1]), 3)
    sys.stdout.write(
        f"\npainting: {1000 * ours:.2f} ms of processor time, the best mean of {len(tables)} pictures of consecutive"
        f" moves; plainly {1000 * plainly:.1f} ms: {plainly / ours:.0f} times faster\n"
    )
    assert plainly / ours >= LEAST_TIMES_FASTER


def test_a_full_table_stays_small() -> None:
    painter = Painter()
    sizes = sorted(len(painter.paint(scene)) / 1024 for scene in full_tables())
    sys.stdout.write(f"\nsize: {sizes[0]:.1f} to {sizes[-1]:.1f} KB, median {sizes[len(sizes) // 2]:.1f} KB")
    sys.stdout.write(f"\nsprites: {painter.sprites.bytes_held / 1024 / 1024:.1f} MB after these pictures\n")
    assert sizes[-1] <= MOST_KILOBYTES


def test_the_first_picture_after_the_start_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_PICTURE], capture_output=True, text=True, check=True, timeout=60, cwd=ROOT
    )
    milliseconds = float(done.stdout)
    sys.stdout.write(f"\nfirst picture after the start: {milliseconds:.0f} ms\n")
    assert milliseconds > 0
