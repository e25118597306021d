"""What pictures cost in processor time and bytes, against plain Pillow in the same run."""

from io import BytesIO
from statistics import median
from time import thread_time

import pytest
from PIL import Image

from bot.cli.gallery import Cost, cost, example_scenes
from bot.cli.gallery.plain_pillow import PlainPainter
from bot.core.cards import Look
from bot.core.chance import Seeded
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.table.painter import GIF_LIMIT
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from render import Animation, paint
from render.gif import GIF_WIDTH, MOST_FRAMES
from render.paint import Renderer
from render.scene import WIDTH, Dim, Scene
from tests.bench.timing import seconds_each

pytestmark = pytest.mark.long

TIMES_AS_FAST = 10
MEDIAN_KILOBYTES, MOST_KILOBYTES = 40, 80
TIMES_FOR_A_FIRST = 2.5
NAMES = ("Alice", "Bruno", "Chiara", "Zoë", "Kai", "Максим", "Olu")


@pytest.fixture(scope="module")
def costs() -> list[Cost]:
    renderer = Renderer()
    plain = PlainPainter(renderer.sprites)
    return [cost(scene, renderer, plain) for _, scene in example_scenes() if scene.look == Look()]


def test_half_of_all_pictures_take_at_most_a_tenth_of_plain_pillows_time(costs: list[Cost]) -> None:
    assert median(each.time for each in costs) * TIMES_AS_FAST <= median(each.plain_time for each in costs)


def test_pictures_take_few_bytes(costs: list[Cost]) -> None:
    assert median(each.size for each in costs) <= MEDIAN_KILOBYTES
    assert max(each.size for each in costs) <= MOST_KILOBYTES


def test_a_first_picture_is_there_soon() -> None:
    """Everything in it has to be drawn: plain Pillow has all that ready, and takes not much less."""
    ours = pillows = 0.0
    for _, table in list(example_scenes())[::8]:
        renderer = Renderer()
        start = thread_time()
        renderer.paint(table)
        ours += thread_time() - start
        pillows += cost(table, renderer, PlainPainter(renderer.sprites)).plain_time / 1000
    assert ours < TIMES_FOR_A_FIRST * pillows


def full_tables() -> list[Scene]:
    """Consecutive pictures from the middle of a game with 7 seats, with a card in every place."""
    chance = Seeded("bench")
    state, _ = GAME.deal(7, {"reminders": False, "referee": "bot"}, chance)
    scenes: list[Scene] = []
    while state.winner is None and len(scenes) < 12:
        state, _ = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], chance)
        view = GAME.view(state, None)
        if all(seat.draw and seat.discard for seat in view.seats):
            scenes.append(scene(view, Voice(NAMES, words_for("", "juse"))))
    return scenes


def filmed(scenes: list[Scene]) -> bytes:
    film = Animation(scenes)
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
