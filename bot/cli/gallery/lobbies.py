"""Example lobbies of each game: just opened, filling up, and full, with people of many scripts and computers."""

import importlib
from collections.abc import Iterator

from bot.core.game import LEVELS
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.steps.model import COMPUTER, Seat, TableData
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.lobby import lobby_scene
from render.scene import Scene

_PEOPLE = {0: "さくら", 2: "שלום", 4: "नीला", 5: "🐉 Kai", 7: "W" * 10_000}
_COMPUTERS = {1: "Chamari", 3: "Tharindu", 6: "Kumari 2"}
"""By their seats."""


def example_lobbies(game: str) -> Iterator[tuple[str, Scene]]:
    """Under the number of seats taken. None of a game for one, which has no lobby."""
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
