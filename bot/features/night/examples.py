"""Examples of how nights go on and have ended, for the gallery."""

from collections.abc import Mapping, Sequence

from bot.features.night.picture import night_scene, standing_strip
from bot.features.night.standing import Score, standing
from bot.text import words_for
from bot.ui.kit import GameKit
from render.layout import Box
from render.scene import WIDTH, Scene

_FOUR = (("Zoë", 267, 100), ("තරිඳු පෙරේරා", 233, 67), ("田中太郎と愉快な仲間たちの長い名前", 100, 0), ("Bob", 0, 0))


def example_nights(_: Sequence[GameKit]) -> Mapping[str, Scene]:
    many = [(f"{name} {number}", 1200 - 90 * number, 50 * number) for number in range(3) for name, *_ in _FOUR]
    examples: dict[str, Scene] = {}
    for name, people, games in (("4", _FOUR, 3), ("12", many, 12)):
        placed = standing([Score(number, *one) for number, one in enumerate(people)])
        examples[f"night-{name}"] = night_scene(placed, games, words_for(""))
        strip = standing_strip(placed, games, words_for(""), "", "", newest=True)
        examples[f"night-strip-{name}"] = Scene(strip.height, (*strip.draw(Box(0, 0, WIDTH, strip.height)),))
    return examples
