"""Example lobbies of each game: just opened, filling up, and full, with people of many scripts and computers."""

import importlib
from collections.abc import Iterator

from bot.core.game import LEVELS
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.steps.model import COMPUTER, Seat, TableData
from bot.ui.kit import GameKit
from bot.ui.table.lobby_picture import lobby_scene
from bot.ui.table.readers import Readers
from render.scene import Scene

_PEOPLE = ("Bartholomew", "さくら", "שלום", "مها", "नीला", "🐉 Kai", "Максим", "W" * 10_000)


def example_lobbies(game: str) -> Iterator[tuple[str, Scene]]:
    """Under the number of seats taken. None of a game for one, which has no lobby."""
    kit: GameKit = importlib.import_module(f"cogs.{game}.cog").KIT
    most = kit.rules.max_seats
    if most > 1:
        for taken in sorted({1, most // 2 + 1, most}):
            seats = tuple(map(_seat, range(taken)))
            clock = CLOCK_NAMES[taken % len(CLOCK_NAMES)]
            data = TableData(1, game, 1, 1, seats[0].user_id, {}, seats, clock=clock)
            yield f"lobby-{taken}", lobby_scene(data, kit, Readers(data, ""))


def _seat(number: int) -> Seat:
    """Some of the seats in the middle have computers."""
    if number in (1, 3, 6):
        return Seat(COMPUTER, ("Chamari", "Tharindu", "Kumari 2")[number // 3], level=LEVELS[number // 3])
    return Seat(number + 1, _PEOPLE[number])
