"""What a picture costs in processor time and bytes, against Pillow's own encoder in the same run."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.chance import Seeded
from bot.text import Words
from bot.text.reader import Reader
from cogs.juse.picture.table import scene
from cogs.juse.rules.game import GAME
from render.paint import Renderer
from render.scene import Scene
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
            scenes.append(scene(view, Reader(NAMES, Words.for_games(["juse"]))))
    return scenes


def test_a_full_table_is_painted_and_encoded_in_less_time_than_pillow_takes_to_encode_it() -> None:
    renderer, tables = Renderer(), full_tables()
    with Image.open(BytesIO(renderer.paint(tables[0]))) as picture:
        picture.load()
        encoding = seconds_each(lambda: picture.save(BytesIO(), "PNG", compress_level=1) or 1)
    assert seconds_each(lambda: sum(1 for table in tables if renderer.paint(table))) < encoding


def test_a_full_table_takes_few_bytes() -> None:
    renderer = Renderer()
    assert max(len(renderer.paint(table)) for table in full_tables()) <= MAX_KILOBYTES * 1024
