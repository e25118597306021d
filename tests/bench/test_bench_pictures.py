"""What a picture costs in processor time and bytes, against Pillow's own encoder in the same run."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.reader import Reader
from bot.ui.table.painter import GIF_LIMIT
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from render import Film, paint
from render.gif import GIF_WIDTH, MOST_FRAMES
from render.paint import Renderer
from render.scene import WIDTH, Dim, Scene
from tests.bench.timing import seconds_each

pytestmark = pytest.mark.long

NAMES = ("Alice", "Bruno", "Chiara", "Zoë", "Kai", "Максим", "Olu")
MAX_KILOBYTES = 30


def full_tables() -> list[Scene]:
    """Consecutive pictures from the middle of a game with 7 seats, with a card in every place."""
    chance = Seeded("bench")
    state, _ = GAME.deal(7, {"reminders": False, "referee": "bot"}, chance)
    scenes: list[Scene] = []
    while state.winner is None and len(scenes) < 12:
        state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
        view = GAME.view(state, None)
        if all(seat.draw and seat.discard for seat in view.seats):
            scenes.append(scene(view, Reader(NAMES, words_for("", "juse"))))
    return scenes


def test_a_full_table_is_painted_and_encoded_in_less_time_than_pillow_takes_to_encode_it() -> None:
    renderer, tables = Renderer(), full_tables()
    with Image.open(BytesIO(renderer.paint(tables[0]))) as picture:
        picture.load()
        encoding = seconds_each(lambda: picture.save(BytesIO(), "PNG", compress_level=1) or 1)
    assert seconds_each(lambda: sum(1 for table in tables if renderer.paint(table))) < encoding


def filmed(scenes: list[Scene]) -> bytes:
    film = Film(scenes)
    while not film.is_done:
        film.paint_next()
    return film.to_gif()


def by_pillow(scenes: list[Scene]) -> bytes:
    """The same pictures, already painted, as an animation by Pillow alone."""
    small = [
        Image.open(BytesIO(paint(scene))).convert("RGB").resize((GIF_WIDTH, scene.height // 2)) for scene in scenes
    ]
    made = BytesIO()
    small[0].save(made, "GIF", save_all=True, append_images=small[1:], duration=800)
    return made.getvalue()


def test_an_animation_is_made_in_a_fraction_of_the_time_that_pillow_takes_for_it() -> None:
    """Of scenes that have hardly a pixel in common: no real one takes longer."""
    scenes = full_tables()[:MOST_FRAMES]
    for place in range(1, MOST_FRAMES, 2):
        table = scenes[place]
        dim = Dim(WIDTH // 2, table.height // 2, WIDTH, table.height)
        scenes[place] = Scene(table.height, (*table.items, dim), table.look)
    ours, pillows = (seconds_each(lambda make=make: len(make(scenes)) and 1, 3) for make in (filmed, by_pillow))
    assert ours < pillows / 3
    assert len(filmed(scenes)) < GIF_LIMIT


def test_a_full_table_takes_few_bytes() -> None:
    renderer = Renderer()
    assert max(len(renderer.paint(table)) for table in full_tables()) <= MAX_KILOBYTES * 1024
