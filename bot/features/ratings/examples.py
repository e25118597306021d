"""Examples of cards, for the gallery."""

from collections.abc import Iterator, Mapping, Sequence

from bot.core.chance import Seeded
from bot.features.ratings.rating import FIRST_NUMBER, Rating
from bot.features.ratings.rating_lines import OfGame, RatingCard, card_scene
from bot.ui.kit import GameKit
from render.scene import Scene

_CARDS = {
    "one-game": ("Zoë", 1, 12),
    "first-number-and-new": ("තරිඳු පෙරේරා", 2, 3),
    "two-hundred": ("அருண் குமார்", 2, 200),
    "four-games": ("مها الحسيني", 4, 30),
    "long-name": ("Wilhelmina-Alexandrina W. W. Wyss" * 3, 3, 7),
}
"""Name, games, and rated games of each: each further game has one fewer."""


def example_cards(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    return {
        f"card-{name}": card_scene(RatingCard(person, "2026-4", [*_rated_games(name, kits[:games], points)]), "")
        for name, (person, games, points) in _CARDS.items()
    }


def _rated_games(name: str, kits: Sequence[GameKit], points: int) -> Iterator[OfGame]:
    for place, kit in enumerate(kits):
        chance, number = Seeded(f"{name} {place}"), 1500
        curve: list[int] = []
        for _ in range(played := points - place):
            number += chance.below(81) - 38
            curve.append(number)
        spread = 200.0 if points < 10 + 4 * place else 70.0
        rating = None if played < FIRST_NUMBER else Rating(float(curve[-1]), spread)
        told = curve[FIRST_NUMBER - 1 :]
        yield OfGame(kit.name, rating, 1 + 40 * place, 27 + 300 * place, played, played, told)
