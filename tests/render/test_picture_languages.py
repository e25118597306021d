"""What pictures say has room in every language: nothing is cut, lies over something else, or lacks its letters."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

import bot.text
from bot.cli.gallery import example_scenes
from bot.games import game_names
from bot.text import languages
from render import furniture
from render.fonts import face_of
from render.lettering import fitting_size, shortened, words_mask
from render.scene import Dim, Label, Scene
from tests.render.readability import too_small
from tests.render.scenes import all_of, examples

OTHERS = languages(game_names())[1:]
SUITS = "♠♥♦♣"
SEEN_APART = 4


@cache
def drawn(label: Label) -> tuple[int, str]:
    """Return how wide it is in the picture, and what can be read of it."""
    padding = 0 if label.tone in furniture.BARE else round(label.size * 0.7)
    room = label.max_width - padding
    size = fitting_size(label.text, label.size, room)
    return words_mask(label.text, size, room).width + padding, shortened(label.text, size, room)


def box(label: Label) -> tuple[int, int, int, int]:
    width, _ = drawn(label)
    left = {"left": label.x, "middle": label.x - width // 2, "right": label.x - width}[label.anchor]
    return left, label.y - label.size // 2, left + width, label.y + label.size // 2


def overlapping(scene: Scene) -> set[tuple[str, str]]:
    """Return the labels that touch. What was darkened lies below what is said then."""
    found = set[tuple[str, str]]()
    darkened = max((place for place, item in enumerate(scene.items) if isinstance(item, Dim)), default=0)
    labels = [item for item in scene.items[darkened:] if isinstance(item, Label)]
    for label, other in combinations(labels, 2):
        (left, top, right, bottom), (start, above, end, below) = box(label), box(other)
        if min(right, end) - max(left, start) > -SEEN_APART and min(bottom, below) > max(top, above):
            found.add((label.text, other.text))
    return found


def hard_to_read(scene: Scene, english: Scene) -> Iterator[str]:
    said = {label.text for label in all_of(Label, english)}
    for label in all_of(Label, scene):
        if lost := {letter for letter in label.text if letter not in f" {SUITS}" and face_of(letter) is None}:
            yield f"without {lost}: {label.text}"
        if label.text not in said and drawn(label)[1].split() != label.text.split():
            yield f"cut: {label.text}"
    if len(found := overlapping(scene)) > len(overlapping(english)):
        yield f"overlapping: {found}"
    yield from too_small(scene)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_in_the_pictures_can_be_read(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    english = examples()
    monkeypatch.setattr(bot.text, "default_language", language)
    scenes = [(name, scene) for name, scene in example_scenes() if name.endswith("-two")]
    assert [(name, what) for name, scene in scenes for what in hard_to_read(scene, english[name])] == []
    assert {label.text for _, scene in scenes for label in all_of(Label, scene)} != {
        label.text for scene in english.values() for label in all_of(Label, scene)
    }
