"""Examples of how nights have ended, for the gallery."""

from collections.abc import Mapping, Sequence

from bot.features.night.picture import night_scene
from bot.features.night.standing import Score, standing
from bot.text import words_for
from bot.ui.kit import GameKit
from render.scene import Scene

_FOUR = (("Zoë", 267), ("තරිඳු පෙරේරා", 233), ("田中太郎と愉快な仲間たちの長い名前", 100), ("Bob", 0))


def example_nights(_: Sequence[GameKit]) -> Mapping[str, Scene]:
    many = [(f"{name} {number}", 1200 - 90 * number) for number in range(3) for name, _ in _FOUR]
    each = {"night-4": (_FOUR, 3), "night-12": (many, 12)}
    return {
        name: night_scene(standing([Score(number, *one) for number, one in enumerate(people)]), games, words_for(""))
        for name, (people, games) in each.items()
    }
