"""Example cards of people: one game or four, names of many scripts, one rated game or two hundred."""

from collections.abc import Iterator

from bot.core.chance import Seeded
from bot.games import game_names
from bot.tables.steps.rating import Rating
from bot.ui.table.rating_lines import OfGame, RatingCard, card_scene
from render.scene import Scene

_PEOPLE = {
    "one-game": ("Zoë", 1, 12),
    "one-rated-game": ("තරිඳු පෙරේරා", 1, 1),
    "two-hundred": ("அருண் குமார்", 2, 200),
    "four-games": ("مها الحسيني", 4, 30),
    "long-name": ("Wilhelmina-Alexandrina W. W. Wyss" * 3, 3, 7),
}
"""Name, games, and rated games of each."""


def example_cards() -> Iterator[tuple[str, Scene]]:
    for name, (person, games, points) in _PEOPLE.items():
        yield name, card_scene(RatingCard(person, "2026-4", [*_games(name, games, points)]), "")


def _games(name: str, games: int, points: int) -> Iterator[OfGame]:
    for place, game in enumerate(game_names()[:games]):
        chance, number = Seeded(f"{name} {place}"), 1500
        curve: list[int] = []
        for _ in range(points):
            number += chance.below(81) - 38
            curve.append(number)
        spread = 200.0 if points < 10 + 4 * place else 70.0
        yield OfGame(game, Rating(float(curve[-1]), spread), 1 + 40 * place, 27 + 300 * place, points, curve)
