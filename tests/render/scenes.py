"""Pictures of games played at random, and what is in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

import pytest

from bot.cli.gallery import example_scenes
from bot.core.cards import Card
from bot.parts import find_kit
from bot.text import words_for
from bot.text.voice import Voice
from render import with_strip
from render.scene import CardAt, Item, Label, Scene
from tests.random_games import Step, random_steps

NAMES = ("Alice", "Bartholomew", "さくら", "Zoë", "🐉 Kai", "Максим", "שלום", "W" * 10_000)
OPTIONS = {"roundup": {"points": 4}, "jugglers": {"wins": 2}}
TABLES = [
    ("junk", 1),
    *(("juse", seats) for seats in range(2, 9)),
    *(("roundup", seats) for seats in range(2, 7)),
    *(("jugglers", seats) for seats in range(2, 6)),
]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
T = TypeVar("T", bound=Item)


@cache
def examples() -> dict[str, Scene]:
    return dict(example_scenes())


def tables_of(game: str) -> pytest.MarkDecorator:
    seats = [number for name, number in TABLES if name == game]
    return pytest.mark.parametrize("seats", seats)


def voice(game: str, seats: int) -> Voice:
    return Voice(NAMES[:seats], words_for("", game))


def steps(game: str, seats: int, seed: str, *, misplays: float = 0.15, most: int = 400) -> Iterator[Step]:
    return random_steps(find_kit(game).rules, seats, OPTIONS.get(game, {}), seed, misplays=misplays, most=most)


def table_scene(game: str, view: Any) -> Scene:
    return find_kit(game).scene(view, voice(game, _seats_of(view)))


def hand_scene(game: str, view: Any) -> Scene:
    hand = find_kit(game).hand
    assert hand is not None
    shown = voice(game, _seats_of(view))
    return with_strip(hand.table(view, shown), hand.strip(view, shown))


def _seats_of(view: Any) -> int:
    seats = getattr(view, "seats", 1)
    return seats if isinstance(seats, int) else len(seats)


def all_of(kind: type[T], scene: Scene) -> list[T]:
    return [item for item in scene.items if isinstance(item, kind)]


def texts(scene: Scene) -> list[str]:
    return [label.text for label in all_of(Label, scene)]


def faces(scene: Scene) -> list[Card]:
    return [item.card for item in all_of(CardAt, scene) if item.card is not None]
