"""Example lobbies of each game: just opened, filling up, and full, with people of many scripts and computers.
And example cards of people: one game or four, names of many scripts, one rated game or two hundred.
"""

import importlib
from collections.abc import Iterator

from bot.core.chance import Seeded
from bot.core.game import LEVELS
from bot.core.time_controls import CLOCK_NAMES
from bot.games import game_names
from bot.tables.steps.model import COMPUTER, Seat, TableData
from bot.tables.steps.rating import Rating
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.lobby_message import lobby_scene
from bot.ui.table.rating_lines import OfGame, RatingCard, card_scene
from render.scene import Scene

_PEOPLE = {0: "さくら", 2: "שלום", 4: "नीला", 5: "🐉 Kai", 7: "W" * 10_000}
_COMPUTERS = {1: "Chamari", 3: "Tharindu", 6: "Kumari 2"}
"""The computers, by their seats."""


def example_lobbies(game: str) -> Iterator[tuple[str, Scene]]:
    """Return a lobby for each number of seats taken; none of a game for one, which has no lobby."""
    kit: GameKit = importlib.import_module(f"cogs.{game}.cog").KIT
    most = kit.rules.max_seats
    if most > 1:
        for taken in sorted({1, most // 2 + 1, most}):
            seats = tuple(map(_seat, range(taken)))
            clock = CLOCK_NAMES[taken % len(CLOCK_NAMES)]
            data = TableData(1, game, 1, 1, seats[0].user_id, {}, seats, clock=clock)
            yield f"lobby-{taken}", lobby_scene(data, kit, Audience(data, "").of_picture)


def _seat(number: int) -> Seat:
    if number in _COMPUTERS:
        return Seat(COMPUTER, _COMPUTERS[number], level=LEVELS[number // 3])
    return Seat(number + 1, _PEOPLE[number])


_CARDS = {
    "one-game": ("Zoë", 1, 12),
    "one-rated-game": ("තරිඳු පෙරේරා", 1, 1),
    "two-hundred": ("அருண் குமார்", 2, 200),
    "four-games": ("مها الحسيني", 4, 30),
    "long-name": ("Wilhelmina-Alexandrina W. W. Wyss" * 3, 3, 7),
}
"""Name, games, and rated games of each."""


def example_cards() -> Iterator[tuple[str, Scene]]:
    for name, (person, games, points) in _CARDS.items():
        yield name, card_scene(RatingCard(person, "2026-4", [*_rated_games(name, games, points)]), "")


def _rated_games(name: str, games: int, points: int) -> Iterator[OfGame]:
    for place, game in enumerate(game_names()[:games]):
        chance, number = Seeded(f"{name} {place}"), 1500
        curve: list[int] = []
        for _ in range(points):
            number += chance.below(81) - 38
            curve.append(number)
        spread = 200.0 if points < 10 + 4 * place else 70.0
        yield OfGame(game, Rating(float(curve[-1]), spread), 1 + 40 * place, 27 + 300 * place, points, curve)
