"""What pictures cost in processor time and bytes, against plain Pillow in the same run."""

from statistics import median
from time import thread_time

import pytest

from bot.cli.gallery import Cost, cost, example_scenes
from bot.cli.plain import PlainPainter
from bot.core.cards import Look
from render.paint import Renderer

pytestmark = pytest.mark.long

TIMES_AS_FAST = 10
MEDIAN_KILOBYTES, MOST_KILOBYTES = 40, 80
COLD_MILLISECONDS = 120


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
    """Although everything in it has to be drawn."""
    taken: list[float] = []
    for _, scene in list(example_scenes())[::8]:
        start = thread_time()
        Renderer().paint(scene)
        taken.append(1000 * (thread_time() - start))
    assert max(taken) <= COLD_MILLISECONDS
