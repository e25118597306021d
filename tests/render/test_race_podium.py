"""The podium of a race: a first name can be read on each of its steps."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.cards import OwnLook
from bot.features.race.race import Answer, Race
from bot.features.race.shown import podium_scene
from bot.features.storm.shown import Reader
from bot.parts import find_kit
from render import paint

NAMES = ["Friedrich", "Valentina", "Sebastian"]
BOARDS = tuple((Answer(racer, 1.2, right=True),) for racer in (0, 0, 0, 1, 1, 2))


def steps(names: list[str]) -> bytes:
    """What is painted between the line above the steps and the one below them."""
    race = Race(tuple(enumerate(names)), BOARDS, is_open=False, is_over=True)
    picture = Image.open(BytesIO(paint(podium_scene(Reader(find_kit("juse"), "", OwnLook(), still=True), race))))
    return picture.crop((0, 140, picture.width, picture.height - 120)).tobytes()


@pytest.mark.parametrize("racer", range(3))
def test_the_last_letter_of_a_name_is_seen(racer: int) -> None:
    other = [name[:-1] + "x" if number == racer else name for number, name in enumerate(NAMES)]
    assert steps(NAMES) != steps(other)
